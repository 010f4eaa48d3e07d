/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/clock-seen.h"

#include <glib/gi18n-lib.h>

#include "elsewhere/clock-words.h"

struct _CanastaClockSeen
{
  GObject parent_instance;

  CanastaTableClock clock;
  guint persons;                /* the seats of those who see it here, as bits */
  guint warning;                /* until the one whose time runs has little of it left */
  guint warned;                 /* in this round, as bits */
};

G_DEFINE_FINAL_TYPE (CanastaClockSeen, canasta_clock_seen, G_TYPE_OBJECT)

static void
canasta_clock_seen_dispose (GObject *object)
{
  g_clear_handle_id (&CANASTA_CLOCK_SEEN (object)->warning, g_source_remove);
  G_OBJECT_CLASS (canasta_clock_seen_parent_class)->dispose (object);
}

static void
canasta_clock_seen_class_init (CanastaClockSeenClass *class)
{
  GType type = G_TYPE_FROM_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_clock_seen_dispose;
  g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("told", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
}

static void
canasta_clock_seen_init (CanastaClockSeen *self)
{
  canasta_table_clock_set (&self->clock, 0);
}

/* Returns: (transfer full): no clock yet */
CanastaClockSeen *
canasta_clock_seen_new (void)
{
  return g_object_new (CANASTA_TYPE_CLOCK_SEEN, NULL);
}

static gint64
get_now (void)
{
  return g_get_monotonic_time () / 1000;
}

static gboolean
warn_cb (gpointer data)
{
  CanastaClockSeen *self = data;

  self->warning = 0;
  self->warned |= 1u << self->clock.seat;
  g_signal_emit_by_name (self, "told", _("You have one minute left in this round."));
  return G_SOURCE_REMOVE;
}

/* Each person here is warned once in a round: whoever has all their time is in another one. */
static void
await_warning (CanastaClockSeen *self)
{
  guint seat = self->clock.seat;
  gint64 left;

  g_clear_handle_id (&self->warning, g_source_remove);
  for (guint i = 0; i < CANASTA_MAX_SEATS; i++)
    if (self->clock.left[i] == self->clock.time)
      self->warned &= ~(1u << i);
  if (seat == CANASTA_NO_SEAT || (self->persons & ~self->warned & (1u << seat)) == 0)
    return;
  left = canasta_table_clock_get_left (&self->clock, seat, get_now ());
  if (left > CANASTA_CLOCK_SEEN_WARNING)
    self->warning = g_timeout_add ((guint) (left - CANASTA_CLOCK_SEEN_WARNING), warn_cb, self);
}

static void
tell_change (CanastaClockSeen *self)
{
  await_warning (self);
  g_signal_emit_by_name (self, "changed");
}

/**
 * canasta_clock_seen_follow:
 * @self: a clock
 * @table: the table, as it was told now
 * @persons: the seats of those who see it here, as bits
 *
 * Whose time has run goes on.
 */
void
canasta_clock_seen_follow (CanastaClockSeen *self, const CanastaTableSeen *table, guint persons)
{
  if (table->clock == 0 && self->clock.time == 0)
    return;
  self->persons = persons;
  self->clock.time = table->clock;
  self->clock.since = get_now ();
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    self->clock.left[seat] = seat < table->n_seats ? table->seats[seat].left : -1;
  if (!canasta_table_clock_times (&self->clock, self->clock.seat))
    self->clock.seat = CANASTA_NO_SEAT;
  tell_change (self);
}

/**
 * canasta_clock_seen_hear:
 * @self: a clock
 * @told: somebody's time, which runs from now on or stands still
 * @name: what they are called
 */
void
canasta_clock_seen_hear (CanastaClockSeen *self, const CanastaClock *told, const char *name)
{
  gboolean has_run = told->seat == self->clock.seat;
  g_autofree char *sentence = NULL;

  if (told->runs || has_run)
    canasta_table_clock_run (&self->clock, CANASTA_NO_SEAT, get_now ());
  self->clock.left[told->seat] = told->left;
  if (told->runs)
    canasta_table_clock_run (&self->clock, told->seat, get_now ());
  tell_change (self);
  /* Of their own the prompt tells whoever is here alone. */
  if (self->persons != 1u << told->seat)
    sentence = canasta_clock_words_tell (told, name);
  if (sentence)
    g_signal_emit_by_name (self, "told", sentence);
}

/* The line is lost: what runs meanwhile is not known. */
void
canasta_clock_seen_stop (CanastaClockSeen *self)
{
  if (canasta_table_clock_run (&self->clock, CANASTA_NO_SEAT, get_now ()))
    tell_change (self);
}

const CanastaTableClock *
canasta_clock_seen_get (CanastaClockSeen *self)
{
  return &self->clock;
}
