/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The computer player. */

#pragma once

#include "players/player.h"
#include "players/manner.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_BOT (canasta_bot_get_type ())

CANASTA_API
G_DECLARE_FINAL_TYPE (CanastaBot, canasta_bot, CANASTA, BOT, GObject)

CANASTA_API CanastaBot          *canasta_bot_new          (const CanastaLevel  *level,
                                                           guint64              seed);
CANASTA_API CanastaBot          *canasta_bot_new_mannered   (const CanastaManner  *manner,
                                                           guint64              seed);
CANASTA_API const CanastaLevel  *canasta_bot_get_level    (CanastaBot          *self);
CANASTA_API void                 canasta_bot_set_rollouts (CanastaBot          *self,
                                                           guint                rollouts);
CANASTA_API void                 canasta_bot_set_think_time
                                                          (CanastaBot          *self,
                                                           guint                milliseconds);

G_END_DECLS
