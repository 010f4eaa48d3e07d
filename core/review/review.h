/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A round looked at once more: what the strongest player would have done at each
 * choice from what the player could see, what the difference was, and what was
 * luck. */

#pragma once

#include "hints/hint.h"
#include "match/match.h"

G_BEGIN_DECLS

/**
 * CanastaReviewOptions:
 * @rollouts: deals to play out for a choice of the reviewed seat, and as many to
 *   measure it; others get a quarter
 * @worth_rollouts: deals to play out for what a position is worth
 * @threads: on how many threads; the figures are the same
 * @seed: where the random numbers begin
 *
 * How far a review looks.
 */
typedef struct
{
  guint rollouts;
  guint worth_rollouts;
  guint threads;
  guint64 seed;
} CanastaReviewOptions;

/**
 * CanastaReviewStep:
 * @event: which event of the match's record
 * @turn: the turn of the round it belongs to, from 1
 * @seat: whose action it was
 * @agrees: whether the strongest player would have done the same, or something
 *   that is not better beyond doubt: ahead by more than twice the error
 * @action: what was done; all melds of the turn, where they were laid one after
 *   another
 * @discard: what was thrown after it, where that is part of the decision, or
 *   %CANASTA_NO_CARD
 * @better: what the strongest player would have done
 * @better_discard: what it would have thrown after it, likewise
 * @effect: what @action brought the reviewed seat in place of @better, in points;
 *   negative for a mistake of its own side, and 0 where @agrees
 * @error: the standard error of @effect, likewise
 * @reason: why @better, from what the player could see
 * @worth: what the position after it was worth to the reviewed seat, in points
 *
 * One action of the round.
 */
typedef struct
{
  guint event;
  guint turn;
  guint8 seat;
  gboolean agrees;
  CanastaAction action;
  CanastaCard discard;
  CanastaAction better;
  CanastaCard better_discard;
  int effect;
  int error;
  CanastaHintReason reason;
  int worth;
} CanastaReviewStep;

/**
 * CanastaReview:
 * @round: the round, from 1
 * @seat: the seat that is reviewed; all values are its own: its points of the
 *   round less the mean of its opponents'
 * @whole: whether the review begins with the deal, and not with a position that was
 *   held
 * @start: what the cards were worth at the beginning
 * @luck: what the stock brought, and everything else that nobody chose
 * @decisions: what the decisions of each seat brought
 * @result: what came of the round: exactly @start, @luck and all @decisions
 *   together
 * @steps: (element-type CanastaReviewStep): every action of the round
 *
 * What a review has found.
 */
typedef struct
{
  guint round;
  guint seat;
  gboolean whole;
  int start;
  int luck;
  int decisions[CANASTA_MAX_SEATS];
  int result;
  GArray *steps;
} CanastaReview;

/**
 * CanastaReviewProgress:
 * @done: how many actions have been looked at
 * @total: of how many
 * @data: what was handed over
 */
typedef void (*CanastaReviewProgress) (guint done, guint total, gpointer data);

CANASTA_API void            canasta_review_init_options (CanastaReviewOptions        *options,
                                                         const CanastaTable          *table);
CANASTA_API CanastaReview  *canasta_review_round        (CanastaMatch                *match,
                                                         guint                        round,
                                                         guint                        seat,
                                                         const CanastaReviewOptions  *options,
                                                         CanastaReviewProgress        progress,
                                                         gpointer                     data,
                                                         GCancellable                *cancellable,
                                                         GError                     **error);
CANASTA_API void            canasta_review_round_async  (CanastaMatch                *match,
                                                         guint                        round,
                                                         guint                        seat,
                                                         const CanastaReviewOptions  *options,
                                                         CanastaReviewProgress        progress,
                                                         gpointer                     data,
                                                         GCancellable                *cancellable,
                                                         GAsyncReadyCallback          callback,
                                                         gpointer                     user_data);
CANASTA_API CanastaReview  *canasta_review_round_finish (GAsyncResult                *result,
                                                         GError                     **error);
CANASTA_API guint           canasta_review_list_costliest
                                                        (const CanastaReview         *self,
                                                         guint                       *steps,
                                                         guint                        n);
CANASTA_API char           *canasta_review_describe_step
                                                        (const CanastaReview         *self,
                                                         guint                        index,
                                                         CanastaMatch                *match);
CANASTA_API void            canasta_review_free         (CanastaReview               *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaReview, canasta_review_free)

G_END_DECLS
