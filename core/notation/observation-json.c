/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An observation as JSON, and back. Beside the open part of the position it
 * tells what the seat has seen of the others: cards that went into their hands
 * with the pile, what they discarded, the ranks they did not take. */
#include "config.h"

#include "notation/observation-json.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cards/deck.h"
#include "files/plain-text.h"
#include "notation/action-text.h"
#include "notation/board-json-private.h"
#include "notation/memory-json.h"
#include "notation/observation-log.h"
#include "play/legality.h"
#include "play/second-hand.h"

#define MOST_LOG_LINES 10000

/* An observation being read. */
typedef struct
{
  CanastaBoardReader board;
  CanastaObservation *observation;
  CanastaLog *log;              /* NULL without a log */
  gboolean is_nobodys;          /* of who only looks on */
} ObservationReader;

/* The log */

static void
read_log (ObservationReader *self)
{
  g_auto (GStrv) actions =
    canasta_json_reader_get_strings (self->board.reader, "log", MOST_LOG_LINES);
  g_autofree char *shown = NULL;
  guint wrong;

  if (!actions || canasta_json_reader_has_failed (self->board.reader))
    return;
  self->log = g_new (CanastaLog, 1);
  if (canasta_log_follow (self->log, self->board.table, &self->observation->board,
                          (const char *const *) actions, &wrong))
    return;
  shown = canasta_plain_text_quote (actions[wrong], -1);
  canasta_board_reader_refuse (&self->board, "log", _("“%s” is not an action."), shown);
}

/* The pile */

/* Fills what is not known of the pile, below the cards that are, with cards
 * that may be there. */
static void
guess_pile (ObservationReader *self, const CanastaCard *known, guint n_known)
{
  CanastaBoard *board = &self->observation->board;
  CanastaCardSet *unnamed = &self->board.unnamed;
  CanastaCardSet rest = *unnamed;
  CanastaRandom random = { 0 };
  CanastaCard cards[CANASTA_MAX_CARDS];
  CanastaCard card;
  guint missing = board->pile_count - n_known;
  guint n = 0;

  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    for (int i = canasta_card_set_count_card (unnamed, card); i > 0; i--)
      if (!canasta_faces_have (self->board.table->roles.aside, card))
        cards[n++] = card;
  if (missing > n)
    {
      canasta_board_reader_refuse (&self->board, "pile-count",
                                   _("there are more cards than the packs hold."));
      missing = n;
    }

  canasta_deck_shuffle (cards, n, &random);
  memcpy (board->pile, cards, missing);
  memcpy (board->pile + missing, known, n_known);
  board->pile_count = (guint16) (missing + n_known);
  self->observation->n_guessed = (guint16) missing;
  canasta_board_reader_name_cards (&self->board, "pile-count", cards, missing);
}

/* The cards of the pile that are known, bottom to top: as such, or those that
 * were thrown according to the log, or its top card alone. */
static guint
list_pile (ObservationReader *self, const char **key, CanastaCard *known)
{
  CanastaJsonReader *reader = self->board.reader;
  const CanastaLog *log = self->log;
  guint n;

  *key = canasta_json_reader_has (reader, "pile-known") ? "pile-known" : "pile-top";
  n = canasta_board_reader_list_cards (&self->board, *key, known, CANASTA_MAX_CARDS);
  if (g_str_equal (*key, "pile-known") || !log || n != 1 || log->n_pile == 0
      || log->pile[log->n_pile - 1] != known[0]
      || canasta_json_reader_get_int (reader, "pile-count", 0, CANASTA_MAX_CARDS, 1) < log->n_pile)
    return n;

  *key = "log";
  memcpy (known, log->pile, log->n_pile * sizeof *known);
  return log->n_pile;
}

