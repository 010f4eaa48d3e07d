/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choosing a game: the variant, the table, the house and the players. */

#pragma once

#include <adwaita.h>

#include "session/matches.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_NEW_GAME_PAGE (canasta_new_game_page_get_type ())
G_DECLARE_FINAL_TYPE (CanastaNewGamePage, canasta_new_game_page, CANASTA, NEW_GAME_PAGE, AdwBin)

/* Actions, where nothing is missing: new-game.start, where “win.start” plays what
 * canasta_new_game_page_dup_setup() tells, and new-game.open-table, where “win.open-table” opens
 * a table for it to people elsewhere. */

void          canasta_new_game_page_open      (CanastaNewGamePage  *self,
                                               CanastaMatches      *matches);
CanastaSetup *canasta_new_game_page_dup_setup (CanastaNewGamePage  *self);
void          canasta_new_game_page_refuse    (CanastaNewGamePage  *self,
                                               const char          *sentence);
void          canasta_new_game_page_focus     (CanastaNewGamePage  *self);

G_END_DECLS
