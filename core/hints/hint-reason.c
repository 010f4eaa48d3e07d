/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The reasons for a move: their codes, and which of them is true and strongest.
 * The tests stand in hint-draw.c, hint-meld.c, hint-discard.c and hint-out.c. */
#include "config.h"

#include "hints/hint-private.h"

#include "play/apply.h"

static const char *const ids[CANASTA_N_HINT_CODES] = {
  [CANASTA_HINT_PLAYS_OUT_BETTER] = "plays-out-better",
  [CANASTA_HINT_PLAYS_OUT_EQUAL] = "plays-out-equal",
  [CANASTA_HINT_CANNOT_TAKE] = "cannot-take",
  [CANASTA_HINT_NOTHING_FITS] = "nothing-fits",
  [CANASTA_HINT_LACKS_PAIR] = "lacks-pair",
  [CANASTA_HINT_LACKS_COMPANY] = "lacks-company",
  [CANASTA_HINT_TAKE_BELOW_MINIMUM] = "take-below-minimum",
  [CANASTA_HINT_BRINGS_FEW] = "brings-few",
  [CANASTA_HINT_TAKE_COSTS_WILD] = "take-costs-wild",
  [CANASTA_HINT_NEARLY_OUT] = "nearly-out",
  [CANASTA_HINT_PILE_MAY_STAY] = "pile-may-stay",
  [CANASTA_HINT_LITTLE_FITS] = "little-fits",
  [CANASTA_HINT_ROUND_WOULD_END] = "round-would-end",
  [CANASTA_HINT_OPENS_WITH_PILE] = "opens-with-pile",
  [CANASTA_HINT_FROZEN_PAIR] = "frozen-pair",
  [CANASTA_HINT_BRINGS_WILDS] = "brings-wilds",
  [CANASTA_HINT_BRINGS_CARDS] = "brings-cards",
  [CANASTA_HINT_LAYS_OFF] = "lays-off",
  [CANASTA_HINT_SIDE_AHEAD] = "side-ahead",
  [CANASTA_HINT_RED_THREE] = "red-three",
  [CANASTA_HINT_GOES_OUT] = "goes-out",
  [CANASTA_HINT_MUST_ASK] = "must-ask",
  [CANASTA_HINT_ASKS_PARTNER] = "asks-partner",
  [CANASTA_HINT_HAND_COSTS_LITTLE] = "hand-costs-little",
  [CANASTA_HINT_CATCHES_OTHERS] = "catches-others",
  [CANASTA_HINT_HAND_COSTS_MUCH] = "hand-costs-much",
  [CANASTA_HINT_PARTNER_HOLDS_CARDS] = "partner-holds-cards",
  [CANASTA_HINT_OTHERS_HOLD_FEW] = "others-hold-few",
  [CANASTA_HINT_WAITS_TO_OPEN] = "waits-to-open",
  [CANASTA_HINT_KEEPS_PAIRS] = "keeps-pairs",
  [CANASTA_HINT_KEEPS_WILD] = "keeps-wild",
  [CANASTA_HINT_KEEPS_CARDS] = "keeps-cards",
  [CANASTA_HINT_MAY_GO_OUT] = "may-go-out",
  [CANASTA_HINT_BRINGS_SECOND_HAND] = "brings-second-hand",
  [CANASTA_HINT_CANASTA] = "canasta",
  [CANASTA_HINT_OPENS_PILE] = "opens-pile",
  [CANASTA_HINT_OPENS] = "opens",
  [CANASTA_HINT_COUNTS_BEFORE_END] = "counts-before-end",
  [CANASTA_HINT_STOCK_RUNS_OUT] = "stock-runs-out",
  [CANASTA_HINT_LACKS_CANASTA] = "lacks-canasta",
  [CANASTA_HINT_CATCHES_UP] = "catches-up",
  [CANASTA_HINT_GROWS_MELD] = "grows-meld",
  [CANASTA_HINT_MELD_POINTS] = "meld-points",
  [CANASTA_HINT_ONLY_DISCARD] = "only-discard",
  [CANASTA_HINT_FREEZES_PILE] = "freezes-pile",
  [CANASTA_HINT_STOPS_PILE] = "stops-pile",
  [CANASTA_HINT_SPARE_STOP] = "spare-stop",
  [CANASTA_HINT_NONE_LEFT] = "none-left",
  [CANASTA_HINT_PAIR_NOT_LEFT] = "pair-not-left",
  [CANASTA_HINT_THREW_BEFORE] = "threw-before",
  [CANASTA_HINT_FEW_LEFT] = "few-left",
  [CANASTA_HINT_LEFT_BEFORE] = "left-before",
  [CANASTA_HINT_SHEDS_POINTS] = "sheds-points",
  [CANASTA_HINT_LONE_CARD] = "lone-card",
  [CANASTA_HINT_KEEPS_STOP] = "keeps-stop",
  [CANASTA_HINT_PAIR_NEEDED] = "pair-needed",
  [CANASTA_HINT_SINGLE_CARD] = "single-card",
  [CANASTA_HINT_SMALL_PILE] = "small-pile",
  [CANASTA_HINT_WASTES_WILD] = "wastes-wild",
  [CANASTA_HINT_GIVES_PILE] = "gives-pile",
  [CANASTA_HINT_KNOWN_PAIR] = "known-pair",
  [CANASTA_HINT_FITS_OWN_MELD] = "fits-own-meld",
  [CANASTA_HINT_BREAKS_PAIR] = "breaks-pair",
  [CANASTA_HINT_BREAKS_SET] = "breaks-set",
  [CANASTA_HINT_LEFT_UNFROZEN] = "left-unfrozen",
  [CANASTA_HINT_LEFT_UNSTOPPED] = "left-unstopped",
  [CANASTA_HINT_RISKS_PILE] = "risks-pile",
  [CANASTA_HINT_KEPT_DEAR] = "kept-dear",
  [CANASTA_HINT_KEPT_SINGLE] = "kept-single",
  [CANASTA_HINT_MISSED_OUT] = "missed-out",
  [CANASTA_HINT_MISSED_CANASTAS] = "missed-canastas",
  [CANASTA_HINT_MISSED_CANASTA] = "missed-canasta",
  [CANASTA_HINT_STAYS_CLOSED] = "stays-closed",
  [CANASTA_HINT_LEFT_PILE] = "left-pile",
  [CANASTA_HINT_KEPT_BEFORE_END] = "kept-before-end",
  [CANASTA_HINT_KEPT_CARDS] = "kept-cards",
  [CANASTA_HINT_WRONG_PLACE] = "wrong-place",
  [CANASTA_HINT_SPENDS_WILD] = "spends-wild",
  [CANASTA_HINT_LEAVES_FEWER] = "leaves-fewer",
  [CANASTA_HINT_PLAYS_OUT_WORSE] = "plays-out-worse",
};

