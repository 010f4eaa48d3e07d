/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads what everyone may see of a position: deal and seats, melds, the turn.
 * A key that is left out has its standard value. */
#include "config.h"

#include "notation/board-json-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cards/deck.h"
#include "files/plain-text.h"

/* Points beyond this no match ever reaches. */
#define MOST_POINTS 1000000
#define MOST_PENALTY 10000
#define MOST_ROUNDS 10000

const char *const canasta_board_phases[] = { "draw", "play", "reply", NULL };
const char *const canasta_board_sources[] = { NULL, "stock", "pile", NULL };
const char *const canasta_board_answers[] = { NULL, "yes", "no", NULL };
const char *const canasta_board_ends[] = { NULL, "out", "concealed", "stock", NULL };

void
canasta_board_reader_init (CanastaBoardReader *self,
                           CanastaJsonReader  *reader,
                           const CanastaTable *table,
                           CanastaBoard       *board)
{
  *self = (CanastaBoardReader){ .reader = reader, .table = table, .board = board };
  for (guint i = 0; i < table->n_cards; i++)
    canasta_card_set_add_card (&self->unnamed, table->pack[i]);
}

/* Makes a sentence on the value of a key the reader's error. */
void
canasta_board_reader_refuse (CanastaBoardReader *self,
                             const char         *key,
                             const char         *sentence,
                             ...)
{
  va_list arguments;

  va_start (arguments, sentence);
  canasta_json_reader_refuse (self->reader, key,
                              g_error_new_valist (CANASTA_JSON_ERROR, CANASTA_JSON_ERROR_RANGE,
                                                  sentence, arguments));
  va_end (arguments);
}

/* Cards */

/* Reads cards in the order they stand. Returns: how many. */
guint
canasta_board_reader_list_cards (CanastaBoardReader *self,
                                 const char         *key,
                                 CanastaCard        *cards,
                                 guint               size)
{
  const char *text = canasta_json_reader_get_string (self->reader, key, "");
  g_auto (GStrv) words = g_strsplit_set (text, " \t\n\r", -1);
  guint n = 0;

  for (guint i = 0; words[i]; i++)
    {
      const char *at = words[i];

      if (*at == '\0')
        continue;

      if (n == size)
        {
          canasta_board_reader_refuse (self, key, _("there are more cards than the packs hold."));
          return 0;
        }

      if (!canasta_card_read (&at, &cards[n]) || *at != '\0')
        {
          g_autofree char *word = canasta_plain_text_quote (words[i], -1);

          canasta_board_reader_refuse (
            self, key, _("“%s” is not a card; cards are written as in “4C 10D QS AH 2S "
                         "Jo”."), word);
          return 0;
        }
      n++;
    }
  return n;
}

/* Takes cards out of those nobody named so far. */
gboolean
canasta_board_reader_name_cards (CanastaBoardReader *self,
                                 const char         *key,
                                 const CanastaCard  *cards,
                                 guint               n_cards)
{
  for (guint i = 0; i < n_cards; i++)
    {
      char name[CANASTA_CARD_TEXT_SIZE];

      if (canasta_card_set_count_card (&self->unnamed, cards[i]) > 0)
        {
          canasta_card_set_remove_card (&self->unnamed, cards[i]);
          continue;
        }
      canasta_card_write (cards[i], name);
      canasta_board_reader_refuse (self, key,
                                   _("the position has more of the card %s than the packs hold."),
                                   name);
      return FALSE;
    }
  return TRUE;
}

/* Reads a set of cards nobody named so far. */
gboolean
canasta_board_reader_take_cards (CanastaBoardReader *self,
                                 const char         *key,
                                 CanastaCardSet     *set)
{
  CanastaCard cards[CANASTA_MAX_CARDS];
  guint n = canasta_board_reader_list_cards (self, key, cards, G_N_ELEMENTS (cards));

  *set = (CanastaCardSet){ 0 };
  if (!canasta_board_reader_name_cards (self, key, cards, n))
    return FALSE;
  for (guint i = 0; i < n; i++)
    canasta_card_set_add_card (set, cards[i]);
  return TRUE;
}

