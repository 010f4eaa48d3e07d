/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/counting-layout.h"

#include <math.h>

#define GAP 8
#define MARGIN 12         /* of the sheet, beside its rows */
#define HIGHEST_ROW 1.75  /* of a line of text */
#define TITLE 11          /* lines of text that a title is wide, and … */
#define COLUMN 4.4        /* … a column at most */
#define WIDEST 0.62       /* of the table, as long as trophies stand beside it */
#define STRIP 0.3         /* of the felt, where trophies stand above the sheet */
#define HIGHEST_STRIP 110
#define WIDEST_CARD 1.28  /* with its plinth, of its own width */
#define MOST_CARD 5       /* lines of text that a card is high */
#define HIGHEST_CARD 1.22 /* with its plinth, of its own height */
#define POINTS 1.1        /* lines of text for what is counted, below */
#define BAR_MARGIN 14

/* What there is of the felt, below the seats at its far edge and above the near edge. */
static GdkRectangle
find_felt (const CanastaTableLayout *table, const CanastaCountingNeeds *needs)
{
  GdkRectangle felt = { GAP, table->rim, needs->width - 2 * GAP, 0 };
  int left = GAP, right = needs->width - GAP;

  for (guint i = 0; i < table->n_seats; i++)
    {
      const CanastaSeatPlace *seat = &table->seats[i];

      if (table->form != CANASTA_TABLE_AROUND || !seat->below)
        felt.y = MAX (felt.y, seat->whole.y + seat->whole.height);
      else if (seat->whole.x < needs->width / 2)
        left = MAX (left, seat->whole.x + seat->whole.width + GAP);
      else
        right = MIN (right, seat->whole.x - GAP);
    }
  felt.x = left;
  felt.width = right - left;
  if (table->cup.width > 0 && table->cup.x < felt.x + felt.width)
    felt.y = MAX (felt.y, table->cup.y + table->cup.height);
  felt.y += GAP;
  /* In a row the sheet may be as wide as the felt, and the own chair stands at its foot. */
  felt.height = (table->form == CANASTA_TABLE_ROW ? MIN (table->own_seat.y, table->prompt.y)
                                                  : table->prompt.y)
                - GAP - felt.y;
  return felt;
}

/* The columns are as wide as they need be, the titles have the rest; where rows are as high as
 * they may be, the sheet lies in the middle of its place. */
static void
fill_sheet (CanastaCountingLayout *self, const CanastaCountingNeeds *needs)
{
  int inner = self->sheet.width - 2 * MARGIN;
  int spare, n = (int) needs->n_columns;

  self->column_width = MIN ((int) (COLUMN * needs->line_height), inner * 2 / 3 / n);
  self->title_width = inner - n * self->column_width;
  self->row_height = MIN (HIGHEST_ROW * needs->line_height,
                          self->sheet.height / (needs->n_rows + 0.5));
  spare = self->sheet.height - (int) (self->row_height * (needs->n_rows + 0.5));
  self->sheet.height -= spare;
  self->sheet.y += spare / 2;
}

/* How wide a sheet would like to be. */
static int
get_wanted_width (const CanastaCountingNeeds *needs)
{
  return (int) (needs->line_height * (TITLE + COLUMN * needs->n_columns)) + 2 * MARGIN;
}

/* The sheet in the middle, the canastas of the others at its left and the own ones at its
 * right. */
static void
place_beside (CanastaCountingLayout *self, const CanastaCountingNeeds *needs,
              const GdkRectangle *felt)
{
  int width = MIN (get_wanted_width (needs), (int) (WIDEST * felt->width));
  int beside = (felt->width - width) / 2;

  self->sheet = (GdkRectangle){ felt->x + beside, felt->y, width, felt->height };
  for (int own = 0; own < 2; own++)
    self->trophies[own] = (GdkRectangle){
      own ? felt->x + felt->width - beside + GAP : felt->x, felt->y, beside - GAP, felt->height
    };
}

