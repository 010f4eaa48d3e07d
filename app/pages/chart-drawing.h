/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Curves and bars, drawn the same on the screen and on paper. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* As many as there are sides. */
#define CANASTA_CHART_MAX_SERIES 6

typedef enum
{
  CANASTA_CHART_CURVES,
  CANASTA_CHART_BARS,
} CanastaChartKind;

/**
 * CanastaChartSeries:
 * @title: whose values these are
 * @sign: (nullable): what marks them, beside the colour
 * @colour: the name of the colour on the screen
 * @values: of double: the values, by place
 */
typedef struct
{
  char *title;
  const char *sign;
  const char *colour;
  GArray *values;
} CanastaChartSeries;

/**
 * CanastaChartData:
 * @kind: how it is drawn
 * @labels: of char *: what stands under the places; none, or one a place
 * @series: of CanastaChartSeries
 */
typedef struct
{
  CanastaChartKind kind;
  GPtrArray *labels;
  GPtrArray *series;
} CanastaChartData;

CanastaChartData    *canasta_chart_data_new        (CanastaChartKind         kind);
void                 canasta_chart_data_free       (CanastaChartData        *self);
CanastaChartSeries  *canasta_chart_data_add_series (CanastaChartData        *self,
                                                    const char              *title,
                                                    const char              *sign,
                                                    const char              *colour);
void                 canasta_chart_data_add_label  (CanastaChartData        *self,
                                                    const char              *label);
void                 canasta_chart_series_add      (CanastaChartSeries      *self,
                                                    double                   value);
guint                canasta_chart_data_count      (const CanastaChartData  *self);
char                *canasta_chart_data_describe   (const CanastaChartData  *self);

void                 canasta_chart_draw            (const CanastaChartData  *data,
                                                    cairo_t                 *cr,
                                                    PangoLayout             *layout,
                                                    double                   width,
                                                    double                   height,
                                                    const GdkRGBA           *ink,
                                                    const GdkRGBA           *colours);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaChartData, canasta_chart_data_free)

G_END_DECLS
