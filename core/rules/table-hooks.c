/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks the variant of a table while a deal is played.
 *
 * A hook that fails has no say any more: whoever is thinking goes on with the
 * classic answer and comes to an end, but nothing of it is carried out. The first
 * fault is kept at the table, where whoever carries actions out and scores deals
 * finds it. */
#include "config.h"

#include "rules/table-hooks.h"

/**
 * canasta_table_get_fault:
 * @self: the table
 *
 * Asked on any thread.
 *
 * Returns: (transfer none) (nullable): what went wrong with its variant while a
 *   match was played, a sentence that names the variant and the hook; from then
 *   on nothing is played at this table
 */
const GError *
canasta_table_get_fault (const CanastaTable *self)
{
  return g_atomic_pointer_get (&((CanastaTable *) self)->fault);
}

/**
 * canasta_table_check_variant:
 * @self: the table
 * @error: the fault there is
 *
 * Returns: whether its variant has not failed
 */
gboolean
canasta_table_check_variant (const CanastaTable *self, GError **error)
{
  const GError *fault = canasta_table_get_fault (self);

  if (!fault)
    return TRUE;
  if (error)
    *error = g_error_copy (fault);
  return FALSE;
}

/* Keeps the first fault. The table does not change otherwise; this alone may be
 * written, on any thread. */
void
canasta_table_take_fault (const CanastaTable *self, GError *fault)
{
  CanastaTable *table = (CanastaTable *) self;

  if (!g_atomic_pointer_compare_and_exchange (&table->fault, NULL, fault))
    g_error_free (fault);
}

/* Whether a hook is there to be asked. */
static gboolean
asks (const CanastaTable *self, CanastaPlayHooks hook)
{
  return (self->hooks & hook) != 0 && !canasta_table_get_fault (self);
}

/* Whether @rank may be discarded. */
gboolean
canasta_table_may_discard (const CanastaTable *self, const CanastaHookTurn *turn,
                           CanastaRank rank)
{
  gboolean allowed = TRUE;
  GError *fault = NULL;

  if (!asks (self, CANASTA_PLAY_HOOK_MAY_DISCARD)
      || canasta_variant_may_discard (self->variant, turn, rank, &allowed, &fault))
    return allowed;
  canasta_table_take_fault (self, fault);
  return TRUE;
}

/* Whether @side, as it would be then, may go out. */
gboolean
canasta_table_may_go_out (const CanastaTable *self, const CanastaHookTurn *turn,
                          const CanastaHookSide *side)
{
  gboolean allowed = TRUE;
  GError *fault = NULL;

  if (!asks (self, CANASTA_PLAY_HOOK_MAY_GO_OUT)
      || canasta_variant_may_go_out (self->variant, turn, side, &allowed, &fault))
    return allowed;
  canasta_table_take_fault (self, fault);
  return TRUE;
}

/* What a canasta is worth that the rules value at @standard. */
int
canasta_table_classify_meld (const CanastaTable *self, const CanastaHookMeld *meld, int standard)
{
  int points = standard;
  GError *fault = NULL;

  if (!asks (self, CANASTA_PLAY_HOOK_CLASSIFY_MELD)
      || canasta_variant_classify_meld (self->variant, meld, standard, &points, &fault))
    return points;
  canasta_table_take_fault (self, fault);
  return standard;
}

/* What a side gets on top of its @points. */
int
canasta_table_score_side (const CanastaTable *self, const CanastaHookSide *side, int points)
{
  int bonus = 0;
  GError *fault = NULL;

  if (!asks (self, CANASTA_PLAY_HOOK_SCORE_SIDE)
      || canasta_variant_score_side (self->variant, side, points, &bonus, &fault))
    return bonus;
  canasta_table_take_fault (self, fault);
  return 0;
}
