/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player that is another program: it is sent what it may know, one object a
 * line, and answers each with {"action": "…"}. */
#pragma once

#include "canasta.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_PROGRAM_PLAYER (canasta_program_player_get_type ())

G_DECLARE_FINAL_TYPE (CanastaProgramPlayer, canasta_program_player, CANASTA, PROGRAM_PLAYER,
                      GObject)

/* How long an answer may take if nothing else is said, in milliseconds. */
#define CANASTA_PROGRAM_PATIENCE 10000

CanastaPlayer *canasta_program_player_new (const char *command,
                                           guint       patience);

G_END_DECLS