/**
 * canasta_hint_code_get_id:
 * @code: a code
 *
 * Returns: (transfer none): how other programs call it: `none-left`
 */
const char *
canasta_hint_code_get_id (CanastaHintCode code)
{
  g_return_val_if_fail (code < CANASTA_N_HINT_CODES, "");

  return ids[code];
}

/**
 * canasta_hint_reason_get_id:
 * @self: a reason
 *
 * Returns: (transfer none): how other programs call it: its code, or the canasta
 *   that it is about, as in a score: `natural-canasta`
 */
const char *
canasta_hint_reason_get_id (const CanastaHintReason *self)
{
  if (self->code == CANASTA_HINT_CANASTA)
    return canasta_line_get (canasta_class_get (self->canasta)->line)->singular;
  return canasta_hint_code_get_id (self->code);
}

static gboolean
init_facts (CanastaHintFacts *self, const CanastaObservation *seen, const CanastaAction *action,
            const CanastaAction *instead)
{
  const CanastaBoard *board = &seen->board;
  CanastaCardSet unseen;

  self->seen = seen;
  self->action = action;
  self->instead = instead;
  self->next = board->next[seen->seat];
  canasta_view_init (&self->view, seen->table, board, &seen->hand);
  canasta_observation_get_unseen (seen, &unseen);
  for (guint i = 0; i < seen->n_guessed; i++)
    canasta_card_set_add_card (&unseen, board->pile[i]);
  canasta_card_set_count_ranks (&unseen, &self->unseen);
  if (!canasta_judge (seen->table, board, &seen->hand, action, &self->plan, NULL))
    return FALSE;

  self->after = (CanastaState){ .board = *board };
  self->after.hands[seen->seat] = seen->hand;
  if (action->kind == CANASTA_ACTION_DISCARD || action->kind == CANASTA_ACTION_MELD)
    canasta_state_commit (&self->after, seen->table, action, &self->plan);
  return TRUE;
}

