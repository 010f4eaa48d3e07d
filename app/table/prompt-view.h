/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The prompt bar: what to do now, why, and the buttons for it. */

#pragma once

#include <gtk/gtk.h>

#include "turn/turn.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_PROMPT_VIEW (canasta_prompt_view_get_type ())
G_DECLARE_FINAL_TYPE (CanastaPromptView, canasta_prompt_view, CANASTA, PROMPT_VIEW, GtkWidget)

/*
 * Signals:
 *   asked ()
 *     something else is asked: an Enter pressed before does not answer it
 */

GtkWidget  *canasta_prompt_view_new         (void);
gboolean    canasta_prompt_view_update      (CanastaPromptView   *self,
                                             CanastaTurn         *turn);
void        canasta_prompt_view_set_watched (CanastaPromptView   *self,
                                             gboolean             is_watched);
gboolean    canasta_prompt_view_is_watched  (CanastaPromptView   *self);
void        canasta_prompt_view_tell        (CanastaPromptView   *self,
                                             const char          *text);
void        canasta_prompt_view_set_size    (CanastaPromptView   *self,
                                             gboolean             compact,
                                             int                  width,
                                             int                  start);
GtkWidget  *canasta_prompt_view_find_button (CanastaPromptView   *self,
                                             const char          *action);
const char *canasta_prompt_view_get_rule    (CanastaPromptView   *self);

G_END_DECLS
