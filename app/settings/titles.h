/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What tables, houses and matches are called. */

#pragma once

#include "match/match.h"
#include "variants/registry.h"

G_BEGIN_DECLS

const char  *canasta_seating_get_title        (const char       *seating);
char        *canasta_players_describe         (guint             players);
const char  *canasta_registry_get_rules_title (CanastaRegistry  *registry,
                                               const char       *variant,
                                               const char       *house);
gboolean     canasta_registry_is_own_game     (CanastaRegistry  *registry,
                                               const char       *variant);
char        *canasta_match_dup_title          (CanastaMatch     *match,
                                               CanastaRegistry  *registry);

G_END_DECLS
