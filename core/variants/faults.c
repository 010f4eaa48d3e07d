/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is wrong with the houses, in sentences that name the place. */
#include "config.h"

#include "variants/faults.h"

#include <glib/gi18n-lib.h>

#include "rules/house-private.h"
#include "rules/seating-hooks.h"
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

/* A contradiction between rules of a house, told with the place where the house sets one. */
static char *
place_contradiction (CanastaRegistry *registry,
                     CanastaHouse    *house,
                     const char      *table,
                     const char      *sentence)
{
  g_autofree char *variant = NULL;
  g_autofree char *seating = NULL;
  g_autofree char *reason = NULL;
  g_autofree char *place = NULL;
  g_autoptr (CanastaRules) rules =
    canasta_registry_make_rules (registry, table, canasta_house_get_id (house), NULL);
  guint8 order[CANASTA_MAX_SEATS];
  guint8 sides[CANASTA_MAX_SEATS];
  const CanastaRule *one, *other;
  guint players, n_sides = 0;

  if (!rules || !canasta_table_name_read (table, &variant, &players, &seating, NULL)
      || !canasta_seating_hooks_seating (canasta_registry_get_variant (registry, variant, NULL),
                                         players, seating, 1, order, sides, &players, NULL))
    return g_strdup (sentence);
  for (guint i = 0; i < players; i++)
    n_sides = MAX (n_sides, sides[order[i]] + 1u);
  reason = canasta_rules_find_contradiction (rules, players, n_sides, &one, &other);
  if (!reason)
    return g_strdup (sentence);

  place = canasta_house_find_rules (house, table,
                                    (const char *[]){ one->name, other->name, NULL });
  return canasta_house_place (house, place, sentence);
}

/* A table that cannot be opened. */
static void
add_table_fault (CanastaRegistry   *registry,
                 CanastaHouse      *house,
                 guint              position,
                 const char        *name,
                 CanastaFaultWords  words,
                 gpointer           data,
                 GStrvBuilder      *faults)
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

  if (!g_error_matches (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_CONTRADICTION))
    fault = canasta_house_place (house, pointer, error->message);
  else if (words)
    fault = words (house, name, error->message, data);
  else
    fault = place_contradiction (registry, house, name, error->message);
  if (fault)
    g_strv_builder_add (faults, fault);
}

static void
add_faults (CanastaRegistry   *registry,
            CanastaHouse      *house,
            CanastaFaultWords  words,
            gpointer           data,
            GStrvBuilder      *faults)
{
  g_auto (GStrv) tables = canasta_house_list_tables (house);

  add_unknown (house, faults);
  for (guint i = 0; tables[i]; i++)
    add_table_fault (registry, house, i, tables[i], words, data, faults);
}

/**
 * canasta_registry_list_house_faults:
 * @self: a registry
 * @house: one of its houses
 * @words: (scope call): says that rules of one of its tables contradict each other
 * @data: for @words
 *
 * Lists what is wrong with one house: keys and rules that are not known, tables
 * that cannot be played. What its rules were set to is nobody's slip in a file: it is
 * told in words.
 *
 * Returns: (transfer full) (array zero-terminated=1): sentences, those about the file
 *   with file, line and key
 */
char **
canasta_registry_list_house_faults (CanastaRegistry   *self,
                                    CanastaHouse      *house,
                                    CanastaFaultWords  words,
                                    gpointer           data)
{
  g_autoptr (GStrvBuilder) faults = g_strv_builder_new ();

  g_return_val_if_fail (CANASTA_IS_REGISTRY (self), NULL);
  g_return_val_if_fail (CANASTA_IS_HOUSE (house), NULL);
  g_return_val_if_fail (words != NULL, NULL);

  add_faults (self, house, words, data, faults);
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

      add_faults (self, house, NULL, NULL, faults);
    }
  return g_strv_builder_end (faults);
}
