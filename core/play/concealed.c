/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What going out concealed means. */
#include "config.h"

#include "play/judge.h"

static gboolean
is_in_plan (const CanastaPlan *plan, guint place)
{
  for (guint i = 0; plan && i < plan->layout.n; i++)
    if (plan->layout.of[i].place == place)
      return TRUE;
  return FALSE;
}

/* Whether a meld was begun this turn: every natural card of it was laid now.
 * Melds of wild cards count as begun when all their cards were. */
static gboolean
is_begun_now (const CanastaMeld *meld, const CanastaCardSet *laid)
{
  CanastaCardSet cards;

  if (meld->kind == CANASTA_MELD_RANK)
    return canasta_card_set_get_lane (laid, meld->rank) == meld->naturals;
  canasta_meld_get_cards (meld, &cards);
  return canasta_card_set_contains (laid, &cards);
}

static void
weigh_meld (const CanastaMeld *meld, const CanastaCardSet *laid, int *own, int *placed)
{
  if (!is_begun_now (meld, laid))
    return;
  *placed += canasta_meld_count (meld);
  if (canasta_meld_is_canasta (meld))
    (*own)++;
}

/**
 * canasta_board_is_concealed: (skip)
 * @table: the table
 * @board: the board
 * @seat: who would go out
 * @plan: (nullable): what is laid on top of the board
 *
 * Returns: whether @seat goes out concealed: nothing laid in earlier turns and
 *   the whole hand in this one; where the rules ask for it with a canasta of
 *   their own and nothing added to melds of the partner
 */
gboolean
canasta_board_is_concealed (const CanastaTable *table, const CanastaBoard *board, guint seat,
                            const CanastaPlan *plan)
{
  const CanastaRuleValues *rules = &table->rules;
  guint side = board->side[seat];
  CanastaCardSet laid = board->laid;
  int own = 0, placed = 0, need = 1;

  if (board->melded_before & (1 << seat))
    return FALSE;
  if (plan)
    canasta_card_set_add (&laid, &plan->laid);
  if (canasta_card_set_is_empty (&laid))
    return FALSE;
  if (rules->concealed_definition == CANASTA_CONCEALED_LOOSE)
    return TRUE;

  for (guint i = 0; i < board->n_melds; i++)
    if (board->melds[i].side == side && !is_in_plan (plan, i))
      weigh_meld (&board->melds[i], &laid, &own, &placed);
  for (guint i = 0; plan && i < plan->layout.n; i++)
    weigh_meld (&plan->layout.of[i].meld, &laid, &own, &placed);

  /* Cards laid that stand in no meld begun now were added to older melds. */
  if (table->players == 2 && rules->concealed_canastas == CANASTA_CONCEALED_REQUIRED_NUMBER)
    need = MAX (1, canasta_out_needs_count (&table->out_needs));
  return own >= need && placed == canasta_card_set_count (&laid);
}
