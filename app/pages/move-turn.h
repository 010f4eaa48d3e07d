/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a player did in a turn, in words: an item of the list of moves. */

#pragma once

#include "match/match.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_MOVE_TURN (canasta_move_turn_get_type ())
G_DECLARE_FINAL_TYPE (CanastaMoveTurn, canasta_move_turn, CANASTA, MOVE_TURN, GObject)

CanastaMoveTurn *canasta_move_turn_new            (CanastaMatch        *match,
                                                   guint                viewer,
                                                   guint                looker,
                                                   CanastaIndexLetters  letters,
                                                   guint                first);
guint            canasta_move_turn_get_first      (CanastaMoveTurn     *self);
guint            canasta_move_turn_get_end        (CanastaMoveTurn     *self);
guint            canasta_move_turn_get_seat       (CanastaMoveTurn     *self);
guint            canasta_move_turn_get_place      (CanastaMoveTurn     *self);
const char      *canasta_move_turn_get_name       (CanastaMoveTurn     *self);
const char      *canasta_move_turn_get_lines      (CanastaMoveTurn     *self);
const char      *canasta_move_turn_get_sentences  (CanastaMoveTurn     *self);

G_END_DECLS
