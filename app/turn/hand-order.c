/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order of a hand as the person holds it. */
#include "config.h"

#include "turn/hand-order.h"

struct _CanastaHandOrder
{
  GArray *cards; /* of CanastaHandCard, those away included */
  GArray *held;  /* of guint: where among them those of the hand are */
  CanastaSortOrder sort;
  guint64 wild; /* the wild cards, a bit a face */
  guint last_id;
};

CanastaHandOrder *
canasta_hand_order_new (void)
{
  CanastaHandOrder *self = g_new0 (CanastaHandOrder, 1);

  self->cards = g_array_new (FALSE, FALSE, sizeof (CanastaHandCard));
  self->held = g_array_new (FALSE, FALSE, sizeof (guint));
  return self;
}

void
canasta_hand_order_free (CanastaHandOrder *self)
{
  g_array_unref (self->held);
  g_array_unref (self->cards);
  g_free (self);
}

static CanastaHandCard *
get_card (const CanastaHandOrder *self, guint position)
{
  return &g_array_index (self->cards, CanastaHandCard, position);
}

/* The position of the @index-th card in the hand among all kept. */
static guint
get_position (const CanastaHandOrder *self, guint index)
{
  return index < self->held->len ? g_array_index (self->held, guint, index) : self->cards->len;
}

/* Cards came, went or moved: finds those of the hand anew. */
static void
find_held (CanastaHandOrder *self)
{
  g_array_set_size (self->held, 0);
  for (guint i = 0; i < self->cards->len; i++)
    if (!get_card (self, i)->away)
      g_array_append_val (self->held, i);
}

guint
canasta_hand_order_get_count (const CanastaHandOrder *self)
{
  return self->held->len;
}

const CanastaHandCard *
canasta_hand_order_get (const CanastaHandOrder *self, guint index)
{
  g_return_val_if_fail (index < self->held->len, NULL);

  return get_card (self, g_array_index (self->held, guint, index));
}

/* The index of a card in the hand by its id, or −1. */
int
canasta_hand_order_find (const CanastaHandOrder *self, guint id)
{
  for (guint i = 0; i < self->held->len; i++)
    if (get_card (self, g_array_index (self->held, guint, i))->id == id)
      return (int) i;
  return -1;
}

CanastaSortOrder
canasta_hand_order_get_sort (const CanastaHandOrder *self)
{
  return self->sort;
}

/* How a hand is sorted; by completeness, the ranks held most come first. */
typedef struct
{
  CanastaSortOrder order;
  guint64 wild;
  CanastaRankCounts counts;
} Sorting;

static gint
compare_cards (gconstpointer a, gconstpointer b, gpointer data)
{
  const CanastaHandCard *first = a, *second = b;
  const Sorting *sorting = data;
  CanastaRank rank = canasta_card_get_rank (first->card);
  CanastaRank other = canasta_card_get_rank (second->card);
  int order = (int) first->card - (int) second->card;

  if (sorting->order == CANASTA_SORT_MOST_COMPLETE && rank != other)
    {
      gboolean wild = canasta_faces_have (sorting->wild, first->card);

      if (wild != canasta_faces_have (sorting->wild, second->card))
        return wild ? 1 : -1;
      if (sorting->counts.of[rank] != sorting->counts.of[other])
        return sorting->counts.of[other] - sorting->counts.of[rank];
    }
  if (sorting->order == CANASTA_SORT_RANK_DESCENDING)
    order = -order;
  return order != 0 ? order : (int) first->id - (int) second->id;
}

static void
sort_cards (CanastaHandOrder *self)
{
  Sorting sorting = { .order = self->sort, .wild = self->wild };

  if (self->sort == CANASTA_SORT_MANUAL)
    return;
  for (guint i = 0; i < self->cards->len; i++)
    {
      const CanastaHandCard *card = get_card (self, i);

      if (!card->away)
        sorting.counts.of[canasta_card_get_rank (card->card)]++;
    }
  g_array_sort_with_data (self->cards, compare_cards, &sorting);
}

/* Which copy of a card leaves the hand: a selected one before others, the last
 * of equals. */
