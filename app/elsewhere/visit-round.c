/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A round at a table elsewhere: promising for its deal, what is seen of it, and whether it was
 * dealt as was promised. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "elsewhere/visit-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "match/match-seen.h"
#include "network/guest-view.h"
#include "notation/action-text.h"
#include "session/person.h"

/* An own share is party 1 at least; the host is party 0. */
#define HOST 0

void
canasta_visit_say (CanastaVisit *self, const CanastaMessage *message)
{
  g_autofree char *text = NULL;

  if (!self->is_connected)
    return;
  text = canasta_message_write (message);
  g_signal_emit_by_name (self, "said", text);
}

void
canasta_visit_ask_position (CanastaVisit *self)
{
  CanastaMessage message;

  canasta_message_init (&message, CANASTA_MESSAGE_SEEN);
  canasta_visit_say (self, &message);
}

/* The deal */

static gboolean
refuse_deal (GError **error)
{
  g_set_error_literal (error, CANASTA_FAIR_DEAL_ERROR, CANASTA_FAIR_DEAL_ERROR_CHANGED,
                       _("For this deal something else was promised before."));
  return FALSE;
}

static gboolean
is_occasion (CanastaVisit *self, const CanastaPromises *promises)
{
  const CanastaOccasion *occasion = &self->deal.occasion;

  return self->party != 0 && occasion->round == promises->round
         && occasion->attempt == promises->attempt
         && memcmp (occasion->match, self->match_id, sizeof occasion->match) == 0;
}

/* A share is drawn once for an occasion: an attempt that was begun before is not begun again.
 * The round before is proved first: what was promised for it is forgotten then. */
static gboolean
promise (CanastaVisit *self, const CanastaPromises *promises, GError **error)
{
  CanastaOccasion occasion = { .round = promises->round, .attempt = promises->attempt };
  CanastaMessage message;

  memcpy (occasion.match, self->match_id, sizeof occasion.match);
  if (self->is_over)
    return refuse_deal (error);
  if (!is_occasion (self, promises))
    {
      if (self->party != 0 && occasion.round == self->deal.occasion.round
          && occasion.attempt < self->deal.occasion.attempt)
        return refuse_deal (error);
      if (!canasta_share_draw (&self->share, error))
        return FALSE;
      self->party = promises->party;
      /* How many parties there are is told with the promises of all. */
      canasta_fair_deal_begin (&self->deal, &occasion, CANASTA_FAIR_DEAL_PARTIES);
    }
  if (promises->party != self->party
      || !canasta_fair_deal_promise (&self->deal, HOST, &promises->promises[HOST].promise, error))
    return promises->party == self->party ? FALSE : refuse_deal (error);
  canasta_message_init (&message, CANASTA_MESSAGE_PROMISE);
  message.promise.round = occasion.round;
  message.promise.attempt = occasion.attempt;
  canasta_share_promise (&self->share, &occasion, self->party, &message.promise.promise);
  self->was_away = FALSE;
  canasta_visit_say (self, &message);
  return TRUE;
}

/* Everybody is bound: the own promise among them is the one that was made. */
static gboolean
show (CanastaVisit *self, const CanastaPromises *promises, GError **error)
{
  CanastaPromise own;
  CanastaMessage message;

  if (!is_occasion (self, promises) || promises->party != self->party
      || promises->n_promises <= self->party)
    return refuse_deal (error);
  canasta_share_promise (&self->share, &self->deal.occasion, self->party, &own);
  if (memcmp (&own, &promises->promises[self->party].promise, sizeof own) != 0)
    return refuse_deal (error);
  if ((self->deal.promised & ~(1u << HOST)) != 0 && self->deal.n_parties != promises->n_promises)
    return refuse_deal (error);
  self->deal.n_parties = promises->n_promises;
  for (guint party = 0; party < promises->n_promises; party++)
    if (!canasta_fair_deal_promise (&self->deal, party, &promises->promises[party].promise, error))
      return FALSE;
  canasta_message_init (&message, CANASTA_MESSAGE_SHARE);
  message.share.round = promises->round;
  message.share.attempt = promises->attempt;
  message.share.share = self->share;
  canasta_visit_say (self, &message);
  return TRUE;
}

/* Whether what is promised is what can be. */
gboolean
canasta_visit_take_promises (CanastaVisit *self, const CanastaPromises *promises, GError **error)
{
  if (self->seat == CANASTA_NO_SEAT || promises->n_promises == 0)
    return refuse_deal (error);
  return promises->n_promises == 1 ? promise (self, promises, error)
                                   : show (self, promises, error);
}

/* What is seen */

