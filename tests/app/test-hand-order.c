/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the order of a hand: sorting, the person's own order, and what comes
 * and goes in a turn. */
#include "config.h"

#include "turn/hand-order.h"

static CanastaCardSet
read_cards (const char *text)
{
  CanastaCardSet cards;

  g_assert_true (canasta_card_set_read (text, &cards));
  return cards;
}

static void
hold_fresh (CanastaHandOrder *order, const char *text, const char *fresh)
{
  CanastaCardSet cards = read_cards (text);
  CanastaCardSet marked = read_cards (fresh);

  CanastaRoles roles;

  canasta_roles_init (&roles, 1 << CANASTA_RANK_TWO | 1 << CANASTA_RANK_JOKER, 0);
  canasta_hand_order_update (order, &roles, &cards, &marked);
}

static void
hold (CanastaHandOrder *order, const char *text)
{
  hold_fresh (order, text, "");
}

static void
assert_order (CanastaHandOrder *order, const char *expected)
{
  g_autofree char *text = canasta_hand_order_save (order);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_selected (CanastaHandOrder *order, const char *expected)
{
  CanastaCardSet cards;
  g_autofree char *text = NULL;

  canasta_hand_order_get_selected (order, &cards);
  text = canasta_card_set_write (&cards);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_sort (void)
{
  g_autoptr (CanastaHandOrder) order = canasta_hand_order_new ();

  hold (order, "4C 7H 7S KD KS KC 2D Jo AH");
  assert_order (order, "4C 7H 7S KC KD KS AH 2D Jo");
  canasta_hand_order_sort (order, CANASTA_SORT_RANK_DESCENDING);
  assert_order (order, "Jo 2D AH KS KD KC 7S 7H 4C");
  canasta_hand_order_sort (order, CANASTA_SORT_MOST_COMPLETE);
  assert_order (order, "KC KD KS 7H 7S 4C AH 2D Jo");
}

static void
test_selection_stays (void)
{
  g_autoptr (CanastaHandOrder) order = canasta_hand_order_new ();

  hold (order, "4C 7H 7S 7S KD");
  canasta_hand_order_select (order, 0, TRUE);
  canasta_hand_order_select (order, 3, TRUE);
  assert_selected (order, "4C 7S");
  canasta_hand_order_sort (order, CANASTA_SORT_RANK_DESCENDING);
  assert_selected (order, "4C 7S");
  hold_fresh (order, "4C 7H 7S 7S KD 9D", "9D");
  assert_selected (order, "4C 7S");
}

/* Of two equal cards the selected one is played. */
static void
test_selected_leaves_first (void)
{
  g_autoptr (CanastaHandOrder) order = canasta_hand_order_new ();
  guint kept;

  hold (order, "7S 7S 9D");
  canasta_hand_order_select (order, 0, TRUE);
  kept = canasta_hand_order_get (order, 1)->id;
  hold (order, "7S 9D");
  g_assert_cmpuint (canasta_hand_order_get (order, 0)->id, ==, kept);
  assert_selected (order, "");
}

static void
test_manual (void)
{
  g_autoptr (CanastaHandOrder) order = canasta_hand_order_new ();

  hold (order, "4C 7H KD");
  canasta_hand_order_move (order, canasta_hand_order_get (order, 2)->id, 1);
  assert_order (order, "4C KD 7H");
  g_assert_cmpint (canasta_hand_order_get_sort (order), ==, CANASTA_SORT_MANUAL);
  hold_fresh (order, "4C 7H KD 9S", "9S");
  assert_order (order, "4C KD 7H 9S");
  hold (order, "4C 7H 9S");
  assert_order (order, "4C 7H 9S");
}

/* A card that is laid down and taken back finds its old place. */
static void
test_comes_back (void)
{
  g_autoptr (CanastaHandOrder) order = canasta_hand_order_new ();

  hold (order, "4C 7H KD 9S");
  canasta_hand_order_move (order, canasta_hand_order_get (order, 3)->id, 1);
  assert_order (order, "4C KD 7H 9S");
  hold (order, "4C 9S");
  assert_order (order, "4C 9S");
  hold (order, "4C 7H KD 9S");
  assert_order (order, "4C KD 7H 9S");
  hold (order, "4C 9S");
  canasta_hand_order_end_turn (order);
  hold_fresh (order, "4C 9S KD", "KD");
  assert_order (order, "4C 9S KD");
}

static void
assert_fresh (CanastaHandOrder *order, const char *expected)
{
  CanastaCardSet fresh = { 0 };
  g_autofree char *text = NULL;

  for (guint i = 0; i < canasta_hand_order_get_count (order); i++)
    {
      const CanastaHandCard *card = canasta_hand_order_get (order, i);

      if (card->fresh)
        canasta_card_set_add_card (&fresh, card->card);
    }
  text = canasta_card_set_write (&fresh);
  g_assert_cmpstr (text, ==, expected);
}

/* New cards keep their marks until the turn ends, wherever they go. */
static void
test_fresh (void)
{
  g_autoptr (CanastaHandOrder) order = canasta_hand_order_new ();

  hold (order, "4C 7H");
  hold_fresh (order, "4C 7H 9S", "9S");
  assert_fresh (order, "9S");
  canasta_hand_order_sort (order, CANASTA_SORT_RANK_DESCENDING);
  assert_fresh (order, "9S");
  hold_fresh (order, "4C 7H", "9S");
  assert_fresh (order, "");
  hold_fresh (order, "4C 7H 9S 9S", "9S 9S");
  assert_fresh (order, "9S 9S");
  hold (order, "4C 7H 9S 9S");
  assert_fresh (order, "");
}

/* One of two equal cards is new: the one that came. Where it lies on the table,
 * the other one is not new for that. */
static void
test_fresh_twin (void)
{
  g_autoptr (CanastaHandOrder) order = canasta_hand_order_new ();
  guint old;

  hold (order, "4C 7S");
  old = canasta_hand_order_get (order, 1)->id;
  hold_fresh (order, "4C 7S 7S", "7S");
  assert_fresh (order, "7S");
  g_assert_false (canasta_hand_order_get (order, canasta_hand_order_find (order, old))->fresh);
  hold_fresh (order, "4C 7S", "7S");
  assert_fresh (order, "");
  hold_fresh (order, "4C 7S 7S", "7S");
  assert_fresh (order, "7S");

  /* Dealt anew as a match goes on, all at once. */
  hold (order, "");
  canasta_hand_order_end_turn (order);
  hold_fresh (order, "4C 7S 7S KD", "7S KD");
  assert_fresh (order, "7S KD");
  hold_fresh (order, "4C 7S", "7S KD");
  assert_fresh (order, "");
}

static void
test_restore (void)
{
  g_autoptr (CanastaHandOrder) order = canasta_hand_order_new ();

  hold (order, "4C 7H KD 9S 9S");
  canasta_hand_order_sort (order, CANASTA_SORT_MANUAL);
  canasta_hand_order_restore (order, "9S 4C KD 9S QH");
  assert_order (order, "9S 4C KD 9S 7H");
  canasta_hand_order_restore (order, "nonsense");
  assert_order (order, "9S 4C KD 9S 7H");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hand-order/sort", test_sort);
  g_test_add_func ("/hand-order/selection-stays", test_selection_stays);
  g_test_add_func ("/hand-order/selected-leaves-first", test_selected_leaves_first);
  g_test_add_func ("/hand-order/manual", test_manual);
  g_test_add_func ("/hand-order/comes-back", test_comes_back);
  g_test_add_func ("/hand-order/fresh", test_fresh);
  g_test_add_func ("/hand-order/fresh-twin", test_fresh_twin);
  g_test_add_func ("/hand-order/restore", test_restore);
  return g_test_run ();
}
