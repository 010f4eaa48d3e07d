/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of cards to look at; where the room is narrow they overlap, and lie in
 * several rows. */

#pragma once

#include <gtk/gtk.h>

#include "cards/card-set.h"
#include "table/card-art.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_CARD_ROW (canasta_card_row_get_type ())
G_DECLARE_FINAL_TYPE (CanastaCardRow, canasta_card_row, CANASTA, CARD_ROW, GtkWidget)

GtkWidget  *canasta_card_row_new            (CanastaCardArt       *art,
                                             int                   card_height);
void        canasta_card_row_set_height     (CanastaCardRow       *self,
                                             int                   card_height);
void        canasta_card_row_set_most_width (CanastaCardRow       *self,
                                             int                   width);
void        canasta_card_row_set_cards      (CanastaCardRow       *self,
                                             const CanastaCard    *cards,
                                             guint                 n_cards);
void        canasta_card_row_show_last      (CanastaCardRow       *self,
                                             guint                 n_cards);
void        canasta_card_row_set_hand       (CanastaCardRow       *self,
                                             const CanastaCardSet *hand);

/* Where a card lies, and which of them have not landed there yet. */
CanastaCard canasta_card_row_get_card       (CanastaCardRow       *self,
                                             guint                 index,
                                             graphene_rect_t      *place);
void        canasta_card_row_await_card     (CanastaCardRow       *self);
void        canasta_card_row_land_card      (GtkWidget            *row,
                                             CanastaCard           card);

G_END_DECLS
