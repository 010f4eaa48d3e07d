/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why to ask, what to answer, and why to play on: not to go out yet, and not to
 * lay down yet. */
#include "config.h"

#include "hints/hint-private.h"

#include "play/score.h"
#include "players/proposal.h"

/* A hand that costs so little is no reason to say no. */
#define LITTLE 60

/* A partner with so many cards would lose by it. */
#define MANY_CARDS 6

/* So few cards an opponent are not worth going out for. */
#define FEW_CARDS 4

/* Whoever keeps so few cards has little left to play with. */
#define FEW_LEFT 4

/* The question, and the answer. */

static gboolean
must_ask (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  return facts->seen->table->rules.asking == CANASTA_ASKING_MUST;
}

static gboolean
asks_partner (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  guint partner = canasta_hint_find_partner (facts);
  guint n_opponents;

  if (partner == CANASTA_NO_SEAT)
    return FALSE;
  reason->seat = (guint8) partner;
  reason->count = facts->seen->board.hand_count[partner];
  reason->total = canasta_hint_count_opponents_cards (facts, &n_opponents);
  return TRUE;
}

static int
cost_hand (const CanastaHintFacts *facts)
{
  return canasta_table_cost_hand (facts->seen->table, &facts->seen->hand);
}

static gboolean
hand_costs_little (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  guint n_opponents;

  reason->points = cost_hand (facts);
  reason->count = canasta_hint_count_opponents_cards (facts, &n_opponents);
  return reason->points <= LITTLE;
}

static gboolean
catches_any (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  guint n_opponents;

  reason->count = canasta_hint_count_opponents_cards (facts, &n_opponents);
  return reason->count > 0;
}

static gboolean
catches_others (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  guint n_opponents;

  reason->count = canasta_hint_count_opponents_cards (facts, &n_opponents);
  return reason->count > (int) n_opponents * FEW_CARDS;
}

static gboolean
hand_costs_much (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  reason->points = cost_hand (facts);
  reason->count = facts->view.n_hand;
  return reason->points > LITTLE;
}

/* The move itself says that it goes out. */
const CanastaHintRow canasta_hint_out_rows[] = {
  { CANASTA_HINT_CATCHES_OTHERS, catches_any },
  { 0 },
};

const CanastaHintRow canasta_hint_ask_rows[] = {
  { CANASTA_HINT_MUST_ASK, must_ask },
  { CANASTA_HINT_ASKS_PARTNER, asks_partner },
  { 0 },
};

const CanastaHintRow canasta_hint_yes_rows[] = {
  { CANASTA_HINT_HAND_COSTS_LITTLE, hand_costs_little },
  { CANASTA_HINT_CATCHES_OTHERS, catches_others },
  { 0 },
};

const CanastaHintRow canasta_hint_no_rows[] = {
  { CANASTA_HINT_HAND_COSTS_MUCH, hand_costs_much },
  { 0 },
};

/* Playing on where one could go out. */

static gboolean
could_go_out (const CanastaHintFacts *facts)
{
  CanastaAction meld;
  CanastaCard discard;

  if (!facts->instead || facts->action->kind == CANASTA_ACTION_ASK
      || canasta_hint_ends_by_going_out (facts))
    return FALSE;
  if (facts->instead->kind == CANASTA_ACTION_ASK || facts->instead->kind == CANASTA_ACTION_OUT)
    return TRUE;
  return canasta_way_out_find (facts->seen->table, &facts->seen->board, &facts->seen->hand, &meld,
                               &discard)
         && meld.n_groups > 0 && canasta_action_equal (&meld, facts->instead);
}

static gboolean
partner_holds_cards (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  return could_go_out (facts) && asks_partner (facts, reason) && reason->count >= MANY_CARDS;
}

static gboolean
others_hold_few (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  guint n_opponents;

  reason->count = canasta_hint_count_opponents_cards (facts, &n_opponents);
  return could_go_out (facts) && reason->count <= (int) n_opponents * FEW_CARDS;
}

/* Discarding where one could lay down. */

/* How many hand cards would be laid instead, or 0. */
static int
count_laid_instead (const CanastaHintFacts *facts)
{
  CanastaCardSet laid;

  if (!facts->instead || facts->instead->kind != CANASTA_ACTION_MELD
      || facts->action->kind != CANASTA_ACTION_DISCARD || canasta_hint_ends_by_going_out (facts))
    return 0;
  canasta_action_get_cards (facts->instead, &laid);
  return canasta_card_set_count (&laid);
}

/* The fewest hand cards that open, where so many do: what would be laid instead may be more. */
static int
count_to_open (const CanastaHintFacts *facts, int laid)
{
  const CanastaObservation *seen = facts->seen;
  int minimum = canasta_board_get_minimum (seen->table, &seen->board, seen->seat);
  g_autofree CanastaPlan *plan = g_new (CanastaPlan, 1);
  CanastaProposal proposal;
  CanastaLaydown laydown;
  CanastaAction action;

  canasta_proposal_init (&proposal, seen->table, &seen->board, &seen->hand, &action, plan);
  for (int most = 1; most < laid; most++)
    if (canasta_laydown_open (&laydown, &facts->view, CANASTA_NO_RANK, minimum,
                              canasta_view_count_wilds (&facts->view), most)
        && canasta_propose_laydown (&proposal, CANASTA_ACTION_MELD, &laydown))
      return laydown.n_cards;
  return laid;
}

static gboolean
waits_to_open (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  int laid = count_laid_instead (facts);

  if (laid == 0 || !canasta_hint_keeps_pair (facts) || !facts->seen->table->rules.take_with_pair
      || facts->seen->table->rules.take_before_opening != CANASTA_TAKE_IF_OPENS
      || canasta_board_has_opened (&facts->seen->board, facts->view.side))
    return FALSE;
  reason->count = count_to_open (facts, laid);
  reason->total = facts->view.n_hand;
  return TRUE;
}

static gboolean
keeps_pairs (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  reason->count = facts->after.board.pile_count;
  return count_laid_instead (facts) > 0 && facts->after.board.frozen
         && canasta_hint_keeps_pair (facts)
         && canasta_board_has_opened (&facts->seen->board, facts->view.side);
}

static gboolean
keeps_wild (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  return count_laid_instead (facts) > 0 && canasta_hint_keeps_wild (facts, reason);
}

static gboolean
keeps_cards (const CanastaHintFacts *facts, CanastaHintReason *reason)
{
  int laid = count_laid_instead (facts);

  reason->count = facts->view.n_hand - laid;
  return laid > 0 && reason->count <= FEW_LEFT;
}

const CanastaHintRow canasta_hint_hold_rows[] = {
  { CANASTA_HINT_PARTNER_HOLDS_CARDS, partner_holds_cards },
  { CANASTA_HINT_OTHERS_HOLD_FEW, others_hold_few },
  { CANASTA_HINT_WAITS_TO_OPEN, waits_to_open },
  { CANASTA_HINT_KEEPS_PAIRS, keeps_pairs },
  { CANASTA_HINT_KEEPS_WILD, keeps_wild },
  { CANASTA_HINT_KEEPS_CARDS, keeps_cards },
  { 0 },
};
