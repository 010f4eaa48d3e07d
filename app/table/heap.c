/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The stock is squared up, the discard pile lies as people lay it. Both stay within their
 * reach, above the top card and below it, where nothing else lies. */
#include "config.h"

#include "table/heap.h"

#include <math.h>

#define REACH 0.09       /* of a card's height */
#define MOST_EDGES 7
#define CARDS_PER_EDGE 12
#define WIDEST_EDGE 1.5
#define MOST_SHEETS 9
#define SHEET_SHIFT 0.2  /* of a card's width, at most */
#define SHEET_DROP 0.1   /* of its height */
#define SHEET_ANGLE 16   /* degrees */
#define SPREAD 0.35      /* of a few cards, of that */
#define WHOLE_SPREAD 30  /* so many cards more lie as far apart as they may */
#define TOP_ANGLE 2      /* the top one lies almost straight */

/**
 * canasta_heap_get_reach:
 * @card_height: of the cards
 *
 * Returns: how far what lies under the top card looks out above it, and below it, at most
 */
int
canasta_heap_get_reach (int card_height)
{
  return (int) (REACH * card_height);
}

/**
 * canasta_heap_count_edges:
 * @n_cards: of a stock
 *
 * Returns: as how many edges of cards its thickness is seen
 */
guint
canasta_heap_count_edges (guint n_cards)
{
  return MIN ((n_cards + CARDS_PER_EDGE - 1) / CARDS_PER_EDGE, MOST_EDGES);
}

/**
 * canasta_heap_get_edge:
 * @card_height: of the cards
 *
 * Returns: how far each edge looks out under the one above it
 */
double
canasta_heap_get_edge (int card_height)
{
  return MIN (canasta_heap_get_reach (card_height) / (double) MOST_EDGES, WIDEST_EDGE);
}

/**
 * canasta_heap_count_sheets:
 * @n_cards: of a discard pile
 *
 * Returns: how many cards are seen under its top
 */
guint
canasta_heap_count_sheets (guint n_cards)
{
  return MIN (n_cards / 2, MOST_SHEETS);
}

/* A part between -1 and 1 that follows from where a sheet lies alone: a pile that grows
 * lies still. */
static double
get_shift (guint sheet, guint which)
{
  guint mixed = (sheet * 3 + which + 1) * 2654435761u;

  return (mixed >> 16 & 0xff) / 127.5 - 1;
}

/* How much higher a card becomes above its middle, and below it, where it is turned. */
static double
get_growth (double angle, int card_width, int card_height)
{
  double turn = fabs (angle) * G_PI / 180;

  return (card_width * sin (turn) - card_height * (1 - cos (turn))) / 2;
}

/**
 * canasta_heap_place_sheet:
 * @self: (out caller-allocates): where it lies
 * @sheet: which of those that are seen under the top
 * @n_cards: of the discard pile
 * @card_width: of the cards
 * @card_height: likewise
 * @straight: whether none is turned
 *
 * Places a card as people lay it.
 */
void
canasta_heap_place_sheet (CanastaHeapSheet *self,
                          guint             sheet,
                          guint             n_cards,
                          int               card_width,
                          int               card_height,
                          gboolean          straight)
{
  double spread = MIN (1, SPREAD + n_cards / (double) WHOLE_SPREAD);
  double room;

  self->angle = straight ? 0 : spread * SHEET_ANGLE * get_shift (sheet, 2);
  room = canasta_heap_get_reach (card_height) - get_growth (self->angle, card_width, card_height);
  self->x = spread * SHEET_SHIFT * card_width * get_shift (sheet, 0);
  self->y = MIN (spread * SHEET_DROP * card_height, MAX (room, 0)) * get_shift (sheet, 1);
}

/**
 * canasta_heap_get_turn:
 * @n_cards: of a discard pile
 *
 * Returns: how far the top card is turned, in degrees
 */
double
canasta_heap_get_turn (guint n_cards)
{
  return TOP_ANGLE * get_shift (n_cards, 2);
}