static CanastaHandCard *
find_leaving (CanastaHandOrder *self, CanastaCard face)
{
  CanastaHandCard *found = NULL;

  for (guint i = 0; i < self->cards->len; i++)
    {
      CanastaHandCard *card = get_card (self, i);

      if (card->card == face && !card->away
          && (!found || card->selected || !found->selected))
        found = card;
    }
  return found;
}

static CanastaHandCard *
find_away (CanastaHandOrder *self, CanastaCard face)
{
  for (guint i = 0; i < self->cards->len; i++)
    {
      CanastaHandCard *card = get_card (self, i);

      if (card->card == face && card->away)
        return card;
    }
  return NULL;
}

static guint
count_fresh (const CanastaHandOrder *self, CanastaCard face)
{
  guint count = 0;

  for (guint i = 0; i < self->cards->len; i++)
    count += get_card (self, i)->card == face && get_card (self, i)->fresh;
  return count;
}

/* A card that was held comes back to its place, unless a new one is meant. */
static void
add_card (CanastaHandOrder *self, CanastaCard face, gboolean fresh)
{
  CanastaHandCard card = { .id = ++self->last_id, .card = face, .fresh = fresh != FALSE };
  CanastaHandCard *back = fresh ? NULL : find_away (self, face);

  if (back)
    back->away = FALSE;
  else
    g_array_append_val (self->cards, card);
}

/* So many copies of a card are new: where that is not known of each, the last
 * ones. */
static void
mark_fresh (CanastaHandOrder *self, CanastaCard face, guint wanted)
{
  guint count = count_fresh (self, face);

  for (guint i = self->cards->len; i > 0 && count < wanted; i--)
    {
      CanastaHandCard *card = get_card (self, i - 1);

      if (card->card != face || card->fresh)
        continue;
      card->fresh = TRUE;
      count++;
    }
  for (guint i = 0; i < self->cards->len && count > wanted; i++)
    {
      CanastaHandCard *card = get_card (self, i);

      if (card->card != face || !card->fresh)
        continue;
      card->fresh = FALSE;
      count--;
    }
}

/* Makes so many copies of a card be held. */
static void
hold_card (CanastaHandOrder *self, CanastaCard face, int held, int wanted, int fresh)
{
  for (; held > wanted; held--)
    {
      CanastaHandCard *leaving = find_leaving (self, face);

      leaving->away = TRUE;
      leaving->selected = FALSE;
    }
  for (; held < wanted; held++)
    add_card (self, face, wanted - held <= fresh - (int) count_fresh (self, face));
}

/* How many copies of each card are held, and how many are new. */
typedef struct
{
  guint8 held[CANASTA_N_FACES];
  guint8 fresh[CANASTA_N_FACES];
} Copies;

static void
count_copies (const CanastaHandOrder *self, Copies *copies)
{
  *copies = (Copies){ 0 };
  for (guint i = 0; i < self->cards->len; i++)
    {
      const CanastaHandCard *card = get_card (self, i);

      copies->held[card->card] += !card->away;
      copies->fresh[card->card] += card->fresh;
    }
}

/**
 * canasta_hand_order_update:
 * @roles: what the cards of the table are for
 * @hand: the cards held now
 * @fresh: which cards came into the hand in this turn, those that left it again
 *   among them
 *
 * Returns: whether cards came or went
 */
gboolean
canasta_hand_order_update (CanastaHandOrder     *self,
                           const CanastaRoles   *roles,
                           const CanastaCardSet *hand,
                           const CanastaCardSet *fresh)
{
  gboolean changed = FALSE;
  Copies copies;

  self->wild = roles->wild;
  count_copies (self, &copies);
  for (CanastaCard face = 0; face < CANASTA_N_FACES; face++)
    {
      int held = copies.held[face];
      int wanted = canasta_card_set_count_card (hand, face);
      int n_fresh = canasta_card_set_count_card (fresh, face);

      if (held == wanted && copies.fresh[face] == n_fresh)
        continue;
      hold_card (self, face, held, wanted, n_fresh);
      mark_fresh (self, face, (guint) n_fresh);
      changed |= held != wanted;
    }
  if (changed)
    {
      sort_cards (self);
      find_held (self);
    }
  return changed;
}

