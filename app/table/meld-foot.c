/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/meld-foot.h"

#include "table/meld-layout.h"
#include "table/paint.h"

#define PIP_PITCH 7
#define CAPTION_SIZE 0.86
#define CAPTION_WIDTH 18 /* of one letter, with what is around it … */
#define LETTER_WIDTH 7   /* … and of each more */
#define APART 8          /* from what stands under the next meld */
#define TOP 2            /* below the cards */
#define TAG_HEIGHT 16
#define TAG_EDGE 3

/* What a caption takes, about. */
static double
get_caption_width (GtkWidget *widget, const char *caption)
{
  double letters = (double) g_utf8_strlen (caption, -1) - 1;

  return canasta_paint_get_growth (widget) * (CAPTION_WIDTH + LETTER_WIDTH * letters);
}

/* How many cards a canasta has; where the meld can never become one, how many it has. */
static int
count_pips (const CanastaMeldItem *item)
{
  return canasta_meld_count (&item->meld) + item->missing;
}

/* Of the cards as they lie. */
static gboolean
stands_for_another (const CanastaMeld *meld, guint index)
{
  guint place = canasta_meld_get_lowest_place (meld) + index;

  if (canasta_meld_spans (meld))
    return !(canasta_naturals_get_places (meld->naturals) >> place & 1);
  return (int) index >= canasta_meld_count_naturals (meld);
}

static void
add_diamond (cairo_t *cr, double x, double y, double radius)
{
  cairo_move_to (cr, x, y - radius);
  cairo_line_to (cr, x + radius, y);
  cairo_line_to (cr, x, y + radius);
  cairo_line_to (cr, x - radius, y);
  cairo_close_path (cr);
}

/* As many signs as a canasta has cards, in the order of those: a disc for a natural card, a
 * diamond for a wild one, a ring for one that is missing. */
static void
snapshot_pips (GtkWidget             *widget,
               GtkSnapshot           *snapshot,
               const CanastaMeldItem *item,
               double                 x,
               double                 y,
               double                 pitch)
{
  int count = canasta_meld_count (&item->meld);
  int pips = count_pips (item);
  double radius = pitch / 2 - 0.8;
  GdkRGBA natural, wild;
  cairo_t *cr;

  canasta_paint_get_colour (widget, "canasta_felt_text", &natural);
  canasta_paint_get_colour (widget, "canasta_wild_pip", &wild);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (x, y - pitch, pips * pitch,
                                                                    2 * pitch));
  cairo_set_line_width (cr, 1);
  x += pitch / 2;
  for (int i = 0; i < pips; i++, x += pitch)
    {
      gboolean wild_pip = i < count && stands_for_another (&item->meld, (guint) i);

      gdk_cairo_set_source_rgba (cr, wild_pip ? &wild : &natural);
      if (wild_pip)
        {
          add_diamond (cr, x, y, radius + 0.8);
          cairo_fill (cr);
          continue;
        }
      cairo_new_sub_path (cr);
      cairo_arc (cr, x, y, i < count ? radius : radius - 0.5, 0, 2 * G_PI);
      if (i < count)
        cairo_fill (cr);
      else
        cairo_stroke (cr);
    }
  cairo_destroy (cr);
}

/**
 * canasta_meld_foot_get_width:
 * @widget: a meld
 * @item: what it shows, which is no canasta
 * @caption: how many cards it has, or which
 *
 * Returns: how wide pips and caption are, and what parts them from the next meld; of a
 *   sequence nothing, whose caption may stand alone
 */
int
canasta_meld_foot_get_width (GtkWidget *widget, const CanastaMeldItem *item, const char *caption)
{
  double growth = canasta_paint_get_growth (widget);

  if (canasta_meld_spans (&item->meld))
    return 0;
  return (int) (growth * (count_pips (item) * PIP_PITCH + APART)
                + get_caption_width (widget, caption));
}

/**
 * canasta_meld_foot_snapshot:
 * @widget: a meld
 * @snapshot: where to draw it
 * @item: what it shows, which is no canasta
 * @caption: how many cards it has, or which
 * @cards: where these lie
 * @foot: how high what stands under them is
 *
 * Pips, where there is width for them, and the caption.
 */
void
canasta_meld_foot_snapshot (GtkWidget             *widget,
                            GtkSnapshot           *snapshot,
                            const CanastaMeldItem *item,
                            const char            *caption,
                            const graphene_rect_t *cards,
                            int                    foot)
{
  double pitch = (double) PIP_PITCH * MAX (foot, CANASTA_MELD_FOOT) / CANASTA_MELD_FOOT;
  double top = cards->size.height + TOP;
  double height = foot - TOP;
  double width = get_caption_width (widget, caption);
  double pips = count_pips (item) * pitch;
  double left = 0;
  GdkRGBA colour;

  if (cards->size.width >= pips + width)
    {
      left = (cards->size.width - pips - width) / 2;
      snapshot_pips (widget, snapshot, item, left, top + height / 2, pitch);
      left += pips;
    }
  else
    {
      width = cards->size.width;
    }
  canasta_paint_get_colour (widget, "canasta_felt_text", &colour);
  canasta_paint_text (widget, snapshot, caption, CAPTION_SIZE, TRUE,
                      &GRAPHENE_RECT_INIT (left, top, width, height), &colour);
}

/* On the last card: the caption alone. Where not even its smallest letters have room on a narrow
 * one, it reaches into what is free beside that. */
void
canasta_meld_foot_snapshot_tag (GtkWidget             *widget,
                                GtkSnapshot           *snapshot,
                                const char            *caption,
                                const graphene_rect_t *cards)
{
  double height = MIN (canasta_paint_get_growth (widget) * TAG_HEIGHT, cards->size.height / 2);
  double least = CANASTA_PAINT_SMALLEST_FIT
                 * canasta_paint_get_text_width (widget, caption, CAPTION_SIZE, TRUE);
  double width =
    MAX (MIN (get_caption_width (widget, caption), cards->size.width), least + TAG_EDGE);
  double beside = MAX (width - cards->size.width, 0) / 2;
  graphene_rect_t tag = GRAPHENE_RECT_INIT (cards->size.width + beside - width,
                                            cards->size.height - height, width, height);
  GdkRGBA colour;

  canasta_paint_get_colour (widget, "canasta_tag", &colour);
  canasta_paint_fill (snapshot, &tag, tag.size.height / 2, &colour);
  canasta_paint_get_colour (widget, "canasta_badge_text", &colour);
  graphene_rect_inset (&tag, TAG_EDGE, 0);
  canasta_paint_text (widget, snapshot, caption, CAPTION_SIZE, TRUE, &tag, &colour);
}
