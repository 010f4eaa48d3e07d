/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What several widgets of the table draw the same way. */
#include "config.h"

#include "table/paint.h"

#include "table/card-art.h"
#include "table/texture.h"

#define LARGEST_STEP 0.97 /* from one size to the next that is tried */
#define SHADOW 0.45
#define SHADOW_BLUR 4
#define USUAL_EM 14.0 /* the table's text in a window of usual size, in pixels */
#define MOST_GROWTH 1.4

void
canasta_paint_get_colour (GtkWidget *widget, const char *name, GdkRGBA *colour)
{
  if (!gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), name, colour))
    gtk_style_context_get_color (gtk_widget_get_style_context (widget), colour);
}

/* A ring whose inner edge is @around. */
void
canasta_paint_ring (GtkSnapshot           *snapshot,
                    const graphene_rect_t *around,
                    double                 radius,
                    double                 width,
                    const GdkRGBA         *colour)
{
  graphene_rect_t outer;
  GskRoundedRect outline;
  float widths[4] = { width, width, width, width };
  GdkRGBA colours[4] = { *colour, *colour, *colour, *colour };

  graphene_rect_inset_r (around, -width, -width, &outer);
  gsk_rounded_rect_init_from_rect (&outline, &outer, radius + width);
  gtk_snapshot_append_border (snapshot, &outline, widths, colours);
}

/* A rectangle with round corners. */
void
canasta_paint_fill (GtkSnapshot           *snapshot,
                    const graphene_rect_t *area,
                    double                 radius,
                    const GdkRGBA         *colour)
{
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, area, (float) radius);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, colour, area);
  gtk_snapshot_pop (snapshot);
}

void
canasta_paint_disc (GtkSnapshot   *snapshot,
                    double         x,
                    double         y,
                    double         radius,
                    const GdkRGBA *colour)
{
  graphene_rect_t square = GRAPHENE_RECT_INIT (x - radius, y - radius, 2 * radius, 2 * radius);

  canasta_paint_fill (snapshot, &square, radius, colour);
}

static const double dashes[] = { 6, 4 };

/* From the top down. */
void
canasta_paint_dashed_line (GtkSnapshot   *snapshot,
                           double         x,
                           double         top,
                           double         height,
                           double         width,
                           const GdkRGBA *colour)
{
  graphene_rect_t area = GRAPHENE_RECT_INIT ((float) (x - width), (float) top, (float) (2 * width),
                                             (float) height);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &area);

  cairo_move_to (cr, x, top);
  cairo_line_to (cr, x, top + height);
  cairo_set_line_width (cr, width);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

void
canasta_paint_dashes (GtkSnapshot           *snapshot,
                      const graphene_rect_t *around,
                      double                 radius,
                      double                 width,
                      const GdkRGBA         *colour)
{
  double left = around->origin.x - width / 2;
  double top = around->origin.y - width / 2;
  double right = left + around->size.width + width;
  double bottom = top + around->size.height + width;
  graphene_rect_t area;
  cairo_t *cr;

  graphene_rect_inset_r (around, -2 * width, -2 * width, &area);
  cr = gtk_snapshot_append_cairo (snapshot, &area);
  cairo_new_sub_path (cr);
  cairo_arc (cr, right - radius, top + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, right - radius, bottom - radius, radius, 0, G_PI_2);
  cairo_arc (cr, left + radius, bottom - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, left + radius, top + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
  cairo_set_line_width (cr, width);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static gboolean
has_strong_focus (GtkWidget *widget)
{
  while (widget && !gtk_widget_has_css_class (widget, "strong-focus"))
    widget = gtk_widget_get_parent (widget);
  return widget != NULL;
}

/* Yellow outside, black inside: one of the two stands out on any ground. */
void
canasta_paint_focus (GtkWidget             *widget,
                     GtkSnapshot           *snapshot,
                     const graphene_rect_t *around,
                     double                 radius)
{
  double width = has_strong_focus (widget) ? 4 : 2.5;
  GdkRGBA inside, outside;
  graphene_rect_t ring;

  canasta_paint_get_colour (widget, "canasta_focus_inside", &inside);
  canasta_paint_get_colour (widget, "canasta_focus_outside", &outside);
  graphene_rect_inset_r (around, width - 1, width - 1, &ring);
  canasta_paint_ring (snapshot, &ring, radius, width - 0.5, &inside);
  graphene_rect_inset_r (around, -0.5, -0.5, &ring);
  canasta_paint_ring (snapshot, &ring, radius, width, &outside);
}

/* A face or a back, with its shadow on what lies below. */
void
canasta_paint_card (GtkWidget   *widget,
                    GtkSnapshot *snapshot,
                    GdkTexture  *texture,
                    double       x,
                    double       y,
                    double       width,
                    double       height)
{
  const GdkRGBA shadow = { 0, 0, 0, SHADOW };
  graphene_rect_t card = GRAPHENE_RECT_INIT (x, y, width, height);
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &card, width * CANASTA_CARD_ART_RADIUS);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &shadow, 0, 1, 0, SHADOW_BLUR);
  canasta_texture_paint (texture, widget, snapshot, &card);
}