/* Forgets where the cards that left had their place. */
void
canasta_hand_order_end_turn (CanastaHandOrder *self)
{
  for (guint i = self->cards->len; i > 0; i--)
    {
      if (get_card (self, i - 1)->away)
        g_array_remove_index (self->cards, i - 1);
    }
  find_held (self);
}

void
canasta_hand_order_sort (CanastaHandOrder *self, CanastaSortOrder order)
{
  self->sort = order;
  sort_cards (self);
  find_held (self);
}

/* Puts a card at @index of the hand; from now on the order is the person's. */
void
canasta_hand_order_move (CanastaHandOrder *self, guint id, guint index)
{
  int from = canasta_hand_order_find (self, id);
  CanastaHandCard card;

  if (from < 0)
    return;
  self->sort = CANASTA_SORT_MANUAL;
  card = *get_card (self, get_position (self, from));
  g_array_remove_index (self->cards, get_position (self, from));
  find_held (self);
  g_array_insert_val (self->cards, get_position (self, index), card);
  find_held (self);
}

void
canasta_hand_order_select (CanastaHandOrder *self, guint index, gboolean selected)
{
  guint position = get_position (self, index);

  g_return_if_fail (position < self->cards->len);
  get_card (self, position)->selected = selected != FALSE;
}

/* Selects the card of an id, or no longer. Returns: whether it is there. */
gboolean
canasta_hand_order_toggle (CanastaHandOrder *self, guint id)
{
  int index = canasta_hand_order_find (self, id);

  if (index < 0)
    return FALSE;
  canasta_hand_order_select (self, (guint) index,
                             !canasta_hand_order_get (self, (guint) index)->selected);
  return TRUE;
}

/* Selects all of a rank, or none of it where all are selected already. */
void
canasta_hand_order_toggle_rank (CanastaHandOrder *self, CanastaRank rank)
{
  guint n = canasta_hand_order_get_count (self);
  gboolean all = TRUE;

  for (guint i = 0; i < n; i++)
    {
      const CanastaHandCard *card = canasta_hand_order_get (self, i);

      all = all && (card->selected || canasta_card_get_rank (card->card) != rank);
    }
  for (guint i = 0; i < n; i++)
    if (canasta_card_get_rank (canasta_hand_order_get (self, i)->card) == rank)
      canasta_hand_order_select (self, i, !all);
}

/* Selects these cards and no others. */
void
canasta_hand_order_select_cards (CanastaHandOrder *self, const CanastaCardSet *cards)
{
  CanastaCardSet rest = *cards;

  for (guint i = 0; i < self->cards->len; i++)
    {
      CanastaHandCard *card = get_card (self, i);

      card->selected = !card->away && canasta_card_set_count_card (&rest, card->card) > 0;
      if (card->selected)
        canasta_card_set_remove_card (&rest, card->card);
    }
}

void
canasta_hand_order_get_selected (const CanastaHandOrder *self, CanastaCardSet *cards)
{
  *cards = (CanastaCardSet){ 0 };
  for (guint i = 0; i < self->held->len; i++)
    {
      const CanastaHandCard *card = get_card (self, g_array_index (self->held, guint, i));

      if (card->selected)
        canasta_card_set_add_card (cards, card->card);
    }
}

/* The hand in its order, in notation. */
char *
canasta_hand_order_save (const CanastaHandOrder *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->cards->len; i++)
    {
      char card[CANASTA_CARD_TEXT_SIZE];

      if (get_card (self, i)->away)
        continue;
      canasta_card_write (get_card (self, i)->card, card);
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", card);
    }
  return g_string_free (text, FALSE);
}

/* Puts the cards held into the order of @text; cards it does not name come
 * last. */
void
canasta_hand_order_restore (CanastaHandOrder *self, const char *text)
{
  CanastaCard order[CANASTA_MAX_CARDS];
  gboolean whole;
  guint n = canasta_cards_read (text, order, G_N_ELEMENTS (order), &whole);
  guint place = 0;

  for (guint i = 0; i < n; i++)
    {
      for (guint j = place; j < self->cards->len; j++)
        {
          CanastaHandCard card = *get_card (self, j);

          if (card.card != order[i] || card.away)
            continue;
          g_array_remove_index (self->cards, j);
          g_array_insert_val (self->cards, place, card);
          place++;
          break;
        }
    }
  find_held (self);
}
