/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/bubble.h"

#include <math.h>

#include "table/paint.h"

#define PADDING 12
#define PADDING_HIGH 5
#define RADIUS 9
#define BROAD 7 /* half of the tail, where it begins */
#define LINE 1.5

struct _CanastaBubble
{
  GtkWidget parent_instance;

  char *text;
  CanastaBubbleLayout layout; /* within the table */
  GdkRectangle whole;         /* with the tail */
};

G_DEFINE_FINAL_TYPE (CanastaBubble, canasta_bubble, GTK_TYPE_WIDGET)

static void
measure_words (CanastaBubble *self, int *width, int *height)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), self->text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_get_pixel_size (layout, width, height);
}

/* The edge of the body from the left of its top on, with the tail where that leaves it. */
static void
trace (cairo_t *cr, const graphene_rect_t *body, double tip_x, double tip_y)
{
  double left = body->origin.x, top = body->origin.y;
  double right = left + body->size.width, bottom = top + body->size.height;
  gboolean from_top = tip_y < top;
  double root = from_top ? CLAMP (tip_x, left + RADIUS + BROAD, right - RADIUS - BROAD)
                         : CLAMP (tip_y, top + RADIUS, bottom - RADIUS);

  cairo_new_sub_path (cr);
  cairo_arc (cr, left + RADIUS, top + RADIUS, RADIUS, G_PI, 3 * G_PI_2);
  if (from_top)
    {
      cairo_line_to (cr, root - BROAD, top);
      cairo_line_to (cr, tip_x, tip_y);
      cairo_line_to (cr, root + BROAD, top);
    }
  cairo_arc (cr, right - RADIUS, top + RADIUS, RADIUS, -G_PI_2, 0);
  cairo_arc (cr, right - RADIUS, bottom - RADIUS, RADIUS, 0, G_PI_2);
  cairo_arc (cr, left + RADIUS, bottom - RADIUS, RADIUS, G_PI_2, G_PI);
  if (!from_top)
    {
      cairo_line_to (cr, left, MIN (root + BROAD, bottom - RADIUS));
      cairo_line_to (cr, tip_x, tip_y);
      cairo_line_to (cr, left, MAX (root - BROAD, top + RADIUS));
    }
  cairo_close_path (cr);
}

static void
canasta_bubble_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CanastaBubble *self = CANASTA_BUBBLE (widget);
  const GdkRectangle *body = &self->layout.body;
  graphene_rect_t place = GRAPHENE_RECT_INIT ((float) (body->x - self->whole.x),
                                              (float) (body->y - self->whole.y),
                                              (float) body->width, (float) body->height);
  graphene_rect_t words = place, area;
  GdkRGBA paper, ink;
  cairo_t *cr;

  canasta_paint_get_colour (widget, "canasta_paper", &paper);
  canasta_paint_get_colour (widget, "canasta_ink", &ink);
  graphene_rect_init (&area, -2, -2, (float) self->whole.width + 4, (float) self->whole.height + 4);
  cr = gtk_snapshot_append_cairo (snapshot, &area);
  trace (cr, &place, self->layout.tip_x - self->whole.x, self->layout.tip_y - self->whole.y);
  gdk_cairo_set_source_rgba (cr, &paper);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, LINE);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
  cairo_destroy (cr);
  graphene_rect_inset (&words, PADDING / 2.0f, 0);
  canasta_paint_text (widget, snapshot, self->text, self->layout.letters, TRUE, &words, &ink);
}

static void
canasta_bubble_dispose (GObject *object)
{
  g_clear_pointer (&CANASTA_BUBBLE (object)->text, g_free);
  G_OBJECT_CLASS (canasta_bubble_parent_class)->dispose (object);
}

static void
canasta_bubble_class_init (CanastaBubbleClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_bubble_dispose;
  widget_class->snapshot = canasta_bubble_snapshot;
  gtk_widget_class_set_css_name (widget_class, "bubble");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
canasta_bubble_init (CanastaBubble *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
canasta_bubble_new (void)
{
  return g_object_new (CANASTA_TYPE_BUBBLE, NULL);
}

/* What is said, or NULL. */
void
canasta_bubble_set_text (CanastaBubble *self, const char *text)
{
  if (g_strcmp0 (text, self->text) == 0)
    return;
  g_free (self->text);
  self->text = g_strdup (text);
  gtk_widget_set_visible (GTK_WIDGET (self), text != NULL);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* What it needs of the table; nothing where nothing is said. */
void
canasta_bubble_get_needs (CanastaBubble *self, CanastaBubbleNeeds *needs)
{
  *needs = (CanastaBubbleNeeds){ 0 };
  if (!self->text)
    return;
  measure_words (self, &needs->width, &needs->height);
  needs->width += 2 * PADDING;
  needs->height += 2 * PADDING_HIGH;
}

/**
 * canasta_bubble_place:
 * @self: a bubble
 * @layout: where its words and its tail are
 *
 * Called before the bubble is given its size.
 *
 * Returns: (transfer none): where all of it is, within the table
 */
const GdkRectangle *
canasta_bubble_place (CanastaBubble *self, const CanastaBubbleLayout *layout)
{
  GdkRectangle tip = { layout->tip_x, layout->tip_y, 1, 1 };

  self->layout = *layout;
  gdk_rectangle_union (&layout->body, &tip, &self->whole);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return &self->whole;
}
