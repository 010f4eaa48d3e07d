/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/score-pad.h"

#include <adwaita.h>
#include <math.h>

#include "rules/numbers.h"
#include "table/paint.h"
#include "table/side-shape.h"
#include "table/texture.h"
#include "turn/ledgers.h"
#include "turn/standing.h"

#define TURN -3.2      /* degrees, as it lies */
#define SHADOW 3
#define HEAD 0.09      /* the red edge at its top, of its height */
#define MARGIN 8
#define LETTERS 0.66   /* of a line */
#define SMALLEST 0.5   /* what letters shrink to before they are cut off */
#define MOST_NAMES 3   /* with more sides their signs alone have room, in two columns */
#define FOCUS_RADIUS 4
#define SIGN 1.25      /* of the size of letters: what a sign has */
#define WORD_GAP 8
#define LEANING 6      /* what it is wider for lying as it does */

/* A line of the pad. */
typedef struct
{
  guint shape;
  char *name;
  char *total;
  gboolean leads; /* before all others */
} Line;

struct _CanastaScorePad
{
  GtkButton parent_instance;

  Line lines[CANASTA_MAX_SEATS];
  guint n_lines;
  char *target;        /* how far the match goes */
  int wanted;          /* how wide it would like to be, or 0 before that was measured */
  GdkTexture *texture; /* as it lies, or NULL */
  int width;           /* … drawn for this */
  int height;
  int scale;
};

G_DEFINE_FINAL_TYPE (CanastaScorePad, canasta_score_pad, GTK_TYPE_BUTTON)

/* Drawing. */

static void
set_colour (CanastaScorePad *self, cairo_t *cr, const char *name, double alpha)
{
  GdkRGBA colour;

  canasta_paint_get_colour (GTK_WIDGET (self), name, &colour);
  cairo_set_source_rgba (cr, colour.red, colour.green, colour.blue, colour.alpha * alpha);
}

/* Room for a text within a line. */
typedef struct
{
  double x;
  double y;
  double width;
  double height;
} Slot;

/* How large letters are in a line of this height. */
static double
get_size (CanastaScorePad *self, double height)
{
  return MIN (LETTERS * height, canasta_paint_get_em (GTK_WIDGET (self)));
}

static PangoLayout *
lay (CanastaScorePad *self, const char *text, double size, gboolean bold)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_size_new_absolute ((int) (size * PANGO_SCALE)));
  if (bold)
    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attributes);
  return layout;
}

