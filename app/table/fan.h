/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards of a hand as others see them: a fan of backs, as one texture. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* More cards are not shown one by one. */
#define CANASTA_FAN_MOST 15

void         canasta_fan_get_area (double           width,
                                   double           height,
                                   graphene_rect_t *area);
GdkTexture  *canasta_fan_draw     (GdkTexture      *back,
                                   guint            n,
                                   int              scale);

G_END_DECLS