/* Reads a set of cards that are named elsewhere too. */
static void
read_set (CanastaBoardReader *self, const char *key, CanastaCardSet *set)
{
  CanastaCardSet unnamed = self->unnamed;

  for (guint i = 0; i < G_N_ELEMENTS (unnamed.words); i++)
    self->unnamed.words[i] = 0;
  for (guint i = 0; i < self->table->n_cards; i++)
    canasta_card_set_add_card (&self->unnamed, self->table->pack[i]);
  canasta_board_reader_take_cards (self, key, set);
  self->unnamed = unnamed;
}

/* Seats */

static gboolean
is_playing (CanastaBoardReader *self, guint seat)
{
  return self->board->next[seat] != CANASTA_NO_SEAT;
}

/* Reads a seat that plays in this round. */
static guint8
read_seat (CanastaBoardReader *self, const char *key, guint8 fallback)
{
  guint8 seat = (guint8) canasta_json_reader_get_int (self->reader, key, 0,
                                                      self->table->players - 1, fallback);

  if (seat != CANASTA_NO_SEAT && !is_playing (self, seat))
    {
      canasta_board_reader_refuse (self, key, _("seat %d sits out this round."), seat);
      return fallback;
    }
  return seat;
}

/* Reads a word of an enumeration whose first value, none, has no word. */
static guint8
read_word (CanastaBoardReader *self, const char *key, const char *const *words, guint fallback)
{
  return (guint8) (canasta_json_reader_get_choice (self->reader, key, words + 1, fallback - 1) + 1);
}

/* Reads a list with a number for each ledger. */
static GArray *
read_ledgers (CanastaBoardReader *self, const char *key, gint64 min, gint64 max)
{
  guint n = canasta_table_count_ledgers (self->table);
  g_autoptr (GArray) numbers = canasta_json_reader_get_ints (self->reader, key, min, max,
                                                             CANASTA_MAX_SEATS);

  if (!numbers || numbers->len == n)
    return g_steal_pointer (&numbers);

  if (self->table->by_seat)
    canasta_board_reader_refuse (self, key, _("there must be %u numbers, one for each seat."), n);
  else
    canasta_board_reader_refuse (self, key, _("there must be %u numbers, one for each side."), n);
  return NULL;
}

static void
read_points (CanastaBoardReader *self)
{
  CanastaBoard *board = self->board;
  g_autoptr (GArray) totals = read_ledgers (self, "totals", -MOST_POINTS, MOST_POINTS);
  g_autoptr (GArray) penalties = read_ledgers (self, "opening-penalty", 0, MOST_PENALTY);

  for (guint i = 0; i < canasta_table_count_ledgers (self->table); i++)
    {
      if (totals)
        board->totals[i] = (gint32) g_array_index (totals, gint64, i);
      if (penalties)
        board->opening_penalty[i] = (gint16) g_array_index (penalties, gint64, i);
    }
  canasta_board_set_minimums (board, self->table);
}

static void
read_seats (CanastaBoardReader *self)
{
  CanastaBoard *board = self->board;
  const CanastaSeating *seating = canasta_table_get_seats (self->table, board->round);
  guint8 last = CANASTA_NO_SEAT;
  guint8 resting;

  memcpy (board->next, seating->next, sizeof board->next);
  board->resting = seating->resting;
  resting = (guint8) canasta_json_reader_get_int (self->reader, "resting", 0,
                                                  self->table->players - 1, board->resting);
  if (resting != board->resting && board->resting == CANASTA_NO_SEAT)
    canasta_board_reader_refuse (self, "resting", _("nobody sits out at this table."));
  else if (resting != board->resting)
    canasta_board_reader_refuse (self, "resting", _("in round %d seat %d sits out."),
                                 board->round, board->resting);

  for (guint seat = 0; seat < self->table->players; seat++)
    if (is_playing (self, seat))
      last = (guint8) seat;
  board->dealer = read_seat (self, "dealer", last);
}

/* Sides */