static void
begin_reason (CanastaHintReason *self, CanastaHintCode code)
{
  *self = (CanastaHintReason){
    .code = (guint8) code, .seat = CANASTA_NO_SEAT, .card = CANASTA_NO_CARD, .rank = -1,
    .count = CANASTA_NO_NUMBER, .total = CANASTA_NO_NUMBER, .points = CANASTA_NO_NUMBER,
    .effect = CANASTA_HINT_NO_EFFECT, .taker = CANASTA_NO_SEAT, .stake = CANASTA_NO_NUMBER,
    .later = -1,
    .refusal = { .card = CANASTA_NO_CARD, .rank = -1, .rule = -1,
                 .need = CANASTA_NO_NUMBER, .have = CANASTA_NO_NUMBER },
  };
}

/* The first reason of a table that holds, and does not hold for the other facts
 * where there are some. */
static gboolean
find_in (const CanastaHintRow *rows, const CanastaHintFacts *facts,
         const CanastaHintFacts *other, CanastaHintReason *reason)
{
  for (; rows->holds; rows++)
    {
      CanastaHintReason same;

      begin_reason (&same, rows->code);
      begin_reason (reason, rows->code);
      if (rows->holds (facts, reason) && !(other && rows->holds (other, &same)))
        return TRUE;
    }
  return FALSE;
}

/* The reasons for an action of a kind. */
static const CanastaHintRow *
get_rows (const CanastaAction *action)
{
  switch ((CanastaActionKind) action->kind)
    {
    case CANASTA_ACTION_DRAW:
      return canasta_hint_draw_rows;
    case CANASTA_ACTION_TAKE:
      return canasta_hint_take_rows;
    case CANASTA_ACTION_PASS:
      return canasta_hint_pass_rows;
    case CANASTA_ACTION_MELD:
    case CANASTA_ACTION_JOIN:
      return canasta_hint_meld_rows;
    case CANASTA_ACTION_OUT:
      return canasta_hint_out_rows;
    case CANASTA_ACTION_DISCARD:
      return canasta_hint_discard_rows;
    case CANASTA_ACTION_ASK:
      return canasta_hint_ask_rows;
    case CANASTA_ACTION_YES:
      return canasta_hint_yes_rows;
    case CANASTA_ACTION_NO:
      return canasta_hint_no_rows;
    case CANASTA_ACTION_LAY:
    case CANASTA_ACTION_WITHDRAW:
    default:
      return canasta_hint_lay_rows;
    }
}

/* The strongest reason for an action that holds; of two cards to throw it tells them apart,
 * if it can. */
static gboolean
find_reason (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  g_autofree CanastaHintFacts *other = g_new (CanastaHintFacts, 1);
  const CanastaAction *instead = facts->instead;
  const CanastaHintRow *rows = get_rows (facts->action);

  return find_in (canasta_hint_hold_rows, facts, NULL, reason)
         || (facts->action->kind == CANASTA_ACTION_DISCARD && instead
             && instead->kind == CANASTA_ACTION_DISCARD
             && init_facts (other, facts->seen, instead, NULL)
             && find_in (rows, facts, other, reason))
         || find_in (rows, facts, NULL, reason);
}