/* The size of the text of a widget in pixels: the table's grows with the window
 * and with what the person wants. */
double
canasta_paint_get_em (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  PangoFontDescription *font = pango_context_get_font_description (context);
  double size = pango_font_description_get_size (font) / (double) PANGO_SCALE;

  if (pango_font_description_get_size_is_absolute (font))
    return size;
  return size * pango_cairo_context_get_resolution (context) / 72;
}

/* How much more room than usual is to be left for a text. */
double
canasta_paint_get_growth (GtkWidget *widget)
{
  return CLAMP (canasta_paint_get_em (widget) / USUAL_EM, 1, MOST_GROWTH);
}

/* Has a layout in letters @size times as large as the text of the widget. */
static void
set_letters (GtkWidget *widget, PangoLayout *layout, double size, gboolean bold)
{
  PangoAttrList *old = pango_layout_get_attributes (layout);
  g_autoptr (PangoAttrList) attributes = old ? pango_attr_list_copy (old) : pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_size_new_absolute (
    (int) (size * canasta_paint_get_em (widget) * PANGO_SCALE)));
  if (bold)
    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attributes);
}

/* A text in its place, @size times as large as the text of the widget; smaller where it would
 * not fit. */
static void
snapshot_text (GtkWidget *widget, GtkSnapshot *snapshot, PangoLayout *layout, double size,
               gboolean bold, const graphene_rect_t *within, double align, const GdkRGBA *colour)
{
  int width, height;
  double fit = 1;

  set_letters (widget, layout, size, bold);
  pango_layout_get_pixel_size (layout, &width, &height);

  /* Smaller letters are wider than that part of a text. */
  while (fit > CANASTA_PAINT_SMALLEST_FIT
         && (width > within->size.width || height > within->size.height))
    {
      fit *= MIN (MIN (within->size.width / width, within->size.height / height), LARGEST_STEP);
      fit = MAX (fit, CANASTA_PAINT_SMALLEST_FIT);
      set_letters (widget, layout, size * fit, bold);
      pango_layout_get_pixel_size (layout, &width, &height);
    }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (
    (float) (within->origin.x + (within->size.width - width) * align),
    (float) (within->origin.y + (within->size.height - height) / 2)));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

/* How wide a text is, @size times as large as the text of the widget. */
double
canasta_paint_get_text_width (GtkWidget *widget, const char *text, double size, gboolean bold)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  int width;

  set_letters (widget, layout, size, bold);
  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

/* One line of text in a rectangle: at its left (@align 0), in the middle, or at its right
 * (1). */
void
canasta_paint_line (GtkWidget             *widget,
                    GtkSnapshot           *snapshot,
                    const char            *text,
                    double                 size,
                    gboolean               bold,
                    const graphene_rect_t *within,
                    double                 align,
                    const GdkRGBA         *colour)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);

  snapshot_text (widget, snapshot, layout, size, bold, within, align, colour);
}

/* The same of a text with marks. */
void
canasta_paint_markup (GtkWidget             *widget,
                      GtkSnapshot           *snapshot,
                      const char            *markup,
                      double                 size,
                      gboolean               bold,
                      const graphene_rect_t *within,
                      double                 align,
                      const GdkRGBA         *colour)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, NULL);

  pango_layout_set_markup (layout, markup, -1);
  snapshot_text (widget, snapshot, layout, size, bold, within, align, colour);
}

/* One line of text in the middle of a rectangle. */
void
canasta_paint_text (GtkWidget             *widget,
                    GtkSnapshot           *snapshot,
                    const char            *text,
                    double                 size,
                    gboolean               bold,
                    const graphene_rect_t *within,
                    const GdkRGBA         *colour)
{
  canasta_paint_line (widget, snapshot, text, size, bold, within, 0.5, colour);
}

/* Gives a widget a class of the style, or takes it away. */
void
canasta_paint_set_class (GtkWidget *widget, const char *css_class, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}
