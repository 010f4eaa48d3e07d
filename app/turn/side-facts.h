/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The facts of all sides: what lies before them, and how they stand. */

#pragma once

#include "turn/turn.h"

G_BEGIN_DECLS

char  *canasta_fact_say_melds          (CanastaTurn  *turn,
                                        gboolean      more);
char  *canasta_fact_say_points         (CanastaTurn  *turn,
                                        gboolean      more);
char  *canasta_fact_say_opening        (CanastaTurn  *turn);
char  *canasta_fact_say_other_openings (CanastaTurn  *turn);
char  *canasta_fact_say_red_threes     (CanastaTurn  *turn,
                                        gboolean      more);
char  *canasta_fact_say_players        (CanastaTurn  *turn,
                                        gboolean      more);
char  *canasta_fact_say_totals         (CanastaTurn  *turn,
                                        gboolean      more);

G_END_DECLS
