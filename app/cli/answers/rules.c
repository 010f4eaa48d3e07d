/* SPDX-License-Identifier: GPL-3.0-or-later */
/* canasta-cli rules: the rules of a table. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/command.h"
#include "cli/rules-text.h"
#include "cli/tables.h"
#include "rules-compare.h"

/* What changes are marked against: the classic house or, at a table it does not
 * have, the variant. */
static CanastaRules *
make_standard (CanastaRegistry *registry, const CanastaTable *table)
{
  g_autofree char *name = canasta_table_dup_name (table);
  CanastaRules *rules = canasta_registry_make_rules (registry, name, CANASTA_STANDARD_HOUSE, NULL);

  return rules ? rules : canasta_registry_make_rules (registry, name, NULL, NULL);
}

int
canasta_rules_main (int argc, char *argv[], const char *data_folder)
{
  g_autofree char *house = NULL;
  g_autofree char *format = NULL;
  gboolean comparing = FALSE;
  const GOptionEntry entries[] = {
    { "house", 0, 0, G_OPTION_ARG_STRING, &house,
      N_("Whose rules are played, such as classic"), N_("HOUSE") },
    { "format", 0, 0, G_OPTION_ARG_STRING, &format,
      N_("How they are shown: text, markdown or json"), N_("FORMAT") },
    { "compare", 0, 0, G_OPTION_ARG_NONE, &comparing,
      N_("Show only what differs between two houses, HOUSE HOUSE [VARIANT], or two tables, "
         "[HOUSE:]TABLE [HOUSE:]TABLE"), NULL },
    { NULL },
  };
  const CanastaCommandHelp help = {
    .name = "rules",
    .parameters = _("[VARIANT[/PLAYERS[/SEATING]]]"),
    .summary = _("Shows the rules in force at a table, such as partnership/4."),
    .description = _("“canasta-cli variants” lists tables and houses."),
  };
  g_autoptr (CanastaRegistry) registry = NULL;
  g_autoptr (CanastaTable) table = NULL;
  g_autoptr (GError) error = NULL;

  if (!canasta_command_parse (&help, entries, &argc, &argv, 3)
      || !canasta_command_check_format (help.name, format, "text", "markdown",
                                        "json", NULL))
    return CANASTA_EXIT_WRONG_INPUT;

  if (comparing ? argc < 3 || house : argc > 2)
    return canasta_command_refuse_with (
      help.name, "%s",
      comparing ? _("To compare, name two houses and, if you like, a table: "
                    "--compare classic fr-ducale partnership/4; or two tables: "
                    "--compare classic:partnership/4 cuban/4.")
                : _("Name one table only."));

  registry = canasta_tables_open_registry (data_folder);
  canasta_command_tell_faults (help.name, registry);
  if (comparing && argc == 3 && strchr (argv[1], '/') && strchr (argv[2], '/'))
    return canasta_rules_compare_tables (registry, argv[1], argv[2], format);
  if (comparing)
    return canasta_rules_compare (registry, argv[1], argv[2], argc > 3 ? argv[3] : NULL, format);
  table = canasta_tables_open_named (registry, argc > 1 ? argv[1] : NULL, house, &error);
  if (!table)
    return canasta_command_refuse (help.name, error);

  if (g_strcmp0 (format, "json") == 0)
    {
      g_autoptr (CanastaReport) report = canasta_rules_text_make_report (table);

      canasta_command_print_report (report, format, 0);
    }
  else
    {
      g_autoptr (CanastaRules) standard = make_standard (registry, table);

      if (g_strcmp0 (format, "markdown") == 0)
        {
          g_autoptr (CanastaGuide) guide = canasta_guide_new (table, standard);
          g_autofree char *text = canasta_guide_to_markdown (guide);

          g_print ("%s", text);
        }
      else
        canasta_rules_text_print_guide (table, standard);
    }
  return CANASTA_EXIT_DONE;
}
