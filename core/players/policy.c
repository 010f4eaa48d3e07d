/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The turn: draw or take, meld, go out or not. What to throw stands in
 * policy-discard.c. Everything chosen here is judged before it is returned. */
#include "config.h"

#include "players/policy-private.h"

#include "play/apply.h"
#include "play/outlook.h"
#include "play/score.h"

/* With fewer cards in the stock nobody waits for a sequence. */
#define FEW_IN_STOCK 10

/* A sequence of more cards is worth a turn's draw. */
#define ENOUGH_TO_WAIT 4

static int
weigh_take (const CanastaPolicy *self, int wilds)
{
  const gint32 *weights = self->weights->of;
  const CanastaView *view = &self->proposal.view;
  int weight = weights[CANASTA_WEIGHT_TAKE_CARD] * view->board->pile_count
               + weights[CANASTA_WEIGHT_TAKE_WILD] * wilds
               + weights[CANASTA_WEIGHT_TAKE_HAND] * view->n_hand;

  if (!canasta_board_has_opened (view->board, view->side))
    return weight + weights[CANASTA_WEIGHT_TAKE_OPENING];
  weight += weights[CANASTA_WEIGHT_TAKE_OPENED];
  if (canasta_board_has_canastas (view->board, view->table, view->side))
    weight += weights[CANASTA_WEIGHT_TAKE_ABLE];
  if (self->near_end)
    weight += weights[CANASTA_WEIGHT_TAKE_NEAR];
  return weight;
}

/* How many cards the opponents hold, and the partners. */
static void
count_hands (const CanastaView *view, int *opponents, int *partners)
{
  const CanastaBoard *board = view->board;

  *opponents = *partners = 0;
  for (guint seat = board->next[view->seat]; seat != view->seat; seat = board->next[seat])
    *(board->side[seat] == view->side ? partners : opponents) += board->hand_count[seat];
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

/* Whether there is time to complete sequences. */
static gboolean
may_wait_for_runs (const CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;

  return canasta_view_has_sequences (view) && view->board->stock_count >= FEW_IN_STOCK
         && !self->near_end;
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

  if (!may_wait_for_runs (self))
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
  int opponents, partners;

  count_hands (&self->proposal.view, &opponents, &partners);
  return weights[CANASTA_WEIGHT_OUT] + weights[CANASTA_WEIGHT_OUT_OPPONENT_CARD] * opponents
             + weights[CANASTA_WEIGHT_OUT_PARTNER_CARD] * partners
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
      || (view->board->stock_count > 0 && weigh_out (self) <= 0))
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

  if (view->table->rules.take_to_extend != CANASTA_EXTEND_TOP_CARD || !may_top_lengthen (view)
      || !canasta_propose_take (&self->proposal, &none) || !self->proposal.plan->top_alone)
    return FALSE;
  meld = &self->proposal.plan->layout.of[0].meld;
  return canasta_meld_is_canasta (meld) || view->board->stock_count == 0
         || canasta_meld_count (meld) > ENOUGH_TO_WAIT;
}

static gboolean
propose_take (CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;
  CanastaLaydown laydown;

  if (propose_top_alone (self))
    return TRUE;
  if (!canasta_laydown_take (&laydown, view))
    return FALSE;
  self->near_end = canasta_policy_is_near_end (view);
  /* An empty stock ends the deal: whoever takes plays on. */
  if ((view->board->stock_count == 0
       || weigh_take (self, canasta_laydown_count_wilds (&laydown)) > 0)
      && canasta_propose_laydown (&self->proposal, CANASTA_ACTION_TAKE, &laydown))
    return TRUE;
  return propose_question (self);
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
      const CanastaMeld *meld = canasta_board_find_meld (view->board, view->side, rank);
      int size = meld ? canasta_meld_count (meld) : 0;

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
  int wilds = canasta_view_count_wilds (view);
  int missing = 0;

  for (int count = 2; count <= least; count++)
    missing += canasta_ranks_count (loose & ~canasta_view_list_ranks (view, count));
  if (loose & ~canasta_view_list_ranks (view, 2))
    missing -= least - 1;
  return missing <= wilds && may_have_canastas (view, self->missing_canastas);
}

static gboolean
goes_unasked (const CanastaPolicy *self, int weight)
{
  return weight > self->weights->of[CANASTA_WEIGHT_UNASKED]
         && self->proposal.view.table->rules.asking == CANASTA_ASKING_MAY;
}

