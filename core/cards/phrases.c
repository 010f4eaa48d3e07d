/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cards/phrases.h"

#include <glib/gi18n-lib.h>

/* Each with its article, in the case a sentence needs after "discarded". */
static const char *const card_phrases[CANASTA_N_FACES] = {
  NC_("in a sentence", "the three of clubs"), NC_("in a sentence", "the three of diamonds"),
  NC_("in a sentence", "the three of hearts"), NC_("in a sentence", "the three of spades"),
  NC_("in a sentence", "the four of clubs"), NC_("in a sentence", "the four of diamonds"),
  NC_("in a sentence", "the four of hearts"), NC_("in a sentence", "the four of spades"),
  NC_("in a sentence", "the five of clubs"), NC_("in a sentence", "the five of diamonds"),
  NC_("in a sentence", "the five of hearts"), NC_("in a sentence", "the five of spades"),
  NC_("in a sentence", "the six of clubs"), NC_("in a sentence", "the six of diamonds"),
  NC_("in a sentence", "the six of hearts"), NC_("in a sentence", "the six of spades"),
  NC_("in a sentence", "the seven of clubs"), NC_("in a sentence", "the seven of diamonds"),
  NC_("in a sentence", "the seven of hearts"), NC_("in a sentence", "the seven of spades"),
  NC_("in a sentence", "the eight of clubs"), NC_("in a sentence", "the eight of diamonds"),
  NC_("in a sentence", "the eight of hearts"), NC_("in a sentence", "the eight of spades"),
  NC_("in a sentence", "the nine of clubs"), NC_("in a sentence", "the nine of diamonds"),
  NC_("in a sentence", "the nine of hearts"), NC_("in a sentence", "the nine of spades"),
  NC_("in a sentence", "the ten of clubs"), NC_("in a sentence", "the ten of diamonds"),
  NC_("in a sentence", "the ten of hearts"), NC_("in a sentence", "the ten of spades"),
  NC_("in a sentence", "the jack of clubs"), NC_("in a sentence", "the jack of diamonds"),
  NC_("in a sentence", "the jack of hearts"), NC_("in a sentence", "the jack of spades"),
  NC_("in a sentence", "the queen of clubs"), NC_("in a sentence", "the queen of diamonds"),
  NC_("in a sentence", "the queen of hearts"), NC_("in a sentence", "the queen of spades"),
  NC_("in a sentence", "the king of clubs"), NC_("in a sentence", "the king of diamonds"),
  NC_("in a sentence", "the king of hearts"), NC_("in a sentence", "the king of spades"),
  NC_("in a sentence", "the ace of clubs"), NC_("in a sentence", "the ace of diamonds"),
  NC_("in a sentence", "the ace of hearts"), NC_("in a sentence", "the ace of spades"),
  NC_("in a sentence", "the two of clubs"), NC_("in a sentence", "the two of diamonds"),
  NC_("in a sentence", "the two of hearts"), NC_("in a sentence", "the two of spades"),
  NC_("in a sentence", "a joker"),
};

/* Likewise, whatever its suit. */
static const char *const one_phrases[CANASTA_N_RANKS] = {
  NC_("in a sentence", "a three"), NC_("in a sentence", "a four"),
  NC_("in a sentence", "a five"), NC_("in a sentence", "a six"),
  NC_("in a sentence", "a seven"), NC_("in a sentence", "an eight"),
  NC_("in a sentence", "a nine"), NC_("in a sentence", "a ten"),
  NC_("in a sentence", "a jack"), NC_("in a sentence", "a queen"),
  NC_("in a sentence", "a king"), NC_("in a sentence", "an ace"),
  NC_("in a sentence", "a two"), NC_("in a sentence", "a joker"),
};

/* Each in the case a sentence needs after "added to". */
static const char *const meld_phrases[CANASTA_N_RANKS] = {
  NC_("added to", "the threes"), NC_("added to", "the fours"),
  NC_("added to", "the fives"), NC_("added to", "the sixes"),
  NC_("added to", "the sevens"), NC_("added to", "the eights"),
  NC_("added to", "the nines"), NC_("added to", "the tens"),
  NC_("added to", "the jacks"), NC_("added to", "the queens"),
  NC_("added to", "the kings"), NC_("added to", "the aces"),
  NC_("added to", "the twos"), NC_("added to", "the jokers"),
};

/* Where a sequence begins and ends, as parts of "the sequence from four to six of
 * hearts". */
