/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position as JSON, and back. The table it is played at is opened by the
 * caller, who knows the variants. */
#include "config.h"

#include "notation/position.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cards/deck.h"
#include "notation/board-json-private.h"
#include "play/apply.h"
#include "play/legality.h"
#include "play/second-hand.h"

/* A position being read. */
typedef struct
{
  CanastaBoardReader board;
  CanastaState *state;
  gboolean counted[CANASTA_MAX_SEATS];  /* hands whose size is told */
  guint wanted[CANASTA_MAX_SEATS];      /* cards still missing in a hand */
  gboolean has_stock;                   /* its cards were named */
  guint stock_size;                     /* how many it has; G_MAXUINT for the rest */
  guint named_packets;                  /* second hands told card by card, as bits of places */
} PositionReader;

static void
read_pile (PositionReader *self)
{
  CanastaBoard *board = &self->state->board;
  guint n = canasta_board_reader_list_cards (&self->board, "pile", board->pile, CANASTA_MAX_CARDS);

  if (canasta_board_reader_name_cards (&self->board, "pile", board->pile, n))
    board->pile_count = (guint16) n;
}

/* Hands */

/* How many cards each hand has: as it is told, else as many as are dealt. */
static void
read_hand_counts (PositionReader *self)
{
  const CanastaTable *table = self->board.table;
  gboolean told = canasta_json_reader_enter_object (self->board.reader, "hand-counts");

  for (guint seat = 0; seat < table->players; seat++)
    {
      CanastaSeatKey key = canasta_seat_key (seat);
      gboolean plays = self->state->board.next[seat] != CANASTA_NO_SEAT;

      self->wanted[seat] = plays ? (guint) table->rules.deal_size : 0;
      if (!told || !canasta_json_reader_has (self->board.reader, key.text))
        continue;
      self->counted[seat] = TRUE;
      self->wanted[seat] = (guint) canasta_json_reader_get_int (self->board.reader, key.text, 0,
                                                                plays ? CANASTA_MAX_CARDS : 0, 0);
    }
  if (told)
    canasta_json_reader_leave (self->board.reader);
}

static void
read_hand (PositionReader *self, guint seat)
{
  CanastaSeatKey key = canasta_seat_key (seat);
  CanastaCardSet *hand = &self->state->hands[seat];
  guint n;

  if (!canasta_board_reader_take_cards (&self->board, key.text, hand))
    return;

  n = (guint) canasta_card_set_count (hand);
  if (n > 0 && self->state->board.next[seat] == CANASTA_NO_SEAT)
    canasta_board_reader_refuse (&self->board, key.text,
                                 _("this player sits out and holds no cards."));
  else if (!self->board.table->by_hand
           && canasta_roles_count_aside (&self->board.table->roles, hand) > 0)
    canasta_board_reader_refuse (&self->board, key.text,
                                 _("red threes are laid down by themselves and "
                                   "cannot be in a hand."));
  else if (self->counted[seat] && n != self->wanted[seat])
    canasta_board_reader_refuse (&self->board, key.text,
                                 _("the hand and “hand-counts” differ: %u against %u."), n,
                                 self->wanted[seat]);
  self->wanted[seat] = 0;
}

/* The hands that are given, and how many cards the others have. */
static void
read_hands (PositionReader *self)
{
  CanastaJsonReader *reader = self->board.reader;

  read_hand_counts (self);
  if (!canasta_json_reader_enter_object (reader, "hands"))
    return;
  for (guint seat = 0; seat < self->board.table->players; seat++)
    if (canasta_json_reader_has (reader, canasta_seat_key (seat).text))
      read_hand (self, seat);
  canasta_json_reader_leave (reader);
}

/* The rest */

/* The stock as a list, top card first, or as a number of cards. */
static void
read_stock (PositionReader *self)
{
  CanastaJsonReader *reader = self->board.reader;
  CanastaState *state = self->state;
  JsonNode *node = canasta_json_reader_get_node (reader, "stock");
  CanastaCard cards[CANASTA_MAX_CARDS];
  guint n;

  self->stock_size = G_MAXUINT;
  if (!node)
    return;

  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) != G_TYPE_STRING)
    {
      self->stock_size = (guint) canasta_json_reader_get_int (reader, "stock", 0,
                                                              CANASTA_MAX_CARDS, 0);
      return;
    }

  self->has_stock = TRUE;
  n = canasta_board_reader_list_cards (&self->board, "stock", cards, G_N_ELEMENTS (cards));
  if (!canasta_board_reader_name_cards (&self->board, "stock", cards, n))
    return;
  for (guint i = 0; i < n; i++)
    state->stock[i] = cards[n - 1 - i];
  state->board.stock_count = (guint16) n;
}

