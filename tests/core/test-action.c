/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The notation of actions: what reads, and as what, and what does not. */
#include "config.h"

#include "canasta.h"

/* A text and how it is written back; NULL where it is no action. */
typedef struct
{
  const char *text;
  const char *written;
} Row;

static const Row rows[] = {
  { "draw", "draw" },
  { "  DRAW\n", "draw" },
  { "pass", "pass" },
  { "ask", "ask" },
  { "yes", "yes" },
  { "no", "no" },
  { "out", "out" },
  { "discard 4C", "discard 4C" },
  { "discard\t10♦", "discard 10D" },
  { "discard jo", "discard Jo" },
  { "lay 3H", "lay 3H" },
  { "take", "take" },
  { "take QS QH", "take QH QS" },
  { "take td 10♥ jO", "take 10D 10H Jo" },
  { "take QS QH | 9C 9D 2H", "take QH QS | 9C 9D 2H" },
  { "take | 9C 9D 9H", "take | 9C 9D 9H" },
  { "take|9C 9D 9H|5C 5D 2D", "take | 9C 9D 9H | 5C 5D 2D" },
  { "meld KS KH KD", "meld KD KH KS" },
  { "meld KS KH KD | 5S 2D | 2H >K", "meld KD KH KS | 5S 2D | 2H >K" },
  { "meld 2H>K", "meld 2H >K" },
  { "meld 2H > k", "meld 2H >K" },
  { "meld 2H >10", "meld 2H >10" },
  { "meld 2H >T", "meld 2H >10" },
  { "meld 2H >K#2", "meld 2H >K#2" },
  { "meld 2H >K#1", "meld 2H >K#1" },
  { "meld 2H 2D Jo >W", "meld 2D 2H Jo >W" },
  { "meld 2H 2D Jo >w#2", "meld 2D 2H Jo >W#2" },
  { "meld 3C 3S 3S >3", "meld 3C 3S 3S >3" },
  { "meld 4C 5C 6C", "meld 4C 5C 6C" },
  { "meld 2H >2", "meld 2H >2" },
  { "withdraw KS KH KD", "withdraw KD KH KS" },
  { "withdraw KS KH KD | 5C 5D 5H", "withdraw KD KH KS | 5C 5D 5H" },

  { "", NULL },
  { "   ", NULL },
  { "draws", NULL },
  { "draw 4C", NULL },
  { "draw draw", NULL },
  { "pass |", NULL },
  { "yes please", NULL },
  { "out 4C", NULL },
  { "discard", NULL },
  { "discard 4C 5C", NULL },
  { "discard4C", NULL },
  { "discard 4C5C", NULL },
  { "discard 1C", NULL },
  { "discard card", NULL },
  { "lay", NULL },
  { "lay 3H 3D", NULL },
  { "take QSQH", NULL },
  { "takeQS QH", NULL },
  { "take QS QH |", NULL },
  { "take QS QH | | 9C 9D 9H", NULL },
  { "take QS QH >", NULL },
  { "take QS, QH", NULL },
  { "meld", NULL },
  { "meld |", NULL },
  { "meld KS KH KD |", NULL },
  { "meld | KS KH KD", NULL },
  { "meld >K", NULL },
  { "meld 2H >", NULL },
  { "meld 2H >Jo", NULL },
  { "meld 2H >X", NULL },
  { "meld 2H >K#", NULL },
  { "meld 2H >K#0", NULL },
  { "meld 2H >K#100", NULL },
  { "meld 2H >K#-1", NULL },
  { "meld 2H >K#+1", NULL },
  { "meld 2H >K# 1", NULL },
  { "meld 2H >K KS", NULL },
  { "meld 2H >K >Q", NULL },
  { "meld KS KH KD discard 4C", NULL },
  { "meld Jo Jo Jo Jo Jo Jo Jo Jo Jo Jo Jo Jo Jo Jo Jo", NULL },
  { "withdraw", NULL },
  { "melden KS KH KD", NULL },
  { "\xff", NULL },
};

static void
test_rows (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CanastaAction action, again;
      gboolean read = canasta_action_read (rows[i].text, &action);
      g_autofree char *written = read ? canasta_action_write (&action) : NULL;
      g_autofree char *shown = g_strescape (rows[i].text, NULL);

      g_test_message ("%s", shown);
      g_assert_cmpstr (written, ==, rows[i].written);
      if (!read)
        continue;
      g_assert_true (canasta_action_read (written, &again));
      g_assert_true (canasta_action_equal (&action, &again));
    }
}

static void
test_most_groups (void)
{
  g_autoptr (GString) text = g_string_new ("meld KS");
  CanastaAction action;

  for (int i = 1; i < CANASTA_MAX_GROUPS; i++)
    g_string_append (text, " | KS");
  g_assert_true (canasta_action_read (text->str, &action));
  g_assert_cmpint (action.n_groups, ==, CANASTA_MAX_GROUPS);
  g_string_append (text, " | KS");
  g_assert_false (canasta_action_read (text->str, &action));
}

static void
test_parts (void)
{
  CanastaAction action, copy;
  CanastaCardSet cards, expected;

  g_assert_true (canasta_action_read ("take QS QH | 9C 9D 2H | 2S >K#2", &action));
  g_assert_cmpint (action.kind, ==, CANASTA_ACTION_TAKE);
  g_assert_cmpint (action.n_groups, ==, 2);
  g_assert_cmpint (action.groups[0].name.naming, ==, CANASTA_NAMING_NONE);
  g_assert_cmpint (action.groups[1].name.naming, ==, CANASTA_NAMING_RANK);
  g_assert_cmpint (action.groups[1].name.rank, ==, CANASTA_RANK_KING);
  g_assert_cmpint (action.groups[1].name.number, ==, 2);

  canasta_action_get_cards (&action, &cards);
  g_assert_true (canasta_card_set_read ("QS QH 9C 9D 2H 2S", &expected));
  g_assert_true (canasta_card_set_equal (&cards, &expected));

  canasta_action_copy (&copy, &action);
  g_assert_true (canasta_action_equal (&copy, &action));
  copy.groups[1].name.number = 1;
  g_assert_false (canasta_action_equal (&copy, &action));
}

static void
test_equal (void)
{
  static const char *const different[][2] = {
    { "draw", "pass" },
    { "discard 4C", "discard 4D" },
    { "discard 3H", "lay 3H" },
    { "take", "take QS QH" },
    { "take QS QH", "take QS QH | 9C 9D 9H" },
    { "meld 2H >K", "meld 2H >Q" },
    { "meld 2H >K", "meld 2H >W" },
    { "meld 5C 5D 5H | KC KD KH", "meld KC KD KH | 5C 5D 5H" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (different); i++)
    {
      CanastaAction a, b;

      g_assert_true (canasta_action_read (different[i][0], &a));
      g_assert_true (canasta_action_read (different[i][1], &b));
      g_assert_false (canasta_action_equal (&a, &b));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/action/rows", test_rows);
  g_test_add_func ("/action/most-groups", test_most_groups);
  g_test_add_func ("/action/parts", test_parts);
  g_test_add_func ("/action/equal", test_equal);
  return g_test_run ();
}