static void
read_pile (ObservationReader *self)
{
  CanastaJsonReader *reader = self->board.reader;
  CanastaBoard *board = &self->observation->board;
  CanastaCard known[CANASTA_MAX_CARDS];
  const char *key;
  CanastaCard top;
  guint n = list_pile (self, &key, known);

  if (!canasta_board_reader_name_cards (&self->board, key, known, n))
    return;
  if (canasta_board_reader_list_cards (&self->board, "pile-top", &top, 1) == 1
      && (n == 0 || known[n - 1] != top))
    canasta_board_reader_refuse (&self->board, "pile-top",
                                 _("this is not the last of the cards in “pile-known”."));

  board->pile_count = (guint16) canasta_json_reader_get_int (reader, "pile-count", n,
                                                             CANASTA_MAX_CARDS, n);
  if (board->pile_count > 0 && n == 0)
    canasta_board_reader_refuse (&self->board, "pile-top", _("the pile’s top card is missing."));
  guess_pile (self, known, n);
  canasta_board_refreeze (board, self->board.table);
  board->frozen = canasta_json_reader_get_bool (reader, "frozen", board->frozen);
}

/* Hands */

static void
read_hand_counts (ObservationReader *self)
{
  const CanastaTable *table = self->board.table;
  CanastaObservation *observation = self->observation;
  CanastaBoard *board = &observation->board;
  gboolean told = canasta_json_reader_enter_object (self->board.reader, "hand-counts");

  for (guint seat = 0; seat < table->players; seat++)
    {
      CanastaSeatKey key = canasta_seat_key (seat);
      gboolean plays = board->next[seat] != CANASTA_NO_SEAT;
      guint size = plays ? (guint) table->rules.deal_size : 0;
      gboolean own = seat == observation->seat;

      if (own)
        size = (guint) canasta_card_set_count (&observation->hand);
      if (told)
        size = (guint) canasta_json_reader_get_int (self->board.reader, key.text, own ? size : 0,
                                                    own ? size : plays ? CANASTA_MAX_CARDS : 0,
                                                    size);
      board->hand_count[seat] = (guint16) size;
    }
  if (told)
    canasta_json_reader_leave (self->board.reader);
}

static void
read_hand (ObservationReader *self)
{
  CanastaObservation *observation = self->observation;

  observation->seat = CANASTA_NO_SEAT;
  if (self->is_nobodys)
    return;
  observation->seat = (guint8) canasta_json_reader_get_int (
    self->board.reader, "seat", 0, self->board.table->players - 1, observation->board.to_act);
  canasta_board_reader_take_cards (&self->board, "hand", &observation->hand);
  if (!self->board.table->by_hand
      && canasta_roles_count_aside (&self->board.table->roles, &observation->hand) > 0)
    canasta_board_reader_refuse (&self->board, "hand",
                                 _("red threes are laid down by themselves and "
                                   "cannot be in a hand."));
}

/* All hidden cards must be among those that were not seen. */
static void
check_counts (ObservationReader *self)
{
  const CanastaBoard *board = &self->observation->board;
  int hidden = board->stock_count + (int) canasta_board_count_packets (board);

  for (guint seat = 0; seat < self->board.table->players; seat++)
    if (seat != self->observation->seat)
      hidden += board->hand_count[seat];
  if (hidden > canasta_card_set_count (&self->board.unnamed))
    canasta_board_reader_refuse (&self->board, "stock-count",
                                 _("hands and stock have too many cards: %d instead of %d at "
                                   "most."),
                                 hidden, canasta_card_set_count (&self->board.unnamed));
}

/* What was seen of the others */

/* What everyone knows to be in a hand cannot be more than the hand. Returns: a
 * seat of which it is, or CANASTA_NO_SEAT. */
