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
#define BAND_BESIDE 500 /* others lie beside each other where each has this width */
#define BANDS_BESIDE_HEIGHT 150
#define PILES_ROOM 18 /* beside two cards and a half: one lies crosswise */
#define WELL_WIDTH 184
#define SEATS_HEIGHT 58
#define PROMPT_HEIGHT 48
#define COMPACT_SEATS_HEIGHT 44
#define COMPACT_CARD_HEIGHT 73
#define COMPACT_WELL_FOOT 32 /* the captions under the piles */
#define LEAST_MELDS 80
#define WIDEST_PITCH 1.5 /* of a card's width: melds lie together */
#define MELD_CARD 0.85 /* of a card of the hand, at most */
#define MELD_GAP 8
#define CAPTION_WIDTH 72 /* of the words under a canasta */
#define COUNT_WIDTH 50   /* of the counts under a fan */
#define LOWEST_MELD_CARD 28
#define MELD_STEP 13
#define FEWEST_DOWNWARDS 6 /* columns are no wider than for so many melds */
#define PILE_PITCH 1.2 /* of a card's width: badge and caption are wider */
#define INDEX_ROOM 0.04 /* between an index and the next card */
#define OPEN_STEPS 5 /* between the cards of an open meld, one fewer than of a canasta */

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

