/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "host-fixture.h"

#include <stdlib.h>
#include <string.h>

#include "../core/players.h"
#include "network/bytes.h"
#include "players/bot.h"

static const char *const bye_words[] = { "full", "not-let-in", "put-out", "closed", "stopping",
                                         "elsewhere", "newer-needed", "older-needed", "seated",
                                         "no-onlookers" };
static const char *const refused_words[] = { "illegal", "stale", "not-yours", "too-fast",
                                             "not-now", "unknown" };

CanastaMatch *
evening_get_match (Evening *self)
{
  return canasta_session_get_match (canasta_host_get_session (self->host));
}

void
evening_say (Evening *self, EveningGuest *guest, const char *text)
{
  canasta_host_hear (self->host, guest->line, text, strlen (text));
}

static void
say (Evening *self, EveningGuest *guest, const CanastaMessage *message)
{
  g_autofree char *text = canasta_message_write (message);

  evening_say (self, guest, text);
}

/* What guests do by themselves: as soon as the host is done with what they answer to. */

static void
answer (Evening *self, EveningGuest *guest, const CanastaMessage *message)
{
  g_autofree char *text = canasta_message_write (message);

  g_queue_push_tail (&self->answers,
                     g_strdup_printf ("%c%s", (char) ('a' + (guest - self->guests)), text));
}

static void
take_answers (Evening *self)
{
  char *text;

  while ((text = g_queue_pop_head (&self->answers)))
    {
      evening_say (self, &self->guests[text[0] - 'a'], text + 1);
      g_free (text);
    }
}

static void
promise (Evening *self, EveningGuest *guest, const CanastaPromises *promises)
{
  CanastaOccasion occasion = guest->deal.occasion;
  CanastaMessage message;

  /* What the host has promised for an occasion does not change. */
  if (occasion.round == promises->round && occasion.attempt == promises->attempt)
    g_assert_cmpmem (&guest->of_host, sizeof guest->of_host, &promises->promises[0].promise,
                     sizeof guest->of_host);
  guest->of_host = promises->promises[0].promise;
  occasion.round = promises->round;
  occasion.attempt = promises->attempt;
  guest->deal.occasion = occasion;
  g_assert_true (canasta_share_draw (&guest->share, NULL));
  canasta_message_init (&message, CANASTA_MESSAGE_PROMISE);
  message.promise.round = promises->round;
  message.promise.attempt = promises->attempt;
  canasta_share_promise (&guest->share, &occasion, promises->party, &message.promise.promise);
  answer (self, guest, &message);
}

/* Everybody has promised: the own promise among them is the one that was made. */
static void
show (Evening *self, EveningGuest *guest, const CanastaPromises *promises)
{
  CanastaOccasion occasion = guest->deal.occasion;
  CanastaPromise own;
  CanastaMessage message;

  canasta_share_promise (&guest->share, &occasion, promises->party, &own);
  g_assert_cmpmem (&own, sizeof own, &promises->promises[promises->party].promise, sizeof own);
  canasta_fair_deal_begin (&guest->deal, &occasion, promises->n_promises);
  for (guint party = 0; party < promises->n_promises; party++)
    g_assert_true (canasta_fair_deal_promise (&guest->deal, party,
                                              &promises->promises[party].promise, NULL));
  canasta_message_init (&message, CANASTA_MESSAGE_SHARE);
  message.share.round = promises->round;
  message.share.attempt = promises->attempt;
  message.share.share = guest->share;
  answer (self, guest, &message);
}

static void
check_proof (EveningGuest *guest, const CanastaProof *proof)
{
  guest->n_proofs++;
  /* Who looks on has promised nothing. */
  if (guest->seat == CANASTA_NO_SEAT)
    return;
  g_assert_cmpuint (proof->n_shares, ==, guest->deal.n_parties);
  for (guint party = 0; party < proof->n_shares; party++)
    g_assert_true (canasta_fair_deal_show (&guest->deal, party, &proof->shares[party].share, NULL));
  g_assert_true (canasta_fair_deal_prove (&guest->deal, proof->deal, NULL));
}

