/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where everything on the table goes. */
#include "config.h"

#include "table/layout.h"

#include "table/card-index.h"

/* The narrowest strip that can be read and hit, whatever the size of the cards;
 * in large print a wider one where there is room for more rows. */
#define MINIMUM_STRIP 24
#define MINIMUM_STRIP_LARGE 34
#define MINIMUM_ROW_STEP 20
#define WIDEST_STRIP 0.62 /* of a card's width */
#define RANK_GAP 8
#define RANK_GAP_COMPACT 3

#define HEADER_HEIGHT 46
#define CARD_PART 0.155 /* of the window's height … */
#define CARD_WIDE 0.85  /* … or of this part of its width */
#define LOWEST_CARD 84
#define HIGHEST_CARD 260
#define LOWEST_CARD_OF_MANY 40
#define SHRINKING 0.95 /* from one try to the next */
#define LARGE_TEXT_CARD 150 /* from this height of cards on, texts are larger */
#define LARGEST_TEXT_CARD 200
#define OTHERS_PART 0.45 /* of the height of all bands */
#define SEVERAL_PART 0.48 /* where they lie one under the other */
#define BAND_BESIDE 500 /* others lie beside each other where each has this width */
#define BANDS_BESIDE_HEIGHT 150
#define PILES_ROOM 18 /* beside two cards and a half: one lies crosswise */
#define WELL_WIDTH 184
#define WIDEST_WELL 4 /* the piles take no more than this part of the width */
#define COLUMN_WIDTH 168
#define HIGHEST_PILE 1.3 /* of a card of the hand, one pile under the other, … */
#define LOWEST_PILE 0.85 /* … and where they are lower they lie side by side */
#define SEATS_HEIGHT 58
#define PROMPT_HEIGHT 48
#define COMPACT_SEATS_HEIGHT 44
#define COMPACT_CARD_HEIGHT 73
#define COMPACT_WELL_FOOT 32 /* the captions under the piles */
#define LEAST_MELDS 80

static inline gboolean
starts_group (const CanastaCard *cards, guint first, guint i)
{
  return i == first || canasta_card_get_rank (cards[i]) != canasta_card_get_rank (cards[i - 1]);
}

static guint
count_groups (const CanastaCard *cards, guint first, guint end)
{
  guint groups = 0;

  for (guint i = first; i < end; i++)
    groups += starts_group (cards, first, i);
  return groups;
}

/* The strip of a row that fills the width, without its upper limit. */
static double
get_row_strip (const CanastaCard *cards,
               guint              first,
               guint              end,
               int                width,
               int                card_width,
               int                gap)
{
  guint n = end - first;

  if (n < 2)
    return card_width;
  return (width - card_width - gap * ((int) count_groups (cards, first, end) - 1))
         / (double) (n - 1);
}

/* The rank boundary nearest to @wish, or @wish itself where a rank is longer
 * than a row can bear. */
static guint
find_boundary (const CanastaCard *cards, guint first, guint wish, guint n_cards)
{
  for (guint distance = 0; distance <= 3; distance++)
    {
      if (wish + distance < n_cards && starts_group (cards, first, wish + distance))
        return wish + distance;
      if (wish > first + distance && starts_group (cards, first, wish - distance))
        return wish - distance;
    }
  return wish;
}

static double
split_rows (CanastaHandLayout *self,
            const CanastaCard *cards,
            guint              n_cards,
            guint              n_rows,
            int                width,
            int                card_width,
            int                gap)
{
  double narrowest = card_width;

  self->n_rows = n_rows;
  self->first[0] = 0;
  for (guint row = 0; row < n_rows; row++)
    {
      guint first = self->first[row];
      guint rest = n_cards - first;
      guint end = first + (rest + (n_rows - row) - 1) / (n_rows - row);

      end = row + 1 == n_rows ? n_cards : find_boundary (cards, first, end, n_cards);
      self->first[row + 1] = end;
      narrowest = MIN (narrowest, get_row_strip (cards, first, end, width, card_width, gap));
    }
  return narrowest;
}

