/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the table showed before a change: from there cards move. */

#pragma once

#include "table/flights.h"

G_BEGIN_DECLS

/**
 * CanastaHeldCard:
 * @id: which one of the hand
 * @card: its face
 * @place: where it was on the table
 */
typedef struct
{
  guint id;
  CanastaCard card;
  graphene_rect_t place;
} CanastaHeldCard;

/**
 * CanastaHeldMeld:
 * @band: before which side it lay, by its band
 * @meld: the meld
 * @area: where its cards were on the table
 */
typedef struct
{
  guint band;
  CanastaMeld meld;
  graphene_rect_t area;
} CanastaHeldMeld;

/**
 * CanastaMoment:
 * @seen: the position
 * @is_lifted: whether the top of the pile lay in a meld for then
 * @was_let_go: whether the person had let cards go …
 * @let_go: … which come from there
 * @hand: (element-type CanastaHeldCard): where the cards of the hand were
 * @melds: (element-type CanastaHeldMeld): where those of the melds were
 * @takes_top: whether the top of the pile goes from there to a meld
 * @heap: (nullable): a picture of the pile, where it is taken, without the card that goes
 *   to a meld …
 * @heap_place: … and where that lay
 * @red_threes: how many red threes lay before each side, by its band
 * @looks: how the players looked, by seat
 */
typedef struct
{
  CanastaObservation seen;
  gboolean is_lifted;
  gboolean was_let_go;
  graphene_rect_t let_go;
  GArray *hand;
  GArray *melds;
  gboolean takes_top;
  GdkTexture *heap;
  graphene_rect_t heap_place;
  guint red_threes[CANASTA_MAX_SIDES];
  CanastaLook looks[CANASTA_MAX_SEATS];
} CanastaMoment;

void                    canasta_moment_init      (CanastaMoment         *self);
void                    canasta_moment_clear     (CanastaMoment         *self);
void                    canasta_moment_note      (CanastaMoment         *self,
                                                  CanastaFlights        *flights);
void                    canasta_moment_note_heap (CanastaMoment         *self,
                                                  CanastaFlights        *flights,
                                                  gboolean               lifted);
const graphene_rect_t  *canasta_moment_get_card  (const CanastaMoment   *self,
                                                  guint                  id);
const graphene_rect_t  *canasta_moment_get_start (const CanastaMoment   *self,
                                                  const graphene_rect_t *place);

G_END_DECLS
