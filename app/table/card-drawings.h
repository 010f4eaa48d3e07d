/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How faces and backs are drawn; card art is what widgets ask. */

#pragma once

#include <gtk/gtk.h>

#include "cards/card.h"

G_BEGIN_DECLS

typedef struct
{
  const char *deck;
  gboolean large_print;
  gboolean four_colour;
  gboolean plain_threes;
  CanastaIndexLetters letters;
} CanastaCardStyle;

typedef struct _CanastaCardDrawings CanastaCardDrawings;

CanastaCardDrawings  *canasta_card_drawings_new         (void);
void                  canasta_card_drawings_free        (CanastaCardDrawings     *self);
void                  canasta_card_drawings_draw_face   (CanastaCardDrawings     *self,
                                                         const CanastaCardStyle  *style,
                                                         CanastaCard              card,
                                                         cairo_t                 *cr,
                                                         int                      width,
                                                         int                      height,
                                                         int                      scale);
GdkTexture           *canasta_card_drawings_render_face (CanastaCardDrawings     *self,
                                                         const CanastaCardStyle  *style,
                                                         CanastaCard              card,
                                                         int                      width,
                                                         int                      height,
                                                         int                      scale);
GdkTexture           *canasta_card_drawings_render_back (const char              *back_id,
                                                         int                      width,
                                                         int                      height,
                                                         int                      scale);

G_END_DECLS
