/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who plays: one's name, who the others are (persons at this computer, or computer players of
 * a level), their names and all their faces, on the page of a new game. */

#pragma once

#include <adwaita.h>

#include "session/setup.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_PLAYERS_GROUP (canasta_players_group_get_type ())
G_DECLARE_FINAL_TYPE (CanastaPlayersGroup, canasta_players_group, CANASTA, PLAYERS_GROUP,
                      AdwPreferencesGroup)

/*
 * Signals:
 *   changed ()
 *     somebody else plays, is called otherwise or is of another level
 */

void        canasta_players_group_set_settings (CanastaPlayersGroup *self,
                                                GSettings           *settings);
void        canasta_players_group_show         (CanastaPlayersGroup *self,
                                                CanastaSetup        *setup,
                                                const CanastaTable  *table);
const char *canasta_players_group_get_problem  (CanastaPlayersGroup *self);

G_END_DECLS
