/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The prompt: what to do now, why, and at most three things to choose from, in
 * words, each in a place that it never leaves. */

#pragma once

#include "turn/turn.h"

G_BEGIN_DECLS

/**
 * CanastaPromptSlot:
 * @CANASTA_PROMPT_SLOT_FIRST: to draw, then to lay down, or to go out; what is asked or
 *   proposed, done
 * @CANASTA_PROMPT_SLOT_SECOND: to take the pile, then to discard; another answer; to go
 *   on while others play
 * @CANASTA_PROMPT_SLOT_THIRD: to undo or to cancel; before the draw, to ask; no to a
 *   question
 *
 * Where a button stands, from left to right: whatever else can be done, it is
 * found where it was.
 */
typedef enum
{
  CANASTA_PROMPT_SLOT_FIRST,
  CANASTA_PROMPT_SLOT_SECOND,
  CANASTA_PROMPT_SLOT_THIRD,
} CanastaPromptSlot;

#define CANASTA_N_PROMPT_SLOTS (CANASTA_PROMPT_SLOT_THIRD + 1)

/**
 * CanastaPromptButton:
 * @slot: where it stands
 * @label: its text
 * @intent: what it stands for
 * @suggested: whether it is the main one, whose intent Enter at the hand follows
 * @reason: (nullable): why it does nothing now; chosen all the same, it says so
 */
typedef struct
{
  CanastaPromptSlot slot;
  const char *label;
  CanastaIntent intent;
  gboolean suggested;
  const char *reason;
} CanastaPromptButton;

/**
 * CanastaPrompt:
 * @title: what to do
 * @line: (nullable): why, the running total, or what was said last
 * @rule: (nullable): the name of the rule behind @line, which can be looked up
 * @is_routine: whether it says only what can be done in any turn
 * @n_buttons: how many buttons
 * @buttons: the buttons, from left to right, each in a slot of its own; at most one
 *   of them is the main one
 */
typedef struct
{
  const char *title;
  const char *line;
  const char *rule;
  gboolean is_routine;
  guint n_buttons;
  CanastaPromptButton buttons[CANASTA_N_PROMPT_SLOTS];

  /*< private >*/
  GPtrArray *texts;
} CanastaPrompt;

CanastaPrompt  *canasta_prompt_new        (CanastaTurn    *turn);
void            canasta_prompt_free       (CanastaPrompt  *self);

CanastaReply    canasta_turn_enter        (CanastaTurn    *turn,
                                           CanastaCard     card,
                                           gboolean        ask);

char           *canasta_turn_say_prompt   (CanastaTurn    *turn);
const char     *canasta_turn_say_enter    (CanastaTurn    *turn);
gboolean        canasta_turn_is_routine   (CanastaTurn    *turn);
char           *canasta_turn_say_speech   (CanastaTurn    *turn,
                                           CanastaSpeech   speech);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaPrompt, canasta_prompt_free)

G_END_DECLS
