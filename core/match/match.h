/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match: rounds up to the target, at one table. */

#pragma once

#include <glib-object.h>

#include "match/record.h"
#include "match/recall.h"
#include "play/observation.h"
#include "play/score.h"
#include "rules/refusal.h"

G_BEGIN_DECLS

/**
 * CanastaDealing:
 * @CANASTA_DEALING_BY_MATCH: the number is the match's; each round is dealt by
 *   a mix of it and the round
 * @CANASTA_DEALING_IN_SUCCESSION: the number is the deal of the first round;
 *   the next round has the next number
 * @CANASTA_DEALING_TOLD: the number is the deal of the first round; that of each
 *   further one is told before it is dealt, and follows from no other
 *
 * What the number of a match stands for.
 */
typedef enum
{
  CANASTA_DEALING_BY_MATCH,
  CANASTA_DEALING_IN_SUCCESSION,
  CANASTA_DEALING_TOLD,
} CanastaDealing;

/**
 * CanastaStage:
 * @CANASTA_STAGE_PLAYING: a round is being played
 * @CANASTA_STAGE_ROUND_OVER: a round has ended, the next one may be started
 * @CANASTA_STAGE_MATCH_OVER: the match is decided
 */
typedef enum
{
  CANASTA_STAGE_PLAYING,
  CANASTA_STAGE_ROUND_OVER,
  CANASTA_STAGE_MATCH_OVER,
} CanastaStage;

/**
 * CanastaUndo:
 * @CANASTA_UNDO_POSSIBLE: the last action can be taken back
 * @CANASTA_UNDO_NOTHING: nothing was done in this turn
 * @CANASTA_UNDO_DRAWN: the last thing done was to draw
 * @CANASTA_UNDO_TAKEN: the last thing done was to take the pile
 * @CANASTA_UNDO_REPLACED: a red three was laid down and a card came for it
 * @CANASTA_UNDO_SECOND_HAND: the second hand was taken up
 * @CANASTA_UNDO_ASKED: the partner was asked
 * @CANASTA_UNDO_WITHDRAWN: an opening was withdrawn and its penalty charged
 * @CANASTA_UNDO_UNRECORDED: what was done is not in the record
 * @CANASTA_UNDO_SEEN: it was seen at other computers, which the match does not know of
 * @CANASTA_UNDO_TURN_ENDED: the turn has ended
 *
 * Whether the last action can be taken back, and why not.
 */
typedef enum
{
  CANASTA_UNDO_POSSIBLE,
  CANASTA_UNDO_NOTHING,
  CANASTA_UNDO_DRAWN,
  CANASTA_UNDO_TAKEN,
  CANASTA_UNDO_REPLACED,
  CANASTA_UNDO_SECOND_HAND,
  CANASTA_UNDO_ASKED,
  CANASTA_UNDO_WITHDRAWN,
  CANASTA_UNDO_UNRECORDED,
  CANASTA_UNDO_SEEN,
  CANASTA_UNDO_TURN_ENDED,
} CanastaUndo;

#define CANASTA_TYPE_MATCH (canasta_match_get_type ())

CANASTA_API
G_DECLARE_FINAL_TYPE (CanastaMatch, canasta_match, CANASTA, MATCH, GObject)

CANASTA_API CanastaMatch         *canasta_match_new            (CanastaTable         *table,
                                                                CanastaDealing        dealing,
                                                                guint64               number,
                                                                const char *const    *names);
CANASTA_API CanastaMatch         *canasta_match_new_at         (CanastaTable         *table,
                                                                const CanastaState   *state,
                                                                const char *const    *names);
CANASTA_API CanastaTable         *canasta_match_get_table      (CanastaMatch         *self);
CANASTA_API CanastaDealing        canasta_match_get_dealing    (CanastaMatch         *self);
CANASTA_API guint64               canasta_match_get_number     (CanastaMatch         *self);
CANASTA_API const char *const    *canasta_match_get_names      (CanastaMatch         *self);
CANASTA_API const CanastaRecord  *canasta_match_get_record     (CanastaMatch         *self);

CANASTA_API const char           *canasta_match_get_gap        (CanastaMatch         *self);
CANASTA_API guint                 canasta_match_get_first_round (CanastaMatch        *self);
CANASTA_API gboolean              canasta_match_knows_deal     (CanastaMatch         *self,
                                                                guint                 round);
CANASTA_API CanastaMatch         *canasta_match_dup_at         (CanastaMatch         *self,
                                                                guint                 round,
                                                                guint                 n_actions);
CANASTA_API gboolean              canasta_match_play_on_as     (CanastaMatch         *self,
                                                                CanastaMatch         *other);

CANASTA_API CanastaStage          canasta_match_get_stage      (CanastaMatch         *self);
CANASTA_API guint                 canasta_match_get_round      (CanastaMatch         *self);
CANASTA_API guint64               canasta_match_get_deal       (CanastaMatch         *self,
                                                                guint                 round);
CANASTA_API void                  canasta_match_tell_deal      (CanastaMatch         *self,
                                                                guint64               deal);
CANASTA_API guint                 canasta_match_get_dealer     (CanastaMatch         *self,
                                                                guint                 round);
CANASTA_API guint                 canasta_match_get_to_act     (CanastaMatch         *self);
CANASTA_API const CanastaState   *canasta_match_get_state      (CanastaMatch         *self);
CANASTA_API const CanastaState   *canasta_match_get_before     (CanastaMatch         *self);
CANASTA_API void                  canasta_match_observe        (CanastaMatch         *self,
                                                                guint                 seat,
                                                                CanastaObservation   *observation);
CANASTA_API void                  canasta_match_observe_before (CanastaMatch         *self,
                                                                guint                 seat,
                                                                CanastaObservation   *observation);
CANASTA_API const CanastaRecall    *canasta_match_get_recall       (CanastaMatch         *self,
                                                                guint                 seat);

CANASTA_API gboolean              canasta_match_judge          (CanastaMatch         *self,
                                                                guint                 seat,
                                                                const CanastaAction  *action,
                                                                CanastaRefusal       *refusal);
CANASTA_API gboolean              canasta_match_act            (CanastaMatch         *self,
                                                                guint                 seat,
                                                                const CanastaAction  *action,
                                                                CanastaRefusal       *refusal);
CANASTA_API gboolean              canasta_match_start_round    (CanastaMatch         *self);

CANASTA_API CanastaUndo           canasta_match_get_undo       (CanastaMatch         *self,
                                                                guint                 seat);
CANASTA_API const char           *canasta_undo_get_message     (CanastaUndo           undo,
                                                                const CanastaTable   *table);
CANASTA_API gboolean              canasta_match_can_redo       (CanastaMatch         *self,
                                                                guint                 seat);
CANASTA_API gboolean              canasta_match_undo           (CanastaMatch         *self,
                                                                guint                 seat);
CANASTA_API gboolean              canasta_match_undo_all       (CanastaMatch         *self,
                                                                guint                 seat);
CANASTA_API gboolean              canasta_match_redo           (CanastaMatch         *self,
                                                                guint                 seat);

CANASTA_API guint                 canasta_match_get_n_scores   (CanastaMatch         *self);
CANASTA_API const CanastaScore   *canasta_match_get_score      (CanastaMatch         *self,
                                                                guint                 index);
CANASTA_API int                   canasta_match_get_total      (CanastaMatch         *self,
                                                                guint                 ledger);
CANASTA_API guint                 canasta_match_get_winners    (CanastaMatch         *self);

G_END_DECLS
