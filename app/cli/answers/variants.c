/* SPDX-License-Identifier: GPL-3.0-or-later */
/* canasta-cli variants: what can be played, and by whose rules. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cli/command.h"
#include "cli/tables.h"

static CanastaReport *
add_entry (CanastaReport *list, const char *id, const char *title)
{
  /* Translators: the name of a variant or a house for other programs, and its title */
  g_autofree char *label = g_strdup_printf (_("%s: %s"), id, title);
  CanastaReport *entry = canasta_report_add_object (list, NULL, label);

  canasta_report_add_text (entry, "id", id);
  return entry;
}

static void
add_summary (CanastaReport *entry, const char *summary)
{
  canasta_report_add_text (entry, "summary", summary);
  canasta_report_add_line (entry, NULL, summary);
}

/* @names is NULL where there are none. */
static void
add_tables (CanastaReport *entry, const char *const *names)
{
  CanastaReport *tables = canasta_report_add_list (entry, "tables", NULL);
  g_autofree char *list = names ? g_strjoinv (", ", (char **) names) : NULL;
  g_autofree char *line = names ? g_strdup_printf (_("Tables: %s"), list) : NULL;

  for (guint i = 0; names && names[i]; i++)
    canasta_report_add_text (tables, NULL, names[i]);
  canasta_report_add_line (entry, NULL, line);
}

/* A list of lines. */
static void
add_lines (CanastaReport *report, const char *key, const char *label, char **lines)
{
  CanastaReport *list = canasta_report_add_list (report, key, label);

  for (guint i = 0; lines && lines[i]; i++)
    {
      canasta_report_add_text (list, NULL, lines[i]);
      canasta_report_add_line (list, NULL, lines[i]);
    }
}

static void
add_variant (CanastaReport *list, CanastaPlugin *plugin)
{
  const char *problem = canasta_plugin_get_problem (plugin);
  g_auto (GStrv) trial = canasta_plugin_list_trial (plugin);
  CanastaReport *entry = add_entry (list, canasta_plugin_get_id (plugin),
                                    canasta_plugin_get_name (plugin));

  canasta_report_add_text (entry, "name", canasta_plugin_get_name (plugin));
  add_summary (entry, canasta_plugin_get_summary (plugin));
  add_tables (entry, canasta_plugin_list_tables (plugin));
  canasta_report_add_text (entry, "problem", problem);
  if (problem && !canasta_plugin_list_tables (plugin))
    {
      g_autofree char *line = g_strdup_printf (_("Cannot be played: %s"), problem);

      canasta_report_add_line (entry, NULL, line);
    }
  canasta_report_add_switch (entry, "on", canasta_plugin_is_on (plugin));
  add_lines (entry, "trial", NULL, trial);
  canasta_report_add_text (entry, "warning", canasta_plugin_get_warning (plugin));
}

/* Those who have a variant from elsewhere are told what it may do. */
static void
add_warning (CanastaReport *report, GListModel *variants)
{
  const char *warning = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (variants) && !warning; i++)
    {
      g_autoptr (CanastaPlugin) plugin = g_list_model_get_item (variants, i);

      warning = canasta_plugin_get_warning (plugin);
    }
  if (warning)
    canasta_report_add_section (report, warning);
}

static void
add_house (CanastaReport *list, CanastaHouse *house)
{
  g_auto (GStrv) tables = canasta_house_list_tables (house);
  CanastaReport *entry = add_entry (list, canasta_house_get_id (house),
                                    canasta_house_get_title (house));

  canasta_report_add_text (entry, "title", canasta_house_get_title (house));
  add_summary (entry, canasta_house_get_summary (house));
  add_tables (entry, (const char *const *) tables);
}

static CanastaReport *
make_report (CanastaRegistry *registry)
{
  GListModel *variants = G_LIST_MODEL (registry);
  GListModel *houses = G_LIST_MODEL (canasta_registry_get_houses (registry));
  g_auto (GStrv) faults = canasta_registry_list_faults (registry);
  CanastaReport *report = canasta_report_new ();
  CanastaReport *list = canasta_report_add_list (report, "variants", _("Variants"));

  for (guint i = 0; i < g_list_model_get_n_items (variants); i++)
    {
      g_autoptr (CanastaPlugin) plugin = g_list_model_get_item (variants, i);

      add_variant (list, plugin);
    }
  add_warning (report, variants);
  list = canasta_report_add_list (report, "houses", _("Houses"));
  for (guint i = 0; i < g_list_model_get_n_items (houses); i++)
    {
      g_autoptr (CanastaHouse) house = g_list_model_get_item (houses, i);

      add_house (list, house);
    }
  add_lines (report, "faults", faults[0] ? _("Houses with a fault") : NULL, faults);
  return report;
}

/* Returns: the exit status; where that could not be done it is told. */
static int
switch_variant (CanastaRegistry *registry, const char *id, gboolean on)
{
  g_autoptr (GError) error = NULL;

  if (!id || canasta_registry_switch (registry, id, on, &error))
    return CANASTA_EXIT_DONE;
  return error->domain == CANASTA_RULES_ERROR ? canasta_command_refuse ("variants", error)
                                              : canasta_command_fail ("variants", error);
}

int
canasta_variants_main (int argc, char *argv[], const char *data_folder)
{
  g_autofree char *format = NULL;
  g_autofree char *on = NULL;
  g_autofree char *off = NULL;
  int off_status;
  int on_status;
  const GOptionEntry entries[] = {
    { "format", 0, 0, G_OPTION_ARG_STRING, &format,
      N_("How they are shown: text or json"), N_("FORMAT") },
    { "on", 0, 0, G_OPTION_ARG_STRING, &on,
      N_("Switch on a variant of your own folder; it runs with all your rights"), N_("VARIANT") },
    { "off", 0, 0, G_OPTION_ARG_STRING, &off,
      N_("Switch off a variant of your own folder"), N_("VARIANT") },
    { NULL },
  };
  const CanastaCommandHelp help = {
    .name = "variants",
    .summary = _("Lists the variants, their tables, and the houses whose rules are played."),
  };
  g_autoptr (CanastaRegistry) registry = NULL;
  g_autoptr (CanastaReport) report = NULL;

  if (!canasta_command_parse (&help, entries, &argc, &argv, 0)
      || !canasta_command_check_format (help.name, format, "text", "json", NULL))
    return CANASTA_EXIT_WRONG_INPUT;

  registry = canasta_tables_open_registry (data_folder);
  off_status = switch_variant (registry, off, FALSE);
  on_status = switch_variant (registry, on, TRUE);
  if (off_status != CANASTA_EXIT_DONE || on_status != CANASTA_EXIT_DONE)
    return MAX (off_status, on_status);
  canasta_registry_load_all (registry);
  report = make_report (registry);
  canasta_command_print_report (report, format, 0);
  return CANASTA_EXIT_DONE;
}