/**
 * canasta_hint_reason_find: (skip)
 * @self: (out caller-allocates): the reason
 * @observation: what the seat to act knows
 * @action: a legal action
 * @instead: (nullable): the best of the other actions, which the reason is to
 *   speak against
 *
 * Finds the strongest reason for an action that is true.
 *
 * Returns: whether there is one; otherwise @self says that nothing comes out
 *   better
 */
gboolean
canasta_hint_reason_find (CanastaHintReason *self, const CanastaObservation *observation,
                          const CanastaAction *action, const CanastaAction *instead)
{
  g_autofree CanastaHintFacts *facts = g_new (CanastaHintFacts, 1);
  gboolean is_legal = init_facts (facts, observation, action, instead);
  gboolean is_found = is_legal && find_reason (facts, self);

  if (!is_found)
    begin_reason (self, CANASTA_HINT_PLAYS_OUT_EQUAL);
  if (is_legal && action->kind == CANASTA_ACTION_DISCARD)
    canasta_hint_note_effect (facts, self);
  return is_found;
}

/* The reasons for a better action that speak against the one that was done; NULL where
 * they speak for the better one only. */
static const CanastaHintRow *
get_rows_against (const CanastaHintFacts *done, const CanastaAction *better)
{
  switch ((CanastaActionKind) better->kind)
    {
    case CANASTA_ACTION_DRAW:
    case CANASTA_ACTION_NO:
      return get_rows (better);
    case CANASTA_ACTION_ASK:
      return canasta_hint_ends_by_going_out (done) ? get_rows (better) : NULL;
    default:
      return NULL;
    }
}

/* What was missed with the better action. */
static gboolean
find_missed (const CanastaHintFacts *better, const CanastaHintFacts *done,
             CanastaHintReason *reason)
{
  gboolean is_discard = better->action->kind == CANASTA_ACTION_DISCARD
                        && done->action->kind == CANASTA_ACTION_DISCARD;

  return find_in (canasta_hint_missed_rows, better, done, reason)
         || find_in (canasta_hint_missed_pile_rows, better, done, reason)
         || (is_discard && find_in (canasta_hint_missed_discard_rows, better, done, reason));
}

static gboolean
find_fault (const CanastaHintFacts *done, const CanastaHintFacts *better, CanastaHintReason *reason)
{
  const CanastaHintRow *against = get_rows_against (done, better->action);

  if (done->action->kind == CANASTA_ACTION_DISCARD
      && better->action->kind == CANASTA_ACTION_DISCARD
      && find_in (canasta_hint_thrown_rows, done, better, reason))
    return TRUE;
  return find_in (canasta_hint_hold_rows, better, NULL, reason)
         || (against && find_in (against, better, NULL, reason))
         || find_missed (better, done, reason)
         || find_in (canasta_hint_laid_rows, done, better, reason)
         || find_in (canasta_hint_kept_rows, better, done, reason)
         || find_in (canasta_hint_placed_rows, done, NULL, reason);
}

/**
 * canasta_hint_fault_find: (skip)
 * @self: (out caller-allocates): what speaks against the action
 * @observation: what the seat to act knows
 * @action: a legal action
 * @better: one that is better
 *
 * Finds the strongest reason against an action: what is true of it and not of the
 * better one, or of the better one and not of it. Where there is none, it only comes
 * out worse.
 */
void
canasta_hint_fault_find (CanastaHintReason *self, const CanastaObservation *observation,
                         const CanastaAction *action, const CanastaAction *better)
{
  g_autofree CanastaHintFacts *done = g_new (CanastaHintFacts, 1);
  g_autofree CanastaHintFacts *other = g_new (CanastaHintFacts, 1);

  if (!init_facts (done, observation, action, better)
      || !init_facts (other, observation, better, action)
      || !find_fault (done, other, self))
    begin_reason (self, CANASTA_HINT_PLAYS_OUT_WORSE);
}
