/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "elsewhere/call.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "elsewhere/goodbye.h"
#include "elsewhere/tickets.h"
#include "network/dial.h"

/* How soon it is tried again, in milliseconds, and at the latest. */
#define PAUSE 500
#define LONGEST_PAUSE 8000

/* A host ends the line of who says more than 40 messages in a second, however fast a computer
 * player thinks: so many are sent at once, and then one after such a time in milliseconds. */
#define BURST 10
#define SPACING 35

/* After so many milliseconds in which nothing was said, the host is told what was seen last. */
#define QUIET_TIME 5000

struct _CanastaCall
{
  GObject parent_instance;

  CanastaVisit *visit;
  CanastaInvitation invitation;
  guint place;                  /* of the invitation, the one that is tried */
  guint pause;                  /* how long, until the next attempt */
  guint waiting;
  GCancellable *dialling;
  CanastaLine *line;
  GQueue texts;                 /* that wait to be sent */
  guint n_free;                 /* messages that need not wait */
  guint sending;
  guint quiet;                  /* until what was seen is told */
  gboolean is_lost;             /* the host was missed, and is not known to be there since */
  gboolean has_ended;
  char *sentence;               /* how it ended, or NULL */
  char *ticket_path;            /* where the ticket is kept, or NULL */
  CanastaReturnTicket kept;     /* the one that is kept there */
};

G_DEFINE_FINAL_TYPE (CanastaCall, canasta_call, G_TYPE_OBJECT)

static void dial (CanastaCall *self);

/* It lives until what was sent is written and it has closed. */
static void
drop_line (CanastaCall *self)
{
  CanastaLine *line = g_steal_pointer (&self->line);
  char *text;

  g_clear_handle_id (&self->sending, g_source_remove);
  g_clear_handle_id (&self->quiet, g_source_remove);
  while ((text = g_queue_pop_head (&self->texts)))
    {
      if (line)
        canasta_line_send (line, text);
      g_free (text);
    }
  if (!line)
    return;
  g_signal_handlers_disconnect_by_data (line, self);
  g_signal_connect (line, "ended", G_CALLBACK (g_object_unref), NULL);
  canasta_line_close (line);
}

static void
canasta_call_dispose (GObject *object)
{
  CanastaCall *self = CANASTA_CALL (object);

  g_clear_handle_id (&self->waiting, g_source_remove);
  if (self->dialling)
    g_cancellable_cancel (self->dialling);
  drop_line (self);
  if (self->visit)
    g_signal_handlers_disconnect_by_data (self->visit, self);
  g_clear_object (&self->dialling);
  g_clear_object (&self->visit);
  canasta_invitation_clear (&self->invitation);
  g_clear_pointer (&self->ticket_path, g_free);
  g_clear_pointer (&self->sentence, g_free);
  G_OBJECT_CLASS (canasta_call_parent_class)->dispose (object);
}

