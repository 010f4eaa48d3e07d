/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What one sees first: go on with the match, or play a new one. */

#pragma once

#include <adwaita.h>

#include "session/matches.h"
#include "table/card-art.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_START_PAGE (canasta_start_page_get_type ())
G_DECLARE_FINAL_TYPE (CanastaStartPage, canasta_start_page, CANASTA, START_PAGE, AdwBin)

void         canasta_start_page_set_up (CanastaStartPage *self,
                                        GSettings        *settings,
                                        CanastaCardArt   *art);
const char  *canasta_start_page_update (CanastaStartPage *self,
                                        CanastaMatches   *matches,
                                        CanastaNotice    *more);
void         canasta_start_page_focus  (CanastaStartPage *self);

G_END_DECLS
