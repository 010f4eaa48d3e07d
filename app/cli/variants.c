/* SPDX-License-Identifier: GPL-3.0-or-later */
/* canasta-cli variants: what can be played, and by whose rules. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "command.h"
#include "tables.h"

static void
print_tables (const char *const *names)
{
  g_autofree char *list = g_strjoinv (", ", (char **) names);

  g_print (_("    Tables: %s\n"), list);
}

static void
print_entry (const char *id, const char *title, const char *summary)
{
  g_print (_("  %s: %s\n"), id, title);
  if (summary)
    g_print ("    %s\n", summary);
}

static void
print_trial (CanastaPlugin *plugin)
{
  g_auto (GStrv) trial = canasta_plugin_list_trial (plugin);

  for (guint i = 0; trial && trial[i]; i++)
    g_print ("    %s\n", trial[i]);
}

/* Those who have a variant from elsewhere are told what it may do. */
static void
print_warning (CanastaRegistry *registry)
{
  const char *warning = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (registry)) && !warning; i++)
    {
      g_autoptr (CanastaPlugin) plugin = g_list_model_get_item (G_LIST_MODEL (registry), i);

      warning = canasta_plugin_get_warning (plugin);
    }
  if (warning)
    g_print ("\n%s\n", warning);
}

static void
print_text (CanastaRegistry *registry)
{
  GListModel *houses = G_LIST_MODEL (canasta_registry_get_houses (registry));
  g_auto (GStrv) faults = canasta_registry_list_faults (registry);

  g_print ("%s\n", _("Variants"));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (registry)); i++)
    {
      g_autoptr (CanastaPlugin) plugin = g_list_model_get_item (G_LIST_MODEL (registry), i);

      print_entry (canasta_plugin_get_id (plugin), canasta_plugin_get_name (plugin),
                   canasta_plugin_get_summary (plugin));
      if (canasta_plugin_list_tables (plugin))
        print_tables (canasta_plugin_list_tables (plugin));
      else if (canasta_plugin_get_problem (plugin))
        g_print (_("    Cannot be played: %s\n"), canasta_plugin_get_problem (plugin));
      print_trial (plugin);
    }
  print_warning (registry);

  g_print ("\n%s\n", _("Houses"));
  for (guint i = 0; i < g_list_model_get_n_items (houses); i++)
    {
      g_autoptr (CanastaHouse) house = g_list_model_get_item (houses, i);
      g_auto (GStrv) tables = canasta_house_list_tables (house);

      print_entry (canasta_house_get_id (house), canasta_house_get_title (house),
                   canasta_house_get_summary (house));
      print_tables ((const char *const *) tables);
    }

  if (faults[0])
    g_print ("\n%s\n", _("Houses with a fault"));
  for (guint i = 0; faults[i]; i++)
    g_print ("  %s\n", faults[i]);
}

static void
add_tables (JsonBuilder *builder, const char *const *names)
{
  json_builder_set_member_name (builder, "tables");
  json_builder_begin_array (builder);
  for (guint i = 0; names && names[i]; i++)
    json_builder_add_string_value (builder, names[i]);
  json_builder_end_array (builder);
}

static void
add_trial (JsonBuilder *builder, CanastaPlugin *plugin)
{
  g_auto (GStrv) trial = canasta_plugin_list_trial (plugin);

  json_builder_set_member_name (builder, "trial");
  json_builder_begin_array (builder);
  for (guint i = 0; trial && trial[i]; i++)
    json_builder_add_string_value (builder, trial[i]);
  json_builder_end_array (builder);
}

static void
add_variants (JsonBuilder *builder, CanastaRegistry *registry)
{
  json_builder_set_member_name (builder, "variants");
  json_builder_begin_array (builder);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (registry)); i++)
    {
      g_autoptr (CanastaPlugin) plugin = g_list_model_get_item (G_LIST_MODEL (registry), i);

      json_builder_begin_object (builder);
      canasta_json_add_text (builder, "id", canasta_plugin_get_id (plugin));
      canasta_json_add_text (builder, "name", canasta_plugin_get_name (plugin));
      canasta_json_add_text (builder, "summary", canasta_plugin_get_summary (plugin));
      add_tables (builder, canasta_plugin_list_tables (plugin));
      canasta_json_add_text (builder, "problem", canasta_plugin_get_problem (plugin));
      json_builder_set_member_name (builder, "on");
      json_builder_add_boolean_value (builder, canasta_plugin_is_on (plugin));
      add_trial (builder, plugin);
      canasta_json_add_text (builder, "warning", canasta_plugin_get_warning (plugin));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_houses (JsonBuilder *builder, GListModel *houses)
{
  json_builder_set_member_name (builder, "houses");
  json_builder_begin_array (builder);
  for (guint i = 0; i < g_list_model_get_n_items (houses); i++)
    {
      g_autoptr (CanastaHouse) house = g_list_model_get_item (houses, i);
      g_auto (GStrv) tables = canasta_house_list_tables (house);

      json_builder_begin_object (builder);
      canasta_json_add_text (builder, "id", canasta_house_get_id (house));
      canasta_json_add_text (builder, "title", canasta_house_get_title (house));
      canasta_json_add_text (builder, "summary", canasta_house_get_summary (house));
      add_tables (builder, (const char *const *) tables);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_faults (JsonBuilder *builder, CanastaRegistry *registry)
{
  g_auto (GStrv) faults = canasta_registry_list_faults (registry);

  json_builder_set_member_name (builder, "faults");
  json_builder_begin_array (builder);
  for (guint i = 0; faults[i]; i++)
    json_builder_add_string_value (builder, faults[i]);
  json_builder_end_array (builder);
}

static JsonNode *
list_as_json (CanastaRegistry *registry)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  add_variants (builder, registry);
  add_houses (builder, G_LIST_MODEL (canasta_registry_get_houses (registry)));
  add_faults (builder, registry);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

/* Returns: whether that could be done; when not, it is told. */
static gboolean
switch_variant (CanastaRegistry *registry, const char *id, gboolean on, int *status)
{
  g_autoptr (GError) error = NULL;

  if (!id || canasta_registry_switch (registry, id, on, &error))
    return TRUE;
  canasta_command_refuse ("variants", error);
  *status = error->domain == CANASTA_RULES_ERROR ? CANASTA_EXIT_WRONG_INPUT : CANASTA_EXIT_FAILED;
  return FALSE;
}

int
canasta_variants_main (int argc, char *argv[], const char *data_folder)
{
  g_autofree char *format = NULL;
  g_autofree char *on = NULL;
  g_autofree char *off = NULL;
  int status = CANASTA_EXIT_DONE;
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

  if (!canasta_command_parse (&help, entries, &argc, &argv, 0)
      || !canasta_command_check_format (help.name, format, "text", "json", NULL))
    return CANASTA_EXIT_WRONG_INPUT;

  registry = canasta_tables_open_registry (data_folder);
  if (!switch_variant (registry, off, FALSE, &status)
      || !switch_variant (registry, on, TRUE, &status))
    return status;
  canasta_registry_load_all (registry);
  if (g_strcmp0 (format, "json") == 0)
    {
      g_autoptr (JsonNode) node = list_as_json (registry);

      canasta_command_print_json (node);
    }
  else
    print_text (registry);
  return CANASTA_EXIT_DONE;
}