/* Where people sit in a row there is no room beside the sheet: the canastas stand above. */
static void
place_below (CanastaCountingLayout *self, const CanastaCountingNeeds *needs,
             const GdkRectangle *felt)
{
  guint n = needs->n_canastas[0] + needs->n_canastas[1];
  int strip = n > 0 ? MIN ((int) (STRIP * felt->height), HIGHEST_STRIP) : 0;
  int others = n > 0 ? felt->width * (int) needs->n_canastas[0] / (int) n : 0;
  int width = MIN (get_wanted_width (needs) * 5 / 4, felt->width);

  self->sheet = (GdkRectangle){ felt->x + (felt->width - width) / 2, felt->y + strip, width,
                                felt->height - strip };
  self->trophies[0] = (GdkRectangle){ felt->x, felt->y, others, MAX (strip - GAP, 0) };
  self->trophies[1] = (GdkRectangle){ felt->x + others, felt->y, felt->width - others,
                                      MAX (strip - GAP, 0) };
}

/**
 * canasta_counting_layout_compute:
 * @self: (out): where everything goes
 * @table: where people sit
 * @needs: what is counted
 */
void
canasta_counting_layout_compute (CanastaCountingLayout *self, const CanastaTableLayout *table,
                                 const CanastaCountingNeeds *needs)
{
  GdkRectangle felt = find_felt (table, needs);
  int near = table->prompt.y + table->prompt.height;

  if (table->form == CANASTA_TABLE_AROUND)
    place_beside (self, needs, &felt);
  else
    place_below (self, needs, &felt);
  fill_sheet (self, needs);
  self->most_card = MOST_CARD * needs->line_height;
  self->points_height = (int) (POINTS * needs->line_height);
  self->bars = (GdkRectangle){ BAR_MARGIN, near + GAP, needs->width - 2 * BAR_MARGIN,
                               needs->height - near - 2 * GAP };
}

/* How high a card is where so many stand in so many rows. */
static double
get_card_height (const CanastaCountingLayout *self, const GdkRectangle *area, guint n,
                 guint n_rows)
{
  guint per_row = (n + n_rows - 1) / n_rows;
  double width = area->width / (double) per_row - GAP;
  double height = area->height / (double) n_rows - GAP - self->points_height;

  return MIN (MIN (width / WIDEST_CARD * 7 / 5, height / HIGHEST_CARD), self->most_card);
}

/**
 * canasta_counting_layout_place_canasta:
 * @self: where everything goes
 * @own: whether it is one of the own side
 * @n: how many that side has, or all others
 * @index: which of them
 * @place: (out): the place of its card; its plinth and its points have room below
 *
 * They stand in as many rows as make them largest.
 */
void
canasta_counting_layout_place_canasta (const CanastaCountingLayout *self, gboolean own, guint n,
                                       guint index, GdkRectangle *place)
{
  const GdkRectangle *area = &self->trophies[own];
  guint n_rows = 1, per_row, in_row;
  double height, row_height, pitch, left;

  for (guint rows = 2; rows <= n; rows++)
    if (get_card_height (self, area, n, rows) > get_card_height (self, area, n, n_rows))
      n_rows = rows;
  per_row = (n + n_rows - 1) / n_rows;
  height = MAX (get_card_height (self, area, n, n_rows), 0);
  row_height = height * HIGHEST_CARD + self->points_height + GAP;
  in_row = MIN (per_row, n - index / per_row * per_row);
  pitch = MIN (area->width / (double) per_row, height * 5 / 7 * WIDEST_CARD + 2 * GAP);
  left = area->x + (area->width - in_row * pitch) / 2;
  place->height = (int) height;
  place->width = place->height * 5 / 7;
  place->x = (int) (left + (index % per_row) * pitch + (pitch - place->width) / 2);
  place->y = area->y + (int) (index / per_row * row_height) + GAP / 2;
}
