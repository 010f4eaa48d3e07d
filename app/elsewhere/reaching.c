/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/reaching.h"

#include "network/dial.h"

/* How long it is tried once more through a relay, and how soon, in milliseconds. */
#define PATIENCE 15000
#define PAUSE 500

struct _CanastaReaching
{
  GObject parent_instance;

  CanastaInvitation invitation;
  GPtrArray *attempts;          /* of Attempt, that go on */
  guint waiting;                /* until it is tried once more */
  gint64 patience;              /* until when */
};

/* To reach one of its places. */
typedef struct
{
  CanastaReaching *owner;          /* NULL where it does not matter any more */
  GCancellable *cancellable;
} Attempt;

G_DEFINE_FINAL_TYPE (CanastaReaching, canasta_reaching, G_TYPE_OBJECT)

static void
drop_attempts (CanastaReaching *self)
{
  g_clear_handle_id (&self->waiting, g_source_remove);
  for (guint i = 0; i < self->attempts->len; i++)
    {
      Attempt *attempt = g_ptr_array_index (self->attempts, i);

      attempt->owner = NULL;
      g_cancellable_cancel (attempt->cancellable);
    }
  g_ptr_array_set_size (self->attempts, 0);
}

static void
canasta_reaching_dispose (GObject *object)
{
  CanastaReaching *self = CANASTA_REACHING (object);

  if (self->attempts)
    drop_attempts (self);
  g_clear_pointer (&self->attempts, g_ptr_array_unref);
  canasta_invitation_clear (&self->invitation);
  G_OBJECT_CLASS (canasta_reaching_parent_class)->dispose (object);
}

static void
canasta_reaching_class_init (CanastaReachingClass *class)
{
  GType type = G_TYPE_FROM_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_reaching_dispose;

  g_signal_new ("reached", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                CANASTA_TYPE_LINE);
  g_signal_new ("missed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
canasta_reaching_init (CanastaReaching *self)
{
  self->attempts = g_ptr_array_new ();
}

static gboolean dial_cb (gpointer data);

static void
miss (CanastaReaching *self)
{
  if (self->attempts->len > 0)
    return;
  if (g_get_monotonic_time () < self->patience)
    self->waiting = g_timeout_add (PAUSE, dial_cb, self);
  else
    g_signal_emit_by_name (self, "missed");
}

static void
dialled_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Attempt *attempt = data;
  CanastaReaching *self = attempt->owner;
  CanastaLine *line = canasta_dial_finish (result, NULL);

  if (self)
    g_ptr_array_remove_fast (self->attempts, attempt);
  if (self && line)
    {
      drop_attempts (self);
      g_signal_emit_by_name (self, "reached", line);
      g_object_unref (line);
    }
  else if (self)
    miss (self);
  else if (line)
    canasta_reaching_let_go (line);
  g_object_unref (attempt->cancellable);
  g_free (attempt);
}

static void
dial (CanastaReaching *self, const char *place)
{
  const CanastaLimits limits = CANASTA_LIMITS_OF_GUEST;
  Attempt *attempt = g_new (Attempt, 1);

  *attempt = (Attempt){ self, g_cancellable_new () };
  g_ptr_array_add (self->attempts, attempt);
  canasta_dial_async (place, &self->invitation, &limits, attempt->cancellable, dialled_cb, attempt);
}

static gboolean
dial_cb (gpointer data)
{
  CanastaReaching *self = data;

  self->waiting = 0;
  for (guint i = 0; self->invitation.places[i]; i++)
    dial (self, self->invitation.places[i]);
  return G_SOURCE_REMOVE;
}

/**
 * canasta_reaching_new:
 * @invitation: an invitation
 *
 * Nobody could claim their seat where the host is known by no key.
 *
 * Returns: (transfer full) (nullable): what is to reach its host; %NULL where it is no invitation, or
 *   tells no key
 */
CanastaReaching *
canasta_reaching_new (const char *invitation)
{
  g_autoptr (CanastaReaching) self = g_object_new (CANASTA_TYPE_REACHING, NULL);

  return canasta_invitation_read (&self->invitation, invitation, NULL) && self->invitation.has_pin
           ? g_steal_pointer (&self) : NULL;
}

void
canasta_reaching_start (CanastaReaching *self)
{
  self->patience = self->invitation.is_relayed ? g_get_monotonic_time () + PATIENCE * 1000 : 0;
  dial_cb (self);
}

const CanastaInvitation *
canasta_reaching_get_invitation (CanastaReaching *self)
{
  return &self->invitation;
}

/* Closes the line, which lives until it has. @line: (transfer full) */
void
canasta_reaching_let_go (CanastaLine *line)
{
  g_signal_connect (line, "ended", G_CALLBACK (g_object_unref), NULL);
  canasta_line_close (line);
}
