/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "visit-fixture.h"

#include <string.h>

#include "match/match-seen.h"
#include "players/bot.h"
#include "session/computer.h"

static void
post (Meeting *self, guint guest, gboolean to_host, const char *text)
{
  Letter *letter = g_new (Letter, 1);

  *letter = (Letter){ guest, self->lines[guest], to_host,
                      self->twist && !to_host ? self->twist (text) : g_strdup (text) };
  g_queue_push_tail (&self->letters, letter);
}

static void
free_letter (gpointer data)
{
  Letter *letter = data;

  g_free (letter->text);
  g_free (letter);
}

static guint
find_visit (Meeting *self, CanastaVisit *visit)
{
  for (guint i = 0; i < N_VISITS; i++)
    if (self->visits[i] == visit)
      return i;
  g_assert_not_reached ();
}

static void
visit_said_cb (CanastaVisit *visit, const char *text, Meeting *self)
{
  post (self, find_visit (self, visit), TRUE, text);
}

static void
host_said_cb (CanastaHost *host, guint line, const char *text, Meeting *self)
{
  for (guint i = 0; i < N_VISITS; i++)
    if (self->lines[i] == line)
      post (self, i, FALSE, text);
}

static void
knocked_cb (CanastaHost *host, guint guest, Meeting *self)
{
  if (canasta_guests_find (canasta_host_get_guests (host), guest)->wants_to_look)
    {
      g_assert_true (canasta_host_let_look_on (host, guest));
      return;
    }
  g_assert_true (canasta_host_let_in (host, guest, self->seat));
  self->seat += 2;
}

static void
happened_cb (CanastaSession *session, const CanastaEvent *event, Meeting *self)
{
  if (event->ended == CANASTA_END_NONE)
    return;
  self->n_ends++;
  self->n_early += canasta_match_has_seen_end (canasta_session_get_match (session));
}

/* A computer player acts for the guest. */
static void
began_cb (CanastaVisit *visit, Meeting *self)
{
  CanastaSession *session = canasta_visit_get_session (visit);
  g_autoptr (CanastaPlayer) player =
    CANASTA_PLAYER (canasta_bot_new (canasta_level_find ("policy"), 1));
  g_autoptr (CanastaDriver) driver = canasta_computer_new ("policy", player);

  canasta_session_set_pace (session, CANASTA_PACE_INSTANT);
  if (!canasta_visit_is_looking (visit))
    canasta_session_set_driver (session, canasta_visit_get_seat (visit), driver);
  g_signal_connect (session, "happened", G_CALLBACK (happened_cb), self);
  self->n_began++;
}

static void
refused_cb (CanastaVisit *visit, CanastaRefused *refused, Meeting *self)
{
  self->n_refused++;
}

static void
failed_cb (CanastaVisit *visit, const char *sentence, Meeting *self)
{
  if (!self->sentence)
    self->sentence = g_strdup (sentence);
}

static void
dealt_cb (CanastaHost *host, Meeting *self)
{
  canasta_session_set_pace (canasta_host_get_session (host), CANASTA_PACE_INSTANT);
}

static CanastaTable *
open_table_cb (const CanastaRulesTold *rules, gpointer data, GError **error)
{
  Meeting *self = data;
  g_autofree char *name = canasta_table_dup_name (self->table);

  g_assert_cmpstr (rules->table, ==, name);
  if (!self->lacks_variant)
    return canasta_table_ref (self->table);
  g_set_error (error, CANASTA_RULES_ERROR, CANASTA_RULES_ERROR_TABLE, "no %s", name);
  return NULL;
}

void
meeting_come (Meeting *self, guint guest)
{
  self->lines[guest] = canasta_host_connect (self->host);
  canasta_visit_connect (self->visits[guest]);
}

void
meeting_go (Meeting *self, guint guest)
{
  canasta_host_disconnect (self->host, self->lines[guest]);
  self->lines[guest] = 0;
  canasta_visit_disconnect (self->visits[guest]);
}

static void
open_visit (Meeting *self, guint guest)
{
  static const char *const names[] = { "Anna", "Ben", "Eva" };
  CanastaVisit *visit = canasta_visit_new (names[guest], open_table_cb, self);

  self->visits[guest] = visit;
  canasta_visit_set_ticket (visit, canasta_host_get_ticket (self->host));
  g_signal_connect (visit, "said", G_CALLBACK (visit_said_cb), self);
  g_signal_connect (visit, "began", G_CALLBACK (began_cb), self);
  g_signal_connect (visit, "refused", G_CALLBACK (refused_cb), self);
  g_signal_connect (visit, "failed", G_CALLBACK (failed_cb), self);
}