static int
measure (CanastaScorePad *self, const char *text, double size)
{
  g_autoptr (PangoLayout) layout = lay (self, text, size, TRUE);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

static int
measure_widest_total (CanastaScorePad *self, double size)
{
  int widest = 0;

  for (guint i = 0; i < self->n_lines; i++)
    widest = MAX (widest, measure (self, self->lines[i].total, size));
  return widest;
}

/* A text in its slot, smaller where it would not fit; returns how wide it is. */
static double
write_text (CanastaScorePad *self, cairo_t *cr, const char *text, const Slot *slot, double size,
            double align, gboolean bold)
{
  g_autoptr (PangoLayout) layout = lay (self, text, size, bold);
  double fit;
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  fit = CLAMP (slot->width / MAX (width, 1), SMALLEST, 1);
  if (fit * width > slot->width)
    {
      pango_layout_set_width (layout, (int) (slot->width / fit * PANGO_SCALE));
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
      width = (int) (slot->width / fit);
    }
  cairo_save (cr);
  cairo_translate (cr, slot->x + align * (slot->width - fit * width),
                   slot->y + (slot->height - fit * height) / 2);
  cairo_scale (cr, fit, fit);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
  return fit * width;
}

/* Somebody has underlined whoever is ahead. */
static void
underline (CanastaScorePad *self, cairo_t *cr, const Slot *slot, double width)
{
  double right = slot->x + slot->width, foot = slot->y + 0.88 * slot->height;

  set_colour (self, cr, "canasta_pad_red", 1);
  cairo_set_line_width (cr, 1.8);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (cr, right - width - 3, foot);
  cairo_curve_to (cr, right - 0.6 * width, foot + 2, right - 0.3 * width, foot - 1, right + 3,
                  foot - 0.5);
  cairo_stroke (cr);
}

static void
draw_line (CanastaScorePad *self, cairo_t *cr, const Line *line, const Slot *slot, double size,
           gboolean named)
{
  Slot sign = { slot->x, slot->y, SIGN * size, slot->height };
  Slot total = { sign.x + sign.width, slot->y, slot->width - sign.width, slot->height };
  Slot name = { total.x, slot->y, total.width - measure (self, line->total, size) - WORD_GAP,
                slot->height };
  GdkRGBA cloth;
  double width;

  canasta_side_shape_get_colour (GTK_WIDGET (self), line->shape, TRUE, &cloth);
  gdk_cairo_set_source_rgba (cr, &cloth);
  write_text (self, cr, canasta_side_shape_get_sign (line->shape), &sign, size, 0.5,
              TRUE);
  set_colour (self, cr, "canasta_ink", 1);
  if (named)
    {
      width = write_text (self, cr, line->name, &name, size, 0, TRUE);
      total.x += width + WORD_GAP;
      total.width -= width + WORD_GAP;
    }
  width = write_text (self, cr, line->total, &total, size, 1, TRUE);
  if (line->leads)
    underline (self, cr, &total, width);
}

/* Paper with its red edge, ruled in so many lines. */
static void
draw_paper (CanastaScorePad *self, cairo_t *cr, double width, double height, guint n_rows)
{
  double head = HEAD * height, row = (height - head) / n_rows;

  set_colour (self, cr, "canasta_shade", 0.35);
  cairo_rectangle (cr, SHADOW, SHADOW, width, height);
  cairo_fill (cr);
  set_colour (self, cr, "canasta_pad", 1);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_fill_preserve (cr);
  set_colour (self, cr, "canasta_ink", 0.8);
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
  set_colour (self, cr, "canasta_pad_red", 1);
  cairo_rectangle (cr, 0.6, 0.6, width - 1.2, head);
  cairo_fill (cr);
  set_colour (self, cr, "canasta_pad_rule", 1);
  cairo_set_line_width (cr, 1);
  for (guint i = 1; i < n_rows; i++)
    {
      cairo_move_to (cr, 4, head + i * row);
      cairo_line_to (cr, width - 4, head + i * row);
    }
  cairo_stroke (cr);
}

static void
draw_pad (CanastaScorePad *self, cairo_t *cr, double width, double height)
{
  gboolean named = self->n_lines <= MOST_NAMES;
  gboolean has_target = self->n_lines < MOST_NAMES;
  guint n_columns = named ? 1 : 2;
  guint n_rows = (self->n_lines + n_columns - 1) / n_columns + has_target;
  double head = HEAD * height, row = (height - head) / n_rows;
  double column = (width - MARGIN) / n_columns;
  double size = get_size (self, row);
  Slot target = { MARGIN, height - row, width - 2 * MARGIN, row };

  /* All totals beside nothing but signs have letters of one size. */
  if (!named)
    size = MIN (size, (column - MARGIN) / (SIGN + measure_widest_total (self, size) / size));
  draw_paper (self, cr, width, height, n_rows);
  for (guint i = 0; i < self->n_lines; i++)
    {
      Slot slot = { MARGIN + (i % n_columns) * column, head + (i / n_columns) * row,
                    column - MARGIN, row };

      draw_line (self, cr, &self->lines[i], &slot, size, named);
    }
  if (!has_target)
    return;
  set_colour (self, cr, "canasta_ink", 0.75);
  write_text (self, cr, self->target, &target, get_size (self, row), 0, FALSE);
}

static gboolean
lies_straight (void)
{
  return adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
}

/* So large that it fills its place as it lies. */
static void
draw (CanastaScorePad *self)
{
  double angle = lies_straight () ? 0 : TURN * G_PI / 180;
  double width = self->width - 2 * SHADOW, height = self->height - 2 * SHADOW;
  double inner_width = width - fabs (sin (angle)) * height;
  double inner_height = height - fabs (sin (angle)) * width;
  cairo_surface_t *surface = cairo_image_surface_create (
    CAIRO_FORMAT_ARGB32, self->width * self->scale, self->height * self->scale);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, self->scale, self->scale);
  cairo_translate (cr, self->width / 2.0, self->height / 2.0);
  cairo_rotate (cr, angle);
  cairo_translate (cr, -inner_width / 2, -inner_height / 2);
  draw_pad (self, cr, inner_width, inner_height);
  cairo_destroy (cr);
  self->texture = canasta_texture_take (surface);
}

