/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/bubble-layout.h"

#define TAIL 14
#define SHORT_TAIL 6 /* in a small window */
#define EDGE 8       /* of the table */

/* Whether nobody else sits there, and nothing else belongs there. */
static gboolean
is_free (const CanastaTableLayout *table, guint seat, const GdkRectangle *body)
{
  if (body->x + body->width > table->prompt.width - EDGE
      || gdk_rectangle_intersect (body, &table->cup, NULL))
    return FALSE;
  for (guint i = 0; i < table->n_seats; i++)
    if (i != seat && gdk_rectangle_intersect (body, &table->seats[i].whole, NULL))
      return FALSE;
  return TRUE;
}

/* Where there is room at this height: between who sits at both sides. */
static void
find_room (const CanastaTableLayout *table, const CanastaBubbleLayout *bubble, int *left,
           int *right)
{
  int top = bubble->body.y, bottom = top + bubble->body.height;

  *left = EDGE;
  *right = table->prompt.width - EDGE;
  for (guint i = 0; i < table->n_seats; i++)
    {
      const GdkRectangle *whole = &table->seats[i].whole;

      if (whole->y >= bottom || whole->y + whole->height <= top)
        continue;
      if (whole->x + whole->width < bubble->tip_x)
        *left = MAX (*left, whole->x + whole->width + EDGE);
      else if (whole->x > bubble->tip_x)
        *right = MIN (*right, whole->x - EDGE);
    }
}

/* Below the words of the seat, over the felt: in a small window below the name, over what
 * others did; between the chairs of a row, if it has room there. */
static void
place_below (CanastaBubbleLayout *self, const CanastaTableLayout *table, guint seat)
{
  const CanastaSeatPlace *place = &table->seats[seat];
  const GdkRectangle *plate = &place->plate;
  GdkRectangle *body = &self->body;
  gboolean is_compact = table->form == CANASTA_TABLE_COMPACT;
  gboolean below_name = is_compact && place->below && !place->brief;
  gboolean between = table->form == CANASTA_TABLE_ROW && body->width <= plate->width;
  int bottom = place->whole.y + place->whole.height;
  int left = EDGE, right = table->prompt.width - EDGE;

  self->tip_x = plate->x + plate->width / 2;
  self->tip_y = plate->y + plate->height;
  if (below_name)
    self->tip_y -= plate->height / 2;
  if (below_name || between)
    bottom = self->tip_y;
  body->y = bottom + (is_compact || between ? SHORT_TAIL : TAIL);
  if (!is_compact)
    find_room (table, self, &left, &right);
  body->x = CLAMP (self->tip_x - body->width / 2, left, MAX (right - body->width, left));
}

/**
 * canasta_bubble_layout_compute:
 * @self: (out caller-allocates): where it goes
 * @table: where everything else is
 * @seat: which of the others says it, in the order of play
 * @width: of its words, with what is around them
 * @height: likewise
 *
 * Places it beside the words of the seat where these stand beside a chair and nobody is in the
 * way, else below them.
 */
void
canasta_bubble_layout_compute (CanastaBubbleLayout      *self,
                               const CanastaTableLayout *table,
                               guint                     seat,
                               int                       width,
                               int                       height)
{
  const CanastaSeatPlace *place = &table->seats[seat];
  const GdkRectangle *plate = &place->plate;

  width = MIN (width, table->prompt.width - 2 * EDGE);
  self->body = (GdkRectangle){ plate->x + plate->width + TAIL, plate->y + EDGE, width, height };
  self->tip_x = plate->x + plate->width;
  self->tip_y = self->body.y + height / 2;
  if (place->below || !is_free (table, seat, &self->body))
    place_below (self, table, seat);
}
