/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "play/outlook.h"

#include "play/ask-variant.h"
#include "play/judge.h"

/* What a need is held against: the board, or what a plan would leave. */
typedef struct
{
  const CanastaTable *table;
  const CanastaBoard *board;
  const CanastaPlan *plan;
  guint seat;
  int left;
  CanastaAnswer answer;
  CanastaCanastas canastas;
  gboolean tells;               /* what is missing is to be told */
  GQuark why;                   /* what the variant says against it */
} Prospect;

static void
count_laid (Prospect *self)
{
  const CanastaLayout *layout = &self->plan->layout;

  for (guint i = 0; i < layout->n; i++)
    {
      guint before = layout->of[i].place == CANASTA_NEW_MELD
                       ? CANASTA_CLASS_NONE
                       : self->board->melds[layout->of[i].place].canasta;
      guint after = layout->of[i].meld.canasta;

      self->canastas.of[before]--;
      self->canastas.of[after]++;
    }
}

static Prospect
look (const CanastaTable *table, const CanastaBoard *board, guint seat, const CanastaPlan *plan,
      int left, CanastaAnswer answer)
{
  Prospect self = {
    .table = table, .board = board, .plan = plan, .seat = seat, .left = left,
    .answer = answer, .canastas = board->of_side[board->side[seat]].canastas,
  };

  if (plan)
    count_laid (&self);
  return self;
}

static int
count_red_threes (const Prospect *self)
{
  guint ledger = canasta_table_get_ledger (self->table, self->board, self->seat);

  return canasta_lane_count (self->board->red_threes[ledger]);
}

/* Whether the partner's word lets the player go out. */
static gboolean
has_word (const Prospect *self)
{
  return self->answer == CANASTA_ANSWER_YES
         || (self->answer != CANASTA_ANSWER_NO
             && (self->table->rules.asking != CANASTA_ASKING_MUST
                 || !canasta_board_has_partner (self->board, self->seat)));
}

/* Whether no second hand waits for a partner and, by the rule, each who has taken one up
 * has ended a turn with it. */
static gboolean
are_partners_ready (const Prospect *self)
{
  const CanastaBoard *board = self->board;
  guint played = board->second_hand_played;

  if (self->table->rules.second_hand_to_go_out != CANASTA_SECOND_HAND_OUT_PARTNERS_PLAYED)
    played = board->second_hand_taken;
  for (guint other = board->next[self->seat]; other != self->seat; other = board->next[other])
    if (board->side[other] == board->side[self->seat]
        && (canasta_board_has_second_hand (board, other)
            || ((board->second_hand_taken & ~played) >> other) & 1))
      return FALSE;
  return TRUE;
}

/* Holds one need against what there is, and says how many it takes. */
static gboolean
meets (Prospect *self, const CanastaOutNeed *need, int *take, int *have)
{
  *take = need->count;
  *have = 0;
  switch ((CanastaOutNeedKind) need->kind)
    {
    case CANASTA_OUT_NEED_CANASTAS:
      *have = canasta_canastas_count_some (&self->canastas, need->classes);
      if (*have < *take && need->concealed < *take
          && canasta_board_is_concealed (self->table, self->board, self->seat, self->plan))
        *take = need->concealed;
      return *have >= *take;
    case CANASTA_OUT_NEED_RED_THREES:
      *have = count_red_threes (self);
      return *have >= *take;
    case CANASTA_OUT_NEED_VARIANT:
      return canasta_ask_may_go_out (self->table, self->board, self->plan, self->left,
                                     self->tells ? &self->why : NULL);
    case CANASTA_OUT_NEED_SECOND_HAND:
      return !canasta_board_has_second_hand (self->board, self->seat);
    case CANASTA_OUT_NEED_PARTNERS:
      return are_partners_ready (self);
    case CANASTA_OUT_NEED_WORD:
      return has_word (self);
    default:
      g_return_val_if_reached (FALSE);
    }
}

