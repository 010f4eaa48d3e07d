/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/packet.h"

#include "table/paint.h"
#include "table/texture.h"

#define N_BACKS 3       /* are seen of a packet */
#define STEP 0.07       /* from one to the next, of a card's width */
#define NUMBER 0.72     /* of the packet's width */
#define LEAST_NUMBER 0.95 /* of the height of letters */
#define LETTERS 0.68    /* of the disc's height */
#define EDGE 1.25

/* A word on a disc in the middle of the upper edge of a place: at its foot is that of the
 * cards in the hand. */
static void
snapshot_disc (GtkWidget *widget, GtkSnapshot *snapshot, const char *text,
               const graphene_rect_t *place)
{
  double em = canasta_paint_get_em (widget);
  double height = MAX (NUMBER * place->size.width, LEAST_NUMBER * em);
  double width = 1.3 * height;
  graphene_rect_t disc = GRAPHENE_RECT_INIT (
    (float) (place->origin.x + (place->size.width - width) / 2),
    (float) (place->origin.y - height / 2), (float) width, (float) height);
  GdkRGBA paper, ink;

  canasta_paint_get_colour (widget, "canasta_paper", &paper);
  canasta_paint_get_colour (widget, "canasta_ink", &ink);
  canasta_paint_fill (snapshot, &disc, height / 2, &ink);
  graphene_rect_inset (&disc, EDGE, EDGE);
  canasta_paint_fill (snapshot, &disc, disc.size.height / 2, &paper);
  canasta_paint_text (widget, snapshot, text, LETTERS * height / em, TRUE, &disc, &ink);
}

/**
 * canasta_packet_snapshot:
 * @widget: what draws it
 * @snapshot: where to
 * @art: what draws the cards
 * @n: how many cards wait
 * @place: where the packet lies
 *
 * Draws a packet that waits, and the number of its cards.
 */
void
canasta_packet_snapshot (GtkWidget             *widget,
                         GtkSnapshot           *snapshot,
                         CanastaCardArt        *art,
                         guint                  n,
                         const graphene_rect_t *place)
{
  g_autofree char *text = g_strdup_printf ("%u", n);
  float step = (float) MAX (STEP * place->size.width, 1);
  int width = (int) (place->size.width - (N_BACKS - 1) * step);
  int height = (int) (width * CANASTA_CARD_ART_ASPECT);
  GdkTexture *back = canasta_card_art_get_back (art, width, height,
                                                gtk_widget_get_scale_factor (widget));

  for (int i = 0; i < N_BACKS; i++)
    canasta_texture_paint (back, widget, snapshot,
                           &GRAPHENE_RECT_INIT (place->origin.x + (float) i * step,
                                                place->origin.y + place->size.height
                                                  - (float) height - (float) i * step,
                                                (float) width, (float) height));
  snapshot_disc (widget, snapshot, text, place);
}

/* The sign of who plays from the second hand: where the packet was, the number of the hand
 * they are at. */
void
canasta_packet_snapshot_taken (GtkWidget             *widget,
                               GtkSnapshot           *snapshot,
                               const graphene_rect_t *place)
{
  snapshot_disc (widget, snapshot, "II", place);
}
