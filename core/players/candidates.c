/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "players/candidates.h"

#include <string.h>

#include "play/apply.h"
#include "players/proposal.h"

/* So many discards are tried after the policy's own melds, and after others. */
#define MOST_DISCARDS 6
#define FEW_DISCARDS 2

#define MOST_TAKES 8

/* A listing at work. The position is one that agrees with what is known; only
 * its board and the hand of the seat to act are looked at. */
typedef struct
{
  CanastaCandidates *list;
  const CanastaState *state;
  const CanastaTable *table;
  const CanastaMemory *memory;
  const CanastaWeights *weights;
  CanastaProposal proposal;     /* works in the candidate that would be next */
} Listing;

/* Points the proposal at the next free candidate. */
static void
open_next (Listing *self)
{
  CanastaCandidate *next = &self->list->of[MIN (self->list->n, CANASTA_MAX_CANDIDATES - 1)];

  next->discard = CANASTA_NO_CARD;
  self->proposal.action = &next->action;
  self->proposal.plan = &next->plan;
}

static gboolean
is_new (const Listing *self, const CanastaCandidate *candidate)
{
  for (guint i = 0; i < self->list->n; i++)
    if (self->list->of[i].discard == candidate->discard
        && canasta_action_equal (&self->list->of[i].action, &candidate->action))
      return FALSE;
  return TRUE;
}

/* Keeps the candidate that was worked in, unless it is there already. */
static gboolean
keep_next (Listing *self)
{
  if (self->list->n == CANASTA_MAX_CANDIDATES || !is_new (self, &self->list->of[self->list->n]))
    return FALSE;
  self->list->n++;
  open_next (self);
  return TRUE;
}

/* A meld with a discard after it. */
static void
add_with_discard (Listing *self, guint meld, CanastaCard discard)
{
  CanastaCandidate *next;

  if (self->list->n == CANASTA_MAX_CANDIDATES)
    return;
  next = &self->list->of[self->list->n];
  canasta_action_copy (&next->action, &self->list->of[meld].action);
  next->plan = self->list->of[meld].plan;
  next->discard = discard;
  keep_next (self);
}

/* Splits the candidate added last, a meld, by what is thrown after it. It stays
 * itself for the discard the policy likes best. */
static void
split_by_discards (Listing *self, guint most)
{
  guint meld = self->list->n - 1;
  guint seat = self->proposal.view.seat;
  CanastaCandidate *candidate = &self->list->of[meld];
  CanastaCard cards[CANASTA_N_RANKS];
  CanastaState after;
  guint n;

  canasta_state_copy (&after, self->state);
  canasta_state_commit (&after, self->table, &candidate->action, &candidate->plan);
  /* What a second hand brings differs from world to world. */
  if (canasta_board_ends_hand (&after.board, self->table, seat, after.board.hand_count[seat])
      || (canasta_board_has_second_hand (&self->state->board, seat)
          && !canasta_board_has_second_hand (&after.board, seat)))
    return;
  n = canasta_policy_rank_discards (self->table, &after.board,
                                    &after.hands[seat], self->memory,
                                    self->weights, cards);
  for (guint i = 1; i < MIN (n, most); i++)
    add_with_discard (self, meld, cards[i]);
}

static void
add_laydown (Listing *self, CanastaLaydown *laydown)
{
  canasta_laydown_hold_back (laydown, &self->proposal.view);
  if (!canasta_laydown_is_empty (laydown)
      && canasta_propose_laydown (&self->proposal, CANASTA_ACTION_MELD, laydown)
      && keep_next (self))
    split_by_discards (self, FEW_DISCARDS);
}

/* What the policy does, as some weights have it. */
static void
add_choice (Listing *self, const CanastaWeights *weights)
{
  const CanastaView *view = &self->proposal.view;

  canasta_policy_decide (self->table, view->board, view->hand, self->memory, weights,
                         self->proposal.action, self->proposal.plan);
  if (keep_next (self) && self->list->of[self->list->n - 1].action.kind == CANASTA_ACTION_MELD)
    split_by_discards (self, MOST_DISCARDS);
}

