/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/visit-table.h"

#include "rules/plain-variant.h"
#include "rules/table-name.h"
#include "variants/tables.h"

/**
 * canasta_visit_open_table:
 * @rules: what is played, as the host tells it
 * @registry: the variants here, a #CanastaRegistry
 * @error: where to say what is missing
 *
 * A #CanastaVisitTableFunc.
 *
 * Returns: (transfer full) (nullable): the table
 */
CanastaTable *
canasta_visit_open_table (const CanastaRulesTold *rules, gpointer registry, GError **error)
{
  g_autofree char *variant = NULL;
  g_autofree char *seating = NULL;
  guint players;

  if (!canasta_table_name_read (rules->table, &variant, &players, &seating, error))
    return NULL;
  if (rules->plain && !canasta_registry_get_variant (registry, variant, NULL))
    return canasta_plain_variant_open_table (variant, players, seating,
                                             json_node_get_object (rules->rules), error);
  return canasta_registry_open_table (registry, variant, players, seating, NULL,
                                      json_node_get_object (rules->rules), error);
}
