/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a guest hears from the host, and what they answer by themselves. */
#include "config.h"

#include "elsewhere/visit-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "network/bytes.h"

static void
fail (CanastaVisit *self, const char *sentence)
{
  g_signal_emit_by_name (self, "failed", sentence);
}

static void
fail_to_read (CanastaVisit *self, const GError *error)
{
  g_autofree char *sentence =
    g_strdup_printf (_("What the host’s program says cannot be understood: %s"), error->message);

  fail (self, sentence);
}

/* What was known of a match that was played before. */
static void
forget_match (CanastaVisit *self)
{
  if (self->session)
    canasta_session_put_away (self->session);
  g_clear_object (&self->session);
  canasta_past_rounds_free (self->past);
  self->past = canasta_past_rounds_new ();
  g_clear_object (&self->real);
  canasta_inheritance_forget (&self->inheritance);
  g_clear_pointer (&self->pending, g_free);
  g_ptr_array_set_size (self->actions, 0);
  g_array_set_size (self->hands, 0);
  self->r = 0;
  self->n = 0;
  self->party = 0;
  self->ready_for = 0;
  self->round = 0;
  self->has_ended = FALSE;
  self->is_over = FALSE;
  self->proved = 0;
  canasta_message_clear (&self->places);
  canasta_message_init (&self->places, CANASTA_MESSAGE_LEAVE);
  self->is_placed = FALSE;
}

static gboolean
host_can (const CanastaWelcome *welcome, const char *what)
{
  return welcome->can && g_strv_contains ((const char *const *) welcome->can, what);
}

/* Whether there is a key of the seat; whoever keeps the keys is asked for it. */
static gboolean
find_key (CanastaVisit *self)
{
  if (!self->inheritance.has_key)
    g_signal_emit_by_name (self, "key-needed", self->inheritance.origin);
  return self->inheritance.has_key;
}

static void
say_key (CanastaVisit *self)
{
  CanastaMessage message;

  if (!find_key (self))
    return;
  canasta_message_init (&message, CANASTA_MESSAGE_KEY);
  memcpy (message.key.key, self->inheritance.key.open, sizeof message.key.key);
  canasta_visit_say (self, &message);
}

static void
say_claim (CanastaVisit *self)
{
  CanastaMessage message;

  canasta_message_init (&message, CANASTA_MESSAGE_CLAIM);
  self->has_claimed =
    find_key (self)
    && canasta_inheritance_sign (&self->inheritance, &self->ticket, &message.claim);
  canasta_visit_say (self, &message);
}

/* The host is told by what the seat can be claimed elsewhere, or asked for the one that was had
 * elsewhere. */
static void
meet_succession (CanastaVisit *self, const CanastaWelcome *welcome)
{
  gboolean goes_on = canasta_inheritance_meet (&self->inheritance, welcome);
  gboolean has_moved = self->has_claimed && welcome->place == CANASTA_GUEST_SEATED;

  self->has_claimed = FALSE;
  if (has_moved)
    g_signal_emit_by_name (self, "moved");
  if (welcome->place == CANASTA_GUEST_SEATED)
    say_key (self);
  else if (welcome->place == CANASTA_GUEST_WAITING && goes_on && !self->wants_to_look)
    say_claim (self);
}

/* Where the host before has sent them, what goes on must have begun where theirs did. */
static gboolean
is_sent_astray (CanastaVisit *self, const CanastaWelcome *welcome)
{
  return self->is_following
         && memcmp (welcome->origin, self->inheritance.origin, sizeof welcome->origin) != 0;
}

static void
take_welcome (CanastaVisit *self, const CanastaWelcome *welcome)
{
  if (is_sent_astray (self, welcome))
    {
      canasta_visit_leave (self);
      fail (self, _("The host has sent you to another table, at which your game does not go on."));
      return;
    }
  self->is_following = FALSE;
  /* It would give a seat to who wants none. */
  if (self->wants_to_look && !host_can (welcome, "onlookers"))
    {
      canasta_visit_leave (self);
      fail (self, _("The host’s program is older: nobody can look on at its tables."));
      return;
    }
  if (memcmp (self->match_id, welcome->match, sizeof self->match_id) != 0)
    forget_match (self);
  /* Who looks on is told none. */
  canasta_past_rounds_meet (self->past, !self->wants_to_look && host_can (welcome, "replays"));
  self->n = MAX (self->n, welcome->n);
  if (!canasta_bytes_are_nought (welcome->return_ticket.bytes,
                                 sizeof welcome->return_ticket.bytes))
    self->return_ticket = welcome->return_ticket;
  memcpy (self->match_id, welcome->match, sizeof self->match_id);
  g_free (self->title);
  self->title = g_strdup (welcome->table);
  self->seat = welcome->place == CANASTA_GUEST_SEATED && welcome->seat >= 0
                 ? (guint) welcome->seat : CANASTA_NO_SEAT;
  self->is_looking = welcome->place == CANASTA_GUEST_LOOKING;
  self->is_known = TRUE;
  if (host_can (welcome, "moves"))
    meet_succession (self, welcome);
  g_signal_emit_by_name (self, "changed");
}

