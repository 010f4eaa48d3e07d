/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "match/personal.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cards/deck.h"
#include "match/match-private.h"
#include "notation/action-text.h"

#define LONGEST_FILE 200
#define LONGEST_NAME 200
#define MOST_STEPS 100000

const CanastaJsonRow canasta_origin_rows[] = {
  CANASTA_JSON_ROW_TEXT ("file", CanastaOrigin, file, LONGEST_FILE, IF_ANY),
  CANASTA_JSON_ROW_NUMBER ("round", CanastaOrigin, round, 1, CANASTA_MATCH_MAX_ROUNDS, ALWAYS),
  CANASTA_JSON_ROW_NUMBER ("step", CanastaOrigin, step, 0, MOST_STEPS, ALWAYS),
  { 0 },
};

static const CanastaJsonRow desk_rows[] = {
  CANASTA_JSON_ROW_TEXT ("draft", CanastaDesk, draft, 0, IF_ANY),
  CANASTA_JSON_ROW_TEXT ("hand", CanastaDesk, hand, 0, IF_ANY),
  CANASTA_JSON_ROW_SWITCH ("hints", CanastaDesk, hints, IF_ANY),
  CANASTA_JSON_ROW_SWITCH ("left", CanastaDesk, left, IF_ANY),
  CANASTA_JSON_ROW_SWITCH ("returning", CanastaDesk, returning, IF_ANY),
  CANASTA_JSON_ROW_TEXT ("missed", CanastaDesk, missed, 0, IF_ANY),
  CANASTA_JSON_ROW_SWITCH ("elsewhere", CanastaDesk, elsewhere, IF_ANY),
  { 0 },
};

const CanastaJsonRow canasta_personal_rows[] = {
  CANASTA_JSON_ROW_NUMBER ("seat", CanastaPersonal, seat, 0, CANASTA_MAX_SEATS - 1, ALWAYS),
  CANASTA_JSON_ROW_TEXT ("draft", CanastaPersonal, desk.draft, 0, IF_ANY),
  CANASTA_JSON_ROW_TEXT ("hand", CanastaPersonal, desk.hand, 0, IF_ANY),
  CANASTA_JSON_ROW_TEXTS ("players", CanastaPersonal, players, CANASTA_MAX_SEATS, 0, IF_ANY),
  CANASTA_JSON_ROW_OBJECT ("origin", CanastaPersonal, origin, canasta_origin_rows, IF_ANY),
  CANASTA_JSON_ROW_TEXT ("strongest", CanastaPersonal, strongest, 0, IF_ANY),
  CANASTA_JSON_ROW_SWITCH ("hints", CanastaPersonal, desk.hints, IF_ANY),
  CANASTA_JSON_ROW_SWITCH ("left", CanastaPersonal, desk.left, IF_ANY),
  CANASTA_JSON_ROW_SWITCH ("returning", CanastaPersonal, desk.returning, IF_ANY),
  CANASTA_JSON_ROW_TEXT ("missed", CanastaPersonal, desk.missed, 0, IF_ANY),
  CANASTA_JSON_ROW_SWITCH ("elsewhere", CanastaPersonal, desk.elsewhere, IF_ANY),
  CANASTA_JSON_ROW_SWITCH ("no-hints", CanastaPersonal, no_hints, IF_ANY),
  CANASTA_JSON_ROW_OBJECT ("seat-0", CanastaPersonal, others[0], desk_rows, IF_ANY),
  CANASTA_JSON_ROW_OBJECT ("seat-1", CanastaPersonal, others[1], desk_rows, IF_ANY),
  CANASTA_JSON_ROW_OBJECT ("seat-2", CanastaPersonal, others[2], desk_rows, IF_ANY),
  CANASTA_JSON_ROW_OBJECT ("seat-3", CanastaPersonal, others[3], desk_rows, IF_ANY),
  CANASTA_JSON_ROW_OBJECT ("seat-4", CanastaPersonal, others[4], desk_rows, IF_ANY),
  CANASTA_JSON_ROW_OBJECT ("seat-5", CanastaPersonal, others[5], desk_rows, IF_ANY),
  { 0 },
};

G_STATIC_ASSERT (CANASTA_MAX_SEATS == 6);

/**
 * canasta_personal_clear:
 * @self: what is kept
 *
 * Frees what it holds and empties it.
 */
void
canasta_personal_clear (CanastaPersonal *self)
{
  canasta_json_rows_clear (canasta_personal_rows, self);
  *self = (CanastaPersonal){ 0 };
}

/**
 * canasta_personal_copy:
 * @self: what is kept
 * @copy: (out caller-allocates): the same, with texts of its own
 */
void
canasta_personal_copy (const CanastaPersonal *self, CanastaPersonal *copy)
{
  *copy = *self;
  canasta_json_rows_own (canasta_personal_rows, copy);
}

/**
 * canasta_personal_peek_desk:
 * @self: what is kept
 * @seat: a seat
 *
 * Returns: (transfer none): what is before the person there, to be looked at
 */
