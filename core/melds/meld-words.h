/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A meld in words, and how its cards lie. */

#pragma once

#include "melds/meld.h"

G_BEGIN_DECLS

CANASTA_API char         *canasta_meld_dup_title    (const CanastaMeld    *meld);
CANASTA_API char         *canasta_meld_dup_spoken_title
                                                    (const CanastaMeld    *meld);
CANASTA_API char         *canasta_meld_dup_index    (const CanastaMeld    *meld,
                                                     CanastaIndexLetters   letters);
CANASTA_API char         *canasta_meld_dup_caption  (const CanastaMeld    *meld,
                                                     const CanastaTable   *table);
const char               *canasta_meld_get_phrase   (const CanastaMeld    *meld);
char                     *canasta_meld_dup_phrase   (const CanastaMeld    *meld,
                                                     const CanastaCardSet *cards);
gboolean                  canasta_meld_is_phrased_as_list
                                                    (const CanastaMeld    *meld,
                                                     const CanastaCardSet *cards);
CANASTA_API char         *canasta_meld_describe     (const CanastaMeld    *meld,
                                                     int                   missing,
                                                     const CanastaTable   *table);
CANASTA_API char         *canasta_meld_describe_aloud
                                                    (const CanastaMeld    *meld,
                                                     int                   missing,
                                                     const CanastaTable   *table);
CANASTA_API int           canasta_meld_compare      (const CanastaMeld    *one,
                                                     const CanastaMeld    *other);
CANASTA_API guint         canasta_meld_list_cards   (const CanastaMeld    *meld,
                                                     CanastaCard          *cards);
CANASTA_API CanastaCard   canasta_meld_get_top      (const CanastaMeld    *meld);

G_END_DECLS
