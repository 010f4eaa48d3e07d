/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The clock of a host's table: whose time runs, what becomes of who has used it up, and what is kept of
 * it. */
#include "config.h"

#include <string.h>

#include "host-fixture.h"

#define TWO "come a; come b; let a 0; let b 1; "

/* Whose time runs, of a minute; see evening_check_turn(). */
static const struct
{
  const char *name;
  const char *steps;
  const char *heard;
} times[] = {
  { "the time runs of whoever is to act", "wait 59999", "" },
  { "and then a computer player goes on", "wait 60000", "a clock; b clock; a table; b table" },
  { "to the end of the round", "wait 60000; act X", "X refused not-now" },
  { "for whoever comes back, too", "wait 60000; gone X; back X; act X", "X refused not-now" },
  { "it stands still while somebody is gone", "wait 30000; gone X", "Y clock; Y table" },
  { "and runs on when they are back", "wait 30000; gone X; wait 59000; back X; wait 29999", "" },
  { "until it is used up", "wait 30000; gone X; wait 59000; back X; wait 30000",
    "a clock; b clock; a table; b table" },
  { "it runs while somebody else is gone", "gone Y; wait 60000", "X clock; X table" },
  { "of which who comes back then is told", "gone Y; back Y",
    "Y welcome; Y rules; a table; b table; Y position; Y clock" },
  { "and stands still at a table that is closed", "close; wait 60000", "" },
};

static void
test_times (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    {
      Evening evening;

      g_test_message ("%s", times[i].name);
      evening_begin (&evening, 2, "rounds=1");
      evening_take_steps (&evening, TWO "clock 60000; ready a; ready b; wait 0");
      evening_check_turn (&evening, times[i].steps, times[i].heard);
      evening_end (&evening);
    }
}

/* What each has left, as the table tells it; −1 without a clock. */
static void
check_left (Evening *evening, gint32 a, gint32 b)
{
  g_auto (CanastaMessage) table = { 0 };

  canasta_host_describe (evening->host, &table);
  g_assert_cmpint (table.table.seats[0].left, ==, a);
  g_assert_cmpint (table.table.seats[1].left, ==, b);
}

/* Whose round it was is told before how it was dealt. */
static void
check_told_missed (EveningGuest *guest)
{
  guint i = 0;

  while (i < guest->heard->len
         && !strstr (g_ptr_array_index (guest->heard, i), "\"missed\":\"1\""))
    i++;
  while (i < guest->heard->len && !g_str_has_prefix (g_ptr_array_index (guest->heard, i),
                                                     "{\"k\":\"proof\""))
    i++;
  g_assert_cmpuint (i, <, guest->heard->len);
}

/* Each has their time for a round, and all of it again in the next; a host that is killed has it
 * kept. Who used it up is awaited again when the round is over, and the round was not theirs. */
static void
test_rounds_by_clock (void)
{
  Evening evening;
  CanastaSession *session;

  evening_begin (&evening, 2, "rounds=2");
  evening_take_steps (&evening, TWO "ready a; ready b; wait 0");
  check_left (&evening, -1, -1);
  evening_end (&evening);

  evening_begin (&evening, 2, "rounds=2");
  evening_take_steps (&evening, TWO "clock 60000; ready a; ready b; wait 0");
  session = canasta_host_get_session (evening.host);
  canasta_session_set_pace (session, CANASTA_PACE_INSTANT);
  while (canasta_match_get_to_act (evening_get_match (&evening)) != 0)
    evening_play (&evening);
  evening_take_steps (&evening, "wait 20000");
  check_left (&evening, 40000, 60000);
  while (canasta_match_get_to_act (evening_get_match (&evening)) != 1)
    evening_play (&evening);
  evening_take_steps (&evening, "wait 60000");
  check_left (&evening, 40000, 0);
  g_assert_cmpuint (canasta_session_list_left (session), ==, 1u << 1);
  evening_play_round (&evening);
  g_assert_cmpuint (canasta_session_list_left (session), ==, 0);
  g_assert_cmpstr (canasta_session_get_desk (session, 0)->missed, ==, NULL);
  g_assert_cmpstr (canasta_session_get_desk (session, 1)->missed, ==, "1");
  check_told_missed (&evening.guests[0]);
  evening_take_steps (&evening, "wait 2000; ready a; wait 2000");
  g_assert_cmpuint (canasta_match_get_round (evening_get_match (&evening)), ==, 1);
  evening_take_steps (&evening, "ready b; wait 0");
  g_assert_cmpuint (canasta_match_get_round (evening_get_match (&evening)), ==, 2);
  check_left (&evening, 60000, 60000);
  evening_end (&evening);
}

/* What is kept of a clock: the times as they were before the turn in which the host was killed. */
static void
test_kept_clock (void)
{
  g_auto (CanastaKeptTable) kept = { 0 };
  Evening evening;

  evening_begin (&evening, 2, "rounds=2");
  evening_take_steps (&evening, TWO "clock 60000; ready a; ready b; wait 0");
  canasta_session_set_pace (canasta_host_get_session (evening.host), CANASTA_PACE_INSTANT);
  while (canasta_match_get_to_act (evening_get_match (&evening)) != 0)
    evening_play (&evening);
  evening_take_steps (&evening, "wait 20000");
  while (canasta_match_get_to_act (evening_get_match (&evening)) != 1)
    evening_play (&evening);
  evening_take_steps (&evening, "wait 10000; kill");
  check_left (&evening, 40000, 60000);
  canasta_host_fill_kept (evening.host, &kept);
  g_assert_cmpuint (kept.clock, ==, 60000);
  g_assert_cmpuint (kept.seats[0].left, ==, 40000);
  evening_end (&evening);
}

/* Somebody alone at the host's computer looks on, too, and sees their hand meanwhile. */
static void
test_own_clock (void)
{
  Evening evening;
  CanastaSession *session;
  CanastaAction action;
  CanastaRefusal refusal = { .reason = CANASTA_REASON_WRONG_PHASE };

  evening_begin (&evening, 2, "rounds=1");
  canasta_host_seat_person (evening.host, 0, "Emma");
  evening_take_steps (&evening, "come a; let a 1; clock 60000; ready a");
  canasta_host_set_ready (evening.host, TRUE);
  evening_take_steps (&evening, "wait 0");
  session = canasta_host_get_session (evening.host);
  canasta_session_set_pace (session, CANASTA_PACE_INSTANT);
  while (canasta_match_get_to_act (evening_get_match (&evening)) != 0)
    evening_play (&evening);
  evening_take_steps (&evening, "wait 60000");
  g_assert_cmpuint (canasta_session_list_left (session), ==, 1u << 0);
  g_assert_cmpuint (canasta_screen_get_shown (canasta_session_get_screen (session)), ==, 0);
  canasta_action_init (&action, CANASTA_ACTION_DRAW);
  g_assert_false (canasta_session_act (session, 0, &action, &refusal));
  g_assert_cmpint (refusal.reason, ==, CANASTA_REASON_NONE);
  g_assert_false (canasta_session_come_back (session, 0));
  evening_play_round (&evening);
  g_assert_cmpuint (canasta_session_list_left (session), ==, 0);
  evening_end (&evening);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/host-clock/times", test_times);
  g_test_add_func ("/host-clock/rounds", test_rounds_by_clock);
  g_test_add_func ("/host-clock/kept", test_kept_clock);
  g_test_add_func ("/host-clock/own", test_own_clock);
  return g_test_run ();
}