static void
forget_texture (CanastaScorePad *self)
{
  g_clear_object (&self->texture);
  self->wanted = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
canasta_score_pad_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CanastaScorePad *self = CANASTA_SCORE_PAD (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  int scale = gtk_widget_get_scale_factor (widget);
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);

  if (self->n_lines == 0 || width == 0 || height == 0)
    return;
  if (width != self->width || height != self->height || scale != self->scale)
    g_clear_object (&self->texture);
  self->width = width;
  self->height = height;
  self->scale = scale;
  if (!self->texture)
    draw (self);
  canasta_texture_paint (self->texture, widget, snapshot, &all);
  if (gtk_widget_has_visible_focus (widget))
    canasta_paint_focus (widget, snapshot, &all, FOCUS_RADIUS);
}

/* Other colours or letters. */
static void
canasta_score_pad_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (canasta_score_pad_parent_class)->css_changed (widget, change);
  forget_texture (CANASTA_SCORE_PAD (widget));
}

/* The lines. */

static void
clear_lines (CanastaScorePad *self)
{
  while (self->n_lines > 0)
    {
      Line *line = &self->lines[--self->n_lines];

      g_clear_pointer (&line->name, g_free);
      g_clear_pointer (&line->total, g_free);
    }
  g_clear_pointer (&self->target, g_free);
}

static gboolean
is_ahead (const CanastaBoard *board, const guint *ledgers, guint n, guint ledger)
{
  for (guint i = 0; i < n; i++)
    if (ledgers[i] != ledger && board->totals[ledgers[i]] >= board->totals[ledger])
      return FALSE;
  return TRUE;
}

/**
 * canasta_score_pad_update:
 * @self: a score pad
 * @turn: whose totals it shows
 */
void
canasta_score_pad_update (CanastaScorePad *self, CanastaTurn *turn)
{
  const CanastaObservation *observation = canasta_turn_get_observation (turn);
  const CanastaBoard *board = &observation->board;
  g_autofree char *sentence = canasta_standing_say (turn);
  guint ledgers[CANASTA_MAX_SEATS];
  guint n = canasta_ledgers_list (observation->table, board, observation->seat, ledgers);

  clear_lines (self);
  for (guint i = 0; i < n; i++)
    self->lines[self->n_lines++] = (Line){
      .shape = canasta_standing_find_shape (turn, ledgers[i]),
      .name = canasta_standing_say_ledger (turn, ledgers[i]),
      .total = canasta_number_format (board->totals[ledgers[i]]),
      .leads = is_ahead (board, ledgers, n, ledgers[i]),
    };
  self->target = canasta_standing_say_target (observation->table);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence,
                                  -1);
  forget_texture (self);
}

/* How wide it would like to be, so that all its words are as large as they can be. */
int
canasta_score_pad_get_wanted_width (CanastaScorePad *self)
{
  double size = canasta_paint_get_em (GTK_WIDGET (self));

  if (self->wanted > 0)
    return self->wanted;
  if (self->n_lines > MOST_NAMES)
    self->wanted = 2 * (measure_widest_total (self, size) + MARGIN + (int) ceil (SIGN * size));
  else
    {
      for (guint i = 0; i < self->n_lines; i++)
        self->wanted = MAX (self->wanted, measure (self, self->lines[i].name, size)
                                            + measure (self, self->lines[i].total, size));
      self->wanted += (int) (SIGN * size) + WORD_GAP + MARGIN;
    }
  self->wanted += MARGIN + 2 * SHADOW + LEANING;
  return self->wanted;
}

/* The class. */

static void
canasta_score_pad_finalize (GObject *object)
{
  CanastaScorePad *self = CANASTA_SCORE_PAD (object);

  clear_lines (self);
  g_clear_object (&self->texture);
  G_OBJECT_CLASS (canasta_score_pad_parent_class)->finalize (object);
}

static void
canasta_score_pad_class_init (CanastaScorePadClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = canasta_score_pad_finalize;
  widget_class->snapshot = canasta_score_pad_snapshot;
  widget_class->css_changed = canasta_score_pad_css_changed;
  gtk_widget_class_set_css_name (widget_class, "score-pad");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
canasta_score_pad_init (CanastaScorePad *self)
{
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "win.scores");
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast",
                           G_CALLBACK (forget_texture), self, G_CONNECT_SWAPPED);
}

GtkWidget *
canasta_score_pad_new (void)
{
  return g_object_new (CANASTA_TYPE_SCORE_PAD, NULL);
}
