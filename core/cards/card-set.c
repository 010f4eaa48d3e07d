/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cards/card-set.h"

/**
 * canasta_card_set_append:
 * @set: a card set
 * @text: where its notation is added
 *
 * Writes the cards of a set in the order of the notation, 3 4 … K A 2 Jo,
 * suits C D H S, separated by spaces.
 */
void
canasta_card_set_append (const CanastaCardSet *set, GString *text)
{
  CanastaCardSet rest = *set;
  CanastaCard card;
  gboolean first = TRUE;

  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    {
      char name[CANASTA_CARD_TEXT_SIZE];

      canasta_card_write (card, name);
      for (int n = canasta_card_set_count_card (set, card); n > 0; n--)
        {
          if (!first)
            g_string_append_c (text, ' ');
          g_string_append (text, name);
          first = FALSE;
        }
    }
}

/**
 * canasta_card_set_write:
 * @set: a card set
 *
 * Returns: (transfer full): the notation of @set; empty for the empty set
 */
char *
canasta_card_set_write (const CanastaCardSet *set)
{
  GString *text = g_string_new (NULL);

  canasta_card_set_append (set, text);
  return g_string_free (text, FALSE);
}

/**
 * canasta_card_set_show:
 * @self: a set
 * @letters: the letters of court cards
 *
 * Writes cards as they look, `7♠ R♥`; jokers have their name.
 *
 * Returns: (transfer full): the cards, separated by spaces
 */
char *
canasta_card_set_show (const CanastaCardSet *self, CanastaIndexLetters letters)
{
  GString *text = g_string_new (NULL);
  CanastaCardSet rest = *self;
  CanastaCard card;

  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    for (int n = canasta_card_set_count_card (self, card); n > 0; n--)
      {
        if (text->len > 0)
          g_string_append_c (text, ' ');
        if (card == CANASTA_JOKER)
          g_string_append (text, canasta_card_get_name (card));
        else
          g_string_append_printf (text, "%s%s",
                                  canasta_rank_get_index (canasta_card_get_rank (card), letters),
                                  canasta_suit_get_sign (canasta_card_get_suit (card)));
      }
  return g_string_free (text, FALSE);
}

/**
 * canasta_cards_read:
 * @text: cards separated by spaces
 * @cards: (array length=size): room for the cards, in the order they stand
 * @size: how many fit
 * @whole: (out): whether all of @text was cards and all of them fitted
 *
 * Returns: how many cards were read
 */
guint
canasta_cards_read (const char *text, CanastaCard *cards, guint size, gboolean *whole)
{
  guint n = 0;

  *whole = FALSE;
  while (TRUE)
    {
      while (g_ascii_isspace (*text))
        text++;
      if (*text == '\0')
        {
          *whole = TRUE;
          return n;
        }
      if (n == size || !canasta_card_read (&text, &cards[n])
          || (*text != '\0' && !g_ascii_isspace (*text)))
        return n;
      n++;
    }
}

/**
 * canasta_card_set_read:
 * @text: cards separated by spaces; may be empty
 * @set: (out): the set
 *
 * Returns: whether all of @text was cards, and no more of a face than six packs
 *   hold
 */
gboolean
canasta_card_set_read (const char *text, CanastaCardSet *set)
{
  CanastaCard cards[CANASTA_MAX_CARDS];
  gboolean whole;
  guint n = canasta_cards_read (text, cards, G_N_ELEMENTS (cards), &whole);

  *set = (CanastaCardSet){ 0 };
  for (guint i = 0; i < n; i++)
    {
      int most = cards[i] == CANASTA_JOKER ? CANASTA_MAX_JOKERS : CANASTA_MAX_PACKS;

      if (canasta_card_set_count_card (set, cards[i]) == most)
        return FALSE;
      canasta_card_set_add_card (set, cards[i]);
    }
  return whole;
}