static const char *const first_phrases[CANASTA_N_RANKS] = {
  [CANASTA_RANK_ACE] = NC_("first card", "from ace"),
  [CANASTA_RANK_TWO] = NC_("first card", "from two"),
  [CANASTA_RANK_THREE] = NC_("first card", "from three"),
  [CANASTA_RANK_FOUR] = NC_("first card", "from four"),
  [CANASTA_RANK_FIVE] = NC_("first card", "from five"),
  [CANASTA_RANK_SIX] = NC_("first card", "from six"),
  [CANASTA_RANK_SEVEN] = NC_("first card", "from seven"),
  [CANASTA_RANK_EIGHT] = NC_("first card", "from eight"),
  [CANASTA_RANK_NINE] = NC_("first card", "from nine"),
  [CANASTA_RANK_TEN] = NC_("first card", "from ten"),
  [CANASTA_RANK_JACK] = NC_("first card", "from jack"),
  [CANASTA_RANK_QUEEN] = NC_("first card", "from queen"),
  [CANASTA_RANK_KING] = NC_("first card", "from king"),
};
static const char *const last_phrases[CANASTA_N_RANKS] = {
  [CANASTA_RANK_THREE] = NC_("last card", "to three"),
  [CANASTA_RANK_FOUR] = NC_("last card", "to four"),
  [CANASTA_RANK_FIVE] = NC_("last card", "to five"),
  [CANASTA_RANK_SIX] = NC_("last card", "to six"),
  [CANASTA_RANK_SEVEN] = NC_("last card", "to seven"),
  [CANASTA_RANK_EIGHT] = NC_("last card", "to eight"),
  [CANASTA_RANK_NINE] = NC_("last card", "to nine"),
  [CANASTA_RANK_TEN] = NC_("last card", "to ten"),
  [CANASTA_RANK_JACK] = NC_("last card", "to jack"),
  [CANASTA_RANK_QUEEN] = NC_("last card", "to queen"),
  [CANASTA_RANK_KING] = NC_("last card", "to king"),
  [CANASTA_RANK_ACE] = NC_("last card", "to ace"),
};
static const char *const run_phrases[CANASTA_N_SUITS] = {
  /* Translators: where a sequence begins, and where it ends: "from four", "to six" */
  NC_("in a sentence", "the sequence %1$s %2$s of clubs"),
  NC_("in a sentence", "the sequence %1$s %2$s of diamonds"),
  NC_("in a sentence", "the sequence %1$s %2$s of hearts"),
  NC_("in a sentence", "the sequence %1$s %2$s of spades"),
};

/* Each in the case a sentence needs after "added to". */
static const char *const sequence_phrases[CANASTA_N_SUITS] = {
  NC_("added to", "the sequence of clubs"), NC_("added to", "the sequence of diamonds"),
  NC_("added to", "the sequence of hearts"), NC_("added to", "the sequence of spades"),
};

/* Of one card it is heard what it is, not how many: "a king", not "one king". */
static const char *
get_count_phrase (CanastaRank rank, guint count)
{
  if (count == 1)
    return canasta_phrase_one (rank);
  switch (rank)
    {
    case CANASTA_RANK_THREE:
      /* Translators: in a sentence, after "laid down". */
      return ngettext ("%d three", "%d threes", count);
    case CANASTA_RANK_FOUR:
      return ngettext ("%d four", "%d fours", count);
    case CANASTA_RANK_FIVE:
      return ngettext ("%d five", "%d fives", count);
    case CANASTA_RANK_SIX:
      return ngettext ("%d six", "%d sixes", count);
    case CANASTA_RANK_SEVEN:
      return ngettext ("%d seven", "%d sevens", count);
    case CANASTA_RANK_EIGHT:
      return ngettext ("%d eight", "%d eights", count);
    case CANASTA_RANK_NINE:
      return ngettext ("%d nine", "%d nines", count);
    case CANASTA_RANK_TEN:
      return ngettext ("%d ten", "%d tens", count);
    case CANASTA_RANK_JACK:
      return ngettext ("%d jack", "%d jacks", count);
    case CANASTA_RANK_QUEEN:
      return ngettext ("%d queen", "%d queens", count);
    case CANASTA_RANK_KING:
      return ngettext ("%d king", "%d kings", count);
    case CANASTA_RANK_ACE:
      return ngettext ("%d ace", "%d aces", count);
    case CANASTA_RANK_TWO:
      return ngettext ("%d two", "%d twos", count);
    case CANASTA_RANK_JOKER:
    default:
      return ngettext ("%d joker", "%d jokers", count);
    }
}

/**
 * canasta_phrase_join: (skip)
 * @list: (transfer full) (nullable): what is listed so far
 * @part: (transfer full): what comes next
 * @is_last: whether nothing comes after it
 *
 * Returns: (transfer full): both, as parts of a sentence: "a", "a, b", "a, b and c"
 */
char *
canasta_phrase_join (char *list, char *part, gboolean is_last)
{
  g_autofree char *first = list;
  g_autofree char *second = part;

  if (!first)
    return g_steal_pointer (&second);
  if (is_last)
    /* Translators: the end of a list: "3 fives and a two". */
    return g_strdup_printf (C_("list", "%s and %s"), first, second);
  /* Translators: a list that goes on: "3 fives, 2 kings". */
  return g_strdup_printf (C_("list", "%s, %s"), first, second);
}

/**
 * canasta_phrase_card:
 * @card: a card
 *
 * Returns: (transfer none): the card as the object of a sentence, with its
 *   article: "the king of clubs"
 */
const char *
canasta_phrase_card (CanastaCard card)
{
  g_return_val_if_fail (card < CANASTA_N_FACES, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "in a sentence", card_phrases[card]);
}