static void
place_row (CanastaHandLayout *self,
           const CanastaCard *cards,
           guint              row,
           int                width,
           int                card_width,
           int                gap)
{
  guint first = self->first[row];
  guint end = self->first[row + 1];
  int gaps = gap * MAX ((int) count_groups (cards, first, end) - 1, 0);
  double strip = get_row_strip (cards, first, end, width, card_width, gap);
  double x;

  if (first == end)
    return;
  strip = MIN (strip, WIDEST_STRIP * card_width);
  x = (width - card_width - gaps - strip * (end - first - 1)) / 2;
  for (guint i = first; i < end; i++)
    {
      CanastaHandSlot *slot = &self->slots[i];

      if (i > first && starts_group (cards, first, i))
        x += gap;
      slot->x = (int) (x + 0.5);
      slot->y = CANASTA_LAYOUT_RISE + (int) row * self->row_step;
      slot->row = row;
      slot->strip = card_width;
      if (i > first)
        self->slots[i - 1].strip = MIN (card_width, slot->x - self->slots[i - 1].x);
      x += strip;
    }
}

/* Lays the hand in as few rows as leave each card a readable strip. */
void
canasta_hand_layout_compute (CanastaHandLayout *self,
                             const CanastaCard *cards,
                             guint              n_cards,
                             int                width,
                             int                card_width,
                             int                card_height,
                             gboolean           large_print,
                             gboolean           compact)
{
  int gap = compact ? RANK_GAP_COMPACT : RANK_GAP;
  guint n_rows = 1;
  CanastaCardIndex index;
  int minimum;

  canasta_card_index_measure (&index, large_print, card_width, card_height);
  minimum = MAX (large_print && !compact ? MINIMUM_STRIP_LARGE : MINIMUM_STRIP, index.width);
  while (split_rows (self, cards, n_cards, n_rows, width, card_width, gap) < minimum
         && n_rows < CANASTA_LAYOUT_MAX_ROWS)
    n_rows++;

  self->row_step = index.whole;
  self->height = CANASTA_LAYOUT_RISE + card_height + ((int) n_rows - 1) * self->row_step
                 + CANASTA_LAYOUT_HAND_FOOT;
  for (guint row = 0; row < n_rows; row++)
    place_row (self, cards, row, width, card_width, gap);
}

/* Moves the rows together until the hand is no higher than @height; the ranks
 * stay visible. */
static void
squeeze_hand (CanastaHandLayout *self, guint n_cards, int height, int rank)
{
  int step = self->row_step;

  if (self->height <= height || self->n_rows < 2)
    return;
  step -= (self->height - height + (int) self->n_rows - 2) / ((int) self->n_rows - 1);
  step = MAX (step, MAX (MINIMUM_ROW_STEP, rank));
  self->height -= (self->row_step - step) * ((int) self->n_rows - 1);
  self->row_step = step;
  for (guint i = 0; i < n_cards; i++)
    self->slots[i].y = CANASTA_LAYOUT_RISE + self->slots[i].row * step;
}

gboolean
canasta_layout_is_compact (int width, int height)
{
  return width < CANASTA_LAYOUT_COMPACT_WIDTH || height < CANASTA_LAYOUT_COMPACT_HEIGHT;
}

/* Before the size the person wants. */
static double
get_card_height (int width, int height)
{
  if (canasta_layout_is_compact (width, height))
    return COMPACT_CARD_HEIGHT;
  return CLAMP (CARD_PART * MIN (height + HEADER_HEIGHT, CARD_WIDE * width), LOWEST_CARD,
                HIGHEST_CARD);
}

CanastaTextSize
canasta_layout_get_text_size (int width, int height)
{
  double card_height = get_card_height (width, height);

  return card_height >= LARGEST_TEXT_CARD ? CANASTA_TEXT_LARGEST
         : card_height >= LARGE_TEXT_CARD ? CANASTA_TEXT_LARGE
                                          : CANASTA_TEXT_USUAL;
}

