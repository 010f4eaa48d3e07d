/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "brute-melds.h"

#define MOST_CARDS 16

typedef struct
{
  int naturals;
  int twos;
  int jokers;
  int rank;                     /* of all naturals, or −1 */
  int suit;                     /* likewise */
  guint ranks;                  /* as bits */
  int aces;
  gboolean twice;               /* a natural face occurs twice, aces left aside */
  gboolean two;                 /* a two is natural, and none of the twos */
  guint enclosed;               /* places between natural cards that a wild card has had so far */
} Cards;

/* The bit of a second ace among ranks, and of a natural two. */
#define SECOND_ACE (1u << 15)
#define TWO (1u << CANASTA_RANK_TWO)

static Cards
look_at (const CanastaCardSet *set)
{
  CanastaCardSet rest = *set;
  Cards cards = { .rank = -2, .suit = -2 };
  CanastaCard card;

  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    {
      int copies = canasta_card_set_count_card (set, card);
      int rank = (int) canasta_card_get_rank (card);
      int suit = (int) canasta_card_get_suit (card);

      if (card == CANASTA_JOKER)
        cards.jokers += copies;
      else if (rank == CANASTA_RANK_TWO)
        cards.twos += copies;
      else
        {
          cards.naturals += copies;
          cards.rank = cards.rank == -2 || cards.rank == rank ? rank : -1;
          cards.suit = cards.suit == -2 || cards.suit == suit ? suit : -1;
          cards.ranks |= 1u << rank;
          cards.aces += rank == CANASTA_RANK_ACE ? copies : 0;
          cards.twice |= copies > 1 && rank != CANASTA_RANK_ACE;
        }
    }
  return cards;
}

/* The two of a suit is natural. */
static Cards
turn_two (Cards cards)
{
  cards.two = TRUE;
  cards.twos--;
  cards.naturals++;
  return cards;
}

/* The ways to put natural cards in a row of places, from the ace below the two, which is
 * the first, to the ace above the king; how many there are. */
static int
list_rows (const CanastaTable *table, const Cards *cards, guint rows[2])
{
  guint others = (cards->ranks & ~(1u << CANASTA_RANK_ACE)) << 2 | (cards->two ? 2 : 0);
  gboolean low = table->rules.sequence_span != CANASTA_SPAN_FOUR_TO_ACE;

  if (cards->aces > (table->rules.sequence_span == CANASTA_SPAN_ACE_BOTH_ENDS ? 2 : 1))
    return 0;
  rows[0] = others | (cards->aces > 0 ? 1u << 13 : 0) | (cards->aces > 1 ? 1 : 0);
  rows[1] = others | 1;
  return cards->aces == 1 && low ? 2 : 1;
}

/* The places between the first and the last of some, and those. */
static guint
cover (guint row)
{
  return row == 0 ? 0 : (2u << (31 - __builtin_clz (row))) - (1u << __builtin_ctz (row));
}

/* Whether natural and wild cards can stand in a row: every place to begin is tried. */
static gboolean
stands_in_a_row (const CanastaTable *table, const Cards *cards)
{
  int lowest = table->rules.sequence_span == CANASTA_SPAN_FOUR_TO_ACE ? 3 : 0;
  int count = cards->naturals + cards->twos + cards->jokers;
  guint rows[2];

  for (int i = list_rows (table, cards, rows); i > 0; i--)
    for (int low = lowest; low + count - 1 <= 13; low++)
      if ((rows[i - 1] & ~(((1u << count) - 1) << low)) == 0
          && (cards->enclosed & ~cover (rows[i - 1])) == 0)
        return TRUE;
  return FALSE;
}

/* The row of natural cards that were laid at once: one ace is low unless more wild cards would
 * have to lie beside it. */
static guint
find_row (const CanastaTable *table, const Cards *cards)
{
  guint rows[2] = { 0 };

  return list_rows (table, cards, rows) > 1
             && __builtin_popcount (cover (rows[1])) <= __builtin_popcount (cover (rows[0]))
           ? rows[1] : rows[0];
}

/* The rank that the one wild card of a sequence stands for: a gap, or what comes next at an
 * end, below where it may and @low tells so. */
