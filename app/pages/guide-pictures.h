/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards and melds to look at beside the rules. */

#pragma once

#include <gtk/gtk.h>

#include "rules/table.h"
#include "table/card-art.h"

G_BEGIN_DECLS

GtkWidget  *canasta_guide_pictures_new  (CanastaCardArt      *art,
                                         const CanastaTable  *table,
                                         const char          *section);

G_END_DECLS