static void
compute_full (CanastaTableLayout      *self,
              const CanastaTableNeeds *needs,
              GdkRectangle             rest)
{
  int well_width = MAX (self->card_width * 5 / 2 + PILES_ROOM,
                        CLAMP (needs->well_width, WELL_WIDTH, needs->width / 3));
  GdkRectangle bands;
  int others;

  self->seats = take_from_top (&rest, MAX (SEATS_HEIGHT, needs->seats_height));
  self->hand = take_from_bottom (&rest, self->slots.height);
  self->prompt = take_from_bottom (&rest, MAX (PROMPT_HEIGHT, needs->prompt_height));

  self->well = rest;
  self->well.width = well_width;
  self->well.x = rest.x + rest.width - well_width;

  bands = rest;
  bands.width -= well_width + 2 * CANASTA_LAYOUT_GAP;
  others = (int) ((bands.height - CANASTA_LAYOUT_GAP) * (needs->n_others > 1 ? 0.40 : 0.45));
  self->beside = needs->n_others > 1
                 && bands.width >= (int) needs->n_others * BAND_BESIDE
                 && others >= BANDS_BESIDE_HEIGHT;
  self->chips = needs->n_others > 1 && !self->beside;
  if (self->chips)
    others = CLAMP ((int) needs->n_others * (needs->band_height + CANASTA_LAYOUT_GAP), others,
                    bands.height / 2);
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
  return self->card_height + MAX (COMPACT_WELL_FOOT, needs->well_foot);
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

  self->chips = TRUE;
  self->beside = FALSE;
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

/* Whether the next card leaves the index of each card free, and so does the next
 * row. */
static gboolean
shows_indices (const CanastaTableLayout *self, const CanastaTableNeeds *needs, guint n_cards)
{
  CanastaCardIndex index;

  if (self->compact && self->slots.n_rows > 1
      && self->slots.height > get_compact_hand_height (self, needs))
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

/* There is room for more melds than there are, so that they seldom move. */
static int
count_places (guint n_melds, guint fewest)
{
  static const guint steps[] = { 2, 4, 6, 9, 12 };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      if (MAX (n_melds, fewest) <= steps[i])
        return (int) steps[i];
    }
  return (int) n_melds;
}

/* The words under a canasta get what they need, where there is room left. */
static void
widen_piles (CanastaMeldLayout *self, const CanastaMeldsNeeds *needs)
{
  int n_piles = (int) needs->n_piles;
  int spare = needs->width - (int) needs->n_fans * self->pitch - n_piles * self->pile_pitch;
  int wanted = CAPTION_WIDTH * needs->foot / CANASTA_LAYOUT_MELD_FOOT - self->pile_pitch;

  if (n_piles > 0)
    self->pile_pitch += CLAMP (wanted, 0, MAX (spare / n_piles, 0));
}

/* What the ranks of a fan of such cards need. */
static int
get_rank_step (const CanastaMeldsNeeds *needs, int card_height)
{
  CanastaCardIndex index;

  canasta_card_index_measure (&index, needs->large_print, card_height * 5 / 7, card_height);
  return index.rank;
}

/* As large as columns and height allow, an open meld included. */
static void
fan_downwards (CanastaMeldLayout *self, const CanastaMeldsNeeds *needs)
{
  int height = needs->height - needs->foot;
  int card, least;

  self->sideways = FALSE;
  self->foot = needs->foot;
  self->pitch = needs->width / count_places (needs->n_fans + needs->n_piles, FEWEST_DOWNWARDS);
  card = (int) MIN (MELD_CARD * needs->hand_card_height, (self->pitch - MELD_GAP) * 1.4);
  card = MIN (card, height / 2);
  while (card > LOWEST_MELD_CARD
         && card + OPEN_STEPS * MAX (MELD_STEP, get_rank_step (needs, card)) > height)
    card--;
  while (card > 1 && card + OPEN_STEPS * get_rank_step (needs, card) > height)
    card--;
  card = MAX (card, 1);
  least = get_rank_step (needs, card);
  self->step = CLAMP ((height - card) / OPEN_STEPS, least, MAX (MELD_STEP, least));
  self->card_height = card;
  self->card_width = card * 5 / 7;
  self->pitch = MIN (self->pitch, MAX ((int) (WIDEST_PITCH * self->card_width),
                                       COUNT_WIDTH * needs->foot / CANASTA_LAYOUT_MELD_FOOT));
  self->pile_pitch = self->pitch;
}

/* What the indices of a fan of such cards need, with some room between them. */
static int
get_index_step (const CanastaMeldsNeeds *needs, int card_width)
{
  CanastaCardIndex index;

  canasta_card_index_measure (&index, needs->large_print, card_width, card_width * 7 / 5);
  return index.width + (int) (INDEX_ROOM * card_width);
}

/* Whether so wide cards have room side by side. */
static gboolean
fits_sideways (const CanastaMeldsNeeds *needs, int card_width)
{
  int fans = count_places (needs->n_fans, 1);
  int piles = (int) needs->n_piles;
  int fan_width = card_width + OPEN_STEPS * get_index_step (needs, card_width);

  return fans * (fan_width + 2 * MELD_GAP)
         + piles * ((int) (PILE_PITCH * card_width) + 2 * MELD_GAP) <= needs->width;
}

/* The same, each card with its index beside the one before. A canasta takes less
 * than the fan it was, for good. */
static void
fan_sideways (CanastaMeldLayout *self, const CanastaMeldsNeeds *needs)
{
  int badge = needs->foot * CANASTA_LAYOUT_MELD_BADGE / CANASTA_LAYOUT_MELD_FOOT;
  int width = (int) MIN (MELD_CARD * needs->hand_card_height * 5 / 7,
                         (needs->height - needs->foot - badge) * 5 / 7.0);

  while (width > 1 && !fits_sideways (needs, width))
    width--;
  self->sideways = TRUE;
  self->foot = needs->foot;
  self->card_width = MAX (width, 1);
  self->card_height = self->card_width * 7 / 5;
  self->step = get_index_step (needs, self->card_width);
  self->pitch = self->card_width + OPEN_STEPS * self->step + 2 * MELD_GAP;
  self->pile_pitch = (int) (PILE_PITCH * self->card_width) + 2 * MELD_GAP;
}

/* Makes the cards of melds as large as can be: downwards where a side has many
 * melds or much height, sideways where it has few or little. */
void
canasta_meld_layout_compute (CanastaMeldLayout *self, const CanastaMeldsNeeds *needs)
{
  CanastaMeldLayout sideways;

  fan_downwards (self, needs);
  fan_sideways (&sideways, needs);
  if (sideways.card_width > self->card_width)
    *self = sideways;
  widen_piles (self, needs);
}
