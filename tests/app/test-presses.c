/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of which presses of keys count. */
#include "config.h"

#include "window/presses.h"

#define PAUSE 400

enum { ENTER = 36, OTHER = 113 };

static gboolean
enter (CanastaPresses *presses, guint32 time, gboolean is_other)
{
  CanastaPress press = { .code = ENTER, .time = time, .answers = TRUE, .is_other = is_other };

  return canasta_presses_take (presses, &press, PAUSE);
}

/* Pressed and let go. */
static gboolean
tap (CanastaPresses *presses, guint32 time, gboolean is_other)
{
  gboolean counts = enter (presses, time, is_other);

  canasta_presses_release (presses, ENTER);
  return counts;
}

static gboolean
tap_other (CanastaPresses *presses, guint32 time)
{
  CanastaPress press = { .code = OTHER, .time = time };
  gboolean counts = canasta_presses_take (presses, &press, PAUSE);

  canasta_presses_release (presses, OTHER);
  return counts;
}

/* However long it is held, it counts once; let go, it counts again. */
static void
test_held (void)
{
  CanastaPresses presses = { 0 };

  g_assert_true (enter (&presses, 1000, TRUE));
  for (guint32 time = 1600; time < 9000; time += 40)
    g_assert_false (enter (&presses, time, TRUE));
  canasta_presses_release (&presses, ENTER);
  g_assert_true (tap (&presses, 9800, TRUE));
}

/* Keys that go somewhere may be held, others not. */
static void
test_others (void)
{
  CanastaPresses presses = { 0 };
  CanastaPress letter = { .code = OTHER, .time = 1000 };
  CanastaPress arrow = { .code = OTHER, .time = 3000, .may_be_held = TRUE };

  g_assert_true (canasta_presses_take (&presses, &letter, PAUSE));
  g_assert_false (canasta_presses_take (&presses, &letter, PAUSE));
  canasta_presses_release (&presses, OTHER);
  g_assert_true (canasta_presses_take (&presses, &letter, PAUSE));
  canasta_presses_release (&presses, OTHER);
  g_assert_true (canasta_presses_take (&presses, &arrow, PAUSE));
  g_assert_true (canasta_presses_take (&presses, &arrow, PAUSE));
}

/* Where its release went to another program, a key is not held for ever. */
static void
test_release_lost (void)
{
  CanastaPresses presses = { 0 };

  g_assert_true (enter (&presses, 1000, TRUE));
  g_assert_false (enter (&presses, 2900, TRUE));
  g_assert_true (enter (&presses, 6000, TRUE));
}

static void
test_unseen (void)
{
  CanastaPresses presses = { 0 };
  CanastaPress press = { .code = ENTER, .time = 1000, .answers = TRUE, .is_unseen = TRUE };

  g_assert_false (canasta_presses_take (&presses, &press, PAUSE));
  canasta_presses_release (&presses, ENTER);
  g_assert_true (tap (&presses, 1020, FALSE));
}

/* Many in a row are one, until there is a pause; what stays the same may be
 * answered again. */
static void
test_row (void)
{
  CanastaPresses presses = { 0 };

  g_assert_true (tap (&presses, 1000, TRUE));
  for (guint32 time = 1100; time < 3000; time += 100)
    g_assert_false (tap (&presses, time, TRUE));
  g_assert_true (tap (&presses, 2900 + PAUSE, TRUE));
  g_assert_true (tap (&presses, 3400, FALSE));
  g_assert_true (tap (&presses, 3500, FALSE));
}

/* Who does something else in between means the second one. */
static void
test_interrupted (void)
{
  CanastaPresses presses = { 0 };

  g_assert_true (tap (&presses, 1000, TRUE));
  g_assert_true (tap_other (&presses, 1010));
  g_assert_true (tap (&presses, 1020, TRUE));
  g_assert_false (tap (&presses, 1030, TRUE));
  canasta_presses_interrupt (&presses);
  g_assert_true (tap (&presses, 1040, TRUE));
}

/* The time of a display begins anew after seven weeks. */
static void
test_wrap (void)
{
  CanastaPresses presses = { 0 };

  g_assert_true (tap (&presses, G_MAXUINT32 - 50, TRUE));
  g_assert_false (tap (&presses, 100, TRUE));
  g_assert_true (tap (&presses, 100 + PAUSE, TRUE));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/presses/held", test_held);
  g_test_add_func ("/presses/others", test_others);
  g_test_add_func ("/presses/release-lost", test_release_lost);
  g_test_add_func ("/presses/unseen", test_unseen);
  g_test_add_func ("/presses/row", test_row);
  g_test_add_func ("/presses/interrupted", test_interrupted);
  g_test_add_func ("/presses/wrap", test_wrap);
  return g_test_run ();
}
