/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match over the network, on this computer: a host behind a gate and two guests who follow
 * its invitation, with TLS and everything; and what becomes of them when the line breaks, the
 * host goes, or is another one. */
#include "config.h"

#include <glib/gstdio.h>
#include <string.h>

#include "../core/players.h"
#include "elsewhere/call.h"
#include "elsewhere/reception.h"
#include "elsewhere/tickets.h"
#include "network/host-key.h"
#include "players/bot.h"
#include "session/computer.h"

#define N_GUESTS 2
#define PLAYERS 4

typedef struct
{
  CanastaTable *table;
  char *folder;
  char *key_path;
  CanastaHost *host;
  CanastaHost *other;           /* behind the same door, where all are who have not told yet */
  CanastaReception *reception;
  CanastaInvitation invitation;
  CanastaVisit *visits[N_GUESTS];
  CanastaCall *calls[N_GUESTS];
  guint seat;
  guint n_missed;
  guint n_refused;
  guint n_ended;
  guint patience;
} Evening;

#define WAIT_FOR(condition) \
  while (!(condition)) \
    g_main_context_iteration (NULL, TRUE)

static gboolean
give_up_cb (gpointer data)
{
  g_error ("nothing happens any more");
  return G_SOURCE_REMOVE;
}

static void
knocked_cb (CanastaHost *host, guint guest, Evening *self)
{
  g_assert_true (canasta_host_let_in (host, guest, self->seat));
  self->seat += 2;
}

static void
dealt_cb (CanastaHost *host, Evening *self)
{
  canasta_session_set_pace (canasta_host_get_session (host), CANASTA_PACE_INSTANT);
}

static void
began_cb (CanastaVisit *visit, Evening *self)
{
  CanastaSession *session = canasta_visit_get_session (visit);
  g_autoptr (CanastaPlayer) player =
    CANASTA_PLAYER (canasta_bot_new (canasta_level_find ("policy"), 1));
  g_autoptr (CanastaDriver) driver = canasta_computer_new ("policy", player);

  canasta_session_set_pace (session, CANASTA_PACE_INSTANT);
  canasta_session_set_driver (session, canasta_visit_get_seat (visit), driver);
}

static CanastaTable *
open_table_cb (const CanastaRulesTold *rules, gpointer data, GError **error)
{
  return canasta_table_ref (((Evening *) data)->table);
}

static void
count_cb (guint *n)
{
  ++*n;
}

static void
open_reception (Evening *self, guint16 port)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GTlsCertificate) key = canasta_host_key_load (self->key_path, &error);
  const CanastaLimits limits = CANASTA_LIMITS_OF_HOST;
  CanastaPin pin;

  g_assert_no_error (error);
  g_assert_true (canasta_host_key_get_pin (key, &pin, NULL));
  canasta_invitation_set_pin (&self->invitation, pin.bytes);
  self->reception = canasta_reception_new (key, &limits);
  canasta_reception_add (self->reception, self->other);
  canasta_reception_add (self->reception, self->host);
  canasta_reception_open (self->reception, port, &error);
  g_assert_no_error (error);
}

static void
begin (Evening *self, const char *rules)
{
  static const char *const names[] = { "Anna", "Ben" };
  g_autoptr (GError) error = NULL;

  *self = (Evening){ .table = test_table_new (PLAYERS, rules) };
  self->patience = g_timeout_add_seconds (100, give_up_cb, NULL);
  self->folder = g_dir_make_tmp ("canasta-XXXXXX", &error);
  g_assert_no_error (error);
  self->key_path = g_build_filename (self->folder, "host-key.pem", NULL);
  self->host = canasta_host_new (self->table, "Thursday", NULL, &error);
  g_assert_no_error (error);
  self->other = canasta_host_new (self->table, "Friday", NULL, &error);
  g_assert_no_error (error);
  canasta_host_seat_computer (self->host, 1, "policy", "Carl");
  canasta_host_seat_computer (self->host, 3, "policy", "Dora");
  g_signal_connect (self->host, "knocked", G_CALLBACK (knocked_cb), self);
  g_signal_connect (self->host, "dealt", G_CALLBACK (dealt_cb), self);
  open_reception (self, 0);

  self->invitation.places = g_new0 (char *, 2);
  self->invitation.places[0] =
    g_strdup_printf ("127.0.0.1:%u", canasta_gate_get_port (canasta_reception_get_gate (self->reception)));
  self->invitation.ticket = *canasta_host_get_ticket (self->host);
  for (guint i = 0; i < N_GUESTS; i++)
    {
      self->visits[i] = canasta_visit_new (names[i], open_table_cb, self);
      self->calls[i] = canasta_call_new (self->visits[i], &self->invitation);
      g_signal_connect (self->visits[i], "began", G_CALLBACK (began_cb), self);
      g_signal_connect_swapped (self->calls[i], "missed", G_CALLBACK (count_cb), &self->n_missed);
      g_signal_connect_swapped (self->calls[i], "refused", G_CALLBACK (count_cb), &self->n_refused);
      g_signal_connect_swapped (self->calls[i], "ended", G_CALLBACK (count_cb), &self->n_ended);
    }
}

