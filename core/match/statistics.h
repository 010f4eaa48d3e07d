/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sums over the matches a person has played. */

#pragma once

#include "match/result.h"

G_BEGIN_DECLS

/**
 * CanastaResultFilter:
 * @variant: (nullable): only matches of this variant
 * @house: (nullable): and, with a variant, of this house; empty for none
 * @players: only matches of so many players; 0 for any number
 * @level: (nullable): only against others of this level; empty for mixed ones
 * @person: (nullable): only those of the person of this name; empty for whoever the
 *   program belongs to
 * @from: only matches that ended then or later, in seconds since 1970
 * @until: and before then; 0 for no end
 *
 * Which matches are meant; all of them where everything is nought.
 */
typedef struct
{
  const char *variant;
  const char *house;
  guint players;
  const char *level;
  const char *person;
  gint64 from;
  gint64 until;
} CanastaResultFilter;

/**
 * CANASTA_STATISTICS_MINIMUMS:
 *
 * How many different minimums of openings are told apart.
 */
#define CANASTA_STATISTICS_MINIMUMS 12

/**
 * CanastaStatistics:
 * @matches: matches played to the end or given up
 * @won: matches won alone
 * @drawn: matches won together with another side
 * @lost: matches lost, those given up among them
 * @given_up: matches given up
 * @with_hints: matches in which the person was shown a hint
 * @streak: matches won in a row up to now
 * @best_streak: most matches ever won in a row
 * @best_match: best total of a match played to the end, in points
 * @worst_match: worst total
 * @rounds: rounds finished
 * @rounds_won: rounds with more points than every other side
 * @points: points of all rounds together
 * @best_round: best round, in points
 * @worst_round: worst round
 * @canastas: canastas of the person's side, by the line of the score that
 *   counts them
 * @openings: rounds in which the person opened for the side
 * @n_minimums: how many different minimums those had
 * @minimums: the minimums, the lowest first
 * @openings_with: how many openings there were with each of them
 * @piles: piles the person has taken
 * @biggest_pile: cards of the biggest pile taken
 * @piles_given: piles opponents took with the person's discard
 * @out: rounds in which the person went out, concealed ones included
 * @concealed: rounds in which the person went out concealed
 *
 * Sums over matches. Averages are for who shows them to work out.
 */
typedef struct
{
  guint matches;
  guint won;
  guint drawn;
  guint lost;
  guint given_up;
  guint with_hints;
  guint streak;
  guint best_streak;
  gint64 best_match;
  gint64 worst_match;
  guint rounds;
  guint rounds_won;
  gint64 points;
  gint64 best_round;
  gint64 worst_round;
  guint canastas[CANASTA_N_LINES];
  guint openings;
  guint n_minimums;
  gint32 minimums[CANASTA_STATISTICS_MINIMUMS];
  guint openings_with[CANASTA_STATISTICS_MINIMUMS];
  guint piles;
  guint biggest_pile;
  guint piles_given;
  guint out;
  guint concealed;
} CanastaStatistics;

/* How the sums are written. */
CANASTA_API const CanastaJsonRow canasta_statistics_rows[];

CANASTA_API GPtrArray  *canasta_statistics_filter     (GPtrArray                  *results,
                                                       const CanastaResultFilter  *filter);
CANASTA_API void        canasta_statistics_add_up     (CanastaStatistics          *self,
                                                       GPtrArray                  *results);
CANASTA_API void        canasta_statistics_add_up_one (CanastaStatistics          *self,
                                                       const CanastaResult        *result);
CANASTA_API char       *canasta_statistics_write_csv  (GPtrArray                  *results);
CANASTA_API JsonNode   *canasta_statistics_to_json    (GPtrArray                  *results);

G_END_DECLS
