/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The turn: draw or take, go out or not, and in what order the rest. What to meld stands in
 * policy-melds.c, what to throw in policy-discard.c. Everything chosen is judged before it is
 * returned. */
#include "config.h"

#include "players/policy-private.h"

#include <string.h>

#include "melds/layout-search.h"
#include "play/apply.h"
#include "play/outlook.h"
#include "play/score.h"

/* A sequence of more cards is worth a turn's draw. */
#define ENOUGH_TO_WAIT 4

/* How much there is for taking the pile with so many wild cards: more than 0 where it is
 * wanted. */
static int
weigh_take (const CanastaPolicy *self, int wilds)
{
  const gint32 *weights = self->weights->of;
  const CanastaView *view = &self->proposal.view;
  int weight = weights[CANASTA_WEIGHT_TAKE_CARD]
                 * canasta_count_taken (view->table, view->board)
               + weights[CANASTA_WEIGHT_TAKE_WILD] * wilds
               + weights[CANASTA_WEIGHT_TAKE_HAND] * view->n_hand;

  if (canasta_board_has_second_hand (view->board, view->seat))
    weight += weights[CANASTA_WEIGHT_TAKE_SECOND];
  if (!canasta_board_has_opened (view->board, view->side))
    return weight + weights[CANASTA_WEIGHT_TAKE_OPENING];
  weight += weights[CANASTA_WEIGHT_TAKE_OPENED];
  if (canasta_board_has_canastas (view->board, view->table, view->side))
    weight += weights[CANASTA_WEIGHT_TAKE_ABLE];
  if (self->near_end)
    weight += weights[CANASTA_WEIGHT_TAKE_NEAR];
  return weight;
}

/* What the side leads by on the table over the best of the others. */
static int
get_lead (const CanastaView *view)
{
  int values[CANASTA_MAX_SIDES];
  int best = G_MININT;

  canasta_board_value_sides (view->board, view->table, values);
  for (guint side = 0; side < view->board->n_sides; side++)
    if (side != view->side)
      best = MAX (best, values[side]);
  return values[view->side] - best;
}

/* Cards of own sequences on their way, beyond what begins one: while the stock
 * lasts they may be completed. */
static int
count_hopes (const CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;
  const CanastaForms *forms = &view->table->forms;
  guint64 places = canasta_side_facts_list_growing_sequences (view->own);
  int count = 0;

  if (!canasta_policy_may_wait_for_runs (self))
    return 0;
  for (; places; places &= places - 1)
    count += canasta_meld_count (&view->board->melds[__builtin_ctzll (places)])
             - forms->of[CANASTA_FORM_SEQUENCE].least;
  return count;
}

/* How much there is for going out: more than 0 where it is wanted. */
static int
weigh_out (const CanastaPolicy *self)
{
  const gint32 *weights = self->weights->of;

  return weights[CANASTA_WEIGHT_OUT] + weights[CANASTA_WEIGHT_OUT_OPPONENT_CARD] * self->opponents
             + weights[CANASTA_WEIGHT_OUT_PARTNER_CARD] * self->partners
             + weights[CANASTA_WEIGHT_OUT_RUN] * count_hopes (self)
             + (weights[CANASTA_WEIGHT_OUT_LEAD]
                    ? weights[CANASTA_WEIGHT_OUT_LEAD] * get_lead (&self->proposal.view)
                    : 0);
}

/* Going out by taking the pile, where that takes the partner's yes: the take
 * alone may not be played. With an empty stock the deal ends in any case. */
static gboolean
propose_question (CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;

  if (view->table->rules.asking != CANASTA_ASKING_MUST || view->board->asked
      || (canasta_view_has_stock (view) && weigh_out (self) <= 0))
    return FALSE;
  self->way.seat = CANASTA_NO_SEAT;
  return canasta_propose (&self->proposal, CANASTA_ACTION_ASK);
}

/* A quick look whether the top card might lengthen a sequence of the side. */
static gboolean
may_top_lengthen (const CanastaView *view)
{
  CanastaCard top = canasta_board_get_top (view->board);

  return view->table->forms.of[CANASTA_FORM_SEQUENCE].most_wilds > 0
         || view->table->rules.take_onto_complete
         || (top != CANASTA_NO_CARD
             && canasta_ranks_have (view->own->ends[canasta_card_get_suit (top)],
                                    canasta_card_get_rank (top)));
}

/* In place of drawing, the top card alone for a sequence that it brings near its
 * end; cards of other sequences are fewer than those from the stock. */
