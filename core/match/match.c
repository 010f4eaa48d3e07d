/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "match/match-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cards/deck.h"
#include "files/plain-text.h"
#include "match/first-dealer.h"
#include "match/match-names.h"
#include "match/player-names.h"
#include "play/apply.h"
#include "rules/table-fault.h"

/**
 * CanastaMatch:
 *
 * Rounds up to the target at one table: it deals, lets each player act in
 * their turn, keeps the record, the scores and the totals, and takes back what
 * may be taken back. It decides no rule: `play` does.
 */
G_DEFINE_FINAL_TYPE (CanastaMatch, canasta_match, G_TYPE_OBJECT)

static void
canasta_match_finalize (GObject *object)
{
  CanastaMatch *self = CANASTA_MATCH (object);

  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    {
      g_free (self->typed_names[seat]);
      g_free (self->names[seat]);
    }
  g_clear_pointer (&self->table, canasta_table_unref);
  g_clear_pointer (&self->record, canasta_record_free);
  g_clear_pointer (&self->scores, g_array_unref);
  g_clear_pointer (&self->start, g_free);
  g_clear_pointer (&self->aside, canasta_beginning_free);
  g_clear_pointer (&self->gap, g_free);
  g_clear_pointer (&self->undo, g_array_unref);
  g_clear_pointer (&self->redo, g_ptr_array_unref);
  g_clear_pointer (&self->deals, g_array_unref);
  G_OBJECT_CLASS (canasta_match_parent_class)->finalize (object);
}

static void
canasta_match_class_init (CanastaMatchClass *class)
{
  G_OBJECT_CLASS (class)->finalize = canasta_match_finalize;
}

static void
canasta_match_init (CanastaMatch *self)
{
  self->record = canasta_record_new ();
  self->scores = g_array_new (FALSE, FALSE, sizeof (CanastaScore));
  self->undo = g_array_new (FALSE, FALSE, sizeof (CanastaMoment));
  self->redo = g_ptr_array_new_with_free_func ((GDestroyNotify) canasta_event_unref);
  self->deals = g_array_new (FALSE, FALSE, sizeof (guint64));
}

/**
 * canasta_match_get_dealer:
 * @self: a match
 * @round: a round, from 1
 *
 * Returns: the seat that deals the round
 */
guint
canasta_match_get_dealer (CanastaMatch *self, guint round)
{
  return canasta_table_get_dealer (self->table, round, self->first_dealer);
}

static void
forget_steps (CanastaMatch *self, CanastaUndo barrier)
{
  g_array_set_size (self->undo, 0);
  g_ptr_array_set_size (self->redo, 0);
  self->barrier = barrier;
}

/* The position in which a round begins, all before it finished. */
static void
deal (CanastaMatch *self, guint round, CanastaState *state)
{
  gint32 totals[CANASTA_MAX_SEATS] = { 0 };

  if (round > 1)
    memcpy (totals, g_array_index (self->scores, CanastaScore, round - 2).totals, sizeof totals);
  canasta_state_deal (state, self->table, canasta_match_get_deal (self, round), round,
                      canasta_match_get_dealer (self, round), totals);
}

static void
begin_round (CanastaMatch *self, const CanastaState *dealt)
{
  self->round++;
  self->stage = CANASTA_STAGE_PLAYING;
  self->now.memory = (CanastaMemory){ 0 };
  canasta_state_copy (&self->now.state, dealt);
  self->before = self->now;
  for (guint seat = 0; seat < self->table->players; seat++)
    canasta_recall_begin (&self->recalls[seat], seat, &self->now.state);
  forget_steps (self, CANASTA_UNDO_NOTHING);
}

/* A match at which nothing is dealt yet. */
CanastaMatch *
canasta_match_create (CanastaTable *table, CanastaDealing dealing, guint64 number,
                      const char *const *names)
{
  CanastaMatch *self = g_object_new (CANASTA_TYPE_MATCH, NULL);

  self->table = canasta_table_ref (table);
  self->dealing = dealing;
  self->number = number;
  self->first_dealer = canasta_first_dealer_choose (table, number);
  for (guint seat = 0; seat < table->players; seat++)
    {
      self->typed_names[seat] =
        canasta_plain_text_line (names && *names ? *names++ : "", CANASTA_MATCH_LONGEST_NAME);
      if (canasta_name_is_made_up (self->typed_names[seat]))
        *self->typed_names[seat] = '\0';
    }
  self->person = CANASTA_NO_SEAT;
  canasta_match_get_names (self);
  return self;
}

