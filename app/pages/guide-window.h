/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules in force, to read: a window beside the game. */

#pragma once

#include <adwaita.h>

#include "rules/table.h"
#include "table/card-art.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_GUIDE_WINDOW (canasta_guide_window_get_type ())
G_DECLARE_FINAL_TYPE (CanastaGuideWindow, canasta_guide_window, CANASTA, GUIDE_WINDOW, AdwWindow)

CanastaGuideWindow *canasta_guide_window_new       (GtkWindow           *parent,
                                                    const CanastaTable  *table,
                                                    CanastaRules        *standard,
                                                    const char          *name,
                                                    CanastaCardArt      *art);
void                canasta_guide_window_show_rule (CanastaGuideWindow  *self,
                                                    const char          *rule);

G_END_DECLS
