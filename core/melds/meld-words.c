/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "melds/meld-words.h"

#include <glib/gi18n-lib.h>

#include "cards/phrases.h"
#include "rules/table-words.h"

/* The highest rank a sequence stands for. */
static CanastaRank
get_sequence_end (const CanastaMeld *meld)
{
  guint end = canasta_meld_get_lowest_place (meld) + (guint) canasta_meld_count (meld) - 1;

  return canasta_place_get_rank (MIN (end, CANASTA_PLACE_ACE));
}

/**
 * canasta_meld_dup_title: (skip)
 * @meld: a meld
 *
 * Returns: (transfer full): what it is of: "Fives", "♥ 5–9", "Wild cards"
 */
char *
canasta_meld_dup_title (const CanastaMeld *meld)
{
  switch (meld->kind)
    {
    case CANASTA_MELD_WILD:
      return g_strdup (_("Wild cards"));
    case CANASTA_MELD_SEQUENCE:
      return g_strdup_printf ("%s %s–%s", canasta_suit_get_sign (meld->suit),
                              canasta_rank_get_text (meld->rank),
                              canasta_rank_get_text (get_sequence_end (meld)));
    default:
      return g_strdup (canasta_rank_get_plural (meld->rank));
    }
}

/* A phrase as the beginning of a sentence; takes it. */
static char *
begin_sentence (char *phrase)
{
  g_autofree char *owned = phrase;
  char first[8] = { 0 };

  g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (owned)), first);
  return g_strconcat (first, g_utf8_next_char (owned), NULL);
}

/**
 * canasta_meld_dup_spoken_title: (skip)
 * @meld: a meld
 *
 * Returns: (transfer full): what it is of, in words that can be read out: "Fives",
 *   "The sequence from five to nine of hearts"
 */
char *
canasta_meld_dup_spoken_title (const CanastaMeld *meld)
{
  if (meld->kind != CANASTA_MELD_SEQUENCE)
    return canasta_meld_dup_title (meld);
  return begin_sentence (canasta_phrase_run (meld->suit, meld->rank, get_sequence_end (meld)));
}

/**
 * canasta_meld_dup_index: (skip)
 * @meld: a meld
 * @letters: the letters on its cards
 *
 * Returns: (transfer full): the shortest that tells melds apart
 */
char *
canasta_meld_dup_index (const CanastaMeld *meld, CanastaIndexLetters letters)
{
  switch (meld->kind)
    {
    case CANASTA_MELD_WILD:
      return g_strdup (canasta_class_get (CANASTA_CLASS_WILD)->sign);
    case CANASTA_MELD_SEQUENCE:
      return g_strdup_printf ("%s %s–%s", canasta_suit_get_sign (meld->suit),
                              canasta_rank_get_index (meld->rank, letters),
                              canasta_rank_get_index (get_sequence_end (meld), letters));
    default:
      return g_strdup (canasta_rank_get_index (meld->rank, letters));
    }
}

/**
 * canasta_meld_dup_caption: (skip)
 * @meld: a meld
 * @table: (nullable): the table it lies on
 *
 * Returns: (transfer full): what stands under it: "5 · 2w"; under a canasta its
 *   class, under a sequence where it begins and ends
 */
char *
canasta_meld_dup_caption (const CanastaMeld *meld, const CanastaTable *table)
{
  int naturals, wilds;

  canasta_meld_count_both (meld, &naturals, &wilds);
  if (canasta_meld_spans (meld))
    return canasta_meld_dup_title (meld);
  if (canasta_meld_is_canasta (meld))
    return g_strdup_printf (canasta_table_say_in (table, "canasta",
                                                  canasta_class_get (meld->canasta)->name),
                            wilds);
  if (wilds == 0 || naturals == 0)
    return g_strdup_printf ("%d", naturals + wilds);
  /* Translators: cards of a meld, and how many are wild: "5 · 2w". */
  return g_strdup_printf (C_("meld", "%1$d · %2$dw"), naturals + wilds, wilds);
}

/**
 * canasta_meld_get_phrase: (skip)
 * @meld: a meld
 *
 * Returns: (transfer none): what cards are added to, as a part of a sentence:
 *   "the kings"
 */