static void
close_reception (Evening *self)
{
  CanastaGate *gate = g_object_ref (canasta_reception_get_gate (self->reception));

  canasta_reception_close (self->reception);
  WAIT_FOR (canasta_gate_count (gate) == 0);
  g_object_unref (gate);
  g_assert_finalize_object (self->reception);
  self->reception = NULL;
}

static void
end (Evening *self)
{
  g_source_remove (self->patience);
  for (guint i = 0; i < N_GUESTS; i++)
    {
      canasta_call_stop (self->calls[i]);
      if (canasta_visit_get_session (self->visits[i]))
        canasta_session_stop (canasta_visit_get_session (self->visits[i]));
    }
  if (self->reception)
    close_reception (self);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  for (guint i = 0; i < N_GUESTS; i++)
    {
      g_object_unref (self->calls[i]);
      g_object_unref (self->visits[i]);
    }
  g_assert_cmpuint (canasta_guests_count (canasta_host_get_guests (self->other)), ==, 0);
  g_object_unref (self->other);
  g_object_unref (self->host);
  canasta_invitation_clear (&self->invitation);
  canasta_table_unref (self->table);
  g_assert_cmpint (g_remove (self->key_path), ==, 0);
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_free (self->key_path);
  g_free (self->folder);
}

static void
come (Evening *self)
{
  for (guint i = 0; i < N_GUESTS; i++)
    canasta_call_start (self->calls[i]);
  WAIT_FOR (canasta_visit_get_seat (self->visits[0]) != CANASTA_NO_SEAT
            && canasta_visit_get_seat (self->visits[1]) != CANASTA_NO_SEAT
            && canasta_visit_get_seen (self->visits[0]) && canasta_visit_get_seen (self->visits[1]));
}

static void
be_ready (Evening *self)
{
  for (guint i = 0; i < N_GUESTS; i++)
    canasta_visit_set_ready (self->visits[i], TRUE);
}

static gboolean
is_over (CanastaSession *session, guint round)
{
  CanastaMatch *match = session ? canasta_session_get_match (session) : NULL;

  return match && canasta_match_get_round (match) == round
         && canasta_match_get_stage (match) != CANASTA_STAGE_PLAYING;
}

static gboolean
are_over (Evening *self, guint round)
{
  return is_over (canasta_visit_get_session (self->visits[0]), round)
         && is_over (canasta_visit_get_session (self->visits[1]), round);
}

static void
check_same (Evening *self)
{
  CanastaMatch *match = canasta_session_get_match (canasta_host_get_session (self->host));

  for (guint i = 0; i < N_GUESTS; i++)
    {
      CanastaMatch *seen = canasta_session_get_match (canasta_visit_get_session (self->visits[i]));

      g_assert_true (canasta_state_equal (canasta_match_get_state (match),
                                          canasta_match_get_state (seen)));
      g_assert_cmpint (canasta_match_get_total (match, 0), ==, canasta_match_get_total (seen, 0));
    }
}

static void
test_match (void)
{
  Evening evening;

  begin (&evening, "rounds=2");
  come (&evening);
  for (guint round = 1; round <= 2; round++)
    {
      be_ready (&evening);
      WAIT_FOR (are_over (&evening, round));
      check_same (&evening);
    }
  g_assert_cmpuint (evening.n_missed, ==, 0);
  canasta_host_close (evening.host);
  WAIT_FOR (evening.n_ended == 2);
  end (&evening);
}

static void
note_seen_cb (CanastaVisit *visit, const char *text, char **seen)
{
  if (!*seen && g_str_has_prefix (text, "{\"k\":\"seen\""))
    *seen = g_strdup (text);
}

