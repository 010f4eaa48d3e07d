/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/bequest.h"

#include <string.h>

/* How long it may take, in milliseconds, and how much it may be, in bytes: hundreds of rounds. */
#define PATIENCE 120000
#define MOST_BYTES (2 * 1024 * 1024)

/* Bytes of a part. Written as JSON they may be twice as many, and a host reads 8 kB at most. */
#define PART 3500

/**
 * canasta_bequest_can_begin:
 * @self: a bequest
 * @guests: who sits at the table here, or has come
 * @has_begun: whether a match has begun there
 *
 * Where nobody is, what was to be played can be something else. Of a table that was given before those who
 * sit there are awaited.
 *
 * Returns: whether a table can be given in its place
 */
gboolean
canasta_bequest_can_begin (const CanastaBequest *self, const CanastaGuests *guests, gboolean has_begun)
{
  if (!self->is_wanted || self->line != 0 || (has_begun && !self->is_untouched))
    return FALSE;
  for (guint i = 0; i < canasta_guests_count (guests); i++)
    {
      const CanastaGuest *guest = canasta_guests_get (guests, i);

      if (guest->line != 0 || (guest->seat != CANASTA_NO_SEAT && !self->is_untouched))
        return FALSE;
    }
  return TRUE;
}

/* Somebody gives a table from now on. */
void
canasta_bequest_begin (CanastaBequest *self, guint line, gint64 now)
{
  canasta_bequest_end (self);
  self->line = line;
  self->since = now;
  self->text = g_string_new (NULL);
}

/* Returns: whether it is the next part, and there are not too many */
gboolean
canasta_bequest_add (CanastaBequest *self, const CanastaBequeathed *part)
{
  if (part->n != self->n + 1 || self->text->len + strlen (part->text) > MOST_BYTES)
    return FALSE;
  self->n = part->n;
  g_string_append (self->text, part->text);
  return TRUE;
}

/* Whether somebody gives one, and has taken too long. */
gboolean
canasta_bequest_is_late (const CanastaBequest *self, gint64 now)
{
  return self->line != 0 && now - self->since > PATIENCE;
}

/* Nobody gives one any more. */
void
canasta_bequest_end (CanastaBequest *self)
{
  if (self->text)
    g_string_free (self->text, TRUE);
  self->text = NULL;
  self->line = 0;
  self->n = 0;
}

static const char *
find_end (const char *text)
{
  gsize size = strlen (text);

  return size <= PART ? text + size : g_utf8_find_prev_char (text, text + PART + 1);
}

/**
 * canasta_bequest_cut:
 * @rest: (inout): what has not been sent yet; empty after the last part
 * @n: the number of the next part, from 1
 *
 * Returns: (transfer full): a message that tells it
 */
char *
canasta_bequest_cut (const char **rest, guint64 n)
{
  const char *end = find_end (*rest);
  g_auto (CanastaMessage) message = { 0 };

  canasta_message_init (&message, CANASTA_MESSAGE_BEQUEST);
  message.bequest = (CanastaBequeathed){ n, g_strndup (*rest, (gsize) (end - *rest)), *end == '\0' };
  *rest = end;
  return canasta_message_write (&message);
}