/* Whether two tables say the same of who plays with whom. */
static gboolean
are_same_sides (CanastaBoardReader *self, const guint8 *a, const guint8 *b)
{
  for (guint i = 0; i < self->table->players; i++)
    for (guint j = 0; j < i; j++)
      if ((a[i] == a[j]) != (b[i] == b[j]))
        return FALSE;
  return TRUE;
}

/* Reads who plays with whom. Returns: whether it was told, and makes sense. */
static gboolean
read_side_lists (CanastaBoardReader *self, guint8 *sides)
{
  guint n_sides;
  guint n_seats = 0;

  memset (sides, CANASTA_NO_SEAT, CANASTA_MAX_SEATS);
  if (!canasta_json_reader_enter_list (self->reader, "sides", CANASTA_MAX_SEATS, &n_sides))
    return FALSE;

  for (guint side = 0; side < n_sides; side++)
    {
      g_autoptr (GArray) seats = NULL;

      if (!canasta_json_reader_enter_element (self->reader, side))
        break;
      seats = canasta_json_reader_get_ints (self->reader, NULL, 0, self->table->players - 1,
                                            CANASTA_MAX_SEATS);
      canasta_json_reader_leave (self->reader);
      for (guint i = 0; seats && i < seats->len; i++, n_seats++)
        sides[g_array_index (seats, gint64, i)] = (guint8) side;
    }
  canasta_json_reader_leave (self->reader);

  if (n_seats != self->table->players
      || memchr (sides, CANASTA_NO_SEAT, self->table->players))
    {
      canasta_board_reader_refuse (self, "sides", _("each seat must appear in it once."));
      return FALSE;
    }
  return TRUE;
}

/* The seat for which these sides have formed, or none. */
static guint8
find_lone_hand (CanastaBoardReader *self, const guint8 *sides)
{
  for (guint seat = 0; seat < self->table->players; seat++)
    if (are_same_sides (self, sides, self->table->formed[seat]))
      return (guint8) seat;
  return CANASTA_NO_SEAT;
}

/* The seat a list begins with, or none. */
static guint8
read_first (CanastaBoardReader *self, const char *key)
{
  g_autoptr (GArray) seats = canasta_json_reader_get_ints (self->reader, key, 0,
                                                           self->table->players - 1,
                                                           CANASTA_MAX_SEATS);

  return seats && seats->len > 0 ? (guint8) g_array_index (seats, gint64, 0) : CANASTA_NO_SEAT;
}

/* For whom sides have formed, as long as nothing else tells: who took the pile or has the
 * first second hand. */
static guint8
get_standard_lone_hand (CanastaBoardReader *self)
{
  guint8 first;

  if (!canasta_board_may_form_sides (self->board, self->table))
    return CANASTA_NO_SEAT;
  if (!self->table->forms_by_second_hand)
    return self->board->pile_taken_by;
  first = read_first (self, "second-hand-taken");
  return first != CANASTA_NO_SEAT ? first : read_first (self, "second-hand-waiting");
}

static void
read_sides (CanastaBoardReader *self)
{
  const CanastaTable *table = self->table;
  CanastaBoard *board = self->board;
  const guint8 *standard = canasta_table_get_seats (table, board->round)->side;
  guint8 sides[CANASTA_MAX_SEATS];
  gboolean told;

  board->pile_taken_by = read_seat (self, "pile-taken-by", CANASTA_NO_SEAT);
  board->lone_hand = get_standard_lone_hand (self);
  told = read_side_lists (self, sides);
  /* Who says that sides have formed need not say who took the pile. Of several who have a
   * second hand only the sides tell who was the first, where the first still waits. */
  if (told && canasta_board_may_form_sides (board, table) && !are_same_sides (self, sides, standard)
      && (board->lone_hand == CANASTA_NO_SEAT
          || (table->forms_by_second_hand
              && !are_same_sides (self, sides, table->formed[board->lone_hand]))))
    {
      board->lone_hand = find_lone_hand (self, sides);
      if (!table->forms_by_second_hand)
        board->pile_taken_by = board->lone_hand;
    }
  if (board->lone_hand != CANASTA_NO_SEAT)
    standard = table->formed[board->lone_hand];
  if (told && !are_same_sides (self, sides, standard))
    canasta_board_reader_refuse (self, "sides", _("the sides are not made up like this here."));
  canasta_board_set_sides (board, standard, table->players);
}