static void
note_welcome (EveningGuest *guest, const CanastaWelcome *welcome)
{
  if (!canasta_bytes_are_nought (welcome->return_ticket.bytes, sizeof welcome->return_ticket.bytes))
    guest->ticket = welcome->return_ticket;
  guest->seat = welcome->seat < 0 ? CANASTA_NO_SEAT : (guint) welcome->seat;
  memcpy (guest->deal.occasion.match, welcome->match, sizeof welcome->match);
}

static const char *
find_word (const CanastaMessage *message)
{
  if (message->kind == CANASTA_MESSAGE_BYE)
    return bye_words[message->bye.why];
  if (message->kind == CANASTA_MESSAGE_REFUSED)
    return refused_words[message->refused.why];
  return NULL;
}

static void
note_heard (Evening *self, EveningGuest *guest, const CanastaMessage *message)
{
  const char *word = find_word (message);

  g_string_append_printf (self->heard, "%s%c %s%s%s", self->heard->len > 0 ? "; " : "",
                          (char) ('a' + (guest - self->guests)),
                          canasta_message_get_row (message->kind)->name, word ? " " : "",
                          word ? word : "");
}

static void
follow (Evening *self, EveningGuest *guest, const CanastaMessage *message)
{
  if (message->kind == CANASTA_MESSAGE_WELCOME)
    note_welcome (guest, &message->welcome);
  else if (message->kind == CANASTA_MESSAGE_POSITION)
    guest->r = message->position.r;
  else if (message->kind == CANASTA_MESSAGE_RECORD)
    {
      guest->n_records++;
      g_assert_cmpuint (message->record.r, ==, guest->r + 1);
      guest->r = message->record.r;
    }
  else if (message->kind == CANASTA_MESSAGE_PROOF)
    check_proof (guest, &message->proof);
  else if (message->kind == CANASTA_MESSAGE_PROMISES && !guest->is_mute)
    {
      if (message->promises.n_promises == 1)
        promise (self, guest, &message->promises);
      else
        show (self, guest, &message->promises);
    }
}

static EveningGuest *
find_guest (Evening *self, guint line)
{
  for (guint i = 0; i < EVENING_GUESTS; i++)
    if (line != 0 && (self->guests[i].line == line || self->guests[i].older_line == line))
      return &self->guests[i];
  return NULL;
}

static void
said_cb (CanastaHost *host, guint line, const char *text, Evening *self)
{
  EveningGuest *guest = find_guest (self, line);
  g_auto (CanastaMessage) message = { 0 };
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (guest);
  canasta_message_read (&message, text, strlen (text), CANASTA_SENDER_HOST, &error);
  g_assert_no_error (error);
  g_ptr_array_add (guest->heard, g_strdup (text));
  note_heard (self, guest, &message);
  follow (self, guest, &message);
}

static void
ended_cb (CanastaHost *host, guint line, Evening *self)
{
  EveningGuest *guest = find_guest (self, line);

  g_assert_nonnull (guest);
  g_string_append_printf (self->heard, "%s%c end", self->heard->len > 0 ? "; " : "",
                          (char) ('a' + (guest - self->guests)));
  if (guest->line == line)
    guest->line = 0;
  guest->older_line = 0;
}

static void
knocked_cb (CanastaHost *host, guint id, Evening *self)
{
  self->knocked = id;
}

static void
follow_host (Evening *self)
{
  g_signal_connect (self->host, "said", G_CALLBACK (said_cb), self);
  g_signal_connect (self->host, "ended", G_CALLBACK (ended_cb), self);
  g_signal_connect (self->host, "knocked", G_CALLBACK (knocked_cb), self);
  canasta_host_tell_time (self->host, self->now);
}

/* The host is killed, without a word to anybody, and its table opened again by what was kept, or as one
 * that another host has given; its clock begins elsewhere. */
void
evening_open_again (Evening *self, gboolean is_given)
{
  g_auto (CanastaKeptTable) kept = { 0 };
  g_auto (CanastaKeptTable) again = { 0 };
  g_autofree char *text = NULL;
  g_autofree char *text_again = NULL;
  g_autoptr (GError) error = NULL;

  canasta_host_fill_kept (self->host, &kept);
  kept.is_untouched |= is_given;
  text = canasta_kept_table_write (&kept);
  canasta_kept_table_read (&again, text, -1, &error);
  g_assert_no_error (error);
  text_again = canasta_kept_table_write (&again);
  g_assert_cmpstr (text, ==, text_again);
  g_assert_finalize_object (self->host);
  self->host = canasta_host_new_again (&again, self->table, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < EVENING_GUESTS; i++)
    self->guests[i].line = self->guests[i].older_line = 0;
  self->now += 1000000;
  follow_host (self);
}

