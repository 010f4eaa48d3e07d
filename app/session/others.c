/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "session/others.h"

struct _CanastaOthers
{
  GObject parent_instance;

  char *awaited;                        /* for whom they have the match wait, or NULL */
  char *remarks[CANASTA_MAX_SEATS];     /* what was said there, or NULL, … */
  guint reading;                        /* … until it has been read */
  CanastaTableClock clock;
};

G_DEFINE_FINAL_TYPE (CanastaOthers, canasta_others, G_TYPE_OBJECT)

static guint changed_signal;

static void
forget_remarks (CanastaOthers *self)
{
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    g_clear_pointer (&self->remarks[seat], g_free);
}

static void
canasta_others_finalize (GObject *object)
{
  CanastaOthers *self = CANASTA_OTHERS (object);

  g_clear_handle_id (&self->reading, g_source_remove);
  forget_remarks (self);
  g_free (self->awaited);
  G_OBJECT_CLASS (canasta_others_parent_class)->finalize (object);
}

static void
canasta_others_class_init (CanastaOthersClass *class)
{
  G_OBJECT_CLASS (class)->finalize = canasta_others_finalize;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_FIRST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
canasta_others_init (CanastaOthers *self)
{
  canasta_table_clock_set (&self->clock, 0);
}

/* Returns: (transfer full): nobody of whom there is anything to see */
CanastaOthers *
canasta_others_new (void)
{
  return g_object_new (CANASTA_TYPE_OTHERS, NULL);
}

/* For whom the match waits, and why, in a sentence; or %NULL where that is whoever is to act. */
void
canasta_others_set_awaited (CanastaOthers *self, const char *sentence)
{
  if (g_strcmp0 (sentence, self->awaited) == 0)
    return;
  g_free (self->awaited);
  self->awaited = g_strdup (sentence);
  g_signal_emit (self, changed_signal, 0);
}

const char *
canasta_others_get_awaited (CanastaOthers *self)
{
  return self->awaited;
}

static gboolean
read_cb (gpointer data)
{
  CanastaOthers *self = data;

  self->reading = 0;
  forget_remarks (self);
  g_signal_emit (self, changed_signal, 0);
  return G_SOURCE_REMOVE;
}

/**
 * canasta_others_note_remark:
 * @self: the others
 * @seat: a seat
 * @text: what whoever sits there says to the table
 *
 * It is to be seen until it has been read.
 */
void
canasta_others_note_remark (CanastaOthers *self, guint seat, const char *text)
{
  g_return_if_fail (seat < CANASTA_MAX_SEATS);

  g_free (self->remarks[seat]);
  self->remarks[seat] = g_strdup (text);
  g_clear_handle_id (&self->reading, g_source_remove);
  self->reading = g_timeout_add (CANASTA_OTHERS_REMARK, read_cb, self);
  g_signal_emit (self, changed_signal, 0);
}

/* What was said there last and is still to be seen, or %NULL. */
const char *
canasta_others_get_remark (CanastaOthers *self, guint seat)
{
  return self->remarks[seat];
}

/**
 * canasta_others_set_clock:
 * @self: the others
 * @clock: what time everybody has left, by the monotonic clock of this computer
 */
void
canasta_others_set_clock (CanastaOthers *self, const CanastaTableClock *clock)
{
  if (clock->time == 0 && self->clock.time == 0)
    return;
  self->clock = *clock;
  g_signal_emit (self, changed_signal, 0);
}

const CanastaTableClock *
canasta_others_get_clock (CanastaOthers *self)
{
  return &self->clock;
}
