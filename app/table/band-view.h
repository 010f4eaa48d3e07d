/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies before a side, as if stitched on the felt: its name and points, its red
 * threes, its melds. */

#pragma once

#include <gtk/gtk.h>

#include "table/card-row.h"
#include "table/meld-view.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_BAND_VIEW (canasta_band_view_get_type ())
G_DECLARE_FINAL_TYPE (CanastaBandView, canasta_band_view, CANASTA, BAND_VIEW, GtkWidget)

GtkWidget       *canasta_band_view_new             (CanastaCardArt    *art,
                                                    CanastaTurn       *turn);
void             canasta_band_view_update          (CanastaBandView   *self,
                                                    guint              side);
void             canasta_band_view_set_compact     (CanastaBandView   *self,
                                                    gboolean           compact);
void             canasta_band_view_set_most        (CanastaBandView   *self,
                                                    int                card_height);
void             canasta_band_view_get_needs       (CanastaBandView   *self,
                                                    CanastaMeldsNeeds *needs);
int              canasta_band_view_get_line_height (CanastaBandView   *self);
int              canasta_band_view_get_line_width  (CanastaBandView   *self);
gboolean         canasta_band_view_has_name        (CanastaBandView   *self);
CanastaCardRow  *canasta_band_view_get_red_threes  (CanastaBandView   *self,
                                                    guint             *n);
guint            canasta_band_view_get_n_melds     (CanastaBandView   *self);
CanastaMeldView *canasta_band_view_get_meld        (CanastaBandView   *self,
                                                    guint              index);

G_END_DECLS