void
evening_begin (Evening *self, guint players, const char *rules)
{
  g_autoptr (GError) error = NULL;

  *self = (Evening){ .now = 1000 };
  self->table = test_table_new (players, rules);
  self->host = canasta_host_new (self->table, "Thursday", NULL, &error);
  g_assert_no_error (error);
  self->hand = CANASTA_PLAYER (canasta_bot_new (canasta_level_find ("policy"), 1));
  self->heard = g_string_new (NULL);
  for (guint i = 0; i < EVENING_GUESTS; i++)
    self->guests[i].heard = g_ptr_array_new_with_free_func (g_free);
  follow_host (self);
}

void
evening_end (Evening *self)
{
  CanastaSession *session = canasta_host_get_session (self->host);

  if (session)
    canasta_session_stop (session);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_assert_finalize_object (self->host);
  g_clear_object (&self->hand);
  g_string_free (self->heard, TRUE);
  for (guint i = 0; i < EVENING_GUESTS; i++)
    {
      g_ptr_array_unref (self->guests[i].heard);
      g_free (self->guests[i].last_act);
    }
  canasta_table_unref (self->table);
}

/* Steps */

static char *
dup_name (Evening *self, const EveningGuest *guest)
{
  return g_strdup_printf ("Guest %c", (char) ('A' + (guest - self->guests)));
}

/* Only these may come from now on, whose letters stand there; “-” for everybody. */
static void
set_list (Evening *self, const char *letters)
{
  char *names[EVENING_GUESTS + 1] = { NULL };
  g_autoptr (GError) error = NULL;

  for (guint i = 0; g_ascii_isalpha (letters[i]); i++)
    names[i] = dup_name (self, &self->guests[letters[i] - 'a']);
  canasta_host_set_list (self->host, (const char *const *) names, &error);
  g_assert_no_error (error);
  for (guint i = 0; names[i]; i++)
    g_free (names[i]);
}

/* Whoever is on the list no more comes by what was theirs. */
static const CanastaTicket *
find_invitation (Evening *self, EveningGuest *guest)
{
  const CanastaGuestList *list = &canasta_host_get_door (self->host)->list;
  g_autofree char *name = dup_name (self, guest);

  for (guint i = 0; i < list->n; i++)
    if (g_str_equal (list->listed[i].name, name))
      guest->invitation = list->listed[i].ticket;
  return &guest->invitation;
}

/* One that they draw themselves, with which they come as often as they like. */
static const CanastaReturnTicket *
find_own_ticket (EveningGuest *guest)
{
  if (canasta_bytes_are_nought (guest->ticket.bytes, sizeof guest->ticket.bytes))
    g_assert_true (canasta_bytes_draw (guest->ticket.bytes, sizeof guest->ticket.bytes, NULL));
  return &guest->ticket;
}

/* @how: what opens the door; behind “look-” to look on, behind “able-” with a program that can go on
 * with the table, or follow it */
static void
hello (Evening *self, EveningGuest *guest, const char *how)
{
  gboolean looks_on = g_str_has_prefix (how, "look-");
  guint knocked = self->knocked;
  g_auto (CanastaMessage) message = { 0 };
  const char *can[] = { "remarks", "clock", "evenings", NULL, NULL, NULL, NULL };

  if (g_str_has_prefix (how, "able-"))
    {
      can[3] = "moves";
      can[4] = "heirs";
      can[5] = "follows";
      how += strlen ("able-");
    }
  guest->older_line = guest->line;
  guest->line = canasta_host_connect (self->host);
  canasta_message_init (&message, CANASTA_MESSAGE_HELLO);
  message.hello.program = g_strdup ("Test");
  message.hello.can = g_strdupv ((char **) can);
  message.hello.name = dup_name (self, guest);
  if (looks_on)
    {
      message.hello.as = CANASTA_GUEST_LOOKING;
      how += strlen ("look-");
    }
  if (g_str_equal (how, "come") || g_str_equal (how, "own"))
    message.hello.ticket = *canasta_host_get_ticket (self->host);
  else if (g_str_equal (how, "invited"))
    message.hello.ticket = *find_invitation (self, guest);
  if (g_str_equal (how, "back"))
    message.hello.return_ticket = guest->ticket;
  else if (g_str_equal (how, "own") || g_str_equal (how, "stray"))
    message.hello.return_ticket = *find_own_ticket (guest);
  say (self, guest, &message);
  if (self->knocked != knocked)
    guest->id = self->knocked;
}

