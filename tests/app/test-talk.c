/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of what people at a table say to one another. */
#include "config.h"

#include "elsewhere/talk.h"

static void
test_muted (void)
{
  CanastaTalk talk = { 0 };

  canasta_talk_set_muted (&talk, 1, TRUE);
  canasta_talk_set_muted (&talk, 2, TRUE);
  canasta_talk_set_muted (&talk, 2, FALSE);
  g_assert_false (canasta_talk_is_muted (&talk, 0));
  g_assert_true (canasta_talk_is_muted (&talk, 1));
  g_assert_false (canasta_talk_is_muted (&talk, 2));
  g_assert_false (canasta_talk_is_muted (&talk, CANASTA_NO_SEAT));
}

/* None says more than can be read. */
static void
test_spoken (void)
{
  CanastaTalk talk = { 0 };

  g_assert_true (canasta_talk_speak (&talk, 1000));
  g_assert_false (canasta_talk_speak (&talk, 999 + CANASTA_TALK_PAUSE));
  g_assert_true (canasta_talk_speak (&talk, 1000 + CANASTA_TALK_PAUSE));
}

/* Each is something else. */
static void
test_phrases (void)
{
  g_autoptr (GHashTable) phrases = g_hash_table_new (g_str_hash, g_str_equal);

  for (int i = 0; i < CANASTA_N_REMARKS; i++)
    g_hash_table_add (phrases, (gpointer) canasta_talk_describe ((CanastaRemark) i));
  g_assert_cmpuint (g_hash_table_size (phrases), ==, CANASTA_N_REMARKS);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/talk/muted", test_muted);
  g_test_add_func ("/talk/spoken", test_spoken);
  g_test_add_func ("/talk/phrases", test_phrases);
  return g_test_run ();
}
