/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "match/walk.h"

#include "match/match-private.h"
#include "notation/action-text.h"
#include "play/apply.h"

/**
 * canasta_walk_begin: (skip)
 * @self: (out caller-allocates): the walk
 * @match: a match, which must not change while one walks
 * @round: a round, from 1
 *
 * Stands where the round begins: at its deal or, where the record before could not
 * be played again, at the position that was held.
 *
 * Returns: whether there is something of the round in the record
 */
gboolean
canasta_walk_begin (CanastaWalk *self, CanastaMatch *match, guint round)
{
  g_return_val_if_fail (CANASTA_IS_MATCH (match), FALSE);

  if (round < canasta_match_get_first_round (match) || round > match->round)
    return FALSE;

  self->table = match->table;
  self->record = match->record;
  self->index = canasta_record_find_round (match->record, round);
  self->end = canasta_record_find_round (match->record, round + 1);
  self->whole = !match->start || match->start->state.board.round != round;
  if (self->whole)
    {
      canasta_match_deal (match, round, &self->state);
      self->memory = (CanastaMemory){ 0 };
    }
  else
    {
      canasta_state_copy (&self->state, &match->start->state);
      self->memory = match->start->memory;
    }
  return TRUE;
}

/**
 * canasta_walk_get_next: (skip)
 * @self: a walk
 * @action: (out caller-allocates) (optional): the action that comes next
 *
 * Returns: (transfer none) (nullable): what comes next; %NULL at the end
 */
const CanastaEvent *
canasta_walk_get_next (const CanastaWalk *self, CanastaAction *action)
{
  const CanastaEvent *event;

  if (self->index >= self->end)
    return NULL;
  event = canasta_record_get (self->record, self->index);
  if (action && !canasta_action_read (event->action, action))
    g_return_val_if_reached (NULL);
  return event;
}

/**
 * canasta_walk_step: (skip)
 * @self: a walk
 *
 * Goes on by one action.
 *
 * Returns: whether there was one
 */
gboolean
canasta_walk_step (CanastaWalk *self)
{
  CanastaAction action;
  CanastaBoard before;

  if (!canasta_walk_get_next (self, &action))
    return FALSE;
  before = self->state.board;
  if (!canasta_state_apply (&self->state, self->table, &action, NULL))
    return FALSE;
  canasta_memory_note (&self->memory, self->table, &before, &action, &self->state.board);
  self->index++;
  return TRUE;
}