static gboolean RARE
refuse (const Prospect *self, const CanastaOutNeed *need, int take, int have,
        CanastaRefusal *refusal)
{
  switch ((CanastaOutNeedKind) need->kind)
    {
    case CANASTA_OUT_NEED_CANASTAS:
    case CANASTA_OUT_NEED_RED_THREES:
      canasta_refuse (refusal, (CanastaReason) need->reason, need->rule, take, have);
      if (refusal && need->classes != CANASTA_ALL_CLASSES && need->classes != 0)
        refusal->canasta = (guint8) __builtin_ctz (need->classes);
      return FALSE;
    case CANASTA_OUT_NEED_SECOND_HAND:
    case CANASTA_OUT_NEED_PARTNERS:
      return canasta_refuse (refusal, (CanastaReason) need->reason, need->rule, CANASTA_NO_NUMBER,
                             CANASTA_NO_NUMBER);
    case CANASTA_OUT_NEED_WORD:
      return canasta_refuse (refusal,
                             self->answer == CANASTA_ANSWER_NO ? CANASTA_REASON_PARTNER_SAID_NO
                                                               : CANASTA_REASON_MUST_ASK,
                             need->rule, CANASTA_NO_NUMBER, CANASTA_NO_NUMBER);
    case CANASTA_OUT_NEED_VARIANT:
      canasta_refuse (refusal, (CanastaReason) need->reason, need->rule, CANASTA_NO_NUMBER,
                      CANASTA_NO_NUMBER);
      if (refusal)
        refusal->sentence = self->why;
      return FALSE;
    default:
      g_return_val_if_reached (FALSE);
    }
}

/**
 * canasta_judge_needs: (skip)
 * @table: the table
 * @board: the board
 * @seat: who would go out
 * @plan: (nullable): what would be laid before
 * @left: how many cards the hand would hold then
 * @answer: the partner's word
 * @refusal: (out) (optional): the first thing that is missing
 *
 * Returns: whether all that going out takes is there, the cards of the hand left aside
 */
gboolean
canasta_judge_needs (const CanastaTable *table, const CanastaBoard *board, guint seat,
                     const CanastaPlan *plan, int left, CanastaAnswer answer,
                     CanastaRefusal *refusal)
{
  Prospect prospect = look (table, board, seat, plan, left, answer);

  prospect.tells = refusal != NULL;
  for (guint i = 0; i < table->out_needs.n; i++)
    {
      const CanastaOutNeed *need = &table->out_needs.of[i];
      int take, have;

      if (!meets (&prospect, need, &take, &have))
        return refuse (&prospect, need, take, have, refusal);
    }
  return TRUE;
}

/**
 * canasta_judge_needs_besides_melds: (skip)
 * @table: the table
 * @board: the board
 * @seat: who would go out
 * @answer: the partner's word
 *
 * A quick look before ways to lay cards are gone through: where it says no, none of them goes
 * out.
 *
 * Returns: whether all that going out takes is there but for what melds may bring
 */
gboolean
canasta_judge_needs_besides_melds (const CanastaTable *table, const CanastaBoard *board,
                                   guint seat, CanastaAnswer answer)
{
  Prospect prospect = look (table, board, seat, NULL, 0, answer);

  for (guint i = 0; i < table->out_needs.n; i++)
    {
      const CanastaOutNeed *need = &table->out_needs.of[i];
      int take, have;

      if (need->kind != CANASTA_OUT_NEED_CANASTAS && need->kind != CANASTA_OUT_NEED_VARIANT
          && !meets (&prospect, need, &take, &have))
        return FALSE;
    }
  return TRUE;
}

/**
 * canasta_outlook_count_missing: (skip)
 * @table: the table
 * @board: the board
 * @side: a side
 *
 * Returns: how many canastas more the side must make at the least before it may go
 *   out, were it not concealed
 */
int
canasta_outlook_count_missing (const CanastaTable *table, const CanastaBoard *board, guint side)
{
  const CanastaOutNeeds *needs = &table->out_needs;
  int by_class = 0;

  for (guint i = 1; i < needs->n_canastas; i++)
    by_class += MAX (0, needs->of[i].count
                          - canasta_canastas_count_some (&board->of_side[side].canastas,
                                                         needs->of[i].classes));
  return MAX (by_class, needs->of[0].count - board->of_side[side].n_canastas);
}
