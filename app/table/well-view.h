/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The well: stock and discard pile, and all that is said about them. */

#pragma once

#include <gtk/gtk.h>

#include "draft/draft.h"
#include "table/card-art.h"
#include "table/pile-view.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_WELL_VIEW (canasta_well_view_get_type ())
G_DECLARE_FINAL_TYPE (CanastaWellView, canasta_well_view, CANASTA, WELL_VIEW, GtkWidget)

/**
 * CanastaWellMarks:
 * @pile_target: whether the selected card can be discarded
 * @hint_stock: whether it is proposed to draw
 * @hint_pile: whether it is proposed to take the pile, or to discard
 */
typedef struct
{
  gboolean pile_target;
  gboolean hint_stock;
  gboolean hint_pile;
} CanastaWellMarks;

GtkWidget        *canasta_well_view_new       (CanastaCardArt           *art);
void              canasta_well_view_update    (CanastaWellView          *self,
                                               const CanastaObservation *observation,
                                               const CanastaOpening     *opening,
                                               const CanastaWellMarks   *marks,
                                               const char               *sentence);
int               canasta_well_view_get_foot  (CanastaWellView          *self);
int               canasta_well_view_get_text_width
                                              (CanastaWellView          *self);
void              canasta_well_view_set_size  (CanastaWellView          *self,
                                               int                       card_width,
                                               int                       card_height);
void              canasta_well_view_set_compact
                                              (CanastaWellView          *self,
                                               gboolean                  compact);
void              canasta_well_view_show_pile (CanastaWellView          *self,
                                               const CanastaBoard       *board);
CanastaPileView  *canasta_well_view_get_stock (CanastaWellView          *self);
CanastaPileView  *canasta_well_view_get_pile  (CanastaWellView          *self);

G_END_DECLS
