/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Judging what is laid: its limits, black threes and the opening. */
#include "config.h"

#include "play/judge.h"

/* Cards for canastas that only who goes out may add. */
static gboolean RARE
judge_longer (CanastaJudge *judge)
{
  const CanastaLayout *layout = &judge->plan->layout;

  for (guint i = 0; i < layout->n; i++)
    {
      const CanastaMeld *meld = &layout->of[i].meld;
      const CanastaForm *form = canasta_meld_get_form (meld, judge->own.forms);

      if (form->longer == CANASTA_MELD_WHEN_GOING_OUT
          && layout->of[i].naturals + layout->of[i].wilds > form->complete
          && !canasta_judge_leads_out (judge))
        return canasta_refuse_rank (judge->refusal, CANASTA_REASON_MELD_COMPLETE,
                                    RULE (complete_sequences), meld->rank, CANASTA_NO_NUMBER,
                                    judge->left);
    }
  return TRUE;
}

/* Melds that only who goes out may lay, and those that nobody may. */
static gboolean
judge_when (CanastaJudge *judge)
{
  guint8 rank = judge->table->roles.stop_rank;
  guint8 when = judge->own.forms->of[rank].when;

  if (judge->own.forms->of[CANASTA_FORM_SEQUENCE].longer == CANASTA_MELD_WHEN_GOING_OUT
      && !judge_longer (judge))
    return FALSE;
  if (!canasta_ranks_have (judge->plan->layout.ranks, rank))
    return TRUE;
  if (when == CANASTA_MELD_WHEN_ANY_TIME
      || (when == CANASTA_MELD_WHEN_GOING_OUT && canasta_judge_leads_out (judge)))
    return TRUE;
  return canasta_refuse_rank (judge->refusal, CANASTA_REASON_BLACK_THREES_ONLY_GOING_OUT,
                              RULE (black_threes_melded), rank, CANASTA_NO_NUMBER,
                              CANASTA_NO_NUMBER);
}

/**
 * canasta_judge_limits: (skip)
 * @judge: the judgement, with what is left in the hand
 *
 * Returns: whether no meld of the plan passes a limit, and black threes are
 *   melded only when the rules let them
 */
gboolean
canasta_judge_limits (CanastaJudge *judge)
{
  const CanastaLayout *layout = &judge->plan->layout;

  if (!canasta_layout_is_within (layout, &judge->own, judge->refusal)
      || !judge_when (judge))
    return FALSE;
  return judge->board->n_melds + layout->n <= CANASTA_MAX_MELDS
         || canasta_refuse (judge->refusal, CANASTA_REASON_TOO_MANY_CARDS, NO_RULE,
                            CANASTA_MAX_MELDS, judge->board->n_melds + layout->n);
}

/* What a meld counts without those of its cards that come with the pile. */
static int
value_without_pile (const CanastaJudge *judge, const CanastaMeld *meld)
{
  const CanastaCardSet *pile = &judge->plan->pile;
  CanastaCardSet rest = *pile;
  CanastaCardSet cards;
  CanastaCard card;

  canasta_meld_get_cards (meld, &cards);
  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    for (int n = canasta_card_set_count_card (pile, card); n > 0; n--)
      if (canasta_card_set_count_card (&cards, card) > 0)
        canasta_card_set_remove_card (&cards, card);
  return canasta_table_value_cards (judge->table, &cards);
}

/* The best of the melds laid, where one alone must reach the minimum: of the
 * pile at most the top card counts, for the meld that it is laid in. */
static int RARE
value_best_meld (const CanastaJudge *judge, int top)
{
  int best = 0;

  for (guint i = 0; i < judge->plan->layout.n; i++)
    best = MAX (best, value_without_pile (judge, &judge->plan->layout.of[i].meld)
                          + (i == 0 ? top : 0));
  return best;
}