static gboolean
refuse (GError **error)
{
  g_set_error_literal (error, CANASTA_MESSAGE_ERROR, CANASTA_MESSAGE_ERROR_IMPOSSIBLE,
                       _("The host’s program told something that cannot be true."));
  return FALSE;
}

static CanastaMatch *
get_match (CanastaVisit *self)
{
  return self->session ? canasta_session_get_match (self->session) : NULL;
}

static void
open_session (CanastaVisit *self, const CanastaObservation *observation, gboolean is_dealt)
{
  const char *names[CANASTA_MAX_SEATS + 1] = { NULL };
  g_auto (CanastaPersonal) personal = { .seat = (guint8) self->seat };
  g_autoptr (CanastaMatch) match = NULL;

  personal.players = g_new0 (char *, self->table->players + 1);
  for (guint seat = 0; seat < self->table->players; seat++)
    {
      names[seat] = self->seen.kind == CANASTA_MESSAGE_TABLE && seat < self->seen.table.n_seats
                      && self->seen.table.seats[seat].name ? self->seen.table.seats[seat].name : "";
      personal.players[seat] = g_strdup (CANASTA_PERSON_WORD);
      canasta_personal_get_desk (&personal, seat)->elsewhere = seat != self->seat;
    }
  personal.no_hints = self->seen.kind == CANASTA_MESSAGE_TABLE && !self->seen.table.hints;
  match = canasta_match_new_seen (self->table, observation, is_dealt, names);
  self->session = canasta_session_new_shared (match, &personal, CANASTA_REFEREE (self), NULL);
}

/* The actions of the round so far; FALSE where they are none. */
static gboolean
read_log (CanastaVisit *self, JsonNode *observation)
{
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (observation) ? json_node_get_object (observation)
                                                            : NULL;
  JsonNode *node = object ? json_object_get_member (object, "log") : NULL;
  JsonArray *log = node && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  g_ptr_array_set_size (self->actions, 0);
  for (guint i = 0; log && i < json_array_get_length (log); i++)
    {
      const char *text = json_node_get_string (json_array_get_element (log, i));
      CanastaAction action;

      if (!text || !canasta_action_read (text, &action))
        return FALSE;
      g_ptr_array_add (self->actions, g_strdup (text));
    }
  return TRUE;
}

static void
note_hand (CanastaVisit *self, const CanastaObservation *observation)
{
  g_array_append_val (self->hands, observation->hand);
}

static gboolean
read_view (CanastaVisit *self, const CanastaMessage *message, CanastaObservation *observation,
           GError **error)
{
  if (!self->table || self->seat == CANASTA_NO_SEAT)
    return refuse (error);
  return canasta_guest_view_read (message, self->table, observation, error)
         && (observation->seat == self->seat || refuse (error));
}

gboolean
canasta_visit_take_position (CanastaVisit *self, const CanastaMessage *message, GError **error)
{
  CanastaObservation observation;
  CanastaMatch *match = get_match (self);
  gboolean is_first = !match;
  gboolean is_same_round;
  gboolean is_dealt;

  if (!read_view (self, message, &observation, error))
    return FALSE;
  if (!read_log (self, message->position.observation))
    return refuse (error);
  is_dealt = self->actions->len == 0;
  is_same_round = match && canasta_match_get_round (match) == observation.board.round;
  self->r = message->position.r;
  self->is_over = observation.board.ended != CANASTA_END_NONE && is_same_round
                  && observation.board.round != self->proved;
  g_array_set_size (self->hands, 0);
  self->first_hand = self->actions->len;
  note_hand (self, &observation);
  /* What was seen before stays until it is proved; who has seen nothing waits for the next. */
  if (observation.board.ended != CANASTA_END_NONE)
    return TRUE;
  if (is_first)
    open_session (self, &observation, is_dealt);
  else if (is_same_round && canasta_match_get_stage (match) != CANASTA_STAGE_PLAYING)
    return TRUE;
  else
    canasta_match_see_round (match, &observation, is_dealt);
  if (is_first)
    {
      g_signal_emit_by_name (self, "began");
      canasta_session_start (self->session);
    }
  else if (is_same_round)
    canasta_session_follow_position (self->session);
  else
    canasta_session_follow_round (self->session);
  return TRUE;
}

