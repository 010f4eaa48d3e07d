/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person has achieved, by variant and by the level of the others. */

#pragma once

#include <gio/gio.h>

#include "match/match.h"

G_BEGIN_DECLS

/**
 * CanastaResults:
 * @variant: the id of the variant
 * @level: the level of the other players, as the program names it
 * @played: matches played to the end or given up
 * @won: matches won, alone or shared
 * @with_hints: matches in which a hint was asked for
 * @streak: matches won in a row up to now
 * @best_streak: most matches ever won in a row
 * @points: points of all matches together
 * @best_match: best total of a match, in points
 * @rounds: rounds played
 * @best_round: best round, in points
 * @out: rounds in which the person went out, concealed ones included
 * @concealed: rounds in which the person went out concealed
 * @natural_canastas: natural canastas of the person's side
 * @mixed_canastas: mixed canastas of the person's side
 * @special_canastas: other canastas of the person's side
 * @piles: piles the person has taken
 * @biggest_pile: cards of the biggest pile taken
 * @openings: rounds in which the person opened for the side
 *
 * Sums over matches. Averages are for who shows them to work out.
 */
typedef struct
{
  char *variant;
  char *level;
  gint64 played;
  gint64 won;
  gint64 with_hints;
  gint64 streak;
  gint64 best_streak;
  gint64 points;
  gint64 best_match;
  gint64 rounds;
  gint64 best_round;
  gint64 out;
  gint64 concealed;
  gint64 natural_canastas;
  gint64 mixed_canastas;
  gint64 special_canastas;
  gint64 piles;
  gint64 biggest_pile;
  gint64 openings;
} CanastaResults;

#define CANASTA_TYPE_STATISTICS (canasta_statistics_get_type ())

CANASTA_API
G_DECLARE_FINAL_TYPE (CanastaStatistics, canasta_statistics, CANASTA, STATISTICS, GObject)

CANASTA_API CanastaStatistics   *canasta_statistics_new        (const char         *path);
CANASTA_API gboolean             canasta_statistics_load       (CanastaStatistics  *self,
                                                                GError            **error);
CANASTA_API gboolean             canasta_statistics_note_match (CanastaStatistics  *self,
                                                                CanastaMatch       *match,
                                                                guint               seat,
                                                                const char         *level,
                                                                gboolean            with_hints,
                                                                GError            **error);
CANASTA_API guint                canasta_statistics_get_count  (CanastaStatistics  *self);
CANASTA_API const CanastaResults  *canasta_statistics_get        (CanastaStatistics  *self,
                                                                guint               index);
CANASTA_API const CanastaResults  *canasta_statistics_find       (CanastaStatistics  *self,
                                                                const char         *variant,
                                                                const char         *level);
CANASTA_API gboolean             canasta_statistics_reset      (CanastaStatistics  *self,
                                                                GError            **error);
CANASTA_API char                *canasta_statistics_write_csv  (CanastaStatistics  *self);

G_END_DECLS
