/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What tables, houses and matches are called. */

#pragma once

#include "match/match.h"
#include "variants/registry.h"

G_BEGIN_DECLS

const char  *canasta_titles_get_seating      (const char       *seating);
char        *canasta_titles_describe_players (guint             players);
const char  *canasta_titles_get_rules        (CanastaRegistry  *registry,
                                              const char       *variant,
                                              const char       *house);
gboolean     canasta_titles_is_own_game      (CanastaRegistry  *registry,
                                              const char       *variant);
char        *canasta_titles_describe_copy    (CanastaHouse     *copy);
char        *canasta_titles_dup_match        (CanastaMatch     *match,
                                              CanastaRegistry  *registry);

G_END_DECLS
