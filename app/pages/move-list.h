/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log: the turns of the round, each with its player, the newest last. */

#pragma once

#include <adwaita.h>

#include "match/match.h"
#include "table/card-art.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_MOVE_LIST (canasta_move_list_get_type ())
G_DECLARE_FINAL_TYPE (CanastaMoveList, canasta_move_list, CANASTA, MOVE_LIST, AdwBin)

GtkWidget  *canasta_move_list_new        (void);
void        canasta_move_list_set_people (CanastaMoveList  *self,
                                          CanastaCardArt   *art,
                                          const guint      *portraits);
void        canasta_move_list_clear      (CanastaMoveList  *self);
void        canasta_move_list_update     (CanastaMoveList  *self,
                                          CanastaMatch     *match,
                                          guint             viewer,
                                          guint             looker);
gboolean    canasta_move_list_is_empty   (CanastaMoveList  *self);

G_END_DECLS
