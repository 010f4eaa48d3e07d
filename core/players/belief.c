/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "players/belief.h"

#include <string.h>

#include "play/second-hand.h"

/* So often, for each card that is to be found in hands, two cards are offered for
 * exchange. */
#define OFFERS 3

/* The stock and the cards aside, as the owner of a card. */
#define NOBODY CANASTA_MAX_SEATS

/* What one card more of each kind does to the odds of a hand. */
static void
find_gains (CanastaBelief *self, const CanastaObservation *observation, guint seat,
            const CanastaHandOdds *odds)
{
  for (guint kind = 0; kind < 16; kind++)
    {
      CanastaOddsRow row = canasta_hand_odds_get_row (odds, observation, seat, kind);

      for (guint i = 0; i < row.last; i++)
        self->gains[seat][kind][i] = (gint16) (row.odds[i + 1] - row.odds[i]);
    }
}

static void
prepare_odds (CanastaBelief *self, const CanastaTable *table)
{
  memset (self->gains, 0, sizeof self->gains);
  for (guint card = 0; card < CANASTA_N_FACES; card++)
    self->kinds[card] = (guint8) canasta_hand_kind (&table->roles, (CanastaCard) card);
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
 * @odds: (nullable): what hands are likely; %NULL where cards are anywhere
 *
 * Sorts what is certain from what is not.
 */
void
canasta_belief_init (CanastaBelief *self, const CanastaObservation *observation,
                     const CanastaHandOdds *odds)
{
  const CanastaBoard *board = &observation->board;
  CanastaCardSet unseen;

  self->table = observation->table;
  self->state.board = *board;
  self->state.aside = (CanastaCardSet){ 0 };
  self->n_pool = self->n_stock_only = 0;
  self->infers = odds != NULL;
  if (odds)
    prepare_odds (self, observation->table);
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
          if (odds)
            find_gains (self, observation, seat, odds);
        }
    }
  fill_pool (self, observation->table, &unseen);
}

/* Hands at work: the shuffled cards with their owners, and how many of a kind everyone
 * holds, those counted that are known. */
typedef struct
{
  const CanastaBelief *belief;
  CanastaCard *cards;
  guint n_in_hands;
  guint8 owners[CANASTA_MAX_CARDS];
  guint8 held[CANASTA_MAX_SEATS + 1][16];
} Exchange;

/* What it does to the odds of a hand to give a card of one kind for one of another. The
 * counts of the stock run over, and mean nothing. */
static inline int
weigh_exchange (const Exchange *self, guint owner, guint gives, guint gets)
{
  const guint8 *held = self->held[owner];

  return self->belief->gains[owner][gets][held[gets] & 15]
         - self->belief->gains[owner][gives][(held[gives] - 1) & 15];
}

/* Whether something happens that is so much less likely than what is. */
static gboolean
happens (int odds, guint32 chance)
{
  /* 2 to the power of minus so many sixteenths, of 2¹⁶. */
  static const guint32 parts[16] = {
    65536, 62757, 60097, 57549, 55109, 52773, 50535, 48393,
    46341, 44376, 42495, 40693, 38968, 37316, 35734, 34219,
  };

  return odds >= 0 || (chance & 0xffff) < parts[-odds & 15] >> MIN (-odds >> 4, 31);
}

static inline void
offer_exchange (Exchange *self, guint one, guint other, guint32 chance)
{
  guint owner = self->owners[one], partner = self->owners[other];
  CanastaCard card = self->cards[one];
  guint gives = self->belief->kinds[card];
  guint gets = self->belief->kinds[self->cards[other]];

  if (owner == partner || gives == gets
      || !happens (weigh_exchange (self, owner, gives, gets)
                       + weigh_exchange (self, partner, gets, gives),
                   chance))
    return;
  self->cards[one] = self->cards[other];
  self->cards[other] = card;
  self->held[owner][gives]--;
  self->held[owner][gets]++;
  self->held[partner][gets]--;
  self->held[partner][gives]++;
}

/* Cards are exchanged until hands are as likely as what is known makes them: by
 * Metropolis, offers that make them less likely are taken seldom. */
