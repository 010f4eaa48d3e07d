/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/door.h"

#include <string.h>

#include "network/bytes.h"

/* How long who has come may take to say who they are, in milliseconds. */
#define HELLO_TIME 10000

void
canasta_door_init (CanastaDoor *self)
{
  self->strangers = g_hash_table_new_full (NULL, NULL, NULL, g_free);
}

void
canasta_door_clear (CanastaDoor *self)
{
  g_clear_pointer (&self->strangers, g_hash_table_unref);
  canasta_guest_list_clear (&self->list);
}

/* From now on another invitation leads to the table. */
gboolean
canasta_door_draw_ticket (CanastaDoor *self, GError **error)
{
  return canasta_bytes_draw (self->ticket.bytes, sizeof self->ticket.bytes, error);
}

/* Whether somebody comes by an invitation. */
gboolean
canasta_door_opens (const CanastaDoor *self, const CanastaHello *hello)
{
  if (self->list.n > 0)
    return canasta_guest_list_find (&self->list, &hello->ticket) != NULL;
  return memcmp (&hello->ticket, &self->ticket, sizeof self->ticket) == 0;
}

/* Strangers */

/* Somebody has come in. Returns: what their connection is called from now on */
guint
canasta_door_come_in (CanastaDoor *self, gint64 now)
{
  gint64 *since = g_new (gint64, 1);

  *since = now;
  g_hash_table_insert (self->strangers, GUINT_TO_POINTER (++self->last_line), since);
  return self->last_line;
}

/* They have gone, or are none any more. */
void
canasta_door_leave (CanastaDoor *self, guint line)
{
  g_hash_table_remove (self->strangers, GUINT_TO_POINTER (line));
}

gboolean
canasta_door_has (const CanastaDoor *self, guint line)
{
  return g_hash_table_contains (self->strangers, GUINT_TO_POINTER (line));
}

static GArray *
list_since (const CanastaDoor *self, gint64 latest)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (guint));
  GHashTableIter iter;
  gpointer line, since;

  g_hash_table_iter_init (&iter, self->strangers);
  while (g_hash_table_iter_next (&iter, &line, &since))
    if (*(const gint64 *) since <= latest)
      {
        guint id = GPOINTER_TO_UINT (line);

        g_array_append_val (lines, id);
      }
  return lines;
}

/* Returns: (transfer full) (element-type guint): all of them */
GArray *
canasta_door_list (const CanastaDoor *self)
{
  return list_since (self, G_MAXINT64);
}

/* Returns: (transfer full) (element-type guint): those who take too long */
GArray *
canasta_door_list_late (const CanastaDoor *self, gint64 now)
{
  return list_since (self, now - HELLO_TIME);
}
