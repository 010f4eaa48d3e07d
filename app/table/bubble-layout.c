/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/bubble-layout.h"

#define TAIL 14
#define SHORT_TAIL 6 /* in a small window */
#define EDGE 8       /* of the table */
#define GAP 4        /* between bubbles, and beside what they leave free */
#define TAIL_WIDTH 14
#define CROSSED 200  /* a tail over a pile or behind another bubble is as bad as so far away … */
#define COVERED 300  /* … and so is a name of a side that is covered */
#define SHRINKING 0.95 /* of letters, from one try to the next … */
#define SMALL 0.7      /* … how small they may be to leave names of sides free … */
#define SMALLEST 0.5   /* … and for all to have room */
#define UNCENTRED 4  /* so much aside is as bad as a pixel further away */
#define MOST_TAKEN (3 * CANASTA_MAX_SEATS + 3) /* chairs, words, bubbles; piles, pad, cup */

/* What bubbles leave free, those among it that have their place; and where the tails of these
 * are. */
typedef struct
{
  const CanastaTableLayout *table;
  GdkRectangle taken[MOST_TAKEN];
  guint n_taken;
  GdkRectangle tails[CANASTA_MAX_SEATS];
  guint n_tails;
} Felt;

static void
take (Felt *felt, const GdkRectangle *place)
{
  if (place->width > 0 && place->height > 0)
    felt->taken[felt->n_taken++] = *place;
}

/* In a small window a bubble may lie over what was done, which stands below the name. */
static gboolean
is_below_name (const CanastaTableLayout *table, guint seat)
{
  return table->form == CANASTA_TABLE_COMPACT && table->seats[seat].below
         && !table->seats[seat].brief;
}

/* How far down faces and names of a seat reach. */
static int
get_name_end (const CanastaTableLayout *table, guint seat)
{
  const GdkRectangle *plate = &table->seats[seat].plate;

  return plate->y + (is_below_name (table, seat) ? plate->height / 2 : plate->height);
}

/* Around the felt all of a seat is left free; in a row a bubble may lie below words that stand
 * beside a higher chair. */
static void
take_seat (Felt *felt, const CanastaTableLayout *table, guint seat)
{
  const CanastaSeatPlace *place = &table->seats[seat];
  GdkRectangle chair = place->chair, words = place->plate;

  if (table->form == CANASTA_TABLE_AROUND)
    {
      take (felt, &place->whole);
      return;
    }
  words.height = get_name_end (table, seat) - words.y;
  chair.height = (place->below ? words.y : place->whole.y + place->whole.height) - chair.y;
  take (felt, &chair);
  take (felt, &words);
}

/* Faces, their names, the piles, and what lies beside the felt. */
static void
lay_felt (Felt *felt, const CanastaTableLayout *table, const GdkRectangle *piles)
{
  *felt = (Felt){ .table = table };
  for (guint i = 0; i < table->n_places; i++)
    take_seat (felt, table, i);
  take (felt, piles);
  take (felt, &table->pad);
  take (felt, &table->cup);
}

static gboolean
touches_any (const GdkRectangle *place, const GdkRectangle *others, guint n)
{
  for (guint i = 0; i < n; i++)
    if (gdk_rectangle_intersect (place, &others[i], NULL))
      return TRUE;
  return FALSE;
}

/* Where the tail is, from the tip down to the body. */
static GdkRectangle
get_tail (const CanastaBubbleLayout *bubble)
{
  const GdkRectangle *body = &bubble->body;
  int root = CLAMP (bubble->tip_x, body->x + TAIL_WIDTH, body->x + body->width - TAIL_WIDTH);
  int left = MIN (root, bubble->tip_x) - TAIL_WIDTH / 2;

  return (GdkRectangle){ left, bubble->tip_y, ABS (root - bubble->tip_x) + TAIL_WIDTH,
                         MAX (body->y - bubble->tip_y, 1) };
}

static gboolean
covers_name (const CanastaBubbleLayout *bubble, const Felt *felt)
{
  return touches_any (&bubble->body, felt->table->names, felt->table->n_bands);
}

/* How bad a place is: how far from who says it, what its tail would cross, and whether it covers
 * whose melds those are. */
static int
rate (const CanastaBubbleLayout *bubble, const Felt *felt)
{
  const GdkRectangle *body = &bubble->body;
  GdkRectangle tail = get_tail (bubble);
  int aside = ABS (body->x + body->width / 2 - bubble->tip_x);
  gboolean crosses = touches_any (&tail, felt->taken, felt->n_taken)
                     || touches_any (body, felt->tails, felt->n_tails);

  return body->y - bubble->tip_y + (tail.width - TAIL_WIDTH) + aside / UNCENTRED
         + (crosses ? CROSSED : 0) + (covers_name (bubble, felt) ? COVERED : 0);
}

/* So far from the left, or as far as there is felt, if that is better than what was found. */
static void
try_place (CanastaBubbleLayout *best, int *least, CanastaBubbleLayout bubble, const Felt *felt,
           int x)
{
  int last = felt->table->prompt.width - EDGE - bubble.body.width;
  int rated;

  bubble.body.x = CLAMP (x, EDGE, MAX (last, EDGE));
  rated = rate (&bubble, felt);
  if (rated >= *least || touches_any (&bubble.body, felt->taken, felt->n_taken))
    return;
  *least = rated;
  *best = bubble;
}