static gboolean
propose_top_alone (CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;
  const CanastaCardSet none = { 0 };
  const CanastaMeld *meld;

  if (!view->table->takes_top_alone || !may_top_lengthen (view)
      || !canasta_propose_take (&self->proposal, &none) || !self->proposal.plan->top_alone)
    return FALSE;
  meld = &self->proposal.plan->layout.of[0].meld;
  return canasta_meld_is_canasta (meld) || !canasta_view_has_stock (view)
         || canasta_meld_count (meld) > ENOUGH_TO_WAIT;
}

/* Whether a card of the pile goes with melds of the side or cards of the hand. */
static gboolean
is_of_use (const CanastaView *view, const guint16 *next, CanastaCard card)
{
  const CanastaRoles *roles = &view->table->roles;
  CanastaRank rank = canasta_card_get_rank (card);
  CanastaSuit suit = canasta_card_get_suit (card);
  guint16 held;

  if (!canasta_ranks_have (roles->natural_ranks, rank))
    return canasta_faces_have (roles->wild, card);
  if (canasta_ranks_have (view->own->melded_ranks, rank)
      || canasta_ranks_have (next[suit], rank)
      || (view->held.of[rank] >= 2 && canasta_ranks_have (view->table->forms.groups, rank)))
    return TRUE;
  if (!canasta_view_has_sequences (view))
    return FALSE;
  held = canasta_card_set_list_suit (view->hand, suit) & (guint16) ~(1 << rank);
  return canasta_ranks_count (held & (guint16) ((31u << rank) >> 2)) >= 2;
}

/* Where the pile is taken freely it is for the cards that are of use; nobody takes it
 * again and again if nothing comes of it. */
static gboolean G_GNUC_NO_INLINE
propose_freely (CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;
  const CanastaBoard *board = view->board;
  const guint16 *next = canasta_form_grows_on (&view->table->forms.of[CANASTA_FORM_SEQUENCE])
                            ? view->own->next : view->own->ends;
  int useful = 0;

  for (guint i = 0; i < board->pile_count; i++)
    useful += is_of_use (view, next, board->pile[i]);
  return useful > 0
         && weigh_take (self, 0) + self->weights->of[CANASTA_WEIGHT_TAKE_USEFUL] * useful > 0
         && board->idle_turns < CANASTA_MOST_IDLE_TURNS / 4
         && canasta_propose (&self->proposal, CANASTA_ACTION_TAKE);
}

/* Takes the pile with a new sequence, where that is wanted. */
static gboolean G_GNUC_NO_INLINE
propose_beginning (CanastaPolicy *self)
{
  const CanastaPlan *plan = self->proposal.plan;

  return canasta_propose_beginning (&self->proposal)
         && (!canasta_view_has_stock (&self->proposal.view)
             || weigh_take (self, canasta_meld_count_wilds (&plan->layout.of[0].meld)) > 0);
}

static gboolean
propose_take (CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;
  CanastaLaydown laydown;
  gboolean found;

  if (view->table->takes_freely)
    return propose_freely (self) || propose_question (self);
  if (propose_top_alone (self))
    return TRUE;
  found = canasta_laydown_take (&laydown, view);
  /* An empty stock ends the deal: whoever takes plays on. */
  if (found
      && (!canasta_view_has_stock (view)
          || weigh_take (self, canasta_laydown_count_spent (&laydown)) > 0)
      && canasta_propose_laydown (&self->proposal, CANASTA_ACTION_TAKE, &laydown))
    return TRUE;
  if (view->table->starts_sequences && propose_beginning (self))
    return TRUE;
  return found && propose_question (self);
}

static void
decide_draw (CanastaPolicy *self)
{
  if (self->proposal.view.board->answer == CANASTA_ANSWER_YES
      && canasta_propose_way_by_pile (&self->proposal))
    return;
  if (propose_take (self) || canasta_propose (&self->proposal, CANASTA_ACTION_DRAW)
      || canasta_propose (&self->proposal, CANASTA_ACTION_PASS))
    return;
  canasta_propose_anything (&self->proposal);
}

/* Whether the canastas that going out takes could be there at the end of the
 * turn, were every wild card put to use. */
static gboolean
may_have_canastas (const CanastaView *view, int missing)
{
  int wilds = canasta_view_count_wilds (view);
  int complete = canasta_view_get_form (view)->complete;
  guint16 ranks = canasta_view_list_ranks (view, 1) | view->own_melds;

  for (; ranks && missing > 0; ranks &= (guint16) (ranks - 1))
    {
      CanastaRank rank = canasta_ranks_get_first (ranks);
      int size = view->sizes[rank];

      if (size < complete && size + view->held.of[rank] + wilds >= complete)
        missing--;
    }
  return missing <= 0 || view->sizes[CANASTA_WILD_RANK] + wilds >= complete;
}