/**
 * canasta_match_new:
 * @table: the table
 * @dealing: what @number stands for
 * @number: the number of the match or of its first deal, 0 to %CANASTA_MAX_DEAL
 * @names: (nullable) (array zero-terminated=1): the players' names, by seat,
 *   from whomever: each becomes one line of plain text; one that nobody typed is
 *   shown in the language of the program
 *
 * Begins a match and deals its first round.
 *
 * Returns: (transfer full): the match
 */
CanastaMatch *
canasta_match_new (CanastaTable        *table,
                   CanastaDealing       dealing,
                   guint64              number,
                   const char *const   *names)
{
  CanastaMatch *self;
  CanastaState dealt;

  g_return_val_if_fail (table != NULL, NULL);
  g_return_val_if_fail (number <= CANASTA_MAX_DEAL, NULL);

  self = canasta_match_create (table, dealing, number, names);
  g_array_append_val (self->deals, number);
  deal (self, 1, &dealt);
  begin_round (self, &dealt);
  return self;
}

CanastaTable *
canasta_match_get_table (CanastaMatch *self)
{
  return self->table;
}

CanastaDealing
canasta_match_get_dealing (CanastaMatch *self)
{
  return self->dealing;
}

guint64
canasta_match_get_number (CanastaMatch *self)
{
  return self->number;
}

/* The language may have changed since. */
static void
name_player (CanastaMatch *self, guint seat)
{
  g_autofree char *name = canasta_match_dup_name (self, seat);

  if ((self->substitutes & (1u << seat)) != 0)
    {
      g_autofree char *person = g_steal_pointer (&name);

      name = canasta_name_make_substitute (person);
    }
  if (g_strcmp0 (name, self->names[seat]) == 0)
    return;
  g_free (self->names[seat]);
  self->names[seat] = g_steal_pointer (&name);
}

/**
 * canasta_match_get_names:
 * @self: a match
 *
 * Returns: (transfer none) (array zero-terminated=1): the players' names; those that
 *   nobody typed are in the language of the program
 */
const char *const *
canasta_match_get_names (CanastaMatch *self)
{
  for (guint seat = 0; seat < self->table->players; seat++)
    name_player (self, seat);
  return (const char *const *) self->names;
}

/**
 * canasta_match_get_record:
 * @self: a match
 *
 * Returns: (transfer none): all that happened so far
 */
const CanastaRecord *
canasta_match_get_record (CanastaMatch *self)
{
  return self->record;
}

CanastaStage
canasta_match_get_stage (CanastaMatch *self)
{
  return self->stage;
}

/**
 * canasta_match_get_round:
 * @self: a match
 *
 * Returns: the round that is played or was played last, from 1
 */
guint
canasta_match_get_round (CanastaMatch *self)
{
  return self->round;
}

/**
 * canasta_match_get_to_act:
 * @self: a match
 *
 * Returns: the seat that is to act, or %CANASTA_NO_SEAT when no round is played, or its end was
 *   seen
 */
guint
canasta_match_get_to_act (CanastaMatch *self)
{
  const CanastaBoard *board = &self->now.state.board;

  return self->stage == CANASTA_STAGE_PLAYING && board->ended == CANASTA_END_NONE ? board->to_act
                                                                                  : CANASTA_NO_SEAT;
}

/**
 * canasta_match_get_state:
 * @self: a match
 *
 * The whole position, hidden cards included: for whoever keeps the match, never
 * for a player.
 *
 * Returns: (transfer none): the position
 */
const CanastaState *
canasta_match_get_state (CanastaMatch *self)
{
  return &self->now.state;
}

/**
 * canasta_match_get_before:
 * @self: a match
 *
 * Returns: (transfer none): the position before the last step, hidden cards
 *   included
 */
const CanastaState *
canasta_match_get_before (CanastaMatch *self)
{
  return &self->before.state;
}

/**
 * canasta_match_knows_deal:
 * @self: a match
 * @round: a round, from 1
 *
 * Returns: whether the round is in the record from its deal on, and does not
 *   begin at a position that was held
 */
gboolean
canasta_match_knows_deal (CanastaMatch *self, guint round)
{
  return !self->start || self->start->state.board.round < round;
}

/**
 * canasta_match_observe:
 * @self: a match
 * @seat: a seat, or %CANASTA_NO_SEAT for who only looks on
 * @observation: (out caller-allocates): what the seat may know; valid as long
 *   as the match's table, its log until the next action; without a log in a
 *   round whose beginning is not in the record
 */
