/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the cards of the hand go. */
#include "config.h"

#include "table/hand-layout.h"

#include "table/card-index.h"

/* The narrowest strip that can be read and hit, whatever the size of the cards;
 * in large print a wider one where there is room for more rows. */
#define MINIMUM_STRIP 24
#define MINIMUM_STRIP_LARGE 34
#define MINIMUM_ROW_STEP 20
#define WIDEST_STRIP 0.62 /* of a card's width */
#define HELD_ROWS 2 /* more are no hand that is held, but cards to be hit */
#define RANK_GAP 8
#define RANK_GAP_COMPACT 3
#define BOW (CANASTA_LAYOUT_HAND_FOOT - 1) /* how far the ends of a row are below its middle … */
#define FEW 8 /* … with as many cards at least */

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

/* How far a card is below the middle of its row. */
static int
get_bow (guint i, guint n)
{
  double aside = n > 1 ? 2.0 * i / (n - 1) - 1 : 0;

  return (int) (BOW * aside * aside * MIN (n / (double) FEW, 1) + 0.5);
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
  strip = MIN (strip, self->n_rows > HELD_ROWS ? card_width : WIDEST_STRIP * card_width);
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
  /* One row lies in a bow, as in a hand. */
  for (guint i = 0; n_rows == 1 && !compact && i < n_cards; i++)
    self->slots[i].y += get_bow (i, n_cards);
}

/* Moves the rows together until the hand is no higher than @height; the ranks
 * stay visible. */
void
canasta_hand_layout_squeeze (CanastaHandLayout *self, int height, int rank)
{
  guint n_cards = self->first[self->n_rows];
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
