/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a round was for a side: its points, its canastas as they lay on the table,
 * and how far its total has come. */

#pragma once

#include <adwaita.h>

#include "match/match.h"
#include "table/card-art.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_SIDE_RESULT (canasta_side_result_get_type ())
G_DECLARE_FINAL_TYPE (CanastaSideResult, canasta_side_result, CANASTA, SIDE_RESULT, AdwBin)

GtkWidget  *canasta_side_result_new  (CanastaCardArt  *art,
                                      CanastaMatch    *match,
                                      guint            viewer,
                                      guint            place);

gboolean    canasta_side_result_won  (CanastaMatch    *match,
                                      guint            ledger);

G_END_DECLS
