/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "players/tally.h"

#include <math.h>

/* No difference counts for more, in points. */
#define LARGEST 30000

/* Fewer differences say nothing of their spread. */
#define LEAST 6

/* Means are kept in so many parts of a point, variances in its square. */
#define PARTS 256

/**
 * canasta_tally_add: (skip)
 * @self: a tally
 * @difference: points
 */
void
canasta_tally_add (CanastaTally *self, int difference)
{
  gint64 points = CLAMP (difference, -LARGEST, LARGEST);

  self->n++;
  self->sum += points;
  self->squares += points * points;
}

/**
 * canasta_tally_merge: (skip)
 * @self: a tally
 * @other: what is added to it
 */
void
canasta_tally_merge (CanastaTally *self, const CanastaTally *other)
{
  self->n += other->n;
  self->sum += other->sum;
  self->squares += other->squares;
}

static gint64
get_mean (const CanastaTally *self)
{
  return self->n > 0 ? self->sum * PARTS / self->n : 0;
}

/* The square of the standard error of the mean. */
static gint64
get_error_square (const CanastaTally *self)
{
  const gint64 square = PARTS * PARTS;
  gint64 mean = get_mean (self);
  gint64 variance;

  if (self->n < 2)
    return 0;
  variance = self->squares / self->n * square + self->squares % self->n * square / self->n
             - mean * mean;
  return MAX (variance, 0) / (self->n - 1);
}

/* Whether the mean is further from 0 than @margin says. */
static gboolean
is_far (const CanastaTally *self, int margin)
{
  gint64 mean = get_mean (self);

  return self->n >= LEAST
         && mean * mean * 10000 > (gint64) margin * margin * get_error_square (self);
}

/**
 * canasta_tally_is_ahead: (skip)
 * @self: a tally
 * @margin: in hundredths of the standard error, at most 1000
 *
 * Returns: whether the mean is above 0 by more than @margin
 */
gboolean
canasta_tally_is_ahead (const CanastaTally *self, int margin)
{
  return self->sum > 0 && is_far (self, margin);
}

/**
 * canasta_tally_is_behind: (skip)
 * @self: a tally
 * @margin: in hundredths of the standard error, at most 1000
 *
 * Returns: whether the mean is below 0 by more than @margin, or whether there
 *   never was a difference
 */
gboolean
canasta_tally_is_behind (const CanastaTally *self, int margin)
{
  return (self->sum < 0 && is_far (self, margin)) || (self->n >= LEAST && self->squares == 0);
}

/**
 * canasta_tally_get_mean: (skip)
 * @self: a tally
 *
 * Returns: the mean in hundredths of a point
 */
int
canasta_tally_get_mean (const CanastaTally *self)
{
  return self->n > 0 ? (int) (self->sum * 100 / self->n) : 0;
}

/**
 * canasta_tally_get_error: (skip)
 * @self: a tally
 *
 * Returns: the standard error of the mean in hundredths of a point, to be told
 *   and not to be chosen by
 */
int
canasta_tally_get_error (const CanastaTally *self)
{
  return (int) lrint (100.0 / PARTS * sqrt ((double) get_error_square (self)));
}
