/* SPDX-License-Identifier: GPL-3.0-or-later */
/* canasta-cli rules: the rules of a table. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "command.h"
#include "rules-text.h"
#include "tables.h"

int
canasta_rules_main (int argc, char *argv[], const char *data_folder)
{
  g_autofree char *house = NULL;
  g_autofree char *format = NULL;
  const GOptionEntry entries[] = {
    { "house", 0, 0, G_OPTION_ARG_STRING, &house,
      N_("Whose rules are played, as classic"), N_("HOUSE") },
    { "format", 0, 0, G_OPTION_ARG_STRING, &format,
      N_("How they are shown: text, markdown or json"), N_("FORMAT") },
    { NULL },
  };
  const CanastaCommandHelp help = {
    .name = "rules",
    .parameters = _("[VARIANT[/PLAYERS[/SEATING]]]"),
    .summary = _("Shows the rules in force at a table, as partnership/4."),
    .description = _("“canasta-cli variants” lists tables and houses."),
  };
  g_autoptr (CanastaRegistry) registry = NULL;
  g_autoptr (CanastaTable) table = NULL;
  g_autoptr (GError) error = NULL;

  if (!canasta_command_parse (&help, entries, &argc, &argv, 1)
      || !canasta_command_check_format (help.name, format, "text", "markdown", "json", NULL))
    return CANASTA_EXIT_WRONG_INPUT;

  registry = canasta_tables_open_registry (data_folder);
  table = canasta_tables_open_named (registry, argc > 1 ? argv[1] : NULL, house, &error);
  if (table == NULL)
    return canasta_command_refuse (help.name, error);

  if (g_strcmp0 (format, "json") == 0)
    {
      g_autoptr (JsonNode) node = canasta_rules_text_to_json (table);

      canasta_command_print_json (node);
    }
  else if (g_strcmp0 (format, "markdown") == 0)
    canasta_rules_text_print_markdown (table);
  else
    canasta_rules_text_print (table);
  return CANASTA_EXIT_DONE;
}