const char *
canasta_meld_get_phrase (const CanastaMeld *meld)
{
  switch (meld->kind)
    {
    case CANASTA_MELD_WILD:
      return C_("added to", "the wild cards");
    case CANASTA_MELD_SEQUENCE:
      return canasta_phrase_sequence (meld->suit);
    default:
      return canasta_phrase_meld (meld->rank);
    }
}

/* The wild cards of a sequence and what they stand for, as parts of a sentence: "the two of
 * spades for the seven of hearts"; NULL where there are none. */
static char *
say_standing (const CanastaMeld *meld)
{
  CanastaCard cards[CANASTA_MAX_CARDS];
  guint low = canasta_meld_get_lowest_place (meld);
  guint places = canasta_naturals_get_places (meld->naturals);
  guint n = canasta_meld_list_cards (meld, cards);
  int left = canasta_meld_count_wilds (meld);
  char *list = NULL;

  for (guint i = 0; i < n; i++)
    {
      CanastaCard place;

      if (places >> (low + i) & 1)
        continue;
      place = canasta_card (canasta_place_get_rank (low + i), meld->suit);
      list = canasta_phrase_join (
        /* Translators: a wild card and the card it stands for: "the two of spades for the
         * seven of hearts" */
        list, g_strdup_printf (C_("stands for", "%1$s for %2$s"), canasta_phrase_card (cards[i]),
                               canasta_phrase_card (place)),
        --left == 0);
    }
  return list;
}

/* A sequence as a part of a sentence, and what its wild cards stand for. */
static char *
dup_run_phrase (const CanastaMeld *meld)
{
  g_autofree char *run = canasta_phrase_run (meld->suit, meld->rank, get_sequence_end (meld));
  g_autofree char *standing = say_standing (meld);

  if (!standing)
    return g_steal_pointer (&run);
  /* Translators: a sequence, and what its wild cards stand for: "the sequence from four to
   * six of hearts (a joker for the five of hearts)" */
  return g_strdup_printf (C_("stands for", "%1$s (%2$s)"), run, standing);
}

/**
 * canasta_meld_dup_phrase: (skip)
 * @meld: a meld, or what is known of one
 * @cards: cards that are laid down as it
 *
 * Returns: (transfer full): what is laid down, as a part of a sentence: "4 queens with 1
 *   two", "the sequence from four to six of hearts (a joker for the five of hearts)"
 */
char *
canasta_meld_dup_phrase (const CanastaMeld *meld, const CanastaCardSet *cards)
{
  CanastaCardSet naturals = { 0 };
  CanastaCardSet wilds = *cards;
  CanastaCardSet rest = *cards;
  g_autofree char *first = NULL, *second = NULL;
  CanastaCard card;

  if (canasta_meld_spans (meld))
    return dup_run_phrase (meld);
  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    if (meld->kind == CANASTA_MELD_RANK && canasta_card_get_rank (card) == meld->rank)
      for (int i = canasta_card_set_count_card (cards, card); i > 0; i--)
        canasta_card_set_add_card (&naturals, card);
  canasta_card_set_remove (&wilds, &naturals);
  if (canasta_card_set_is_empty (&naturals) || canasta_card_set_is_empty (&wilds))
    return canasta_phrase_counts (cards);
  first = canasta_phrase_counts (&naturals);
  second = canasta_phrase_counts (&wilds);
  /* Translators: the cards of a meld and its wild cards: "4 queens with a two" */
  return g_strdup_printf (C_("meld", "%s with %s"), first, second);
}

/**
 * canasta_meld_is_phrased_as_list: (skip)
 * @meld: a meld, or what is known of one
 * @cards: cards that are laid down as it
 *
 * Returns: whether they are told rank by rank: "4 queens with a two"
 */
gboolean
canasta_meld_is_phrased_as_list (const CanastaMeld *meld, const CanastaCardSet *cards)
{
  return !canasta_meld_spans (meld)
         && canasta_ranks_count (canasta_card_set_list_ranks (cards)) > 1;
}

static char *
say_wilds (int wilds)
{
  if (wilds == 0)
    return g_strdup (_("no wild cards"));
  return g_strdup_printf (ngettext ("%d wild card", "%d wild cards", wilds), wilds);
}

