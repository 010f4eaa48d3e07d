/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What several widgets of the table draw the same way. Colours come from the
 * style sheet, by name. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How far the shadow of a card reaches beyond it, at most. */
#define CANASTA_PAINT_SHADOW 6

/* How small letters may get, so that a text fits. */
#define CANASTA_PAINT_SMALLEST_FIT 0.65

void   canasta_paint_get_colour     (GtkWidget             *widget,
                                     const char            *name,
                                     GdkRGBA               *colour);
void   canasta_paint_ring           (GtkSnapshot           *snapshot,
                                     const graphene_rect_t *around,
                                     double                 radius,
                                     double                 width,
                                     const GdkRGBA         *colour);
void   canasta_paint_fill           (GtkSnapshot           *snapshot,
                                     const graphene_rect_t *area,
                                     double                 radius,
                                     const GdkRGBA         *colour);
void   canasta_paint_disc           (GtkSnapshot           *snapshot,
                                     double                 x,
                                     double                 y,
                                     double                 radius,
                                     const GdkRGBA         *colour);
void   canasta_paint_dashed_line    (GtkSnapshot           *snapshot,
                                     double                 x,
                                     double                 top,
                                     double                 height,
                                     double                 width,
                                     const GdkRGBA         *colour);
void   canasta_paint_dashes         (GtkSnapshot           *snapshot,
                                     const graphene_rect_t *around,
                                     double                 radius,
                                     double                 width,
                                     const GdkRGBA         *colour);
void   canasta_paint_focus          (GtkWidget             *widget,
                                     GtkSnapshot           *snapshot,
                                     const graphene_rect_t *around,
                                     double                 radius);
void   canasta_paint_card           (GtkWidget             *widget,
                                     GtkSnapshot           *snapshot,
                                     GdkTexture            *texture,
                                     double                 x,
                                     double                 y,
                                     double                 width,
                                     double                 height);
double canasta_paint_get_em         (GtkWidget             *widget);
double canasta_paint_get_growth     (GtkWidget             *widget);
double canasta_paint_get_text_width (GtkWidget             *widget,
                                     const char            *text,
                                     double                 size,
                                     gboolean               bold);
void   canasta_paint_line           (GtkWidget             *widget,
                                     GtkSnapshot           *snapshot,
                                     const char            *text,
                                     double                 size,
                                     gboolean               bold,
                                     const graphene_rect_t *within,
                                     double                 align,
                                     const GdkRGBA         *colour);
void   canasta_paint_markup         (GtkWidget             *widget,
                                     GtkSnapshot           *snapshot,
                                     const char            *markup,
                                     double                 size,
                                     gboolean               bold,
                                     const graphene_rect_t *within,
                                     double                 align,
                                     const GdkRGBA         *colour);
void   canasta_paint_text           (GtkWidget             *widget,
                                     GtkSnapshot           *snapshot,
                                     const char            *text,
                                     double                 size,
                                     gboolean               bold,
                                     const graphene_rect_t *within,
                                     const GdkRGBA         *colour);

void   canasta_paint_set_class      (GtkWidget             *widget,
                                     const char            *css_class,
                                     gboolean               on);

G_END_DECLS