void
canasta_match_observe (CanastaMatch *self, guint seat, CanastaObservation *observation)
{
  g_return_if_fail (seat < self->table->players || seat == CANASTA_NO_SEAT);

  canasta_state_observe (&self->now.state, self->table, &self->now.memory, seat, observation);
  if (canasta_match_knows_deal (self, self->round))
    observation->log = canasta_record_get_log (self->record, self->round);
}

/**
 * canasta_match_observe_before:
 * @self: a match
 * @seat: a seat
 * @observation: (out caller-allocates): what the seat might know before the
 *   last step
 */
void
canasta_match_observe_before (CanastaMatch *self, guint seat, CanastaObservation *observation)
{
  g_return_if_fail (seat < self->table->players);

  canasta_state_observe (&self->before.state, self->table, &self->before.memory, seat,
                         observation);
}

/**
 * canasta_match_get_recall:
 * @self: a match
 * @seat: a seat
 *
 * Returns: (transfer none): what the seat remembers of the turns; valid until
 *   the next action
 */
const CanastaRecall *
canasta_match_get_recall (CanastaMatch *self, guint seat)
{
  g_return_val_if_fail (seat < self->table->players, NULL);

  return &self->recalls[seat];
}

static gboolean
refuse (CanastaRefusal *refusal, CanastaReason reason)
{
  if (refusal)
    *refusal = (CanastaRefusal){
      .reason = reason,
      .card = CANASTA_NO_CARD,
      .rank = -1,
      .rule = -1,
      .need = CANASTA_NO_NUMBER,
      .have = CANASTA_NO_NUMBER,
    };
  return FALSE;
}

static gboolean
check_seat (CanastaMatch *self, guint seat, CanastaRefusal *refusal)
{
  if (self->stage != CANASTA_STAGE_PLAYING)
    return refuse (refusal, CANASTA_REASON_DEAL_ENDED);
  return canasta_judge_seat (&self->now.state.board, seat, refusal);
}

/**
 * canasta_match_judge:
 * @self: a match
 * @seat: who would act
 * @action: an action
 * @refusal: (out) (optional): why it is not legal
 *
 * Returns: whether [method@Match.act] would do it
 */
gboolean
canasta_match_judge (CanastaMatch         *self,
                     guint                 seat,
                     const CanastaAction  *action,
                     CanastaRefusal       *refusal)
{
  const CanastaState *state = &self->now.state;
  CanastaRefusal reason;
  CanastaPlan plan;
  gboolean is_legal;

  if (!check_seat (self, seat, refusal))
    return FALSE;

  is_legal = canasta_judge (self->table, &state->board, &state->hands[seat], action, &plan,
                            &reason);
  if (canasta_table_get_fault (self->table))
    return refuse (refusal, CANASTA_REASON_VARIANT_FAILED);
  if (refusal)
    *refusal = reason;
  return is_legal;
}

static void
end_round (CanastaMatch *self, const CanastaScore *score)
{
  g_array_append_vals (self->scores, score, 1);
  self->stage = score->match_over ? CANASTA_STAGE_MATCH_OVER : CANASTA_STAGE_ROUND_OVER;
}

/* Why an action cannot be taken back, if so: something hidden was seen, or the
 * others have seen the turn end. */
static CanastaUndo
find_barrier (const CanastaEvent *event, const CanastaBoard *before, const CanastaBoard *after)
{
  if (after->ended != CANASTA_END_NONE || after->turn_seat != before->turn_seat)
    return CANASTA_UNDO_TURN_ENDED;
  if (after->second_hand_taken != before->second_hand_taken)
    return CANASTA_UNDO_SECOND_HAND;

  switch ((CanastaActionKind) event->action.kind)
    {
    case CANASTA_ACTION_DRAW:
      return CANASTA_UNDO_DRAWN;
    case CANASTA_ACTION_TAKE:
      return CANASTA_UNDO_TAKEN;
    case CANASTA_ACTION_LAY:
      return before->stock_count == after->stock_count ? CANASTA_UNDO_POSSIBLE
                                                       : CANASTA_UNDO_REPLACED;
    case CANASTA_ACTION_WITHDRAW:
      return CANASTA_UNDO_WITHDRAWN;
    case CANASTA_ACTION_ASK:
    case CANASTA_ACTION_YES:
    case CANASTA_ACTION_NO:
      return CANASTA_UNDO_ASKED;
    case CANASTA_ACTION_MELD:
    case CANASTA_ACTION_JOIN:
      return CANASTA_UNDO_POSSIBLE;
    case CANASTA_ACTION_PASS:
    case CANASTA_ACTION_DISCARD:
    case CANASTA_ACTION_OUT:
    default:
      return CANASTA_UNDO_TURN_ENDED;
    }
}

