/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two pairs, partners opposite each other: the game as most people know it. */

#pragma once

#include "canasta.h"

G_BEGIN_DECLS

#define PARTNERSHIP_TYPE_VARIANT (partnership_variant_get_type ())

G_DECLARE_FINAL_TYPE (PartnershipVariant, partnership_variant, PARTNERSHIP, VARIANT, GObject)

G_END_DECLS