static int
find_wild_rank (const CanastaTable *table, const Cards *cards)
{
  gboolean low = table->rules.wild_moves == CANASTA_WILD_MOVES_FREES;
  guint row = find_row (table, cards);
  int first, last, place;

  first = __builtin_ctz (row);
  last = 31 - __builtin_clz (row);
  for (place = first; place <= last && (row >> place & 1); place++)
    ;
  if (place > last)
    place = low ? (first > 0 ? first - 1 : last + 1) : (last < 13 ? last + 1 : first - 1);
  return place == 0 ? CANASTA_RANK_ACE : place == 1 ? CANASTA_RANK_TWO : place - 2;
}

static gboolean
has_two_of (const CanastaCardSet *set, int suit)
{
  return suit >= 0
         && canasta_card_set_count_card (set, canasta_card (CANASTA_RANK_TWO, (CanastaSuit) suit)) > 0;
}

/* A sequence of cards that lie, as if they had been laid at once, and others that come: a two that
 * comes is natural where that makes a sequence, one that lies too, but where wild cards are freed
 * only once the card has come for which it stands; an enclosed one does not come away then
 * because an ace goes to the other end. */
static Cards
look_at_sequence (const CanastaTable *table, const CanastaCardSet *before,
                  const CanastaCardSet *set)
{
  Cards all = look_at (set);
  CanastaCardSet added = *set;
  Cards lies, more, turned;

  if (table->rules.sequence_span == CANASTA_SPAN_FOUR_TO_ACE || all.suit < 0 || all.naturals == 0)
    return all;
  if (!canasta_card_set_is_empty (before))
    {
      guint row;

      lies = look_at_sequence (table, &(CanastaCardSet){ 0 }, before);
      row = find_row (table, &lies);
      if (table->rules.wild_moves == CANASTA_WILD_MOVES_FREES)
        all.enclosed = cover (row) & ~row;
    }
  if (!table->rules.natural_two || !has_two_of (set, all.suit))
    return all;
  canasta_card_set_remove (&added, before);
  turned = turn_two (all);
  if (canasta_card_set_is_empty (before))
    return stands_in_a_row (table, &turned) ? turned : all;
  if (lies.two)
    return turned;
  if (!stands_in_a_row (table, &turned))
    return all;
  more = look_at (&added);
  return has_two_of (&added, all.suit)
             || table->rules.wild_moves == CANASTA_WILD_MOVES_STAYS
             || (lies.twos + lies.jokers > 0
                 && (more.ranks >> find_wild_rank (table, &lies) & 1))
           ? turned : all;
}

gboolean
brute_is_meld (const CanastaTable *table, const CanastaCardSet *before,
               const CanastaCardSet *set, CanastaMeldKind kind)
{
  const CanastaRuleValues *rules = &table->rules;
  Cards cards = kind == CANASTA_MELD_SEQUENCE ? look_at_sequence (table, before, set)
                                              : look_at (set);
  int wilds = cards.twos + cards.jokers;
  int count = cards.naturals + wilds;

  if (count < rules->meld_minimum_size
      || (rules->meld_maximum_size > 0 && count > rules->meld_maximum_size))
    return FALSE;
  if (kind == CANASTA_MELD_WILD)
    return cards.naturals == 0 && rules->wild_melds != CANASTA_WILD_MELDS_NONE
           && (rules->wild_melds == CANASTA_WILD_MELDS_FREE || count >= 7)
           && (rules->complete_wild_melds == CANASTA_COMPLETE_OPEN || count <= 7);
  if (cards.naturals < rules->minimum_naturals || wilds > rules->maximum_wilds
      || (rules->wilds_at_most_naturals && wilds > cards.naturals)
      || (wilds > 0 && cards.naturals < rules->mixed_minimum_naturals))
    return FALSE;
  if (kind == CANASTA_MELD_RANK)
    return cards.rank >= CANASTA_RANK_FOUR
           && wilds * rules->naturals_per_wild <= cards.naturals
           && (rules->complete_groups == CANASTA_COMPLETE_OPEN || count <= 7);
  return cards.suit >= 0 && !cards.twice && rules->sequences != CANASTA_SEQUENCES_NONE
         && (wilds == 0 || rules->sequences == CANASTA_SEQUENCES_WITH_WILDS)
         && (rules->complete_sequences != CANASTA_COMPLETE_SEQUENCES_CLOSED
             || count <= rules->sequence_size)
         && stands_in_a_row (table, &cards);
}

