/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table/well-layout.h"

#include "table/heap.h"

#define PADDING 6
#define COMPACT_PITCH 84
#define WIDEST_PITCH 1.3 /* of the usual one, for a longer name */
#define WIDEST_COMPACT_PITCH 120
#define BETWEEN 0.74      /* of a card's width, between the piles */
#define OPEN_GAP 8        /* between the stock and a pile that lies open */
#define WIDEST_STRIP 0.44 /* of a card's width, of one that lies open */
#define PACKET 0.4        /* of a pile's height, a second hand */
#define BESIDE_PACKETS 8  /* part of a card's width, to the stock */

/* How far the middles of the piles are apart, where no cards lie open between them. */
static int
get_pitch (const CanastaWellNeeds *needs)
{
  int pitch = (int) ((1 + BETWEEN) * needs->card_width);

  if (!needs->compact)
    return CLAMP (needs->caption_width + PADDING, pitch, (int) (WIDEST_PITCH * pitch));
  return CLAMP (MAX (needs->caption_width + PADDING, pitch), COMPACT_PITCH, WIDEST_COMPACT_PITCH);
}

/* Second hands lie at the left of the stock one below the other, the last one lowest; of more
 * than two each shows its upper part, where its number is. */
static GdkRectangle
get_packet (const CanastaWellNeeds *needs, guint i, int stock)
{
  int height = needs->card_width * 7 / 5;
  GdkRectangle packet = { .height = (int) (PACKET * height) };
  int room = height - packet.height - packet.height / 5; /* … which stands out above */
  int step = MIN (height / 2, room / (int) MAX (needs->n_packets - 1, 1));

  packet.width = packet.height * 5 / 7;
  packet.x = stock - needs->card_width / 2 - needs->card_width / BESIDE_PACKETS - packet.width;
  packet.y = canasta_heap_get_reach (height) + height - packet.height - (int) i * step;
  return packet;
}

/* The middle of the stock, where that is as far at the left as it can be. */
static int
get_first (const CanastaWellNeeds *needs, int pitch)
{
  int first = needs->compact ? pitch / 2
                             : needs->card_width / 2 + CANASTA_PILE_CROSSWISE (needs->card_width);

  return needs->n_packets > 0 ? MAX (first, -get_packet (needs, 0, 0).x) : first;
}

/* How far the middles are apart, with cards that lie open between the piles. */
static int
get_distance (const CanastaWellNeeds *needs, int pitch, int row)
{
  return row > 0 ? MAX (pitch, needs->card_width + OPEN_GAP + row) : pitch;
}

/* As many cards lie open as leave what is said its room. */
static void
open_row (CanastaWellLayout *self, const CanastaWellNeeds *needs, int pitch, int aside)
{
  int distance = needs->width - needs->least_notes - aside - get_first (needs, pitch);
  int room = MAX (distance - needs->card_width - OPEN_GAP, 0);
  int strip = MAX (needs->strip, 1);

  self->n_open = MIN (needs->n_open, (guint) (room / strip));
  self->row = MIN (room, MAX ((int) (self->n_open * WIDEST_STRIP * needs->card_width),
                              (int) self->n_open * strip));
}

/**
 * canasta_well_layout_get_height:
 * @card_height: of the cards of the piles
 * @foot: what is below a pile
 *
 * Returns: how high both are
 */
int
canasta_well_layout_get_height (int card_height, int foot)
{
  return card_height + 2 * canasta_heap_get_reach (card_height) + foot;
}

/**
 * canasta_well_layout_compute:
 * @self: (out caller-allocates): where everything goes
 * @needs: what decides it
 *
 * Both piles lie in the middle of the table, with room for a card that lies crosswise; in a
 * small window at its left. Open cards lie between them, and second hands at their left.
 */
void
canasta_well_layout_compute (CanastaWellLayout *self, const CanastaWellNeeds *needs)
{
  int pitch = get_pitch (needs);
  int aside = MAX (pitch / 2, needs->card_width * 4 / 5) + PADDING; /* from the pile's middle */
  int first = get_first (needs, pitch);
  int distance;

  open_row (self, needs, pitch, aside);
  distance = get_distance (needs, pitch, self->row);
  self->caption = pitch;
  self->stock = first;
  if (!needs->compact)
    {
      int middle = (needs->width - distance) / 2;
      int last = needs->width - needs->least_notes - aside - distance;

      self->stock = MAX (MIN (middle, last), MIN (first, middle));
    }
  for (guint i = 0; i < CANASTA_MAX_SEATS; i++)
    self->packets[i] = i < needs->n_packets ? get_packet (needs, i, self->stock)
                                            : (GdkRectangle){ 0 };
  self->pile = self->stock + distance;
  self->notes = self->pile + aside;
  self->notes_width = MIN (needs->width - self->notes, needs->most_notes);
}

/**
 * canasta_well_layout_get_piles:
 * @self: where everything goes
 * @card_width: of the cards of the piles
 * @left: (out): where cards and names of both piles begin
 * @width: (out): how wide they are together
 */
void
canasta_well_layout_get_piles (const CanastaWellLayout *self,
                               int                      card_width,
                               int                     *left,
                               int                     *width)
{
  int half = MAX (card_width / 2 + CANASTA_PILE_CROSSWISE (card_width), self->caption / 2);

  *left = self->stock - half;
  if (self->packets[0].width > 0)
    *left = MIN (*left, self->packets[0].x);
  *width = self->pile + half - *left;
}