/* How the deal ended, which no position of a deal being played says. */
static void
read_end (CanastaBoardReader *self)
{
  CanastaBoard *board = self->board;
  gboolean out;

  board->ended = read_word (self, "ended", canasta_board_ends, CANASTA_END_NONE);
  board->out_seat = read_seat (self, "gone-out", CANASTA_NO_SEAT);
  out = board->ended == CANASTA_END_OUT || board->ended == CANASTA_END_CONCEALED;
  if (out != (board->out_seat != CANASTA_NO_SEAT))
    canasta_board_reader_refuse (self, "gone-out",
                                 _("this and “ended” do not agree on whether someone went out."));
}

/* Reads the numbers of the deal, the seats and sides, who is to act, and the
 * end. */
void
canasta_board_reader_read_deal (CanastaBoardReader *self)
{
  CanastaJsonReader *reader = self->reader;
  CanastaBoard *board = self->board;

  board->deal = (guint64) canasta_json_reader_get_int (reader, "deal", 0, CANASTA_MAX_DEAL, 0);
  board->round = (guint16) canasta_json_reader_get_int (reader, "round", 1, MOST_ROUNDS, 1);
  memset (board->opened_by, CANASTA_NO_SEAT, sizeof board->opened_by);
  read_seats (self);
  read_points (self);
  read_sides (self);
  board->to_act = read_seat (self, "to-act", board->next[board->dealer]);
  board->phase = (guint8) canasta_json_reader_get_choice (reader, "phase", canasta_board_phases,
                                                          CANASTA_PHASE_DRAW);
  read_end (self);
}

/* Turn */

/* What was laid down this turn, unless it is told otherwise: where nobody of
 * the side had melded before, all its melds. */
void
canasta_board_get_standard_laid (const CanastaBoard *board, CanastaCardSet *laid)
{
  guint side = board->side[board->turn_seat];

  *laid = (CanastaCardSet){ 0 };
  if (board->source == CANASTA_SOURCE_NONE)
    return;

  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    if ((board->melded_before & 1u << seat) != 0 && board->side[seat] == side)
      return;

  for (guint i = 0; i < board->n_melds; i++)
    if (board->melds[i].side == side)
      {
        CanastaCardSet cards;

        canasta_meld_get_cards (&board->melds[i], &cards);
        canasta_card_set_add (laid, &cards);
      }
}

/* Whether a meld was laid since the draw, unless it is told otherwise. */
gboolean
canasta_board_get_standard_melded (const CanastaBoard *board)
{
  return board->source == CANASTA_SOURCE_STOCK && !canasta_card_set_is_empty (&board->laid);
}

static gboolean
has_melds (const CanastaBoard *board, guint side)
{
  for (guint i = 0; i < board->n_melds; i++)
    if (board->melds[i].side == side)
      return TRUE;
  return FALSE;
}

/* The seats of all sides that have melds. */
static guint8
get_melding_seats (CanastaBoardReader *self)
{
  guint8 bits = 0;

  for (guint seat = 0; seat < self->table->players; seat++)
    if (is_playing (self, seat) && has_melds (self->board, self->board->side[seat]))
      bits |= 1u << seat;
  return bits;
}

/* Who opened for a side, unless it is told: one who melded before, else the
 * player whose turn it is. */
static guint8
guess_opener (CanastaBoardReader *self, guint side)
{
  const CanastaBoard *board = self->board;
  guint8 first = CANASTA_NO_SEAT;

  for (guint seat = 0; seat < self->table->players; seat++)
    {
      if (board->side[seat] != side || !is_playing (self, seat))
        continue;
      if ((board->melded_before & 1u << seat) != 0)
        return (guint8) seat;
      if (first == CANASTA_NO_SEAT)
        first = (guint8) seat;
    }
  return board->side[board->turn_seat] == side ? board->turn_seat : first;
}