static void
be_ready (Evening *self, EveningGuest *guest, gboolean is_ready)
{
  g_auto (CanastaMessage) table = { 0 };
  CanastaMessage message;

  canasta_host_describe (self->host, &table);
  canasta_message_init (&message, CANASTA_MESSAGE_READY);
  message.ready.round = table.table.round;
  message.ready.ready = (guint8) is_ready;
  say (self, guest, &message);
}

static void
act (Evening *self, EveningGuest *guest, guint64 n, guint64 at, const CanastaAction *action)
{
  CanastaMessage message;

  canasta_message_init (&message, CANASTA_MESSAGE_ACT);
  message.act.n = n;
  message.act.at = at;
  message.act.action = *action;
  g_free (guest->last_act);
  guest->last_act = canasta_message_write (&message);
  evening_say (self, guest, guest->last_act);
}

/* What whoever is to act would do. */
static void
choose (Evening *self, CanastaAction *action)
{
  CanastaMatch *match = evening_get_match (self);
  CanastaObservation observation;

  canasta_match_observe (match, canasta_match_get_to_act (match), &observation);
  g_assert_true (canasta_player_choose (self->hand, &observation, action, NULL, NULL));
}

static void
act_in_words (Evening *self, EveningGuest *guest, const char *text)
{
  CanastaAction action;

  if (g_strcmp0 (text, "again") == 0)
    {
      evening_say (self, guest, guest->last_act);
      return;
    }
  choose (self, &action);
  if (g_strcmp0 (text, "pass") == 0)
    canasta_action_init (&action, CANASTA_ACTION_PASS);
  act (self, guest, ++guest->n, guest->r - (g_strcmp0 (text, "stale") == 0), &action);
}

/* A step is a verb, a guest and a word; “wait” has milliseconds. */
static void
take_step (Evening *self, const char *step)
{
  g_auto (GStrv) words = g_strsplit (step, " ", 3);
  const char *verb = words[0];
  gboolean has_guest = words[1] && g_ascii_islower (words[1][0]);
  EveningGuest *guest = has_guest ? &self->guests[(words[1][0] - 'a') % EVENING_GUESTS] : NULL;
  const char *rest = words[1] ? words[2] : NULL;

  if (g_str_equal (verb, "wait"))
    canasta_host_tell_time (self->host, self->now += atoi (words[1]));
  else if (g_str_equal (verb, "come") || g_str_equal (verb, "back") || g_str_equal (verb, "sneak")
           || g_str_equal (verb, "invited") || g_str_equal (verb, "own")
           || g_str_equal (verb, "stray") || g_str_has_prefix (verb, "look-")
           || g_str_has_prefix (verb, "able-"))
    hello (self, guest, verb);
  else if (g_str_equal (verb, "connect"))
    guest->line = canasta_host_connect (self->host);
  else if (g_str_equal (verb, "say"))
    evening_say (self, guest, rest);
  else if (g_str_equal (verb, "mute"))
    guest->is_mute = TRUE;
  else if (g_str_equal (verb, "gone"))
    {
      canasta_host_disconnect (self->host, guest->line);
      guest->line = 0;
    }
  else if (g_str_equal (verb, "let"))
    g_assert_true (canasta_host_let_in (self->host, guest->id, (guint) atoi (rest)));
  else if (g_str_equal (verb, "onlook"))
    g_assert_true (canasta_host_let_look_on (self->host, guest->id));
  else if (g_str_equal (verb, "onlookers"))
    canasta_host_set_onlookers (self->host, (guint) atoi (words[1]));
  else if (g_str_equal (verb, "refuse"))
    canasta_host_refuse (self->host, guest->id);
  else if (g_str_equal (verb, "out"))
    canasta_host_put_out (self->host, guest->id);
  else if (g_str_equal (verb, "ready"))
    be_ready (self, guest, TRUE);
  else if (g_str_equal (verb, "unready"))
    be_ready (self, guest, FALSE);
  else if (g_str_equal (verb, "leave"))
    evening_say (self, guest, "{\"k\":\"leave\"}");
  else if (g_str_equal (verb, "list"))
    set_list (self, words[1]);
  else if (g_str_equal (verb, "rules"))
    canasta_host_set_table (self->host, self->table);
  else if (g_str_equal (verb, "hints"))
    canasta_host_set_hints (self->host, FALSE);
  else if (g_str_equal (verb, "clock"))
    canasta_host_set_clock (self->host, atoi (words[1]));
  else if (g_str_equal (verb, "grace"))
    canasta_host_set_grace (self->host, atoi (words[1]));
  else if (g_str_equal (verb, "stop"))
    canasta_host_stop (self->host);
  else if (g_str_equal (verb, "kill"))
    evening_open_again (self, FALSE);
  else if (g_str_equal (verb, "heir"))
    canasta_host_ask_heir (self->host, guest->seat);
  else if (g_str_equal (verb, "move"))
    g_assert_true (canasta_host_move (self->host, words[1]));
  else if (g_str_equal (verb, "stay"))
    g_assert_false (canasta_host_move (self->host, words[1]));
  else if (g_str_equal (verb, "close"))
    canasta_host_close (self->host);
  else if (g_str_equal (verb, "act"))
    act_in_words (self, guest, rest);
  else if (g_str_equal (verb, "play"))
    g_assert_true (evening_play (self));
  else
    g_error ("what is “%s”?", step);
}

