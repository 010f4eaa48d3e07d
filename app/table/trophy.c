/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/trophy.h"

#include <math.h>

#include "rules/canasta-class.h"
#include "table/paint.h"

#define SHEETS 3
#define SHEET 1.5     /* what is seen of each */
#define WORDS 0.74    /* of its height */
#define LARGEST 1
#define STEP 0.06        /* of its width: a plinth is narrower at its top, at both ends … */
#define STEP_HEIGHT 0.22 /* … as high as this part of its height */
#define MARGIN 3         /* at both ends of what is written there */
#define LIGHT 0.4        /* along its upper edge */
#define SMALLEST 0.7  /* of the letters there, where words would be too wide */
#define SEAL 0.22     /* of the width of the card: the radius of what hangs at its corner */
#define LEAST_SEAL 8
#define EDGE 1.5
#define POINTS 12     /* of a rosette */
#define RIBBON 1.75   /* how far its ribbons reach down, in its radii */

/* A colour of a class in the style: of its seal, or of its plinth, or the letters there. */
static void
get_colour (GtkWidget *widget, const CanastaTrophy *trophy, const char *part, GdkRGBA *colour)
{
  g_autofree char *name =
    g_strconcat (canasta_class_get (trophy->canasta_class)->colour, part, NULL);

  canasta_paint_get_colour (widget, name, colour);
}

/* Seals, each 2 × 2 around the middle. */

static void
trace_rosette (cairo_t *cr)
{
  for (int i = 0; i < 2 * POINTS; i++)
    {
      double angle = i * G_PI / POINTS, radius = i % 2 ? 0.84 : 1;

      cairo_line_to (cr, radius * sin (angle), radius * cos (angle));
    }
  cairo_close_path (cr);
}

/* Two ribbons below a rosette, notched at their ends. */
static void
draw_ribbons (cairo_t *cr, const GdkRGBA *colour, const GdkRGBA *ink)
{
  for (int side = -1; side <= 1; side += 2)
    {
      cairo_new_path (cr);
      cairo_move_to (cr, 0, 0.4);
      cairo_line_to (cr, side * 0.75, 0.4);
      cairo_line_to (cr, side * 0.95, RIBBON - 0.1);
      cairo_line_to (cr, side * 0.55, RIBBON - 0.35);
      cairo_line_to (cr, side * 0.2, RIBBON);
      cairo_close_path (cr);
      gdk_cairo_set_source_rgba (cr, colour);
      cairo_fill_preserve (cr);
      gdk_cairo_set_source_rgba (cr, ink);
      cairo_stroke (cr);
    }
}

static void
trace_shield (cairo_t *cr)
{
  cairo_move_to (cr, -0.85, -0.95);
  cairo_line_to (cr, 0.85, -0.95);
  cairo_line_to (cr, 0.85, 0.15);
  cairo_curve_to (cr, 0.85, 0.7, 0.35, 1, 0, 1.15);
  cairo_curve_to (cr, -0.35, 1, -0.85, 0.7, -0.85, 0.15);
  cairo_close_path (cr);
}

static void
trace_rhomb (cairo_t *cr)
{
  cairo_move_to (cr, 0, -1.1);
  cairo_line_to (cr, 1.1, 0);
  cairo_line_to (cr, 0, 1.1);
  cairo_line_to (cr, -1.1, 0);
  cairo_close_path (cr);
}

static void
trace_hexagon (cairo_t *cr)
{
  for (int i = 0; i < 6; i++)
    cairo_line_to (cr, 1.05 * sin (i * G_PI / 3), -1.05 * cos (i * G_PI / 3));
  cairo_close_path (cr);
}

static void
trace_seal (cairo_t *cr, CanastaSeal seal)
{
  cairo_new_path (cr);
  if (seal == CANASTA_SEAL_ROSETTE)
    trace_rosette (cr);
  else if (seal == CANASTA_SEAL_SHIELD)
    trace_shield (cr);
  else if (seal == CANASTA_SEAL_RHOMB)
    trace_rhomb (cr);
  else if (seal == CANASTA_SEAL_HEXAGON)
    trace_hexagon (cr);
  else
    cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
}

