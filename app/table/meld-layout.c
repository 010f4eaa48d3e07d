/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the melds of a side lie in its band. */
#include "config.h"

#include "table/meld-layout.h"

#include "table/card-index.h"

#define LOWEST_CARD 29
#define INDEX_ROOM 0.04  /* between an index and the next card */
#define WIDEST_STEP 0.58 /* of a card's width */
#define GAP 10           /* between melds: rings around both have room */
#define GAP_PART 0.1     /* and this part of a card's width */
#define FOOT_WORTH 0.95  /* cards may be that much smaller for pips and count */

/* How wide a meld of so many cards is. */
int
canasta_meld_layout_get_width (const CanastaMeldLayout *self, guint length)
{
  return self->card_width + (MAX ((int) length, 1) - 1) * self->step;
}

static int
get_gap (const CanastaMeldLayout *self)
{
  return GAP + (int) (GAP_PART * self->card_width);
}

/* Places the melds one after the other, in as few rows as they need. Returns how
 * many, or 0 where one is wider than a row. */
static guint
flow (const CanastaMeldLayout *self, const CanastaMeldsNeeds *needs, GdkRectangle *places)
{
  int pitch = self->card_height + self->foot + CANASTA_MELD_ROW_GAP;
  guint rows = 1;
  int x = 0;

  for (guint i = 0; i < needs->n_melds; i++)
    {
      int width = canasta_meld_layout_get_width (self, needs->lengths[i]);

      if (width > needs->width)
        return 0;
      if (x + width > needs->width)
        {
          rows++;
          x = 0;
        }
      places[i] = (GdkRectangle){ x, (int) (rows - 1) * pitch, width,
                                  self->card_height + self->foot };
      x += width + get_gap (self);
    }
  return rows;
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
  self->step = index.width + (int) (INDEX_ROOM * self->card_width);
  self->n_rows = flow (self, needs, places);
  if (self->n_rows > 0 && get_height (self, self->n_rows) <= needs->height)
    return TRUE;
  self->n_rows = 0;
  return FALSE;
}

/* The largest cards that have room, those of the hand at most. */
static void
fit (CanastaMeldLayout *self, const CanastaMeldsNeeds *needs, int foot, GdkRectangle *places)
{
  int height = MAX (MIN (needs->hand_card_height, needs->height - foot), LOWEST_CARD);

  while (!try_height (self, needs, height, foot, places) && height > LOWEST_CARD)
    height--;
}

/* Fans are as wide as their rows allow. */
static void
widen (CanastaMeldLayout *self, const CanastaMeldsNeeds *needs, GdkRectangle *places)
{
  CanastaMeldLayout wider = *self;

  while (wider.step < WIDEST_STEP * wider.card_width)
    {
      wider.step++;
      if (flow (&wider, needs, places) != self->n_rows)
        break;
      self->step = wider.step;
    }
  flow (self, needs, places);
}

/**
 * canasta_meld_layout_compute:
 * @needs: what decides it
 * @places: (out caller-allocates): where each meld lies
 *
 * Makes the cards of melds as large as can be. Pips and count lie on them where
 * they would be much smaller otherwise. The rows are in the middle of the height.
 */
void
canasta_meld_layout_compute (CanastaMeldLayout       *self,
                             const CanastaMeldsNeeds *needs,
                             GdkRectangle            *places)
{
  CanastaMeldLayout bare;
  int top;

  fit (&bare, needs, 0, places);
  fit (self, needs, needs->foot, places);
  if (self->n_rows == 0 || self->card_height < FOOT_WORTH * bare.card_height)
    *self = bare;
  if (self->n_rows == 0)
    return;
  widen (self, needs, places);
  top = (needs->height - get_height (self, self->n_rows)) / 2;
  for (guint i = 0; i < needs->n_melds; i++)
    places[i].y += top;
}
