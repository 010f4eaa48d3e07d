/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every point is a button as high as the curve, so that it is easily hit, and has
 * its value for a name. Tab goes past the curve as a whole, arrow keys go from point
 * to point. */
#include "config.h"

#include "pages/worth-curve.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "rules/numbers.h"
#include "table/paint.h"

#define HEIGHT 220
#define PADDING 10
#define GAP 6                   /* between a number and what it belongs to */
#define LEAST_STEP 4            /* from point to point */
#define LINES 5                 /* how many lines there are at most across the curve */
#define TICK_WIDTH 34           /* from one number of a turn to the next, at least */

/* What is shown of a turn. */
typedef struct
{
  GtkWidget *button;
  int worth;
  CanastaWorthMark mark;
} Point;

struct _CanastaWorthCurve
{
  GtkWidget parent_instance;

  GArray *points;               /* of Point; the first one is the beginning */
};

G_DEFINE_FINAL_TYPE (CanastaWorthCurve, canasta_worth_curve, GTK_TYPE_WIDGET)

/* Where everything is. */
typedef struct
{
  graphene_rect_t area;         /* where the points are */
  double step;                  /* from one to the next */
  int low;                      /* what the lower edge is worth */
  int high;
  int line;                     /* from line to line, in points */
} Plan;

static const Point *
get_point (CanastaWorthCurve *self, guint index)
{
  return &g_array_index (self->points, Point, index);
}

/* 1, 2 or 5, and noughts. */
static int
round_line (double least)
{
  int line = 1;

  while (TRUE)
    {
      if (line >= least)
        return line;
      if (2 * line >= least)
        return 2 * line;
      if (5 * line >= least)
        return 5 * line;
      line *= 10;
    }
}

static void
measure_text (GtkWidget *widget, const char *text, int *width, int *height)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);

  pango_layout_get_pixel_size (layout, width, height);
}

/* Nothing is always among the values, so that one sees what is ahead and what is
 * behind. */
static void
find_range (CanastaWorthCurve *self, Plan *plan)
{
  int low = 0;
  int high = 0;

  for (guint i = 0; i < self->points->len; i++)
    {
      low = MIN (low, get_point (self, i)->worth);
      high = MAX (high, get_point (self, i)->worth);
    }
  plan->line = round_line (MAX (high - low, LINES) / (double) LINES);
  plan->low = (int) floor (low / (double) plan->line) * plan->line;
  plan->high = (int) ceil (high / (double) plan->line) * plan->line;
  if (plan->low == plan->high)
    plan->high += plan->line;
}

static void
make_plan (CanastaWorthCurve *self, Plan *plan)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double left = 0;
  int width, height = 0;

  find_range (self, plan);
  for (int worth = plan->low; worth <= plan->high; worth += plan->line)
    {
      g_autofree char *text = canasta_number_format_signed (worth);

      measure_text (widget, text, &width, &height);
      left = MAX (left, width);
    }
  left += PADDING + GAP;
  graphene_rect_init (&plan->area, left, PADDING + height / 2.0,
                      MAX (gtk_widget_get_width (widget) - left - PADDING, 1),
                      MAX (gtk_widget_get_height (widget) - 2 * PADDING - GAP - 1.5 * height, 1));
  plan->step = plan->area.size.width / MAX (self->points->len, 1);
}

static double
get_x (const Plan *plan, guint index)
{
  return plan->area.origin.x + (index + 0.5) * plan->step;
}

static double
get_y (const Plan *plan, int worth)
{
  return plan->area.origin.y
         + plan->area.size.height * (plan->high - worth) / (double) (plan->high - plan->low);
}

/* Drawing. */

static void
snapshot_line (CanastaWorthCurve *self, GtkSnapshot *snapshot, const Plan *plan, int worth,
               const GdkRGBA *colour)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double y = round (get_y (plan, worth));
  GdkRGBA faint = *colour;
  g_autofree char *text = canasta_number_format_signed (worth);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  int width, height;

  faint.alpha = worth == 0 ? 0.7F : 0.22F;
  gtk_snapshot_append_color (snapshot, &faint,
                             &GRAPHENE_RECT_INIT (plan->area.origin.x, y, plan->area.size.width,
                                                  1));
  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (plan->area.origin.x - GAP - width,
                                                          y - height / 2.0));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

