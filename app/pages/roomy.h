/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pages that show more when there is much room: their text grows, and with it
 * whatever is measured in letters. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void  canasta_roomy_follow (GtkScrolledWindow  *ground);

G_END_DECLS
