/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window for the rules, where they have no room beside the table. */

#pragma once

#include "pages/guide-view.h"

G_BEGIN_DECLS

GtkWindow *canasta_guide_window_new (GtkWindow         *parent,
                                     CanastaGuideView  *view);

G_END_DECLS