/* The number of a turn below it, where there is room; the beginning has none. */
static void
snapshot_turns (CanastaWorthCurve *self, GtkSnapshot *snapshot, const Plan *plan,
                const GdkRGBA *colour)
{
  int every = round_line (TICK_WIDTH / plan->step);

  for (guint i = every; i < self->points->len; i += every)
    {
      g_autofree char *text = g_strdup_printf ("%u", i);
      g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
      int width, height;

      pango_layout_get_pixel_size (layout, &width, &height);
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (
        get_x (plan, i) - width / 2.0, plan->area.origin.y + plan->area.size.height + GAP));
      gtk_snapshot_append_layout (snapshot, layout, colour);
      gtk_snapshot_restore (snapshot);
    }
}

static void
snapshot_curve (CanastaWorthCurve *self, GtkSnapshot *snapshot, const Plan *plan,
                const GdkRGBA *colour)
{
  graphene_rect_t bounds;
  cairo_t *cr;

  graphene_rect_inset_r (&plan->area, -2, -2, &bounds);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  for (guint i = 0; i < self->points->len; i++)
    cairo_line_to (cr, get_x (plan, i), get_y (plan, get_point (self, i)->worth));
  cairo_set_line_width (cr, 2);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

/* A triangle that points down to the point. */
static void
snapshot_costly (GtkSnapshot *snapshot, double x, double y, double size, const GdkRGBA *colour)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (x - size, y - 3 * size, 2 * size, 2 * size);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  cairo_move_to (cr, x - size, y - 2.6 * size);
  cairo_line_to (cr, x + size, y - 2.6 * size);
  cairo_line_to (cr, x, y - size);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_fill (cr);
  cairo_destroy (cr);
}

static void
snapshot_points (CanastaWorthCurve *self, GtkSnapshot *snapshot, const Plan *plan,
                 const GdkRGBA *colour)
{
  double size = CLAMP (plan->step / 3, 1.5, 5);
  GdkRGBA costly;

  canasta_paint_get_colour (GTK_WIDGET (self), "canasta_notice", &costly);
  for (guint i = 0; i < self->points->len; i++)
    {
      const Point *point = get_point (self, i);
      double x = get_x (plan, i);
      double y = get_y (plan, point->worth);

      canasta_paint_disc (snapshot, x, y,
                          point->mark == CANASTA_WORTH_MARK_PLAIN ? size / 2 : size, colour);
      if (point->mark == CANASTA_WORTH_MARK_COSTLY)
        snapshot_costly (snapshot, x, y, 6, &costly);
    }
}

static void
canasta_worth_curve_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CanastaWorthCurve *self = CANASTA_WORTH_CURVE (widget);
  GdkRGBA text, curve;
  Plan plan;

  make_plan (self, &plan);
  canasta_paint_get_colour (widget, "canasta_felt_text", &text);
  canasta_paint_get_colour (widget, "canasta_side_own", &curve);
  for (int worth = plan.low; worth <= plan.high; worth += plan.line)
    snapshot_line (self, snapshot, &plan, worth, &text);
  snapshot_turns (self, snapshot, &plan, &text);
  GTK_WIDGET_CLASS (canasta_worth_curve_parent_class)->snapshot (widget, snapshot);
  snapshot_curve (self, snapshot, &plan, &curve);
  snapshot_points (self, snapshot, &plan, &curve);
}

/* The room. */

static void
canasta_worth_curve_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  CanastaWorthCurve *self = CANASTA_WORTH_CURVE (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = (int) (HEIGHT * canasta_paint_get_growth (widget));
  else
    *minimum = *natural = 2 * PADDING + (int) self->points->len * LEAST_STEP;
}