/* Takes the next region from the top of what is left. */
static GdkRectangle
take_from_top (GdkRectangle *rest, int height)
{
  GdkRectangle taken = *rest;

  height = MAX (height, 0);
  taken.height = height;
  rest->y += height + CANASTA_LAYOUT_GAP;
  rest->height -= height + CANASTA_LAYOUT_GAP;
  return taken;
}

static GdkRectangle
take_from_bottom (GdkRectangle *rest, int height)
{
  GdkRectangle taken = *rest;

  height = MAX (height, 0);
  taken.y = rest->y + rest->height - height;
  taken.height = height;
  rest->height -= height + CANASTA_LAYOUT_GAP;
  return taken;
}

/* The piles lie one under the other where they are large enough so: they use the
 * height of the well, and leave the bands the width. Returns how wide it is. */
static int
place_piles (CanastaTableLayout *self, const CanastaTableNeeds *needs, int height)
{
  int pile = (height - needs->well_notes - 2 * needs->well_foot) / 2;

  self->column = pile >= LOWEST_PILE * self->card_height;
  if (!self->column)
    {
      self->pile_width = MIN (self->card_width,
                              (needs->width / WIDEST_WELL - PILES_ROOM) * 2 / 5);
      self->pile_height = self->pile_width * 7 / 5;
      return MAX (self->pile_width * 5 / 2 + PILES_ROOM,
                  CLAMP (needs->well_width, WELL_WIDTH, needs->width / 3));
    }
  self->pile_height = MIN (pile, (int) (HIGHEST_PILE * self->card_height));
  self->pile_width = self->pile_height * 5 / 7;
  return MAX (self->pile_width * 4 / 3 + PILES_ROOM,
              CLAMP (needs->well_column, COLUMN_WIDTH, needs->width / 3));
}

/* How many bands of others lie beside each other: all where each is large enough
 * so, and two where many would be too low one under the other. */
static guint
count_columns (guint n_others, int width, int height)
{
  if (width >= (int) n_others * BAND_BESIDE && height >= BANDS_BESIDE_HEIGHT)
    return MAX (n_others, 1);
  return n_others > 2 ? 2 : 1;
}

static void
compute_full (CanastaTableLayout      *self,
              const CanastaTableNeeds *needs,
              GdkRectangle             rest)
{
  GdkRectangle bands;
  int well_width, others;
  guint n_rows;

  self->seats = take_from_top (&rest, MAX (SEATS_HEIGHT, needs->seats_height));
  self->hand = take_from_bottom (&rest, self->slots.height);
  self->prompt = take_from_bottom (&rest, MAX (PROMPT_HEIGHT, needs->prompt_height));

  well_width = place_piles (self, needs, rest.height);
  self->well = rest;
  self->well.width = well_width;
  self->well.x = rest.x + rest.width - well_width;

  bands = rest;
  bands.width -= well_width + 2 * CANASTA_LAYOUT_GAP;
  others = (int) ((bands.height - CANASTA_LAYOUT_GAP) * OTHERS_PART);
  self->n_columns = count_columns (needs->n_others, bands.width, others);
  n_rows = (needs->n_others + self->n_columns - 1) / self->n_columns;
  if (n_rows > 1)
    others = CLAMP ((int) n_rows * (needs->band_height + CANASTA_LAYOUT_GAP),
                    (int) (SEVERAL_PART * bands.height), bands.height / 2);
  self->others = take_from_top (&bands, others);
  self->own = bands;
}

static int
get_compact_seats_height (const CanastaTableNeeds *needs)
{
  return MAX (COMPACT_SEATS_HEIGHT, needs->seats_height);
}

