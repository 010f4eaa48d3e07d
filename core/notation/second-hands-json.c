/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Second hands as JSON: their cards in a position, how many they are in an observation, and
 * who has taken one up, waits for one and has played from one. */
#include "config.h"

#include "notation/board-json-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "files/json-members.h"
#include "play/second-hand.h"

/* Reads the second hand at a place: a number, or in a position cards, which are @cards then
 * and set its bit of @named. */
static void
read_one (CanastaBoardReader *self, const char *key, guint place, guint most, CanastaCard *cards,
          guint *named)
{
  JsonNode *node = canasta_json_reader_get_node (self->reader, key);
  CanastaCard told[CANASTA_MAX_CARDS];
  guint count;

  if (!cards || !JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_STRING)
    {
      self->board->packet_count[place] =
        (guint8) canasta_json_reader_get_int (self->reader, key, 0, most, most);
      return;
    }
  count = canasta_board_reader_list_cards (self, key, told, G_N_ELEMENTS (told));
  if (!canasta_board_reader_name_cards (self, key, told, count))
    return;
  if (count > most)
    {
      canasta_board_reader_refuse (self, key,
                                   _("the number of cards of a second hand is at most %u here."),
                                   most);
      return;
    }
  memcpy (cards + canasta_board_find_packet (self->board, place), told, count * sizeof *told);
  self->board->packet_count[place] = (guint8) count;
  *named |= 1u << place;
}

/* Those of players, by seat. */
static guint
read_own (CanastaBoardReader *self, CanastaCard *cards)
{
  CanastaBoard *board = self->board;
  guint size = (guint) self->table->rules.second_hand_size;
  guint named = 0;
  gboolean told = canasta_json_reader_enter_object (self->reader, "second-hands");

  for (guint seat = 0; seat < self->table->players; seat++)
    {
      CanastaSeatKey key = canasta_seat_key (seat);
      gboolean there = board->next[seat] != CANASTA_NO_SEAT
                       && !canasta_board_plays_second_hand (board, seat);

      board->packet_count[seat] = (guint8) (there ? size : 0);
      if (told && canasta_json_reader_has (self->reader, key.text))
        read_one (self, key.text, seat, there ? size : 0, cards, &named);
      if (there && board->packet_count[seat] == 0)
        board->second_hand_taken |= (guint8) (1 << seat);
    }
  if (told)
    canasta_json_reader_leave (self->reader);
  return named;
}

/* Those of sides, the next one first. Where they are not told, there is one for each side
 * that has taken none. */
static guint
read_of_sides (CanastaBoardReader *self, CanastaCard *cards)
{
  CanastaBoard *board = self->board;
  guint most = canasta_board_count_dealt_packets (board, self->table);
  guint named = 0, n = 0, sides = 0, place = 0;

  if (canasta_json_reader_enter_list (self->reader, "packets", most, &n))
    {
      for (guint i = 0;
           i < n && canasta_json_reader_enter_element (self->reader, i); i++)
        {
          read_one (self, NULL, place, canasta_board_size_packet (board, self->table, place), cards,
                    &named);
          place += board->packet_count[place] > 0;
          canasta_json_reader_leave (self->reader);
        }
      canasta_json_reader_leave (self->reader);
      return named;
    }
  for (guint seat = 0; seat < self->table->players; seat++)
    if (canasta_board_plays_second_hand (board, seat))
      sides |= 1u << board->side[seat];
  for (n = (guint) __builtin_popcount (sides); n < MIN (most, board->n_sides);
       n++, place++)
    board->packet_count[place] = (guint8) canasta_board_size_packet (board, self->table, place);
  return named;
}

/* Who says that sides have formed need not say that the lone hand has a second hand. */
static void
serve_lone_hand (CanastaBoard *board, const CanastaTable *table)
{
  guint8 bit;

  if (!table->forms_by_second_hand || board->lone_hand == CANASTA_NO_SEAT)
    return;
  bit = (guint8) (1 << board->lone_hand);
  if (!((board->second_hand_taken | board->second_hand_waiting) & bit))
    board->second_hand_taken |= bit;
}

