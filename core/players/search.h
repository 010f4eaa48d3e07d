/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Searching for the best choice: whole positions that agree with what a seat
 * knows are sampled, each candidate is played out in them by the policy, and
 * the policy's own choice is left only for one that is better beyond doubt. */

#pragma once

#include <gio/gio.h>

#include "players/policy.h"

G_BEGIN_DECLS

/* How far another choice must be ahead as a rule. Less gains more against the
 * policy, which play-outs take everyone for, and loses against players that
 * search. */
#define CANASTA_SEARCH_MARGIN 200

#define CANASTA_SEARCH_MOST_THREADS 16

/**
 * CanastaSearchOptions:
 * @rollouts: deals to play out for one choice at the most, all candidates
 *   together; fewer are where the choice is clear
 * @margin: how far another choice must be ahead of the policy's, in hundredths
 *   of the standard error of the difference, at most 1000
 * @leaning: (nullable): by what weights the policy makes the choice that others must
 *   beat, and how habits lean; %NULL for @weights
 * @allowance: by how many points a deal they must be ahead of it besides, in hundredths:
 *   what a habit may cost
 * @weights: (nullable): what deals are played out by; %NULL for those of the table
 * @by_chance: whether cards are believed to be anywhere, and not where they are likely
 *   by what players did
 * @threads: on how many threads to search, 0 as 1; the choice is the same
 * @deadline: the monotonic time, in microseconds, at which the best so far is
 *   taken; 0 for none
 * @seed: where the random numbers begin
 */
typedef struct
{
  guint rollouts;
  int margin;
  gboolean by_chance;
  const CanastaWeights *leaning;
  int allowance;
  const CanastaWeights *weights;
  guint threads;
  gint64 deadline;
  guint64 seed;
} CanastaSearchOptions;

/**
 * CanastaSearchChoice:
 * @action: a legal action
 * @discard: what is thrown after it, or %CANASTA_NO_CARD where that was left
 *   open
 * @gain: by how many points a deal it is ahead of the policy's choice, in
 *   hundredths
 * @gain_error: the standard error of @gain, likewise
 *
 * One of the choices that were weighed.
 */
typedef struct
{
  CanastaAction action;
  CanastaCard discard;
  int gain;
  int gain_error;
} CanastaSearchChoice;

#define CANASTA_SEARCH_MOST_CHOICES 16

/**
 * CanastaSearchReport:
 * @n_candidates: how many choices were weighed
 * @rollouts: how many deals were played out
 * @changed: whether the choice is not the policy's
 * @policy: the policy's choice
 * @gain: by how many points a deal the choice is ahead of the policy's, in
 *   hundredths; 0 where it is the policy's
 * @gain_error: the standard error of @gain, likewise
 * @n_choices: how many @choices there are
 * @choices: the choices that were weighed longest: the one chosen, then the
 *   policy's where it is another, then the others, the best first
 */
typedef struct
{
  guint n_candidates;
  guint rollouts;
  gboolean changed;
  CanastaAction policy;
  int gain;
  int gain_error;
  guint n_choices;
  CanastaSearchChoice choices[CANASTA_SEARCH_MOST_CHOICES];
} CanastaSearchReport;

/**
 * canasta_search_find_deadline: (skip)
 * @board: the board
 * @milliseconds: the most time for a choice; 0 for as long as it takes
 *
 * Returns: when a choice that begins now must be made: a second hand that comes in a turn
 *   brings two choices more, which share the time of one
 */
static inline gint64
canasta_search_find_deadline (const CanastaBoard *board, guint milliseconds)
{
  if (milliseconds == 0)
    return 0;
  if (board->second_hand_came)
    milliseconds = MAX (milliseconds / 2, 1);
  return g_get_monotonic_time () + (gint64) milliseconds * 1000;
}

CANASTA_API gboolean  canasta_search  (const CanastaObservation    *observation,
                                       const CanastaSearchOptions  *options,
                                       GCancellable                *cancellable,
                                       CanastaAction               *action,
                                       CanastaSearchReport         *report,
                                       GError                     **error);
CANASTA_API gboolean  canasta_search_compare
                                      (const CanastaObservation    *observation,
                                       const CanastaSearchOptions  *options,
                                       guint                        seat,
                                       GCancellable                *cancellable,
                                       CanastaSearchChoice         *choices,
                                       guint                        n,
                                       GError                     **error);

G_END_DECLS
