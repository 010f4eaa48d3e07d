/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match that is played elsewhere, as one seat of it sees it, or who looks on: what is hidden
 * from them is not there until the round is over and its deal is known. */
#include "config.h"

#include "match/match-seen.h"

#include <string.h>

#include "match/first-dealer.h"
#include "match/match-private.h"

/* The position with the cards that the seat sees, and no others. */
static void
see (const CanastaObservation *observation, CanastaMoment *moment)
{
  *moment = (CanastaMoment){ 0 };
  moment->state.board = observation->board;
  if (observation->seat != CANASTA_NO_SEAT)
    moment->state.hands[observation->seat] = observation->hand;
  canasta_observation_get_memory (observation, &moment->memory);
}

static void
forget_round (CanastaMatch *self, guint round)
{
  guint n;

  while ((n = canasta_record_get_count (self->record)) > 0
         && canasta_record_get (self->record, n - 1)->round == round)
    canasta_event_unref (canasta_record_remove_last (self->record));
}

static void
note_deal (CanastaMatch *self, guint round, guint64 deal)
{
  guint place = round - canasta_match_get_first_round (self);

  if (self->deals->len <= place)
    g_array_set_size (self->deals, place + 1);
  g_array_index (self->deals, guint64, place) = deal;
  if (round != 1)
    return;
  self->number = deal;
  self->first_dealer = canasta_first_dealer_choose (self->table, deal);
}

/* Whether all rounds between the begin of the record and that one have been seen. */
static gboolean
goes_on_with (CanastaMatch *self, guint round)
{
  return canasta_match_get_first_round (self) + self->scores->len - self->n_scores_at_start == round;
}

/* The record begins with the position as it is now. What was before it, and is joined to it once
 * the round is known whole, is put aside. */
static void
begin_here (CanastaMatch *self)
{
  if (!self->aside)
    {
      self->aside = g_new (CanastaBeginning, 1);
      *self->aside = (CanastaBeginning){ g_steal_pointer (&self->start), self->n_scores_at_start,
                                         g_steal_pointer (&self->deals) };
      self->deals = g_array_new (FALSE, FALSE, sizeof (guint64));
    }
  g_free (self->start);
  self->start = g_memdup2 (&self->now, sizeof self->now);
  self->n_scores_at_start = self->scores->len;
  g_array_set_size (self->deals, 0);
}

static void
join_what_was_before (CanastaMatch *self)
{
  g_autoptr (CanastaBeginning) aside = g_steal_pointer (&self->aside);

  if (!aside)
    return;
  g_free (self->start);
  self->start = g_steal_pointer (&aside->start);
  self->n_scores_at_start = aside->n_scores;
  g_array_set_size (self->deals, 0);
  g_array_append_vals (self->deals, aside->deals->data, aside->deals->len);
}

/**
 * canasta_match_new_seen:
 * @table: the table
 * @observation: what a seat sees of a round that is played
 * @is_dealt: whether nothing has been done in it yet
 * @names: the players' names, by seat
 *
 * Returns: (transfer full): the match as that seat sees it, with nothing before
 */
CanastaMatch *
canasta_match_new_seen (CanastaTable *table, const CanastaObservation *observation,
                        gboolean is_dealt, const char *const *names)
{
  CanastaMatch *self = canasta_match_create (table, CANASTA_DEALING_TOLD, 0, names);

  canasta_match_see_round (self, observation, is_dealt);
  return self;
}

/**
 * canasta_match_see_round:
 * @self: a match as a seat sees it
 * @observation: what it sees of a round: the next one, or again the one that is played
 * @is_dealt: whether nothing has been done in the round yet
 *
 * What was seen of the round before is forgotten; the rounds before it only where one between was
 * not seen.
 */
void
canasta_match_see_round (CanastaMatch *self, const CanastaObservation *observation,
                         gboolean is_dealt)
{
  guint round = observation->board.round;
  gboolean goes_on = goes_on_with (self, round);

  forget_round (self, round);
  see (observation, &self->now);
  self->before = self->now;
  self->round = round;
  self->stage = CANASTA_STAGE_PLAYING;
  self->barrier = CANASTA_UNDO_SEEN;
  if (!is_dealt || !goes_on)
    begin_here (self);
  if (!goes_on)
    g_clear_pointer (&self->aside, canasta_beginning_free);
  note_deal (self, round, 0);
  for (guint seat = 0; seat < self->table->players; seat++)
    canasta_recall_begin (&self->recalls[seat], seat, &self->now.state);
}