const CanastaDesk *
canasta_personal_peek_desk (const CanastaPersonal *self, guint seat)
{
  g_return_val_if_fail (seat < CANASTA_MAX_SEATS, NULL);

  return seat == self->seat ? &self->desk : &self->others[seat];
}

/**
 * canasta_personal_get_desk:
 * @self: what is kept
 * @seat: a seat
 *
 * Returns: (transfer none): what is before the person there
 */
CanastaDesk *
canasta_personal_get_desk (CanastaPersonal *self, guint seat)
{
  return (CanastaDesk *) canasta_personal_peek_desk (self, seat);
}

/**
 * canasta_desk_has_missed:
 * @self: what is a person's
 * @round: a round, from 1
 *
 * Returns: whether a computer player acted for them in it
 */
gboolean
canasta_desk_has_missed (const CanastaDesk *self, guint round)
{
  g_auto (GStrv) rounds = g_strsplit (self->missed ? self->missed : "", " ", -1);
  g_autofree char *number = g_strdup_printf ("%u", round);

  return g_strv_contains ((const char *const *) rounds, number);
}

/**
 * canasta_desk_note_missed:
 * @self: what is a person's
 * @round: a round, from 1
 *
 * A computer player acts for them in it.
 */
void
canasta_desk_note_missed (CanastaDesk *self, guint round)
{
  char *longer;

  if (canasta_desk_has_missed (self, round))
    return;
  longer = self->missed ? g_strdup_printf ("%s %u", self->missed, round)
                        : g_strdup_printf ("%u", round);
  g_free (self->missed);
  self->missed = longer;
}

/* Adds it to the object of a match. */
void
canasta_personal_write (const CanastaPersonal *self, JsonBuilder *builder)
{
  json_builder_set_member_name (builder, "desk");
  json_builder_begin_object (builder);
  canasta_json_rows_write (canasta_personal_rows, self, builder);
  json_builder_end_object (builder);
}

/* Whether there is a text for each seat, none of them too long; when not, that is the
 * reader's error. */
gboolean
canasta_personal_check_texts (CanastaJsonReader *reader, const char *key, char **texts, guint players)
{
  for (guint i = 0; texts[i]; i++)
    if (strlen (texts[i]) > LONGEST_NAME)
      canasta_json_reader_fail (reader, key, CANASTA_JSON_ERROR_RANGE,
                                _("a string is longer than %d bytes."), LONGEST_NAME);
  if (g_strv_length (texts) != players)
    canasta_json_reader_fail (reader, key, CANASTA_JSON_ERROR_RANGE,
                              ngettext ("it needs %u string.", "it needs %u strings.", players),
                              players);
  return !canasta_json_reader_has_failed (reader);
}

static gboolean
are_rounds (const char *text)
{
  g_auto (GStrv) rounds = g_strsplit (text, " ", -1);

  for (guint i = 0; rounds[i]; i++)
    if (!g_ascii_string_to_unsigned (rounds[i], 10, 1, CANASTA_MATCH_MAX_ROUNDS, NULL, NULL))
      return FALSE;
  return rounds[0] != NULL;
}

/* Texts say what they are for. */
static void
check_desk (const CanastaDesk *self, CanastaJsonReader *reader)
{
  CanastaCard cards[CANASTA_MAX_CARDS];
  CanastaAction action;
  gboolean whole = TRUE;

  if (self->draft && !canasta_action_read (self->draft, &action))
    canasta_json_reader_fail (reader, "draft", CANASTA_JSON_ERROR_RANGE,
                              _("this is not an action."));
  if (self->hand)
    canasta_cards_read (self->hand, cards, G_N_ELEMENTS (cards), &whole);
  if (!whole)
    canasta_json_reader_fail (reader, "hand", CANASTA_JSON_ERROR_RANGE,
                              _("these are not cards."));
  if (self->missed && !are_rounds (self->missed))
    canasta_json_reader_fail (reader, "missed", CANASTA_JSON_ERROR_RANGE,
                              _("these are not the numbers of rounds."));
}

/* The seats are those of the table, and texts say what they are for. */
static void
check (const CanastaPersonal *self, CanastaJsonReader *reader, guint players)
{
  canasta_json_reader_get_int (reader, "seat", 0, players - 1, 0);
  if (self->players)
    canasta_personal_check_texts (reader, "players", self->players, players);
  check_desk (&self->desk, reader);
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    {
      g_autofree char *key = g_strdup_printf ("seat-%u", seat);

      if (!canasta_json_reader_enter_object (reader, key))
        continue;
      check_desk (&self->others[seat], reader);
      canasta_json_reader_leave (reader);
    }
}

/* Reads it out of the object of a match, if it is there. What is wrong is the reader's
 * error. */
void
canasta_personal_read (CanastaJsonReader *reader, guint players, CanastaPersonal *self)
{
  if (!canasta_json_reader_enter_object (reader, "desk"))
    return;
  canasta_json_rows_read (canasta_personal_rows, reader, self);
  check (self, reader, players);
  canasta_json_reader_leave (reader);
}
