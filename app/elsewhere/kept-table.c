/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/kept-table.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "elsewhere/unused-files.h"
#include "files/json-members.h"
#include "files/safe-file.h"
#include "network/invitation.h"
#include "network/message-forms.h"
#include "session/saved-matches.h"
#include "turn/name-list.h"
#include "turn/table-clock.h"

#define LONGEST_TEXT 200
#define MOST_ATTEMPTS 1000

/* Of the file, in bytes. */
#define MOST_BYTES (128 * 1024)

static const CanastaJsonRow seat_rows[] = {
  CANASTA_JSON_ROW_CHOICE ("occupant", CanastaKeptSeat, occupant, canasta_occupant_words, NEEDED),
  CANASTA_JSON_ROW_TEXT ("name", CanastaKeptSeat, name, CANASTA_MESSAGE_LONGEST_NAME, IF_ANY),
  CANASTA_JSON_ROW_TEXT ("player", CanastaKeptSeat, word, LONGEST_TEXT, IF_ANY),
  CANASTA_JSON_ROW_NUMBER ("left", CanastaKeptSeat, left, 0, CANASTA_TABLE_CLOCK_MOST, IF_ANY),
  { NULL },
};

static const CanastaJsonRow guest_rows[] = {
  CANASTA_JSON_ROW_FORM ("mark", CanastaKeptGuest, mark, &canasta_share_form, NEEDED),
  CANASTA_JSON_ROW_TEXT ("name", CanastaKeptGuest, name, CANASTA_MESSAGE_LONGEST_NAME, NEEDED),
  CANASTA_JSON_ROW_OR_NONE ("seat", CanastaKeptGuest, seat, 0, CANASTA_MAX_SEATS - 1, -1),
  CANASTA_JSON_ROW_SWITCH ("looking", CanastaKeptGuest, is_looking, IF_ANY),
  CANASTA_JSON_ROW_SWITCH ("put-out", CanastaKeptGuest, is_put_out, IF_ANY),
  CANASTA_JSON_ROW_FORM ("key", CanastaKeptGuest, key, &canasta_seat_key_form, ALWAYS),
  { NULL },
};

static const CanastaJsonRow listed_rows[] = {
  CANASTA_JSON_ROW_TEXT ("name", CanastaListed, name, CANASTA_MESSAGE_LONGEST_NAME, NEEDED),
  CANASTA_JSON_ROW_FORM ("ticket", CanastaListed, ticket, &canasta_ticket_form, NEEDED),
  { NULL },
};

static const CanastaJsonRow rows[] = {
  CANASTA_JSON_ROW_TEXT ("table", CanastaKeptTable, title, CANASTA_MESSAGE_LONGEST_NAME, NEEDED),
  CANASTA_JSON_ROW_FORM ("match", CanastaKeptTable, match, &canasta_match_form, NEEDED),
  CANASTA_JSON_ROW_FORM ("origin", CanastaKeptTable, origin, &canasta_match_form, ALWAYS),
  CANASTA_JSON_ROW_FORM ("ticket", CanastaKeptTable, ticket, &canasta_ticket_form, NEEDED),
  CANASTA_JSON_ROW_OBJECTS ("list", CanastaKeptTable, list.listed, list.n, listed_rows, IF_ANY),
  CANASTA_JSON_ROW_NUMBER ("port", CanastaKeptTable, port, 0, G_MAXUINT16, ALWAYS),
  CANASTA_JSON_ROW_TEXT ("relay", CanastaKeptTable, relay, CANASTA_INVITATION_LONGEST_PLACE,
                         IF_ANY),
  CANASTA_JSON_ROW_TEXT ("file", CanastaKeptTable, file, LONGEST_TEXT, IF_ANY),
  CANASTA_JSON_ROW_SWITCH ("no-hints", CanastaKeptTable, no_hints, IF_ANY),
  CANASTA_JSON_ROW_NUMBER ("clock", CanastaKeptTable, clock, 0, CANASTA_TABLE_CLOCK_MOST, IF_ANY),
  CANASTA_JSON_ROW_NUMBER ("waits", CanastaKeptTable, waits, 0, CANASTA_TABLE_CLOCK_MOST, IF_ANY),
  CANASTA_JSON_ROW_NUMBER ("onlookers", CanastaKeptTable, most_onlookers, 0, CANASTA_MOST_ONLOOKERS,
                           IF_ANY),
  CANASTA_JSON_ROW_SWITCH ("untouched", CanastaKeptTable, is_untouched, IF_ANY),
  CANASTA_JSON_ROW_NUMBER ("attempt", CanastaKeptTable, attempt, 0, MOST_ATTEMPTS, IF_ANY),
  CANASTA_JSON_ROW_OBJECTS ("seats", CanastaKeptTable, seats, n_seats, seat_rows, NEEDED),
  CANASTA_JSON_ROW_OBJECTS ("guests", CanastaKeptTable, guests, n_guests, guest_rows, NEEDED),
  CANASTA_JSON_ROW_NODE ("rules", CanastaKeptTable, rules, NEEDED),
  CANASTA_JSON_ROW_NODE ("proof", CanastaKeptTable, proof, IF_ANY),
  { NULL },
};

void
canasta_kept_table_clear (CanastaKeptTable *self)
{
  canasta_json_rows_clear (rows, self);
}

/**
 * canasta_kept_table_write:
 * @self: what is kept
 *
 * Returns: (transfer full): its text
 */
char *
canasta_kept_table_write (const CanastaKeptTable *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;

  json_builder_begin_object (builder);
  canasta_json_rows_write (rows, self, builder);
  json_builder_end_object (builder);
  node = json_builder_get_root (builder);
  return canasta_json_write (node, TRUE);
}

