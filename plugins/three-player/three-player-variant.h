/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each plays alone, or the first to take the pile plays against the other two. */

#pragma once

#include "canasta.h"

G_BEGIN_DECLS

#define THREE_PLAYER_TYPE_VARIANT (three_player_variant_get_type ())

G_DECLARE_FINAL_TYPE (ThreePlayerVariant, three_player_variant, THREE_PLAYER, VARIANT, GObject)

G_END_DECLS