/* A meld as a number that leaves out what does not count. */
static guint64
sign (guint place, CanastaMeldKind kind, Cards cards)
{
  guint ranks = cards.ranks | (cards.aces > 1 ? SECOND_ACE : 0) | (cards.two ? TWO : 0);
  guint64 naturals = kind == CANASTA_MELD_SEQUENCE
                         ? ranks * 4u + (guint) cards.suit
                         : (guint) cards.naturals * 16u + (guint) MAX (cards.rank, 0);

  return (guint64) place << 48 | (guint64) kind << 44 | naturals << 16
         | (guint64) cards.twos << 8 | (guint64) cards.jokers;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  guint64 one = *(const guint64 *) a, other = *(const guint64 *) b;

  return one < other ? -1 : one > other;
}

static char *
write_signs (guint64 *signs, guint n)
{
  GString *text = g_string_new (NULL);

  qsort (signs, n, sizeof *signs, compare);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%" G_GINT64_MODIFIER "x ", signs[i]);
  return g_string_free (text, FALSE);
}

char *
brute_write_layout (const CanastaLayout *layout)
{
  guint64 signs[CANASTA_MAX_GROUPS + 1];

  for (guint i = 0; i < layout->n; i++)
    {
      const CanastaMeld *meld = &layout->of[i].meld;
      CanastaCardSet set;
      Cards cards;

      canasta_meld_get_cards (meld, &set);
      cards = look_at (&set);
      if (meld->kind == CANASTA_MELD_SEQUENCE && (meld->naturals & CANASTA_NATURAL_TWO))
        cards = turn_two (cards);
      signs[i] = sign (layout->of[i].place, meld->kind, cards);
    }
  return write_signs (signs, layout->n);
}

/* Cards one by one, each to a meld of the side or to a heap; heaps become new
 * melds. */
typedef struct
{
  const CanastaTable *table;
  GHashTable *layouts;
  CanastaCard cards[MOST_CARDS];
  guint n_cards;
  guint n_melds;
  guint n_heaps;
  guint places[CANASTA_MAX_MELDS + MOST_CARDS];
  guint8 kinds[CANASTA_MAX_MELDS + MOST_CARDS];
  gboolean changed[CANASTA_MAX_MELDS];
  CanastaCardSet lying[CANASTA_MAX_MELDS + MOST_CARDS];
  CanastaCardSet sets[CANASTA_MAX_MELDS + MOST_CARDS];
} Trial;

/* No meld of wild cards, or of a rank, is begun beside an unfinished one. */
static gboolean
are_two_unfinished (const Trial *self, CanastaMeldKind kind, int rank)
{
  guint unfinished = 0, begun = 0;

  for (guint i = 0; i < self->n_melds + self->n_heaps; i++)
    if (self->kinds[i] == kind
        && (kind == CANASTA_MELD_WILD || look_at (&self->sets[i]).rank == rank))
      {
        unfinished += canasta_card_set_count (&self->sets[i]) < 7;
        begun += i >= self->n_melds;
      }
  return begun > 0 && unfinished > 1;
}

/* The same of all natural ranks, where that is a rule. */
static gboolean
are_ranks_unfinished (const Trial *self)
{
  for (int rank = CANASTA_RANK_FOUR; rank <= CANASTA_RANK_ACE; rank++)
    if (self->table->rules.melds_per_rank == CANASTA_MELDS_AFTER_COMPLETE
        && are_two_unfinished (self, CANASTA_MELD_RANK, rank))
      return TRUE;
  return FALSE;
}

/* One meld a rank, and one of wild cards, unless there may be many. */
static gboolean
are_too_many (const Trial *self)
{
  guint end = self->n_melds + self->n_heaps;

  if (self->table->rules.melds_per_rank != CANASTA_MELDS_ONE)
    return are_two_unfinished (self, CANASTA_MELD_WILD, 0) || are_ranks_unfinished (self);
  for (guint i = self->n_melds; i < end; i++)
    for (guint k = 0; k < i && self->kinds[i] != CANASTA_MELD_SEQUENCE; k++)
      if (self->kinds[k] == self->kinds[i]
          && look_at (&self->sets[k]).rank == look_at (&self->sets[i]).rank)
        return TRUE;
  return FALSE;
}

