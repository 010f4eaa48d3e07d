/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards, card sets and the pack: their notation, their arithmetic against plain
 * counting, and the deals that may never change. */
#include "config.h"

#include <string.h>

#include "cards/deck.h"
#include "tables.h"

/* Cards */

static void
test_card_notation (void)
{
  for (int i = 0; i < CANASTA_N_FACES; i++)
    {
      char text[CANASTA_CARD_TEXT_SIZE];
      g_autofree char *lower = NULL;

      canasta_card_write ((CanastaCard) i, text);
      lower = g_ascii_strdown (text, -1);
      g_assert_cmpint (test_card (text), ==, i);
      g_assert_cmpint (test_card (lower), ==, i);
    }
  g_assert_cmpint (test_card ("4C"), ==, canasta_card (CANASTA_RANK_FOUR, CANASTA_SUIT_CLUBS));
  g_assert_cmpint (test_card ("3C"), ==, 0);
  g_assert_cmpint (test_card ("Jo"), ==, CANASTA_JOKER);
}

static void
test_card_other_forms (void)
{
  g_assert_cmpint (test_card ("TD"), ==, test_card ("10D"));
  g_assert_cmpint (test_card ("tD"), ==, test_card ("10D"));
  g_assert_cmpint (test_card ("10♦"), ==, test_card ("10D"));
  g_assert_cmpint (test_card ("q♠"), ==, test_card ("QS"));
  g_assert_cmpint (test_card ("Q♤"), ==, test_card ("QS"));
  g_assert_cmpint (test_card ("K♥\ufe0f"), ==, test_card ("KH"));
  g_assert_cmpint (test_card ("JO"), ==, CANASTA_JOKER);
}

static void
test_card_refused (void)
{
  static const char *const texts[] = { "", "C", "1C", "11C", "4", "4X", "C4", "J", "♦", " 4C", "0D" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      const char *at = texts[i];
      CanastaCard card;

      g_assert_false (canasta_card_read (&at, &card));
    }
}

/* Card sets */

