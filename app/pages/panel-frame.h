/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is played on, and a panel at its end: beside it, never over it. Where there is
 * no room for both the panel has it all. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CANASTA_TYPE_PANEL_FRAME (canasta_panel_frame_get_type ())
G_DECLARE_FINAL_TYPE (CanastaPanelFrame, canasta_panel_frame, CANASTA, PANEL_FRAME, GtkWidget)

/*
 * Properties:
 *   content, panel: the two parts
 *   covering: whether the panel has all the room
 * Signals:
 *   resized (int width): it has another width now; whoever listens may show and
 *     hide things, since it comes when everything has its place
 */

void      canasta_panel_frame_set_shown (CanastaPanelFrame  *self,
                                         gboolean            shown);
gboolean  canasta_panel_frame_get_shown (CanastaPanelFrame  *self);

G_END_DECLS
