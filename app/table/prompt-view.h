/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The prompt bar: what to do now, why, and the buttons for it. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CANASTA_PROMPT_MAX_BUTTONS 4

/**
 * CanastaPromptButton:
 * @label: its text
 * @action: the action it activates
 * @suggested: whether it is the one most wanted
 * @reason: (nullable): why it does nothing now; pressing it says so
 */
typedef struct
{
  const char *label;
  const char *action;
  gboolean suggested;
  const char *reason;
} CanastaPromptButton;

/**
 * CanastaPrompt:
 * @title: what to do
 * @line: (nullable): why, or the running total
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
} CanastaPrompt;

#define CANASTA_TYPE_PROMPT_VIEW (canasta_prompt_view_get_type ())
G_DECLARE_FINAL_TYPE (CanastaPromptView, canasta_prompt_view, CANASTA, PROMPT_VIEW, GtkWidget)

GtkWidget  *canasta_prompt_view_new         (void);
gboolean    canasta_prompt_view_update      (CanastaPromptView   *self,
                                             const CanastaPrompt *prompt);
void        canasta_prompt_view_set_compact (CanastaPromptView   *self,
                                             gboolean             compact);
GtkWidget  *canasta_prompt_view_find_button (CanastaPromptView   *self,
                                             const char          *action);
const char *canasta_prompt_view_get_rule    (CanastaPromptView   *self);

G_END_DECLS
