/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A computer player who drives a seat: thinks on a worker thread, and takes their time. */

#pragma once

#include "players/player.h"
#include "session/driver.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_COMPUTER (canasta_computer_get_type ())
G_DECLARE_FINAL_TYPE (CanastaComputer, canasta_computer, CANASTA, COMPUTER, GObject)

CanastaDriver  *canasta_computer_new  (const char     *word,
                                       CanastaPlayer  *player);

G_END_DECLS