static void
canasta_call_class_init (CanastaCallClass *class)
{
  GType type = G_TYPE_FROM_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_call_dispose;

  g_signal_new ("missed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
  g_signal_new ("ended", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
}

static void
canasta_call_init (CanastaCall *self)
{
  self->pause = PAUSE;
}

/* The end */

static void
end_with (CanastaCall *self, const char *sentence)
{
  if (self->has_ended)
    return;
  self->sentence = g_strdup (sentence);
  canasta_call_stop (self);
  g_signal_emit_by_name (self, "ended");
}

static gboolean
dial_cb (gpointer data)
{
  CanastaCall *self = data;

  self->waiting = 0;
  dial (self);
  return G_SOURCE_REMOVE;
}

/* The next place after a pause that grows. */
static void
try_again (CanastaCall *self, const char *sentence)
{
  if (self->has_ended)
    return;
  self->place = (self->place + 1) % g_strv_length (self->invitation.places);
  if (self->waiting == 0)
    self->waiting = g_timeout_add (self->pause, dial_cb, self);
  self->pause = MIN (2 * self->pause, LONGEST_PAUSE);
  self->is_lost = TRUE;
  g_signal_emit_by_name (self, "missed", sentence);
}

/* The line */

/* Whoever hears that the visit is disconnected finds that the line is lost. */
static void
disconnect (CanastaCall *self)
{
  self->is_lost = TRUE;
  canasta_visit_disconnect (self->visit);
}

static void
said_cb (CanastaLine *line, const char *text, gulong size, CanastaCall *self)
{
  self->pause = PAUSE;
  canasta_visit_hear (self->visit, text, size);
}

static void
line_ended_cb (CanastaLine *line, CanastaEnding ending, CanastaCall *self)
{
  g_signal_handlers_disconnect_by_data (line, self);
  g_clear_handle_id (&self->sending, g_source_remove);
  g_clear_handle_id (&self->quiet, g_source_remove);
  g_queue_clear_full (&self->texts, g_free);
  g_clear_object (&self->line);
  disconnect (self);
  try_again (self, NULL);
}

static void
dialled_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (CanastaCall) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaLine) line = canasta_dial_finish (result, &error);

  g_clear_object (&self->dialling);
  if (self->has_ended)
    return;
  if (!line && error->domain == CANASTA_DIAL_ERROR)
    {
      g_signal_emit_by_name (self, "refused", error->message);
      end_with (self, error->message);
      return;
    }
  if (!line)
    {
      try_again (self, error->message);
      return;
    }
  self->line = g_steal_pointer (&line);
  self->n_free = BURST;
  g_signal_connect (self->line, "said", G_CALLBACK (said_cb), self);
  g_signal_connect (self->line, "ended", G_CALLBACK (line_ended_cb), self);
  canasta_visit_connect (self->visit);
}

static void
dial (CanastaCall *self)
{
  const CanastaLimits limits = CANASTA_LIMITS_OF_GUEST;

  self->dialling = g_cancellable_new ();
  canasta_dial_async (self->invitation.places[self->place], &self->invitation, &limits,
                      self->dialling, dialled_cb, g_object_ref (self));
}

/* The visit */

static gboolean
send_cb (gpointer data)
{
  CanastaCall *self = data;
  g_autofree char *text = g_queue_pop_head (&self->texts);

  if (text)
    canasta_line_send (self->line, text);
  else
    self->n_free++;
  if (self->n_free < BURST)
    return G_SOURCE_CONTINUE;
  self->sending = 0;
  return G_SOURCE_REMOVE;
}

static gboolean
quiet_cb (gpointer data)
{
  CanastaCall *self = data;

  canasta_visit_tell_seen (self->visit);
  return G_SOURCE_CONTINUE;
}

static void
visit_said_cb (CanastaVisit *visit, const char *text, CanastaCall *self)
{
  if (!self->line)
    return;
  g_clear_handle_id (&self->quiet, g_source_remove);
  self->quiet = g_timeout_add (QUIET_TIME, quiet_cb, self);
  if (self->n_free > 0)
    {
      self->n_free--;
      canasta_line_send (self->line, text);
    }
  else
    g_queue_push_tail (&self->texts, g_strdup (text));
  if (self->sending == 0)
    self->sending = g_timeout_add (SPACING, send_cb, self);
}

static void
visit_changed_cb (CanastaVisit *visit, CanastaCall *self)
{
  if (canasta_visit_is_connected (visit))
    self->is_lost = FALSE;
}

static void
visit_failed_cb (CanastaVisit *visit, const char *sentence, CanastaCall *self)
{
  g_autofree char *told = g_strdup_printf (_("This program could not go on at the table. %s"),
                                           sentence);

  end_with (self, told);
}

/* A host that only stops comes back, and so may the guest. */
static void
visit_ended_cb (CanastaVisit *visit, CanastaByeWhy why, CanastaCall *self)
{
  if (why != CANASTA_BYE_STOPPING)
    {
      end_with (self, canasta_goodbye_describe (why));
      return;
    }
  drop_line (self);
  disconnect (self);
  try_again (self, NULL);
}

