/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the policy see in a position. */
#include "config.h"

#include "players/policy-private.h"

#include "play/outlook.h"

/* An opponent with so few cards may go out in a turn. */
#define FEW_CARDS 4

/* With fewer cards in the stock nobody waits for a sequence. */
#define FEW_IN_STOCK 10

/* A weight in hundredths as a number of cards. */
static inline guint8
count_cards (gint32 weight)
{
  return (guint8) CLAMP (weight / 100, 0, G_MAXUINT8);
}

static CanastaTariff
make_tariff (const gint32 *weights)
{
  const int own = weights[CANASTA_WEIGHT_OWN_MELD], next = weights[CANASTA_WEIGHT_OPPONENT_MELD];
  const int dead = -weights[CANASTA_WEIGHT_DEAD];

  return (CanastaTariff){
    .thrown = { 100, (guint) MAX (weights[CANASTA_WEIGHT_RISK_THROWN], 0) },
    .passed = { 100, (guint) MAX (weights[CANASTA_WEIGHT_RISK_PASSED], 0) },
    .unseen = { [1] = weights[CANASTA_WEIGHT_SINGLE_UNSEEN],
                [2] = weights[CANASTA_WEIGHT_PAIR_UNSEEN] },
    .uses = { 0, own, next, own + next, dead, dead + own, dead + next, dead + own + next },
  };
}

/**
 * canasta_policy_begin: (skip)
 * @self: (out caller-allocates): the policy, to be asked for one action or many
 * @memory: what was seen to happen
 * @weights: the weights to play by
 *
 * Begins to play by some weights.
 */
void
canasta_policy_begin (CanastaPolicy *self, const CanastaMemory *memory,
                      const CanastaWeights *weights)
{
  self->memory = memory;
  self->weights = weights;
  self->tariff = make_tariff (weights->of);
  self->eyes = self->way.seat = CANASTA_NO_SEAT;
  self->has_looked = FALSE;
  self->least_run = count_cards (weights->of[CANASTA_WEIGHT_RUN_LEAST]);
  self->least_wilds = count_cards (weights->of[CANASTA_WEIGHT_WILD_LEAST]);
}

/* Looks at the hands of the others, which stay as they are throughout a turn. */
void
canasta_policy_look_around (CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;
  const CanastaBoard *board = view->board;
  int all = 0, partners = 0;
  guint few = 0;                /* sides of which a player has few cards, as bits */

  /* All is looked at: that is quicker than to branch on hands as they come. */
  for (guint seat = board->next[view->seat]; seat != view->seat; seat = board->next[seat])
    {
      guint side = board->side[seat];
      int held = board->hand_count[seat] + board->second_hand_count[seat];

      few |= (guint) (held <= FEW_CARDS) << side;
      all += held;
      partners += held * (side == view->side);
    }
  self->eyes = view->seat;
  self->opponents = all - partners;
  self->partners = partners;
  self->near_end = FALSE;
  for (few &= ~(1u << view->side); few; few &= few - 1)
    self->near_end |= canasta_board_has_canastas (board, view->table,
                                                  (guint) __builtin_ctz (few));
}

/* Whether there is time to complete sequences. */
gboolean
canasta_policy_may_wait_for_runs (const CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;

  return canasta_view_has_sequences (view) && canasta_view_count_stock (view) >= FEW_IN_STOCK
         && !self->near_end;
}

/* Looks at what the cards of the hand are worth for sequences, once in a view: not every choice
 * asks for it. */
void
canasta_policy_look (CanastaPolicy *self)
{
  const CanastaView *view = &self->proposal.view;
  const gint32 *weights = self->weights->of;

  if (canasta_view_has_sequences (view) && !self->has_looked)
    canasta_view_weigh_runs (view, weights[CANASTA_WEIGHT_RUN_NEXT],
                             weights[CANASTA_WEIGHT_RUN_NEAR], &self->worths);
  self->has_looked = TRUE;
}
