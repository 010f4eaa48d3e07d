/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/hand-over.h"

#include <glib/gi18n-lib.h>

#include "elsewhere/giving.h"
#include "elsewhere/reaching.h"
#include "elsewhere/table-news.h"

struct _CanastaHandOver
{
  GObject parent_instance;

  CanastaHost *host;
  char *heir;                   /* what they are called, or NULL where nobody is asked */
  char *reason;                 /* why the table stays, though somebody was asked; or NULL */
  char *text;                   /* the invitation by which it goes on, or NULL */
  CanastaReaching *reach;       /* to where they have opened it, or NULL */
  CanastaGiving *giving;        /* to another host, or NULL */
};

G_DEFINE_FINAL_TYPE (CanastaHandOver, canasta_hand_over, G_TYPE_OBJECT)

/* It goes on nowhere else. */
static void
drop_attempts (CanastaHandOver *self)
{
  if (self->reach)
    g_signal_handlers_disconnect_by_data (self->reach, self);
  if (self->giving)
    g_signal_handlers_disconnect_by_data (self->giving, self);
  g_clear_object (&self->reach);
  g_clear_object (&self->giving);
  g_clear_pointer (&self->text, g_free);
}

static void
canasta_hand_over_dispose (GObject *object)
{
  CanastaHandOver *self = CANASTA_HAND_OVER (object);

  drop_attempts (self);
  g_clear_pointer (&self->heir, g_free);
  g_clear_pointer (&self->reason, g_free);
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
}

/* The table stays here. Takes the sentence that says why. */
static void
tell_reason (CanastaHandOver *self, char *sentence)
{
  drop_attempts (self);
  g_free (self->reason);
  self->reason = sentence;
  g_signal_emit_by_name (self, "told", self->reason);
}

/* The same where somebody was asked. @sentence: why, with the name of the heir */
static void
stay (CanastaHandOver *self, const char *sentence)
{
  g_autofree char *heir = g_steal_pointer (&self->heir);

  canasta_host_ask_heir (self->host, CANASTA_NO_SEAT);
  tell_reason (self, g_strdup_printf (sentence, heir));
}

/* @title: what it is called where it goes on */
static void
tell_move (CanastaHandOver *self, const char *title)
{
  g_autofree char *sentence = canasta_table_news_tell_move (title);

  g_clear_pointer (&self->heir, g_free);
  g_signal_emit_by_name (self, "moved", sentence);
}

/* To one of the guests: once the table that they have opened is reached. Nothing is said there. */

static void
reached_cb (CanastaHandOver *self, CanastaLine *line)
{
  g_autofree char *text = g_strdup (self->text);

  canasta_reaching_let_go (g_object_ref (line));
  drop_attempts (self);
  self->text = g_strdup (text);
  if (canasta_host_move (self->host, text))
    tell_move (self, self->heir);
  else
    stay (self, _("A round has ended meanwhile, and %s does not know of it yet: the table stays here. "
                  "Ask once more."));
}

static void
missed_cb (CanastaHandOver *self)
{
  stay (self, _("The computer of %s cannot be reached from here: the table stays here."));
}

static void
reach (CanastaHandOver *self, const char *text)
{
  if (g_strcmp0 (self->text, text) == 0)
    return;
  drop_attempts (self);
  self->reach = canasta_reaching_new (text);
  if (!self->reach)
    {
      stay (self, _("What the program of %s says of the table cannot be understood: it stays here."));
      return;
    }
  self->text = g_strdup (text);
  g_signal_connect_swapped (self->reach, "reached", G_CALLBACK (reached_cb), self);
  g_signal_connect_swapped (self->reach, "missed", G_CALLBACK (missed_cb), self);
  canasta_reaching_start (self->reach);
}

/* To another host. */

static void
given_cb (CanastaHandOver *self, guint rounds, const char *title)
{
  g_autofree char *text = g_steal_pointer (&self->text);

  drop_attempts (self);
  self->text = g_strdup (text);
  if (canasta_host_give_away (self->host, rounds, text))
    {
      tell_move (self, title);
      return;
    }
  tell_reason (self, g_strdup (_("A round has ended meanwhile: the table stays here. Hand it over once "
                                 "more.")));
}

static void
failed_cb (CanastaHandOver *self, const char *sentence)
{
  tell_reason (self, g_strdup (sentence));
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

/* Nobody is asked any more. Returns: whether somebody was */
static gboolean
give_up (CanastaHandOver *self)
{
  gboolean was_going_on = self->heir || self->giving;

  drop_attempts (self);
  g_clear_pointer (&self->reason, g_free);
  g_clear_pointer (&self->heir, g_free);
  if (canasta_host_get_heir (self->host) != CANASTA_NO_SEAT)
    canasta_host_ask_heir (self->host, CANASTA_NO_SEAT);
  return was_going_on;
}

/**
 * canasta_hand_over_give:
 * @self: a table that is to be handed over
 * @invitation: to a table that another host keeps, and at which nobody is
 *
 * It goes on there, by that invitation; whoever was asked before is not any more.
 *
 * Returns: (transfer full): a sentence for whoever hands it over
 */
char *
canasta_hand_over_give (CanastaHandOver *self, const char *invitation)
{
  give_up (self);
  if (!canasta_host_can_move (self->host))
    return g_strdup (_("This table cannot go on elsewhere now: it stays here."));
  self->giving = canasta_giving_new (self->host, invitation);
  if (!self->giving)
    return g_strdup (_("By that invitation nobody could have their seat: the table stays here."));
  self->text = g_strdup (invitation);
  g_signal_connect_swapped (self->giving, "given", G_CALLBACK (given_cb), self);
  g_signal_connect_swapped (self->giving, "failed", G_CALLBACK (failed_cb), self);
  canasta_giving_start (self->giving);
  return g_strdup (_("The table is being handed over. Until it is open there it stays here."));
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
  g_clear_pointer (&self->reason, g_free);
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
  g_autofree char *heir = g_strdup (self->heir);

  if (!give_up (self))
    return NULL;
  return heir ? g_strdup_printf (_("%s is not asked any more: the table stays here."), heir)
              : g_strdup (_("The table is not handed over any more: it stays here."));
}

/* Whether the table is on its way to another host. */
gboolean
canasta_hand_over_is_giving (CanastaHandOver *self)
{
  return self->giving != NULL;
}

/* Why the table stays here, though somebody was asked last; else %NULL. */
const char *
canasta_hand_over_get_reason (CanastaHandOver *self)
{
  return self->reason;
}

/* By what the table goes on, where it has moved; else %NULL. */
const char *
canasta_hand_over_get_invitation (CanastaHandOver *self)
{
  return self->heir || self->giving ? NULL : self->text;
}
