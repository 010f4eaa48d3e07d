/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why to lay cards down. */
#include "config.h"

#include "hints/hint-private.h"

#include "play/outlook.h"
#include "play/score.h"

/* A stock that lasts so many rounds of the table runs out. */
#define LAST_ROUNDS 2

/* A meld of so many cards is on its way to a canasta. */
#define GROWN 4

/* Whether the plan makes a canasta; of several, the one of the first class. */
gboolean
canasta_hint_completes (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  for (guint i = 0; i < facts->plan.layout.n; i++)
    {
      const CanastaMeld *meld = &facts->plan.layout.of[i].meld;
      guint place = facts->plan.layout.of[i].place;

      if (!canasta_meld_is_canasta (meld)
          || (place < CANASTA_MAX_MELDS
              && canasta_meld_is_canasta (&facts->seen->board.melds[place]))
          || (reason->canasta != CANASTA_CLASS_NONE && reason->canasta <= meld->canasta))
        continue;
      reason->canasta = meld->canasta;
      reason->rank = (gint16) canasta_meld_get_rank (meld);
      reason->points = canasta_meld_value_canasta (meld, facts->seen->table);
    }
  return reason->canasta != CANASTA_CLASS_NONE;
}

gboolean
canasta_hint_goes_out (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  guint n_opponents;

  reason->count = canasta_hint_count_opponents_cards (facts, &n_opponents);
  return canasta_hint_ends_by_going_out (facts);
}

/* Whether no card is left, and a second hand comes. */
gboolean
canasta_hint_brings_second_hand (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  const CanastaBoard *board = &facts->seen->board;
  int gone = facts->action->kind == CANASTA_ACTION_DISCARD ? 1 : facts->plan.n_from_hand;

  reason->count = board->second_hand_count[facts->seen->seat];
  return canasta_board_has_second_hand (board, facts->seen->seat) && facts->view.n_hand == gone;
}

static gboolean
may_go_out (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  const CanastaTable *table = facts->seen->table;
  CanastaRefusal refusal;

  return !canasta_board_has_canastas (&facts->seen->board, table, facts->view.side)
         && canasta_board_has_canastas (&facts->after.board, table, facts->view.side)
         && (canasta_judge_may_go_out (table, &facts->after.board, &refusal)
             || refusal.reason == CANASTA_REASON_MUST_ASK);
}

static int
value_laid (const CanastaHintFacts *facts)
{
  return canasta_table_value_cards (facts->seen->table, &facts->plan.laid);
}

static gboolean
opens (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  reason->points = value_laid (facts);
  reason->total = canasta_board_get_minimum (facts->seen->table, &facts->seen->board,
                                             facts->seen->seat);
  return !canasta_board_has_opened (&facts->seen->board, facts->view.side)
         && reason->total > 0 && reason->points >= reason->total;
}

static gboolean
opens_pile (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  return facts->seen->table->rules.frozen_before_opening && !facts->after.board.frozen
         && !canasta_board_has_opened (&facts->seen->board, facts->view.side);
}

static gboolean
counts_before_end (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  guint seat = canasta_hint_find_near_end (facts);

  if (seat == CANASTA_NO_SEAT)
    return FALSE;
  reason->seat = (guint8) seat;
  reason->count = facts->seen->board.hand_count[seat];
  reason->points = value_laid (facts);
  return TRUE;
}

static gboolean
stock_runs_out (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  const CanastaBoard *board = &facts->seen->board;
  int a_round = facts->seen->table->rules.draw_count;

  for (guint seat = board->next[facts->seen->seat]; seat != facts->seen->seat;
       seat = board->next[seat])
    a_round += facts->seen->table->rules.draw_count;
  reason->count = canasta_view_count_stock (&facts->view);
  reason->points = value_laid (facts);
  return reason->count <= LAST_ROUNDS * a_round;
}

/* Whether the wild cards of the hand could complete a canasta: never wrong when
 * it says no. */
static gboolean
could_complete_by_wilds (const CanastaHintFacts *facts)
{
  const CanastaBoard *board = &facts->seen->board;
  const CanastaView *view = &facts->view;
  int wilds = canasta_view_count_wilds (view);
  int complete = canasta_view_get_form (view)->complete;

  if (wilds >= complete
      || canasta_forms_have_sequences (&facts->seen->table->forms))
    return TRUE;
  for (guint i = 0; i < board->n_melds; i++)
    if (board->melds[i].side == view->side
        && canasta_meld_may_become_canasta (&board->melds[i], &view->table->forms)
        && view->held.of[board->melds[i].rank] + wilds
               >= canasta_meld_count_missing (&board->melds[i], &view->table->forms))
      return TRUE;
  for (guint16 ranks = canasta_view_list_ranks (view, 1); ranks; ranks &= (guint16) (ranks - 1))
    if (view->held.of[canasta_ranks_get_first (ranks)] + wilds >= complete)
      return TRUE;
  return FALSE;
}