static void
take_rules (CanastaVisit *self, const CanastaRulesTold *rules)
{
  /* Those of a match do not change. */
  if (self->session)
    return;
  g_clear_error (&self->unplayable);
  g_clear_pointer (&self->table, canasta_table_unref);
  self->table = self->open_table (rules, self->data, &self->unplayable);
  g_signal_emit_by_name (self, "changed");
}

/* Who cannot play there goes, once the table has told whether something was dealt: if not, nobody is
 * to wait for them; else their seat stays theirs, until they come with a program that can. */
static gboolean
can_stay (CanastaVisit *self, const CanastaMessage *message, GError **error)
{
  if (!self->unplayable || message->kind == CANASTA_MESSAGE_RULES)
    return TRUE;
  if (message->kind == CANASTA_MESSAGE_TABLE && message->table.round == 1)
    canasta_visit_leave (self);
  g_propagate_error (error, g_steal_pointer (&self->unplayable));
  return FALSE;
}

/* Who is ready is so until it is dealt: a host who was killed may not know it, and one to whom
 * nothing came for a while has taken it back. Before the first deal the rules may have changed
 * meanwhile, and nobody is ready for what they have not seen. */
static void
say_ready_again (CanastaVisit *self)
{
  const CanastaTableSeen *seen = &self->seen.table;

  if (self->session && self->seat < seen->n_seats && self->ready_for == seen->round
      && !seen->seats[self->seat].ready)
    canasta_visit_set_ready (self, TRUE);
}

/* Whoever has their seat back is asked what they do, once it is known how things stand. */
static void
take_table (CanastaVisit *self, CanastaMessage *message)
{
  gboolean was_replaced = canasta_visit_is_replaced (self);

  canasta_message_clear (&self->seen);
  self->seen = *message;
  canasta_message_init (message, CANASTA_MESSAGE_LEAVE);
  canasta_clock_seen_follow (self->clock, &self->seen.table,
                             self->seat != CANASTA_NO_SEAT ? 1u << self->seat : 0);
  say_ready_again (self);
  if (was_replaced && !canasta_visit_is_replaced (self))
    canasta_visit_ask_position (self);
  g_signal_emit_by_name (self, "changed");
}

static void
take_clock (CanastaVisit *self, const CanastaClock *clock)
{
  const char *name;

  if (self->seen.kind != CANASTA_MESSAGE_TABLE || clock->seat >= self->seen.table.n_seats)
    return;
  self->seen.table.seats[clock->seat].left = (gint32) clock->left;
  name = self->seen.table.seats[clock->seat].name;
  canasta_clock_seen_hear (self->clock, clock, name ? name : "");
  g_signal_emit_by_name (self, "clock", clock);
}

/* What was done is told before. Where that was lost, and what stands since was told without a
 * word of the action, whoever acts for the guest may have been asked in between, and is again. */
static void
take_done (CanastaVisit *self, guint64 n)
{
  if (n != self->n || !self->pending)
    return;
  g_clear_pointer (&self->pending, g_free);
  canasta_visit_ask_position (self);
}

/* What was refused can be done otherwise, once it is known how things stand. */
static void
take_refused (CanastaVisit *self, const CanastaRefused *refused)
{
  if (refused->why == CANASTA_REFUSED_TOO_FAST)
    g_signal_emit_by_name (self, "too-fast");
  if (refused->n == 0 || refused->n != self->n || !self->pending)
    return;
  g_clear_pointer (&self->pending, g_free);
  g_signal_emit_by_name (self, "refused", refused);
  canasta_visit_ask_position (self);
}

/* A position after a break: what was not answered is said once more. */
static gboolean
take_position (CanastaVisit *self, const CanastaMessage *message, GError **error)
{
  if (!canasta_visit_take_position (self, message, error))
    return FALSE;
  if (self->pending && self->is_connected)
    g_signal_emit_by_name (self, "said", self->pending);
  g_signal_emit_by_name (self, "to-keep");
  return TRUE;
}

