/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/felt-shares.h"

#include "melds/layout-target.h"
#include "table/seat-layout.h"

#define BETWEEN_SIDES 26 /* at one unit, between what lies before two of the others */

#define SQUARED_WORTH 0.5
#define CHIP_WORTH 0.25
#define OTHERS_PART 0.47 /* at most, of what there is for all melds as a rule */
#define SPLIT_STEP 4

static guint
count_columns (const CanastaTableNeeds *needs)
{
  guint n_others = needs->n_bands > 1 ? needs->n_bands - 1 : 1;

  return needs->form == CANASTA_TABLE_COMPACT ? MIN (n_others, 3) : n_others;
}

static guint
count_rows (const CanastaTableNeeds *needs)
{
  guint n_columns = count_columns (needs);

  return needs->n_bands > 1 ? (needs->n_bands - 1 + n_columns - 1) / n_columns : 1;
}

/* One of @n parts of a length, with gaps between them. */
static void
cut (int *start, int *length, guint part, guint n, int gap)
{
  int pitch = (*length + gap) / (int) n;

  *start += (int) part * pitch;
  *length = MAX (pitch - gap, 0);
}

/* What lies before the others, in rows and columns; a last row of fewer has as much width. */
static void
place_others (CanastaTableLayout *self, const CanastaTableNeeds *needs, const GdkRectangle *all)
{
  guint n_columns = count_columns (needs), n_rows = count_rows (needs);
  int gap = 4 * CANASTA_LAYOUT_GAP;

  if (needs->form != CANASTA_TABLE_COMPACT)
    gap = (int) (BETWEEN_SIDES * canasta_seat_layout_get_unit (needs->width, needs->height));
  for (guint i = 1; i < needs->n_bands; i++)
    {
      guint before = (i - 1) / n_columns * n_columns;

      self->bands[i] = *all;
      cut (&self->bands[i].x, &self->bands[i].width, i - 1 - before,
           MIN (needs->n_bands - 1 - before, n_columns), gap);
      cut (&self->bands[i].y, &self->bands[i].height, (i - 1) / n_columns, n_rows,
           CANASTA_LAYOUT_GAP);
    }
}

/* Lays the melds of a side out. Returns how high chips are, where they are that, of what they
 * would like to be. */
static double
lay_band (const CanastaTableNeeds *needs, guint band, const GdkRectangle *place, int most,
          CanastaMeldLayout *layout)
{
  GdkRectangle places[CANASTA_MAX_TARGETS + 1]; /* the draft may add some, and a new one */
  CanastaMeldsNeeds melds = needs->bands[band];

  canasta_meld_layout_set_room (&melds, place, needs->line_height);
  melds.most_card_height = most;
  canasta_meld_layout_compute (layout, &melds, places);
  return layout->n_rows == 0 ? canasta_meld_layout_place_chips (&melds, places) : 0;
}

/* How well the melds of a side have room: 1 where its cards are large enough, little where
 * they are chips. */
static double
rate_band (const CanastaTableNeeds *needs, guint band, const GdkRectangle *place, int most,
           int good)
{
  CanastaMeldLayout layout;
  double chips;

  if (band >= needs->n_bands || needs->bands[band].n_melds == 0)
    return 1;
  chips = lay_band (needs, band, place, most, &layout);
  if (layout.n_rows == 0)
    return CHIP_WORTH * chips;
  return MIN (layout.card_height / (double) MIN (good, most), 1)
         * (layout.squared ? SQUARED_WORTH : 1);
}

/* How far up the own name may stand beside the names of the piles, where it is as short as to
 * end before them. */
static int
get_tuck (const CanastaTableNeeds *needs, const CanastaFeltRoom *felt)
{
  CanastaWellLayout layout;
  CanastaWellNeeds well;
  int piles, width;

  if (!needs->well || needs->form == CANASTA_TABLE_COMPACT)
    return 0;
  well = *needs->well;
  well.width = felt->others_width;
  well.card_width = felt->pile * 5 / 7;
  canasta_well_layout_compute (&layout, &well);
  canasta_well_layout_get_piles (&layout, well.card_width, &piles, &width);
  return felt->own_x + needs->own_line_width + CANASTA_LAYOUT_MARGIN <= felt->others_x + piles
           ? MIN (needs->line_height, needs->well_foot)
           : 0;
}

/* Shares the felt out: so much height for what lies before the others. Returns how well
 * all melds have room; where that is no better than @best it is looked at no further. */
