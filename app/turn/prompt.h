/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The prompt: what to do now, why, and at most five things to choose from, in
 * words. */

#pragma once

#include "turn/turn.h"

G_BEGIN_DECLS

#define CANASTA_PROMPT_MAX_BUTTONS 5

/**
 * CanastaPromptButton:
 * @label: its text
 * @intent: what it stands for
 * @suggested: whether it is the one most wanted
 * @reason: (nullable): why it does nothing now; chosen all the same, it says so
 */
typedef struct
{
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
 * @n_buttons: how many buttons
 * @buttons: the buttons, the most important one first
 */
typedef struct
{
  const char *title;
  const char *line;
  const char *rule;
  guint n_buttons;
  CanastaPromptButton buttons[CANASTA_PROMPT_MAX_BUTTONS];

  /*< private >*/
  GPtrArray *texts;
} CanastaPrompt;

CanastaPrompt  *canasta_prompt_new        (CanastaTurn    *turn);
void            canasta_prompt_free       (CanastaPrompt  *self);

char           *canasta_turn_say_prompt   (CanastaTurn    *turn);
char           *canasta_turn_say_speech   (CanastaTurn    *turn,
                                           CanastaSpeech   speech);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaPrompt, canasta_prompt_free)

G_END_DECLS
