/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The stock or the discard pile. */

#pragma once

#include <gtk/gtk.h>

#include "play/observation.h"
#include "table/card-art.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_PILE_VIEW (canasta_pile_view_get_type ())
G_DECLARE_FINAL_TYPE (CanastaPileView, canasta_pile_view, CANASTA, PILE_VIEW, GtkWidget)

/*
 * Signals:
 *   activate (): clicked, or Enter
 */

/**
 * CanastaPileItem:
 * @name: what it is, for assistive technology
 * @count: how many cards lie one over the other
 * @top: the card on top, or %CANASTA_NO_CARD for a face-down pile
 * @across: whether that lies crosswise, for it freezes the pile
 * @crosswise: the card under the top that freezes the pile, and lies crosswise, or
 *   %CANASTA_NO_CARD
 * @lifted: whether what lay on top is elsewhere for now
 * @blocked: whether nobody can take it now
 * @target: whether the selected cards can go there
 * @hinted: whether a proposed move goes there
 *
 * What is shown of a pile.
 */
typedef struct
{
  const char *name;
  guint count;
  CanastaCard top;
  gboolean across;
  CanastaCard crosswise;
  gboolean lifted;
  gboolean blocked;
  gboolean target;
  gboolean hinted;
} CanastaPileItem;

void        canasta_pile_item_init_cards (CanastaPileItem     *self,
                                        const CanastaTable    *table,
                                        const CanastaBoard    *board);

GtkWidget  *canasta_pile_view_new      (CanastaCardArt        *art);
void        canasta_pile_view_update   (CanastaPileView       *self,
                                        const CanastaPileItem *item);
void        canasta_pile_view_get_card (CanastaPileView       *self,
                                        graphene_rect_t       *card);
void        canasta_pile_view_set_size (CanastaPileView       *self,
                                        int                    card_width,
                                        int                    card_height);

/* Pictures of what flies to the pile and away from it, and where that lies. */
GdkTexture *canasta_pile_view_draw_top  (CanastaPileView       *self,
                                         const CanastaPileItem *item,
                                         graphene_rect_t       *area);
GdkTexture *canasta_pile_view_draw_heap (CanastaPileView       *self,
                                         gboolean               lifted,
                                         graphene_rect_t       *area);

G_END_DECLS