/* Where nothing is said for a while the host is told what was seen last. */
static void
test_quiet (void)
{
  Evening evening;
  g_autofree char *seen = NULL;
  g_autofree char *wanted = NULL;

  begin (&evening, "rounds=2");
  come (&evening);
  be_ready (&evening);
  WAIT_FOR (are_over (&evening, 1));
  g_signal_connect (evening.visits[0], "said", G_CALLBACK (note_seen_cb), &seen);
  WAIT_FOR (seen);
  wanted = g_strdup_printf (
    "{\"k\":\"seen\",\"r\":%u}",
    canasta_record_get_count (canasta_match_get_record (
      canasta_session_get_match (canasta_host_get_session (evening.host)))));
  g_assert_cmpstr (seen, ==, wanted);
  end (&evening);
}

/* The host is cut off in the middle of a round, and opens again. The invitation is worth nothing any
 * more, and those who were there have their seats by what they were given. */
static void
test_break (void)
{
  Evening evening;
  CanastaTicket ticket;
  guint16 port;

  begin (&evening, "rounds=1");
  port = canasta_gate_get_port (canasta_reception_get_gate (evening.reception));
  come (&evening);
  be_ready (&evening);
  WAIT_FOR (canasta_visit_get_session (evening.visits[0])
            && canasta_visit_get_session (evening.visits[1]));
  close_reception (&evening);
  WAIT_FOR (evening.n_missed >= 2);
  ticket = *canasta_host_get_ticket (evening.host);
  ticket.bytes[0]++;
  canasta_host_take_door (evening.host, &ticket, &(CanastaGuestList){ 0 });
  open_reception (&evening, port);
  WAIT_FOR (are_over (&evening, 1));
  check_same (&evening);
  end (&evening);
}

/* By what a guest is known is on the disk before the host hears it: a program that is killed before
 * the answer comes has its seat when it is started anew. */
static void
test_kept_ticket (void)
{
  Evening evening;
  g_autofree char *path = NULL;
  CanastaReturnTicket ticket;

  begin (&evening, "rounds=1");
  path = g_build_filename (evening.folder, "ticket", NULL);
  canasta_call_keep_ticket (evening.calls[0], path);
  g_assert_true (canasta_tickets_load (path, &ticket));
  come (&evening);
  g_assert_nonnull (canasta_guests_find_ticket (canasta_host_get_guests (evening.host), &ticket));
  g_assert_cmpmem (&ticket, sizeof ticket, canasta_visit_get_return (evening.visits[0]),
                   sizeof ticket);
  g_unlink (path);
  end (&evening);
}

/* Another key than the invitation knows: nobody says who they are there. */
static void
test_other_host (void)
{
  Evening evening;

  begin (&evening, "rounds=1");
  for (guint i = 0; i < N_GUESTS; i++)
    {
      g_object_unref (evening.calls[i]);
      evening.invitation.pin[0]++;
      evening.calls[i] = canasta_call_new (evening.visits[i], &evening.invitation);
      g_signal_connect_swapped (evening.calls[i], "refused", G_CALLBACK (count_cb),
                                &evening.n_refused);
      g_signal_connect_swapped (evening.calls[i], "ended", G_CALLBACK (count_cb), &evening.n_ended);
      canasta_call_start (evening.calls[i]);
    }
  WAIT_FOR (evening.n_ended == 2);
  g_assert_cmpuint (evening.n_refused, ==, 2);
  g_assert_cmpuint (canasta_guests_count (canasta_host_get_guests (evening.host)), ==, 0);
  end (&evening);
}

/* Somebody guesses at the ticket: after three times nobody comes in from there for a while. */
static void
test_guessing (void)
{
  Evening evening;

  begin (&evening, "rounds=1");
  evening.invitation.ticket.bytes[0]++;
  for (guint i = 1; i <= 3; i++)
    {
      g_autoptr (CanastaVisit) visit = canasta_visit_new ("Karl", open_table_cb, &evening);
      g_autoptr (CanastaCall) guess = canasta_call_new (visit, &evening.invitation);

      g_signal_connect_swapped (guess, "ended", G_CALLBACK (count_cb), &evening.n_ended);
      canasta_call_start (guess);
      WAIT_FOR (evening.n_ended == i);
    }
  canasta_call_start (evening.calls[0]);
  WAIT_FOR (evening.n_missed == 1);
  g_assert_cmpuint (canasta_guests_count (canasta_host_get_guests (evening.host)), ==, 0);
  end (&evening);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/call/match", test_match);
  g_test_add_func ("/call/quiet", test_quiet);
  g_test_add_func ("/call/break", test_break);
  g_test_add_func ("/call/kept-ticket", test_kept_ticket);
  g_test_add_func ("/call/other-host", test_other_host);
  g_test_add_func ("/call/guessing", test_guessing);
  return g_test_run ();
}
