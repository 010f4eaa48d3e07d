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
 * CanastaMoment:
 * @seen: the position
 * @is_lifted: whether the top of the pile lay in a meld for then
 * @was_let_go: whether the person had let cards go …
 * @let_go: … which come from there
 * @hand: (element-type CanastaHeldCard): where the cards of the hand were
 * @red_threes: how many red threes lay before each side, by its band
 */
typedef struct
{
  CanastaObservation seen;
  gboolean is_lifted;
  gboolean was_let_go;
  graphene_rect_t let_go;
  GArray *hand;
  guint red_threes[CANASTA_MAX_SIDES];
} CanastaMoment;

void                    canasta_moment_init      (CanastaMoment         *self);
void                    canasta_moment_clear     (CanastaMoment         *self);
void                    canasta_moment_note      (CanastaMoment         *self,
                                                  CanastaFlights        *flights);
const graphene_rect_t  *canasta_moment_get_card  (const CanastaMoment   *self,
                                                  guint                  id);
const graphene_rect_t  *canasta_moment_get_start (const CanastaMoment   *self,
                                                  const graphene_rect_t *place);

G_END_DECLS