/* The program is killed and started anew. */
void
meeting_restart (Meeting *self, guint guest)
{
  CanastaVisit *before = self->visits[guest];
  const CanastaReturnTicket ticket = *canasta_visit_get_return (before);

  meeting_go (self, guest);
  if (canasta_visit_get_session (before))
    canasta_session_stop (canasta_visit_get_session (before));
  g_signal_handlers_disconnect_by_data (before, self);
  open_visit (self, guest);
  canasta_visit_set_return (self->visits[guest], &ticket);
  g_object_unref (before);
  meeting_come (self, guest);
}

static char *
tell_match (CanastaSession *session)
{
  CanastaMatch *match = session ? canasta_session_get_match (session) : NULL;

  return match ? g_strdup_printf ("%u events, round %u, stage %d, %d to act",
                                  canasta_record_get_count (canasta_match_get_record (match)),
                                  canasta_match_get_round (match), canasta_match_get_stage (match),
                                  (int) canasta_match_get_to_act (match))
               : g_strdup ("no match");
}

static gboolean
give_up_cb (gpointer data)
{
  Meeting *self = data;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < N_VISITS; i++)
    if (self->visits[i])
      {
        g_autofree char *seen = tell_match (canasta_visit_get_session (self->visits[i]));

        g_string_append_printf (text, "; guest %u at line %u: %s", i, self->lines[i], seen);
      }
  g_error ("nothing happens any more at %" G_GINT64_FORMAT ", %u letters: host: %s%s", self->now,
           g_queue_get_length (&self->letters),
           tell_match (canasta_host_get_session (self->host)), text->str);
  return G_SOURCE_REMOVE;
}

void
meeting_begin (Meeting *self, const char *rules)
{
  g_autoptr (GError) error = NULL;

  *self = (Meeting){ .now = 1000 };
  self->table = test_table_new (PLAYERS, rules);
  self->host = canasta_host_new (self->table, "Thursday", NULL, &error);
  g_assert_no_error (error);
  self->patience = g_timeout_add_seconds (100, give_up_cb, self);
  canasta_host_tell_time (self->host, self->now);
  canasta_host_seat_computer (self->host, 1, "policy", "Carl");
  canasta_host_seat_computer (self->host, 3, "policy", "Dora");
  g_signal_connect (self->host, "said", G_CALLBACK (host_said_cb), self);
  g_signal_connect (self->host, "knocked", G_CALLBACK (knocked_cb), self);
  g_signal_connect (self->host, "dealt", G_CALLBACK (dealt_cb), self);
  for (guint i = 0; i < N_GUESTS; i++)
    {
      open_visit (self, i);
      meeting_come (self, i);
    }
}

/* Somebody comes who looks on. */
void
meeting_look_on (Meeting *self)
{
  canasta_host_set_onlookers (self->host, 1);
  open_visit (self, ONLOOKER);
  canasta_visit_look_on (self->visits[ONLOOKER]);
  meeting_come (self, ONLOOKER);
}

/* Delivers so many letters of what is on its way; what was on a line that has ended is lost. */
void
meeting_deliver_some (Meeting *self, guint n)
{
  Letter *letter;

  while (n-- > 0 && (letter = g_queue_pop_head (&self->letters)))
    {
      if (letter->line != self->lines[letter->guest])
        ;
      else if (letter->to_host)
        canasta_host_hear (self->host, letter->line, letter->text, strlen (letter->text));
      else
        canasta_visit_hear (self->visits[letter->guest], letter->text, strlen (letter->text));
      free_letter (letter);
    }
}

void
meeting_deliver (Meeting *self)
{
  meeting_deliver_some (self, G_MAXUINT);
}

void
meeting_pass (Meeting *self)
{
  meeting_deliver (self);
  canasta_host_tell_time (self->host, self->now += 100);
  g_main_context_iteration (NULL, FALSE);
  meeting_deliver (self);
}

void
meeting_end (Meeting *self)
{
  CanastaSession *session = canasta_host_get_session (self->host);

  g_source_remove (self->patience);
  if (session)
    canasta_session_stop (session);
  for (guint i = 0; i < N_VISITS; i++)
    if (self->visits[i] && canasta_visit_get_session (self->visits[i]))
      canasta_session_stop (canasta_visit_get_session (self->visits[i]));
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  for (guint i = 0; i < N_VISITS; i++)
    if (self->visits[i])
      g_assert_finalize_object (self->visits[i]);
  g_assert_finalize_object (self->host);
  g_queue_clear_full (&self->letters, free_letter);
  canasta_table_unref (self->table);
  g_free (self->sentence);
}