static void
note (Trial *self)
{
  guint64 signs[CANASTA_MAX_MELDS + MOST_CARDS];
  guint n = 0;

  for (guint i = 0; i < self->n_melds + self->n_heaps; i++)
    if (i >= self->n_melds || self->changed[i])
      signs[n++] = sign (self->places[i], self->kinds[i],
                         self->kinds[i] == CANASTA_MELD_SEQUENCE
                           ? look_at_sequence (self->table, &self->lying[i], &self->sets[i])
                           : look_at (&self->sets[i]));
  g_hash_table_add (self->layouts, write_signs (signs, n));
}

/* Each heap may be a meld of more than one kind. */
static void
try_kinds (Trial *self, guint heap)
{
  const CanastaCardSet *set = &self->sets[self->n_melds + heap];
  const CanastaCardSet none = { 0 };

  if (heap == self->n_heaps)
    {
      if (!are_too_many (self))
        note (self);
      return;
    }
  for (int kind = CANASTA_MELD_RANK; kind <= CANASTA_MELD_SEQUENCE; kind++)
    {
      /* Cards of one rank alone are no sequence in the notation. */
      if (!brute_is_meld (self->table, &none, set, kind)
          || (kind == CANASTA_MELD_SEQUENCE
              && look_at_sequence (self->table, &none, set).naturals < 2))
        continue;
      self->kinds[self->n_melds + heap] = (guint8) kind;
      try_kinds (self, heap + 1);
    }
}

static void
try_melds (Trial *self)
{
  for (guint i = 0; i < self->n_melds; i++)
    if (self->changed[i]
        && !brute_is_meld (self->table, &self->lying[i], &self->sets[i], self->kinds[i]))
      return;
  try_kinds (self, 0);
}

/* Cards of different ranks and suits never go together: that spares most of the
 * work, and nothing else. */
static gboolean
may_lie_together (const CanastaCardSet *set)
{
  Cards cards = look_at (set);

  return cards.naturals == 0 || cards.rank >= 0 || cards.suit >= 0;
}

static void
try_card (Trial *self, guint at)
{
  guint end = self->n_melds + self->n_heaps;

  if (at == self->n_cards)
    {
      try_melds (self);
      return;
    }
  for (guint i = 0; i <= end; i++)
    {
      CanastaCardSet before = self->sets[i];
      gboolean was_changed = i < self->n_melds && self->changed[i];

      if (i == end)
        {
          self->n_heaps++;
          self->places[i] = CANASTA_NEW_MELD;
          before = self->sets[i] = (CanastaCardSet){ 0 };
        }
      canasta_card_set_add_card (&self->sets[i], self->cards[at]);
      if (i < self->n_melds)
        self->changed[i] = TRUE;
      if (may_lie_together (&self->sets[i]))
        try_card (self, at + 1);
      self->sets[i] = before;
      if (i < self->n_melds)
        self->changed[i] = was_changed;
      if (i == end)
        self->n_heaps--;
    }
}

GHashTable *
brute_list_layouts (const CanastaTable *table, const CanastaSideMelds *own,
                    const CanastaCardSet *cards)
{
  Trial self = { .table = table };
  CanastaCardSet rest = *cards;
  CanastaCard card;

  self.layouts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    for (int i = canasta_card_set_count_card (cards, card); i > 0; i--)
      {
        g_assert_cmpuint (self.n_cards, <, MOST_CARDS);
        self.cards[self.n_cards++] = card;
      }
  for (guint i = 0; i < own->n_melds; i++)
    if (own->melds[i].side == own->side)
      {
        self.places[self.n_melds] = i;
        self.kinds[self.n_melds] = own->melds[i].kind;
        canasta_meld_get_cards (&own->melds[i], &self.sets[self.n_melds]);
        self.lying[self.n_melds] = self.sets[self.n_melds];
        self.n_melds++;
      }
  try_card (&self, 0);
  return self.layouts;
}