/**
 * canasta_phrase_one:
 * @rank: a rank
 *
 * Returns: (transfer none): a card of it as the object of a sentence: "a king"
 */
const char *
canasta_phrase_one (CanastaRank rank)
{
  g_return_val_if_fail (rank < CANASTA_N_RANKS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "in a sentence", one_phrases[rank]);
}

/**
 * canasta_phrase_meld:
 * @rank: the rank of a meld
 *
 * Returns: (transfer none): the meld as that which cards are added to: "the
 *   kings"
 */
const char *
canasta_phrase_meld (CanastaRank rank)
{
  g_return_val_if_fail (rank < CANASTA_N_RANKS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "added to", meld_phrases[rank]);
}

/**
 * canasta_phrase_cards:
 * @cards: some cards
 *
 * Returns: (transfer full) (nullable): each card by its name: "the king of
 *   clubs and a joker"; %NULL when there are none
 */
char *
canasta_phrase_cards (const CanastaCardSet *cards)
{
  CanastaCardSet rest = *cards;
  guint left = canasta_card_set_count (cards);
  char *list = NULL;
  CanastaCard card;

  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    for (int i = canasta_card_set_count_card (cards, card); i > 0; i--)
      list = canasta_phrase_join (list, g_strdup (canasta_phrase_card (card)), --left == 0);
  return list;
}

/* The cards by rank, from the lowest on or from the highest. */
static char *
list_counts (const CanastaCardSet *cards, gboolean from_highest)
{
  int left = canasta_ranks_count (canasta_card_set_list_ranks (cards));
  CanastaRankCounts counts;
  char *list = NULL;

  canasta_card_set_count_ranks (cards, &counts);
  for (guint i = 0; i < CANASTA_N_RANKS; i++)
    {
      CanastaRank rank = from_highest ? CANASTA_N_RANKS - 1 - i : i;
      guint count = counts.of[rank];

      if (count > 0)
        list = canasta_phrase_join (list, g_strdup_printf (get_count_phrase (rank, count), count),
                                    --left == 0);
    }
  return list;
}

/**
 * canasta_phrase_counts:
 * @cards: some cards
 *
 * Returns: (transfer full) (nullable): the cards by rank: "3 fives and a two";
 *   %NULL when there are none
 */
char *
canasta_phrase_counts (const CanastaCardSet *cards)
{
  return list_counts (cards, FALSE);
}

/**
 * canasta_phrase_hand:
 * @cards: some cards
 *
 * Returns: (transfer full) (nullable): the cards by rank, the jokers first, as a
 *   hand is told: "2 jokers, a two and 3 kings"; %NULL when there are none
 */
char *
canasta_phrase_hand (const CanastaCardSet *cards)
{
  return list_counts (cards, TRUE);
}

/**
 * canasta_phrase_list:
 * @parts: (element-type utf8): parts of a sentence
 * @of_lists: whether one of them may be a list itself
 *
 * Returns: (transfer full) (nullable): all of them: "a, b and c", or "a with b and c, and d";
 *   %NULL when there is none
 */
char *
canasta_phrase_list (GPtrArray *parts, gboolean of_lists)
{
  guint n = of_lists && parts->len > 1 ? parts->len - 1 : parts->len;
  g_autofree char *list = NULL;

  for (guint i = 0; i < n; i++)
    list = canasta_phrase_join (list, g_strdup (parts->pdata[i]), i + 1 == parts->len);
  if (n == parts->len)
    return g_steal_pointer (&list);
  /* Translators: the end of a list of lists: "4 queens with a two and a joker, and 3 aces" */
  return g_strdup_printf (C_("list of lists", "%s, and %s"), list, (char *) parts->pdata[n]);
}

/**
 * canasta_phrase_run:
 * @suit: the suit of a sequence
 * @first: its lowest rank
 * @last: its highest rank
 *
 * Returns: (transfer full): the sequence as the object of a sentence: "the
 *   sequence from four to six of hearts"
 */
char *
canasta_phrase_run (CanastaSuit suit, CanastaRank first, CanastaRank last)
{
  const char *from, *to;

  g_return_val_if_fail (suit < CANASTA_N_SUITS && first_phrases[first] && last_phrases[last], NULL);

  from = g_dpgettext2 (GETTEXT_PACKAGE, "first card", first_phrases[first]);
  to = g_dpgettext2 (GETTEXT_PACKAGE, "last card", last_phrases[last]);
  return g_strdup_printf (g_dpgettext2 (GETTEXT_PACKAGE, "in a sentence", run_phrases[suit]), from,
                          to);
}

/**
 * canasta_phrase_sequence:
 * @suit: the suit of a sequence
 *
 * Returns: (transfer none): the sequence as that which cards are added to: "the
 *   sequence of hearts"
 */
const char *
canasta_phrase_sequence (CanastaSuit suit)
{
  g_return_val_if_fail (suit < CANASTA_N_SUITS, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "added to", sequence_phrases[suit]);
}
