/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cards/card.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *const rank_texts[CANASTA_N_RANKS] = {
  "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "Jo",
};

static const char suit_letters[CANASTA_N_SUITS] = { 'C', 'D', 'H', 'S' };

static const char *const suit_signs[CANASTA_N_SUITS] = {
  "\u2663", "\u2666", "\u2665", "\u2660",
};

static const char *const suit_outlines[CANASTA_N_SUITS] = {
  "\u2667", "\u2662", "\u2661", "\u2664",
};

/* Whole names, since languages differ in how rank and suit join. */
static const char *const card_names[CANASTA_N_FACES] = {
  N_("Three of clubs"), N_("Three of diamonds"), N_("Three of hearts"), N_("Three of spades"),
  N_("Four of clubs"), N_("Four of diamonds"), N_("Four of hearts"), N_("Four of spades"),
  N_("Five of clubs"), N_("Five of diamonds"), N_("Five of hearts"), N_("Five of spades"),
  N_("Six of clubs"), N_("Six of diamonds"), N_("Six of hearts"), N_("Six of spades"),
  N_("Seven of clubs"), N_("Seven of diamonds"), N_("Seven of hearts"), N_("Seven of spades"),
  N_("Eight of clubs"), N_("Eight of diamonds"), N_("Eight of hearts"), N_("Eight of spades"),
  N_("Nine of clubs"), N_("Nine of diamonds"), N_("Nine of hearts"), N_("Nine of spades"),
  N_("Ten of clubs"), N_("Ten of diamonds"), N_("Ten of hearts"), N_("Ten of spades"),
  N_("Jack of clubs"), N_("Jack of diamonds"), N_("Jack of hearts"), N_("Jack of spades"),
  N_("Queen of clubs"), N_("Queen of diamonds"), N_("Queen of hearts"), N_("Queen of spades"),
  N_("King of clubs"), N_("King of diamonds"), N_("King of hearts"), N_("King of spades"),
  N_("Ace of clubs"), N_("Ace of diamonds"), N_("Ace of hearts"), N_("Ace of spades"),
  N_("Two of clubs"), N_("Two of diamonds"), N_("Two of hearts"), N_("Two of spades"),
  N_("Joker"),
};

static const char *const rank_plurals[CANASTA_N_RANKS] = {
  NC_("rank", "Threes"), NC_("rank", "Fours"), NC_("rank", "Fives"),
  NC_("rank", "Sixes"), NC_("rank", "Sevens"), NC_("rank", "Eights"),
  NC_("rank", "Nines"), NC_("rank", "Tens"), NC_("rank", "Jacks"),
  NC_("rank", "Queens"), NC_("rank", "Kings"), NC_("rank", "Aces"),
  NC_("rank", "Twos"), NC_("rank", "Jokers"),
};

static const char *const rank_many[CANASTA_N_RANKS] = {
  NC_("rank in a sentence", "threes"), NC_("rank in a sentence", "fours"),
  NC_("rank in a sentence", "fives"), NC_("rank in a sentence", "sixes"),
  NC_("rank in a sentence", "sevens"), NC_("rank in a sentence", "eights"),
  NC_("rank in a sentence", "nines"), NC_("rank in a sentence", "tens"),
  NC_("rank in a sentence", "jacks"), NC_("rank in a sentence", "queens"),
  NC_("rank in a sentence", "kings"), NC_("rank in a sentence", "aces"),
  NC_("rank in a sentence", "twos"), NC_("rank in a sentence", "jokers"),
};

/**
 * canasta_card_write:
 * @card: a card
 * @text: room for %CANASTA_CARD_TEXT_SIZE bytes
 *
 * Writes the notation of @card: `4C`, `10D`, `AH`, `Jo`.
 */
void
canasta_card_write (CanastaCard card, char *text)
{
  CanastaRank rank = canasta_card_get_rank (card);

  g_return_if_fail (card < CANASTA_N_FACES);

  g_strlcpy (text, rank_texts[rank], CANASTA_CARD_TEXT_SIZE);
  if (rank != CANASTA_RANK_JOKER)
    {
      size_t length = strlen (text);

      text[length] = suit_letters[canasta_card_get_suit (card)];
      text[length + 1] = '\0';
    }
}

/**
 * canasta_rank_read:
 * @text: (inout): where to read; moved behind the rank when one is there
 * @rank: (out): the rank
 *
 * Reads a rank: `3` to `10`, `T` for ten, `J Q K A 2`, `Jo`; lower case too.
 *
 * Returns: whether a rank stood there
 */
