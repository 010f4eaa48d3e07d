/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said to the person in a turn: a reason with its numbers, made into
 * words in one place for the window, the terminal and the screen reader. */

#pragma once

#include "hints/hint.h"
#include "match/match.h"
#include "turn/surroundings.h"

G_BEGIN_DECLS

/**
 * CanastaSayingKind:
 * @CANASTA_SAYING_NOTHING: nothing is said
 * @CANASTA_SAYING_REFUSAL: why something cannot be done
 * @CANASTA_SAYING_LOOKING_ON: the person only looks on
 * @CANASTA_SAYING_NO_UNDO: why nothing can be taken back
 * @CANASTA_SAYING_NO_REDO: nothing was taken back
 * @CANASTA_SAYING_SELECT_TO_MELD: cards have to be selected before
 * @CANASTA_SAYING_NOTHING_TO_JOIN: no two own melds go together
 * @CANASTA_SAYING_SELECT_TO_DISCARD: one card has to be selected before
 * @CANASTA_SAYING_BACK_IN_HAND: cards that were laid out are taken back
 * @CANASTA_SAYING_PILE_COVERED: the rules keep the pile covered
 * @CANASTA_SAYING_PILE_EMPTY: there is nothing in the pile to look at
 * @CANASTA_SAYING_HINTS_OFF: the person has switched hints off
 * @CANASTA_SAYING_NO_HINTS: those who play have agreed to do without hints
 * @CANASTA_SAYING_HINT: what to do, and why
 */
typedef enum
{
  CANASTA_SAYING_NOTHING,
  CANASTA_SAYING_REFUSAL,
  CANASTA_SAYING_LOOKING_ON,
  CANASTA_SAYING_NO_UNDO,
  CANASTA_SAYING_NO_REDO,
  CANASTA_SAYING_SELECT_TO_MELD,
  CANASTA_SAYING_NOTHING_TO_JOIN,
  CANASTA_SAYING_SELECT_TO_DISCARD,
  CANASTA_SAYING_BACK_IN_HAND,
  CANASTA_SAYING_PILE_COVERED,
  CANASTA_SAYING_PILE_EMPTY,
  CANASTA_SAYING_HINTS_OFF,
  CANASTA_SAYING_NO_HINTS,
  CANASTA_SAYING_HINT,
} CanastaSayingKind;

/**
 * CanastaSaying:
 * @kind: what is said
 * @refusal: the refusal
 * @undo: why nothing can be taken back
 * @hint: (nullable): what is proposed; not owned
 * @idea: which idea of @hint
 */
typedef struct
{
  CanastaSayingKind kind;
  CanastaRefusal refusal;
  CanastaUndo undo;
  const CanastaHint *hint;
  guint idea;
} CanastaSaying;

char               *canasta_saying_get_message (const CanastaSaying       *self,
                                                const CanastaObservation  *observation,
                                                const CanastaSurroundings *surroundings);
char               *canasta_saying_get_idea    (const CanastaSaying        *self,
                                                const CanastaObservation   *observation,
                                                const CanastaSurroundings  *surroundings,
                                                char                      **reason);
const CanastaRule  *canasta_saying_get_rule    (const CanastaSaying       *self);

G_END_DECLS
