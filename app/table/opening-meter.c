/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far an opening is from its minimum, and how far what is chosen would bring it. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "table/opening-meter.h"

#include "rules/numbers.h"
#include "table/paint.h"

#define HEIGHT 24
#define TEXT_SIZE 0.9
#define STRIPE 5 /* of the hatched part, along the bar */

struct _CanastaOpeningMeter
{
  GtkWidget parent_instance;

  CanastaOpening opening;
  int chosen; /* what the chosen cards would add to its points */
  char *text;
};

G_DEFINE_FINAL_TYPE (CanastaOpeningMeter, canasta_opening_meter, GTK_TYPE_WIDGET)

static void
canasta_opening_meter_measure (GtkWidget      *widget,
                               GtkOrientation  orientation,
                               int             for_size,
                               int            *minimum,
                               int            *natural,
                               int            *minimum_baseline,
                               int            *natural_baseline)
{
  CanastaOpeningMeter *self = CANASTA_OPENING_METER (widget);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, self->text);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 60 : MAX (HEIGHT, height + 4);
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MAX (width + 20, 60) : *minimum;
}

/* How much of the bar so many points fill. */
static float
get_part (CanastaOpeningMeter *self, int points)
{
  if (self->opening.minimum <= 0)
    return 1;
  return (float) CLAMP (points / (double) self->opening.minimum, 0, 1);
}

/* What is not laid out yet is seen through. */
static void
hatch (GtkSnapshot           *snapshot,
       const graphene_rect_t *area,
       const GdkRGBA         *fill,
       const GdkRGBA         *ground)
{
  const GskColorStop stops[] = { { 0, *fill }, { 0.5, *fill }, { 0.5, *ground }, { 1, *ground } };
  graphene_point_t start = area->origin;
  graphene_point_t end = GRAPHENE_POINT_INIT (start.x + STRIPE, start.y + STRIPE);

  gtk_snapshot_append_repeating_linear_gradient (snapshot, area, &start, &end, stops,
                                                 G_N_ELEMENTS (stops));
}

static void
canasta_opening_meter_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CanastaOpeningMeter *self = CANASTA_OPENING_METER (widget);
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  graphene_rect_t bar = GRAPHENE_RECT_INIT (0, 0, width, height);
  float part = get_part (self, self->opening.points);
  float whole = get_part (self, self->opening.points + self->chosen);
  GskRoundedRect pill;
  GdkRGBA ground, fill, ink;

  canasta_paint_get_colour (widget, "canasta_paper", &ground);
  canasta_paint_get_colour (widget, part < 1 ? "canasta_meter" : "canasta_meter_full", &fill);
  canasta_paint_get_colour (widget, "canasta_ink", &ink);
  gsk_rounded_rect_init_from_rect (&pill, &bar, height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &pill);
  gtk_snapshot_append_color (snapshot, &ground, &bar);
  gtk_snapshot_append_color (snapshot, &fill, &GRAPHENE_RECT_INIT (0, 0, width * part, height));
  if (whole > part)
    hatch (snapshot, &GRAPHENE_RECT_INIT (width * part, 0, width * (whole - part), height), &fill,
           &ground);
  gtk_snapshot_pop (snapshot);
  canasta_paint_text (widget, snapshot, self->text, TEXT_SIZE, TRUE, &bar, &ink);
}

static void
canasta_opening_meter_finalize (GObject *object)
{
  g_free (CANASTA_OPENING_METER (object)->text);
  G_OBJECT_CLASS (canasta_opening_meter_parent_class)->finalize (object);
}

static void
canasta_opening_meter_class_init (CanastaOpeningMeterClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = canasta_opening_meter_finalize;
  widget_class->measure = canasta_opening_meter_measure;
  widget_class->snapshot = canasta_opening_meter_snapshot;
  gtk_widget_class_set_css_name (widget_class, "opening");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_METER);
}

static void
canasta_opening_meter_init (CanastaOpeningMeter *self)
{
}

GtkWidget *
canasta_opening_meter_new (void)
{
  return g_object_new (CANASTA_TYPE_OPENING_METER, NULL);
}

/* "Opening 30 / 50", and with chosen cards "Opening 30 + 20 / 50". */
static char *
say (const CanastaOpening *opening, int chosen)
{
  g_autofree char *points = canasta_number_format (opening->points);
  g_autofree char *minimum = canasta_number_format (opening->minimum);
  g_autofree char *more = canasta_number_format (chosen);

  if (chosen > 0)
    /* Translators: points laid out, what the chosen cards would add to them, and points needed
     * for a side's first meld. */
    return g_strdup_printf (_("Opening %1$s + %2$s / %3$s"), points, more, minimum);
  /* Translators: points laid out, and points needed for a side's first meld. */
  return g_strdup_printf (_("Opening %1$s / %2$s"), points, minimum);
}

/**
 * canasta_opening_meter_update:
 * @self: a meter
 * @opening: how far the side is from opening
 * @chosen: what chosen cards would add to that if they were laid out
 */
void
canasta_opening_meter_update (CanastaOpeningMeter *self, const CanastaOpening *opening, int chosen)
{
  self->opening = *opening;
  self->chosen = chosen;
  g_free (self->text);
  self->text = say (opening, chosen);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, self->text,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) opening->minimum,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) opening->points,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, self->text, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
