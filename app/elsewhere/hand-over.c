/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/hand-over.h"

#include <glib/gi18n-lib.h>

#include "elsewhere/table-news.h"
#include "network/dial.h"
#include "network/invitation.h"

/* How long it is tried once more to reach where the table is to go on if that is through a relay, where
 * it may have to register first, and how soon, in milliseconds. */
#define PATIENCE 15000
#define PAUSE 500

struct _CanastaHandOver
{
  GObject parent_instance;

  CanastaHost *host;
  char *heir;                   /* what they are called, or NULL where nobody is asked */
  char *text;                   /* the invitation by which they have opened it, or NULL */
  CanastaInvitation invitation; /* the same */
  GPtrArray *attempts;          /* of Attempt, that go on */
  guint waiting;                /* until it is tried once more */
  gint64 patience;              /* until when */
};

/* To reach one of its places. */
typedef struct
{
  CanastaHandOver *owner;       /* NULL where it does not matter any more */
  GCancellable *cancellable;
} Attempt;

G_DEFINE_FINAL_TYPE (CanastaHandOver, canasta_hand_over, G_TYPE_OBJECT)

static void
drop_attempts (CanastaHandOver *self)
{
  g_clear_handle_id (&self->waiting, g_source_remove);
  for (guint i = 0; i < self->attempts->len; i++)
    {
      Attempt *attempt = g_ptr_array_index (self->attempts, i);

      attempt->owner = NULL;
      g_cancellable_cancel (attempt->cancellable);
    }
  g_ptr_array_set_size (self->attempts, 0);
  canasta_invitation_clear (&self->invitation);
  g_clear_pointer (&self->text, g_free);
}

static void
canasta_hand_over_dispose (GObject *object)
{
  CanastaHandOver *self = CANASTA_HAND_OVER (object);

  if (self->attempts)
    drop_attempts (self);
  g_clear_pointer (&self->attempts, g_ptr_array_unref);
  g_clear_pointer (&self->heir, g_free);
  if (self->host)
    g_signal_handlers_disconnect_by_data (self->host, self);
  g_clear_object (&self->host);
  G_OBJECT_CLASS (canasta_hand_over_parent_class)->dispose (object);
}

static void
canasta_hand_over_class_init (CanastaHandOverClass *class)
{
  GType type = G_TYPE_FROM_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_hand_over_dispose;

  g_signal_new ("told", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
  g_signal_new ("moved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
}

static void
canasta_hand_over_init (CanastaHandOver *self)
{
  self->attempts = g_ptr_array_new ();
}

/* The table stays here. @sentence: why, with the name of the heir */
static void
stay (CanastaHandOver *self, const char *sentence)
{
  g_autofree char *heir = g_steal_pointer (&self->heir);
  g_autofree char *told = g_strdup_printf (sentence, heir);

  drop_attempts (self);
  canasta_host_ask_heir (self->host, CANASTA_NO_SEAT);
  g_signal_emit_by_name (self, "told", told);
}

static void
move (CanastaHandOver *self)
{
  g_autofree char *text = g_strdup (self->text);
  g_autofree char *sentence = NULL;

  drop_attempts (self);
  self->text = g_strdup (text);
  if (canasta_host_move (self->host, text))
    {
      sentence = canasta_table_news_tell_move (self->heir);
      g_clear_pointer (&self->heir, g_free);
      g_signal_emit_by_name (self, "moved", sentence);
    }
  else
    stay (self, _("A round has ended meanwhile, and %s does not know of it yet: the table stays here. "
                  "Ask once more."));
}

/* Reaching where it is to go on: at all places at once, whichever answers first. Who answers has the
 * key that the invitation tells; nothing is said to them. */

static gboolean dial_cb (gpointer data);

static void
miss (CanastaHandOver *self)
{
  if (self->attempts->len > 0)
    return;
  if (g_get_monotonic_time () < self->patience)
    self->waiting = g_timeout_add (PAUSE, dial_cb, self);
  else
    stay (self, _("The computer of %s cannot be reached from here: the table stays here."));
}

/* A line lives until it has closed. */
static void
close_line (CanastaLine *line)
{
  g_signal_connect (line, "ended", G_CALLBACK (g_object_unref), NULL);
  canasta_line_close (line);
}

static void
dialled_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Attempt *attempt = data;
  CanastaHandOver *self = attempt->owner;
  CanastaLine *line = canasta_dial_finish (result, NULL);

  if (self)
    g_ptr_array_remove_fast (self->attempts, attempt);
  if (self && line)
    move (self);
  else if (self)
    miss (self);
  if (line)
    close_line (line);
  g_object_unref (attempt->cancellable);
  g_free (attempt);
}

static void
dial (CanastaHandOver *self, const char *place)
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
  CanastaHandOver *self = data;

  self->waiting = 0;
  for (guint i = 0; self->invitation.places[i]; i++)
    dial (self, self->invitation.places[i]);
  return G_SOURCE_REMOVE;
}

