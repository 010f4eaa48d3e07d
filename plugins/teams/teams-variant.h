/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Five or six players in teams of two or three. */

#pragma once

#include "canasta.h"

G_BEGIN_DECLS

#define TEAMS_TYPE_VARIANT (teams_variant_get_type ())

G_DECLARE_FINAL_TYPE (TeamsVariant, teams_variant, TEAMS, VARIANT, GObject)

G_END_DECLS
