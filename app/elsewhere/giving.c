/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/giving.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "elsewhere/bequest.h"
#include "elsewhere/handed-table.h"
#include "elsewhere/reaching.h"

/* How long all of it may take, and how long after one part the next one is sent, in milliseconds: a
 * host hears 40 messages a second. */
#define PATIENCE 60000
#define SPACING 35

struct _CanastaGiving
{
  GObject parent_instance;

  CanastaHost *host;
  CanastaReaching *reach;
  CanastaLine *line;            /* NULL before the other host is reached */
  char *title;                  /* what the table is called there, or NULL */
  char *text;                   /* the table, or NULL before somebody wants it */
  const char *rest;             /* of it, what was not sent yet */
  guint64 n;                    /* the last part that was */
  guint rounds;                 /* that are over in it */
  guint waiting;                /* until the next part is sent */
  guint patience;
};

G_DEFINE_FINAL_TYPE (CanastaGiving, canasta_giving, G_TYPE_OBJECT)

/* Nothing happens any more. */
static void
stop (CanastaGiving *self)
{
  CanastaLine *line = g_steal_pointer (&self->line);

  g_clear_handle_id (&self->waiting, g_source_remove);
  g_clear_handle_id (&self->patience, g_source_remove);
  if (self->reach)
    g_signal_handlers_disconnect_by_data (self->reach, self);
  g_clear_object (&self->reach);
  if (!line)
    return;
  g_signal_handlers_disconnect_by_data (line, self);
  canasta_reaching_let_go (line);
}

static void
canasta_giving_dispose (GObject *object)
{
  CanastaGiving *self = CANASTA_GIVING (object);

  stop (self);
  g_clear_object (&self->host);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->text, g_free);
  G_OBJECT_CLASS (canasta_giving_parent_class)->dispose (object);
}

static void
canasta_giving_class_init (CanastaGivingClass *class)
{
  GType type = G_TYPE_FROM_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_giving_dispose;

  g_signal_new ("given", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT,
                G_TYPE_STRING);
  g_signal_new ("failed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
}

static void
canasta_giving_init (CanastaGiving *self)
{
}

static void
fail (CanastaGiving *self, const char *sentence)
{
  stop (self);
  g_signal_emit_by_name (self, "failed", sentence);
}

static void
send_part (CanastaGiving *self)
{
  g_autofree char *message = canasta_bequest_cut (&self->rest, ++self->n);

  canasta_line_send (self->line, message);
}

static gboolean
send_part_cb (gpointer data)
{
  CanastaGiving *self = data;

  self->waiting = 0;
  send_part (self);
  return G_SOURCE_REMOVE;
}

static void
take_welcome (CanastaGiving *self, const CanastaWelcome *welcome)
{
  if (self->text)
    return;
  if (!welcome->can || !g_strv_contains ((const char *const *) welcome->can, "bequests"))
    {
      fail (self, _("The host’s program there is older, and takes no tables: this one stays here."));
      return;
    }
  self->title = g_strdup (welcome->table);
  self->text = canasta_handed_table_write (self->host, &self->rounds);
  self->rest = self->text;
  send_part (self);
}

static void
take_done (CanastaGiving *self, const CanastaDone *done)
{
  if (!self->text || done->n != self->n || self->waiting != 0)
    return;
  if (*self->rest != '\0')
    {
      self->waiting = g_timeout_add (SPACING, send_part_cb, self);
      return;
    }
  stop (self);
  g_signal_emit_by_name (self, "given", self->rounds, self->title);
}

static const char *
describe_bye (CanastaByeWhy why)
{
  switch ((guint) why)
    {
    case CANASTA_BYE_FULL:
      return _("The table there is taken: this one stays here.");
    case CANASTA_BYE_NOT_LET_IN:
      return _("The invitation is worth nothing any more: the table stays here.");
    default:
      return _("The host there cannot go on with this table: it stays here.");
    }
}

static void
said_cb (CanastaGiving *self, const char *text, gulong size)
{
  g_auto (CanastaMessage) message = { .kind = CANASTA_MESSAGE_LEAVE };

  if (!canasta_message_read (&message, text, size, CANASTA_SENDER_HOST, NULL))
    return;
  switch ((guint) message.kind)
    {
    case CANASTA_MESSAGE_WELCOME:
      take_welcome (self, &message.welcome);
      break;
    case CANASTA_MESSAGE_DONE:
      take_done (self, &message.done);
      break;
    case CANASTA_MESSAGE_BYE:
      fail (self, describe_bye (message.bye.why));
      break;
    default:
      break;
    }
}

static void
ended_cb (CanastaGiving *self)
{
  CanastaLine *line = g_steal_pointer (&self->line);

  g_signal_handlers_disconnect_by_data (line, self);
  g_object_unref (line);
  fail (self, self->text ? _("The connection to the host there broke: the table stays here.")
                         : _("The host’s program there is older, and takes no tables: this one stays "
                             "here."));
}

static void
say_hello (CanastaGiving *self)
{
  static const char *const can[] = { "bequests", NULL };
  g_auto (CanastaMessage) message = { 0 };
  g_autofree char *text = NULL;

  canasta_message_init (&message, CANASTA_MESSAGE_HELLO);
  message.hello.program = g_strdup ("Canasta " CANASTA_VERSION);
  message.hello.can = g_strdupv ((char **) can);
  message.hello.name = g_strdup (canasta_host_get_title (self->host));
  message.hello.ticket = canasta_reaching_get_invitation (self->reach)->ticket;
  message.hello.as = CANASTA_GUEST_GIVING;
  text = canasta_message_write (&message);
  canasta_line_send (self->line, text);
}

static void
reached_cb (CanastaGiving *self, CanastaLine *line)
{
  self->line = g_object_ref (line);
  g_signal_connect_swapped (line, "said", G_CALLBACK (said_cb), self);
  g_signal_connect_swapped (line, "ended", G_CALLBACK (ended_cb), self);
  say_hello (self);
}

static void
missed_cb (CanastaGiving *self)
{
  fail (self, _("The host of that invitation cannot be reached from here: the table stays here."));
}

static gboolean
late_cb (gpointer data)
{
  CanastaGiving *self = data;

  self->patience = 0;
  fail (self, _("The host of that invitation does not answer: the table stays here."));
  return G_SOURCE_REMOVE;
}

/**
 * canasta_giving_new:
 * @host: a host whose table could go on elsewhere
 * @invitation: to a table that another host keeps
 *
 * Returns: (transfer full) (nullable): what gives the table there; %NULL where that is no invitation, or
 *   one by which nobody could have their seat
 */
CanastaGiving *
canasta_giving_new (CanastaHost *host, const char *invitation)
{
  g_autoptr (CanastaGiving) self = g_object_new (CANASTA_TYPE_GIVING, NULL);

  self->reach = canasta_reaching_new (invitation);
  if (!self->reach)
    return NULL;
  self->host = g_object_ref (host);
  g_signal_connect_swapped (self->reach, "reached", G_CALLBACK (reached_cb), self);
  g_signal_connect_swapped (self->reach, "missed", G_CALLBACK (missed_cb), self);
  return g_steal_pointer (&self);
}

void
canasta_giving_start (CanastaGiving *self)
{
  self->patience = g_timeout_add (PATIENCE, late_cb, self);
  canasta_reaching_start (self->reach);
}
