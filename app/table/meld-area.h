/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the melds of a side lie: their cards in rows, or chips where there is no
 * room for any. */

#pragma once

#include <gtk/gtk.h>

#include "table/meld-view.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_MELD_AREA (canasta_meld_area_get_type ())
G_DECLARE_FINAL_TYPE (CanastaMeldArea, canasta_meld_area, CANASTA, MELD_AREA, GtkWidget)

GtkWidget        *canasta_meld_area_new         (CanastaCardArt       *art);
void              canasta_meld_area_update      (CanastaMeldArea      *self,
                                                 GArray               *items,
                                                 GCallback             activated,
                                                 gpointer              data);
void              canasta_meld_area_set_aside   (CanastaMeldArea      *self,
                                                 guint                 n_cards);
void              canasta_meld_area_set_worth   (CanastaMeldArea      *self,
                                                 int                   width,
                                                 int                   height);
gboolean          canasta_meld_area_get_aside   (CanastaMeldArea      *self,
                                                 GdkRectangle         *threes,
                                                 GdkRectangle         *worth);
void              canasta_meld_area_set_most    (CanastaMeldArea      *self,
                                                 int                   card_height);
void              canasta_meld_area_get_needs   (CanastaMeldArea      *self,
                                                 CanastaMeldsNeeds    *needs);
void              canasta_meld_area_focus_meld  (CanastaMeldArea      *self,
                                                 int                   index);
guint             canasta_meld_area_get_n_melds (CanastaMeldArea      *self);
CanastaMeldView  *canasta_meld_area_get_meld    (CanastaMeldArea      *self,
                                                 guint                 index);
void              canasta_meld_area_shift       (CanastaMeldArea      *self,
                                                 CanastaMeldView      *meld,
                                                 float                 x,
                                                 float                 y);

G_END_DECLS