static void
reach (CanastaHandOver *self, const char *text)
{
  if (g_strcmp0 (self->text, text) == 0)
    return;
  drop_attempts (self);
  /* Nobody could claim their seat where the host is known by no key. */
  if (!canasta_invitation_read (&self->invitation, text, NULL) || !self->invitation.has_pin)
    {
      stay (self, _("What the program of %s says of the table cannot be understood: it stays here."));
      return;
    }
  self->text = g_strdup (text);
  self->patience = self->invitation.is_relayed ? g_get_monotonic_time () + PATIENCE * 1000 : 0;
  dial_cb (self);
}

/* What happens at the table. */

static void
inherited_cb (CanastaHandOver *self, const char *invitation)
{
  if (!self->heir)
    return;
  if (invitation)
    reach (self, invitation);
  else
    stay (self, _("%s does not go on with the table: it stays here."));
}

/* The match may be over meanwhile, or who was asked may have left the table. */
static void
changed_cb (CanastaHandOver *self)
{
  if (self->heir && canasta_host_get_heir (self->host) == CANASTA_NO_SEAT)
    stay (self, _("%s cannot go on with the table any more: it stays here."));
}

/**
 * canasta_hand_over_new:
 * @host: a host
 *
 * Returns: (transfer full): what hands its table over
 */
CanastaHandOver *
canasta_hand_over_new (CanastaHost *host)
{
  CanastaHandOver *self = g_object_new (CANASTA_TYPE_HAND_OVER, NULL);

  self->host = g_object_ref (host);
  g_signal_connect_swapped (host, "inherited", G_CALLBACK (inherited_cb), self);
  g_signal_connect_swapped (host, "changed", G_CALLBACK (changed_cb), self);
  return self;
}

/**
 * canasta_hand_over_ask:
 * @self: a table that is to be handed over
 * @seat: that of a guest who could go on with it
 *
 * They are asked; whoever was asked before is not any more.
 *
 * Returns: (transfer full): a sentence for whoever hands it over
 */
char *
canasta_hand_over_ask (CanastaHandOver *self, guint seat)
{
  drop_attempts (self);
  g_free (self->heir);
  self->heir = canasta_host_dup_name (self->host, seat);
  canasta_host_ask_heir (self->host, seat);
  return g_strdup_printf (_("%s is asked to go on with the table. Until then it stays here."),
                          self->heir);
}

/* Nobody is asked any more. Returns: (transfer full) (nullable): a sentence about it, where somebody
 * was */
char *
canasta_hand_over_take_back (CanastaHandOver *self)
{
  g_autofree char *heir = g_steal_pointer (&self->heir);

  if (!heir)
    return NULL;
  drop_attempts (self);
  canasta_host_ask_heir (self->host, CANASTA_NO_SEAT);
  return g_strdup_printf (_("%s is not asked any more: the table stays here."), heir);
}

/* By what the table goes on, where it has moved; else %NULL. */
const char *
canasta_hand_over_get_invitation (CanastaHandOver *self)
{
  return self->heir ? NULL : self->text;
}