/* Tries this height: in the middle below the tip, and beside each thing that is left free. */
static void
try_row (CanastaBubbleLayout *best, int *least, const CanastaBubbleLayout *bubble,
         const Felt *felt)
{
  const CanastaTableLayout *table = felt->table;
  int width = bubble->body.width;

  if (bubble->body.y + bubble->body.height > table->prompt.y)
    return;
  try_place (best, least, *bubble, felt, bubble->tip_x - width / 2);
  for (guint i = 0; i < felt->n_taken; i++)
    {
      try_place (best, least, *bubble, felt, felt->taken[i].x - GAP - width);
      try_place (best, least, *bubble, felt, felt->taken[i].x + felt->taken[i].width + GAP);
    }
  for (guint i = 0; i < table->n_bands; i++)
    try_place (best, least, *bubble, felt, table->names[i].x + table->names[i].width + GAP);
}

/* The same from below this on, if there is room for the tail. */
static void
try_row_below (CanastaBubbleLayout *best, int *least, CanastaBubbleLayout bubble, const Felt *felt,
               const GdkRectangle *above)
{
  int y = above->y + above->height + GAP;

  if (y < bubble.body.y)
    return;
  bubble.body.y = y;
  try_row (best, least, &bubble, felt);
}

/* Below the words of the seat, as near as there is room. Returns whether there is. */
static gboolean
place_below (CanastaBubbleLayout *self, guint seat, const Felt *felt)
{
  const CanastaTableLayout *table = felt->table;
  const GdkRectangle *plate = &table->seats[seat].plate;
  CanastaBubbleLayout bubble = *self;
  int tail = table->form == CANASTA_TABLE_AROUND ? TAIL : SHORT_TAIL;
  int least = G_MAXINT;

  bubble.tip_x = plate->x + plate->width / 2;
  bubble.tip_y = get_name_end (table, seat);
  bubble.body.y = bubble.tip_y + tail;
  bubble.body.x = MAX (MIN (bubble.tip_x - bubble.body.width / 2,
                            table->prompt.width - EDGE - bubble.body.width), EDGE);
  *self = bubble;
  try_row (self, &least, &bubble, felt);
  for (guint i = 0; i < felt->n_taken; i++)
    try_row_below (self, &least, bubble, felt, &felt->taken[i]);
  for (guint i = 0; i < table->n_bands; i++)
    try_row_below (self, &least, bubble, felt, &table->names[i]);
  return least < G_MAXINT;
}

/* Beside the words, where these stand beside a chair and nobody is in the way. */
static gboolean
place_beside (CanastaBubbleLayout *self, guint seat, const Felt *felt)
{
  const CanastaTableLayout *table = felt->table;
  const CanastaSeatPlace *place = &table->seats[seat];
  const GdkRectangle *plate = &place->plate;

  self->body.x = plate->x + plate->width + TAIL;
  self->body.y = plate->y + EDGE;
  self->tip_x = plate->x + plate->width;
  self->tip_y = self->body.y + self->body.height / 2;
  return !place->below && self->body.x + self->body.width <= table->prompt.width - EDGE
         && !touches_any (&self->body, felt->taken, felt->n_taken);
}

/* Places all, with letters of a size. Returns whether each has room; and, in @clear, whether none
 * covers the name of a side. */
static gboolean
place_all (CanastaBubbleLayout *bubbles, Felt felt, const CanastaBubbleNeeds *needs,
           double letters, gboolean *clear)
{
  gboolean have_room = TRUE;

  *clear = TRUE;
  for (guint i = 0; i < felt.table->n_places; i++)
    {
      CanastaBubbleLayout *self = &bubbles[i];

      if (needs[i].width == 0)
        continue;
      *self = (CanastaBubbleLayout){ .letters = letters };
      self->body.width = MIN ((int) (needs[i].width * letters),
                              felt.table->prompt.width - 2 * EDGE);
      self->body.height = (int) (needs[i].height * letters);
      have_room &= place_beside (self, i, &felt) || place_below (self, i, &felt);
      *clear &= !covers_name (self, &felt);
      take (&felt, &self->body);
      felt.tails[felt.n_tails++] = get_tail (self);
    }
  return have_room;
}

/**
 * canasta_bubble_layout_compute:
 * @bubbles: (out caller-allocates): where each goes, by the seats of the others in the order of
 *   play
 * @table: where everything else is
 * @piles: where the cards of the piles lie, with their names
 * @needs: what each needs
 *
 * Places all that is said at once, each beside the words of its seat or below them. None covers
 * another, nor a face and its name, nor the piles: sooner all have smaller letters. So it is with
 * the name of a side, as long as letters can be read well; in a small window one may be covered
 * then, or a tail may cross another bubble: behind it, if what later seats say is drawn first.
 */
void
canasta_bubble_layout_compute (CanastaBubbleLayout      *bubbles,
                               const CanastaTableLayout *table,
                               const GdkRectangle       *piles,
                               const CanastaBubbleNeeds *needs)
{
  double largest = 0; /* letters with which all have room */
  gboolean clear = FALSE;
  Felt felt;

  lay_felt (&felt, table, piles);
  for (double letters = 1; !clear && letters > (largest > 0 ? SMALL : SMALLEST);
       letters *= SHRINKING)
    {
      gboolean have_room = place_all (bubbles, felt, needs, letters, &clear);

      largest = have_room ? MAX (largest, letters) : largest;
      clear &= have_room;
    }
  if (!clear)
    place_all (bubbles, felt, needs, MAX (largest, SMALLEST), &clear);
}
