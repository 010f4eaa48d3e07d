/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match as it was at an earlier moment: its record is played once more, up to
 * there. */
#include "config.h"

#include "match/match-names.h"
#include "match/match-private.h"

/* A match that begins as the other one did. */
static CanastaMatch *
begin_again (CanastaMatch *self)
{
  const char *const *names = canasta_match_get_typed_names (self);
  g_auto (CanastaHeld) held = { 0 };

  if (!self->start)
    return canasta_match_new (self->table, self->dealing, self->number, names);
  held.moment = *self->start;
  held.scores = g_array_new (FALSE, FALSE, sizeof (CanastaScore));
  g_array_append_vals (held.scores, self->scores->data, self->n_scores_at_start);
  return canasta_match_new_held (self->table, self->dealing, self->number, names, &held);
}

/* Deals the next round as it was dealt in the other match. */
static gboolean
deal_as (CanastaMatch *self, CanastaMatch *other)
{
  if (self->dealing == CANASTA_DEALING_TOLD)
    canasta_match_tell_deal (self, canasta_match_get_deal (other, self->round + 1));
  return canasta_match_start_round (self);
}

/* Plays what was recorded of the other match; the next round is dealt where it is
 * due. */
static gboolean
follow_event (CanastaMatch *self, CanastaMatch *other, const CanastaEvent *event)
{
  if (event->round > self->round && !deal_as (self, other))
    return FALSE;
  return canasta_match_act (self, event->seat, &event->action, NULL);
}

/**
 * canasta_match_play_on_as:
 * @self: a match that is at an earlier moment of @other
 * @other: what it was made of by [method@Match.dup_at]
 *
 * Plays the next action that is in the record of the other match. A round that
 * is not dealt yet is dealt with it.
 *
 * Returns: whether there was one; %FALSE too where the variant fails
 */
gboolean
canasta_match_play_on_as (CanastaMatch *self, CanastaMatch *other)
{
  guint next = canasta_record_get_count (self->record);

  g_return_val_if_fail (CANASTA_IS_MATCH (self), FALSE);
  g_return_val_if_fail (CANASTA_IS_MATCH (other), FALSE);

  return next < canasta_record_get_count (other->record)
         && follow_event (self, other, canasta_record_get (other->record, next));
}

/**
 * canasta_match_dup_at:
 * @self: a match
 * @round: one of its rounds, not before [method@Match.get_first_round]
 * @n_actions: how many actions of this round are in the record by then
 *
 * Makes a match of its own that stands where this one stood, with all that was
 * recorded until then; nothing that is done in it changes the other one.
 *
 * Returns: (transfer full) (nullable): the match; %NULL where the variant fails
 */
CanastaMatch *
canasta_match_dup_at (CanastaMatch *self, guint round, guint n_actions)
{
  g_autoptr (CanastaMatch) copy = NULL;
  guint end;

  g_return_val_if_fail (CANASTA_IS_MATCH (self), NULL);
  g_return_val_if_fail (round >= canasta_match_get_first_round (self), NULL);
  g_return_val_if_fail (round <= self->round, NULL);

  end = canasta_record_find_round (self->record, round) + n_actions;
  g_return_val_if_fail (end <= canasta_record_find_round (self->record, round + 1), NULL);

  copy = begin_again (self);
  copy->person = self->person;
  while (canasta_record_get_count (copy->record) < end)
    if (!canasta_match_play_on_as (copy, self))
      return NULL;
  if (copy->round < round && !deal_as (copy, self))
    return NULL;
  return g_steal_pointer (&copy);
}
