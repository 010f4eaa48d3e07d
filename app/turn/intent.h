/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person can want in a turn, whatever they say it with: a button, a key,
 * a word in the terminal. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * CanastaIntent:
 * @CANASTA_INTENT_DRAW: draw from the stock
 * @CANASTA_INTENT_TAKE: take the pile; again, do so with what is laid out
 * @CANASTA_INTENT_PASS: end the turn with the last card kept, or the round when the
 *   stock is gone
 * @CANASTA_INTENT_MELD: lay the selected cards down, wherever they go
 * @CANASTA_INTENT_JOIN: put two melds of the own side together
 * @CANASTA_INTENT_DISCARD: discard the one selected card
 * @CANASTA_INTENT_GO_OUT: go out, step by step where it takes several
 * @CANASTA_INTENT_ASK: ask the partner whether to go out
 * @CANASTA_INTENT_YES: answer the partner, or what else is asked
 * @CANASTA_INTENT_NO: likewise
 * @CANASTA_INTENT_CONFIRM: yes to what is asked, or to the move that is proposed
 * @CANASTA_INTENT_CANCEL: no to it; then, nothing is selected any more
 * @CANASTA_INTENT_HINT: be told what to do; again, what else
 * @CANASTA_INTENT_UNDO: take the last step back
 * @CANASTA_INTENT_UNDO_ALL: take the whole turn back
 * @CANASTA_INTENT_REDO: do again what was taken back
 * @CANASTA_INTENT_SORT: sort the hand in the next order
 * @CANASTA_INTENT_SKIP: see the others' steps finished at once
 */
typedef enum
{
  CANASTA_INTENT_DRAW,
  CANASTA_INTENT_TAKE,
  CANASTA_INTENT_PASS,
  CANASTA_INTENT_MELD,
  CANASTA_INTENT_JOIN,
  CANASTA_INTENT_DISCARD,
  CANASTA_INTENT_GO_OUT,
  CANASTA_INTENT_ASK,
  CANASTA_INTENT_YES,
  CANASTA_INTENT_NO,
  CANASTA_INTENT_CONFIRM,
  CANASTA_INTENT_CANCEL,
  CANASTA_INTENT_HINT,
  CANASTA_INTENT_UNDO,
  CANASTA_INTENT_UNDO_ALL,
  CANASTA_INTENT_REDO,
  CANASTA_INTENT_SORT,
  CANASTA_INTENT_SKIP,
} CanastaIntent;

#define CANASTA_N_INTENTS (CANASTA_INTENT_SKIP + 1)

const char  *canasta_intent_get_action (CanastaIntent  intent);

G_END_DECLS