/**
 * canasta_call_new:
 * @visit: a visit that has not begun
 * @invitation: where the table is, and what opens its door
 *
 * Returns: (transfer full): a call that has not begun
 */
CanastaCall *
canasta_call_new (CanastaVisit *visit, const CanastaInvitation *invitation)
{
  CanastaCall *self = g_object_new (CANASTA_TYPE_CALL, NULL);

  self->visit = g_object_ref (visit);
  self->invitation = *invitation;
  self->invitation.places = g_strdupv (invitation->places);
  canasta_visit_set_ticket (visit, &invitation->ticket);
  if (invitation->has_pin)
    canasta_visit_set_pin (visit, invitation->pin);
  g_signal_connect (visit, "said", G_CALLBACK (visit_said_cb), self);
  g_signal_connect (visit, "ended", G_CALLBACK (visit_ended_cb), self);
  g_signal_connect (visit, "failed", G_CALLBACK (visit_failed_cb), self);
  g_signal_connect (visit, "changed", G_CALLBACK (visit_changed_cb), self);
  return self;
}

static void
keep_ticket_cb (CanastaCall *self)
{
  const CanastaReturnTicket *ticket = canasta_visit_get_return (self->visit);
  g_autoptr (GError) error = NULL;

  if (memcmp (ticket, &self->kept, sizeof *ticket) == 0)
    return;
  self->kept = *ticket;
  if (!canasta_tickets_keep (self->ticket_path, ticket, &error))
    g_warning ("%s", error->message);
}

/**
 * canasta_call_keep_ticket:
 * @self: a call that has not begun
 * @path: where the guest's ticket is kept
 *
 * Who was at the table has their seat again, by what was kept; it is before anybody is told of it,
 * whatever becomes of the answer, or of the program.
 */
void
canasta_call_keep_ticket (CanastaCall *self, const char *path)
{
  g_free (self->ticket_path);
  self->ticket_path = g_strdup (path);
  if (canasta_tickets_load (path, &self->kept))
    canasta_visit_set_return (self->visit, &self->kept);
  keep_ticket_cb (self);
  g_signal_connect_swapped (self->visit, "changed", G_CALLBACK (keep_ticket_cb), self);
}

/* Reaches for the host, until it is there. */
void
canasta_call_start (CanastaCall *self)
{
  if (!self->line && !self->dialling && self->waiting == 0)
    dial (self);
}

/* Reaches for nobody any more, and closes the line, once all is sent. */
void
canasta_call_stop (CanastaCall *self)
{
  self->has_ended = TRUE;
  g_clear_handle_id (&self->waiting, g_source_remove);
  if (self->dialling)
    g_cancellable_cancel (self->dialling);
  drop_line (self);
}

static void
closed_cb (CanastaLine *line, CanastaEnding ending, gboolean *has_closed)
{
  *has_closed = TRUE;
}

/**
 * canasta_call_finish:
 * @self: a call
 *
 * Stops it, for a program that ends: does not return before all is sent and the line is closed,
 * or the host has not answered for a few seconds.
 */
void
canasta_call_finish (CanastaCall *self)
{
  g_autoptr (CanastaLine) line = self->line ? g_object_ref (self->line) : NULL;
  gboolean has_closed = !line;

  if (line)
    g_signal_connect (line, "ended", G_CALLBACK (closed_cb), &has_closed);
  canasta_call_stop (self);
  while (!has_closed)
    g_main_context_iteration (NULL, TRUE);
}

/* Whether the host could not be reached, or the line is lost, and it is tried again. */
gboolean
canasta_call_is_lost (CanastaCall *self)
{
  return self->is_lost;
}

/* How the visit ended, in a sentence; %NULL where it was not by the host or by what came from
 * there. */
const char *
canasta_call_get_sentence (CanastaCall *self)
{
  return self->sentence;
}
