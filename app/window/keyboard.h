/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What holds for keys in every window of the program: what has the focus is seen
 * until the pointer is used, and an Enter counts once, for what it answers. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CANASTA_TYPE_KEYBOARD (canasta_keyboard_get_type ())
G_DECLARE_FINAL_TYPE (CanastaKeyboard, canasta_keyboard, CANASTA, KEYBOARD, GObject)

CanastaKeyboard  *canasta_keyboard_new      (void);
void              canasta_keyboard_ask      (CanastaKeyboard  *self,
                                             GtkWidget        *widget);
void              canasta_keyboard_surprise (CanastaKeyboard  *self,
                                             GtkWidget        *widget);

G_END_DECLS
