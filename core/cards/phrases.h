/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards as parts of a sentence. */

#pragma once

#include "cards/card-set.h"

G_BEGIN_DECLS

CANASTA_API const char
            *canasta_phrase_card    (CanastaCard            card);
CANASTA_API const char
            *canasta_phrase_one     (CanastaRank            rank);
const char  *canasta_phrase_meld    (CanastaRank            rank);
char        *canasta_phrase_cards   (const CanastaCardSet  *cards);
char        *canasta_phrase_counts  (const CanastaCardSet  *cards);
CANASTA_API char
            *canasta_phrase_hand    (const CanastaCardSet  *cards);
char        *canasta_phrase_run     (CanastaSuit            suit,
                                     CanastaRank            first,
                                     CanastaRank            last);
const char  *canasta_phrase_sequence
                                    (CanastaSuit            suit);
char        *canasta_phrase_list    (GPtrArray             *parts,
                                     gboolean               of_lists);
CANASTA_API char
            *canasta_phrase_join    (char                  *list,
                                     char                  *part,
                                     gboolean               is_last);

G_END_DECLS
