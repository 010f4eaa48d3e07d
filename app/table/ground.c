/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/ground.h"

#include <adwaita.h>

#include "table/cup.h"
#include "table/felt.h"
#include "table/paint.h"
#include "table/seat-layout.h"
#include "table/texture.h"

/* The felt at one unit: its sides lean. */
#define LEAN 44
#define NEAR_LEAN 4
#define CORNER 104
#define RIM_WIDTH 18
#define GROOVE 4
#define PLANK 41
#define SHADE 14      /* of the rim on the felt */
#define FELT_EDGE 2
#define STRIP 128     /* pixels of the screen that are drawn at once */
#define SETTLING 150  /* ms without another size, until it is drawn anew */

struct _CanastaGround
{
  GtkWidget *table; /* not owned */
  GskRenderNode *node; /* the table as it is drawn, or NULL */
  GdkTexture *cup; /* or NULL, as long as there was none */
  int width;
  int height;
  int rim;
  int scale;
  CanastaTableForm form;
  guint settling; /* the source that draws it anew, or 0 */
};

/* The table is not owned. */
CanastaGround *
canasta_ground_new (GtkWidget *table)
{
  CanastaGround *self = g_new0 (CanastaGround, 1);

  self->table = table;
  return self;
}

void
canasta_ground_free (CanastaGround *self)
{
  g_clear_handle_id (&self->settling, g_source_remove);
  g_clear_pointer (&self->node, gsk_render_node_unref);
  g_clear_object (&self->cup);
  g_free (self);
}

/* The style has changed. */
void
canasta_ground_forget (CanastaGround *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
  gtk_widget_queue_draw (self->table);
}

static void
set_colour (CanastaGround *self, cairo_t *cr, const char *name, double alpha)
{
  GdkRGBA colour;

  canasta_paint_get_colour (self->table, name, &colour);
  cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue, colour.alpha * alpha);
}

static void
add_stop (CanastaGround *self, cairo_pattern_t *pattern, double at, const char *name)
{
  GdkRGBA colour;

  canasta_paint_get_colour (self->table, name, &colour);
  cairo_pattern_add_color_stop_rgba (pattern, at, colour.red, colour.green, colour.blue,
                                     colour.alpha);
}

/* The wall behind the table, of planks; one of them is behind its middle. */
static void
draw_room (CanastaGround *self, cairo_t *cr)
{
  set_colour (self, cr, "canasta_room", 1);
  cairo_paint (cr);
  set_colour (self, cr, "canasta_plate", 0.35);
  cairo_set_line_width (cr, 1);
  for (double x = (self->width - PLANK) / 2 + 0.5; x > 0; x -= PLANK)
    {
      cairo_move_to (cr, x, 0);
      cairo_line_to (cr, x, self->height);
    }
  cairo_stroke (cr);
}

/* The edge of the felt, so far within it. Where people sit in a row the table is as wide
 * as the window. */
static void
trace_felt (CanastaGround *self, cairo_t *cr, double within)
{
  double unit = canasta_seat_layout_get_unit (self->width, self->height);
  double top = self->rim + within, lean = LEAN * unit + within, corner = CORNER * unit;
  double near = NEAR_LEAN * unit + within, width = self->width, height = self->height;

  cairo_new_path (cr);
  if (self->form != CANASTA_TABLE_AROUND)
    {
      cairo_rectangle (cr, -RIM_WIDTH, top, width + 2 * RIM_WIDTH, height);
      return;
    }
  cairo_move_to (cr, near, height);
  cairo_line_to (cr, lean, top + corner);
  cairo_curve_to (cr, lean + corner * 0.06, top + corner * 0.4, lean + corner * 0.4, top,
                  lean + corner, top);
  cairo_line_to (cr, width - lean - corner, top);
  cairo_curve_to (cr, width - lean - corner * 0.4, top, width - lean - corner * 0.06,
                  top + corner * 0.4, width - lean, top + corner);
  cairo_line_to (cr, width - near, height);
  cairo_close_path (cr);
}

static void
draw_rim (CanastaGround *self, cairo_t *cr)
{
  cairo_pattern_t *wood = cairo_pattern_create_linear (0, 0, 0, self->height);

  add_stop (self, wood, 0, "canasta_wood_light");
  add_stop (self, wood, 1, "canasta_wood_dark");
  trace_felt (self, cr, -RIM_WIDTH);
  set_colour (self, cr, "canasta_plate", 1);
  cairo_set_line_width (cr, 6);
  cairo_stroke_preserve (cr);
  cairo_set_source (cr, wood);
  cairo_fill (cr);
  trace_felt (self, cr, -RIM_WIDTH / 2.0);
  set_colour (self, cr, "canasta_plate", 0.4);
  cairo_set_line_width (cr, GROOVE);
  cairo_stroke (cr);
  cairo_pattern_destroy (wood);
}

static void
draw_felt (CanastaGround *self, cairo_t *cr)
{
  double middle = self->width / 2.0, high = 0.42 * self->height;
  cairo_pattern_t *felt =
    cairo_pattern_create_radial (middle, high, 0, middle, high, 0.62 * self->width);

  add_stop (self, felt, 0, canasta_felt_get_colour (self->table, TRUE));
  add_stop (self, felt, 1, canasta_felt_get_colour (self->table, FALSE));
  trace_felt (self, cr, 0);
  cairo_set_source (cr, felt);
  cairo_fill_preserve (cr);
  cairo_save (cr);
  cairo_clip_preserve (cr);
  for (int i = SHADE; i > 0; i -= 2)
    {
      set_colour (self, cr, "canasta_felt_shade", 1.0 / SHADE);
      cairo_set_line_width (cr, 2 * i);
      cairo_stroke_preserve (cr);
    }
  cairo_restore (cr);
  set_colour (self, cr, "canasta_felt_edge", 1);
  cairo_set_line_width (cr, FELT_EDGE);
  cairo_stroke (cr);
  cairo_pattern_destroy (felt);
}

