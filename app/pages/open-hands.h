/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The hands of all players but one, open. */

#pragma once

#include <adwaita.h>

#include "match/match.h"
#include "table/card-art.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_OPEN_HANDS (canasta_open_hands_get_type ())
G_DECLARE_FINAL_TYPE (CanastaOpenHands, canasta_open_hands, CANASTA, OPEN_HANDS, AdwBin)

void  canasta_open_hands_set_art (CanastaOpenHands  *self,
                                  CanastaCardArt    *art);
void  canasta_open_hands_update  (CanastaOpenHands  *self,
                                  CanastaMatch      *match,
                                  guint              viewer);

G_END_DECLS