/* Whether the hand could be melded but for a card, at a table without sequences: each
 * lone rank must be the discard, each pair needs a wild card. Quick, and never wrong when
 * it says no. */
static gboolean
may_lay_all (const CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;
  int least = canasta_view_get_form (view)->least;
  guint16 loose = canasta_view_list_ranks (view, 1) & ~view->own_melds
                  & ~canasta_view_list_ranks (view, least);
  guint16 lone = loose & ~canasta_view_list_ranks (view, 2);
  int wilds = canasta_view_count_wilds (view);
  int missing = canasta_ranks_count (loose);

  /* Each rank lacks a card, lone ones but for the discard two or more. */
  if (missing > wilds + 1)
    return FALSE;
  for (int count = 2; count < least; count++)
    missing += canasta_ranks_count (loose & ~canasta_view_list_ranks (view, count));
  if (lone)
    missing -= least - 1;
  return missing <= wilds
         && may_have_canastas (view, canasta_outlook_count_missing (view->table, view->board,
                                                                    view->side));
}

static gboolean
goes_unasked (const CanastaPolicy *self, int weight)
{
  return weight > self->weights->of[CANASTA_WEIGHT_UNASKED]
         && self->proposal.view.table->rules.asking == CANASTA_ASKING_MAY;
}

/* Whether the hand could be melded but for a card, as a first look tells. There is none where
 * sequences hold wild cards or go down to the ace: the view knows of no two that is natural there,
 * and canasta_way_out_may_be() looks at all of it. */
static gboolean
may_lay_nearly_all (const CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;
  CanastaSideMelds own;

  if (!canasta_view_has_sequences (view))
    return may_lay_all (self);
  if (!canasta_forms_have_plain_sequences (&view->table->forms))
    return TRUE;
  own = canasta_board_get_side_melds (view->board, view->table, view->side);
  return !canasta_layout_lacks_wilds (&own, view->suits, &view->held,
                                      canasta_view_count_wilds (view));
}

/* Going out, where an empty hand leads there, there is a way and it is wanted: asks first if
 * it may. Where a yes would bring no way out there is none without asking either. What is
 * quicker to say comes first. */
static gboolean
propose_out (CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;
  const CanastaBoard *board = view->board;
  int weight;

  if (board->answer == CANASTA_ANSWER_YES && self->way.seat == view->seat)
    return canasta_propose_way_kept (&self->proposal, &self->way);
  if (board->answer == CANASTA_ANSWER_NO
      || !may_lay_nearly_all (self)
      || !canasta_board_ends_hand (board, view->table, view->seat, 0))
    return FALSE;
  weight = weigh_out (self);
  if (board->answer != CANASTA_ANSWER_YES && weight <= 0)
    return FALSE;
  if (canasta_view_has_sequences (view)
      && !canasta_way_out_may_be (view->table, board, view->hand, &view->held))
    return FALSE;
  if (!goes_unasked (self, weight) && canasta_judge_may_ask (view->table, board, view->hand))
    return canasta_propose_ask (&self->proposal, &self->way);
  return canasta_propose_way_out (&self->proposal);
}

static void
decide_play (CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;

  if (canasta_propose_red_three (&self->proposal))
    return;
  if (view->table->rules.join_melds && view->board->answer != CANASTA_ANSWER_YES
      && canasta_policy_propose_join (self))
    return;
  if (view->n_hand == 0 && canasta_propose (&self->proposal, CANASTA_ACTION_OUT))
    return;
  /* One action lays all there is to lay, of each hand; then comes the discard. */
  if ((!view->board->melded || view->board->second_hand_came
       || view->board->answer == CANASTA_ANSWER_YES)
      && (propose_out (self) || canasta_policy_propose_melds (self)))
    return;
  if (!canasta_policy_propose_discard (self))
    canasta_propose_anything (&self->proposal);
}

static void
decide_reply (CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;
  const gint32 *weights = self->weights->of;
  int weight;

  /* Before the draw an empty stock says it all: a no would end the deal as well. */
  if (view->board->source == CANASTA_SOURCE_NONE && !canasta_view_has_stock (view)
      && canasta_propose (&self->proposal, CANASTA_ACTION_YES))
    return;
  weight = weights[CANASTA_WEIGHT_YES]
           + weights[CANASTA_WEIGHT_YES_COST] * canasta_table_cost_hand (view->table, view->hand)
           + weights[CANASTA_WEIGHT_YES_CARD] * view->n_hand
           + weights[CANASTA_WEIGHT_YES_OPPONENT_CARD] * self->opponents;
  canasta_propose (&self->proposal, weight > 0 ? CANASTA_ACTION_YES : CANASTA_ACTION_NO);
}

