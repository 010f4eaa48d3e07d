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
 * a table for it to people elsewhere. “win.tell-house” is told of a house that a change of a
 * rule has made, which canasta_new_game_page_forget_house() takes back. */

void          canasta_new_game_page_open      (CanastaNewGamePage  *self,
                                               CanastaMatches      *matches);
CanastaSetup *canasta_new_game_page_dup_setup (CanastaNewGamePage  *self);
gboolean      canasta_new_game_page_forget_house
                                              (CanastaNewGamePage  *self,
                                               const char          *id,
                                               GError             **error);
void          canasta_new_game_page_refuse    (CanastaNewGamePage  *self,
                                               const char          *sentence);
void          canasta_new_game_page_focus     (CanastaNewGamePage  *self);

G_END_DECLS
