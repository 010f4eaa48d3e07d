/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "players/belief.h"

#include <string.h>

/* How a player stands to a rank. */
typedef enum { SIDE_UNOPENED, SIDE_OPENED, SIDE_HAS_MELD } Standing;

/* How much likelier than by chance a hidden card is in a hand, in hundredths: by
 * how often the player threw its rank, whether the pile was left with it on
 * top, and how the side stands. Written here from what `tests/bench/locate`
 * printed. */
static const guint8 naturals[3][2][3] = {
  { { 113, 172, 18 }, { 97, 138, 20 } },
  { { 47, 55, 10 }, { 31, 35, 9 } },
  { { 80, 51, 12 }, { 35, 25, 8 } },
};
static const guint8 stop = 20;
static const guint8 wild = 100;

static void
weigh_hand (CanastaBelief *self, const CanastaObservation *observation, guint seat)
{
  const CanastaBoard *board = &observation->board;
  const CanastaRoles *roles = &observation->table->roles;
  guint side = board->side[seat];

  for (guint rank = 0; rank < 16; rank++)
    {
      int thrown = canasta_card_set_count_rank (&observation->discarded[seat], rank);
      gboolean passed = (observation->passed[seat] >> rank) & 1;
      Standing standing = board->first_meld[side][rank] > 0            ? SIDE_HAS_MELD
                          : canasta_board_has_opened (board, side) ? SIDE_OPENED
                                                                       : SIDE_UNOPENED;

      self->likelihood[seat][rank] = rank == roles->stop_rank ? stop
                                     : !canasta_ranks_have (roles->natural_ranks, rank)
                                         ? wild
                                         : naturals[MIN (thrown, 2)][passed][standing];
    }
}

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

/* Where cards are laid aside by themselves no hand holds one. */
static void
fill_pool (CanastaBelief *self, const CanastaTable *table, const CanastaCardSet *unseen)
{
  for (int aside = 0; aside < 2; aside++)
    {
      CanastaCardSet rest = *unseen;
      CanastaCard card;

      while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
        {
          gboolean stock_only = canasta_faces_have (table->roles.aside, card) && !table->by_hand;
          int count = canasta_card_set_count_card (unseen, card);

          if (stock_only != (aside == 1))
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
 * @infer: whether cards are where they are likely, or anywhere
 *
 * Sorts what is certain from what is not.
 */
void
canasta_belief_init (CanastaBelief *self, const CanastaObservation *observation, gboolean infer)
{
  const CanastaBoard *board = &observation->board;
  CanastaCardSet unseen;

  self->state.board = *board;
  self->state.aside = (CanastaCardSet){ 0 };
  self->n_pool = self->n_stock_only = 0;
  memset (self->likelihood, 100, sizeof self->likelihood);
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
      else if (self->missing[seat] > 0)
        {
          place_known (self, seat, &observation->known[seat], &unseen);
          if (infer)
            weigh_hand (self, observation, seat);
        }
    }
  fill_pool (self, observation->table, &unseen);
}

/* Where a card goes: a hand by what it misses and how likely it is there, or
 * none of them. */
static guint
choose_place (const CanastaBelief *self, const guint8 *missing, guint n_elsewhere,
              CanastaRank rank, CanastaRandom *random)
{
  guint weights[CANASTA_MAX_SEATS];
  guint total = 100 * n_elsewhere;
  guint chosen;

  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    {
      weights[seat] = missing[seat] > 0 ? missing[seat] * self->likelihood[seat][rank] : 0;
      total += weights[seat];
    }
  chosen = canasta_random_below (random, total);
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    {
      if (chosen < weights[seat])
        return seat;
      chosen -= weights[seat];
    }
  return CANASTA_NO_SEAT;
}

/* Deals the shuffled cards that may be in hands; those that are not are left at
 * the start of the pool. Returns how many. Hands get fewer cards than they
 * should where an observation from outside does not add up. */
static guint
fill_hands (const CanastaBelief *self, CanastaRandom *random, CanastaState *state,
            CanastaCard *pool, guint n)
{
  guint8 missing[CANASTA_MAX_SEATS];
  guint n_missing = 0, n_left = 0;

  memcpy (missing, self->missing, sizeof missing);
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    n_missing += missing[seat];
  for (guint i = 0; i < n; i++)
    {
      guint n_elsewhere = n - i > n_missing ? n - i - n_missing : 0;
      guint seat = n_missing == 0 ? CANASTA_NO_SEAT
                                  : choose_place (self, missing, n_elsewhere,
                                                  canasta_card_get_rank (pool[i]), random);

      if (seat == CANASTA_NO_SEAT)
        {
          pool[n_left++] = pool[i];
          continue;
        }
      canasta_card_set_add_card (&state->hands[seat], pool[i]);
      missing[seat]--;
      n_missing--;
    }
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    state->board.hand_count[seat] -= missing[seat];
  return n_left;
}

/**
 * canasta_belief_sample: (skip)
 * @self: a belief
 * @random: the generator
 * @state: (out caller-allocates): a position
 *
 * Deals the unseen cards into hands and stock, each to where it is likely; what
 * is over lies aside.
 */
void
canasta_belief_sample (const CanastaBelief *self, CanastaRandom *random, CanastaState *state)
{
  CanastaCard pool[CANASTA_MAX_CARDS];
  guint n_free = self->n_pool - self->n_stock_only;
  guint n_stock, n;

  canasta_state_copy (state, &self->state);
  memcpy (pool, self->pool, self->n_pool);
  canasta_cards_shuffle (pool, n_free, random);
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