static void
trace_star (cairo_t *cr)
{
  for (int i = 0; i < 10; i++)
    {
      double angle = i * G_PI / 5, radius = i % 2 ? 0.26 : 0.62;

      cairo_line_to (cr, radius * sin (angle), -radius * cos (angle));
    }
  cairo_close_path (cr);
}

/* The colours of a seal, its sign and its edge. A rosette is of what its plinth is. */
static void
get_seal_colours (GtkWidget *widget, const CanastaTrophy *trophy, GdkRGBA *ground, GdkRGBA *sign,
                  GdkRGBA *edge)
{
  if (canasta_class_get (trophy->canasta_class)->seal == CANASTA_SEAL_ROSETTE)
    {
      get_colour (widget, trophy, "_plinth", ground);
      get_colour (widget, trophy, "", sign);
      canasta_paint_get_colour (widget, "canasta_ink", edge);
      return;
    }
  get_colour (widget, trophy, "", ground);
  canasta_paint_get_colour (widget, "canasta_badge_text", sign);
  *edge = *sign;
}

/* What is on a seal: a star, a disc half full, waves, a disc three quarters full, a ring. */
static void
draw_sign (cairo_t *cr, CanastaSeal seal)
{
  cairo_new_path (cr);
  cairo_set_line_width (cr, 0.16);
  switch (seal)
    {
    case CANASTA_SEAL_ROSETTE:
      trace_star (cr);
      cairo_fill (cr);
      break;
    case CANASTA_SEAL_SHIELD:
      cairo_arc (cr, 0, -0.02, 0.46, 0, 2 * G_PI);
      cairo_stroke (cr);
      cairo_arc (cr, 0, -0.02, 0.46, G_PI / 2, 3 * G_PI / 2);
      cairo_fill (cr);
      break;
    case CANASTA_SEAL_RHOMB:
      for (int i = -1; i <= 1; i++)
        {
          cairo_move_to (cr, -0.5, 0.28 * i);
          cairo_curve_to (cr, -0.2, 0.28 * i - 0.22, 0.2, 0.28 * i + 0.22, 0.5, 0.28 * i);
        }
      cairo_stroke (cr);
      break;
    case CANASTA_SEAL_HEXAGON:
      cairo_arc (cr, 0, 0, 0.46, 0, 2 * G_PI);
      cairo_stroke (cr);
      cairo_move_to (cr, 0, 0);
      cairo_arc (cr, 0, 0, 0.46, -G_PI / 2, G_PI);
      cairo_fill (cr);
      break;
    default:
      cairo_arc (cr, 0, 0, 0.5, 0, 2 * G_PI);
      cairo_stroke (cr);
    }
}

static void
snapshot_seal (GtkWidget *widget, GtkSnapshot *snapshot, const CanastaTrophy *trophy)
{
  double radius = MAX (SEAL * trophy->card.size.width, LEAST_SEAL);
  double x = trophy->card.origin.x + trophy->card.size.width - 0.3 * radius;
  double y = MAX (trophy->card.origin.y + 0.5 * radius, radius);
  graphene_rect_t area = GRAPHENE_RECT_INIT ((float) (x - 1.3 * radius),
                                             (float) (y - 1.3 * radius), (float) (2.6 * radius),
                                             (float) ((1.5 + RIBBON) * radius));
  CanastaSeal seal = canasta_class_get (trophy->canasta_class)->seal;
  GdkRGBA ground, sign, edge;
  cairo_t *cr;

  get_seal_colours (widget, trophy, &ground, &sign, &edge);
  cr = gtk_snapshot_append_cairo (snapshot, &area);
  cairo_translate (cr, x, y);
  cairo_scale (cr, radius, radius);
  cairo_set_line_width (cr, EDGE / radius);
  if (seal == CANASTA_SEAL_ROSETTE)
    draw_ribbons (cr, &sign, &edge);
  trace_seal (cr, seal);
  gdk_cairo_set_source_rgba (cr, &ground);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &edge);
  cairo_stroke (cr);
  gdk_cairo_set_source_rgba (cr, &sign);
  draw_sign (cr, seal);
  cairo_destroy (cr);
}

