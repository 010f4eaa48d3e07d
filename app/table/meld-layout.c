/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the melds of a side lie. */
#include "config.h"

#include "table/meld-layout.h"

#include "table/card-index.h"

#define LOWEST_FANNED 46
#define LOWEST_SQUARED 40
#define INDEX_ROOM 0.04  /* between an index and the next card, of a card's width */
#define SMALL_CARD 42    /* so narrow: what is between things is less */
#define WIDEST_STEP 0.46 /* of a card's width */
#define GAP 9            /* between melds: rings around both have room */
#define GAP_PART 0.1     /* and this part of a card's width */
#define SMALL_GAP 7
#define APART 26         /* between open melds and canastas */
#define SMALL_APART 11
#define FOOT_WORTH 0.9   /* cards may be that much smaller for pips and count */
#define PLINTH 0.14      /* what a canasta stands on is so much wider at both ends */
#define ASIDE 0.62       /* a red three is that part of a card */
#define ASIDE_STEP 0.6   /* of its width is seen of each but the last */
#define SHEET 2          /* what is seen of the cards under a squared meld */
#define CHIP_WIDTH 64    /* at least */
#define WIDEST_CHIP 96
#define LOWEST_CHIP 16
#define CHIP_GAP 4

/* What is left for the melds of all that lies before a side, below a line with its name:
 * rings around melds may leave it. */
void
canasta_meld_layout_set_room (CanastaMeldsNeeds *needs, const GdkRectangle *band, int line_height)
{
  needs->width = band->width;
  needs->height = MAX (band->height - line_height, 0);
}

/* How wide a meld of so many cards is. */
int
canasta_meld_layout_get_width (const CanastaMeldLayout *self, guint length)
{
  if (self->squared)
    return self->card_width + SHEET;
  return self->card_width + (MAX ((int) length, 1) - 1) * self->step;
}

/* How wide a canasta is, with what it stands on. */
int
canasta_meld_layout_get_canasta_width (const CanastaMeldLayout *self)
{
  return self->card_width + 2 * (int) (PLINTH * self->card_width + 0.5);
}

/* A canasta by itself, as wide as this with what it stands on. */
void
canasta_meld_layout_init_canasta (CanastaMeldLayout *self, int width)
{
  *self = (CanastaMeldLayout){ .n_rows = 1, .foot = CANASTA_MELD_FOOT };
  self->card_width = (int) (width / (1 + 2 * PLINTH));
  self->card_width -= canasta_meld_layout_get_canasta_width (self) > width;
  self->card_height = self->card_width * 7 / 5;
}

static int
get_gap (const CanastaMeldLayout *self)
{
  return self->card_width < SMALL_CARD ? SMALL_GAP
                                       : GAP + (int) (GAP_PART * self->card_width);
}

/* Where the next meld goes. */
typedef struct
{
  guint row;
  int x;
} Pen;

static gboolean
place (const CanastaMeldLayout *self,
       const CanastaMeldsNeeds *needs,
       Pen                     *pen,
       int                      width,
       GdkRectangle            *at)
{
  int height = self->card_height + self->foot;

  if (width > needs->width)
    return FALSE;
  if (pen->x + width > needs->width)
    *pen = (Pen){ pen->row + 1, 0 };
  *at = (GdkRectangle){ pen->x, (int) pen->row * (height + CANASTA_MELD_ROW_GAP), width, height };
  pen->x += width + get_gap (self);
  return TRUE;
}

/* The red threes come first, and give way upwards to what is said below them. */
static void
place_aside (CanastaMeldLayout *self, const CanastaMeldsNeeds *needs, Pen *pen)
{
  int width = (int) (ASIDE * self->card_width);
  int height = (int) (ASIDE * self->card_height);
  int lowest = self->card_height + self->foot - needs->worth_height;
  int both;

  self->aside = self->worth = (GdkRectangle){ 0 };
  if (needs->n_aside == 0)
    return;
  width += (int) ((needs->n_aside - 1) * ASIDE_STEP * width);
  both = MAX (width, needs->worth_width);
  self->aside = (GdkRectangle){ (both - width) / 2,
                                CLAMP (lowest - height, 0, (self->card_height - height) / 2),
                                width, height };
  self->worth = (GdkRectangle){ (both - needs->worth_width) / 2,
                                MIN (self->aside.y + height, lowest), needs->worth_width,
                                needs->worth_height };
  pen->x = both + get_gap (self);
}

/* Places the melds one after the other, in as few rows as they need, and the canastas at
 * the end of the last. Returns how many rows, or 0 where one is wider than a row. */
static guint
flow (CanastaMeldLayout *self, const CanastaMeldsNeeds *needs, GdkRectangle *places)
{
  guint n_open = needs->n_melds - needs->n_canastas;
  int width = canasta_meld_layout_get_canasta_width (self);
  int apart = self->card_width < SMALL_CARD ? SMALL_APART : APART;
  int all = (int) needs->n_canastas * (width + get_gap (self)) - get_gap (self);
  Pen pen = { 0 };

  place_aside (self, needs, &pen);
  for (guint i = 0; i < n_open; i++)
    if (!place (self, needs, &pen,
                canasta_meld_layout_get_width (self, needs->lengths[i]), &places[i]))
      return 0;
  if (needs->n_canastas > 0)
    {
      if (pen.x > 0 && pen.x - get_gap (self) + apart + MIN (all, needs->width) > needs->width)
        pen = (Pen){ pen.row + 1, 0 };
      pen.x = MAX (pen.x, needs->width - all);
    }
  for (guint i = n_open; i < needs->n_melds; i++)
    if (!place (self, needs, &pen, width, &places[i]))
      return 0;
  return pen.row + 1;
}

