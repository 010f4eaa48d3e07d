/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/chair.h"

#include <adwaita.h>
#include <math.h>
#include <string.h>

#include "table/fan.h"
#include "table/packet.h"
#include "table/paint.h"
#include "table/side-shape.h"
#include "table/texture.h"
#include "turn/table-clock.h"

#define ARCH 0.46       /* of the width: how round a chair is at the top */
#define FOOT_RADIUS 5
#define FRAME 3
#define PIPING 6        /* from the edge */
#define PIPING_WIDTH 1.8
#define PLAIN_EDGE 2    /* in high contrast */
#define RING 4
#define RESTING 0.45

/* The cards of a hand, at a chair of 84. */
#define FAN_CARD 31
#define FAN_WIDTH 74
#define FAN_HEIGHT 40
#define NUMBER_HEIGHT 21
#define CHAIR 84.0
#define OPEN_CARD 44    /* of a hand that lies open */
#define OPEN_ANGLE 11.0
#define WIDEST_ANGLE 72.0
#define PIVOT 22        /* below the cards */
#define OPEN_RISE 10    /* leaves the words below free */
#define LEAST_FAN 0.7 /* of its size there */

/* The clock of a player, at the head of a chair. */
#define CLOCK_SIZE 0.8   /* of the text's */
#define CLOCK_HEIGHT 1.1 /* in letters of it */
#define CLOCK_DIGIT 0.7
#define CLOCK_RISE 3     /* above the chair */

static void
init_arch (GskRoundedRect *arch, const graphene_rect_t *chair, double inset)
{
  float round = (float) (ARCH * chair->size.width - inset);
  graphene_size_t top = GRAPHENE_SIZE_INIT (round, round);
  graphene_size_t foot = GRAPHENE_SIZE_INIT (FOOT_RADIUS, FOOT_RADIUS);
  graphene_rect_t area;

  graphene_rect_inset_r (chair, (float) inset, (float) inset, &area);
  gsk_rounded_rect_init (arch, &area, &top, &top, &foot, &foot);
}

static void
fill (GtkSnapshot *snapshot, const GskRoundedRect *arch, const GdkRGBA *colour)
{
  gtk_snapshot_push_rounded_clip (snapshot, arch);
  gtk_snapshot_append_color (snapshot, colour, &arch->bounds);
  gtk_snapshot_pop (snapshot);
}

static void
edge (GtkSnapshot *snapshot, const GskRoundedRect *arch, double width, const GdkRGBA *colour)
{
  float widths[4] = { (float) width, (float) width, (float) width, (float) width };
  GdkRGBA colours[4] = { *colour, *colour, *colour, *colour };

  gtk_snapshot_append_border (snapshot, arch, widths, colours);
}

/* A bust stands on the foot of the chair. */
static void
snapshot_bust (GtkWidget             *widget,
               GtkSnapshot           *snapshot,
               CanastaCardArt        *art,
               const CanastaSitter   *sitter,
               const graphene_rect_t *chair)
{
  int size = (int) chair->size.width - 2 * FRAME;
  GdkTexture *bust = canasta_card_art_get_portrait (art, sitter->portrait, sitter->look, size,
                                                    gtk_widget_get_scale_factor (widget));

  if (sitter->resting)
    gtk_snapshot_push_opacity (snapshot, RESTING);
  canasta_texture_paint (bust, widget, snapshot,
                         &GRAPHENE_RECT_INIT (chair->origin.x + FRAME,
                                              chair->origin.y + chair->size.height - FRAME
                                                - (float) size,
                                              (float) size, (float) size));
  if (sitter->resting)
    gtk_snapshot_pop (snapshot);
}

/* The chair is the side's: its cloth, its piping; in high contrast it is black, with a white
 * edge. A ring around it says whose turn it is. */
