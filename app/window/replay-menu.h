/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The menu of a round that is watched: how, whose, which, and what else one can do. */

#pragma once

#include <gio/gio.h>

#include "session/replay.h"

G_BEGIN_DECLS

GMenu  *canasta_replay_menu_new (CanastaReplay *replay);

G_END_DECLS