static void
test_set_notation (void)
{
  static const char *const rows[][2] = {
    { "Jo 2S AH KD 10C 4S 4C 3H", "3H 4C 4S 10C KD AH 2S Jo" },
    { "  QS\tQS ", "QS QS" },
    { "10♦ TD", "10D 10D" },
    { "", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CanastaCardSet set;
      g_autofree char *text = NULL;

      g_assert_true (canasta_card_set_read (rows[i][0], &set));
      text = canasta_card_set_write (&set);
      g_assert_cmpstr (text, ==, rows[i][1]);
    }
}

static void
test_set_refused (void)
{
  static const char *const texts[] = {
    "4C5C", "4C,5C", "4C x", "Jo Jo Jo Jo Jo Jo Jo Jo Jo Jo Jo Jo Jo Jo Jo",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      CanastaCardSet set;

      g_assert_false (canasta_card_set_read (texts[i], &set));
    }
}

/* Sets by chance, beside the plain counts of their faces. */
static void
make_set (CanastaRandom *random, CanastaCardSet *set, int *faces)
{
  int n = (int) canasta_random_below (random, 60);

  *set = (CanastaCardSet){ 0 };
  memset (faces, 0, CANASTA_N_FACES * sizeof *faces);
  for (int i = 0; i < n; i++)
    {
      CanastaCard card = (CanastaCard) canasta_random_below (random, CANASTA_N_FACES);

      if (faces[card] == 6)
        continue;
      faces[card]++;
      canasta_card_set_add_card (set, card);
    }
}

static int
count_faces (const int *faces, int from, int to)
{
  int count = 0;

  for (int i = from; i < to; i++)
    count += faces[i];
  return count;
}

/* The ranks of a set, all together and by suit, as bits. */
static void
check_ranks (const CanastaCardSet *set, const int *faces)
{
  guint all = 0, by_suit[CANASTA_N_SUITS] = { 0 }, several_by_suit[CANASTA_N_SUITS] = { 0 };
  guint16 suits[CANASTA_N_SUITS], several[CANASTA_N_SUITS];
  int n = 0;

  for (int i = 0; i < CANASTA_N_FACES; i++)
    if (faces[i] > 0)
      {
        all |= 1u << i / 4;
        by_suit[i % 4] |= 1u << i / 4;
        several_by_suit[i % 4] |= (faces[i] > 1) << i / 4;
      }
  for (int rank = 0; rank < CANASTA_N_RANKS; rank++)
    n += (all >> rank) & 1;
  canasta_card_set_list_suits (set, 1, suits);
  canasta_card_set_list_suits (set, 2, several);
  g_assert_cmpuint (canasta_card_set_list_ranks (set), ==, all);
  g_assert_cmpint (canasta_ranks_count ((guint16) all), ==, n);
  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    {
      g_assert_cmpuint (canasta_card_set_list_suit (set, suit), ==, by_suit[suit]);
      g_assert_cmpuint (suits[suit], ==, by_suit[suit]);
      g_assert_cmpuint (several[suit], ==, several_by_suit[suit]);
    }
}

static void
check_counts (const CanastaCardSet *set, const int *faces)
{
  CanastaRankCounts counts;
  CanastaCardSet rest = *set;
  CanastaCard last = CANASTA_NO_CARD;
  CanastaCard card;
  int walked = 0;

  canasta_card_set_count_ranks (set, &counts);
  for (int i = 0; i < CANASTA_N_FACES; i++)
    g_assert_cmpint (canasta_card_set_count_card (set, (CanastaCard) i), ==, faces[i]);
  for (int rank = 0; rank < CANASTA_N_RANKS; rank++)
    {
      int count = count_faces (faces, 4 * rank, MIN (4 * rank + 4, CANASTA_N_FACES));

      g_assert_cmpint (canasta_card_set_count_rank (set, rank), ==, count);
      g_assert_cmpint (counts.of[rank], ==, count);
    }
  g_assert_cmpint (canasta_card_set_count (set), ==, count_faces (faces, 0, CANASTA_N_FACES));
  g_assert_cmpint (canasta_card_set_is_empty (set), ==, canasta_card_set_count (set) == 0);

  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    {
      g_assert_true (last == CANASTA_NO_CARD || card > last);
      g_assert_cmpint (faces[card], >, 0);
      walked += faces[card];
      last = card;
    }
  g_assert_cmpint (walked, ==, canasta_card_set_count (set));
}

/* What is done to the numbers of all ranks at once, against one after the other. */
static void
check_numbers (const CanastaCardSet *set, CanastaRandom *random)
{
  guint16 ranks = (guint16) canasta_random_next (random);
  CanastaRankCounts counts, kept, marked;
  gint16 by[16];
  int sum = 0, product = 0;

  canasta_card_set_count_ranks (set, &counts);
  kept = canasta_rank_counts_keep (counts, ranks);
  marked = counts;
  canasta_rank_counts_mark (&marked, ranks, 32);
  for (int rank = 0; rank < 16; rank++)
    {
      gboolean is_one = canasta_ranks_have (ranks, rank);

      by[rank] = (gint16) (canasta_random_below (random, 4000) - 2000);
      sum += counts.of[rank];
      product += counts.of[rank] * by[rank];
      g_assert_cmpint (kept.of[rank], ==, is_one ? counts.of[rank] : 0);
      g_assert_cmpint (marked.of[rank], ==, counts.of[rank] + (is_one ? 32 : 0));
    }
  g_assert_cmpint (canasta_rank_counts_sum (&counts), ==, sum);
  g_assert_cmpint (canasta_rank_counts_multiply (&counts, by), ==, product);
}

static void
test_set_arithmetic (void)
{
  CanastaRandom random = { 7 };

  for (int i = 0; i < 2000; i++)
    {
      CanastaCardSet a, b, sum;
      int in_a[CANASTA_N_FACES], in_b[CANASTA_N_FACES];
      gboolean contained = TRUE;

      make_set (&random, &a, in_a);
      make_set (&random, &b, in_b);
      check_counts (&a, in_a);
      check_ranks (&a, in_a);
      check_numbers (&a, &random);
      for (int face = 0; face < CANASTA_N_FACES; face++)
        contained = contained && in_b[face] <= in_a[face];
      g_assert_cmpint (canasta_card_set_contains (&a, &b), ==, contained);

      sum = a;
      canasta_card_set_add (&sum, &b);
      for (int face = 0; face < CANASTA_N_FACES; face++)
        in_b[face] += in_a[face];
      check_counts (&sum, in_b);
      g_assert_true (canasta_card_set_contains (&sum, &a));
      canasta_card_set_remove (&sum, &b);
      g_assert_true (canasta_card_set_equal (&sum, &a));
    }
}

/* Packs and deals */

static void
test_pack (void)
{
  CanastaCard cards[CANASTA_MAX_CARDS];
  CanastaCardSet set = { 0 };

  g_assert_cmpuint (canasta_deck_open_pack (2, 4, cards), ==, 108);
  for (int i = 0; i < 108; i++)
    canasta_card_set_add_card (&set, cards[i]);
  for (CanastaCard card = 0; card < CANASTA_JOKER; card++)
    g_assert_cmpint (canasta_card_set_count_card (&set, card), ==, 2);
  g_assert_cmpint (canasta_card_set_count_card (&set, CANASTA_JOKER), ==, 4);
  g_assert_cmpuint (canasta_deck_open_pack (3, 6, cards), ==, 162);
  g_assert_cmpuint (canasta_deck_open_pack (7, 14, cards), ==, CANASTA_MAX_CARDS);
}

/* The numbers the generator was published with (Sebastiano Vigna's SplitMix64,
 * seed 1234567). */
static void
test_random (void)
{
  CanastaRandom random = { 1234567 };

  g_assert_cmpuint (canasta_random_next (&random), ==, G_GUINT64_CONSTANT (6457827717110365317));
  g_assert_cmpuint (canasta_random_next (&random), ==, G_GUINT64_CONSTANT (3203168211198807973));
  g_assert_cmpuint (canasta_random_next (&random), ==, G_GUINT64_CONSTANT (9817491932198370423));
}

static void
test_shuffle_is_fair (void)
{
  CanastaRandom random = { 3 };
  int at[4][4] = { 0 };

  for (int i = 0; i < 24000; i++)
    {
      CanastaCard cards[4] = { 0, 1, 2, 3 };

      canasta_deck_shuffle (cards, 4, &random);
      for (int place = 0; place < 4; place++)
        at[place][cards[place]]++;
    }
  for (int place = 0; place < 4; place++)
    for (int card = 0; card < 4; card++)
      g_assert_cmpint (ABS (at[place][card] - 6000), <, 400);
}

static void
test_deal_of_round (void)
{
  g_assert_cmpuint (canasta_deck_deal_of_round (0, 1), ==, G_GUINT64_CONSTANT (950227359932879));
  g_assert_cmpuint (canasta_deck_deal_of_round (48213, 1), ==, G_GUINT64_CONSTANT (6426769007581649));
  g_assert_cmpuint (canasta_deck_deal_of_round (48213, 2), ==, G_GUINT64_CONSTANT (8243608073359420));
  g_assert_cmpuint (canasta_deck_deal_of_round (CANASTA_MAX_DEAL, 7), <=, CANASTA_MAX_DEAL);
}

/* These hands belong to these numbers for ever: saved matches and the numbers
 * people pass on depend on it. */
typedef struct
{
  const char *name;
  const char *table;
  guint64 deal;
  const char *first;            /* the hand of the first player */
  const char *last;             /* that of the dealer */
  const char *pile;
} Deal;

static const Deal deals[] = {
  { "zero", "{}", 0,
    "4C 4H 5H 6H 7C 7D 8H JH QD KS AC",
    "3S 4H 6C 6H 7H 8D 9C 10D AC 2C Jo", "JH" },
  { "one", "{}", 1,
    "4C 5D 8S 9C 9H JC JH JS QH AC 2C",
    "4H 8S 10H 10S KC KC KD KD KH 2H 2S", "4S" },
  { "example", "{}", 48213,
    "3C 5H 9C QC QD QH QH KH AD 2C 2S",
    "3C 4D 7D 7S 10C 10D 10S QC KH 2D 2D", "QD 2C" },
  { "last", "{}", CANASTA_MAX_DEAL,
    "3S 4C 5H 5H 6H 6S 7C 7S 8D 10H QC",
    "5D 6H 7H 7H 8S 9C 9D KH AD AD Jo", "7C 2C" },
  { "two-players", "{\"variant\":\"two-player\",\"players\":2}", 48213,
    "5H 6C 8D 8H 9C 9H 10H QD QH QH KD KS AD 2C 2S",
    "3C 3S 4C 4D 6H 7D 7D 7H 7S 9S JD KH AS 2D 2H", "10D" },
  { "lone-hand", "{\"variant\":\"three-player\",\"players\":3,\"seating\":\"lone-hand\"}", 48213,
    "3C 4D 5H 5S 6C 7H 8D QC QC QD AS 2C 2H",
    "3S 7D 7D 8H 9C 9S 10C 10H QH KD KH KH KS", "3C" },
  { "five", "{\"variant\":\"teams\",\"players\":5,\"house\":\"fr-ducale\"}", 48213,
    "3C 5H 9C QC QD QH QH KH AD 2C 2S",
    "3C 4D 7D 7S 10C 10D 10S QC KH 2D 2D", "2C" },
  { "pairs", "{\"variant\":\"teams\",\"players\":6,\"seating\":\"pairs\",\"house\":\"fr-ducale\"}", 48213,
    "4H 6C 7D 9S 10C JC JD KD KS AS 2D 2S Jo",
    "3C 4D 4D 5C 6D 6S 9H AH AS 2C 2D 2S Jo", "AC" },
};

static void
test_deal (gconstpointer data)
{
  const Deal *deal = data;
  static const gint32 totals[CANASTA_MAX_SEATS];
  g_autoptr (JsonNode) node = test_read_json (deal->table);
  g_autoptr (CanastaTable) table = test_open_table (json_node_get_object (node));
  guint dealer = canasta_table_get_dealer (table, 1, table->players - 1u);
  g_autofree CanastaState *state = g_new0 (CanastaState, 1);
  g_autofree char *first = NULL;
  g_autofree char *last = NULL;
  g_autofree char *pile = NULL;
  CanastaCardSet cards = { 0 };

  canasta_state_deal (state, table, deal->deal, 1, dealer, totals);
  for (guint i = 0; i < state->board.pile_count; i++)
    canasta_card_set_add_card (&cards, state->board.pile[i]);
  first = canasta_card_set_write (&state->hands[state->board.to_act]);
  last = canasta_card_set_write (&state->hands[dealer]);
  pile = canasta_card_set_write (&cards);
  g_assert_cmpstr (first, ==, deal->first);
  g_assert_cmpstr (last, ==, deal->last);
  g_assert_cmpstr (pile, ==, deal->pile);
}

static void
test_show (void)
{
  static const struct
  {
    CanastaIndexLetters letters;
    const char *shown;
  } rows[] = {
    { CANASTA_INDEX_LETTERS_ENGLISH, "10♥ J♣ Q♦ K♠ K♠ 2♣" },
    { CANASTA_INDEX_LETTERS_FRENCH, "10♥ V♣ D♦ R♠ R♠ 2♣" },
    { CANASTA_INDEX_LETTERS_GERMAN, "10♥ B♣ D♦ K♠ K♠ 2♣" },
  };
  CanastaCardSet set;

  g_assert_true (canasta_card_set_read ("KS 2C JC QD 10H KS", &set));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *shown = canasta_card_set_show (&set, rows[i].letters);

      g_assert_cmpstr (shown, ==, rows[i].shown);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cards/card/notation", test_card_notation);
  g_test_add_func ("/cards/card/other-forms", test_card_other_forms);
  g_test_add_func ("/cards/card/refused", test_card_refused);
  g_test_add_func ("/cards/set/notation", test_set_notation);
  g_test_add_func ("/cards/set/refused", test_set_refused);
  g_test_add_func ("/cards/set/arithmetic", test_set_arithmetic);
  g_test_add_func ("/cards/pack", test_pack);
  g_test_add_func ("/cards/random", test_random);
  g_test_add_func ("/cards/shuffle-is-fair", test_shuffle_is_fair);
  g_test_add_func ("/cards/deal-of-round", test_deal_of_round);
  for (guint i = 0; i < G_N_ELEMENTS (deals); i++)
    {
      g_autofree char *name = g_strconcat ("/cards/deal/", deals[i].name, NULL);

      g_test_add_data_func (name, &deals[i], test_deal);
    }
  g_test_add_func ("/cards/show", test_show);

  return g_test_run ();
}