/* The columns have no gaps between them. */
static void
canasta_worth_curve_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CanastaWorthCurve *self = CANASTA_WORTH_CURVE (widget);
  Plan plan;

  make_plan (self, &plan);
  for (guint i = 0; i < self->points->len; i++)
    {
      int left = (int) round (plan.area.origin.x + i * plan.step);
      int right = (int) round (plan.area.origin.x + (i + 1) * plan.step);

      gtk_widget_size_allocate (get_point (self, i)->button,
                                &(GtkAllocation){ left, (int) plan.area.origin.y - PADDING,
                                                  MAX (right - left, 1),
                                                  (int) plan.area.size.height + 2 * PADDING },
                                -1);
    }
}

static gboolean
canasta_worth_curve_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *current = gtk_widget_get_focus_child (widget);
  GtkWidget *next = NULL;

  if (!current)
    next = gtk_widget_get_first_child (widget);
  else if (direction == GTK_DIR_LEFT)
    next = gtk_widget_get_prev_sibling (current);
  else if (direction == GTK_DIR_RIGHT)
    next = gtk_widget_get_next_sibling (current);
  else
    return FALSE;
  if (next)
    gtk_widget_grab_focus (next);
  return next || current;
}

/* The curve itself. */

static void
canasta_worth_curve_dispose (GObject *object)
{
  canasta_worth_curve_clear (CANASTA_WORTH_CURVE (object));
  G_OBJECT_CLASS (canasta_worth_curve_parent_class)->dispose (object);
}

static void
canasta_worth_curve_finalize (GObject *object)
{
  g_array_unref (CANASTA_WORTH_CURVE (object)->points);
  G_OBJECT_CLASS (canasta_worth_curve_parent_class)->finalize (object);
}

static void
canasta_worth_curve_class_init (CanastaWorthCurveClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_worth_curve_dispose;
  G_OBJECT_CLASS (class)->finalize = canasta_worth_curve_finalize;
  widget_class->measure = canasta_worth_curve_measure;
  widget_class->size_allocate = canasta_worth_curve_size_allocate;
  widget_class->snapshot = canasta_worth_curve_snapshot;
  widget_class->focus = canasta_worth_curve_focus;
  gtk_widget_class_set_css_name (widget_class, "worth-curve");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
canasta_worth_curve_init (CanastaWorthCurve *self)
{
  self->points = g_array_new (FALSE, TRUE, sizeof (Point));
}

GtkWidget *
canasta_worth_curve_new (void)
{
  return g_object_new (CANASTA_TYPE_WORTH_CURVE, NULL);
}

void
canasta_worth_curve_clear (CanastaWorthCurve *self)
{
  for (guint i = 0; i < self->points->len; i++)
    gtk_widget_unparent (get_point (self, i)->button);
  g_array_set_size (self->points, 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * canasta_worth_curve_add:
 * @self: a curve
 * @title: what the next point is
 * @worth: its value
 * @note: (nullable): what else is to be said of it, a sentence
 * @mark: how it looks
 * @action: what shows its moment
 * @step: for which step
 */
void
canasta_worth_curve_add (CanastaWorthCurve *self, const char *title, int worth,
                         const char *note, CanastaWorthMark mark, const char *action, guint step)
{
  g_autofree char *points = canasta_number_format_signed (worth);
  /* Translators: what points are for, how many, and a sentence about it. */
  g_autofree char *name = note ? g_strdup_printf (C_("points", "%1$s: %2$s. %3$s"), title, points,
                                                  note)
                               : g_strdup_printf (C_("points", "%1$s: %2$s"), title, points);
  Point point = { .button = gtk_button_new (), .worth = worth, .mark = mark };

  gtk_accessible_update_property (GTK_ACCESSIBLE (point.button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
  gtk_widget_set_tooltip_text (point.button, name);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (point.button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (point.button), "u", step);
  gtk_widget_set_parent (point.button, GTK_WIDGET (self));
  g_array_append_val (self->points, point);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
