/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the rules to read are made of: texts, grids, and the keys. */

#pragma once

#include <gtk/gtk.h>

#include "guide/guide.h"

G_BEGIN_DECLS

GtkWidget  *canasta_guide_label_new (const char             *text,
                                     const char             *style);
GtkWidget  *canasta_guide_mark_new  (const char             *text);
GtkWidget  *canasta_guide_grid_new  (const CanastaGuideGrid *grid);
GtkWidget  *canasta_guide_keys_new  (void);

G_END_DECLS
