/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "play/second-hand.h"

#include <string.h>

/* Seats for which a second hand is kept, as bits: they have discarded their last card, and
 * take it up with their next turn. */
static inline guint
list_claims (const CanastaBoard *board)
{
  return board->second_hand_waiting & ~(guint) board->second_hand_taken;
}

static inline guint
count_claims (const CanastaBoard *board)
{
  return (guint) __builtin_popcount (list_claims (board));
}

static inline gboolean
are_of_sides (const CanastaTable *table)
{
  return table->rules.second_hands == CANASTA_SECOND_HANDS_SIDE;
}

/* Sides that have had theirs, or for which one is kept, as bits. */
static guint
list_served (const CanastaBoard *board)
{
  guint seats = board->second_hand_taken | board->second_hand_waiting;
  guint sides = 0;

  for (; seats; seats &= seats - 1)
    sides |= 1u << board->side[__builtin_ctz (seats)];
  return sides;
}

/* The first are kept for those who wait, in the order in which they discarded: that in
 * which they play. The next one is for each of the sides that have had none. */
static void
assign_to_sides (CanastaBoard *board)
{
  guint claims = list_claims (board);
  guint served = list_served (board);
  guint seat = board->turn_seat;
  guint place = 0;

  memset (board->second_hand_count, 0, sizeof board->second_hand_count);
  do
    {
      seat = board->next[seat];
      if ((claims >> seat) & 1)
        board->second_hand_count[seat] = board->packet_count[place++];
    }
  while (seat != board->turn_seat);
  do
    {
      seat = board->next[seat];
      if (place < board->n_second_hands && !((served >> board->side[seat]) & 1))
        board->second_hand_count[seat] = board->packet_count[place];
    }
  while (seat != board->turn_seat);
}

/**
 * canasta_board_assign_second_hands: (skip)
 * @board: a board with its sides, its turn, and the second hands that lie there
 * @table: the table
 *
 * Works out which second hand each seat would take up.
 */
void
canasta_board_assign_second_hands (CanastaBoard *board, const CanastaTable *table)
{
  if (!table->has_second_hands)
    return;
  board->n_second_hands = 0;
  for (guint place = 0; place < CANASTA_MAX_SEATS; place++)
    board->n_second_hands += board->packet_count[place] > 0;
  if (are_of_sides (table))
    assign_to_sides (board);
  else
    memcpy (board->second_hand_count, board->packet_count, sizeof board->second_hand_count);
}

static void
sort_cards (CanastaCard *cards, guint n)
{
  for (guint i = 1; i < n; i++)
    for (guint k = i; k > 0 && cards[k - 1] > cards[k]; k--)
      {
        CanastaCard card = cards[k];

        cards[k] = cards[k - 1];
        cards[k - 1] = card;
      }
}

/**
 * canasta_state_sort_packets: (skip)
 * @self: a position
 * @table: its table
 *
 * Sorts the cards of each second hand where the order in which they were dealt means
 * nothing: those that somebody owns are only ever taken up whole.
 */
void
canasta_state_sort_packets (CanastaState *self, const CanastaTable *table)
{
  const CanastaBoard *board = &self->board;

  for (guint place = 0; place < CANASTA_MAX_SEATS && !are_of_sides (table); place++)
    sort_cards (self->packets + canasta_board_find_packet (board, place),
                board->packet_count[place]);
}

/* Whether the first second hand will make a lone hand, so that there is one for it and one
 * for the others. */
static inline gboolean
makes_lone_hand (const CanastaBoard *board, const CanastaTable *table)
{
  return table->forms_by_second_hand && canasta_board_may_form_sides (board, table);
}

/**
 * canasta_board_count_dealt_packets: (skip)
 * @board: a board with its sides and totals
 * @table: its table, where second hands are of sides
 *
 * Returns: how many of them are dealt
 */
guint
canasta_board_count_dealt_packets (const CanastaBoard *board, const CanastaTable *table)
{
  guint n = 0;

  if (!makes_lone_hand (board, table))
    return table->n_sides;
  for (guint seat = 0; seat < table->players; seat++)
    n = MAX (n, table->formed[0][seat] + 1u);
  return n;
}

/**
 * canasta_board_size_packet: (skip)
 * @board: a board with its sides and totals, and who has taken a second hand up
 * @table: its table
 * @place: a place of second hands
 *
 * Returns: how many cards the second hand has that lies there: the one that makes a lone hand
 *   may have more than others
 */
guint
canasta_board_size_packet (const CanastaBoard *board, const CanastaTable *table, guint place)
{
  int lone_size = table->rules.second_hand_lone_size;

  if (lone_size > 0 && place == 0 && makes_lone_hand (board, table)
      && (board->lone_hand == CANASTA_NO_SEAT
          || !canasta_board_plays_second_hand (board, board->lone_hand)))
    return (guint) lone_size;
  return (guint) table->rules.second_hand_size;
}

