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

static CanastaMatch *
get_match (CanastaVisit *self)
{
  return self->session ? canasta_session_get_match (self->session) : NULL;
}

/* Whether the round is the one that the guest has followed, or come to before it was over. */
static gboolean
has_followed (CanastaVisit *self)
{
  CanastaMatch *match = get_match (self);

  return match && canasta_match_get_round (match) == self->round;
}

/* A share is drawn once for an occasion: an attempt that was begun before is not begun again.
 * The round before is proved first: what was promised for it is forgotten then. */
static gboolean
promise (CanastaVisit *self, const CanastaPromises *promises, GError **error)
{
  CanastaOccasion occasion = { .round = promises->round, .attempt = promises->attempt };
  CanastaMessage message;

  memcpy (occasion.match, self->match_id, sizeof occasion.match);
  if (self->is_over && has_followed (self))
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
  if (self->deal.n_promised > 1 && self->deal.n_parties != promises->n_promises)
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

/* What the host has told cannot be. */
static gboolean
refuse (GError **error)
{
  g_set_error_literal (error, CANASTA_MESSAGE_ERROR, CANASTA_MESSAGE_ERROR_IMPOSSIBLE,
                       _("The host’s program told something that cannot be true."));
  return FALSE;
}

/* Returns: (transfer full): what everybody at the table is called */
static char **
list_names (CanastaVisit *self)
{
  char **names = g_new0 (char *, self->table->players + 1);

  for (guint seat = 0; seat < self->table->players; seat++)
    {
      gboolean is_told = self->seen.kind == CANASTA_MESSAGE_TABLE && seat < self->seen.table.n_seats
                         && self->seen.table.seats[seat].name;

      names[seat] = g_strdup (is_told ? self->seen.table.seats[seat].name : "");
    }
  return names;
}

/* Nobody has seen anything of it before. */
static void
open_session (CanastaVisit *self, CanastaMatch *match)
{
  g_auto (CanastaPersonal) personal = { .seat = self->is_looking ? 0 : (guint8) self->seat };

  personal.players = g_new0 (char *, self->table->players + 1);
  for (guint seat = 0; seat < self->table->players; seat++)
    {
      personal.players[seat] = g_strdup (CANASTA_PERSON_WORD);
      canasta_personal_get_desk (&personal, seat)->elsewhere = seat != self->seat;
    }
  personal.no_hints = self->seen.kind == CANASTA_MESSAGE_TABLE && !self->seen.table.hints;
  self->session = canasta_session_new_shared (match, &personal, CANASTA_REFEREE (self), NULL);
  g_signal_emit_by_name (self, "began");
  canasta_session_start (self->session);
}

/* The match as the guest sees it from now on, with nothing before. */
static void
begin_seeing (CanastaVisit *self, const CanastaObservation *observation, gboolean is_dealt)
{
  g_auto (GStrv) names = list_names (self);
  g_autoptr (CanastaMatch) match =
    canasta_match_new_seen (self->table, observation, is_dealt, (const char *const *) names);

  open_session (self, match);
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
  if (!self->table || (self->seat == CANASTA_NO_SEAT && !self->is_looking))
    return refuse (error);
  return canasta_guest_view_read (message, self->table, observation, error)
         && (observation->seat == self->seat || refuse (error));
}

/* So many rounds are over. What was not seen of them the host is asked for: everybody has a record of
 * all. */
static void
note_over (CanastaVisit *self, guint n_over)
{
  CanastaMessage message;

  canasta_past_rounds_note_over (self->past, n_over);
  canasta_message_init (&message, CANASTA_MESSAGE_REPLAY);
  message.replay.round = canasta_past_rounds_ask (self->past);
  if (message.replay.round != 0)
    canasta_visit_say (self, &message);
}

gboolean
canasta_visit_take_position (CanastaVisit *self, const CanastaMessage *message, GError **error)
{
  CanastaObservation observation;
  CanastaMatch *match = get_match (self);
  gboolean is_same_round;
  gboolean is_dealt;

  if (!read_view (self, message, &observation, error))
    return FALSE;
  if (!read_log (self, message->position.observation))
    return refuse (error);
  is_dealt = self->actions->len == 0;
  self->r = message->position.r;
  self->round = observation.board.round;
  is_same_round = has_followed (self);
  self->has_ended = observation.board.ended != CANASTA_END_NONE;
  self->is_over = self->has_ended && self->round != self->proved;
  g_clear_object (&self->real);
  g_array_set_size (self->hands, 0);
  self->first_hand = self->actions->len;
  note_hand (self, &observation);
  note_over (self, self->round - 1);
  /* What was seen before stays until it is proved. */
  if (self->has_ended)
    return TRUE;
  if (!match)
    {
      begin_seeing (self, &observation, is_dealt);
      return TRUE;
    }
  if (is_same_round && canasta_match_get_stage (match) != CANASTA_STAGE_PLAYING)
    return TRUE;
  canasta_match_see_round (match, &observation, is_dealt);
  if (is_same_round)
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
  self->has_ended = self->is_over = observation.board.ended != CANASTA_END_NONE;
  canasta_match_see_action (match, &record->action, &observation);
  canasta_session_follow_step (self->session);
  return TRUE;
}

/* The rounds that are over */

/* The rounds in which a computer player acted for the guest are not theirs. */
static void
note_missed (CanastaVisit *self)
{
  const CanastaTableSeen *seen = &self->seen.table;
  CanastaDesk desk = { 0 };

  if (self->seen.kind != CANASTA_MESSAGE_TABLE || self->seat >= seen->n_seats)
    return;
  desk.missed = seen->seats[self->seat].missed;
  for (guint round = canasta_past_rounds_count (self->past); round > 0 && desk.missed; round--)
    if (canasta_desk_has_missed (&desk, round))
      canasta_session_note_missed (self->session, self->seat, round);
}

/* The match from its first deal on; the own hand is at its end what it was. */
static CanastaMatch *
play_whole (CanastaVisit *self)
{
  g_auto (GStrv) names = list_names (self);
  g_autoptr (CanastaMatch) whole =
    canasta_past_rounds_play (self->past, self->table, (const char *const *) names);
  CanastaObservation observation;

  if (!whole || self->round != canasta_match_get_round (whole))
    return g_steal_pointer (&whole);
  canasta_match_observe (whole, self->seat, &observation);
  return canasta_card_set_equal (&observation.hand,
                                 &g_array_index (self->hands, CanastaCardSet, self->hands->len - 1))
           ? g_steal_pointer (&whole) : NULL;
}

static gboolean
take_whole (CanastaVisit *self, GError **error)
{
  g_autoptr (CanastaMatch) whole = play_whole (self);

  if (!whole)
    return refuse (error);
  if (self->session)
    canasta_match_take_whole (get_match (self), whole);
  else
    open_session (self, whole);
  return TRUE;
}

/* Whether more of the match can be known than is. */
static gboolean
can_take_whole (CanastaVisit *self)
{
  CanastaMatch *match = get_match (self);

  return canasta_past_rounds_are_whole (self->past)
         && (!match || canasta_match_get_first_round (match) > 1
             || canasta_match_get_round (match) < canasta_past_rounds_count (self->past));
}

/**
 * canasta_visit_settle:
 * @self: a visit
 * @error: return location for an error
 *
 * Takes the rounds that are over as they were; where some of them cannot be had, the one that was
 * seen last. While a later one is played they wait for its end.
 *
 * Returns: whether they can have been played so
 */
gboolean
canasta_visit_settle (CanastaVisit *self, GError **error)
{
  CanastaMatch *match = get_match (self);
  guint ended = match && canasta_match_has_seen_end (match) ? canasta_match_get_round (match) : 0;
  g_autoptr (CanastaMatch) real = g_steal_pointer (&self->real);

  if (match && canasta_match_get_round (match) > canasta_past_rounds_count (self->past))
    return TRUE;
  if (can_take_whole (self))
    {
      if (!take_whole (self, error))
        return FALSE;
    }
  else if (real)
    canasta_match_take_round (match, real);
  else
    return TRUE;
  note_missed (self);
  if (canasta_match_get_round (get_match (self)) == ended)
    canasta_session_follow_end (self->session);
  else
    canasta_session_follow_step (self->session);
  return TRUE;
}

/* A round that was asked for; nothing else is taken. */
gboolean
canasta_visit_take_replayed (CanastaVisit *self, const CanastaReplayed *replayed, GError **error)
{
  if (!canasta_past_rounds_take (self->past, replayed))
    return TRUE;
  note_over (self, 0);
  return canasta_past_rounds_are_awaited (self->past) || canasta_visit_settle (self, error);
}

/* The proof */

static gboolean
has_seen (CanastaVisit *self, CanastaMatch *real, guint n_actions)
{
  CanastaObservation observation;

  if (n_actions < self->first_hand || self->is_looking)
    return TRUE;
  canasta_match_observe (real, self->seat, &observation);
  return canasta_card_set_equal (&observation.hand,
                                 &g_array_index (self->hands, CanastaCardSet,
                                                 n_actions - self->first_hand));
}

/* The round as it is by the deal: what was done could be, and the own hand is what it was, at each
 * step. */
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
 * may have agreed on it, by an attempt that was begun later, or on a later one. */
static gboolean
has_agreed (CanastaVisit *self, const CanastaProof *proof)
{
  return self->party != 0
         && !(self->was_away
              && (proof->round > self->deal.occasion.round
                  || (proof->round == self->deal.occasion.round
                      && proof->attempt > self->deal.occasion.attempt)));
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

static gboolean
prove (CanastaVisit *self, guint64 deal, GError **error)
{
  self->real = play_again (self, deal);
  if (!self->real)
    g_set_error_literal (error, CANASTA_FAIR_DEAL_ERROR, CANASTA_FAIR_DEAL_ERROR_NUMBER,
                         _("The cards were not dealt as everybody had promised."));
  return self->real != NULL;
}

static void
note_round (CanastaVisit *self, guint64 deal)
{
  g_autoptr (GStrvBuilder) actions = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (guint i = 0; i < self->actions->len; i++)
    g_strv_builder_add (actions, g_ptr_array_index (self->actions, i));
  list = g_strv_builder_end (actions);
  canasta_past_rounds_add (self->past, self->round, deal, (const char *const *) list);
}

/* The round is taken once all before it are known, too. */
gboolean
canasta_visit_take_proof (CanastaVisit *self, const CanastaProof *proof, GError **error)
{
  if (!self->is_over || proof->round != self->round)
    return TRUE;
  if (!check_shares (self, proof, error) || (has_followed (self) && !prove (self, proof->deal, error)))
    return FALSE;
  self->is_over = FALSE;
  self->proved = proof->round;
  self->party = 0;
  /* A host that does not know the round from its deal on tells no actions of it. */
  if (self->actions->len > 0)
    note_round (self, proof->deal);
  note_over (self, proof->round);
  return canasta_past_rounds_are_awaited (self->past) || canasta_visit_settle (self, error);
}

/* What is kept. */

static void
describe (CanastaVisit *self, CanastaTableKnown *known)
{
  *known = (CanastaTableKnown){
    .match = self->match_id,
    .table = self->table,
    .seen = self->seen.kind == CANASTA_MESSAGE_TABLE ? &self->seen.table : NULL,
    .seat = self->seat,
  };
}

/* See canasta_inheritance_fill_kept(). */
gboolean
canasta_visit_fill_kept (CanastaVisit *self, CanastaKeptTable *kept, GError **error)
{
  CanastaTableKnown known;

  describe (self, &known);
  *kept = (CanastaKeptTable){ 0 };
  return self->seat != CANASTA_NO_SEAT
         && canasta_inheritance_fill_kept (&self->inheritance, &known, kept, error);
}

/* See canasta_inheritance_write_rounds(). */
char *
canasta_visit_write_rounds (CanastaVisit *self)
{
  CanastaTableKnown known;

  describe (self, &known);
  return canasta_inheritance_write_rounds (&self->inheritance, &known, self->past);
}

/* How many rounds are over. */
guint
canasta_visit_count_over (CanastaVisit *self)
{
  return canasta_past_rounds_count (self->past);
}
