/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score sheet of a match in words, to be copied or printed: a line a round, and
 * the hands that were left. */
#pragma once

#include "match/match.h"

G_BEGIN_DECLS

GPtrArray  *canasta_score_sheet_list_rounds (CanastaMatch         *match,
                                             guint                 viewer);
GPtrArray  *canasta_score_sheet_list_hands  (CanastaMatch         *match,
                                             guint                 viewer,
                                             CanastaIndexLetters   letters);
char       *canasta_score_sheet_to_text     (CanastaMatch         *match,
                                             guint                 viewer,
                                             CanastaIndexLetters   letters,
                                             const char           *title);

G_END_DECLS
