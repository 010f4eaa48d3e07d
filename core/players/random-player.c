/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "players/random-private.h"

struct _CanastaRandomPlayer
{
  GObject parent_instance;

  CanastaRandom random;
};

static void canasta_random_player_iface_init (CanastaPlayerInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CanastaRandomPlayer, canasta_random_player, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_PLAYER,
                                                      canasta_random_player_iface_init))

/* Takes the pile with what was found to go with its top card, or asks first where it must. */
gboolean
canasta_random_player_propose_take (CanastaProposal *self, const CanastaLaydown *laydown)
{
  return canasta_propose_laydown (self, CANASTA_ACTION_TAKE, laydown)
         || (self->view.table->rules.asking == CANASTA_ASKING_MUST && !self->view.board->asked
             && canasta_propose (self, CANASTA_ACTION_ASK));
}

/* Takes the pile half the time. Nothing is laid with one that is taken freely. */
static gboolean
propose_take (CanastaProposal *self, CanastaRandom *random)
{
  const CanastaTable *table = self->view.table;
  const CanastaBoard *board = self->view.board;
  CanastaLaydown laydown;

  if (table->takes_freely)
    return board->pile_count > 0 && canasta_random_toss (random)
           && canasta_propose (self, CANASTA_ACTION_TAKE);
  if (canasta_laydown_take (&laydown, &self->view)
      && (!canasta_view_has_stock (&self->view) || canasta_random_toss (random))
      && canasta_random_player_propose_take (self, &laydown))
    return TRUE;
  return table->starts_sequences && canasta_may_find_take (table, board, self->view.hand)
         && (!canasta_view_has_stock (&self->view) || canasta_random_toss (random))
         && canasta_propose_beginning (self);
}

/* Draws or, where there is nothing to draw, passes. */
void
canasta_random_player_propose_draw (CanastaProposal *self)
{
  if (!canasta_propose (self, CANASTA_ACTION_DRAW) && !canasta_propose (self, CANASTA_ACTION_PASS))
    canasta_propose_anything (self);
}

static void
decide_draw (CanastaProposal *self, CanastaRandom *random)
{
  if (self->view.board->answer == CANASTA_ANSWER_YES && canasta_propose_way_by_pile (self))
    return;
  if (!propose_take (self, random))
    canasta_random_player_propose_draw (self);
}

/* A wild card for the highest meld that is on its way to a canasta. */
static void
add_one_wild (CanastaLaydown *laydown, const CanastaView *view)
{
  guint16 ranks = (laydown->ranks | view->own_melds) & view->table->forms.groups
                  & canasta_laydown_list_large (laydown, view, CANASTA_LEAST_WORTH_A_WILD);

  while (ranks)
    {
      CanastaRank rank = canasta_ranks_get_last (ranks);

      ranks &= (guint16) ~(1 << rank);
      if (canasta_laydown_add_wild (laydown, view, rank, FALSE))
        return;
    }
}

/* Whether a sequence may be begun or, where that is wanted, one of the side lengthened. */
static inline gboolean
may_lay_run (const CanastaView *view, gboolean lengthens)
{
  const CanastaForm *form = &view->table->forms.of[CANASTA_FORM_SEQUENCE];
  guint64 suits;

  if (!canasta_view_has_sequences (view))
    return FALSE;
  suits = canasta_suits_unite (view->suits);
  return (lengthens && (canasta_suits_unite (view->own->near) & suits))
         || canasta_suits_list_lows (suits, MAX (form->least, form->least_naturals));
}

/* Whether there may be something to lay: a first look, which is never wrong when it says no. */
static gboolean
may_meld (const CanastaView *view)
{
  int wilds = canasta_view_count_wilds (view);

  if (view->table->sides_form)
    return TRUE;
  if (!canasta_board_has_opened (view->board, view->side))
    return may_lay_run (view, FALSE)
           || canasta_random_may_open (view->table, view->board, &view->held, wilds);
  return may_lay_run (view, TRUE)
         || canasta_random_list_additions (view->table, view->own, &view->held, wilds);
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
CanastaCard
canasta_random_player_pick_face (const CanastaTable *table, const CanastaCardSet *hand,
                                 CanastaRandom *random)
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
  CanastaCard card = canasta_random_player_pick_face (view->table, view->hand, random);
  guint n;

  if (card != CANASTA_NO_CARD && canasta_propose_discard (self, card))
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
  if ((!board->melded || board->second_hand_came) && may_meld (view)
      && (canasta_board_has_opened (board, view->side) ? propose_additions (self)
                                                       : propose_opening (self)))
    return;
  if (!propose_discard (self, random))
    canasta_propose_anything (self);
}

static void
decide_reply (CanastaProposal *self, CanastaRandom *random)
{
  canasta_propose (self, canasta_random_toss (random) ? CANASTA_ACTION_YES : CANASTA_ACTION_NO);
}

/* Chooses for the seat that the proposal looks for. */
void
canasta_random_player_propose (CanastaProposal *self, CanastaRandom *random)
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
  canasta_random_player_propose (&self, random);
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