/* How many cards came into the hand of somebody else, of which nobody sees the faces: any
 * stand for them in the event, which shows them to nobody else. */
static void
stand_in (CanastaState *after, const CanastaState *before, const CanastaAction *action)
{
  guint seat = before->board.to_act;
  int drawn = after->board.hand_count[seat] - before->board.hand_count[seat];

  if (action->kind == CANASTA_ACTION_LAY)
    drawn++;
  for (int i = 0; i < drawn; i++)
    canasta_card_set_add_card (&after->hands[seat], 0);
}

/**
 * canasta_match_see_action:
 * @self: a match as a seat sees it
 * @action: what whoever was to act has done
 * @observation: what the seat sees after it
 *
 * The action was judged where the match is played. A round that ends by it is not over here before
 * it is known whole, see [method@Match.take_round].
 */
void
canasta_match_see_action (CanastaMatch *self, const CanastaAction *action,
                          const CanastaObservation *observation)
{
  CanastaMoment before = self->now;
  CanastaState after;

  see (observation, &self->now);
  after = self->now.state;
  if (before.state.board.to_act != observation->seat
      && (action->kind == CANASTA_ACTION_DRAW || action->kind == CANASTA_ACTION_LAY))
    stand_in (&after, &before.state, action);
  canasta_record_add (self->record, self->table, &before.state, action, &after);
  self->before = before;
  for (guint seat = 0; seat < self->table->players; seat++)
    canasta_recall_follow (&self->recalls[seat], seat, &before.state, &self->now.state);
}

/**
 * canasta_match_has_seen_end:
 * @self: a match as a seat sees it
 *
 * Returns: whether nothing more happens in the round, which is not known whole yet
 */
gboolean
canasta_match_has_seen_end (CanastaMatch *self)
{
  return self->stage == CANASTA_STAGE_PLAYING
         && self->now.state.board.ended != CANASTA_END_NONE;
}

static void
share_record (CanastaMatch *self, CanastaMatch *real)
{
  for (guint i = 0; i < canasta_record_get_count (real->record); i++)
    canasta_record_share (self->record, canasta_record_get (real->record, i));
}

/* It stands as the other one, whose round has ended. */
static void
stand_as (CanastaMatch *self, CanastaMatch *real)
{
  self->now = real->now;
  self->before = real->before;
  memcpy (self->recalls, real->recalls, sizeof self->recalls);
  self->round = real->round;
  self->stage = real->stage;
  self->barrier = CANASTA_UNDO_TURN_ENDED;
}

/**
 * canasta_match_take_round:
 * @self: a match as a seat sees it
 * @real: a match that begins with the deal of the round that was seen, and has ended it
 *
 * Takes the round as it was, with all cards, its end and its score.
 */
void
canasta_match_take_round (CanastaMatch *self, CanastaMatch *real)
{
  g_return_if_fail (real->round == self->round && real->stage != CANASTA_STAGE_PLAYING);

  join_what_was_before (self);
  forget_round (self, self->round);
  share_record (self, real);
  stand_as (self, real);
  g_array_append_vals (self->scores, &g_array_index (real->scores, CanastaScore,
                                                     real->scores->len - 1), 1);
  if (self->start && self->start->state.board.round == self->round)
    *self->start = *real->start;
  if (self->round == 1)
    g_clear_pointer (&self->start, g_free);
  note_deal (self, self->round, real->now.state.board.deal);
}

/**
 * canasta_match_take_whole:
 * @self: a match as a seat sees it
 * @whole: the same match from its first deal on, in which a round has ended that is not before
 *   the one that was seen
 *
 * Takes all rounds of it, with all cards, be they seen or not.
 */
void
canasta_match_take_whole (CanastaMatch *self, CanastaMatch *whole)
{
  g_return_if_fail (whole->round >= self->round && whole->stage != CANASTA_STAGE_PLAYING);
  g_return_if_fail (!whole->start && whole->dealing == self->dealing);

  while (canasta_record_get_count (self->record) > 0)
    canasta_event_unref (canasta_record_remove_last (self->record));
  share_record (self, whole);
  stand_as (self, whole);
  g_clear_pointer (&self->aside, canasta_beginning_free);
  g_clear_pointer (&self->start, g_free);
  self->n_scores_at_start = 0;
  g_array_set_size (self->scores, 0);
  g_array_append_vals (self->scores, whole->scores->data, whole->scores->len);
  g_array_set_size (self->deals, 0);
  g_array_append_vals (self->deals, whole->deals->data, whole->deals->len);
  self->number = whole->number;
  self->first_dealer = whole->first_dealer;
}
