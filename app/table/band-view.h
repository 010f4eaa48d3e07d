/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The band of a side: its name and totals, and its melds. */

#pragma once

#include <gtk/gtk.h>

#include "table/meld-view.h"

G_BEGIN_DECLS

/* How many shapes tell sides apart; the first is the person's own. */
#define CANASTA_N_SIDE_SHAPES 6

const char *canasta_side_shape_get_sign  (guint shape);
const char *canasta_side_shape_get_class (guint shape);

#define CANASTA_TYPE_BAND_VIEW (canasta_band_view_get_type ())
G_DECLARE_FINAL_TYPE (CanastaBandView, canasta_band_view, CANASTA, BAND_VIEW, GtkWidget)

GtkWidget        *canasta_band_view_new            (CanastaCardArt        *art,
                                                    CanastaTurn           *turn);
void              canasta_band_view_update         (CanastaBandView       *self,
                                                    guint                  side);
void              canasta_band_view_set_compact    (CanastaBandView       *self,
                                                    gboolean               compact);
void              canasta_band_view_set_size       (CanastaBandView       *self,
                                                    int                    height,
                                                    int                    hand_card_height);
int               canasta_band_view_get_chips_height (CanastaBandView     *self,
                                                    int                    width);
int               canasta_band_view_get_label_height (CanastaBandView     *self);
guint             canasta_band_view_get_n_melds    (CanastaBandView       *self);
CanastaMeldView  *canasta_band_view_get_meld       (CanastaBandView       *self,
                                                    guint                  index);

G_END_DECLS