static guint
find_impossible (const ObservationReader *self, const CanastaCardSet *known)
{
  const CanastaObservation *observation = self->observation;
  CanastaCardSet unnamed = self->board.unnamed;

  for (guint seat = 0; seat < self->board.table->players; seat++)
    {
      if (seat == observation->seat
            ? !canasta_card_set_contains (&observation->hand, &known[seat])
            : canasta_card_set_count (&known[seat]) > observation->board.hand_count[seat]
                || !canasta_card_set_contains (&unnamed, &known[seat]))
        return seat;
      if (seat != observation->seat)
        canasta_card_set_remove (&unnamed, &known[seat]);
    }
  return CANASTA_NO_SEAT;
}

/* The log tells of this deal, from its beginning to where it stands. */
static gboolean
log_leads_here (const ObservationReader *self)
{
  const CanastaBoard *board = &self->observation->board;
  const CanastaLog *log = self->log;

  return log->seat == board->turn_seat && log->n_pile <= board->pile_count
         && memcmp (board->pile + board->pile_count - log->n_pile, log->pile,
                    log->n_pile * sizeof *log->pile) == 0
         && find_impossible (self, log->memory.known) == CANASTA_NO_SEAT;
}

static void
remember (CanastaObservation *observation, const CanastaMemory *memory)
{
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    {
      observation->known[seat] = memory->known[seat];
      observation->discarded[seat] = memory->discarded[seat];
      observation->passed[seat] = memory->passed[seat];
    }
}

/* What was seen: told by itself, or else by the log. */
static void
read_history (ObservationReader *self)
{
  CanastaJsonReader *reader = self->board.reader;
  CanastaObservation *observation = self->observation;
  CanastaMemory memory;
  gboolean is_told = canasta_json_reader_has (reader, "known")
                     || canasta_json_reader_has (reader, "discarded")
                     || canasta_json_reader_has (reader, "not-taken");
  guint impossible;

  canasta_memory_read (reader, self->board.table, &memory);
  remember (observation, &memory);
  impossible = find_impossible (self, observation->known);
  if (impossible != CANASTA_NO_SEAT)
    canasta_board_reader_refuse (&self->board, "known",
                                 _("the cards known of seat %u cannot be in its hand."),
                                 impossible);
  if (!is_told && self->log && log_leads_here (self))
    remember (observation, &self->log->memory);
}

static void
read_observation (ObservationReader *self, CanastaJsonReader *reader, const CanastaTable *table)
{
  CanastaObservation *observation = self->observation;
  CanastaBoard *board = &observation->board;

  memset (observation, 0, sizeof *observation);
  observation->table = table;
  canasta_board_reader_init (&self->board, reader, table, board);

  canasta_json_reader_get_int (reader, "format", 1, 1, 1);
  canasta_board_reader_read_deal (&self->board);
  canasta_board_reader_read_melds (&self->board);
  read_log (self);
  read_hand (self);
  read_hand_counts (self);
  read_pile (self);
  board->stock_count = (guint16) canasta_json_reader_get_int (reader, "stock-count", 0,
                                                              CANASTA_MAX_CARDS, 0);
  canasta_board_reader_read_turn (&self->board);
  canasta_board_reader_read_second_hands (&self->board, NULL);
  if (!canasta_json_reader_has_failed (reader))
    canasta_board_assign_second_hands (board, table);
  check_counts (self);
  read_history (self);
  canasta_board_recount (board);
  board->deal = 0;
  canasta_json_reader_get_node (reader, "legal");
  g_free (self->log);
}

/**
 * canasta_observation_read: (skip)
 * @reader: a reader that stands on the object of an observation
 * @table: the table, which must live as long as the observation; its keys are
 *   left to the caller
 * @observation: (out caller-allocates): the observation
 *
 * Reads an observation. What is left out has its standard value; what is not
 * known of the pile is guessed. `legal` and `log` are not needed; a log tells
 * what `known`, `discarded` and `not-taken` do where they are left out. What
 * cannot be is an error of @reader, and @observation is then not to be used.
 */
void
canasta_observation_read (CanastaJsonReader  *reader,
                          const CanastaTable *table,
                          CanastaObservation *observation)
{
  ObservationReader self = { .observation = observation };

  read_observation (&self, reader, table);
}

