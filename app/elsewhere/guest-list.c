/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/guest-list.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "files/plain-text.h"
#include "match/player-names.h"
#include "network/bytes.h"

void
canasta_guest_list_clear (CanastaGuestList *self)
{
  for (guint i = 0; i < self->n; i++)
    g_free (self->listed[i].name);
  *self = (CanastaGuestList){ 0 };
}

/* @copy: (out caller-allocates): the same, with the same invitations */
void
canasta_guest_list_copy (const CanastaGuestList *self, CanastaGuestList *copy)
{
  *copy = *self;
  for (guint i = 0; i < self->n; i++)
    copy->listed[i].name = g_strdup (self->listed[i].name);
}

static gboolean
check_name (const char *const *names, guint i, GError **error)
{
  if (*names[i] == '\0' || g_utf8_strlen (names[i], -1) > CANASTA_MESSAGE_LONGEST_NAME)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                   _("A name has from 1 to %d letters: “%s” cannot be one."),
                   CANASTA_MESSAGE_LONGEST_NAME, names[i]);
      return FALSE;
    }
  for (guint other = 0; other < i; other++)
    if (canasta_name_is_same (names[other], names[i]))
      {
        g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                     _("Two of those who may come are called “%s”."), names[i]);
        return FALSE;
      }
  return TRUE;
}

/* Whether such people may be those who come to a table. */
gboolean
canasta_guest_list_check (const char *const *names, GError **error)
{
  guint n = g_strv_length ((char **) names);

  if (n > CANASTA_GUEST_LIST_MOST)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                   _("To a table %d people may come at most, and there are %u."),
                   CANASTA_GUEST_LIST_MOST, n);
      return FALSE;
    }
  for (guint i = 0; i < n; i++)
    if (!check_name (names, i, error))
      return FALSE;
  return TRUE;
}

static const CanastaListed *
find_name (const CanastaGuestList *self, const char *name)
{
  for (guint i = 0; i < self->n; i++)
    if (canasta_name_is_same (self->listed[i].name, name))
      return &self->listed[i];
  return NULL;
}

/**
 * canasta_guest_list_set:
 * @self: who may come until now
 * @names: who may come from now on, see canasta_guest_list_check()
 * @error: return location for an error
 *
 * Who stays keeps their invitation; the others have a new one.
 *
 * Returns: whether there could be one for each; else nothing has changed
 */
gboolean
canasta_guest_list_set (CanastaGuestList *self, const char *const *names, GError **error)
{
  g_auto (CanastaGuestList) list = { 0 };

  for (guint i = 0; names[i]; i++)
    {
      CanastaListed *listed = &list.listed[list.n++];
      const CanastaListed *before = find_name (self, names[i]);

      listed->name = g_strdup (names[i]);
      if (before)
        listed->ticket = before->ticket;
      else if (!canasta_bytes_draw (listed->ticket.bytes, sizeof listed->ticket.bytes, error))
        return FALSE;
    }
  canasta_guest_list_clear (self);
  canasta_guest_list_copy (&list, self);
  return TRUE;
}

gboolean
canasta_guest_list_has (const CanastaGuestList *self, const char *name)
{
  return find_name (self, name) != NULL;
}

/* Returns: (transfer full): those who are on this list and not on the other one, by names to be shown */
char **
canasta_guest_list_name_others (const CanastaGuestList *self, const CanastaGuestList *others)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; i < self->n; i++)
    if (!canasta_guest_list_has (others, self->listed[i].name))
      {
        g_autofree char *name =
          canasta_plain_text_line (self->listed[i].name, CANASTA_MESSAGE_LONGEST_NAME);

        g_strv_builder_add (names, name);
      }
  return g_strv_builder_end (names);
}

/* Whose invitation it is, or %NULL. */
const CanastaListed *
canasta_guest_list_find (const CanastaGuestList *self, const CanastaTicket *ticket)
{
  for (guint i = 0; i < self->n; i++)
    if (memcmp (&self->listed[i].ticket, ticket, sizeof *ticket) == 0)
      return &self->listed[i];
  return NULL;
}
