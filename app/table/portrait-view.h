/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player's face beside words, on the chair of their side where that is known. Whatever it is
 * beside says whose it is. */

#pragma once

#include <gtk/gtk.h>

#include "table/card-art.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_PORTRAIT_VIEW (canasta_portrait_view_get_type ())
G_DECLARE_FINAL_TYPE (CanastaPortraitView, canasta_portrait_view, CANASTA, PORTRAIT_VIEW, GtkWidget)

GtkWidget *canasta_portrait_view_new          (CanastaCardArt      *art,
                                               int                  size);
void       canasta_portrait_view_set_portrait (CanastaPortraitView *self,
                                               guint                portrait);
void       canasta_portrait_view_set_side     (CanastaPortraitView *self,
                                               guint                shape);

G_END_DECLS