/* What is told before the last round has been proved is told here after it. */
static void
tell_places (CanastaVisit *self)
{
  const CanastaPlacesTold *places = canasta_visit_get_places (self);

  if (!places || self->is_placed)
    return;
  self->is_placed = TRUE;
  g_signal_emit_by_name (self, "placed", places);
}

static void
take_places (CanastaVisit *self, CanastaMessage *message)
{
  canasta_message_clear (&self->places);
  self->places = *message;
  canasta_message_init (message, CANASTA_MESSAGE_LEAVE);
  tell_places (self);
}

/* After the last round the host stays until everybody who sits at the table has said so. */
static gboolean
take_proof (CanastaVisit *self, const CanastaProof *proof, GError **error)
{
  if (!canasta_visit_take_proof (self, proof, error))
    return FALSE;
  canasta_visit_tell_seen (self);
  g_signal_emit_by_name (self, "to-keep");
  tell_places (self);
  return TRUE;
}

/* Likewise, where rounds were missing then. */
static gboolean
take_replayed (CanastaVisit *self, const CanastaReplayed *replayed, GError **error)
{
  if (!canasta_visit_take_replayed (self, replayed, error))
    return FALSE;
  if (self->has_ended)
    canasta_visit_tell_seen (self);
  g_signal_emit_by_name (self, "to-keep");
  tell_places (self);
  return TRUE;
}

/* A host that does not come back tells no more rounds. */
static gboolean
take_bye (CanastaVisit *self, CanastaByeWhy why, GError **error)
{
  if (why != CANASTA_BYE_STOPPING && !canasta_visit_settle (self, error))
    return FALSE;
  g_signal_emit_by_name (self, "ended", why);
  return TRUE;
}

static gboolean
take (CanastaVisit *self, CanastaMessage *message, GError **error)
{
  if (!can_stay (self, message, error))
    return FALSE;
  switch ((guint) message->kind)
    {
    case CANASTA_MESSAGE_WELCOME:
      take_welcome (self, &message->welcome);
      return TRUE;
    case CANASTA_MESSAGE_TABLE:
      take_table (self, message);
      return TRUE;
    case CANASTA_MESSAGE_RULES:
      take_rules (self, &message->rules);
      return TRUE;
    case CANASTA_MESSAGE_PROMISES:
      return canasta_visit_take_promises (self, &message->promises, error);
    case CANASTA_MESSAGE_POSITION:
      return take_position (self, message, error);
    case CANASTA_MESSAGE_RECORD:
      return canasta_visit_take_record (self, message, error);
    case CANASTA_MESSAGE_PROOF:
      return take_proof (self, &message->proof, error);
    case CANASTA_MESSAGE_REPLAYED:
      return take_replayed (self, &message->replayed, error);
    case CANASTA_MESSAGE_KEYS:
      canasta_inheritance_take_keys (&self->inheritance, message);
      g_signal_emit_by_name (self, "to-keep");
      return TRUE;
    case CANASTA_MESSAGE_DONE:
      take_done (self, message->done.n);
      return TRUE;
    case CANASTA_MESSAGE_REFUSED:
      take_refused (self, &message->refused);
      return TRUE;
    case CANASTA_MESSAGE_MOVED:
      g_signal_emit_by_name (self, "to-follow", message->moved.invitation);
      return TRUE;
    case CANASTA_MESSAGE_CLOCK:
      take_clock (self, &message->clock);
      return TRUE;
    case CANASTA_MESSAGE_REMARKED:
      g_signal_emit_by_name (self, "remarked", message->remarked.seat, message->remarked.remark);
      return TRUE;
    case CANASTA_MESSAGE_PLACES:
      take_places (self, message);
      return TRUE;
    case CANASTA_MESSAGE_BYE:
      return take_bye (self, message->bye.why, error);
    default:
      return TRUE;
    }
}

/**
 * canasta_visit_hear:
 * @self: a visit
 * @text: what the host has said
 * @size: its length in bytes
 *
 * A kind of message that is not known is passed over.
 */
void
canasta_visit_hear (CanastaVisit *self, const char *text, gsize size)
{
  g_autoptr (CanastaVisit) kept = g_object_ref (self);
  g_auto (CanastaMessage) message = { 0 };
  g_autoptr (GError) error = NULL;

  if (!self->is_connected)
    return;
  if (!canasta_message_read (&message, text, size, CANASTA_SENDER_HOST, &error))
    {
      if (!g_error_matches (error, CANASTA_MESSAGE_ERROR, CANASTA_MESSAGE_ERROR_UNKNOWN))
        fail_to_read (self, error);
      return;
    }
  if (!take (self, &message, &error))
    fail (self, error->message);
}
