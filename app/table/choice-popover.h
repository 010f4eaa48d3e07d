/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the person can choose from where several things can be meant. */

#pragma once

#include <gtk/gtk.h>

#include "table/card-art.h"
#include "turn/turn.h"

G_BEGIN_DECLS

GtkWidget  *canasta_choice_popover_new  (CanastaTurn    *turn,
                                         CanastaCardArt *art,
                                         int             room);
void        canasta_choice_popover_show (GtkWidget      *popover,
                                         GtkWidget      *over,
                                         GtkWidget      *beside);

G_END_DECLS
