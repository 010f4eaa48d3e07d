/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log: one sentence an action, the newest last. */

#pragma once

#include <adwaita.h>

#include "match/match.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_MOVE_LIST (canasta_move_list_get_type ())
G_DECLARE_FINAL_TYPE (CanastaMoveList, canasta_move_list, CANASTA, MOVE_LIST, AdwBin)

GtkWidget  *canasta_move_list_new    (void);
void        canasta_move_list_update (CanastaMoveList *self,
                                      CanastaMatch    *match,
                                      guint            viewer);

G_END_DECLS
