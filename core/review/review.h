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
 * @rollouts: deals to play out for a choice, and as many to measure it
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
 * CanastaReviewVerdict:
 * @CANASTA_REVIEW_NO_CHOICE: nothing was decided, as nothing else was allowed, or it belongs
 *   to the decision before it
 * @CANASTA_REVIEW_SAME: the strongest player would have done the same
 * @CANASTA_REVIEW_AS_GOOD: it would have done something else, which is neither better
 *   nor worse beyond doubt: by more than twice the error
 * @CANASTA_REVIEW_MISTAKE: it would have done something better beyond doubt
 * @CANASTA_REVIEW_FIND: it would have done something worse beyond doubt
 *
 * How an action compares with what the strongest player would have done.
 */
typedef enum
{
  CANASTA_REVIEW_NO_CHOICE,
  CANASTA_REVIEW_SAME,
  CANASTA_REVIEW_AS_GOOD,
  CANASTA_REVIEW_MISTAKE,
  CANASTA_REVIEW_FIND,
} CanastaReviewVerdict;

/**
 * CanastaReviewStep:
 * @event: which event of the match's record
 * @turn: the turn of the round it belongs to, from 1
 * @seat: whose action it was
 * @verdict: how it compares with what the strongest player would have done
 * @action: what was done; all melds of the turn, where they were laid one after
 *   another
 * @discard: what was thrown after it, where that is part of the decision, or
 *   %CANASTA_NO_CARD
 * @better: what the strongest player would have done
 * @better_discard: what it would have thrown after it, likewise
 * @effect: what @action brought the reviewed seat in place of @better, in points;
 *   negative for a mistake of its own side, and 0 for what is neither a mistake nor
 *   a find
 * @error: the standard error of @effect, likewise, rounded up
 * @reason: of a mistake what speaks against it, from what the player could see, else
 *   what speaks for @better
 * @worth: what the position after it was worth to the reviewed seat, in points
 *
 * One action of the round.
 */
typedef struct
{
  guint event;
  guint turn;
  guint8 seat;
  CanastaReviewVerdict verdict;
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
 * CanastaReviewTerm:
 * @title: what it is, in the language of the interface
 * @points: what it brought
 *
 * One of the terms that together are the result.
 */
typedef struct
{
  char *title;
  int points;
} CanastaReviewTerm;

/**
 * CanastaReviewWords:
 * @turn: which turn of the round it was
 * @done: what was done, as "discard the king of clubs"
 * @better: (nullable): what the strongest player would have done instead, likewise
 * @verdict: how they compare, a sentence
 * @fault: (nullable): of a mistake what speaks against @done, a sentence
 *
 * A decision in the language of the interface.
 */
typedef struct
{
  char *turn;
  char *done;
  char *better;
  char *verdict;
  char *fault;
} CanastaReviewWords;

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
CANASTA_API gboolean        canasta_review_ends_turn    (const CanastaReview         *self,
                                                         guint                        index);
CANASTA_API void            canasta_review_free         (CanastaReview               *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaReview, canasta_review_free)

CANASTA_API const char     *canasta_review_get_unit     (CanastaMatch                *match);
CANASTA_API const char     *canasta_review_get_gap      (const CanastaReview         *self);
CANASTA_API const char     *canasta_review_get_judgement (const CanastaReview        *self);
CANASTA_API const char     *canasta_review_get_curve_title (void);
CANASTA_API GArray         *canasta_review_list_terms   (const CanastaReview         *self,
                                                         CanastaMatch                *match);
CANASTA_API char           *canasta_review_describe_sum (const CanastaReview         *self);
CANASTA_API char           *canasta_review_describe_turn (const CanastaReview        *self,
                                                         guint                        index,
                                                         CanastaMatch                *match);
CANASTA_API char           *canasta_review_describe_verdict
                                                        (const CanastaReviewStep     *step);
CANASTA_API char           *canasta_review_describe_step
                                                        (const CanastaReview         *self,
                                                         guint                        index,
                                                         CanastaMatch                *match);
CANASTA_API CanastaReviewWords *
                            canasta_review_words_new    (const CanastaReview         *self,
                                                         guint                        index,
                                                         const CanastaObservation    *observation,
                                                         const char *const           *names);
CANASTA_API char           *canasta_review_words_compare
                                                        (const CanastaReviewWords    *self);
CANASTA_API void            canasta_review_words_free   (CanastaReviewWords          *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaReviewWords, canasta_review_words_free)

G_END_DECLS
