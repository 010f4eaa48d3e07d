/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "pages/chart.h"

#include "table/paint.h"

#define HEIGHT 12 /* in letters */
#define TEXT_SCALE 0.86

struct _CanastaChart
{
  GtkWidget parent_instance;

  CanastaChartData *data;       /* NULL until there is something to show */
};

G_DEFINE_FINAL_TYPE (CanastaChart, canasta_chart, GTK_TYPE_WIDGET)

static void
canasta_chart_dispose (GObject *object)
{
  g_clear_pointer (&CANASTA_CHART (object)->data, canasta_chart_data_free);
  G_OBJECT_CLASS (canasta_chart_parent_class)->dispose (object);
}

static void
canasta_chart_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                       int *natural, int *minimum_baseline, int *natural_baseline)
{
  int height = (int) (HEIGHT * canasta_paint_get_em (widget));

  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? height : height / 2;
  *natural = orientation == GTK_ORIENTATION_VERTICAL ? height : 2 * height;
}

static PangoLayout *
new_layout (GtkWidget *widget)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, NULL);
  PangoContext *context = pango_layout_get_context (layout);
  g_autoptr (PangoFontDescription) font =
    pango_font_description_copy (pango_context_get_font_description (context));

  pango_font_description_set_absolute_size (
    font, canasta_paint_get_em (widget) * TEXT_SCALE * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  return layout;
}

static void
canasta_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CanastaChart *self = CANASTA_CHART (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  GdkRGBA colours[CANASTA_CHART_MAX_SERIES];
  g_autoptr (PangoLayout) layout = NULL;
  cairo_t *cr;
  GdkRGBA ink;

  if (!self->data)
    return;
  layout = new_layout (widget);
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  for (guint i = 0; i < self->data->series->len; i++)
    canasta_paint_get_colour (
      widget, ((CanastaChartSeries *) g_ptr_array_index (self->data->series, i))->colour,
      &colours[i]);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  canasta_chart_draw (self->data, cr, layout, width, height, &ink, colours);
  cairo_destroy (cr);
}

static void
canasta_chart_class_init (CanastaChartClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_chart_dispose;
  widget_class->measure = canasta_chart_measure;
  widget_class->snapshot = canasta_chart_snapshot;
  gtk_widget_class_set_css_name (widget_class, "chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
canasta_chart_init (CanastaChart *self)
{
}

GtkWidget *
canasta_chart_new (void)
{
  return g_object_new (CANASTA_TYPE_CHART, NULL);
}

/**
 * canasta_chart_show:
 * @self: a chart
 * @title: what it shows
 * @data: (transfer full): the figures
 */
void
canasta_chart_show (CanastaChart *self, const char *title, CanastaChartData *data)
{
  g_autofree char *words = canasta_chart_data_describe (data);
  g_autofree char *label = g_strdup_printf ("%s. %s", title, words);

  g_clear_pointer (&self->data, canasta_chart_data_free);
  self->data = data;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