static void
read_openers (CanastaBoardReader *self)
{
  CanastaBoard *board = self->board;
  gboolean told = canasta_json_reader_enter_object (self->reader, "opened-by");

  for (guint side = 0; side < board->n_sides; side++)
    {
      CanastaSeatKey key = canasta_seat_key (side);

      if (told && canasta_json_reader_has (self->reader, key.text))
        {
          guint8 seat = read_seat (self, key.text, CANASTA_NO_SEAT);

          if (!has_melds (board, side))
            canasta_board_reader_refuse (self, key.text, _("side %u has no melds."), side);
          else if (seat != CANASTA_NO_SEAT && board->side[seat] != side)
            canasta_board_reader_refuse (self, key.text, _("seat %d does not play for side %u."),
                                         seat, side);
          board->opened_by[side] = seat;
        }
      else if (has_melds (board, side))
        {
          board->opened_by[side] = guess_opener (self, side);
        }
    }

  if (told)
    canasta_json_reader_leave (self->reader);
}

/* The partner of a seat that plays next after it. */
static guint8
find_partner (CanastaBoardReader *self, guint8 seat)
{
  const CanastaBoard *board = self->board;

  for (guint8 other = board->next[seat]; other != seat; other = board->next[other])
    if (board->side[other] == board->side[seat])
      return other;
  return CANASTA_NO_SEAT;
}

static void
check_turn (CanastaBoardReader *self)
{
  const CanastaBoard *board = self->board;

  if (board->phase == CANASTA_PHASE_REPLY)
    {
      if (board->turn_seat == board->to_act
          || board->side[board->turn_seat] != board->side[board->to_act])
        canasta_board_reader_refuse (self, "seat", _("only a partner is asked for a reply."));
      else if (board->answer != CANASTA_ANSWER_NONE)
        canasta_board_reader_refuse (self, "answer", _("the reply is still to come."));
    }
  else if (board->turn_seat != board->to_act)
    canasta_board_reader_refuse (self, "seat", _("this must be seat %d, which is to act."),
                                 board->to_act);
  else if (board->asked && board->answer == CANASTA_ANSWER_NONE)
    canasta_board_reader_refuse (self, "answer", _("the partner was asked and has answered."));

  if (board->asked && find_partner (self, board->turn_seat) == CANASTA_NO_SEAT)
    canasta_board_reader_refuse (self, "asked", _("there is no partner to ask."));
  if (board->phase == CANASTA_PHASE_DRAW && board->source != CANASTA_SOURCE_NONE)
    canasta_board_reader_refuse (self, "source", _("nothing was drawn in the phase “draw”."));
  if (board->source != CANASTA_SOURCE_PILE && !canasta_card_set_is_empty (&board->picked_up))
    canasta_board_reader_refuse (self, "picked-up", _("the pile was not taken this turn."));
}

/* What was laid this turn lies in the melds of the side. */
static void
check_laid (CanastaBoardReader *self)
{
  const CanastaBoard *board = self->board;
  CanastaCardSet melds = { 0 };

  for (guint i = 0; i < board->n_melds; i++)
    if (board->melds[i].side == board->side[board->turn_seat])
      {
        CanastaCardSet cards;

        canasta_meld_get_cards (&board->melds[i], &cards);
        canasta_card_set_add (&melds, &cards);
      }
  if (!canasta_card_set_contains (&melds, &board->laid)
      || (board->source == CANASTA_SOURCE_NONE && !canasta_card_set_is_empty (&board->laid)))
    canasta_board_reader_refuse (self, "laid", _("these cards were not laid down this turn."));
}

/* Where the source is left out it is the stock, once there was a draw. A reply
 * may be one before it: then the source is said to be none. */
static guint
get_standard_source (CanastaBoardReader *self)
{
  guint phase = self->board->phase;

  if (phase == CANASTA_PHASE_DRAW
      || (phase == CANASTA_PHASE_REPLY && canasta_json_reader_is_null (self->reader, "source")))
    return CANASTA_SOURCE_NONE;
  return CANASTA_SOURCE_STOCK;
}

