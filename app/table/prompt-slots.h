/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The places of the buttons of the prompt: all equally wide, side by side, and
 * where they are whether anything stands in them. A label that is too long for its
 * place takes two lines, and smaller letters where these do not suffice. */

#pragma once

#include <gtk/gtk.h>

#include "turn/prompt.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_PROMPT_SLOTS (canasta_prompt_slots_get_type ())
G_DECLARE_FINAL_TYPE (CanastaPromptSlots, canasta_prompt_slots, CANASTA, PROMPT_SLOTS, GtkWidget)

GtkWidget  *canasta_prompt_slots_new         (void);
void        canasta_prompt_slots_set_width   (CanastaPromptSlots  *self,
                                              int                  width);
void        canasta_prompt_slots_set_watched (CanastaPromptSlots  *self,
                                               gboolean             is_watched);
GtkWidget  *canasta_prompt_slots_find        (CanastaPromptSlots  *self,
                                              const char          *action);
void        canasta_prompt_slots_show        (CanastaPromptSlots  *self,
                                              const CanastaPrompt *prompt);

G_END_DECLS
