/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tally.h"

/* Counts are small enough to be read as numbers with a sign. */
#define SUM(key, field, least) \
  CANASTA_JSON_ROW_NUMBER (key, CanastaTally, field, least, CANASTA_JSON_MAX_INTEGER, ALWAYS)
#define SUMS(key, field, least) \
  CANASTA_JSON_ROW_NUMBERS (key, CanastaTally, field, least, CANASTA_JSON_MAX_INTEGER, ALWAYS)

const CanastaJsonRow canasta_tally_rows[] = {
  SUM ("games", games, 0),
  SUM ("rounds", rounds, 0),
  SUM ("turns", turns, 0),
  SUM ("actions", actions, 0),
  SUM ("fingerprint", fingerprint, 0),
  SUM ("takes", takes, 0),
  SUMS ("ends", ends, 0),
  SUMS ("points", points, -CANASTA_JSON_MAX_INTEGER),
  SUMS ("squares", squares, 0),
  SUMS ("wins", wins, 0),
  SUMS ("forfeits", forfeits, 0),
  SUM ("contests", contests, 0),
  SUM ("score", score, 0),
  SUM ("score-squares", score_squares, 0),
  SUM ("pairs", pairs, 0),
  SUM ("pairs-won", pairs_won, 0),
  SUM ("pairs-even", pairs_even, 0),
  SUM ("difference", difference, -CANASTA_JSON_MAX_INTEGER),
  SUM ("difference-squares", difference_squares, 0),
  CANASTA_JSON_ROW_MEMBERS (canasta_line_get_canasta_key, CanastaTally, canastas,, 0,
                            CANASTA_JSON_MAX_INTEGER, ALWAYS),
  { 0 },
};

#define N_SUMS (sizeof (CanastaTally) / sizeof (guint64))

G_STATIC_ASSERT (N_SUMS * sizeof (guint64) == sizeof (CanastaTally));

/**
 * canasta_tally_add:
 * @self: sums
 * @other: sums over other games
 *
 * Adds each to its own; of the fingerprint only its bits are kept.
 */
void
canasta_tally_add (CanastaTally *self, const CanastaTally *other)
{
  guint64 *sums = (guint64 *) self;
  const guint64 *others = (const guint64 *) other;

  for (gsize i = 0; i < N_SUMS; i++)
    sums[i] += others[i];
  self->fingerprint &= CANASTA_TALLY_FINGERPRINT;
}