/* Going out, where there is a way and it is wanted: asks first if it may. Where
 * a yes would bring no way out there is none without asking either. What is quicker to
 * say comes first: with sequences, whether it is wanted. */
static gboolean
propose_out (CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;
  const CanastaBoard *board = view->board;
  gboolean has_sequences = canasta_view_has_sequences (view);
  int weight;

  if (board->answer == CANASTA_ANSWER_YES && self->way.seat == view->seat)
    return canasta_propose_way_kept (&self->proposal, &self->way);
  if (board->answer == CANASTA_ANSWER_NO || (!has_sequences && !may_lay_all (self)))
    return FALSE;
  weight = weigh_out (self);
  if (board->answer != CANASTA_ANSWER_YES && weight <= 0)
    return FALSE;
  if (has_sequences
      && !canasta_may_be_way_out (view->table, board, view->hand, &view->held))
    return FALSE;
  if (!goes_unasked (self, weight) && canasta_may_ask (view->table, board, view->hand))
    return canasta_propose_ask (&self->proposal, &self->way);
  return canasta_propose_way_out (&self->proposal);
}

/* The ranks whose melds may get wild cards: a natural meld that has grown so
 * far is worth more without, unless time runs out or it is needed to go out. */
static guint16
list_ranks_for_wilds (const CanastaPolicy *self, const CanastaLaydown *laydown, gboolean late)
{
  const CanastaView *view = &self->proposal.view;
  guint16 ranks = (laydown->ranks | view->own_melds) & view->table->roles.natural_ranks;

  return late ? ranks
              : ranks & canasta_laydown_list_spoiled (laydown, view,
                                                      self->weights->of[CANASTA_WEIGHT_SPOIL]);
}

/* Whether pairs in the hand might be worth more than on the table: not where the
 * side may take no pile yet, and not where every pile is frozen, for then there
 * is always one more to wait for. */
static gboolean
may_wait (const CanastaView *view)
{
  const CanastaRuleValues *rules = &view->table->rules;

  return rules->freeze_model != CANASTA_FREEZE_ALWAYS
         && (rules->take_before_opening != CANASTA_TAKE_FORBIDDEN
             || canasta_board_has_opened (view->board, view->side));
}

/* Whether melds are held back, to match the top of a pile that takes a pair. */
static gboolean
holds (const CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;
  const gint32 *weights = self->weights->of;
  int opponents, partners, weight;

  if (!canasta_policy_needs_pairs (view, view->side) || !may_wait (view))
    return FALSE;
  count_hands (view, &opponents, &partners);
  weight = weights[CANASTA_WEIGHT_HOLD]
           + weights[CANASTA_WEIGHT_HOLD_CARD] * view->board->pile_count
           + weights[CANASTA_WEIGHT_HOLD_HAND] * view->n_hand
           + weights[CANASTA_WEIGHT_HOLD_STOCK] * view->board->stock_count
           + weights[CANASTA_WEIGHT_HOLD_THEIRS] * opponents
           + weights[CANASTA_WEIGHT_HOLD_PARTNER] * partners;
  if (!canasta_board_has_opened (view->board, view->side))
    weight += weights[CANASTA_WEIGHT_HOLD_OPENING]
              + weights[CANASTA_WEIGHT_HOLD_MINIMUM]
                    * canasta_get_minimum (view->table, view->board, view->seat);
  if (weight > 0 && self->near_end)
    weight += weights[CANASTA_WEIGHT_HOLD_NEAR];
  return weight > 0;
}

/* Whether wild cards are kept for a canasta of their own, which going out lacks. */
static gboolean
keeps_wilds (const CanastaView *view)
{
  const CanastaForm *form = &view->table->forms.of[CANASTA_FORM_WILD];

  return view->table->out_needs.by_class && form->when != CANASTA_MELD_WHEN_NEVER
         && canasta_count_missing_of_class (view->table, view->board, view->side,
                                            form->classes[TRUE])
              > 0;
}

/* The ranks of those melds that are to stay without wild cards, because going out lacks
 * canastas without: the largest, as many as it lacks. */
static guint16
list_ranks_to_keep_pure (const CanastaView *view, const CanastaLaydown *laydown)
{
  guint16 ranks = (laydown->ranks | view->own_melds) & view->table->roles.natural_ranks;
  guint16 kept = 0;
  int lacks = 0;

  if (view->table->out_needs.by_class)
    lacks = canasta_count_missing_of_class (view->table, view->board, view->side,
                                            canasta_view_get_form (view)->classes[FALSE]);
  for (; lacks > 0; lacks--)
    {
      CanastaRank largest = canasta_laydown_find_pure (laydown, view, ranks & (guint16) ~kept);

      if (largest == CANASTA_NO_RANK)
        break;
      kept |= (guint16) (1 << largest);
    }
  return kept;
}

