/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A round of a match gone through once more, action by action. */

#pragma once

#include "match/match.h"

G_BEGIN_DECLS

/**
 * CanastaWalk:
 * @table: the table; belongs to the match
 * @record: what happened; belongs to the match
 * @index: the event of @record that comes next
 * @end: the event at which the round ends
 * @whole: whether the walk began with the deal, and not with a position that was
 *   held because the record before it could not be played again
 * @state: the position before it, hidden cards included
 * @memory: what all players remember of how it came about
 *
 * A place in a round. A value that holds as long as the match is not changed.
 */
typedef struct
{
  const CanastaTable *table;
  const CanastaRecord *record;
  guint index;
  guint end;
  gboolean whole;
  CanastaState state;
  CanastaMemory memory;
} CanastaWalk;

CANASTA_API gboolean             canasta_walk_begin      (CanastaWalk          *self,
                                                          CanastaMatch         *match,
                                                          guint                 round);
CANASTA_API const CanastaEvent  *canasta_walk_get_next   (const CanastaWalk    *self,
                                                          CanastaAction        *action);
CANASTA_API gboolean             canasta_walk_step       (CanastaWalk          *self);

G_END_DECLS