static inline void
decide (CanastaPolicy *self)
{
  CanastaView *view = &self->proposal.view;

  view->least_run = self->least_run;
  view->least_wilds = self->least_wilds;
  self->has_looked = FALSE;
  if (self->eyes != view->seat || view->table->sides_form)
    canasta_policy_look_around (self);
  switch ((CanastaPhase) view->board->phase)
    {
    case CANASTA_PHASE_DRAW:
      decide_draw (self);
      break;
    case CANASTA_PHASE_PLAY:
      decide_play (self);
      break;
    case CANASTA_PHASE_REPLY:
      decide_reply (self);
      break;
    default:
      g_assert_not_reached ();
    }
}

/**
 * canasta_policy_decide: (skip)
 * @table: the table
 * @board: the board
 * @hand: the hand of the seat to act
 * @memory: what was seen to happen
 * @weights: the weights to play by
 * @action: (out caller-allocates): the choice
 * @plan: (out caller-allocates): the choice, judged, to be carried out
 *
 * Chooses the next action of the seat to act: the same one whenever the same is
 * known. Allocates nothing.
 */
void
canasta_policy_decide (const CanastaTable *table, const CanastaBoard *board,
                       const CanastaCardSet *hand, const CanastaMemory *memory,
                       const CanastaWeights *weights, CanastaAction *action, CanastaPlan *plan)
{
  CanastaPolicy self;

  canasta_proposal_init (&self.proposal, table, board, hand, action, plan);
  canasta_policy_begin (&self, memory, weights);
  decide (&self);
}

static inline void
draw (CanastaState *state, const CanastaTable *table, CanastaMemory *memory)
{
  canasta_memory_note_left (memory, table, state->board.to_act,
                            canasta_board_get_top (&state->board));
  canasta_state_draw (state, table);
}

/* Carries out what was chosen, and remembers what everyone saw of it. */
static inline void
act (CanastaPolicy *self, CanastaState *state, CanastaMemory *memory)
{
  const CanastaTable *table = self->proposal.view.table;
  const CanastaAction *action = self->proposal.action;
  const CanastaPlan *plan = self->proposal.plan;
  guint seat = self->proposal.view.seat;
  CanastaCard top;

  switch ((CanastaActionKind) action->kind)
    {
    case CANASTA_ACTION_DRAW:
      draw (state, table, memory);
      /* A second hand that became the stock is to be seen. */
      if (table->rules.second_hand_as_stock)
        self->eyes = CANASTA_NO_SEAT;
      break;
    case CANASTA_ACTION_MELD:
      canasta_state_meld (state, table, plan);
      canasta_memory_note_laid (memory, seat, &plan->laid);
      break;
    case CANASTA_ACTION_DISCARD:
      canasta_state_discard (state, table, action->card);
      canasta_memory_note_discarded (memory, seat, action->card);
      break;
    default:
      top = canasta_board_get_top (&state->board);
      canasta_state_commit (state, table, action, plan);
      canasta_memory_note_by (memory, table, seat, top, action, &state->board);
    }
}

/**
 * canasta_policy_play_out: (skip)
 * @state: (inout): a position
 * @table: the table
 * @memory: (inout): what was seen to happen
 * @weights: the weights to play by
 *
 * Plays a deal to its end, the policy at every seat. Allocates nothing.
 */
void
canasta_policy_play_out (CanastaState *state, const CanastaTable *table, CanastaMemory *memory,
                         const CanastaWeights *weights)
{
  const CanastaBoard *board = &state->board;
  CanastaAction action;
  CanastaPlan plan;
  CanastaPolicy self;

  canasta_policy_begin (&self, memory, weights);
  while (!board->ended)
    {
      const CanastaCardSet *hand = &state->hands[board->to_act];

      if (canasta_may_draw (table, board) && !canasta_may_find_take (table, board, hand))
        {
          draw (state, table, memory);
          continue;
        }
      canasta_proposal_init (&self.proposal, table, board, hand, &action, &plan);
      self.proposal.plan_only = TRUE;
      decide (&self);
      act (&self, state, memory);
    }
}

/**
 * canasta_policy_choose: (skip)
 * @observation: what the seat to act knows
 * @weights: the weights to play by
 * @action: (out caller-allocates): the choice
 *
 * Chooses the next action for an observation.
 */
void
canasta_policy_choose (const CanastaObservation *observation, const CanastaWeights *weights,
                       CanastaAction *action)
{
  CanastaMemory memory;
  CanastaPlan plan;

  canasta_observation_get_memory (observation, &memory);
  canasta_policy_decide (observation->table, &observation->board, &observation->hand, &memory,
                         weights, action, &plan);
}
