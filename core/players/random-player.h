/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player that does sensible things at random: for tests and as the floor of
 * measurements. */

#pragma once

#include "cards/deck.h"
#include "play/legality.h"
#include "players/player.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_RANDOM_PLAYER (canasta_random_player_get_type ())

CANASTA_API
G_DECLARE_FINAL_TYPE (CanastaRandomPlayer, canasta_random_player, CANASTA, RANDOM_PLAYER, GObject)

CANASTA_API CanastaPlayer  *canasta_random_player_new     (guint64                seed);
CANASTA_API void            canasta_random_player_decide  (const CanastaTable    *table,
                                                           const CanastaBoard    *board,
                                                           const CanastaCardSet  *hand,
                                                           CanastaRandom         *random,
                                                           CanastaAction         *action,
                                                           CanastaPlan           *plan);
CANASTA_API void            canasta_random_player_play_out
                                                          (CanastaState          *state,
                                                           const CanastaTable    *table,
                                                           CanastaRandom         *random);

G_END_DECLS