/* Discards without a meld, or after the meld of the turn. */
static void
add_discards (Listing *self, guint most)
{
  const CanastaView *view = &self->proposal.view;
  CanastaCard cards[CANASTA_N_RANKS];
  guint n = canasta_policy_rank_discards (self->table, view->board, view->hand, self->memory,
                                          self->weights, cards);

  for (guint i = 0; i < MIN (n, most); i++)
    if (canasta_propose_card (&self->proposal, CANASTA_ACTION_DISCARD, cards[i]))
      keep_next (self);
}

/* All natural cards that need no wild ones. */
static void
lay_naturals (const CanastaView *view, CanastaLaydown *laydown)
{
  canasta_laydown_init (laydown, view);
  canasta_laydown_add_runs (laydown, view);
  canasta_laydown_add_naturals (laydown, view);
}

/* Additions with more or fewer wild cards, and fewer naturals. */
static void
add_additions (Listing *self)
{
  const CanastaView *view = &self->proposal.view;
  int wilds = canasta_view_count_wilds (view);
  CanastaLaydown laydown, naturals;

  lay_naturals (view, &naturals);
  laydown = naturals;
  add_laydown (self, &laydown);

  for (int most = 1; most <= MIN (wilds, 3); most++)
    {
      laydown = naturals;
      canasta_laydown_fill_canastas (&laydown, view, most, view->table->forms.groups);
      add_laydown (self, &laydown);
    }

  laydown = naturals;
  canasta_laydown_keep_ranks (&laydown, view->own_melds);
  add_laydown (self, &laydown);
  if (naturals.n_runs > 0)
    {
      canasta_laydown_init (&laydown, view);
      canasta_laydown_add_naturals (&laydown, view);
      add_laydown (self, &laydown);
    }

  if (wilds > 0)
    {
      CanastaRank largest = canasta_laydown_find_largest (&naturals, view, G_MAXUINT16);

      laydown = naturals;
      if (largest != CANASTA_NO_RANK
          && canasta_laydown_add_wild (&laydown, view, largest, FALSE))
        add_laydown (self, &laydown);
    }
}

/* A wild card on the largest sequence, and a sequence begun with one. */
static void
add_wild_runs (Listing *self)
{
  const CanastaView *view = &self->proposal.view;
  CanastaLaydown laydown, naturals;

  lay_naturals (view, &naturals);
  laydown = naturals;
  if (canasta_laydown_add_wild_to_run (&laydown, view, 0, 0))
    add_laydown (self, &laydown);
  laydown = naturals;
  if (canasta_laydown_begin_wild_run (&laydown, view))
    add_laydown (self, &laydown);
}

/* All cards but one, where a second hand comes then; pairs with a wild card each; wild cards
 * on a meld of their own. */
static void
add_for_second_hands (Listing *self)
{
  const CanastaView *view = &self->proposal.view;
  CanastaLaydown laydown, naturals;
  guint16 pairs;

  lay_naturals (view, &naturals);
  laydown = naturals;
  if (canasta_board_has_second_hand (view->board, view->seat)
      && canasta_laydown_lay_all (&laydown, view, 0))
    add_laydown (self, &laydown);
  laydown = naturals;
  canasta_laydown_add_wild_meld (&laydown, view);
  add_laydown (self, &laydown);
  laydown = naturals;
  for (pairs = canasta_view_list_pairs (view); pairs; pairs &= (guint16) (pairs - 1))
    if (canasta_laydown_begin_meld (&laydown, view, canasta_ranks_get_first (pairs)))
      add_laydown (self, &laydown);
}