/* Fills a hand with the first of the cards that are no red threes. Returns:
 * how many cards are left. */
static guint
fill_hand (PositionReader *self, guint seat, CanastaCard *cards, guint n_cards)
{
  guint missing = self->wanted[seat];
  guint left = 0;

  for (guint i = 0; i < n_cards; i++)
    {
      if (missing == 0 || canasta_faces_have (self->board.table->roles.aside, cards[i]))
        {
          cards[left++] = cards[i];
          continue;
        }
      canasta_card_set_add_card (&self->state->hands[seat], cards[i]);
      missing--;
    }

  if (missing > 0)
    canasta_board_reader_refuse (&self->board, NULL,
                                 _("the packs are short of cards for the hand of seat %u, by %u."),
                                 seat, missing);
  return left;
}

/* Fills the second hand at a place with the first of the cards, whatever they are. Returns:
 * how many are left. */
static guint
fill_second_hand (PositionReader *self, guint place, CanastaCard *cards, guint n_cards)
{
  const CanastaBoard *board = &self->state->board;
  guint missing = (self->named_packets >> place) & 1 ? 0 : board->packet_count[place];
  guint n = MIN (missing, n_cards);

  memcpy (self->state->packets + canasta_board_find_packet (board, place), cards,
          n * sizeof *cards);
  if (n < missing)
    canasta_board_reader_refuse (&self->board, NULL,
                                 _("the packs are short of cards for second hands, by %u."),
                                 missing - n);
  memmove (cards, cards + n, (n_cards - n) * sizeof *cards);
  return n_cards - n;
}

/* The cards nobody named: first the hands that were not given, then second hands, then
 * the stock, then aside, in an order that the deal number gives. */
static void
place_unnamed (PositionReader *self)
{
  CanastaState *state = self->state;
  CanastaBoard *board = &state->board;
  CanastaRandom random = { board->deal };
  CanastaCardSet rest = self->board.unnamed;
  CanastaCard cards[CANASTA_MAX_CARDS];
  CanastaCard card;
  guint n = 0;
  guint n_stock;

  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    for (int i = canasta_card_set_count_card (&self->board.unnamed, card); i > 0; i--)
      cards[n++] = card;
  canasta_deck_shuffle (cards, n, &random);

  for (guint seat = 0; seat < self->board.table->players; seat++)
    n = fill_hand (self, seat, cards, n);
  for (guint place = 0; place < CANASTA_MAX_SEATS; place++)
    n = fill_second_hand (self, place, cards, n);

  n_stock = self->has_stock ? 0 : MIN (self->stock_size, n);
  if (!self->has_stock && self->stock_size != G_MAXUINT && n_stock < self->stock_size)
    canasta_board_reader_refuse (&self->board, "stock",
                                 _("too few cards are left for the stock: %u."), n);
  for (guint i = 0; i < n_stock; i++)
    state->stock[board->stock_count++] = cards[i];
  for (guint i = n_stock; i < n; i++)
    canasta_card_set_add_card (&state->aside, cards[i]);
}

/* What came with the pile this turn is in the hand or on the table. */
static void
check_picked_up (PositionReader *self)
{
  const CanastaBoard *board = &self->state->board;
  CanastaCardSet places = self->state->hands[board->turn_seat];
  guint side = board->side[board->turn_seat];

  for (guint i = 0; i < board->n_melds; i++)
    if (board->melds[i].side == side)
      {
        CanastaCardSet cards;

        canasta_meld_get_cards (&board->melds[i], &cards);
        canasta_card_set_add (&places, &cards);
      }
  canasta_roles_add_aside (&self->board.table->roles, &places,
                           board->red_threes[canasta_table_get_ledger (self->board.table, board,
                                                                       board->turn_seat)]);
  /* The last of them may have ended the turn, and the deal, on the pile. */
  if (board->ended != CANASTA_END_NONE && board->pile_count > 0)
    canasta_card_set_add_card (&places, canasta_board_get_top (board));
  if (!canasta_card_set_contains (&places, &board->picked_up))
    canasta_board_reader_refuse (&self->board, "turn",
                                 _("the cards in “picked-up” are neither in the hand of seat %d "
                                   "nor on its side of the table."), board->turn_seat);
}

/* Says whose second hands are, once the turn is known. One may have become the stock. */
static void
settle_second_hands (PositionReader *self)
{
  const CanastaTable *table = self->board.table;

  canasta_state_sort_packets (self->state, table);
  canasta_board_assign_second_hands (&self->state->board, table);
  canasta_state_has_stock (self->state, table);
}

static gboolean
may_go_on (const PositionReader *self, const CanastaState *state)
{
  const CanastaBoard *board = &state->board;

  return board->ended != CANASTA_END_NONE
         || canasta_list_any_legal (self->board.table, board, &state->hands[board->to_act]);
}