static void
exchange_cards (Exchange *self, CanastaRandom *random, guint n)
{
  for (guint i = OFFERS * self->n_in_hands; i > 0; i--)
    {
      guint64 number = canasta_random_next (random);
      guint one = (guint) (((number >> 40) * self->n_in_hands) >> 24);
      guint other = (guint) ((((number >> 16) & 0xffffff) * n) >> 24);

      offer_exchange (self, one, other, (guint32) number);
    }
}

static void
count_held (Exchange *self)
{
  const CanastaBelief *belief = self->belief;

  memset (self->held, 0, sizeof self->held);
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    {
      CanastaCardSet known = belief->state.hands[seat];
      CanastaCard card;

      while ((card = canasta_card_set_next (&known)) != CANASTA_NO_CARD)
        self->held[seat][belief->kinds[card]] +=
            (guint8) canasta_card_set_count_card (&belief->state.hands[seat], card);
    }
  for (guint i = 0; i < self->n_in_hands; i++)
    self->held[self->owners[i]][belief->kinds[self->cards[i]]]++;
}

/* Gives each hand the cards it misses, of the shuffled ones. Hands get fewer than they
 * should where an observation from outside does not add up. */
static void
deal_out (Exchange *self, CanastaState *state, guint n)
{
  const CanastaBelief *belief = self->belief;

  self->n_in_hands = 0;
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    {
      guint n_missing = MIN (belief->missing[seat], n - self->n_in_hands);

      memset (&self->owners[self->n_in_hands], (int) seat, n_missing);
      self->n_in_hands += n_missing;
      state->board.hand_count[seat] -= (guint16) (belief->missing[seat] - n_missing);
    }
  memset (&self->owners[self->n_in_hands], NOBODY, n - self->n_in_hands);
}

/* Deals cards that may be in hands, shuffled, to the hands. Returns how many. */
static guint
fill_hands (const CanastaBelief *self, CanastaRandom *random, CanastaState *state,
            CanastaCard *pool, guint n)
{
  Exchange exchange;

  exchange.belief = self;
  exchange.cards = pool;
  deal_out (&exchange, state, n);
  if (self->infers)
    {
      count_held (&exchange);
      exchange_cards (&exchange, random, n);
    }
  for (guint i = 0; i < exchange.n_in_hands; i++)
    canasta_card_set_add_card (&state->hands[exchange.owners[i]], pool[i]);
  return exchange.n_in_hands;
}

/* Deals second hands, the own one too: nobody has seen them. They get fewer cards than
 * they should where hands do. Returns how many cards. */
static guint
fill_second_hands (CanastaState *state, const CanastaTable *table, const CanastaCard *pool, guint n)
{
  CanastaBoard *board = &state->board;
  guint left = n;

  if (board->n_second_hands == 0)
    return 0;
  for (guint place = 0; place < CANASTA_MAX_SEATS; place++)
    {
      board->packet_count[place] = (guint8) MIN (board->packet_count[place], left);
      left -= board->packet_count[place];
    }
  memcpy (state->packets, pool, n - left);
  if (left == 0)
    canasta_board_assign_second_hands (board, table);
  return n - left;
}

/**
 * canasta_belief_sample: (skip)
 * @self: a belief
 * @random: the generator
 * @state: (out caller-allocates): a position
 *
 * Deals the unseen cards into hands, second hands and stock, each to where it is
 * likely; what is over lies aside.
 */
void
canasta_belief_sample (const CanastaBelief *self, CanastaRandom *random, CanastaState *state)
{
  CanastaCard pool[CANASTA_MAX_CARDS];
  guint n_free = self->n_pool - self->n_stock_only;
  guint n_dealt, n_stock, n;

  canasta_state_copy (state, &self->state);
  memcpy (pool, self->pool, self->n_pool);
  canasta_deck_shuffle (pool, n_free, random);
  n_dealt = fill_hands (self, random, state, pool, n_free);
  n = self->n_pool - n_dealt;

  canasta_deck_shuffle (pool + n_dealt, n, random);
  n_dealt += fill_second_hands (state, self->table, pool + n_dealt, n);
  n = self->n_pool - n_dealt;
  n_stock = MIN (n, self->state.board.stock_count);
  memcpy (state->stock, pool + n_dealt, n_stock);
  state->board.stock_count = (guint16) n_stock;
  for (guint i = n_stock; i < n; i++)
    canasta_card_set_add_card (&state->aside, pool[n_dealt + i]);
}
