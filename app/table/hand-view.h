/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The person's hand: its cards in rows, their order and the selection. */

#pragma once

#include <gtk/gtk.h>

#include "rules/table.h"
#include "table/card-art.h"
#include "table/card-view.h"
#include "turn/hand-order.h"
#include "table/layout.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_HAND_VIEW (canasta_hand_view_get_type ())
G_DECLARE_FINAL_TYPE (CanastaHandView, canasta_hand_view, CANASTA, HAND_VIEW, GtkWidget)

/*
 * Signals:
 *   selection-changed ()
 *   order-changed (): moved by the person, or sorted
 *   activate (guint id): Enter on a card
 *   throw (guint id): a card was double-clicked
 */

GtkWidget        *canasta_hand_view_new             (CanastaCardArt          *art);

gboolean          canasta_hand_view_update          (CanastaHandView         *self,
                                                     const CanastaTable      *table,
                                                     const CanastaCardSet    *hand,
                                                     const CanastaCardSet    *fresh);
void              canasta_hand_view_end_turn        (CanastaHandView         *self);
void              canasta_hand_view_set_layout      (CanastaHandView         *self,
                                                     const CanastaHandLayout *layout,
                                                     int                      card_width,
                                                     int                      card_height);
const CanastaHandOrder *
                  canasta_hand_view_get_order       (CanastaHandView         *self);
guint             canasta_hand_view_list_cards      (CanastaHandView         *self,
                                                     CanastaCard             *cards,
                                                     guint                    size);

CanastaSortOrder  canasta_hand_view_get_sort        (CanastaHandView         *self);
void              canasta_hand_view_sort            (CanastaHandView         *self,
                                                     CanastaSortOrder         order);
void              canasta_hand_view_move            (CanastaHandView         *self,
                                                     guint                    id,
                                                     guint                    index);
char             *canasta_hand_view_save            (CanastaHandView         *self);
void              canasta_hand_view_restore         (CanastaHandView         *self,
                                                     const char              *text);

void              canasta_hand_view_get_selected    (CanastaHandView         *self,
                                                     CanastaCardSet          *cards);
void              canasta_hand_view_select          (CanastaHandView         *self,
                                                     const CanastaCardSet    *cards);
void              canasta_hand_view_select_rank     (CanastaHandView         *self);
void              canasta_hand_view_jump            (CanastaHandView         *self,
                                                     guint                    ranks);
void              canasta_hand_view_hint            (CanastaHandView         *self,
                                                     const CanastaCardSet    *cards);
void              canasta_hand_view_lift            (CanastaHandView         *self,
                                                     gboolean                 lifted);

char             *canasta_hand_view_describe        (CanastaHandView         *self,
                                                     CanastaCardView         *card);
CanastaCardView  *canasta_hand_view_find            (CanastaHandView         *self,
                                                     guint                    id);
guint             canasta_hand_view_get_index_at    (CanastaHandView         *self,
                                                     double                   x,
                                                     double                   y);

G_END_DECLS
