/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "play/state.h"

#include <string.h>

#include "cards/deck.h"
#include "play/second-hand.h"

/* The sides a board starts from: as the table seats the round. */
static void
seat_players (CanastaBoard *board, const CanastaTable *table, guint round)
{
  const CanastaSeating *seating = canasta_table_get_seats (table, round);

  memcpy (board->next, seating->next, sizeof board->next);
  memcpy (board->side, seating->side, sizeof board->side);
  board->n_sides = table->n_sides;
  board->resting = seating->resting;
}

/* Deals one card to each player in turn, from the left of the dealer; hand by hand, as each hangs
 * on nothing but its own cards. */
static void
deal_hands (CanastaState *self, const CanastaTable *table)
{
  CanastaBoard *board = &self->board;
  const guint n_seats = canasta_table_get_seats (table, board->round)->n_seats;
  const guint n = (guint) table->rules.deal_size * n_seats;
  guint seat = board->to_act;

  for (guint first = 1; first <= n_seats; first++)
    {
      for (guint i = first; i <= n; i += n_seats)
        canasta_card_set_add_card (&self->hands[seat], self->stock[board->stock_count - i]);
      board->hand_count[seat] = (guint16) table->rules.deal_size;
      seat = board->next[seat];
    }
  board->stock_count -= (guint16) n;
}

/**
 * canasta_state_lay_aside: (skip)
 * @self: a position
 * @table: its table, where red threes are laid down by themselves
 * @seat: a seat
 *
 * Lays the red threes of a hand down and replaces them, as far as the stock goes.
 *
 * Returns: how many cards came from the stock
 */
int
canasta_state_lay_aside (CanastaState *self, const CanastaTable *table, guint seat)
{
  CanastaBoard *board = &self->board;
  CanastaCardSet *hand = &self->hands[seat];
  CanastaLane red;
  int drawn = 0;

  while ((red = canasta_roles_get_aside (&table->roles, hand)))
    {
      int count = canasta_lane_count (red);

      canasta_roles_remove_aside (&table->roles, hand);
      board->red_threes[canasta_table_get_ledger (table, board, seat)] += red;
      board->hand_count[seat] -= (guint16) count;
      for (; count > 0 && canasta_state_has_stock (self, table); count--, drawn++)
        {
          canasta_card_set_add_card (hand, self->stock[--board->stock_count]);
          board->hand_count[seat]++;
        }
    }
  return drawn;
}

/* Lays the red threes that were dealt down and replaces them. */
static void
lay_dealt_red_threes (CanastaState *self, const CanastaTable *table)
{
  guint seat = self->board.to_act;

  do
    {
      if (canasta_roles_count_aside (&table->roles, &self->hands[seat]) > 0)
        canasta_state_lay_aside (self, table, seat);
      seat = self->board.next[seat];
    }
  while (seat != self->board.to_act);
}

/* Puts the top card of the stock at its bottom. */
static void
bury_top (CanastaState *self)
{
  guint last = self->board.stock_count - 1u;
  CanastaCard card = self->stock[last];

  memmove (self->stock + 1, self->stock, last);
  self->stock[0] = card;
}

/* Where no wild card or red three may begin the pile, and those that would go under the
 * stock; of nothing else the last one stays. */
static void
bury_upcards (CanastaState *self, const CanastaTable *table)
{
  guint64 buried = table->roles.wild | table->roles.aside;
  guint tries = self->board.stock_count;

  if (table->rules.upcard != CANASTA_UPCARD_REBURY)
    return;
  for (; tries > 1 && canasta_faces_have (buried, self->stock[self->board.stock_count - 1]); tries--)
    bury_top (self);
}

static void
turn_upcard (CanastaState *self, const CanastaTable *table)
{
  CanastaBoard *board = &self->board;

  if (table->rules.upcard == CANASTA_UPCARD_NONE)
    return;

  while (board->stock_count > 0)
    {
      CanastaCard card;

      bury_upcards (self, table);
      card = self->stock[--board->stock_count];
      canasta_board_push (board, card);
      if (!canasta_faces_have (table->roles.covered, card))
        return;
    }
}

/**
 * canasta_state_deal: (skip)
 * @self: (out caller-allocates): the position
 * @table: the table
 * @deal: the deal number, 0 to %CANASTA_MAX_DEAL
 * @round: the round, from 1
 * @dealer: the seat that deals
 * @totals: (array): the totals before this deal, by ledger
 *
 * Shuffles and deals: one card to each player at a time from the left of the
 * dealer, then red threes are laid and replaced, then the first card of the
 * pile is turned up. Where a house leaves it open the order is that of the
 * classic reference.
 */
void
canasta_state_deal (CanastaState *self, const CanastaTable *table, guint64 deal, guint round,
                    guint dealer, const gint32 *totals)
{
  CanastaRandom random = { deal };
  CanastaBoard *board = &self->board;

  memset (self, 0, offsetof (CanastaState, packets));
  memcpy (self->stock, table->pack, table->n_cards);
  canasta_deck_shuffle (self->stock, table->n_cards, &random);

  board->deal = deal;
  board->round = (guint16) round;
  board->dealer = (guint8) dealer;
  board->stock_count = (guint16) table->n_cards;
  board->pile_taken_by = board->lone_hand = CANASTA_NO_SEAT;
  board->out_seat = CANASTA_NO_SEAT;
  board->lone_card = CANASTA_NO_CARD;
  memset (board->opened_by, CANASTA_NO_SEAT, sizeof board->opened_by);
  memcpy (board->totals, totals, sizeof board->totals);
  seat_players (board, table, round);
  canasta_board_set_minimums (board, table);

  board->to_act = board->turn_seat = board->next[dealer];
  deal_hands (self, table);
  canasta_state_deal_second_hands (self, table);
  if (!table->by_hand)
    lay_dealt_red_threes (self, table);
  turn_upcard (self, table);
  canasta_board_refreeze (board, table);
}