/* Whether wild cards stay in the hand that could be laid. Where a side must still
 * open, they open and do not wait for a canasta. */
gboolean
canasta_hint_keeps_wild (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  const CanastaRoles *roles = &facts->view.table->roles;
  CanastaCardSet cards, instead;

  if (!facts->instead || facts->instead->kind != CANASTA_ACTION_MELD
      || !canasta_board_has_opened (&facts->seen->board, facts->view.side))
    return FALSE;
  canasta_action_get_cards (facts->action, &cards);
  canasta_action_get_cards (facts->instead, &instead);
  return canasta_roles_count_wilds (roles, &cards) == 0
         && canasta_roles_count_wilds (roles, &instead) > 0 && !could_complete_by_wilds (facts);
}

/* Of the melds that grow the largest whose class of canasta the side lacks to go out. */
gboolean
canasta_hint_lacks_canasta (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  const CanastaTable *table = facts->seen->table;
  const CanastaBoard *board = &facts->seen->board;
  int largest = 0;

  if (!table->out_needs.by_class)
    return FALSE;
  for (guint i = 0; i < facts->plan.layout.n; i++)
    {
      const CanastaMeld *meld = &facts->plan.layout.of[i].meld;
      int naturals, wilds, missing;
      guint class;

      canasta_meld_count_both (meld, &naturals, &wilds);
      class = canasta_meld_get_form (meld, &table->forms)
                ->classes[wilds > 0 ? CANASTA_MIXTURE_DIRTY : CANASTA_MIXTURE_CLEAN];
      missing = canasta_count_missing_of_class (table, board, facts->view.side, class);
      if (!canasta_meld_may_become_canasta (meld, &table->forms) || missing == 0
          || naturals + wilds <= largest)
        continue;
      largest = naturals + wilds;
      reason->canasta = (guint8) class;
      reason->count = board->of_side[facts->view.side].canastas.of[class];
      reason->total = reason->count + missing;
    }
  return largest > 0;
}

gboolean
canasta_hint_grows_meld (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  int largest = 0;

  for (guint i = 0; i < facts->plan.layout.n; i++)
    {
      const CanastaMeld *meld = &facts->plan.layout.of[i].meld;
      int size = canasta_meld_count (meld);

      if (facts->plan.layout.of[i].place < CANASTA_MAX_MELDS
          && canasta_meld_may_become_canasta (meld, &facts->view.table->forms) && size > largest)
        {
          largest = size;
          reason->rank = (gint16) canasta_meld_get_rank (meld);
          reason->total = canasta_meld_count_missing (meld, &facts->view.table->forms);
        }
    }
  reason->count = largest;
  return largest >= GROWN;
}

/* Whether opponents have what they need to go out and the side does not, so that a wild card is
 * spent on a meld of a rank. */
static gboolean
catches_up (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  return canasta_roles_count_wilds (&facts->view.table->roles, &facts->plan.laid) > 0
         && canasta_hint_opponents_may_go_out (facts)
         && !canasta_board_has_canastas (&facts->seen->board, facts->seen->table, facts->view.side)
         && canasta_hint_grows_meld (facts, reason) && reason->rank >= 0
         && canasta_ranks_have (facts->view.table->roles.natural_ranks, reason->rank);
}

gboolean
canasta_hint_meld_points (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  reason->points = value_laid (facts);
  return reason->points > 0;
}

const CanastaHintRow canasta_hint_meld_rows[] = {
  { CANASTA_HINT_GOES_OUT, canasta_hint_goes_out },
  { CANASTA_HINT_MAY_GO_OUT, may_go_out },
  { CANASTA_HINT_BRINGS_SECOND_HAND, canasta_hint_brings_second_hand },
  { CANASTA_HINT_CANASTA, canasta_hint_completes },
  { CANASTA_HINT_COUNTS_BEFORE_END, counts_before_end },
  { CANASTA_HINT_OPENS_PILE, opens_pile },
  { CANASTA_HINT_OPENS, opens },
  { CANASTA_HINT_STOCK_RUNS_OUT, stock_runs_out },
  { CANASTA_HINT_KEEPS_WILD, canasta_hint_keeps_wild },
  { CANASTA_HINT_LACKS_CANASTA, canasta_hint_lacks_canasta },
  { CANASTA_HINT_CATCHES_UP, catches_up },
  { CANASTA_HINT_GROWS_MELD, canasta_hint_grows_meld },
  { CANASTA_HINT_MELD_POINTS, canasta_hint_meld_points },
  { 0 },
};

