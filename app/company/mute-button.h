/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether one listens to somebody at the table. */

#pragma once

#include <gtk/gtk.h>

#include "elsewhere/talk.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_MUTE_BUTTON (canasta_mute_button_get_type ())
G_DECLARE_FINAL_TYPE (CanastaMuteButton, canasta_mute_button, CANASTA, MUTE_BUTTON, GtkCheckButton)

GtkWidget  *canasta_mute_button_new (CanastaTalk *talk,
                                     guint        seat);

G_END_DECLS