/* Plays an action; what was taken back before it stays as it is. */
gboolean
canasta_match_play (CanastaMatch *self, const CanastaAction *action, CanastaRefusal *refusal)
{
  CanastaMoment before = self->now;
  const CanastaEvent *event;
  CanastaRefusal reason;
  CanastaScore score;
  CanastaUndo barrier;

  if (!canasta_state_apply (&self->now.state, self->table, action, &reason))
    {
      if (refusal)
        *refusal = reason;
      return FALSE;
    }
  if (self->now.state.board.ended != CANASTA_END_NONE
      && !canasta_state_score (&self->now.state, self->table, &score))
    {
      self->now = before;
      return refuse (refusal, CANASTA_REASON_VARIANT_FAILED);
    }

  canasta_memory_note (&self->now.memory, self->table, &before.state.board, action,
                       &self->now.state.board);
  event = canasta_record_add (self->record, self->table, &before.state, action, &self->now.state);
  self->before = before;
  for (guint seat = 0; seat < self->table->players; seat++)
    canasta_recall_follow (&self->recalls[seat], seat, &before.state, &self->now.state);
  barrier = find_barrier (event, &before.state.board, &self->now.state.board);
  if (barrier == CANASTA_UNDO_POSSIBLE)
    {
      g_array_append_val (self->undo, before);
    }
  else
    {
      g_array_set_size (self->undo, 0);
      self->barrier = barrier;
    }
  if (self->now.state.board.ended != CANASTA_END_NONE)
    end_round (self, &score);
  return TRUE;
}

/**
 * canasta_match_act:
 * @self: a match
 * @seat: who acts
 * @action: what is done
 * @refusal: (out) (optional): why it is not legal
 *
 * Plays an action. One that is not legal changes nothing; neither does any once
 * the variant has failed, which [method@Table.get_fault] tells.
 *
 * Returns: whether it was played
 */
gboolean
canasta_match_act (CanastaMatch         *self,
                   guint                 seat,
                   const CanastaAction  *action,
                   CanastaRefusal       *refusal)
{
  if (!check_seat (self, seat, refusal) || !canasta_match_play (self, action, refusal))
    return FALSE;

  g_ptr_array_set_size (self->redo, 0);
  return TRUE;
}

/**
 * canasta_match_start_round:
 * @self: a match
 *
 * Deals the next round, when one has ended and the match has not, unless the
 * variant fails, or the number of its deal is to be told and was not.
 *
 * Returns: whether it did
 */
gboolean
canasta_match_start_round (CanastaMatch *self)
{
  CanastaState dealt;

  if (self->stage != CANASTA_STAGE_ROUND_OVER || !canasta_match_has_next_deal (self))
    return FALSE;

  deal (self, self->round + 1, &dealt);
  if (canasta_table_get_fault (self->table))
    return FALSE;
  begin_round (self, &dealt);
  return TRUE;
}

/**
 * canasta_match_get_n_scores:
 * @self: a match
 *
 * Returns: how many rounds are finished
 */
guint
canasta_match_get_n_scores (CanastaMatch *self)
{
  return self->scores->len;
}

/**
 * canasta_match_get_score:
 * @self: a match
 * @index: a finished round, from 0
 *
 * Returns: (transfer none): its score; valid until a further round ends
 */
const CanastaScore *
canasta_match_get_score (CanastaMatch *self, guint index)
{
  g_return_val_if_fail (index < self->scores->len, NULL);

  return &g_array_index (self->scores, CanastaScore, index);
}

/**
 * canasta_match_get_total:
 * @self: a match
 * @ledger: a side, or a seat where totals are kept by seat
 *
 * Returns: its total of all finished rounds, in points
 */
int
canasta_match_get_total (CanastaMatch *self, guint ledger)
{
  g_return_val_if_fail (ledger < CANASTA_MAX_SEATS, 0);

  if (self->scores->len == 0)
    return 0;
  return g_array_index (self->scores, CanastaScore, self->scores->len - 1).totals[ledger];
}

/**
 * canasta_match_get_winners:
 * @self: a match
 *
 * Returns: the ledgers that have won, as bits; 0 while the match goes on
 */
guint
canasta_match_get_winners (CanastaMatch *self)
{
  if (self->stage != CANASTA_STAGE_MATCH_OVER)
    return 0;
  return g_array_index (self->scores, CanastaScore, self->scores->len - 1).winners;
}
