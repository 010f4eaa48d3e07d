/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "players/random-player.h"

#include "play/apply.h"
#include "play/opening.h"
#include "players/proposal.h"

/* A meld of so many cards is on its way to a canasta. */
#define LEAST_WORTH_A_WILD 4

struct _CanastaRandomPlayer
{
  GObject parent_instance;

  CanastaRandom random;
};

static void canasta_random_player_iface_init (CanastaPlayerInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CanastaRandomPlayer, canasta_random_player, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_PLAYER,
                                                      canasta_random_player_iface_init))

static gboolean
toss (CanastaRandom *random)
{
  return canasta_random_below (random, 2) == 0;
}

/* Takes the pile half the time. Nothing is laid with one that is taken freely. */
static gboolean
propose_take (CanastaProposal *self, CanastaRandom *random)
{
  const CanastaTable *table = self->view.table;
  const CanastaBoard *board = self->view.board;
  CanastaLaydown laydown;

  if (table->takes_freely)
    return board->pile_count > 0 && toss (random) && canasta_propose (self, CANASTA_ACTION_TAKE);
  if (canasta_laydown_take (&laydown, &self->view)
      && (!canasta_view_has_stock (&self->view) || toss (random))
      && (canasta_propose_laydown (self, CANASTA_ACTION_TAKE, &laydown)
          || (table->rules.asking == CANASTA_ASKING_MUST && !board->asked
              && canasta_propose (self, CANASTA_ACTION_ASK))))
    return TRUE;
  return table->starts_sequences && canasta_may_find_take (table, board, self->view.hand)
         && (!canasta_view_has_stock (&self->view) || toss (random))
         && canasta_propose_beginning (self);
}

static void
decide_draw (CanastaProposal *self, CanastaRandom *random)
{
  if (self->view.board->answer == CANASTA_ANSWER_YES && canasta_propose_way_by_pile (self))
    return;
  if (!propose_take (self, random) && !canasta_propose (self, CANASTA_ACTION_DRAW)
      && !canasta_propose (self, CANASTA_ACTION_PASS))
    canasta_propose_anything (self);
}

/* A wild card for the highest meld that is on its way to a canasta. */
static void
add_one_wild (CanastaLaydown *laydown, const CanastaView *view)
{
  guint16 ranks = (laydown->ranks | view->own_melds) & view->table->forms.groups
                  & canasta_laydown_list_large (laydown, view, LEAST_WORTH_A_WILD);

  while (ranks)
    {
      CanastaRank rank = canasta_ranks_get_last (ranks);

      ranks &= (guint16) ~(1 << rank);
      if (canasta_laydown_add_wild (laydown, view, rank, FALSE))
        return;
    }
}

/* All that fits, and out with it where that is allowed. */
static gboolean
propose_additions (CanastaProposal *self)
{
  const CanastaView *view = &self->view;
  CanastaLaydown laydown;

  canasta_laydown_init (&laydown, view);
  canasta_laydown_add_runs (&laydown, view);
  canasta_laydown_add_naturals (&laydown, view);
  if (canasta_view_count_wilds (view) > 0)
    add_one_wild (&laydown, view);
  if (canasta_laydown_is_empty (&laydown))
    return FALSE;

  if (canasta_board_ends_hand (view->board, view->table, view->seat, view->n_hand - laydown.n_cards))
    {
      if (canasta_propose_laydown (self, CANASTA_ACTION_MELD, &laydown)
          || (!view->board->asked && canasta_propose (self, CANASTA_ACTION_ASK)))
        return TRUE;
      canasta_laydown_hold_back (&laydown, view);
    }
  return !canasta_laydown_is_empty (&laydown)
         && canasta_propose_laydown (self, CANASTA_ACTION_MELD, &laydown);
}

static gboolean
propose_opening (CanastaProposal *self)
{
  const CanastaView *view = &self->view;
  CanastaLaydown laydown;

  return canasta_laydown_open (&laydown, view, CANASTA_NO_RANK,
                               canasta_board_get_minimum (view->table, view->board, view->seat),
                               view->n_hand, canasta_view_count_free (view))
         && canasta_propose_laydown (self, CANASTA_ACTION_MELD, &laydown);
}

/* The faces of a word of a card set, a bit each. */
static guint64
list_faces (guint64 word)
{
  word |= word >> 2;
  return (word | (word >> 1)) & G_GUINT64_CONSTANT (0x1111111111111111);
}

