/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading and writing messages, by their rows. */
#include "config.h"

#include "network/message.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "files/json-members.h"
#include "files/plain-text.h"

/* The bodies all begin here. */
#define BODY(message) ((gpointer) &(message)->hello)

/* What a guest may send at once, in bytes, and a host. */
#define MOST_OF_GUEST (8 * 1024)
#define MOST_OF_HOST (128 * 1024)

G_DEFINE_QUARK (canasta-message-error-quark, canasta_message_error)

/**
 * canasta_message_get_limit:
 * @sender: who sends
 *
 * Returns: the most bytes of a message of theirs
 */
gsize
canasta_message_get_limit (CanastaSender sender)
{
  return sender == CANASTA_SENDER_GUEST ? MOST_OF_GUEST : MOST_OF_HOST;
}

/**
 * canasta_message_init:
 * @self: (out caller-allocates): a message that holds nothing yet
 * @kind: its kind
 */
void
canasta_message_init (CanastaMessage *self, CanastaMessageKind kind)
{
  const CanastaMessageRow *row = canasta_message_get_row (kind);

  if (row->standard)
    *self = *row->standard;
  else
    memset (self, 0, sizeof *self);
  self->kind = kind;
}

/**
 * canasta_message_clear:
 * @self: a message
 *
 * Frees what it holds.
 */
void
canasta_message_clear (CanastaMessage *self)
{
  canasta_json_rows_clear (canasta_message_get_row (self->kind)->rows, BODY (self));
}

/* The kind of that name; CANASTA_N_MESSAGES where the sender has none. */
static CanastaMessageKind
find_kind (const char *name, CanastaSender sender)
{
  for (CanastaMessageKind kind = 0; kind < CANASTA_N_MESSAGES; kind++)
    {
      const CanastaMessageRow *row = canasta_message_get_row (kind);

      if (row->sender == sender && g_str_equal (row->name, name))
        return kind;
    }
  return CANASTA_N_MESSAGES;
}

static gboolean
check_size (gsize size, CanastaSender sender, GError **error)
{
  gsize most = canasta_message_get_limit (sender);

  if (size <= most)
    return TRUE;
  g_set_error (error, CANASTA_MESSAGE_ERROR, CANASTA_MESSAGE_ERROR_TOO_LARGE,
               _("A message is too long: %u kB at most, not %u."), (guint) (most / 1024),
               (guint) ((size + 1023) / 1024));
  return FALSE;
}

/* The kind it says it is of; CANASTA_N_MESSAGES with an error. */
static CanastaMessageKind
read_kind (CanastaJsonReader *reader, CanastaSender sender, GError **error)
{
  CanastaMessageKind kind;
  g_autofree char *shown = NULL;
  const char *name;

  canasta_json_reader_require (reader, "k", NULL);
  name = canasta_json_reader_get_string (reader, "k", "");
  if (!canasta_json_reader_finish (reader, error))
    return CANASTA_N_MESSAGES;
  kind = find_kind (name, sender);
  if (kind == CANASTA_N_MESSAGES)
    {
      shown = canasta_plain_text_quote (name, -1);
      g_set_error (error, CANASTA_MESSAGE_ERROR, CANASTA_MESSAGE_ERROR_UNKNOWN,
                   _("A message of the kind “%s” is not known here."), shown);
    }
  return kind;
}

/**
 * canasta_message_read:
 * @self: (out caller-allocates): the message; empty on failure
 * @text: what came
 * @size: its length in bytes
 * @sender: who sent it
 * @error: return location for an error: of #CanastaMessageError, or of reading JSON
 *
 * Reads a message that may come from anybody. What it holds beside what is known is
 * passed over: a newer program may say more.
 *
 * Returns: whether it is one
 */
gboolean
canasta_message_read (CanastaMessage *self, const char *text, gsize size, CanastaSender sender,
                      GError **error)
{
  g_autoptr (CanastaJsonReader) reader = NULL;
  CanastaMessageKind kind;

  memset (self, 0, sizeof *self);
  self->kind = CANASTA_MESSAGE_LEAVE;   /* which holds nothing */
  if (!check_size (size, sender, error))
    return FALSE;
  reader = canasta_json_reader_new (text, (gssize) size, "message", error);
  if (!reader)
    return FALSE;
  kind = read_kind (reader, sender, error);
  if (kind == CANASTA_N_MESSAGES)
    return FALSE;

  canasta_message_init (self, kind);
  canasta_json_rows_read (canasta_message_get_row (kind)->rows, reader, BODY (self));
  if (canasta_json_reader_finish (reader, error))
    return TRUE;
  canasta_message_clear (self);
  canasta_message_init (self, CANASTA_MESSAGE_LEAVE);
  return FALSE;
}

/**
 * canasta_message_write:
 * @self: a message
 *
 * Returns: (transfer full): its text, in one line
 */
char *
canasta_message_write (const CanastaMessage *self)
{
  const CanastaMessageRow *row = canasta_message_get_row (self->kind);
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;

  json_builder_begin_object (builder);
  canasta_json_add_text (builder, "k", row->name);
  canasta_json_rows_write (row->rows, &self->hello, builder);
  json_builder_end_object (builder);
  node = json_builder_get_root (builder);
  return g_strchomp (canasta_json_write (node, FALSE));
}