/* Nobody asks who could not go on after either answer. */
static gboolean
may_go_on_after (const PositionReader *self, CanastaActionKind answer)
{
  g_autofree CanastaState *after = g_memdup2 (self->state, sizeof *after);

  return canasta_state_apply (after, self->board.table, &(CanastaAction){ .kind = answer }, NULL)
         && may_go_on (self, after);
}

/* A position in which nobody can go on is none, unless the deal has ended. */
static void
check_going_on (PositionReader *self)
{
  if (!may_go_on (self, self->state))
    canasta_board_reader_refuse (&self->board, NULL, _("no action is legal in this position."));
  else if (self->state->board.phase == CANASTA_PHASE_REPLY
           && !(may_go_on_after (self, CANASTA_ACTION_YES)
                && may_go_on_after (self, CANASTA_ACTION_NO)))
    canasta_board_reader_refuse (&self->board, "phase",
                                 _("seat %d could not go on after the reply."),
                                 self->state->board.turn_seat);
}

/**
 * canasta_position_read: (skip)
 * @reader: a reader that stands on the object of a position
 * @table: the table of the position; its keys `variant`, `players`, `seating`,
 *   `house` and `rules` are left to the caller
 * @state: (out caller-allocates): the position
 *
 * Reads a position. What is left out has its standard value; hands that are
 * not given are filled from the cards nobody named, in an order that follows
 * from the deal number. A position that cannot be, or in which no action is
 * legal, is an error of @reader, and @state is then not to be used.
 */
void
canasta_position_read (CanastaJsonReader  *reader,
                       const CanastaTable *table,
                       CanastaState       *state)
{
  PositionReader self = { .state = state };
  CanastaBoard *board = &state->board;
  g_autoptr (GError) error = NULL;

  memset (state, 0, sizeof *state);
  canasta_board_reader_init (&self.board, reader, table, board);

  canasta_json_reader_get_int (reader, "format", 1, 1, 1);
  canasta_board_reader_read_deal (&self.board);
  read_pile (&self);
  canasta_board_reader_read_melds (&self.board);
  read_hands (&self);
  self.named_packets = canasta_board_reader_read_second_hands (&self.board, state->packets);
  read_stock (&self);
  canasta_board_reader_take_cards (&self.board, "aside", &state->aside);
  place_unnamed (&self);
  canasta_board_reader_read_turn (&self.board);
  check_picked_up (&self);
  for (guint seat = 0; seat < table->players; seat++)
    board->hand_count[seat] = (guint16) canasta_card_set_count (&state->hands[seat]);
  canasta_board_refreeze (board, table);
  canasta_board_recount (board);
  if (!canasta_json_reader_has_failed (reader))
    settle_second_hands (&self);

  if (!canasta_json_reader_has_failed (reader) && !canasta_state_check (state, table, &error))
    canasta_json_reader_refuse (reader, NULL, g_steal_pointer (&error));
  if (!canasta_json_reader_has_failed (reader))
    check_going_on (&self);
}

/**
 * canasta_position_write: (skip)
 * @state: a position
 * @table: its table
 * @rules: (nullable): an object with the rules that differ from those of the
 *   house, as they are to be written
 *
 * Writes all of a position: reading it gives the same one.
 *
 * Returns: (transfer full): the object of the position
 */
JsonNode *
canasta_position_write (const CanastaState *state,
                        const CanastaTable *table,
                        JsonNode           *rules)
{
  const CanastaBoard *board = &state->board;
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  canasta_board_write_table (table, builder);
  if (rules)
    {
      json_builder_set_member_name (builder, "rules");
      json_builder_add_value (builder, json_node_copy (rules));
    }
  json_builder_set_member_name (builder, "deal");
  json_builder_add_int_value (builder, (gint64) board->deal);
  canasta_board_write_deal (board, table, builder);

  json_builder_set_member_name (builder, "hands");
  json_builder_begin_object (builder);
  for (guint seat = 0; seat < table->players; seat++)
    if (board->next[seat] != CANASTA_NO_SEAT)
      canasta_json_add_cards (builder, canasta_seat_key (seat).text, &state->hands[seat]);
  json_builder_end_object (builder);
  canasta_board_write_second_hands (board, table, state->packets, builder);

  canasta_json_add_card_list (builder, "stock", state->stock, board->stock_count, TRUE);
  canasta_json_add_cards (builder, "aside", &state->aside);
  canasta_json_add_card_list (builder, "pile", board->pile, board->pile_count, FALSE);
  canasta_board_write_melds (board, table, builder);
  canasta_board_write_history (board, table, builder);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}