gboolean
canasta_visit_take_record (CanastaVisit *self, const CanastaMessage *message, GError **error)
{
  const CanastaRecorded *record = &message->record;
  CanastaMatch *match = get_match (self);
  CanastaObservation observation;

  if (!read_view (self, message, &observation, error))
    return FALSE;
  if (!match || self->is_over || record->r != self->r + 1
      || canasta_match_get_to_act (match) != record->seat
      || observation.board.round != canasta_match_get_round (match))
    {
      canasta_visit_ask_position (self);
      return TRUE;
    }
  self->r = record->r;
  /* What the seat has done is done, be that told before or after. */
  if (record->seat == self->seat)
    g_clear_pointer (&self->pending, g_free);
  g_ptr_array_add (self->actions, canasta_action_write (&record->action));
  note_hand (self, &observation);
  self->is_over = observation.board.ended != CANASTA_END_NONE;
  if (self->is_over)
    return TRUE;
  canasta_match_see_action (match, &record->action, &observation);
  canasta_session_follow_step (self->session);
  return TRUE;
}

/* The proof */

static gboolean
has_seen (CanastaVisit *self, CanastaMatch *real, guint n_actions)
{
  CanastaObservation observation;

  if (n_actions < self->first_hand)
    return TRUE;
  canasta_match_observe (real, self->seat, &observation);
  return canasta_card_set_equal (&observation.hand,
                                 &g_array_index (self->hands, CanastaCardSet,
                                                 n_actions - self->first_hand));
}

/* The round as it is by the deal: the own hand is what it was, at each step. */
static CanastaMatch *
play_again (CanastaVisit *self, guint64 deal)
{
  CanastaMatch *match = get_match (self);
  const CanastaBoard *board = &canasta_match_get_state (match)->board;
  g_autoptr (CanastaMatch) real = NULL;
  CanastaState dealt;

  canasta_state_deal (&dealt, self->table, deal, board->round, board->dealer, board->totals);
  real = canasta_match_new_at (self->table, &dealt, canasta_match_get_names (match));
  for (guint i = 0; i <= self->actions->len; i++)
    {
      CanastaAction action;

      if (!has_seen (self, real, i))
        return NULL;
      if (i < self->actions->len
          && (!canasta_action_read (g_ptr_array_index (self->actions, i), &action)
              || !canasta_match_act (real, canasta_match_get_to_act (real), &action, NULL)))
        return NULL;
    }
  return canasta_match_get_stage (real) == CANASTA_STAGE_PLAYING ? NULL : g_steal_pointer (&real);
}

/* Whether the round was dealt by what the guest has promised; for who was away since then others
 * may have agreed on it, by an attempt that was begun later. */
static gboolean
has_agreed (CanastaVisit *self, const CanastaProof *proof)
{
  return self->party != 0
         && !(self->was_away && proof->round == self->deal.occasion.round
              && proof->attempt > self->deal.occasion.attempt);
}

/* Who has agreed sees that all have shown what they had promised; who has come later cannot. */
static gboolean
check_shares (CanastaVisit *self, const CanastaProof *proof, GError **error)
{
  if (!has_agreed (self, proof))
    return TRUE;
  if (proof->round != self->deal.occasion.round || proof->attempt != self->deal.occasion.attempt
      || proof->n_shares != self->deal.n_parties)
    return refuse_deal (error);
  for (guint party = 0; party < proof->n_shares; party++)
    if (!canasta_fair_deal_show (&self->deal, party, &proof->shares[party].share, error))
      return FALSE;
  return canasta_fair_deal_prove (&self->deal, proof->deal, error);
}

/* The rounds in which a computer player acted for the guest are not theirs. */
static void
note_missed (CanastaVisit *self, guint round)
{
  const CanastaTableSeen *seen = &self->seen.table;
  CanastaDesk desk = { 0 };

  if (self->seen.kind != CANASTA_MESSAGE_TABLE || self->seat >= seen->n_seats)
    return;
  desk.missed = seen->seats[self->seat].missed;
  for (; round > 0 && desk.missed; round--)
    if (canasta_desk_has_missed (&desk, round))
      canasta_session_note_missed (self->session, self->seat, round);
}

gboolean
canasta_visit_take_proof (CanastaVisit *self, const CanastaProof *proof, GError **error)
{
  CanastaMatch *match = get_match (self);
  g_autoptr (CanastaMatch) real = NULL;

  if (!match || !self->is_over || proof->round != canasta_match_get_round (match))
    return TRUE;
  if (!check_shares (self, proof, error))
    return FALSE;
  real = play_again (self, proof->deal);
  if (!real)
    {
      g_set_error_literal (error, CANASTA_FAIR_DEAL_ERROR, CANASTA_FAIR_DEAL_ERROR_NUMBER,
                           _("The cards were not dealt as everybody had promised."));
      return FALSE;
    }
  self->is_over = FALSE;
  self->proved = proof->round;
  self->party = 0;
  note_missed (self, proof->round);
  canasta_match_take_round (match, real);
  canasta_session_follow_step (self->session);
  return TRUE;
}
