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
 * canasta_registry_list_house_faults:
 * @self: a registry
 * @house: one of its houses
 * @shown: (nullable): the name of one of its tables, whose rules are shown: that
 *   these contradict each other is told there
 *
 * Lists what is wrong with one house: keys and rules that are not known, tables
 * that cannot be played.
 *
 * Returns: (transfer full) (array zero-terminated=1): sentences with file, line
 *   and key
 */
char **
canasta_registry_list_house_faults (CanastaRegistry *self,
                                    CanastaHouse    *house,
                                    const char      *shown)
{
  g_autoptr (GStrvBuilder) faults = g_strv_builder_new ();
  g_auto (GStrv) tables = NULL;

  g_return_val_if_fail (CANASTA_IS_REGISTRY (self), NULL);
  g_return_val_if_fail (CANASTA_IS_HOUSE (house), NULL);

  add_unknown (house, faults);
  tables = canasta_house_list_tables (house);
  for (guint i = 0; tables[i]; i++)
    add_table_fault (self, house, i, tables[i], g_strcmp0 (tables[i], shown) == 0, faults);
  return g_strv_builder_end (faults);
}

/**
 * canasta_registry_list_faults:
 * @self: a registry
 *
 * Lists what is wrong with all houses, files that cannot be read included.
 *
 * Returns: (transfer full) (array zero-terminated=1): sentences with file, line
 *   and key
 */
char **
canasta_registry_list_faults (CanastaRegistry *self)
{
  g_autoptr (GStrvBuilder) faults = g_strv_builder_new ();
  CanastaHouses *houses;

  g_return_val_if_fail (CANASTA_IS_REGISTRY (self), NULL);

  houses = canasta_registry_get_houses (self);
  g_strv_builder_addv (faults, (const char **) canasta_houses_list_problems (houses));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (houses)); i++)
    {
      g_autoptr (CanastaHouse) house = g_list_model_get_item (G_LIST_MODEL (houses), i);
      g_auto (GStrv) of_house = canasta_registry_list_house_faults (self, house, NULL);

      g_strv_builder_addv (faults, (const char **) of_house);
    }
  return g_strv_builder_end (faults);
}
