/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The face of a player, beside their name; a click shows all there are, to choose
 * another one. */

#pragma once

#include <gtk/gtk.h>

#include "table/card-art.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_PORTRAIT_BUTTON (canasta_portrait_button_get_type ())
G_DECLARE_FINAL_TYPE (CanastaPortraitButton, canasta_portrait_button, CANASTA, PORTRAIT_BUTTON,
                      GtkButton)

/*
 * Signals:
 *   chosen (guint portrait)
 *     the person has chosen one; it is shown once that is told by
 *     canasta_portrait_button_set_portrait()
 */

GtkWidget *canasta_portrait_button_new          (CanastaCardArt        *art,
                                                 const char            *title);
void       canasta_portrait_button_set_portrait (CanastaPortraitButton *self,
                                                 guint                  portrait);

G_END_DECLS
