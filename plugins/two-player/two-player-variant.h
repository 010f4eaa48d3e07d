/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each plays alone, draws two cards and needs two canastas to go out. */

#pragma once

#include "canasta.h"

G_BEGIN_DECLS

#define TWO_PLAYER_TYPE_VARIANT (two_player_variant_get_type ())

G_DECLARE_FINAL_TYPE (TwoPlayerVariant, two_player_variant, TWO_PLAYER, VARIANT, GObject)

G_END_DECLS