/* A wild card for the largest meld, where it is worth it and the meld need not be kept
 * without. */
static void
add_one_wild (const CanastaPolicy *self, CanastaLaydown *laydown, guint16 kept)
{
  const CanastaView *view = &self->proposal.view;
  const gint32 *weights = self->weights->of;
  CanastaRank rank = canasta_laydown_find_largest (laydown, view);

  if (rank != CANASTA_NO_RANK && ((kept >> rank) & 1) == 0
      && weights[CANASTA_WEIGHT_ADD_WILD]
                 + weights[CANASTA_WEIGHT_ADD_WILD_SIZE]
                       * canasta_laydown_get_size (laydown, view, rank)
                 + weights[CANASTA_WEIGHT_ADD_WILD_HAND] * (view->n_hand - laydown->n_cards)
             > 0)
    canasta_laydown_add_wild (laydown, view, rank, FALSE);
}

static gboolean
propose_additions (CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;
  const gint32 *weights = self->weights->of;
  CanastaLaydown laydown;

  canasta_laydown_init (&laydown, view);
  canasta_laydown_add_runs (&laydown, view);
  if (may_wait_for_runs (self))
    canasta_laydown_spare_runs (&laydown, view, &self->worths, weights[CANASTA_WEIGHT_RUN_SPARE]);
  canasta_laydown_add_naturals (&laydown, view);
  if (canasta_laydown_is_empty (&laydown) && canasta_view_count_wilds (view) == 0)
    return FALSE;
  if (canasta_forms_have_wild_melds (&view->table->forms))
    canasta_laydown_add_wild_meld (&laydown, view);
  if (canasta_view_count_wilds (view) > canasta_laydown_count_wilds (&laydown)
      && !keeps_wilds (view))
    {
      guint16 kept = list_ranks_to_keep_pure (view, &laydown);
      gboolean late = view->board->stock_count < weights[CANASTA_WEIGHT_LATE]
                      || self->missing_canastas > 0;

      canasta_laydown_fill_canastas (&laydown, view,
                                     late ? G_MAXINT
                                          : weights[CANASTA_WEIGHT_CANASTA_WILDS] / 100,
                                     list_ranks_for_wilds (self, &laydown, late)
                                       & (guint16) ~kept);
      add_one_wild (self, &laydown, kept);
    }
  canasta_laydown_hold_back (&laydown, view);
  return !canasta_laydown_is_empty (&laydown)
         && canasta_propose_laydown (&self->proposal, CANASTA_ACTION_MELD, &laydown);
}

/* All there is to lay, where the opening must hold a canasta. */
static gboolean
propose_canasta (CanastaPolicy *self, int kind)
{
  const CanastaView *view = &self->proposal.view;
  CanastaLaydown laydown;

  canasta_laydown_init (&laydown, view);
  canasta_laydown_add_runs (&laydown, view);
  canasta_laydown_add_naturals (&laydown, view);
  if (canasta_forms_have_wild_melds (&view->table->forms))
    canasta_laydown_add_wild_meld (&laydown, view);
  if (kind == CANASTA_OPENING_CANASTA)
    canasta_laydown_fill_canastas (&laydown, view, G_MAXINT, laydown.ranks);
  canasta_laydown_hold_back (&laydown, view);
  return !canasta_laydown_is_empty (&laydown)
         && canasta_propose_laydown (&self->proposal, CANASTA_ACTION_MELD, &laydown);
}

static gboolean
propose_opening (CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;
  CanastaLaydown laydown;
  int kind = canasta_get_opening_kind (view->table, view->board, view->seat);
  int minimum = canasta_get_minimum (view->table, view->board, view->seat);

  if (kind != CANASTA_OPENING_ANY)
    return propose_canasta (self, kind);
  return canasta_laydown_open (&laydown, view, CANASTA_NO_RANK, minimum,
                               self->weights->of[CANASTA_WEIGHT_OPENING_WILDS] / 100,
                               canasta_view_count_free (view))
         && canasta_propose_laydown (&self->proposal, CANASTA_ACTION_MELD, &laydown);
}

