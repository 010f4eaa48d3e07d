/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What stands beside the table: the score sheet and the moves. */

#pragma once

#include <adwaita.h>

#include "session/session.h"
#include "table/card-art.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_SIDE_PANEL (canasta_side_panel_get_type ())
G_DECLARE_FINAL_TYPE (CanastaSidePanel, canasta_side_panel, CANASTA, SIDE_PANEL, AdwBin)

void  canasta_side_panel_update (CanastaSidePanel  *self,
                                 CanastaSession    *session,
                                 CanastaCardArt    *art,
                                 GSettings         *settings);
void  canasta_side_panel_forget (CanastaSidePanel  *self);

G_END_DECLS
