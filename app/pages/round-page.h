/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sheet after a round: what it was worth, row by row, and what all rounds
 * were. */

#pragma once

#include <adwaita.h>

#include "session/session.h"
#include "table/card-art.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_ROUND_PAGE (canasta_round_page_get_type ())
G_DECLARE_FINAL_TYPE (CanastaRoundPage, canasta_round_page, CANASTA, ROUND_PAGE, AdwBin)

void        canasta_round_page_set_up      (CanastaRoundPage *self,
                                            GSettings        *settings,
                                            CanastaCardArt   *art);
void        canasta_round_page_update      (CanastaRoundPage *self,
                                            CanastaSession   *session);
const char *canasta_round_page_get_end     (CanastaRoundPage *self);
const char *canasta_round_page_get_summary (CanastaRoundPage *self);
void        canasta_round_page_focus       (CanastaRoundPage *self);

G_END_DECLS