/**
 * canasta_board_reader_read_second_hands: (skip)
 * @self: a reader that stands on a position or an observation
 * @cards: (nullable) (array): where the cards go that a position names, each second hand at
 *   its place
 *
 * Reads how the second hands are. What is left out has not been taken up and is whole. Whose
 * they are is worked out once the turn is known.
 *
 * Returns: the places of those that were told card by card, as bits
 */
guint
canasta_board_reader_read_second_hands (CanastaBoardReader *self, CanastaCard *cards)
{
  CanastaBoard *board = self->board;
  guint players = self->table->players;

  if (!self->table->has_second_hands)
    return 0;
  board->second_hand_taken =
    (guint8) canasta_json_reader_get_places (self->reader, "second-hand-taken", players, 0);
  board->second_hand_waiting =
    (guint8) canasta_json_reader_get_places (self->reader, "second-hand-waiting", players, 0);
  board->second_hand_played =
    (guint8) canasta_json_reader_get_places (self->reader, "second-hand-played", players, 0);
  /* What a discard brings at once is in the hand of who waits. */
  if (self->table->rules.second_hand_by_discard == CANASTA_SECOND_HAND_AT_ONCE)
    board->second_hand_taken |= board->second_hand_waiting;
  serve_lone_hand (board, self->table);
  return self->table->rules.second_hands == CANASTA_SECOND_HANDS_SIDE
           ? read_of_sides (self, cards) : read_own (self, cards);
}

/* A second hand by its cards, or how many they are. */
static void
write_one (const CanastaBoard *board, guint place, const CanastaCard *cards, JsonBuilder *builder)
{
  guint n = board->packet_count[place];

  if (cards)
    canasta_json_add_card_list (builder, NULL, cards + canasta_board_find_packet (board, place), n,
                                FALSE);
  else
    json_builder_add_int_value (builder, n);
}

/* Seats as a list, the lone hand first where that has come of it. */
static void
write_served (const CanastaBoard *board, const CanastaTable *table, const char *key, guint seats,
              JsonBuilder *builder)
{
  guint lone = 0;

  if (table->forms_by_second_hand && board->lone_hand != CANASTA_NO_SEAT)
    lone = seats & 1u << board->lone_hand;
  json_builder_set_member_name (builder, key);
  json_builder_begin_array (builder);
  if (lone)
    json_builder_add_int_value (builder, board->lone_hand);
  for (seats &= ~lone; seats; seats &= seats - 1)
    json_builder_add_int_value (builder, __builtin_ctz (seats));
  json_builder_end_array (builder);
}

/**
 * canasta_board_write_second_hands: (skip)
 * @board: a board
 * @table: its table
 * @cards: (nullable) (array): the cards, each second hand at its place, where they are to be
 *   told
 * @builder: a builder in an object
 *
 * Writes them as they are read.
 */
void
canasta_board_write_second_hands (const CanastaBoard *board,
                                  const CanastaTable *table,
                                  const CanastaCard  *cards,
                                  JsonBuilder        *builder)
{
  gboolean of_sides = table->rules.second_hands == CANASTA_SECOND_HANDS_SIDE;

  if (!table->has_second_hands)
    return;
  json_builder_set_member_name (builder, of_sides ? "packets" : "second-hands");
  if (of_sides)
    json_builder_begin_array (builder);
  else
    json_builder_begin_object (builder);
  for (guint place = 0; place < CANASTA_MAX_SEATS; place++)
    {
      CanastaSeatKey key = canasta_seat_key (place);

      if (board->packet_count[place] == 0)
        continue;
      if (!of_sides)
        json_builder_set_member_name (builder, key.text);
      write_one (board, place, cards, builder);
    }
  if (of_sides)
    json_builder_end_array (builder);
  else
    json_builder_end_object (builder);
  write_served (board, table, "second-hand-taken", board->second_hand_taken, builder);
  write_served (board, table, "second-hand-waiting", board->second_hand_waiting, builder);
  canasta_json_add_places (builder, "second-hand-played", board->second_hand_played);
}
