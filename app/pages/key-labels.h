/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys as they are shown beside what they are for. */

#pragma once

#include <gtk/gtk.h>

#include "turn/keys.h"

G_BEGIN_DECLS

GtkWidget  *canasta_key_labels_new      (const CanastaKey  *keys,
                                         guint              n);
void        canasta_key_labels_describe (GtkWidget         *labels,
                                         GtkWidget         *widget);

G_END_DECLS