static void
add_openings (Listing *self)
{
  const CanastaView *view = &self->proposal.view;
  int minimum = canasta_board_get_minimum (view->table, view->board, view->seat);
  CanastaLaydown laydown;

  if (canasta_laydown_open (&laydown, view, CANASTA_NO_RANK, minimum, view->n_hand,
                            canasta_view_count_free (view)))
    add_laydown (self, &laydown);
  /* As little as will do: no more cards than the minimum asks for. */
  for (int most = 3; most < canasta_view_count_free (view); most++)
    if (canasta_laydown_open (&laydown, view, CANASTA_NO_RANK, minimum, view->n_hand, most))
      {
        add_laydown (self, &laydown);
        return;
      }
}

static void
list_play (Listing *self)
{
  const CanastaBoard *board = &self->state->board;

  if (canasta_propose (&self->proposal, CANASTA_ACTION_ASK))
    keep_next (self);
  if (canasta_propose_way_out (&self->proposal))
    keep_next (self);
  if (board->answer == CANASTA_ANSWER_YES)
    return;

  if (!board->melded || board->second_hand_came)
    {
      if (canasta_board_has_opened (board, self->proposal.view.side))
        {
          add_additions (self);
          if (self->table->rules.second_hands != CANASTA_SECOND_HANDS_NONE)
            add_for_second_hands (self);
          if (canasta_view_has_wild_runs (&self->proposal.view))
            add_wild_runs (self);
        }
      else
        add_openings (self);
    }
  add_discards (self, self->list->of[0].action.kind == CANASTA_ACTION_DISCARD
                          ? CANASTA_N_RANKS
                          : FEW_DISCARDS + 1);
}

static void
list_draw (Listing *self)
{
  const CanastaView *view = &self->proposal.view;
  CanastaCardSet takes[MOST_TAKES];
  CanastaLaydown laydown;
  guint n;

  if (canasta_propose (&self->proposal, CANASTA_ACTION_DRAW)
      || canasta_propose (&self->proposal, CANASTA_ACTION_PASS))
    keep_next (self);
  if (canasta_laydown_take (&laydown, view)
      && canasta_propose_laydown (&self->proposal, CANASTA_ACTION_TAKE, &laydown))
    keep_next (self);

  if (canasta_propose_way_by_pile (&self->proposal))
    keep_next (self);
  if (canasta_propose (&self->proposal, CANASTA_ACTION_ASK))
    keep_next (self);

  n = canasta_list_takes (self->table, view->board, view->hand, takes, MOST_TAKES);
  for (guint i = 0; i < n; i++)
    if (canasta_propose_take (&self->proposal, &takes[i]))
      keep_next (self);
}

static void
list_reply (Listing *self)
{
  if (canasta_propose (&self->proposal, CANASTA_ACTION_YES))
    keep_next (self);
  if (canasta_propose (&self->proposal, CANASTA_ACTION_NO))
    keep_next (self);
}

/**
 * canasta_candidates_list: (skip)
 * @self: (out caller-allocates): the candidates
 * @state: a position that agrees with what the seat to act knows
 * @table: the table
 * @memory: what was seen to happen
 * @leaning: the weights the first choice is made by
 * @weights: those all others are made by; may be the same
 *
 * Lists what is worth weighing: the policy's choice first, then what else makes
 * sense.
 */
void
canasta_candidates_list (CanastaCandidates *self, const CanastaState *state,
                         const CanastaTable *table, const CanastaMemory *memory,
                         const CanastaWeights *leaning, const CanastaWeights *weights)
{
  const CanastaBoard *board = &state->board;
  const CanastaCardSet *hand = &state->hands[board->to_act];
  Listing listing = { self, state, table, memory, weights };

  self->n = 0;
  canasta_view_init (&listing.proposal.view, table, board, hand);
  open_next (&listing);
  add_choice (&listing, leaning);
  if (leaning != weights)
    add_choice (&listing, weights);

  switch ((CanastaPhase) board->phase)
    {
    case CANASTA_PHASE_DRAW:
      list_draw (&listing);
      break;
    case CANASTA_PHASE_PLAY:
      list_play (&listing);
      break;
    case CANASTA_PHASE_REPLY:
      list_reply (&listing);
      break;
    default:
      g_assert_not_reached ();
    }
}