/* A meld that can never become a canasta. */
static char *
describe_small (const CanastaMeld *meld, const char *cards, const char *wilds, const char *title,
                gboolean aloud)
{
  if (meld->kind == CANASTA_MELD_SEQUENCE && !aloud)
    /* Translators: a meld: suit, first and last rank, number of cards. */
    return g_strdup_printf (_("%1$s: sequence, %2$s"), title, cards);
  if (meld->kind != CANASTA_MELD_RANK)
    /* Translators: a meld: title, number of cards. */
    return g_strdup_printf (C_("meld", "%1$s: %2$s"), title, cards);
  /* Translators: a meld: title, number of cards, of wild cards. */
  return g_strdup_printf (C_("meld", "%1$s: %2$s, %3$s"), title, cards, wilds);
}

/* One that may. */
static char *
describe_growing (const CanastaMeld *meld, int missing, const char *cards, const char *wilds,
                  const char *title, gboolean aloud)
{
  g_autofree char *rest = g_strdup_printf (ngettext ("%d to go", "%d to go", missing), missing);

  if (meld->kind == CANASTA_MELD_SEQUENCE && !aloud)
    /* Translators: a meld: suit, first and last rank, number of cards, cards missing. */
    return g_strdup_printf (_("%1$s: sequence, %2$s, %3$s"), title, cards, rest);
  if (meld->kind != CANASTA_MELD_RANK)
    /* Translators: a meld: title, number of cards, cards missing to a canasta. */
    return g_strdup_printf (_("%1$s: %2$s, %3$s"), title, cards, rest);
  /* Translators: a meld: title, number of cards, of wild cards, cards missing to a
   * canasta. */
  return g_strdup_printf (_("%1$s: %2$s, %3$s, %4$s"), title, cards, wilds, rest);
}

static char *
describe (const CanastaMeld *meld, int missing, const CanastaTable *table, const char *title,
          gboolean aloud)
{
  int count = canasta_meld_count (meld);
  g_autofree char *wilds = say_wilds (canasta_meld_count_wilds (meld));
  g_autofree char *cards = g_strdup_printf (ngettext ("%d card", "%d cards", count), count);

  if (canasta_meld_is_canasta (meld))
    return g_strdup_printf (T_(table, canasta_class_get (meld->canasta)->lying), title, cards,
                            wilds);
  if (missing == 0)
    return describe_small (meld, cards, wilds, title, aloud);
  return describe_growing (meld, missing, cards, wilds, title, aloud);
}

/**
 * canasta_meld_describe: (skip)
 * @meld: a meld
 * @missing: how many cards it lacks to be a canasta; 0 where it can never become one
 * @table: (nullable): the table it lies on
 *
 * Returns: (transfer full): what it is: "Fives: 4 cards, no wild cards, 3 to go"
 */
char *
canasta_meld_describe (const CanastaMeld *meld, int missing, const CanastaTable *table)
{
  g_autofree char *title = canasta_meld_dup_title (meld);

  return describe (meld, missing, table, title, FALSE);
}

/**
 * canasta_meld_describe_aloud: (skip)
 * @meld: a meld
 * @missing: how many cards it lacks to be a canasta; 0 where it can never become one
 * @table: (nullable): the table it lies on
 *
 * Returns: (transfer full): the same in words that can be read out
 */
char *
canasta_meld_describe_aloud (const CanastaMeld *meld, int missing, const CanastaTable *table)
{
  g_autofree char *title = canasta_meld_dup_spoken_title (meld);
  g_autofree char *whole = describe (meld, missing, table, title, TRUE);
  g_autofree char *standing = canasta_meld_spans (meld) ? say_standing (meld) : NULL;

  if (!standing)
    return g_steal_pointer (&whole);
  /* Translators: what is said of a sequence, and what its wild cards stand for. */
  return g_strdup_printf (C_("stands for", "%1$s; %2$s"), whole, standing);
}

/**
 * canasta_meld_compare: (skip)
 * @one: a meld
 * @other: another one
 *
 * Returns: which stands first on a table, as `strcmp()` does: melds of a rank by
 *   rank, those of wild cards and sequences after them; 0 where they are alike
 */