/* What speaks against laying cards, beside another action. */

static gboolean
spends_wild (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  const CanastaRoles *roles = &facts->view.table->roles;
  CanastaCardSet laid, other;
  CanastaHintReason canasta = *reason;

  canasta_action_get_cards (facts->action, &laid);
  canasta_action_get_cards (facts->instead, &other);
  reason->count = canasta_roles_count_wilds (roles, &laid)
                  - canasta_roles_count_wilds (roles, &other);
  return reason->count > 0 && facts->action->kind != CANASTA_ACTION_DISCARD
         && !canasta_hint_completes (facts, &canasta) && !canasta_hint_ends_by_going_out (facts);
}

static gboolean
leaves_fewer (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  CanastaCardSet laid, other;

  if (facts->action->kind != CANASTA_ACTION_MELD || canasta_hint_ends_by_going_out (facts)
      || (facts->instead->kind != CANASTA_ACTION_MELD
          && facts->instead->kind != CANASTA_ACTION_DISCARD))
    return FALSE;
  canasta_action_get_cards (facts->action, &laid);
  canasta_action_get_cards (facts->instead, &other);
  reason->count = canasta_card_set_count (&laid);
  if (facts->instead->kind == CANASTA_ACTION_MELD)
    reason->count -= canasta_card_set_count (&other);
  return reason->count > 0;
}

const CanastaHintRow canasta_hint_laid_rows[] = {
  { CANASTA_HINT_SPENDS_WILD, spends_wild },
  { CANASTA_HINT_LEAVES_FEWER, leaves_fewer },
  { 0 },
};

/* What holds both ways, and of the one that is better means nothing. */
static gboolean
is_misplaced (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  CanastaCardSet laid, other;

  canasta_action_get_cards (facts->action, &laid);
  canasta_action_get_cards (facts->instead, &other);
  return facts->action->kind == CANASTA_ACTION_MELD
         && facts->instead->kind == CANASTA_ACTION_MELD
         && canasta_card_set_equal (&laid, &other)
         && !canasta_action_equal (facts->action, facts->instead);
}

const CanastaHintRow canasta_hint_placed_rows[] = {
  { CANASTA_HINT_WRONG_PLACE, is_misplaced },
  { 0 },
};

/* What another action would have brought, of facts of that action. */

/* A question and its answer may lead there, too. */
static gboolean
may_end_round (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  return canasta_hint_goes_out (facts, reason) || facts->action->kind == CANASTA_ACTION_ASK
         || facts->action->kind == CANASTA_ACTION_YES;
}

static gboolean
opens_side (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  return (facts->action->kind == CANASTA_ACTION_MELD || facts->action->kind == CANASTA_ACTION_TAKE)
         && !canasta_board_has_opened (&facts->seen->board, facts->view.side);
}

const CanastaHintRow canasta_hint_missed_rows[] = {
  { CANASTA_HINT_MISSED_OUT, may_end_round },
  { CANASTA_HINT_MISSED_CANASTAS, may_go_out },
  { CANASTA_HINT_MISSED_CANASTA, canasta_hint_completes },
  { CANASTA_HINT_STAYS_CLOSED, opens_side },
  { 0 },
};

/* What more would lie on the table. A card that was thrown is not kept. */
static gboolean
keeps_points (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  CanastaCardSet kept, other;

  if (facts->action->kind != CANASTA_ACTION_MELD)
    return FALSE;
  kept = facts->plan.laid;
  canasta_action_get_cards (facts->instead, &other);
  canasta_card_set_remove_there (&kept, &other);
  canasta_card_set_remove_there (&other, &facts->plan.laid);
  reason->points = canasta_table_value_cards (facts->seen->table, &kept);
  if (facts->instead->kind != CANASTA_ACTION_DISCARD)
    reason->points -= canasta_table_value_cards (facts->seen->table, &other);
  return reason->points > 0;
}

static gboolean
keeps_before_end (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  return counts_before_end (facts, reason) && keeps_points (facts, reason);
}

const CanastaHintRow canasta_hint_kept_rows[] = {
  { CANASTA_HINT_KEPT_BEFORE_END, keeps_before_end },
  { CANASTA_HINT_KEPT_CARDS, keeps_points },
  { 0 },
};