static int
get_compact_well_height (const CanastaTableLayout *self, const CanastaTableNeeds *needs)
{
  return MAX (self->card_height + MAX (COMPACT_WELL_FOOT, needs->well_foot), needs->well_notes);
}

/* How high the hand may be in a small window, so that the melds have room. */
static int
get_compact_hand_height (const CanastaTableLayout *self, const CanastaTableNeeds *needs)
{
  int left = needs->height - get_compact_seats_height (needs)
             - get_compact_well_height (self, needs) - needs->prompt_height
             - 7 * CANASTA_LAYOUT_GAP;

  return left - MIN (needs->others_height + needs->own_height, MAX (left / 2, LEAST_MELDS));
}

static void
compute_compact (CanastaTableLayout      *self,
                 const CanastaTableNeeds *needs,
                 GdkRectangle             rest)
{
  CanastaCardIndex index;
  int melds;

  self->n_columns = 1;
  self->column = FALSE;
  self->pile_width = self->card_width;
  self->pile_height = self->card_height;
  self->seats = take_from_top (&rest, get_compact_seats_height (needs));
  canasta_card_index_measure (&index, needs->large_print, self->card_width, self->card_height);
  squeeze_hand (&self->slots, self->slots.first[self->slots.n_rows],
                get_compact_hand_height (self, needs), index.rank);
  self->hand = take_from_bottom (&rest, self->slots.height);
  self->prompt = take_from_bottom (&rest, needs->prompt_height);
  self->well = take_from_bottom (&rest, get_compact_well_height (self, needs));

  /* The own melds have what the others leave them, at least half. */
  melds = rest.height - CANASTA_LAYOUT_GAP;
  self->others = take_from_top (&rest, MIN (needs->others_height,
                                            MAX (melds / 2, melds - needs->own_height)));
  self->own = rest;
}

/* Whether the next card leaves the index of each card free, so does the next row, and
 * the hand leaves room for the melds in a small window. */
static gboolean
shows_indices (const CanastaTableLayout *self, const CanastaTableNeeds *needs, guint n_cards)
{
  CanastaCardIndex index;

  if (self->compact && self->slots.height > get_compact_hand_height (self, needs))
    return FALSE;
  canasta_card_index_measure (&index, needs->large_print, self->card_width, self->card_height);
  for (guint i = 0; i < n_cards; i++)
    {
      if (self->slots.slots[i].strip < index.width)
        return FALSE;
    }
  return TRUE;
}

/* The hand with cards as large as the person wants, or smaller where that many
 * have no room: in narrow windows. */
static void
place_hand (CanastaTableLayout      *self,
            const CanastaTableNeeds *needs,
            const CanastaCard       *cards,
            guint                    n_cards,
            double                   height)
{
  int width = needs->width - 2 * CANASTA_LAYOUT_MARGIN;

  do
    {
      self->card_width = (int) (height * 5 / 7 + 0.5);
      self->card_height = (int) (height + 0.5);
      canasta_hand_layout_compute (&self->slots, cards, n_cards, width, self->card_width,
                                   self->card_height, needs->large_print, self->compact);
      height *= SHRINKING;
    }
  while (height > LOWEST_CARD_OF_MANY && !shows_indices (self, needs, n_cards));
}

void
canasta_table_layout_compute (CanastaTableLayout      *self,
                              const CanastaTableNeeds *needs,
                              const CanastaCard       *cards,
                              guint                    n_cards)
{
  GdkRectangle rest = { CANASTA_LAYOUT_MARGIN, CANASTA_LAYOUT_GAP,
                        needs->width - 2 * CANASTA_LAYOUT_MARGIN,
                        needs->height - 2 * CANASTA_LAYOUT_GAP };

  self->compact = canasta_layout_is_compact (needs->width, needs->height);
  place_hand (self, needs, cards, n_cards,
              get_card_height (needs->width, needs->height) * needs->card_size);
  if (self->compact)
    compute_compact (self, needs, rest);
  else
    compute_full (self, needs, rest);
}
