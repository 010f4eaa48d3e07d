/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a variant is put through when it is tried. */
#pragma once

#include "rules/table.h"

G_BEGIN_DECLS

gboolean canasta_trial_game_play (CanastaTable  *table,
                                  GError       **error);

G_END_DECLS
