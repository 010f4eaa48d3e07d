/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is wrong with the houses, in sentences that name the place. */
#include "config.h"

#include "variants/faults.h"

#include <glib/gi18n-lib.h>

#include "rules/house-private.h"
#include "rules/table-name.h"
#include "variants/tables.h"

static void
add_unknown (CanastaHouse *house,
             GStrvBuilder *faults)
{
  const char *const *unknown = canasta_house_list_unknown (house);

  for (guint i = 0; unknown[i]; i++)
    {
      g_autofree char *fault = canasta_house_place (
        house, unknown[i], _("this is not known here; it is kept as it is."));

      g_strv_builder_add (faults, fault);
    }
}

/* A table that cannot be opened; contradictions name their place themselves, unless
 * they are told elsewhere. */
static void
add_table_fault (CanastaRegistry *registry,
                 CanastaHouse    *house,
                 guint            position,
                 const char      *name,
                 gboolean         is_told,
                 GStrvBuilder    *faults)
{
  g_autofree char *variant = NULL;
  g_autofree char *seating = NULL;
  g_autofree char *pointer = g_strdup_printf ("/tables/%u/table", position);
  g_autofree char *fault = NULL;
  g_autoptr (CanastaTable) table = NULL;
  g_autoptr (GError) error = NULL;
  guint players;

  if (canasta_table_name_read (name, &variant, &players, &seating, &error))
    table = canasta_registry_open_table (registry, variant, players, seating,
                                         canasta_house_get_id (house), NULL, &error);
  if (table)
    return;

  if (g_error_matches (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_CONTRADICTION))
    {
      if (is_told)
        return;
      fault = g_strdup (error->message);
    }
  else
    {
      fault = canasta_house_place (house, pointer, error->message);
    }
  g_strv_builder_add (faults, fault);
}

/**
 * canasta_registry_list_faults:
 * @self: a registry
 *
 * Lists what is wrong with the houses: files that cannot be read, keys and rules
 * that are not known, tables that cannot be played.
 *
 * Returns: (transfer full) (array zero-terminated=1): sentences with file, line
 *   and key
 */
char **
canasta_registry_list_faults (CanastaRegistry *self)
{
  return canasta_registry_list_other_faults (self, NULL, NULL);
}

/**
 * canasta_registry_list_other_faults:
 * @self: a registry
 * @house_id: (nullable): the id of a house
 * @table: (nullable): the name of one of its tables
 *
 * The same for who shows the rules of a table: that these contradict each other is
 * told there.
 *
 * Returns: (transfer full) (array zero-terminated=1): sentences with file, line
 *   and key
 */
char **
canasta_registry_list_other_faults (CanastaRegistry *self,
                                    const char      *house_id,
                                    const char      *table)
{
  CanastaHouses *houses;
  g_autoptr (GStrvBuilder) faults = g_strv_builder_new ();
  guint n_houses;

  g_return_val_if_fail (CANASTA_IS_REGISTRY (self), NULL);

  houses = canasta_registry_get_houses (self);
  g_strv_builder_addv (faults, (const char **) canasta_houses_list_problems (houses));

  n_houses = g_list_model_get_n_items (G_LIST_MODEL (houses));
  for (guint i = 0; i < n_houses; i++)
    {
      g_autoptr (CanastaHouse) house = g_list_model_get_item (G_LIST_MODEL (houses), i);
      g_auto (GStrv) tables = canasta_house_list_tables (house);
      gboolean is_shown = g_strcmp0 (canasta_house_get_id (house), house_id) == 0;

      add_unknown (house, faults);
      for (guint j = 0; tables[j]; j++)
        add_table_fault (self, house, j, tables[j], is_shown && g_strcmp0 (tables[j], table) == 0,
                         faults);
    }
  return g_strv_builder_end (faults);
}
