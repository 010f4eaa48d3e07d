/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who has a name at a match, and who goes by the word of the language. */

#pragma once

#include "match/match.h"

G_BEGIN_DECLS

/* The most characters that are kept of a name. */
#define CANASTA_MATCH_LONGEST_NAME 48

CANASTA_API void                canasta_match_set_person      (CanastaMatch  *self,
                                                               guint          seat);
CANASTA_API gboolean            canasta_match_is_named        (CanastaMatch  *self,
                                                               guint          seat);
CANASTA_API void                canasta_match_set_substitutes (CanastaMatch  *self,
                                                               guint          seats);
CANASTA_API char               *canasta_match_dup_name        (CanastaMatch  *self,
                                                               guint          seat);
CANASTA_API const char *const  *canasta_match_get_typed_names (CanastaMatch  *self);

G_END_DECLS