/* Going out concealed may be free of the minimum. */
static gboolean RARE
is_waived (CanastaJudge *judge)
{
  guint source = judge->board->phase == CANASTA_PHASE_DRAW ? CANASTA_SOURCE_PILE
                                                           : judge->board->source;

  if (judge->rules->opening_waiver == CANASTA_WAIVER_NONE
      || !canasta_judge_ends_hand (judge, judge->left)
      || (judge->rules->opening_waiver == CANASTA_WAIVER_STOCK
          && source != CANASTA_SOURCE_STOCK))
    return FALSE;
  return canasta_board_is_concealed (judge->table, judge->board, judge->seat, judge->plan)
         && canasta_judge_may_finish (judge, NULL);
}

/* Whether the melds laid hold what the side must open with: a canasta, or one
 * without wild cards. */
static gboolean
judge_kind (CanastaJudge *judge)
{
  const CanastaLayout *layout = &judge->plan->layout;
  int kind = canasta_board_get_opening_kind (judge->table, judge->board, judge->seat);

  if (kind == CANASTA_OPENING_ANY)
    return TRUE;
  for (guint i = 0; i < layout->n; i++)
    if (canasta_meld_is_canasta (&layout->of[i].meld)
        && (kind == CANASTA_OPENING_CANASTA || layout->of[i].wilds == 0))
      return TRUE;
  return canasta_refuse (judge->refusal, CANASTA_REASON_NEEDS_KIND_TO_OPEN,
                         RULE (opening_kind), kind, CANASTA_NO_NUMBER);
}

/**
 * canasta_judge_first_melds: (skip)
 * @judge: the judgement, of a side that has not opened
 *
 * Returns: whether it opens with enough points, or needs none because it goes out
 *   concealed; and with the canasta it must hold
 */
gboolean
canasta_judge_first_melds (CanastaJudge *judge)
{
  const CanastaRuleValues *rules = judge->rules;
  const CanastaBoard *board = judge->board;
  gboolean single = rules->opening_counts == CANASTA_OPENING_SINGLE_MELD;
  int top = 0;
  int need, have;

  /* Of a pile that is taken at most the top card counts. */
  if (board->phase == CANASTA_PHASE_DRAW && rules->opening_counts_top_card)
    top = judge->table->values[canasta_card_get_rank (canasta_board_get_top (board))];
  need = canasta_board_get_minimum (judge->table, board, judge->seat);
  if (single)
    have = value_best_meld (judge, top);
  else
    have = canasta_table_value_cards (judge->table, &judge->plan->from_hand) + top;
  if (have >= need)
    return judge_kind (judge);

  if (is_waived (judge))
    {
      judge->plan->concealed = TRUE;
      return judge_kind (judge);
    }
  if (single)
    return canasta_refuse (judge->refusal, CANASTA_REASON_SINGLE_MELD_BELOW_MINIMUM,
                           RULE (opening_counts), need, have);
  return canasta_refuse (judge->refusal, CANASTA_REASON_BELOW_MINIMUM, RULE (opening_minimum),
                         need, have);
}

/**
 * canasta_action_count_opening: (skip)
 * @self: what is laid out, or laid down
 * @table: the table
 * @board: what everybody saw before it
 *
 * Returns: what it counts towards an opening: all of it, or its best meld where one alone
 *   must reach the minimum; of a pile at most the top card
 */
int
canasta_action_count_opening (const CanastaAction *self, const CanastaTable *table,
                              const CanastaBoard *board)
{
  gboolean single = table->rules.opening_counts == CANASTA_OPENING_SINGLE_MELD;
  int points = 0;

  if (self->kind == CANASTA_ACTION_TAKE)
    {
      CanastaCardSet cards = self->cards;

      if (table->rules.opening_counts_top_card)
        canasta_card_set_add_card (&cards, canasta_board_get_top (board));
      points = canasta_table_value_cards (table, &cards);
    }
  for (guint i = 0; i < self->n_groups; i++)
    {
      int value = canasta_table_value_cards (table, &self->groups[i].cards);

      points = single ? MAX (points, value) : points + value;
    }
  return points;
}
