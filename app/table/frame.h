/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What follows from the sizes of a frame, and has to be done before it is painted. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef void (*CanastaFrameFunc) (GtkWidget *widget);

void  canasta_frame_call_before_paint (GtkWidget         *widget,
                                       CanastaFrameFunc   func);

G_END_DECLS
