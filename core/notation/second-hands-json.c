/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Second hands as JSON: their cards in a position, how many they are in an observation, and
 * who has taken one up, waits for one and has played from one. */
#include "config.h"

#include "notation/board-json-private.h"

#include <glib/gi18n-lib.h>

#include "files/json-members.h"

/* How many cards the second hand of a seat has, unless it is told. */
static guint
get_standard (CanastaBoardReader *self, guint seat, guint taken)
{
  if (self->board->next[seat] == CANASTA_NO_SEAT || (taken & 1u << seat) != 0)
    return 0;
  return (guint) self->table->rules.second_hand_size;
}

/* Reads the second hand of a seat, where it is told: a number, or in a position cards.
 * Returns: how many it has. */
static guint
read_one (CanastaBoardReader *self, guint seat, guint standard, CanastaCardSet *cards)
{
  CanastaSeatKey seat_key = canasta_seat_key (seat);
  const char *key = seat_key.text;
  JsonNode *node = canasta_json_reader_get_node (self->reader, key);
  guint most = standard > 0 ? (guint) self->table->rules.second_hand_size : 0;
  guint count;

  if (!cards || !JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_STRING)
    return (guint) canasta_json_reader_get_int (self->reader, key, 0, most, standard);
  if (!canasta_board_reader_take_cards (self, key, cards))
    return 0;
  count = (guint) canasta_card_set_count (cards);
  if (count <= most)
    return count;
  canasta_board_reader_refuse (self, key,
                               _("the number of cards of a second hand is at most %u here."), most);
  return 0;
}

/**
 * canasta_board_reader_read_second_hands: (skip)
 * @self: a reader that stands on a position or an observation
 * @cards: (nullable) (array): where the cards go that a position names, by owner
 *
 * Reads how the second hands are. What is left out has not been taken up and is whole.
 */
void
canasta_board_reader_read_second_hands (CanastaBoardReader *self, CanastaCardSet *cards)
{
  CanastaBoard *board = self->board;
  guint players = self->table->players;
  guint taken;
  gboolean told;

  if (!self->table->has_second_hands)
    return;
  taken = canasta_json_reader_get_places (self->reader, "second-hand-taken", players, 0);
  told = canasta_json_reader_enter_object (self->reader, "second-hands");
  for (guint seat = 0; seat < players; seat++)
    {
      guint count = get_standard (self, seat, taken);

      if (told && canasta_json_reader_has (self->reader, canasta_seat_key (seat).text))
        count = read_one (self, seat, count, cards ? &cards[seat] : NULL);
      board->second_hand_count[seat] = (guint8) count;
      board->n_second_hands += count > 0;
    }
  if (told)
    canasta_json_reader_leave (self->reader);
  board->second_hand_waiting =
    (guint8) canasta_json_reader_get_places (self->reader, "second-hand-waiting", players, 0);
  board->second_hand_played =
    (guint8) canasta_json_reader_get_places (self->reader, "second-hand-played", players, 0);
}

/**
 * canasta_board_write_second_hands: (skip)
 * @board: a board
 * @table: its table
 * @cards: (nullable) (array): the cards, by owner, where they are to be told
 * @builder: a builder in an object
 *
 * Writes them as they are read.
 */
void
canasta_board_write_second_hands (const CanastaBoard   *board,
                                  const CanastaTable   *table,
                                  const CanastaCardSet *cards,
                                  JsonBuilder          *builder)
{
  guint taken = 0;

  if (!table->has_second_hands)
    return;
  json_builder_set_member_name (builder, "second-hands");
  json_builder_begin_object (builder);
  for (guint seat = 0; seat < table->players; seat++)
    {
      CanastaSeatKey key = canasta_seat_key (seat);

      if (board->next[seat] == CANASTA_NO_SEAT)
        continue;
      if (!canasta_board_has_second_hand (board, seat))
        taken |= 1u << seat;
      else if (cards)
        canasta_json_add_cards (builder, key.text, &cards[seat]);
      else
        canasta_json_add_number (builder, key.text, board->second_hand_count[seat]);
    }
  json_builder_end_object (builder);
  canasta_json_add_places (builder, "second-hand-taken", taken);
  canasta_json_add_places (builder, "second-hand-waiting", board->second_hand_waiting);
  canasta_json_add_places (builder, "second-hand-played", board->second_hand_played);
}