/**
 * canasta_observation_read_nobodys: (skip)
 * @reader: a reader that stands on the object of an observation
 * @table: the table, as for [func@observation_read]
 * @observation: (out caller-allocates): the observation
 *
 * Reads the observation of who only looks on, which has neither `seat` nor `hand`.
 */
void
canasta_observation_read_nobodys (CanastaJsonReader  *reader,
                                  const CanastaTable *table,
                                  CanastaObservation *observation)
{
  ObservationReader self = { .observation = observation, .is_nobodys = TRUE };

  read_observation (&self, reader, table);
}

/* Writing */

static void
add_count (JsonBuilder *builder, const char *key, guint count)
{
  json_builder_set_member_name (builder, key);
  json_builder_add_int_value (builder, count);
}

static void
write_piles (const CanastaBoard *board, JsonBuilder *builder)
{
  add_count (builder, "stock-count", board->stock_count);
  canasta_json_add_card_list (builder, "pile-top",
                              board->pile + MAX (board->pile_count, 1) - 1,
                              MIN (board->pile_count, 1u), FALSE);
  add_count (builder, "pile-count", board->pile_count);
  canasta_json_add_card_list (builder, "pile-known", board->pile, board->pile_count, FALSE);
  json_builder_set_member_name (builder, "frozen");
  json_builder_add_boolean_value (builder, board->frozen);
}

static void
write_hands (const CanastaObservation *self, JsonBuilder *builder)
{
  if (self->seat != CANASTA_NO_SEAT)
    {
      add_count (builder, "seat", self->seat);
      canasta_json_add_cards (builder, "hand", &self->hand);
    }
  json_builder_set_member_name (builder, "hand-counts");
  json_builder_begin_object (builder);
  for (guint seat = 0; seat < self->table->players; seat++)
    if (self->board.next[seat] != CANASTA_NO_SEAT)
      add_count (builder, canasta_seat_key (seat).text, self->board.hand_count[seat]);
  json_builder_end_object (builder);
}

static gboolean
add_legal_action (const CanastaAction *action, gpointer builder)
{
  g_autofree char *text = canasta_action_write (action);

  json_builder_add_string_value (builder, text);
  return TRUE;
}

static void
write_legal (const CanastaObservation *self, JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "legal");
  json_builder_begin_array (builder);
  if (self->board.ended == CANASTA_END_NONE && self->board.to_act == self->seat)
    canasta_list_legal (self->table, &self->board, &self->hand, add_legal_action, builder);
  json_builder_end_array (builder);
}

/**
 * canasta_observation_write: (skip)
 * @observation: an observation
 * @rules: (nullable): an object with the rules of the table
 *
 * Returns: (transfer full): the object of the observation, with the legal
 *   actions of its seat
 */
JsonNode *
canasta_observation_write (const CanastaObservation *observation, JsonNode *rules)
{
  const char *const *log = observation->log;
  const CanastaBoard *board = &observation->board;
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  CanastaMemory memory;

  json_builder_begin_object (builder);
  canasta_board_write_table (observation->table, builder);
  if (rules)
    {
      json_builder_set_member_name (builder, "rules");
      json_builder_add_value (builder, json_node_copy (rules));
    }
  canasta_board_write_deal (board, observation->table, builder);
  write_hands (observation, builder);
  canasta_board_write_second_hands (board, observation->table, NULL, builder);
  write_piles (board, builder);
  canasta_board_write_melds (board, observation->table, builder);
  canasta_board_write_history (board, observation->table, builder);
  canasta_observation_get_memory (observation, &memory);
  canasta_memory_write (&memory, observation->table, builder);

  json_builder_set_member_name (builder, "log");
  json_builder_begin_array (builder);
  for (guint i = 0; log && log[i]; i++)
    json_builder_add_string_value (builder, log[i]);
  json_builder_end_array (builder);
  write_legal (observation, builder);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}
