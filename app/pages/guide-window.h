/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of any table, to be read, and a window for them where they have no room beside
 * the table. */

#pragma once

#include "pages/guide-view.h"
#include "variants/registry.h"

G_BEGIN_DECLS

CanastaGuideView  *canasta_guide_window_new_view (const CanastaTable  *table,
                                                  CanastaRegistry     *registry,
                                                  CanastaCardArt      *art);
GtkWindow         *canasta_guide_window_new      (GtkWindow           *parent,
                                                  CanastaGuideView    *view);

G_END_DECLS