gboolean
canasta_rank_read (const char **text, CanastaRank *rank)
{
  const char *at = *text;

  if (g_ascii_tolower (at[0]) == 't')
    {
      *rank = CANASTA_RANK_TEN;
      *text = at + 1;
      return TRUE;
    }

  /* The joker first: its text begins with the jack's. */
  for (int i = CANASTA_N_RANKS - 1; i >= 0; i--)
    {
      size_t length = strlen (rank_texts[i]);

      if (g_ascii_strncasecmp (at, rank_texts[i], length) == 0)
        {
          *rank = i;
          *text = at + length;
          return TRUE;
        }
    }
  return FALSE;
}

static gboolean
read_suit (const char **text, CanastaSuit *suit)
{
  const char *at = *text;

  for (int i = 0; i < CANASTA_N_SUITS; i++)
    {
      if (g_ascii_toupper (at[0]) == suit_letters[i])
        *text = at + 1;
      else if (g_str_has_prefix (at, suit_signs[i]) || g_str_has_prefix (at, suit_outlines[i]))
        *text = at + strlen (suit_signs[i]);
      else
        continue;

      *suit = i;
      /* A sign may ask to be drawn as text or as a picture. */
      if (g_str_has_prefix (*text, "\ufe0e") || g_str_has_prefix (*text, "\ufe0f"))
        *text += strlen ("\ufe0e");
      return TRUE;
    }
  return FALSE;
}

/**
 * canasta_card_read:
 * @text: (inout): where to read; moved behind the card when one is there
 * @card: (out): the card
 *
 * Reads one card in notation. Lower case, `T` for ten and the signs of the
 * suits are understood as well.
 *
 * Returns: whether a card stood there
 */
gboolean
canasta_card_read (const char **text, CanastaCard *card)
{
  const char *at = *text;
  CanastaRank rank;
  CanastaSuit suit = CANASTA_SUIT_CLUBS;

  if (!canasta_rank_read (&at, &rank))
    return FALSE;
  if (rank != CANASTA_RANK_JOKER && !read_suit (&at, &suit))
    return FALSE;

  *card = canasta_card (rank, suit);
  *text = at;
  return TRUE;
}

/**
 * canasta_card_get_name:
 * @card: a card
 *
 * Returns: (transfer none): the card's name in the language of the interface,
 *   "King of hearts"
 */
const char *
canasta_card_get_name (CanastaCard card)
{
  g_return_val_if_fail (card < CANASTA_N_FACES, "");

  return _(card_names[card]);
}

/**
 * canasta_suit_get_sign:
 * @suit: a suit
 *
 * Returns: (transfer none): the suit as a sign: `♣`
 */
const char *
canasta_suit_get_sign (CanastaSuit suit)
{
  return suit_signs[suit];
}

/**
 * canasta_rank_get_index:
 * @rank: a rank
 * @letters: the letters of court cards
 *
 * Returns: (transfer none): what stands in the corner of a card: `3`, `10`, `R`
 */
const char *
canasta_rank_get_index (CanastaRank rank, CanastaIndexLetters letters)
{
  static const char *const courts[][3] = {
    [CANASTA_INDEX_LETTERS_ENGLISH] = { "J", "Q", "K" },
    [CANASTA_INDEX_LETTERS_FRENCH] = { "V", "D", "R" },
    [CANASTA_INDEX_LETTERS_GERMAN] = { "B", "D", "K" },
  };

  if (rank >= CANASTA_RANK_JACK && rank <= CANASTA_RANK_KING)
    return courts[letters][rank - CANASTA_RANK_JACK];
  return rank_texts[rank];
}

/**
 * canasta_rank_get_text:
 * @rank: a rank
 *
 * Returns: (transfer none): the rank in notation: `3`, `10`, `K`, `Jo`
 */
const char *
canasta_rank_get_text (CanastaRank rank)
{
  return rank_texts[rank];
}

/**
 * canasta_rank_get_plural:
 * @rank: a rank
 *
 * Returns: (transfer none): the cards of a rank together, in the language of
 *   the interface, as a title: "Kings"
 */
const char *
canasta_rank_get_plural (CanastaRank rank)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "rank", rank_plurals[rank]);
}

/**
 * canasta_rank_get_many:
 * @rank: a rank
 *
 * Returns: (transfer none): the cards of a rank in the middle of a sentence, in
 *   the language of the interface: "kings"
 */
const char *
canasta_rank_get_many (CanastaRank rank)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "rank in a sentence", rank_many[rank]);
}
