/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the clock of a table: as it is measured, written, said, and seen by who sits there. */
#include "config.h"

#include "elsewhere/clock-seen.h"
#include "elsewhere/clock-words.h"
#include "fixture.h"

#define NAME "Ben"

/* Who is here, as bits: the person alone, or with somebody beside them. */
#define ALONE (1u << 0)
#define TWO_HERE (1u << 0 | 1u << 1)

static const struct
{
  gint64 time;
  const char *written;
  const char *said;
} rows[] = {
  { 0, "0:00", "0 seconds" },
  { 1, "0:01", "1 second" },
  { 1000, "0:01", "1 second" },
  { 1001, "0:02", "2 seconds" },
  { 60000, "1:00", "1 minute" },
  { 61000, "1:01", "1 minute 1 second" },
  { 90000, "1:30", "1 minute 30 seconds" },
  { 600000, "10:00", "10 minutes" },
  { 3600000, "60:00", "60 minutes" },
};

static void
test_words (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *written = canasta_table_clock_write (rows[i].time);
      g_autofree char *said = canasta_table_clock_say (rows[i].time);

      g_assert_cmpstr (written, ==, rows[i].written);
      g_assert_cmpstr (said, ==, rows[i].said);
    }
}

/* What is told of somebody's time: to themselves what they have, to all that it is used up. */
static void
test_told (void)
{
  static const struct
  {
    CanastaClock clock;
    const char *name;
    const char *sentence;
  } told[] = {
    { { .left = 90000, .runs = TRUE }, NULL,
      "Time left to you in this round: 1 minute 30 seconds." },
    { { .left = 90000, .runs = TRUE }, NAME, NULL },
    { { .left = 90000 }, NULL, NULL },
    { { .left = 0 }, NULL,
      "Your time for this round is used up: a computer player goes on for you to its end." },
    { { .left = 0 }, NAME,
      "The time of Ben for this round is used up: a computer player goes on to its end." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autofree char *sentence = canasta_clock_words_tell (&told[i].clock, told[i].name);

      g_assert_cmpstr (sentence, ==, told[i].sentence);
    }
}

/* A clock as it is seen. */
typedef struct
{
  CanastaClockSeen *clock;
  CanastaTableSeen table;
  guint n_changes;
  GString *told;
} Fixture;

static void
changed_cb (Fixture *fixture)
{
  fixture->n_changes++;
}

static void
told_cb (Fixture *fixture, const char *sentence)
{
  g_string_append_printf (fixture->told, "%s\n", sentence);
}

/* The person sits at seat 0, somebody else at 1, and a computer player at 2. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->clock = canasta_clock_seen_new ();
  fixture->told = g_string_new (NULL);
  fixture->table = (CanastaTableSeen){ .n_seats = 3, .round = 1, .clock = 600000 };
  fixture->table.seats[0].left = 600000;
  fixture->table.seats[1].left = 600000;
  fixture->table.seats[2].left = -1;
  g_signal_connect_swapped (fixture->clock, "changed", G_CALLBACK (changed_cb), fixture);
  g_signal_connect_swapped (fixture->clock, "told", G_CALLBACK (told_cb), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->clock);
  g_string_free (fixture->told, TRUE);
}

static void
hear (Fixture *fixture, guint seat, guint32 left, gboolean runs)
{
  const CanastaClock told = { .seat = (guint8) seat, .left = left, .runs = (guint8) runs };

  canasta_clock_seen_hear (fixture->clock, &told, NAME);
}

static gint64
get_left (Fixture *fixture, guint seat)
{
  return canasta_table_clock_get_left (canasta_clock_seen_get (fixture->clock), seat,
                                       g_get_monotonic_time () / 1000);
}

/* It counts on for whose time runs, until that stands still, and for nobody else; who has none
 * has none. */
static void
test_counts (Fixture *fixture, gconstpointer data)
{
  const CanastaTableClock *clock = canasta_clock_seen_get (fixture->clock);

  g_assert_false (canasta_table_clock_times (clock, 0));
  canasta_clock_seen_follow (fixture->clock, &fixture->table, ALONE);
  g_assert_true (canasta_table_clock_times (clock, 0));
  g_assert_false (canasta_table_clock_times (clock, 2));
  g_assert_false (canasta_table_clock_times (clock, 3));
  hear (fixture, 1, 500000, TRUE);
  g_usleep (20000);
  g_assert_cmpint (get_left (fixture, 1), <=, 500000 - 20);
  g_assert_cmpint (get_left (fixture, 0), ==, 600000);
  hear (fixture, 1, 450000, FALSE);
  g_usleep (2000);
  g_assert_cmpint (get_left (fixture, 1), ==, 450000);
  hear (fixture, 0, 600000, TRUE);
  canasta_clock_seen_stop (fixture->clock);
  g_assert_cmpint (clock->seat, ==, CANASTA_NO_SEAT);
  g_assert_cmpuint (fixture->n_changes, ==, 5);
  g_assert_cmpstr (fixture->told->str, ==, "");
}

/* A table that is told anew has what was left then, and runs on. */
static void
test_follows (Fixture *fixture, gconstpointer data)
{
  canasta_clock_seen_follow (fixture->clock, &fixture->table, ALONE);
  hear (fixture, 1, 500000, TRUE);
  fixture->table.seats[1].left = 400000;
  canasta_clock_seen_follow (fixture->clock, &fixture->table, ALONE);
  g_usleep (20000);
  g_assert_cmpint (get_left (fixture, 1), <=, 400000 - 20);
  fixture->table.seats[1].left = -1;
  canasta_clock_seen_follow (fixture->clock, &fixture->table, ALONE);
  g_assert_cmpint (canasta_clock_seen_get (fixture->clock)->seat, ==, CANASTA_NO_SEAT);
}

/* Once in a round, and only while the time of the person runs. */
static void
test_warns (Fixture *fixture, gconstpointer data)
{
  static const char warning[] = "You have one minute left in this round.\n";

  canasta_clock_seen_follow (fixture->clock, &fixture->table, ALONE);
  hear (fixture, 1, CANASTA_CLOCK_SEEN_WARNING + 10, TRUE);
  hear (fixture, 0, CANASTA_CLOCK_SEEN_WARNING + 10, FALSE);
  test_let_pass (100);
  g_assert_cmpstr (fixture->told->str, ==, "");
  hear (fixture, 0, CANASTA_CLOCK_SEEN_WARNING + 10, TRUE);
  test_let_pass (100);
  g_assert_cmpstr (fixture->told->str, ==, warning);
  hear (fixture, 0, CANASTA_CLOCK_SEEN_WARNING + 10, TRUE);
  test_let_pass (100);
  g_assert_cmpstr (fixture->told->str, ==, warning);
  g_string_truncate (fixture->told, 0);
  canasta_clock_seen_follow (fixture->clock, &fixture->table, ALONE);
  hear (fixture, 0, CANASTA_CLOCK_SEEN_WARNING + 10, TRUE);
  test_let_pass (100);
  g_assert_cmpstr (fixture->told->str, ==, warning);
}

/* Each of several persons at one computer is, in their own time. */
static void
test_warns_each (Fixture *fixture, gconstpointer data)
{
  static const char warning[] = "You have one minute left in this round.\n";

  canasta_clock_seen_follow (fixture->clock, &fixture->table, TWO_HERE);
  for (guint seat = 0; seat < 2; seat++)
    {
      hear (fixture, seat, CANASTA_CLOCK_SEEN_WARNING + 10, TRUE);
      test_let_pass (100);
      g_assert_cmpstr (fixture->told->str, ==, warning);
      g_string_truncate (fixture->told, 0);
      hear (fixture, seat, CANASTA_CLOCK_SEEN_WARNING - 100, FALSE);
    }
  hear (fixture, 0, CANASTA_CLOCK_SEEN_WARNING - 100, TRUE);
  test_let_pass (100);
  g_assert_cmpstr (fixture->told->str, ==, "");
}

/* That the time of somebody else is used up is told; of the own the prompt tells, unless there are
 * others before the same screen. */
static void
test_used_up (Fixture *fixture, gconstpointer data)
{
  canasta_clock_seen_follow (fixture->clock, &fixture->table, ALONE);
  hear (fixture, 0, 0, FALSE);
  g_assert_cmpstr (fixture->told->str, ==, "");
  hear (fixture, 1, 0, FALSE);
  g_assert_cmpstr (fixture->told->str, ==, "The time of Ben for this round is used up: a computer "
                                           "player goes on to its end.\n");
  g_string_truncate (fixture->told, 0);
  canasta_clock_seen_follow (fixture->clock, &fixture->table, TWO_HERE);
  hear (fixture, 0, 0, FALSE);
  g_assert_true (g_str_has_prefix (fixture->told->str, "The time of Ben"));
}

/* At a table without a clock there is nothing to see. */
static void
test_none (Fixture *fixture, gconstpointer data)
{
  fixture->table.clock = 0;
  canasta_clock_seen_follow (fixture->clock, &fixture->table, ALONE);
  g_assert_cmpuint (fixture->n_changes, ==, 0);
  g_assert_false (canasta_table_clock_times (canasta_clock_seen_get (fixture->clock), 0));
}

#define ADD(name, test) g_test_add ("/clock/" name, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/clock/words", test_words);
  g_test_add_func ("/clock/told", test_told);
  ADD ("counts", test_counts);
  ADD ("follows", test_follows);
  ADD ("warns", test_warns);
  ADD ("warns-each", test_warns_each);
  ADD ("used-up", test_used_up);
  ADD ("none", test_none);
  return g_test_run ();
}