void
canasta_chair_snapshot (GtkWidget             *widget,
                        GtkSnapshot           *snapshot,
                        CanastaCardArt        *art,
                        const CanastaSitter   *sitter,
                        const graphene_rect_t *chair)
{
  gboolean plain = adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
  GdkRGBA cloth, tint, colour;
  GskRoundedRect arch;

  canasta_side_shape_get_colour (widget, sitter->shape, TRUE, &cloth);
  canasta_side_shape_get_colour (widget, sitter->shape, FALSE, &tint);
  if (sitter->resting)
    cloth.alpha = tint.alpha = (float) RESTING;
  canasta_paint_get_colour (widget, "canasta_plate", &colour);
  init_arch (&arch, chair, 0);
  fill (snapshot, &arch, &colour);
  init_arch (&arch, chair, FRAME);
  fill (snapshot, &arch, plain ? &colour : &cloth);
  init_arch (&arch, chair, PIPING);
  edge (snapshot, &arch, PIPING_WIDTH, &tint);
  if (plain)
    {
      canasta_paint_get_colour (widget, "canasta_plate_edge", &colour);
      init_arch (&arch, chair, 0);
      edge (snapshot, &arch, PLAIN_EDGE, &colour);
    }
  snapshot_bust (widget, snapshot, art, sitter, chair);
  if (!sitter->active)
    return;
  canasta_paint_get_colour (widget, "canasta_active", &colour);
  init_arch (&arch, chair, -1);
  edge (snapshot, &arch, RING, &colour);
}

/* Where the cards are held: at the foot of the chair, and a little below it. In a small
 * window they are larger than it. */
void
canasta_chair_get_fan (const graphene_rect_t *chair, graphene_rect_t *fan)
{
  double unit = MAX (chair->size.width / CHAIR, LEAST_FAN);

  graphene_rect_init (fan, (float) (chair->origin.x + (chair->size.width - FAN_WIDTH * unit) / 2),
                      (float) (chair->origin.y + chair->size.height - 0.55 * FAN_HEIGHT * unit),
                      (float) (FAN_WIDTH * unit), (float) (FAN_HEIGHT * unit));
}

/* Where the card in the middle of a fan lies. */
void
canasta_chair_get_card (const graphene_rect_t *fan, graphene_rect_t *card)
{
  int height = (int) (FAN_CARD * fan->size.width / FAN_WIDTH), width = height * 5 / 7;

  graphene_rect_init (card, fan->origin.x + (fan->size.width - (float) width) / 2, fan->origin.y,
                      (float) width, (float) height);
}

static void
snapshot_backs (GtkWidget             *widget,
                GtkSnapshot           *snapshot,
                CanastaCardArt        *art,
                guint                  n,
                const graphene_rect_t *fan)
{
  graphene_rect_t middle, area;
  GdkTexture *backs;

  if (n == 0)
    return;
  canasta_chair_get_card (fan, &middle);
  backs = canasta_card_art_get_fan (art, n, (int) middle.size.width, (int) middle.size.height,
                                    gtk_widget_get_scale_factor (widget));
  canasta_fan_get_area (middle.size.width, middle.size.height, &area);
  graphene_rect_offset (&area, roundf (middle.origin.x), roundf (middle.origin.y));
  canasta_texture_paint (backs, widget, snapshot, &area);
}

/* A card that turns over: its back is clipped from both sides to nothing, then its face
 * opens. */
static void
snapshot_turning (GtkWidget *widget, GtkSnapshot *snapshot, CanastaCardArt *art, CanastaCard card,
                  double turned, const graphene_rect_t *place)
{
  int width = (int) place->size.width, height = (int) place->size.height;
  int scale = gtk_widget_get_scale_factor (widget);
  float hidden = (float) (0.5 - fabs (turned - 0.5)) * (float) width;
  graphene_rect_t open;

  graphene_rect_inset_r (place, hidden, 0, &open);
  gtk_snapshot_push_clip (snapshot, &open);
  canasta_texture_paint (turned < 0.5
                           ? canasta_card_art_get_back (art, width, height, scale)
                           : canasta_card_art_get_face (art, card, width, height, scale),
                         widget, snapshot, place);
  gtk_snapshot_pop (snapshot);
}

/**
 * canasta_chair_snapshot_hand:
 * @widget: what draws it
 * @snapshot: where to
 * @art: what draws the cards
 * @cards: what a hand has left
 * @turned: how far it has turned over, from 0 to 1
 * @fan: where the hand is held
 *
 * Draws the cards of a hand, larger than when only their number matters.
 */