/* In pixels of the screen. */
static int
get_half (CanastaGround *self)
{
  return (self->width * self->scale + 1) / 2;
}

/* A strip of the left half, in pixels of the screen. */
static GdkTexture *
draw_strip (CanastaGround *self, int top, int height)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, get_half (self), height);
  cairo_t *cr = cairo_create (surface);

  cairo_translate (cr, 0, -top);
  cairo_scale (cr, self->scale, self->scale);
  draw_room (self, cr);
  draw_rim (self, cr);
  draw_felt (self, cr);
  cairo_destroy (cr);
  return canasta_texture_take (surface);
}

static void
snapshot_strips (CanastaGround *self, GtkSnapshot *snapshot, GPtrArray *strips)
{
  float scale = (float) self->scale, top = 0;

  for (guint i = 0; i < strips->len; i++)
    {
      GdkTexture *strip = g_ptr_array_index (strips, i);
      float height = (float) gdk_texture_get_height (strip) / scale;

      canasta_texture_paint (strip, self->table, snapshot,
                             &GRAPHENE_RECT_INIT (0, top, (float) get_half (self) / scale, height));
      top += height;
    }
}

static void
give_back (gpointer data)
{
  canasta_texture_give_back ();
}

/* One node for all frames: nobody looks for what has changed in it. Both halves are the
 * same; in strips, since cairo makes copies, as large as what it draws through an edge that
 * is not straight, and as what it shows of a drawing that is kept. */
static GskRenderNode *
make_node (CanastaGround *self)
{
  g_autoptr (GPtrArray) strips = g_ptr_array_new_with_free_func (g_object_unref);
  int height = self->height * self->scale;
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  for (int top = 0; top < height; top += STRIP)
    g_ptr_array_add (strips, draw_strip (self, top, MIN (STRIP, height - top)));
  snapshot_strips (self, snapshot, strips);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) self->width, 0));
  gtk_snapshot_scale (snapshot, -1, 1);
  snapshot_strips (self, snapshot, strips);
  g_idle_add_once (give_back, NULL);
  return gtk_snapshot_free_to_node (snapshot);
}

static gboolean
settle (gpointer data)
{
  CanastaGround *self = data;

  self->settling = 0;
  canasta_ground_forget (self);
  return G_SOURCE_REMOVE;
}

static gboolean
is_as_drawn (CanastaGround *self, const CanastaTableLayout *layout, int width, int height)
{
  return width == self->width && height == self->height && layout->rim == self->rim
         && layout->form == self->form
         && gtk_widget_get_scale_factor (self->table) == self->scale;
}

/* Draws the table where there is none yet; while its size changes, plain felt does. */
static void
snapshot_table (CanastaGround *self, GtkSnapshot *snapshot, const CanastaTableLayout *layout)
{
  int width = gtk_widget_get_width (self->table), height = gtk_widget_get_height (self->table);
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  GdkRGBA felt;

  if (self->node && !is_as_drawn (self, layout, width, height))
    {
      g_clear_handle_id (&self->settling, g_source_remove);
      self->settling = g_timeout_add (SETTLING, settle, self);
      canasta_paint_get_colour (self->table, canasta_felt_get_colour (self->table, FALSE), &felt);
      gtk_snapshot_append_color (snapshot, &felt, &all);
      return;
    }
  if (!self->node)
    {
      self->width = width;
      self->height = height;
      self->rim = layout->rim;
      self->form = layout->form;
      self->scale = gtk_widget_get_scale_factor (self->table);
      self->node = make_node (self);
    }
  gtk_snapshot_append_node (snapshot, self->node);
}

/* In high contrast nothing stands on the table that says nothing. */
static void
snapshot_cup (CanastaGround *self, GtkSnapshot *snapshot, const GdkRectangle *place)
{
  int scale = gtk_widget_get_scale_factor (self->table);

  if (place->width == 0 || adw_style_manager_get_high_contrast (adw_style_manager_get_default ()))
    return;
  if (self->cup && gdk_texture_get_width (self->cup) != place->width * scale)
    g_clear_object (&self->cup);
  if (!self->cup)
    self->cup = canasta_cup_draw (place->width, place->height, scale);
  canasta_texture_paint (self->cup, self->table, snapshot,
                         &GRAPHENE_RECT_INIT ((float) place->x, (float) place->y,
                                              (float) place->width, (float) place->height));
}

/* The table, and the dark in which only the hand lies, below its near edge. */
void
canasta_ground_snapshot (CanastaGround            *self,
                         GtkSnapshot              *snapshot,
                         const CanastaTableLayout *layout)
{
  float top = (float) (layout->prompt.y + layout->prompt.height);
  float width = (float) gtk_widget_get_width (self->table);
  float height = (float) gtk_widget_get_height (self->table);
  GdkRGBA near;

  snapshot_table (self, snapshot, layout);
  snapshot_cup (self, snapshot, &layout->cup);
  canasta_paint_get_colour (self->table, "canasta_near", &near);
  gtk_snapshot_append_color (snapshot, &near, &GRAPHENE_RECT_INIT (0, top, width, height - top));
}
