/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match that begins where another one stood: nothing before is known but its
 * scores, and its record goes on from there. */
#include "config.h"

#include "match/match-private.h"

#include <string.h>

static CanastaStage
get_stage (const CanastaHeld *held)
{
  if (held->moment.state.board.ended == CANASTA_END_NONE)
    return CANASTA_STAGE_PLAYING;
  return g_array_index (held->scores, CanastaScore, held->scores->len - 1).match_over
           ? CANASTA_STAGE_MATCH_OVER
           : CANASTA_STAGE_ROUND_OVER;
}

/* Whether something was done in the turn. */
static gboolean
has_begun (const CanastaBoard *board)
{
  return board->phase != CANASTA_PHASE_DRAW || board->asked;
}

/* Begins a match where one stood that was played at the same table. */
CanastaMatch *
canasta_match_new_held (CanastaTable *table, CanastaDealing dealing, guint64 number,
                        const char *const *names, const CanastaHeld *held)
{
  CanastaMatch *self = canasta_match_create (table, dealing, number, names);
  const CanastaBoard *board = &held->moment.state.board;

  self->now = held->moment;
  self->before = held->moment;
  self->start = g_memdup2 (&held->moment, sizeof held->moment);
  self->n_scores_at_start = held->scores->len;
  g_array_append_vals (self->scores, held->scores->data, held->scores->len);
  self->round = board->round;
  g_array_append_val (self->deals, board->deal);
  self->stage = get_stage (held);
  self->barrier = has_begun (board) ? CANASTA_UNDO_UNRECORDED : CANASTA_UNDO_NOTHING;
  for (guint seat = 0; seat < table->players; seat++)
    canasta_recall_begin (&self->recalls[seat], seat, &self->now.state);
  return self;
}

/**
 * canasta_match_new_at:
 * @table: the table
 * @state: a position of a round that is being played at it
 * @names: the players' names, by seat
 *
 * Begins a match with a position: nothing before it is known.
 *
 * Returns: (transfer full): the match
 */
CanastaMatch *
canasta_match_new_at (CanastaTable *table, const CanastaState *state, const char *const *names)
{
  g_auto (CanastaHeld) held = { 0 };

  g_return_val_if_fail (state->board.ended == CANASTA_END_NONE, NULL);

  held.moment.state = *state;
  held.scores = g_array_new (FALSE, FALSE, sizeof (CanastaScore));
  return canasta_match_new_held (table, CANASTA_DEALING_BY_MATCH, state->board.deal, names,
                                 &held);
}

void
canasta_match_set_gap (CanastaMatch *self, const char *gap)
{
  g_free (self->gap);
  self->gap = g_strdup (gap);
}

/**
 * canasta_match_get_gap:
 * @self: a match that was read
 *
 * A saved match whose record cannot be played again goes on from the position
 * that was held beside it. Its earlier steps are not in the record, and cannot
 * be taken back; the scores of its rounds are there.
 *
 * Returns: (nullable): why its record could not be played again, a sentence
 *   with the place in the file; %NULL where it could, as after the match was
 *   saved again
 */
const char *
canasta_match_get_gap (CanastaMatch *self)
{
  g_return_val_if_fail (CANASTA_IS_MATCH (self), NULL);

  return self->gap;
}

/**
 * canasta_match_get_first_round:
 * @self: a match
 *
 * Returns: the first round of which something is in the record
 */
guint
canasta_match_get_first_round (CanastaMatch *self)
{
  g_return_val_if_fail (CANASTA_IS_MATCH (self), 1);

  return self->start ? self->start->state.board.round : 1;
}

static gboolean
is_same_result (const CanastaScore *one, const CanastaScore *other)
{
  return memcmp (one->totals, other->totals, sizeof one->totals) == 0
         && one->match_over == other->match_over && one->winners == other->winners;
}

/* Whether it is the position that is held, and all rounds have come to the same. */
gboolean
canasta_match_stands_at (CanastaMatch *self, const CanastaHeld *held)
{
  if (self->scores->len != held->scores->len
      || !canasta_state_equal (&self->now.state, &held->moment.state))
    return FALSE;
  for (guint i = 0; i < self->scores->len; i++)
    if (!is_same_result (&g_array_index (self->scores, CanastaScore, i),
                         &g_array_index (held->scores, CanastaScore, i)))
      return FALSE;
  return TRUE;
}