/* A seat has one guest at most, no guest but one there is a seat of, and who sits does not look on. */
static gboolean
check_guests (const CanastaKeptTable *self, GError **error)
{
  guint taken = 0;

  for (guint i = 0; i < self->n_guests; i++)
    {
      gint32 seat = self->guests[i].seat;

      if (seat < 0)
        continue;
      if (seat >= self->n_seats || self->guests[i].is_looking || (taken & (1u << seat)) != 0
          || self->seats[seat].occupant != CANASTA_OCCUPANT_PERSON)
        {
          g_set_error (error, CANASTA_MESSAGE_ERROR, CANASTA_MESSAGE_ERROR_IMPOSSIBLE,
                       _("A guest cannot have seat %d of this table."), seat);
          return FALSE;
        }
      taken |= 1u << seat;
    }
  return TRUE;
}

/**
 * canasta_kept_table_read:
 * @self: (out caller-allocates): what is kept; empty on failure
 * @text: a text
 * @size: its length in bytes, or −1
 * @error: return location for an error
 *
 * Returns: whether it is what is kept of a table
 */
gboolean
canasta_kept_table_read (CanastaKeptTable *self, const char *text, gssize size, GError **error)
{
  g_autoptr (CanastaJsonReader) reader = canasta_json_reader_new (text, size, "table", error);

  *self = (CanastaKeptTable){ 0 };
  if (!reader)
    return FALSE;
  canasta_json_rows_read (rows, reader, self);
  if (canasta_json_reader_finish (reader, error) && check_guests (self, error))
    return TRUE;
  canasta_kept_table_clear (self);
  *self = (CanastaKeptTable){ 0 };
  return FALSE;
}

/**
 * canasta_kept_table_read_message:
 * @node: rules or proof of a table that is kept
 * @kind: what it is to be
 * @message: (out caller-allocates): the message; empty on failure
 * @error: return location for an error
 *
 * Returns: whether it is such a message
 */
gboolean
canasta_kept_table_read_message (JsonNode *node, CanastaMessageKind kind, CanastaMessage *message,
                                 GError **error)
{
  g_autofree char *text = canasta_json_write (node, FALSE);

  if (!canasta_message_read (message, text, strlen (text), CANASTA_SENDER_HOST, error))
    return FALSE;
  if (message->kind == kind)
    return TRUE;
  g_set_error (error, CANASTA_MESSAGE_ERROR, CANASTA_MESSAGE_ERROR_UNKNOWN,
               _("A message of the kind “%s” is not known here."),
               canasta_message_get_row (message->kind)->name);
  canasta_message_clear (message);
  canasta_message_init (message, CANASTA_MESSAGE_LEAVE);
  return FALSE;
}

/**
 * canasta_kept_table_find_person:
 * @self: a table
 *
 * Returns: where somebody sits at the host's computer, or %CANASTA_NO_SEAT
 */
guint
canasta_kept_table_find_person (const CanastaKeptTable *self)
{
  guint elsewhere = 0;

  for (guint i = 0; i < self->n_guests; i++)
    if (self->guests[i].seat >= 0)
      elsewhere |= 1u << self->guests[i].seat;
  for (guint seat = 0; seat < self->n_seats; seat++)
    if (self->seats[seat].occupant == CANASTA_OCCUPANT_PERSON && (elsewhere & (1u << seat)) == 0)
      return seat;
  return CANASTA_NO_SEAT;
}

/* Returns: (transfer full) (nullable): who sat elsewhere, where anybody did */
char *
canasta_kept_table_name_guests (const CanastaKeptTable *self)
{
  const char *names[CANASTA_MAX_SEATS] = { NULL };
  guint seats = 0;

  for (guint i = 0; i < self->n_guests; i++)
    if (self->guests[i].seat >= 0)
      {
        names[self->guests[i].seat] = self->guests[i].name;
        seats |= 1u << self->guests[i].seat;
      }
  return seats != 0 ? canasta_name_list_write (names, seats) : NULL;
}

/* Files */

static char *
dup_folder (const char *data_folder)
{
  if (data_folder)
    return g_build_filename (data_folder, "tables", NULL);
  return g_build_filename (g_get_user_data_dir (), "canasta", "tables", NULL);
}

/* Reads what a file holds. */
gboolean
canasta_kept_table_load (CanastaKeptTable *self, const char *path, GError **error)
{
  g_autofree char *text = NULL;
  gsize size;

  *self = (CanastaKeptTable){ 0 };
  return canasta_safe_file_read (path, MOST_BYTES, &text, &size, error)
         && canasta_kept_table_read (self, text, (gssize) size, error);
}

/**
 * canasta_kept_table_dup_path:
 * @data_folder: (nullable): the folder of the person's files
 * @file: where its first match is kept, by whose name the table is kept, too
 *
 * Makes the folder as well.
 *
 * Returns: (transfer full): where the table is kept
 */
char *
canasta_kept_table_dup_path (const char *data_folder, CanastaMatchFile *file)
{
  g_autofree char *folder = dup_folder (data_folder);
  g_autofree char *name = g_path_get_basename (canasta_match_file_get_path (file));

  g_mkdir_with_parents (folder, 0700);
  return g_build_filename (folder, name, NULL);
}

/**
 * canasta_kept_table_find_last:
 * @data_folder: (nullable): the folder of the person's files
 *
 * What nobody has opened for long is kept no more.
 *
 * Returns: (transfer full) (nullable): where the table is kept that was open last
 */
char *
canasta_kept_table_find_last (const char *data_folder)
{
  g_autofree char *folder = dup_folder (data_folder);
  g_auto (GStrv) paths = NULL;

  canasta_unused_files_remove (folder);
  paths = canasta_saved_matches_list_in (folder);
  return g_strdup (paths[0]);
}