/* How many faces of its word come before each, a number in each four bits. */
static guint64
count_before (guint64 faces)
{
  return faces * G_GUINT64_CONSTANT (0x1111111111111110);
}

/* The face that has @n others before it, of those that are set. */
static guint
find_face (guint64 faces, guint64 before, guint n)
{
  guint64 other = before ^ (n * G_GUINT64_CONSTANT (0x1111111111111111));

  other |= other >> 2;
  other |= other >> 1;
  return (guint) __builtin_ctzll (faces & ~other) / 4;
}

/* Any face of the hand, each as likely as the others. No processor could foresee
 * a branch on it, so there is none. */
static CanastaCard
pick_face (const CanastaTable *table, const CanastaCardSet *hand, CanastaRandom *random)
{
  CanastaCardSet cards = *hand;
  guint64 faces[4], before[4];
  guint first[5] = { 0 };       /* faces of the words before each */
  guint chosen, i;

  canasta_roles_remove_aside (&table->roles, &cards);
  for (i = 0; i < 4; i++)
    {
      faces[i] = list_faces (cards.words[i]);
      before[i] = count_before (faces[i]);
      first[i + 1] = first[i] + (guint) (before[i] >> 60) + (guint) (faces[i] >> 60);
    }
  if (first[4] == 0)
    return CANASTA_NO_CARD;

  chosen = canasta_random_below (random, first[4]);
  i = (chosen >= first[1]) + (chosen >= first[2]) + (chosen >= first[3]);
  return (CanastaCard) (16 * i + find_face (faces[i], before[i], chosen - first[i]));
}

static gboolean
propose_discard (CanastaProposal *self, CanastaRandom *random)
{
  const CanastaView *view = &self->view;
  CanastaCard cards[CANASTA_N_FACES];
  CanastaCard card = pick_face (view->table, view->hand, random);
  guint n;

  if (card != CANASTA_NO_CARD && canasta_propose_card (self, CANASTA_ACTION_DISCARD, card))
    return TRUE;
  n = canasta_list_discards (view->table, view->board, view->hand, cards);
  return n > 0
         && canasta_propose_card (self, CANASTA_ACTION_DISCARD,
                                  cards[canasta_random_below (random, n)]);
}

static void
decide_play (CanastaProposal *self, CanastaRandom *random)
{
  const CanastaView *view = &self->view;
  const CanastaBoard *board = view->board;

  if (canasta_propose_red_three (self))
    return;
  if (view->n_hand == 0 && canasta_propose (self, CANASTA_ACTION_OUT))
    return;
  if (board->answer == CANASTA_ANSWER_YES && canasta_propose_way_out (self))
    return;
  if ((!board->melded || board->second_hand_came)
      && (canasta_board_has_opened (board, view->side) ? propose_additions (self)
                                                       : propose_opening (self)))
    return;
  if (!propose_discard (self, random))
    canasta_propose_anything (self);
}

static void
decide_reply (CanastaProposal *self, CanastaRandom *random)
{
  canasta_propose (self, toss (random) ? CANASTA_ACTION_YES : CANASTA_ACTION_NO);
}

static inline void
decide (CanastaProposal *self, CanastaRandom *random)
{
  switch ((CanastaPhase) self->view.board->phase)
    {
    case CANASTA_PHASE_DRAW:
      decide_draw (self, random);
      break;
    case CANASTA_PHASE_PLAY:
      decide_play (self, random);
      break;
    case CANASTA_PHASE_REPLY:
      decide_reply (self, random);
      break;
    default:
      g_assert_not_reached ();
    }
}

/**
 * canasta_random_player_decide: (skip)
 * @table: the table
 * @board: the board
 * @hand: the hand of the seat to act
 * @random: the generator
 * @action: (out caller-allocates): the choice
 * @plan: (out caller-allocates): the choice, judged, to be carried out
 *
 * Chooses a sensible action: takes the pile half the time, melds what it can,
 * throws any card. Allocates nothing.
 */
void
canasta_random_player_decide (const CanastaTable *table, const CanastaBoard *board,
                              const CanastaCardSet *hand, CanastaRandom *random,
                              CanastaAction *action, CanastaPlan *plan)
{
  CanastaProposal self;

  canasta_proposal_init (&self, table, board, hand, action, plan);
  decide (&self, random);
}