static int
get_height (const CanastaMeldLayout *self, guint rows)
{
  return (int) rows * (self->card_height + self->foot + CANASTA_MELD_ROW_GAP)
         - CANASTA_MELD_ROW_GAP;
}

/* Cards of this height, each with its index beside the one before. Returns whether
 * all of them have room. */
static gboolean
try_height (CanastaMeldLayout       *self,
            const CanastaMeldsNeeds *needs,
            int                      card_height,
            int                      foot,
            GdkRectangle            *places)
{
  CanastaCardIndex index;

  self->card_height = card_height;
  self->card_width = card_height * 5 / 7;
  self->foot = foot;
  canasta_card_index_measure (&index, needs->large_print, self->card_width, card_height);
  self->step = index.width;
  if (self->card_width >= SMALL_CARD)
    self->step += (int) (INDEX_ROOM * self->card_width);
  self->n_rows = flow (self, needs, places);
  if (self->n_rows > 0 && get_height (self, self->n_rows) <= needs->height)
    return TRUE;
  self->n_rows = 0;
  return FALSE;
}

/* The largest cards that have room. */
static void
fit (CanastaMeldLayout       *self,
     const CanastaMeldsNeeds *needs,
     gboolean                 squared,
     int                      foot,
     GdkRectangle            *places)
{
  int lowest = squared ? LOWEST_SQUARED : LOWEST_FANNED;
  int height = MAX (MIN (needs->most_card_height, needs->height - foot), lowest);

  self->squared = squared;
  while (!try_height (self, needs, height, foot, places) && height > lowest)
    height--;
}

/* Fans are as wide as their rows allow. */
static void
widen (CanastaMeldLayout *self, const CanastaMeldsNeeds *needs, GdkRectangle *places)
{
  CanastaMeldLayout wider = *self;

  while (!self->squared && wider.step < WIDEST_STEP * wider.card_width)
    {
      wider.step++;
      if (flow (&wider, needs, places) != self->n_rows)
        break;
      self->step = wider.step;
    }
  flow (self, needs, places);
}

/* Whether what is under each meld is told from what is under the next. */
static gboolean
has_room_for_feet (const CanastaMeldLayout *self, const CanastaMeldsNeeds *needs)
{
  for (guint i = 0; needs->feet && i < needs->n_melds - needs->n_canastas; i++)
    if (canasta_meld_layout_get_width (self, needs->lengths[i]) < needs->feet[i])
      return FALSE;
  return TRUE;
}

/**
 * canasta_meld_layout_compute:
 * @needs: what decides it
 * @places: (out caller-allocates): where each meld lies
 *
 * Makes the cards of melds as large as can be. The count lies on them where they would
 * be much smaller otherwise, or so narrow that pips under them would run together; and where
 * fans have no room each meld is squared up.
 */
void
canasta_meld_layout_compute (CanastaMeldLayout       *self,
                             const CanastaMeldsNeeds *needs,
                             GdkRectangle            *places)
{
  CanastaMeldLayout bare;

  fit (&bare, needs, FALSE, 0, places);
  fit (self, needs, FALSE, needs->foot, places);
  if (self->n_rows > 0)
    widen (self, needs, places);
  if (self->n_rows == 0 || self->card_height < FOOT_WORTH * bare.card_height
      || !has_room_for_feet (self, needs))
    *self = bare;
  if (self->n_rows == 0)
    fit (self, needs, TRUE, 0, places);
  if (self->n_rows > 0)
    widen (self, needs, places);
}

/**
 * canasta_meld_layout_place_chips:
 * @needs: what decides it
 * @places: (out caller-allocates): where each chip lies
 *
 * Where cards have no room each meld is a chip, in rows that are closer and lower where
 * there is not enough height.
 *
 * Returns: how high the chips are, of what they would like to be: 1 at most
 */
double
canasta_meld_layout_place_chips (const CanastaMeldsNeeds *needs, GdkRectangle *places)
{
  int per_row = MAX (1, (needs->width + CHIP_GAP) / (CHIP_WIDTH + CHIP_GAP));
  int width = MIN ((needs->width + CHIP_GAP) / per_row - CHIP_GAP, WIDEST_CHIP);
  int n_rows = MAX (1, ((int) needs->n_melds + per_row - 1) / per_row);
  int fair = (needs->height + CHIP_GAP) / n_rows - CHIP_GAP;
  int height = CLAMP (fair, LOWEST_CHIP, needs->chip_height);
  int pitch = MIN (fair, height) + CHIP_GAP;

  for (int i = 0; i < (int) needs->n_melds; i++)
    places[i] = (GdkRectangle){ i % per_row * (width + CHIP_GAP), i / per_row * pitch, width,
                                height };
  return MIN (fair / (double) needs->chip_height, 1);
}
