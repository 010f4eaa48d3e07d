/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A key that is held comes as one press after another, which a toolkit does not
 * tell apart: only the first counts. An Enter answers what stands on the screen
 * when it is pressed: what has not been seen yet nobody can answer, and an
 * Enter that follows another at once was meant for what the first one took away.
 */
#include "config.h"

#include "window/presses.h"

/* The release of a key may have gone to another program: one that has been
 * silent for longer than any repetition waits is not held any more. */
#define LONGEST_REPEAT 2500

static gboolean
is_repeated (const CanastaPresses *self, const CanastaPress *press)
{
  return press->code == self->held && press->time - self->held_at < LONGEST_REPEAT;
}

/* Whether an answer follows another at once, and is about something else. */
static gboolean
is_stray (const CanastaPresses *self, const CanastaPress *press, guint pause)
{
  return self->is_in_row && press->is_other && press->time - self->answered_at < pause;
}

/**
 * canasta_presses_take:
 * @self: the presses so far
 * @press: the next one
 * @pause: what must lie between two answers, in milliseconds
 *
 * Returns: whether it counts; an answer that does not still puts off the next
 */
gboolean
canasta_presses_take (CanastaPresses *self, const CanastaPress *press, guint pause)
{
  gboolean counts = press->may_be_held || !is_repeated (self, press);

  if (press->answers)
    counts = counts && !press->is_unseen && !is_stray (self, press, pause);
  self->held = press->code;
  self->held_at = press->time;
  self->is_in_row = press->answers;
  if (press->answers)
    self->answered_at = press->time;
  return counts;
}

/* A key was let go. */
void
canasta_presses_release (CanastaPresses *self, guint code)
{
  if (self->held == code)
    self->held = 0;
}

/* Something else was done, such as a click. */
void
canasta_presses_interrupt (CanastaPresses *self)
{
  self->is_in_row = FALSE;
}