/* Joins a meld and one that lies before it, where both are a canasta together. */
static gboolean
propose_join_of (CanastaPolicy *self, const CanastaSideMelds *own, guint later)
{
  const CanastaMeld *meld = &own->melds[later];
  guint64 places = own->unfinished & ((G_GUINT64_CONSTANT (1) << later) - 1);
  int count = canasta_meld_count (meld);

  for (; places; places &= places - 1)
    {
      guint earlier = (guint) __builtin_ctzll (places);
      const CanastaMeld *other = &own->melds[earlier];

      if (canasta_meld_get_likeness (other) == canasta_meld_get_likeness (meld)
          && count >= canasta_meld_count_missing (other, own->forms)
          && canasta_propose_join (&self->proposal, own, later, earlier))
        return TRUE;
    }
  return FALSE;
}

static gboolean
propose_join (CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;
  guint32 alike = view->own->alike;
  CanastaSideMelds own;

  if (!alike)
    return FALSE;
  own = canasta_board_get_side_melds (view->board, view->table, view->side);
  for (guint64 places = own.unfinished; places; places &= places - 1)
    {
      guint place = (guint) __builtin_ctzll (places);

      if (((alike >> canasta_meld_get_likeness (&own.melds[place])) & 1)
          && propose_join_of (self, &own, place))
        return TRUE;
    }
  return FALSE;
}

static void
decide_play (CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;

  canasta_policy_look (self);
  if (canasta_propose_red_three (&self->proposal))
    return;
  if (view->table->rules.join_melds && view->board->answer != CANASTA_ANSWER_YES
      && propose_join (self))
    return;
  if (view->n_hand == 0 && canasta_propose (&self->proposal, CANASTA_ACTION_OUT))
    return;
  /* One action lays all there is to lay; then comes the discard. */
  if (!view->board->melded || view->board->answer == CANASTA_ANSWER_YES)
    {
      self->missing_canastas = canasta_count_missing_canastas (view->table, view->board,
                                                               view->side);
      if (propose_out (self))
        return;
      if (!holds (self)
          && (canasta_board_has_opened (view->board, view->side) ? propose_additions (self)
                                                                 : propose_opening (self)))
        return;
    }
  if (!canasta_policy_propose_discard (self))
    canasta_propose_anything (&self->proposal);
}

static void
decide_reply (CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;
  const gint32 *weights = self->weights->of;
  int opponents, partners, weight;

  /* Before the draw an empty stock says it all: a no would end the deal as well. */
  if (view->board->source == CANASTA_SOURCE_NONE && view->board->stock_count == 0
      && canasta_propose (&self->proposal, CANASTA_ACTION_YES))
    return;
  count_hands (view, &opponents, &partners);
  weight = weights[CANASTA_WEIGHT_YES]
           + weights[CANASTA_WEIGHT_YES_COST] * canasta_table_cost_hand (view->table, view->hand)
           + weights[CANASTA_WEIGHT_YES_CARD] * view->n_hand
           + weights[CANASTA_WEIGHT_YES_OPPONENT_CARD] * opponents;
  canasta_propose (&self->proposal, weight > 0 ? CANASTA_ACTION_YES : CANASTA_ACTION_NO);
}

/* A weight in hundredths as a number of cards. */
static inline guint8
count_cards (gint32 weight)
{
  return (guint8) CLAMP (weight / 100, 0, G_MAXUINT8);
}

static inline void
decide (CanastaPolicy *self)
{
  self->proposal.view.least_run = count_cards (self->weights->of[CANASTA_WEIGHT_RUN_LEAST]);
  self->proposal.view.least_wilds = count_cards (self->weights->of[CANASTA_WEIGHT_WILD_LEAST]);
  switch ((CanastaPhase) self->proposal.view.board->phase)
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
  self.memory = memory;
  self.weights = weights;
  self.way.seat = CANASTA_NO_SEAT;
  decide (&self);
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

  self.memory = memory;
  self.weights = weights;
  self.way.seat = CANASTA_NO_SEAT;
  while (!board->ended)
    {
      guint seat = board->to_act;
      CanastaCard top = canasta_board_get_top (board);

      canasta_proposal_init (&self.proposal, table, board, &state->hands[seat], &action, &plan);
      self.proposal.plan_only = TRUE;
      decide (&self);
      canasta_state_commit (state, table, self.proposal.action, self.proposal.plan);
      if (self.proposal.action->kind == CANASTA_ACTION_MELD)
        canasta_memory_note_laid (memory, seat, &self.proposal.plan->laid);
      else
        canasta_memory_note_by (memory, table, seat, top, self.proposal.action, board);
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
