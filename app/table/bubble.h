/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a player says aloud, on the felt. The seat has the same words for who cannot see it. */

#pragma once

#include <gtk/gtk.h>

#include "table/bubble-layout.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_BUBBLE (canasta_bubble_get_type ())
G_DECLARE_FINAL_TYPE (CanastaBubble, canasta_bubble, CANASTA, BUBBLE, GtkWidget)

GtkWidget           *canasta_bubble_new       (void);
void                 canasta_bubble_set_text  (CanastaBubble             *self,
                                               const char                *text);
void                 canasta_bubble_get_needs (CanastaBubble             *self,
                                               CanastaBubbleNeeds        *needs);
const GdkRectangle  *canasta_bubble_place     (CanastaBubble             *self,
                                               const CanastaBubbleLayout *layout);

G_END_DECLS
