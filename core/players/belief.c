/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "players/belief.h"

#include <string.h>

/* What is known of a hand, as far as the cards are still unseen and fit in it. */
static void
place_known (CanastaBelief *self, guint seat, const CanastaCardSet *known, CanastaCardSet *unseen)
{
  CanastaCardSet rest = *known;
  CanastaCard card;

  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    for (int i = canasta_card_set_count_card (known, card);
         i > 0 && self->missing[seat] > 0 && canasta_card_set_count_card (unseen, card) > 0; i--)
      {
        canasta_card_set_remove_card (unseen, card);
        canasta_card_set_add_card (&self->state.hands[seat], card);
        self->missing[seat]--;
      }
}

/* Where red threes are laid down by themselves no hand holds one. */
static void
fill_pool (CanastaBelief *self, const CanastaTable *table, const CanastaCardSet *unseen)
{
  for (int red = 0; red < 2; red++)
    {
      CanastaCardSet rest = *unseen;
      CanastaCard card;

      while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
        {
          gboolean stock_only = canasta_card_is_red_three (card) && !table->by_hand;
          int count = canasta_card_set_count_card (unseen, card);

          if (stock_only != (red == 1))
            continue;
          for (int i = 0; i < count; i++)
            self->pool[self->n_pool++] = card;
          if (stock_only)
            self->n_stock_only += (guint) count;
        }
    }
}

/**
 * canasta_belief_init: (skip)
 * @self: a belief
 * @observation: what the seat knows
 *
 * Sorts what is certain from what is not.
 */
void
canasta_belief_init (CanastaBelief *self, const CanastaObservation *observation)
{
  const CanastaBoard *board = &observation->board;
  CanastaCardSet unseen;

  self->state.board = *board;
  self->state.aside = (CanastaCardSet){ 0 };
  self->n_pool = self->n_stock_only = 0;
  canasta_observation_get_unseen (observation, &unseen);

  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    {
      self->state.hands[seat] = (CanastaCardSet){ 0 };
      self->missing[seat] = seat < observation->table->players ? board->hand_count[seat] : 0;
      if (seat == observation->seat)
        {
          self->state.hands[seat] = observation->hand;
          self->missing[seat] = 0;
        }
      else
        place_known (self, seat, &observation->known[seat], &unseen);
    }
  fill_pool (self, observation->table, &unseen);
}

/* Takes any of the first @n cards out of a pool and closes the gap. */
static CanastaCard
draw_from (CanastaCard *pool, guint n, CanastaRandom *random)
{
  guint chosen = canasta_random_below (random, n);
  CanastaCard card = pool[chosen];

  pool[chosen] = pool[n - 1];
  return card;
}

/* Gives each hand the cards it misses; fewer where an observation from outside
 * does not add up. Returns how many of @n cards are left. */
static guint
fill_hands (const CanastaBelief *self, CanastaRandom *random, CanastaState *state,
            CanastaCard *pool, guint n)
{
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    {
      guint missing = self->missing[seat];

      for (; missing > 0 && n > 0; missing--, n--)
        canasta_card_set_add_card (&state->hands[seat], draw_from (pool, n, random));
      state->board.hand_count[seat] -= (guint16) missing;
    }
  return n;
}

/**
 * canasta_belief_sample: (skip)
 * @self: a belief
 * @random: the generator
 * @state: (out caller-allocates): a position
 *
 * Deals the unseen cards at random into hands and stock; what is over lies
 * aside.
 */
void
canasta_belief_sample (const CanastaBelief *self, CanastaRandom *random, CanastaState *state)
{
  CanastaCard pool[CANASTA_MAX_CARDS];
  guint n_free = self->n_pool - self->n_stock_only;
  guint n_stock, n;

  canasta_state_copy (state, &self->state);
  memcpy (pool, self->pool, self->n_pool);
  n = fill_hands (self, random, state, pool, n_free);
  memmove (pool + n, pool + n_free, self->n_stock_only);
  n += self->n_stock_only;

  canasta_cards_shuffle (pool, n, random);
  n_stock = MIN (n, self->state.board.stock_count);
  memcpy (state->stock, pool, n_stock);
  state->board.stock_count = (guint16) n_stock;
  for (guint i = n_stock; i < n; i++)
    canasta_card_set_add_card (&state->aside, pool[i]);
}