static double
try_split (CanastaTableLayout      *self,
           const CanastaTableNeeds *needs,
           const CanastaFeltRoom   *felt,
           int                      others,
           double                   best)
{
  int well = canasta_well_layout_get_height (felt->pile, needs->well_foot);
  GdkRectangle all = { felt->others_x, felt->top, felt->others_width, others };
  double worst;

  place_others (self, needs, &all);
  self->pile_height = felt->pile;
  self->pile_width = felt->pile * 5 / 7;
  self->well = (GdkRectangle){ felt->others_x, felt->top + others + CANASTA_LAYOUT_GAP,
                               felt->others_width, well };
  self->bands[0].x = felt->own_x;
  self->bands[0].width = felt->own_width;
  self->bands[0].y = self->well.y + self->well.height + CANASTA_LAYOUT_GAP - felt->tuck;
  self->bands[0].height = MAX (felt->bottom - self->bands[0].y, 0);
  worst = rate_band (needs, 0, &self->bands[0], self->own_card, felt->good_own);
  for (guint i = 1; worst > best && i < needs->n_bands; i++)
    worst = MIN (worst, rate_band (needs, i, &self->bands[i], self->others_card,
                                   felt->good_others));
  return worst;
}

/* Where there is height to spare the own melds lie at the near edge, as large as they can be,
 * and the piles in the middle between both. */
static void
settle (CanastaTableLayout *self, const CanastaTableNeeds *needs)
{
  GdkRectangle own = self->bands[0];
  CanastaMeldLayout melds;
  int rows, spare;

  lay_band (needs, 0, &own, self->own_card, &melds);
  rows = (int) melds.n_rows * (melds.card_height + melds.foot + CANASTA_MELD_ROW_GAP)
         - CANASTA_MELD_ROW_GAP;
  own.height = needs->line_height
               + MAX (rows, self->own_card + needs->bands[0].foot + CANASTA_LAYOUT_GAP);
  spare = self->bands[0].height - own.height;
  if (spare <= 0)
    return;
  own.y += spare;
  self->bands[0] = own;
  self->well.y += spare / 2;
}

/* As it lies as a rule, where the melds have room so; else so that the smallest cards are
 * as large as can be. */
static double
split (CanastaTableLayout *self, const CanastaTableNeeds *needs, const CanastaFeltRoom *felt)
{
  int foot = needs->n_bands > 0 ? needs->bands[0].foot : 0;
  int usual = (int) count_rows (needs) * (needs->line_height + self->others_card + foot);
  int well = canasta_well_layout_get_height (felt->pile, needs->well_foot);
  int both = felt->bottom - felt->top - well - 2 * CANASTA_LAYOUT_GAP + felt->tuck;
  double rated, best;
  int chosen;

  usual = CLAMP (usual, 0, MAX ((int) (OTHERS_PART * both), 0));
  chosen = usual;
  best = try_split (self, needs, felt, usual, 0);
  for (int distance = SPLIT_STEP; best < 1 && distance < both / 2; distance += SPLIT_STEP)
    for (int sign = -1; sign <= 1; sign += 2)
      {
        int others = usual + sign * distance;

        if (others < needs->line_height || others > both - needs->line_height)
          continue;
        rated = try_split (self, needs, felt, others, best);
        if (rated > best)
          {
            best = rated;
            chosen = others;
          }
      }
  try_split (self, needs, felt, chosen, best);
  if (best >= 1 && needs->n_bands > 0)
    settle (self, needs);
  return best;
}

/**
 * canasta_felt_shares_compute:
 * @self: a layout, of which the near edge and the seats are placed
 * @needs: what decides it
 * @felt: (inout): what there is, with piles as large as they are as a rule; smaller where melds
 *   need the room
 * @lowest_pile: how high these are at least
 *
 * Places what lies before each side, and the piles between the others' melds and the own ones.
 *
 * Returns: how well all melds have room: 1 where they need no more
 */
double
canasta_felt_shares_compute (CanastaTableLayout      *self,
                             const CanastaTableNeeds *needs,
                             CanastaFeltRoom         *felt,
                             int                      lowest_pile)
{
  double rated;

  felt->tuck = get_tuck (needs, felt);
  rated = split (self, needs, felt);
  if (rated >= 1 || felt->pile <= lowest_pile)
    return rated;
  felt->pile = MIN (felt->pile, lowest_pile);
  felt->tuck = get_tuck (needs, felt);
  return split (self, needs, felt);
}