int
canasta_meld_compare (const CanastaMeld *one, const CanastaMeld *other)
{
  static const int kinds[] = {
    [CANASTA_MELD_RANK] = 0, [CANASTA_MELD_WILD] = 1, [CANASTA_MELD_SEQUENCE] = 2,
  };

  if (one->kind != other->kind)
    return kinds[one->kind] - kinds[other->kind];
  if (one->kind == CANASTA_MELD_SEQUENCE && one->suit != other->suit)
    return one->suit - other->suit;
  return one->rank - other->rank;
}

static gboolean
is_natural (const CanastaMeld *meld, CanastaCard card)
{
  CanastaRank rank = canasta_card_get_rank (card);

  if (meld->kind == CANASTA_MELD_SEQUENCE)
    return card != CANASTA_JOKER && canasta_card_get_suit (card) == meld->suit
           && (meld->naturals & (rank == CANASTA_WILD_RANK  ? CANASTA_NATURAL_TWO
                                 : rank == CANASTA_RANK_ACE ? CANASTA_LOW_ACE | 1u << rank
                                                            : 1u << rank)) != 0;
  return meld->kind == CANASTA_MELD_RANK && rank == meld->rank;
}

/* From the lowest to the highest rank, each wild card where it stands for one. */
static guint
list_sequence (const CanastaMeld *meld, CanastaCard *cards)
{
  CanastaCardSet wilds = { 0 };
  guint places = canasta_naturals_get_places (meld->naturals);
  guint low = canasta_meld_get_lowest_place (meld);
  guint n = (guint) canasta_meld_count (meld);

  canasta_card_set_add_wilds (&wilds, meld->twos, meld->jokers);
  for (guint place = low; place < low + n; place++)
    {
      CanastaCardSet rest = wilds;

      cards[place - low] = places >> place & 1
                             ? canasta_card (canasta_place_get_rank (place), meld->suit)
                             : canasta_card_set_next (&rest);
      if (!(places >> place & 1))
        canasta_card_set_remove_card (&wilds, cards[place - low]);
    }
  return n;
}

/**
 * canasta_meld_list_cards: (skip)
 * @meld: a meld
 * @cards: (out caller-allocates) (array): room for %CANASTA_MAX_CARDS cards
 *
 * Lists the cards in the order they are fanned: naturals, whose rank is read first,
 * then wild cards; a sequence by its ranks.
 *
 * Returns: how many
 */
guint
canasta_meld_list_cards (const CanastaMeld *meld, CanastaCard *cards)
{
  guint n = 0;

  if (canasta_meld_spans (meld))
    return list_sequence (meld, cards);
  for (int natural = TRUE; natural >= FALSE; natural--)
    {
      CanastaCardSet rest;
      CanastaCard face;

      canasta_meld_get_cards (meld, &rest);
      for (CanastaCardSet all = rest; (face = canasta_card_set_next (&rest)) != CANASTA_NO_CARD;)
        for (int i = canasta_card_set_count_card (&all, face); i > 0; i--)
          if (is_natural (meld, face) == natural)
            cards[n++] = face;
    }
  return n;
}

/**
 * canasta_meld_get_top: (skip)
 * @meld: a canasta
 *
 * Returns: the card that lies on top: red where it is natural, black where it is
 *   mixed, as players lay it; of a sequence, the highest natural one
 */
CanastaCard
canasta_meld_get_top (const CanastaMeld *meld)
{
  CanastaCard cards[CANASTA_MAX_CARDS];
  guint n = canasta_meld_list_cards (meld, cards);
  gboolean mixed = canasta_meld_count_wilds (meld) > 0;

  for (guint i = n; i > 0; i--)
    {
      CanastaCard card = cards[i - 1];

      if (!is_natural (meld, card))
        continue;
      if (meld->kind == CANASTA_MELD_SEQUENCE
          || canasta_suit_is_red (canasta_card_get_suit (card)) != mixed)
        return card;
    }
  return cards[meld->kind == CANASTA_MELD_WILD ? 0 : canasta_meld_count_naturals (meld) - 1];
}
