/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What somebody who does not see the table is told of the others' turns, in as
 * much detail as they want. */

#pragma once

#include "match/match.h"
#include "turn/surroundings.h"

G_BEGIN_DECLS

/**
 * CanastaDetail:
 * @CANASTA_DETAIL_BRIEF: neither who draws nor how many cards are left
 * @CANASTA_DETAIL_NORMAL: everything that happens, and the cards left
 * @CANASTA_DETAIL_FULL: the piles and the points on the table, too
 */
typedef enum
{
  CANASTA_DETAIL_BRIEF,
  CANASTA_DETAIL_NORMAL,
  CANASTA_DETAIL_FULL,
} CanastaDetail;

CanastaDetail  canasta_detail_read     (const char               *word);
char          *canasta_tell_event      (const CanastaEvent       *event,
                                        const char *const        *names,
                                        guint                     viewer,
                                        CanastaDetail             detail);
char          *canasta_tell_after_turn (const CanastaObservation *observation,
                                        const CanastaSurroundings  *surroundings,
                                        guint                     seat,
                                        CanastaDetail             detail);

G_END_DECLS
