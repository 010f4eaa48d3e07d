/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far an opening is from its minimum. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "table/opening-meter.h"

#include "rules/numbers.h"
#include "table/paint.h"

#define HEIGHT 24
#define TEXT_SIZE 0.9

struct _CanastaOpeningMeter
{
  GtkWidget parent_instance;

  CanastaOpening opening;
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

static void
canasta_opening_meter_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CanastaOpeningMeter *self = CANASTA_OPENING_METER (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  graphene_rect_t bar = GRAPHENE_RECT_INIT (0, 0, width, height);
  double part = 1;
  GskRoundedRect pill;
  GdkRGBA ground, fill, ink;

  if (self->opening.minimum > 0)
    part = CLAMP (self->opening.points / (double) self->opening.minimum, 0, 1);
  canasta_paint_get_colour (widget, "canasta_paper", &ground);
  canasta_paint_get_colour (widget, part < 1 ? "canasta_meter" : "canasta_meter_full", &fill);
  canasta_paint_get_colour (widget, "canasta_ink", &ink);
  gsk_rounded_rect_init_from_rect (&pill, &bar, height / 2.0);
  gtk_snapshot_push_rounded_clip (snapshot, &pill);
  gtk_snapshot_append_color (snapshot, &ground, &bar);
  gtk_snapshot_append_color (snapshot, &fill, &GRAPHENE_RECT_INIT (0, 0, width * part, height));
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

void
canasta_opening_meter_update (CanastaOpeningMeter *self, const CanastaOpening *opening)
{
  g_autofree char *points = canasta_number_format (opening->points);
  g_autofree char *minimum = canasta_number_format (opening->minimum);

  self->opening = *opening;
  g_free (self->text);
  /* Translators: points laid out, and points needed for a side's first meld. */
  self->text = g_strdup_printf (_("Opening %1$s / %2$s"), points, minimum);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, self->text,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) opening->minimum,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) opening->points,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, self->text, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
