/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match that is played elsewhere, as one seat of it sees it, or who only looks on. */

#pragma once

#include "match/match.h"

G_BEGIN_DECLS

CANASTA_API CanastaMatch  *canasta_match_new_seen    (CanastaTable              *table,
                                                      const CanastaObservation  *observation,
                                                      gboolean                   is_dealt,
                                                      const char *const         *names);
CANASTA_API void           canasta_match_see_round   (CanastaMatch              *self,
                                                      const CanastaObservation  *observation,
                                                      gboolean                   is_dealt);
CANASTA_API void           canasta_match_see_action  (CanastaMatch              *self,
                                                      const CanastaAction       *action,
                                                      const CanastaObservation  *observation);
CANASTA_API gboolean       canasta_match_has_seen_end
                                                     (CanastaMatch              *self);
CANASTA_API void           canasta_match_take_round  (CanastaMatch              *self,
                                                      CanastaMatch              *real);
CANASTA_API void           canasta_match_take_whole  (CanastaMatch              *self,
                                                      CanastaMatch              *whole);

G_END_DECLS
