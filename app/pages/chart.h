/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Curves or bars in the window. For a screen reader they are a picture that says all
 * its figures. */
#pragma once

#include "pages/chart-drawing.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_CHART (canasta_chart_get_type ())
G_DECLARE_FINAL_TYPE (CanastaChart, canasta_chart, CANASTA, CHART, GtkWidget)

GtkWidget  *canasta_chart_new  (void);
void        canasta_chart_show (CanastaChart      *self,
                                const char        *title,
                                CanastaChartData  *data);

G_END_DECLS