void
canasta_chair_snapshot_hand (GtkWidget             *widget,
                             GtkSnapshot           *snapshot,
                             CanastaCardArt        *art,
                             const CanastaCardSet  *cards,
                             double                 turned,
                             const graphene_rect_t *fan)
{
  int n = canasta_card_set_count (cards);
  double unit = fan->size.width / FAN_WIDTH;
  int height = (int) (OPEN_CARD * unit), width = height * 5 / 7;
  double step = n > 1 ? MIN (OPEN_ANGLE, WIDEST_ANGLE / (n - 1)) : 0;
  graphene_rect_t place = GRAPHENE_RECT_INIT (-width / 2.0f, (float) (-height - PIVOT * unit),
                                              (float) width, (float) height);
  CanastaCardSet rest = *cards;
  CanastaCard card;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (
    fan->origin.x + fan->size.width / 2,
    (float) (fan->origin.y + fan->size.height + (PIVOT - OPEN_RISE) * unit)));
  gtk_snapshot_rotate (snapshot, (float) (-step * (n - 1) / 2));
  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    for (int i = canasta_card_set_count_card (cards, card); i > 0; i--)
      {
        snapshot_turning (widget, snapshot, art, card, turned, &place);
        gtk_snapshot_rotate (snapshot, (float) step);
      }
  gtk_snapshot_restore (snapshot);
}

/* So many backs, and how many cards they stand for. */
void
canasta_chair_snapshot_fan (GtkWidget             *widget,
                            GtkSnapshot           *snapshot,
                            CanastaCardArt        *art,
                            const CanastaSitter   *sitter,
                            const graphene_rect_t *fan)
{
  double unit = fan->size.width / FAN_WIDTH;
  double height = MAX (NUMBER_HEIGHT * unit, 1.15 * canasta_paint_get_em (widget));
  g_autofree char *text = g_strdup_printf ("%u", sitter->count);
  double width = sitter->count > 9 ? 1.35 * height : 1.2 * height;
  graphene_rect_t disc = GRAPHENE_RECT_INIT (
    (float) (fan->origin.x + (fan->size.width - width) / 2),
    (float) (fan->origin.y + fan->size.height - height), (float) width, (float) height);
  GdkRGBA paper, ink;

  if (!sitter->holds)
    return;
  snapshot_backs (widget, snapshot, art, MIN (sitter->count, CANASTA_FAN_MOST), fan);
  canasta_paint_get_colour (widget, "canasta_paper", &paper);
  canasta_paint_get_colour (widget, "canasta_ink", &ink);
  canasta_paint_fill (snapshot, &disc, height / 2, &ink);
  graphene_rect_inset (&disc, 1.5, 1.5);
  canasta_paint_fill (snapshot, &disc, disc.size.height / 2, &paper);
  canasta_paint_text (widget, snapshot, text, 0.95, TRUE, &disc, &ink);
}

/* The second hand, where one is dealt. */
void
canasta_chair_snapshot_packet (GtkWidget             *widget,
                               GtkSnapshot           *snapshot,
                               CanastaCardArt        *art,
                               const CanastaSitter   *sitter,
                               const graphene_rect_t *place)
{
  if (sitter->waiting > 0)
    canasta_packet_snapshot (widget, snapshot, art, sitter->waiting, place);
  else if (sitter->second)
    canasta_packet_snapshot_taken (widget, snapshot, place);
}

/* What time is left, where there is a clock; whose turn it is has it in the colour of the ring. */
void
canasta_chair_snapshot_clock (GtkWidget             *widget,
                              GtkSnapshot           *snapshot,
                              const CanastaSitter   *sitter,
                              const graphene_rect_t *chair)
{
  double letter = CLOCK_SIZE * canasta_paint_get_em (widget);
  double height = CLOCK_HEIGHT * letter + 4, width;
  g_autofree char *text = NULL;
  graphene_rect_t sign;
  GdkRGBA ground, ink;

  if (!sitter->timed)
    return;
  text = canasta_table_clock_write (sitter->left);
  width = CLOCK_DIGIT * letter * (double) strlen (text) + height / 2;
  sign = GRAPHENE_RECT_INIT ((float) (chair->origin.x + (chair->size.width - width) / 2),
                             chair->origin.y - CLOCK_RISE, (float) width, (float) height);
  canasta_paint_get_colour (widget, sitter->active ? "canasta_active" : "canasta_plate", &ground);
  canasta_paint_get_colour (widget, sitter->active ? "canasta_ink" : "canasta_paper", &ink);
  canasta_paint_fill (snapshot, &sign, height / 2, &ground);
  canasta_paint_text (widget, snapshot, text, CLOCK_SIZE, sitter->active, &sign, &ink);
}