/* How large letters are on a plinth, of those of the widget. */
static double
get_words_size (GtkWidget *widget, const graphene_rect_t *plinth)
{
  return MIN (WORDS * plinth->size.height / canasta_paint_get_em (widget), LARGEST);
}

/* Whether words on a plinth are whole, in letters that can be read. */
gboolean
canasta_trophy_has_room (GtkWidget *widget, const graphene_rect_t *plinth, const char *words)
{
  double size = SMALLEST * get_words_size (widget, plinth);

  return canasta_paint_get_text_width (widget, words, size, TRUE)
         <= plinth->size.width - 2 * MARGIN;
}

static void
trace_plinth (cairo_t *cr, const graphene_rect_t *plinth)
{
  double left = plinth->origin.x + 0.5, right = left + plinth->size.width - 1;
  double top = plinth->origin.y + 0.5, bottom = top + plinth->size.height - 1;
  double step = STEP * plinth->size.width, height = STEP_HEIGHT * plinth->size.height;

  cairo_new_path (cr);
  cairo_move_to (cr, left + step, top);
  cairo_line_to (cr, right - step, top);
  cairo_line_to (cr, right - step, top + height);
  cairo_line_to (cr, right, top + 2 * height);
  cairo_line_to (cr, right, bottom);
  cairo_line_to (cr, left, bottom);
  cairo_line_to (cr, left, top + 2 * height);
  cairo_line_to (cr, left + step, top + height);
  cairo_close_path (cr);
}

static void
snapshot_plinth (GtkWidget *widget, GtkSnapshot *snapshot, const CanastaTrophy *trophy)
{
  const graphene_rect_t *plinth = &trophy->plinth;
  double step = STEP * plinth->size.width;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, plinth);
  graphene_rect_t words;
  GdkRGBA colour, ink;

  get_colour (widget, trophy, "_plinth", &colour);
  canasta_paint_get_colour (widget, "canasta_plate", &ink);
  cairo_set_line_width (cr, 1);
  trace_plinth (cr, plinth);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_stroke (cr);
  cairo_set_source_rgba (cr, 1, 1, 1, LIGHT);
  cairo_move_to (cr, plinth->origin.x + step + 1, plinth->origin.y + 1.5);
  cairo_line_to (cr, plinth->origin.x + plinth->size.width - step - 1, plinth->origin.y + 1.5);
  cairo_stroke (cr);
  cairo_destroy (cr);
  get_colour (widget, trophy, "_words", &ink);
  graphene_rect_inset_r (plinth, MARGIN, 0, &words);
  canasta_paint_text (widget, snapshot, trophy->words, get_words_size (widget, plinth), TRUE,
                      &words, &ink);
}

/* Cards squared up, the top card on them. */
void
canasta_trophy_snapshot (GtkWidget *widget, GtkSnapshot *snapshot, const CanastaTrophy *trophy)
{
  const graphene_rect_t *card = &trophy->card;
  double radius = 0.065 * card->size.width;
  GdkRGBA paper, ink;

  canasta_paint_get_colour (widget, "canasta_paper", &paper);
  canasta_paint_get_colour (widget, "canasta_ink", &ink);
  ink.alpha *= 0.4f;
  for (int sheet = SHEETS; sheet > 0; sheet--)
    {
      graphene_rect_t area = *card;

      graphene_rect_offset (&area, (float) (sheet * SHEET), (float) (-sheet * SHEET));
      canasta_paint_fill (snapshot, &area, radius, &ink);
      graphene_rect_inset (&area, 0.5, 0.5);
      canasta_paint_fill (snapshot, &area, radius, &paper);
    }
  canasta_paint_card (widget, snapshot, trophy->face, card->origin.x, card->origin.y, card->size.width,
                      card->size.height);
  snapshot_plinth (widget, snapshot, trophy);
  snapshot_seal (widget, snapshot, trophy);
}
