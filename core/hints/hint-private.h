/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of a hint share while they look for a reason. */

#pragma once

#include "hints/hint.h"
#include "players/laydown.h"

G_BEGIN_DECLS

/**
 * CanastaHintFacts:
 * @seen: what the seat knows
 * @action: the action a reason is wanted for
 * @instead: the next best, or %NULL
 * @view: the position, with the eyes of the seat
 * @plan: @action worked out, of melds and takes
 * @after: where @action leads, of discards and melds; only its board and the
 *   own hand mean anything
 * @next: who plays next
 * @unseen: the cards that lie nowhere open nor in the own hand, by rank
 *
 * What is true of a position and an action.
 */
typedef struct
{
  const CanastaObservation *seen;
  const CanastaAction *action;
  const CanastaAction *instead;
  CanastaView view;
  CanastaPlan plan;
  CanastaState after;
  guint next;
  CanastaRankCounts unseen;
} CanastaHintFacts;

/* Whether a reason holds; fills in what it is about. */
typedef gboolean (*CanastaHintTest) (const CanastaHintFacts *facts, CanastaHintReason *reason);

/**
 * CanastaHintRow:
 * @code: a #CanastaHintCode
 * @holds: whether it is true
 *
 * A row of a table of reasons, the strongest first, ended by a row without test.
 */
typedef struct
{
  CanastaHintCode code;
  CanastaHintTest holds;
} CanastaHintRow;

extern const CanastaHintRow canasta_hint_draw_rows[];
extern const CanastaHintRow canasta_hint_take_rows[];
extern const CanastaHintRow canasta_hint_pass_rows[];
extern const CanastaHintRow canasta_hint_lay_rows[];
extern const CanastaHintRow canasta_hint_meld_rows[];
extern const CanastaHintRow canasta_hint_hold_rows[];
extern const CanastaHintRow canasta_hint_discard_rows[];
extern const CanastaHintRow canasta_hint_out_rows[];
extern const CanastaHintRow canasta_hint_ask_rows[];
extern const CanastaHintRow canasta_hint_yes_rows[];
extern const CanastaHintRow canasta_hint_no_rows[];

/* What speaks against an action: what is true of it and not of a better one. */
extern const CanastaHintRow canasta_hint_thrown_rows[];
extern const CanastaHintRow canasta_hint_laid_rows[];
extern const CanastaHintRow canasta_hint_placed_rows[];

/* What is true of a better one, and was missed. */
extern const CanastaHintRow canasta_hint_missed_rows[];
extern const CanastaHintRow canasta_hint_missed_discard_rows[];
extern const CanastaHintRow canasta_hint_missed_pile_rows[];
extern const CanastaHintRow canasta_hint_kept_rows[];

/* Facts that several reasons rest on. */
int       canasta_hint_count_opponents_cards  (const CanastaHintFacts *facts,
                                               guint                  *n_opponents);
guint     canasta_hint_find_partner           (const CanastaHintFacts *facts);
guint     canasta_hint_find_near_end          (const CanastaHintFacts *facts);
int       canasta_hint_get_few_in_pile        (const CanastaHintFacts *facts);
gboolean  canasta_hint_opponents_may_go_out   (const CanastaHintFacts *facts);
gboolean  canasta_hint_keeps_pair             (const CanastaHintFacts *facts);
gboolean  canasta_hint_ends_by_going_out      (const CanastaHintFacts *facts);

/* Reasons that stand in several tables. */
gboolean  canasta_hint_completes              (const CanastaHintFacts *facts,
                                               CanastaHintReason      *reason);
gboolean  canasta_hint_goes_out               (const CanastaHintFacts *facts,
                                               CanastaHintReason      *reason);
gboolean  canasta_hint_brings_second_hand     (const CanastaHintFacts *facts,
                                               CanastaHintReason      *reason);
gboolean  canasta_hint_keeps_wild             (const CanastaHintFacts *facts,
                                               CanastaHintReason      *reason);
gboolean  canasta_hint_lacks_canasta          (const CanastaHintFacts *facts,
                                               CanastaHintReason      *reason);
gboolean  canasta_hint_grows_meld             (const CanastaHintFacts *facts,
                                               CanastaHintReason      *reason);
gboolean  canasta_hint_meld_points            (const CanastaHintFacts *facts,
                                               CanastaHintReason      *reason);

/* hint-discard.c */
void      canasta_hint_note_effect            (const CanastaHintFacts *facts,
                                               CanastaHintReason      *reason);

int       canasta_hint_round_points           (int                     points);

/* hint-fault-words.c */
char     *canasta_hint_fault_describe         (const CanastaHintReason *self,
                                               const CanastaTable      *table,
                                               const char *const       *names);

G_END_DECLS