/* What is heard is what the last step had to follow. */
void
evening_take_steps (Evening *self, const char *steps)
{
  g_auto (GStrv) list = g_strsplit (steps, "; ", -1);

  for (guint i = 0; list[i]; i++)
    {
      g_string_truncate (self->heard, 0);
      take_step (self, list[i]);
      take_answers (self);
    }
}

static char *
fill_in (const char *text, guint actor)
{
  g_auto (GStrv) parts = g_strsplit (text, "X", -1);
  g_autofree char *joined = g_strjoinv (actor == 0 ? "a" : "b", parts);
  g_auto (GStrv) others = g_strsplit (joined, "Y", -1);

  return g_strjoinv (actor == 0 ? "b" : "a", others);
}

/* The same, and that what the last step has to follow is this; X stands for the guest of two who is to act,
 * and Y for the other. */
void
evening_check_turn (Evening *self, const char *steps, const char *heard)
{
  guint actor = canasta_match_get_to_act (evening_get_match (self));
  g_autofree char *own_steps = fill_in (steps, actor);
  g_autofree char *own_heard = fill_in (heard, actor);

  evening_take_steps (self, own_steps);
  g_assert_cmpstr (self->heard->str, ==, own_heard);
}

/* Play */

/* Whoever is to act does, be they a guest or a computer player. Returns: whether a round is
 * being played. */
gboolean
evening_play (Evening *self)
{
  CanastaMatch *match = evening_get_match (self);
  guint seat = canasta_match_get_to_act (match);
  guint before = canasta_record_get_count (canasta_match_get_record (match));
  CanastaAction action;

  if (seat == CANASTA_NO_SEAT)
    return FALSE;
  for (guint i = 0; i < EVENING_GUESTS; i++)
    if (self->guests[i].line != 0 && self->guests[i].seat == seat
        && canasta_session_can_leave (canasta_host_get_session (self->host), seat))
      {
        choose (self, &action);
        act (self, &self->guests[i], ++self->guests[i].n, self->guests[i].r, &action);
        g_assert_cmpuint (canasta_record_get_count (canasta_match_get_record (match)), ==,
                          before + 1);
        return TRUE;
      }
  while (canasta_record_get_count (canasta_match_get_record (match)) == before)
    g_main_context_iteration (NULL, TRUE);
  return TRUE;
}

void
evening_play_round (Evening *self)
{
  while (evening_play (self))
    continue;
}