/**
 * canasta_board_set_minimums: (skip)
 * @board: a board with its round and totals
 * @table: the table
 *
 * Works out what each ledger needs to open in this deal.
 */
void
canasta_board_set_minimums (CanastaBoard *board, const CanastaTable *table)
{
  guint n = table->by_seat ? table->players : table->n_sides;

  for (guint ledger = 0; ledger < n; ledger++)
    {
      int total = board->totals[ledger];

      board->minimum[ledger] = (gint16) canasta_table_get_minimum (table, total, board->round);
      board->opening_kind[ledger] = (guint8) canasta_table_get_opening_kind (table, total);
    }
}

/**
 * canasta_table_get_dealer: (skip)
 * @table: the table
 * @round: the round, from 1
 * @first_dealer: the seat that deals the first round
 *
 * The deal passes to the left, over a seat that rests.
 *
 * Returns: the seat that deals
 */
guint
canasta_table_get_dealer (const CanastaTable *table, guint round, guint first_dealer)
{
  guint dealer = first_dealer;

  for (guint k = 1; k <= round; k++)
    {
      const CanastaSeating *seating = canasta_table_get_seats (table, k);

      if (k > 1)
        dealer = (dealer + 1) % table->players;
      while (seating->next[dealer] == CANASTA_NO_SEAT)
        dealer = (dealer + 1) % table->players;
    }
  return dealer;
}

/**
 * canasta_board_refreeze: (skip)
 * @board: a board
 * @table: the table
 *
 * Works out from the cards of the pile whether it is frozen for everyone.
 */
void
canasta_board_refreeze (CanastaBoard *board, const CanastaTable *table)
{
  const int model = table->rules.freeze_model;

  board->frozen = model == CANASTA_FREEZE_ALWAYS && !table->takes_freely;
  for (guint i = 0; model == CANASTA_FREEZE_UNTIL_TAKEN && i < board->pile_count; i++)
    board->frozen |= canasta_table_is_frozen_by (table, board->pile[i]);
}

/* Copies what lies at @begin, in whole blocks: for so little that is quicker than
 * a call, and most parts are as many blocks in every position. What lies behind it may come
 * along, up to a block. */
static inline void
copy_part (CanastaState *self, const CanastaState *other, gsize begin, gsize size)
{
  enum { BLOCK = 64 };
  char *to = (char *) self + begin;
  const char *from = (const char *) other + begin;

  for (gsize i = 0; i < size; i += BLOCK)
    memcpy (to + i, from + i, BLOCK);
}

/**
 * canasta_state_copy: (skip)
 * @self: (out caller-allocates): the copy
 * @other: a position
 *
 * Copies what is in use of a position: quicker than assignment.
 */
void
canasta_state_copy (CanastaState *self, const CanastaState *other)
{
  const CanastaBoard *board = &other->board;

  /* In the order they lie in, as what comes along is overwritten. */
  copy_part (self, other, 0,
             offsetof (CanastaState, board.of_side) + board->n_sides * sizeof *board->of_side);
  copy_part (self, other, offsetof (CanastaState, board.melds),
             board->n_melds * sizeof *board->melds);
  copy_part (self, other, offsetof (CanastaState, board.pile), board->pile_count);
  copy_part (self, other, offsetof (CanastaState, stock), board->stock_count);
  if (board->n_second_hands > 0)
    memcpy (self->packets, other->packets, sizeof self->packets);
}

/* The next meld of a side from place @at on, or NULL. */
static const CanastaMeld *
next_meld (const CanastaBoard *board, guint side, guint *at)
{
  while (*at < board->n_melds)
    if (board->melds[(*at)++].side == side)
      return &board->melds[*at - 1];
  return NULL;
}

/* The order of melds counts within a side, not between sides. */
static gboolean
melds_equal (const CanastaBoard *a, const CanastaBoard *b)
{
  for (guint side = 0; side < CANASTA_MAX_SIDES; side++)
    {
      guint at_a = 0, at_b = 0;
      const CanastaMeld *one = next_meld (a, side, &at_a);
      const CanastaMeld *other = next_meld (b, side, &at_b);

      while (one && other && canasta_meld_equal (one, other))
        {
          one = next_meld (a, side, &at_a);
          other = next_meld (b, side, &at_b);
        }
      if (one || other)
        return FALSE;
    }
  return TRUE;
}

static gboolean
board_equal (const CanastaBoard *a, const CanastaBoard *b)
{
  if (memcmp (a, b, offsetof (CanastaBoard, open)) != 0
      || memcmp (a->pile, b->pile, a->pile_count) != 0)
    return FALSE;
  return melds_equal (a, b);
}

/**
 * canasta_state_equal: (skip)
 * @self: a position
 * @other: another one
 *
 * Returns: whether they are the same position
 */
gboolean
canasta_state_equal (const CanastaState *self, const CanastaState *other)
{
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    if (!canasta_card_set_equal (&self->hands[seat], &other->hands[seat]))
      return FALSE;
  return board_equal (&self->board, &other->board)
         && canasta_card_set_equal (&self->aside, &other->aside)
         && memcmp (self->packets, other->packets, canasta_board_count_packets (&self->board)) == 0
         && memcmp (self->stock, other->stock, self->board.stock_count) == 0;
}