/**
 * canasta_state_deal_second_hands: (skip)
 * @self: a position, its first hands dealt
 * @table: its table
 *
 * Deals second hands, a card to each in turn as long as it lacks one: one for every player or
 * for every side.
 */
void
canasta_state_deal_second_hands (CanastaState *self, const CanastaTable *table)
{
  CanastaBoard *board = &self->board;
  gboolean of_sides = are_of_sides (table);
  guint n, largest = 0;
  guint seat = board->to_act;

  if (!table->has_second_hands)
    return;
  n = of_sides ? canasta_board_count_dealt_packets (board, table)
               : canasta_table_get_seats (table, board->round)->n_seats;
  for (guint i = 0; i < n; i++, seat = board->next[seat])
    {
      guint size = canasta_board_size_packet (board, table, of_sides ? i : seat);

      board->packet_count[of_sides ? i : seat] = (guint8) size;
      largest = MAX (largest, size);
    }
  for (guint k = 0; k < largest; k++)
    for (guint i = 0; i < n; i++, seat = board->next[seat])
      {
        guint place = of_sides ? i : seat;
        guint size = board->packet_count[place];

        if (k < size)
          self->packets[canasta_board_find_packet (board, place) + size - 1 - k] =
            self->stock[--board->stock_count];
      }
  canasta_state_sort_packets (self, table);
  canasta_board_assign_second_hands (board, table);
}

/**
 * canasta_state_get_packet: (skip)
 * @self: a position
 * @place: a place of second hands
 * @cards: (out caller-allocates): the cards of the one that lies there
 */
void
canasta_state_get_packet (const CanastaState *self, guint place, CanastaCardSet *cards)
{
  const CanastaCard *packet = self->packets + canasta_board_find_packet (&self->board, place);

  *cards = (CanastaCardSet){ 0 };
  for (guint i = 0; i < self->board.packet_count[place]; i++)
    canasta_card_set_add_card (cards, packet[i]);
}

/* Takes a second hand away, its cards known to who does it. */
static void
remove_packet (CanastaState *self, const CanastaTable *table, guint place)
{
  CanastaBoard *board = &self->board;
  guint8 *counts = board->packet_count;
  guint begin = canasta_board_find_packet (board, place);
  guint end = begin + counts[place];

  memmove (self->packets + begin, self->packets + end, canasta_board_count_packets (board) - end);
  if (are_of_sides (table))
    {
      memmove (counts + place, counts + place + 1, CANASTA_MAX_SEATS - 1 - place);
      place = CANASTA_MAX_SEATS - 1;
    }
  counts[place] = 0;
}

/* Where the second hand lies that a seat would take up. */
static guint
find_place (const CanastaBoard *board, const CanastaTable *table, guint seat)
{
  if (!are_of_sides (table))
    return seat;
  /* Who waits, and has the turn now, has waited longest. */
  return (list_claims (board) >> seat) & 1 ? 0 : count_claims (board);
}

/**
 * canasta_state_take_second_hand: (skip)
 * @self: a position
 * @table: its table
 * @seat: a seat that has a second hand to take up
 *
 * Brings its cards into the hand.
 */
void
canasta_state_take_second_hand (CanastaState *self, const CanastaTable *table, guint seat)
{
  CanastaBoard *board = &self->board;
  guint place = find_place (board, table, seat);
  CanastaCardSet cards;

  canasta_state_get_packet (self, place, &cards);
  canasta_card_set_add (&self->hands[seat], &cards);
  board->hand_count[seat] += board->packet_count[place];
  board->second_hand_taken |= (guint8) (1 << seat);
  remove_packet (self, table, place);
  canasta_board_assign_second_hands (board, table);
}

/**
 * canasta_state_open_packet: (skip)
 * @self: a position in which no card may be drawn
 * @table: its table
 *
 * Makes a stock of a second hand that is kept for nobody, where the rules say so.
 *
 * Returns: whether there was one
 */
gboolean
canasta_state_open_packet (CanastaState *self, const CanastaTable *table)
{
  CanastaBoard *board = &self->board;
  guint place = count_claims (board);
  guint begin, count;

  if (!are_of_sides (table) || !table->rules.second_hand_as_stock
      || place >= board->n_second_hands)
    return FALSE;
  begin = canasta_board_find_packet (board, place);
  count = board->packet_count[place];
  for (guint i = count; i > 0; i--)
    self->stock[board->stock_count++] = self->packets[begin + i - 1];
  remove_packet (self, table, place);
  canasta_board_assign_second_hands (board, table);
  return TRUE;
}
