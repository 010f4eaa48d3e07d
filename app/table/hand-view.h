/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The person's hand: its cards in rows, their order and the selection. */

#pragma once

#include <gtk/gtk.h>

#include "table/card-art.h"
#include "table/card-view.h"
#include "table/layout.h"
#include "turn/turn.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_HAND_VIEW (canasta_hand_view_get_type ())
G_DECLARE_FINAL_TYPE (CanastaHandView, canasta_hand_view, CANASTA, HAND_VIEW, GtkWidget)

/*
 * Signals:
 *   activate (guint id): Enter on a card
 *   throw (guint id): a card was double-clicked
 *   lose (): the card that had the focus is gone, which goes to another one; returns a string,
 *     what is to be said before that, or NULL
 */

GtkWidget        *canasta_hand_view_new             (CanastaCardArt          *art,
                                                     CanastaTurn             *turn);

void              canasta_hand_view_update          (CanastaHandView         *self);
void              canasta_hand_view_update_marks    (CanastaHandView         *self);
void              canasta_hand_view_set_layout      (CanastaHandView         *self,
                                                     const CanastaHandLayout *layout,
                                                     int                      card_width,
                                                     int                      card_height);
guint             canasta_hand_view_list_cards      (CanastaHandView         *self,
                                                     CanastaCard             *cards,
                                                     guint                    size);

void              canasta_hand_view_select_rank     (CanastaHandView         *self);
gboolean          canasta_hand_view_jump            (CanastaHandView         *self,
                                                     guint                    ranks);
void              canasta_hand_view_lift            (CanastaHandView         *self,
                                                     gboolean                 lifted);

char             *canasta_hand_view_describe        (CanastaHandView         *self,
                                                     CanastaCardView         *card);
char             *canasta_hand_view_say_selected    (CanastaHandView         *self,
                                                     CanastaCardView         *card);
CanastaCardView  *canasta_hand_view_find            (CanastaHandView         *self,
                                                     guint                    id);
void              canasta_hand_view_get_visible     (CanastaHandView         *self,
                                                     CanastaCardView         *card,
                                                     graphene_rect_t         *place);
guint             canasta_hand_view_get_index_at    (CanastaHandView         *self,
                                                     double                   x,
                                                     double                   y);

G_END_DECLS
