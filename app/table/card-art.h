/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Card art: the faces and backs of cards, and the players' portraits, as textures at
 * exact device size; a face also as a part of a drawing. */

#pragma once

#include <gtk/gtk.h>

#include "cards/card.h"
#include "turn/looks.h"

G_BEGIN_DECLS

/* The proportions of a card: 5 to 7, corners rounded by this part of its width. */
#define CANASTA_CARD_ART_ASPECT (7.0 / 5.0)
#define CANASTA_CARD_ART_RADIUS 0.065

#define CANASTA_TYPE_INDEX_LETTERS (canasta_index_letters_get_type ())
GType               canasta_index_letters_get_type    (void);

#define CANASTA_TYPE_CARD_ART (canasta_card_art_get_type ())
G_DECLARE_FINAL_TYPE (CanastaCardArt, canasta_card_art, CANASTA, CARD_ART, GObject)

CanastaCardArt     *canasta_card_art_new              (void);
const char         *canasta_card_art_get_deck_id      (CanastaCardArt     *self);
void                canasta_card_art_set_deck_id      (CanastaCardArt     *self,
                                                       const char         *deck_id);
const char * const  *canasta_card_art_list_decks      (void);
gboolean            canasta_card_art_get_large_print  (CanastaCardArt     *self);
void                canasta_card_art_set_large_print  (CanastaCardArt     *self,
                                                       gboolean            large_print);
gboolean            canasta_card_art_get_four_colour  (CanastaCardArt     *self);
void                canasta_card_art_set_four_colour  (CanastaCardArt     *self,
                                                       gboolean            four_colour);
void                canasta_card_art_set_plain_threes (CanastaCardArt     *self,
                                                       gboolean            plain_threes);
CanastaIndexLetters canasta_card_art_get_letters      (CanastaCardArt     *self);
void                canasta_card_art_set_letters      (CanastaCardArt     *self,
                                                       CanastaIndexLetters letters);
const char         *canasta_card_art_get_back_id      (CanastaCardArt     *self);
void                canasta_card_art_set_back_id      (CanastaCardArt     *self,
                                                       const char         *back_id);
const char * const  *canasta_card_art_list_backs      (void);
GdkTexture         *canasta_card_art_get_face         (CanastaCardArt     *self,
                                                       CanastaCard         card,
                                                       int                 width,
                                                       int                 height,
                                                       int                 scale);
void                canasta_card_art_draw_face        (CanastaCardArt     *self,
                                                       CanastaCard         card,
                                                       cairo_t            *cr,
                                                       int                 width,
                                                       int                 height);
GdkTexture         *canasta_card_art_get_back         (CanastaCardArt     *self,
                                                       int                 width,
                                                       int                 height,
                                                       int                 scale);
GdkTexture         *canasta_card_art_get_fan          (CanastaCardArt     *self,
                                                       guint               n,
                                                       int                 width,
                                                       int                 height,
                                                       int                 scale);
GdkTexture         *canasta_card_art_preview_back     (CanastaCardArt     *self,
                                                       const char         *back_id,
                                                       int                 width,
                                                       int                 height,
                                                       int                 scale);
GdkTexture         *canasta_card_art_get_portrait     (CanastaCardArt     *self,
                                                       guint               portrait,
                                                       CanastaLook         look,
                                                       int                 size,
                                                       int                 scale);

G_END_DECLS
