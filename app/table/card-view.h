/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card of the hand. */

#pragma once

#include <gtk/gtk.h>

#include "table/card-art.h"

G_BEGIN_DECLS

/**
 * CanastaCardMarks:
 * @selected: risen, ringed and ticked
 * @fresh: came into the hand in this turn
 * @hinted: part of the move that is proposed
 * @lifted: being dragged: drawn as a shadow of itself
 */
typedef struct
{
  gboolean selected;
  gboolean fresh;
  gboolean hinted;
  gboolean lifted;
} CanastaCardMarks;

#define CANASTA_TYPE_CARD_VIEW (canasta_card_view_get_type ())
G_DECLARE_FINAL_TYPE (CanastaCardView, canasta_card_view, CANASTA, CARD_VIEW, GtkWidget)

/*
 * Signals:
 *   toggle (GdkModifierType state): selected or not; with the keys held
 *   activate (): Enter
 *   throw (): double-clicked
 */

GtkWidget    *canasta_card_view_new             (CanastaCardArt         *art,
                                                 CanastaCard             card,
                                                 guint                   id);
CanastaCard   canasta_card_view_get_card        (CanastaCardView        *self);
guint         canasta_card_view_get_id          (CanastaCardView        *self);
int           canasta_card_view_get_rise        (CanastaCardView        *self);
void          canasta_card_view_set_marks       (CanastaCardView        *self,
                                                 const CanastaCardMarks *marks);
void          canasta_card_view_lead            (CanastaCardView        *self,
                                                 const char             *sentence);
gboolean      canasta_card_view_is_led          (CanastaCardView        *self);
void          canasta_card_view_set_description (CanastaCardView        *self,
                                                 const char             *description);
void          canasta_card_view_forget_description
                                                (CanastaCardView        *self);
gboolean      canasta_card_view_needs_description
                                                (CanastaCardView        *self);
void          canasta_card_view_set_shift       (CanastaCardView        *self,
                                                 double                  x,
                                                 double                  y);
void          canasta_card_view_set_turned      (CanastaCardView        *self,
                                                 double                  turned);
void          canasta_card_view_set_strip       (CanastaCardView        *self,
                                                 int                     strip);

G_END_DECLS
