/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sequences: cards of one suit, from the four up to the ace. Wild cards fill
 * gaps first and then stand at the upper end, so they move when a natural card
 * comes for their place. Private to `melds`. */

#pragma once

#include "melds/meld.h"

G_BEGIN_DECLS

int       canasta_sequence_find_lowest  (guint                  ranks,
                                         int                    wilds,
                                         int                    most);
gboolean  canasta_sequence_add          (CanastaMeld           *meld,
                                         const CanastaForms    *forms,
                                         const CanastaCardSet  *cards);

G_END_DECLS