CanastaMatch *
meeting_get_match (Meeting *self)
{
  CanastaSession *session = canasta_host_get_session (self->host);

  return session ? canasta_session_get_match (session) : NULL;
}

CanastaMatch *
meeting_get_seen (Meeting *self, guint guest)
{
  CanastaSession *session = canasta_visit_get_session (self->visits[guest]);

  return session ? canasta_session_get_match (session) : NULL;
}

gboolean
meeting_is_over (CanastaMatch *match, guint round)
{
  return match && canasta_match_get_round (match) == round
         && canasta_match_get_stage (match) != CANASTA_STAGE_PLAYING;
}

gboolean
meeting_are_all_over (Meeting *self, guint round)
{
  return meeting_is_over (meeting_get_match (self), round)
         && meeting_is_over (meeting_get_seen (self, 0), round)
         && meeting_is_over (meeting_get_seen (self, 1), round);
}

void
meeting_be_ready (Meeting *self)
{
  for (guint i = 0; i < N_GUESTS; i++)
    canasta_visit_set_ready (self->visits[i], TRUE);
}

/* Whatever happened meanwhile, the guest would keep each round from its deal on, as the host. */
static void
check_kept (CanastaMatch *match, CanastaMatch *seen)
{
  g_autofree char *kept = canasta_archive_write (match, NULL);
  g_autofree char *kept_seen = canasta_archive_write (seen, NULL);

  g_assert_cmpstr (kept_seen, ==, kept);
}

/* What the host has of a round, and the guest once it is proved: each event, the score. */
void
meeting_check_same (CanastaMatch *match, CanastaMatch *seen)
{
  const CanastaRecord *record = canasta_match_get_record (match);
  const CanastaRecord *of_seen = canasta_match_get_record (seen);
  guint n = canasta_record_get_count (of_seen);

  g_assert_cmpuint (n, ==, canasta_record_get_count (record));
  for (guint i = 0; i < n; i++)
    {
      const CanastaEvent *event = canasta_record_get (record, i);
      const CanastaEvent *other = canasta_record_get (of_seen, i);
      g_autofree char *told =
        canasta_event_describe (event, NULL, canasta_match_get_names (match), CANASTA_NO_SEAT);
      g_autofree char *told_other =
        canasta_event_describe (other, NULL, canasta_match_get_names (match), CANASTA_NO_SEAT);

      g_assert_cmpstr (event->text, ==, other->text);
      g_assert_cmpstr (told, ==, told_other);
    }
  g_assert_cmpuint (canasta_match_get_n_scores (seen), ==, canasta_match_get_n_scores (match));
  for (guint ledger = 0; ledger < canasta_match_get_table (match)->n_sides; ledger++)
    g_assert_cmpint (canasta_match_get_total (seen, ledger), ==,
                     canasta_match_get_total (match, ledger));
  g_assert_true (canasta_state_equal (canasta_match_get_state (match),
                                      canasta_match_get_state (seen)));
  check_kept (match, seen);
}

/* While it is played a guest has no card of anybody else, and who looks on none at all. */
void
meeting_check_hidden (Meeting *self, guint guest)
{
  CanastaMatch *seen = meeting_get_seen (self, guest);
  guint own = canasta_visit_get_seat (self->visits[guest]);
  const CanastaState *state;

  if (!seen || canasta_match_get_stage (seen) != CANASTA_STAGE_PLAYING)
    return;
  state = canasta_match_get_state (seen);
  g_assert_cmpuint (state->board.deal, ==, 0);
  g_assert_cmpuint (canasta_match_get_deal (seen, canasta_match_get_round (seen)), ==, 0);
  for (guint seat = 0; seat < PLAYERS; seat++)
    if (seat != own)
      g_assert_cmpint (canasta_card_set_count (&state->hands[seat]), ==, 0);
}

void
meeting_play_round (Meeting *self, guint round)
{
  while (!meeting_are_all_over (self, round))
    {
      meeting_pass (self);
      meeting_check_hidden (self, 0);
      meeting_check_hidden (self, 1);
    }
}

void
meeting_play_next_round (Meeting *self, guint round)
{
  meeting_deliver (self);
  meeting_be_ready (self);
  meeting_play_round (self, round);
}