/* Whether there may be something to lay down, told without a view. */
static inline gboolean
may_meld (const CanastaTable *table, const CanastaBoard *board, const CanastaCardSet *hand)
{
  const CanastaSideFacts *own = &board->of_side[board->side[board->to_act]];
  guint16 naturals = table->roles.natural_ranks;
  CanastaRankCounts held, sizes;
  guint16 ranks;

  if (board->melded && !board->second_hand_came)
    return FALSE;
  if (canasta_forms_have_sequences (&table->forms)
      || (table->sides_form && canasta_side_facts_may_have_twins (own)))
    return TRUE;
  canasta_card_set_count_ranks (hand, &held);
  if (!canasta_board_has_opened (board, board->side[board->to_act]))
    return !canasta_opening_is_out_of_reach (table, &held, CANASTA_NO_RANK,
                                             canasta_board_get_minimum (table, board,
                                                                        board->to_act));
  memcpy (sizes.of, own->sizes, sizeof sizes.of);
  ranks = canasta_rank_counts_at_least (&held, (guint) canasta_table_get_least (table))
          | (canasta_rank_counts_at_least (&held, 1) & own->melded_ranks);
  if (canasta_roles_count_wilds (&table->roles, hand) > 0)
    ranks |= own->melded_ranks & canasta_rank_counts_at_least (&sizes, LEAST_WORTH_A_WILD);
  return (ranks & naturals) != 0;
}

/* What takes no look at the melds, and is legal: to draw, and to throw any card after melding
 * or where nothing can be melded. Returns whether it was done. */
static inline gboolean
act_at_once (CanastaState *state, const CanastaTable *table, CanastaRandom *random)
{
  const CanastaBoard *board = &state->board;
  const CanastaCardSet *hand = &state->hands[board->to_act];

  if (canasta_may_draw (table, board))
    {
      if (canasta_may_find_take (table, board, hand))
        return FALSE;
      canasta_state_draw (state, table);
      return TRUE;
    }
  if (table->by_hand || !canasta_may_discard_any (table, board, hand)
      || may_meld (table, board, hand))
    return FALSE;
  canasta_state_discard (state, table, pick_face (table, hand, random));
  return TRUE;
}

/* Chooses by looking at the melds, and does it. */
static void
act (CanastaState *state, const CanastaTable *table, CanastaRandom *random)
{
  CanastaAction action;
  CanastaPlan plan;
  CanastaProposal self;

  canasta_proposal_init (&self, table, &state->board, &state->hands[state->board.to_act], &action,
                         &plan);
  self.plan_only = TRUE;
  decide (&self, random);
  if (action.kind == CANASTA_ACTION_DISCARD)
    canasta_state_discard (state, table, action.card);
  else if (action.kind == CANASTA_ACTION_MELD)
    canasta_state_meld (state, table, &plan);
  else
    canasta_state_commit (state, table, &action, &plan);
}

/**
 * canasta_random_player_play_out: (skip)
 * @state: (inout): a position
 * @table: the table
 * @random: the generator
 *
 * Plays a deal to its end, chance at every seat: the same as choosing and carrying out one
 * action after the other. Allocates nothing.
 */
void
canasta_random_player_play_out (CanastaState *state, const CanastaTable *table,
                                CanastaRandom *random)
{
  while (!state->board.ended)
    if (!act_at_once (state, table, random))
      act (state, table, random);
}

static gboolean
canasta_random_player_choose (CanastaPlayer *player, const CanastaObservation *observation,
                              CanastaAction *action, GCancellable *cancellable, GError **error)
{
  CanastaRandomPlayer *self = CANASTA_RANDOM_PLAYER (player);
  CanastaPlan plan;

  canasta_random_player_decide (observation->table, &observation->board, &observation->hand,
                                &self->random, action, &plan);
  return TRUE;
}

static void
canasta_random_player_iface_init (CanastaPlayerInterface *iface)
{
  iface->choose = canasta_random_player_choose;
}

static void
canasta_random_player_class_init (CanastaRandomPlayerClass *class)
{
}

static void
canasta_random_player_init (CanastaRandomPlayer *self)
{
}

/**
 * canasta_random_player_new:
 * @seed: where its random numbers begin
 *
 * Returns: (transfer full): a player that plays at random, the same way for the
 *   same seed and observations
 */
CanastaPlayer *
canasta_random_player_new (guint64 seed)
{
  CanastaRandomPlayer *self = g_object_new (CANASTA_TYPE_RANDOM_PLAYER, NULL);

  self->random.state = seed;
  return CANASTA_PLAYER (self);
}
