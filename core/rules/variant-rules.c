/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules a variant has where no house says otherwise. */
#include "config.h"

#include "rules/variant-rules.h"

/* A house that sets no bands leaves the minimum to the variant. */
static void
clear_opening_minimum (CanastaRules *rules)
{
  g_autoptr (GError) error = NULL;

  if (!canasta_rules_set_value (rules, canasta_rule_find ("opening-minimum"),
                                g_variant_new_array (G_VARIANT_TYPE ("(ii)"), NULL, 0), &error))
    g_error ("%s", error->message);
}

/**
 * canasta_variant_make_rules:
 * @variant: a variant
 * @players: how many play
 * @seating: (nullable): the seating, %NULL where the table has only one
 * @error: return location for an error
 *
 * Asks the hooks for the variant's standard rules.
 *
 * Returns: (transfer full): the rules, %NULL with @error set
 */
CanastaRules *
canasta_variant_make_rules (CanastaVariant  *variant,
                            guint            players,
                            const char      *seating,
                            GError         **error)
{
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  guint deal_size, draw_count, canastas;

  g_return_val_if_fail (CANASTA_IS_VARIANT (variant), NULL);

  clear_opening_minimum (rules);
  if (!canasta_variant_deal_size (variant, players, seating, &deal_size, error)
      || !canasta_rules_set_number (rules, "deal-size", (int) deal_size, error)
      || !canasta_variant_draw_count (variant, players, seating, &draw_count, error)
      || !canasta_rules_set_number (rules, "draw-count", (int) draw_count, error)
      || !canasta_variant_canastas_to_go_out (variant, players, seating, &canastas, error)
      || !canasta_rules_set_number (rules, "canastas-to-go-out", (int) canastas, error)
      || !canasta_variant_configure (variant, rules, players, seating, error))
    return NULL;
  return g_steal_pointer (&rules);
}

/**
 * canasta_rules_get_classic_threshold:
 * @total: a side's total before the deal, in points
 *
 * What a side's first meld must count in the classic game: the answer of a
 * variant that has no minimum of its own.
 *
 * Returns: the minimum in points
 */
guint
canasta_rules_get_classic_threshold (int total)
{
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  const CanastaBands *bands = &canasta_rules_get_values (rules)->opening_minimum;
  int minimum = bands->band[0].minimum;

  for (int i = 1; i < bands->n && total >= bands->band[i].from; i++)
    minimum = bands->band[i].minimum;
  return (guint) minimum;
}