/* The one card of a pile that was taken in this turn, if it may not go back. */
static void
read_lone_card (CanastaBoardReader *self)
{
  CanastaBoard *board = self->board;
  CanastaCardSet lone = { 0 };

  if (!canasta_bars_keep_lone (&self->table->bars)
      || !canasta_json_reader_has (self->reader, "lone-card"))
    return;
  read_set (self, "lone-card", &lone);
  if (canasta_card_set_count (&lone) == 1 && canasta_card_set_equal (&lone, &board->picked_up))
    board->lone_card = canasta_card_set_next (&lone);
  else
    canasta_board_reader_refuse (self, "lone-card",
                                 _("this must be the only card that came with the pile."));
}

static void
read_turn_object (CanastaBoardReader *self)
{
  CanastaJsonReader *reader = self->reader;
  CanastaBoard *board = self->board;

  board->turn_seat = read_seat (self, "seat", board->turn_seat);
  board->source = read_word (self, "source", canasta_board_sources, get_standard_source (self));
  read_set (self, "picked-up", &board->picked_up);
  board->answer = read_word (self, "answer", canasta_board_answers, CANASTA_ANSWER_NONE);
  board->asked = canasta_json_reader_get_bool (
    reader, "asked", board->phase == CANASTA_PHASE_REPLY || board->answer != CANASTA_ANSWER_NONE);
  check_turn (self);
  read_lone_card (self);

  if (canasta_json_reader_has (reader, "laid"))
    read_set (self, "laid", &board->laid);
  else
    canasta_board_get_standard_laid (board, &board->laid);
  check_laid (self);
  board->melded = canasta_json_reader_get_bool (reader, "melded",
                                                canasta_board_get_standard_melded (board));
  if (self->table->has_second_hands)
    board->second_hand_came = canasta_json_reader_get_bool (reader, "second-hand", FALSE);
}

static void
read_turn (CanastaBoardReader *self)
{
  CanastaBoard *board = self->board;

  board->turn_seat = board->to_act;
  board->lone_card = CANASTA_NO_CARD;
  if (board->phase == CANASTA_PHASE_REPLY)
    {
      board->turn_seat = find_partner (self, board->to_act);
      if (board->turn_seat == CANASTA_NO_SEAT)
        {
          canasta_board_reader_refuse (self, "phase", _("seat %d has no partner to reply to."),
                                       board->to_act);
          board->turn_seat = board->to_act;
        }
    }

  if (canasta_json_reader_enter_object (self->reader, "turn"))
    {
      read_turn_object (self);
      canasta_json_reader_leave (self->reader);
      return;
    }

  board->asked = board->phase == CANASTA_PHASE_REPLY;
  board->source = board->phase == CANASTA_PHASE_DRAW ? CANASTA_SOURCE_NONE : CANASTA_SOURCE_STOCK;
  canasta_board_get_standard_laid (board, &board->laid);
  board->melded = canasta_board_get_standard_melded (board);
}

/* Reads the turn and what the deal has seen, with melds already read. */
void
canasta_board_reader_read_turn (CanastaBoardReader *self)
{
  CanastaBoard *board = self->board;
  guint8 everyone = 0;

  for (guint seat = 0; seat < self->table->players; seat++)
    if (is_playing (self, seat))
      everyone |= 1u << seat;

  board->melded_before = (guint8) canasta_json_reader_get_places (
    self->reader, "melded-before", self->table->players, get_melding_seats (self));
  board->had_turn = (guint8) canasta_json_reader_get_places (self->reader, "had-turn",
                                                             self->table->players, everyone);
  if (!self->table->notes_turns)
    board->had_turn = 0;
  read_turn (self);
  read_openers (self);
  board->last_turn = canasta_json_reader_get_bool (self->reader, "last-turn", FALSE);
  if (self->table->takes_freely)
    board->idle_turns = (guint8) canasta_json_reader_get_int (self->reader, "idle-turns", 0,
                                                              CANASTA_MOST_IDLE_TURNS, 0);
}
