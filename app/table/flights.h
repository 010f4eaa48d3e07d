/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sends cards over the table, and knows where its parts have theirs. */

#pragma once

#include "table/motion.h"
#include "table/motion-kinds.h"
#include "table/table-parts.h"

G_BEGIN_DECLS

/**
 * CanastaFlights:
 * @table: what they fly over
 * @parts: where they come from and go to
 * @art: how they look
 * @turn: whose turn it shows
 * @motion: the clock
 * @card_width: of the cards of the hand
 * @card_height: likewise
 * @holds_pile: whether the pile is shown as it was, for which the piles need their places
 *   anew
 *
 * What flies over a table, for those who send it. Nothing of it is owned.
 */
typedef struct
{
  GtkWidget *table;
  const CanastaTableParts *parts;
  CanastaCardArt *art;
  CanastaTurn *turn;
  CanastaMotion *motion;
  int card_width;
  int card_height;
  gboolean holds_pile;
} CanastaFlights;

/* Where cards lie, on the table; whether there is such a place. */
gboolean  canasta_flights_get_place (CanastaFlights        *self,
                                     gpointer               widget,
                                     graphene_rect_t       *place);
gboolean  canasta_flights_get_part  (CanastaFlights        *self,
                                     gpointer               widget,
                                     graphene_rect_t       *part);
gboolean  canasta_flights_get_stock (CanastaFlights        *self,
                                     graphene_rect_t       *place);
gboolean  canasta_flights_get_pile  (CanastaFlights        *self,
                                     graphene_rect_t       *place);
gboolean  canasta_flights_get_fan   (CanastaFlights        *self,
                                     guint                  seat,
                                     graphene_rect_t       *place);
CanastaMeldView
         *canasta_flights_find_meld (CanastaFlights        *self,
                                     guint                  index);

/* Send what has its place already. */
gboolean  canasta_flights_send      (CanastaFlights        *self,
                                     CanastaMotionKind      kind,
                                     const CanastaFlight   *flight);
void      canasta_flights_give      (CanastaFlights        *self,
                                     CanastaMotionKind      kind,
                                     const CanastaFlight   *flight);
void      canasta_flights_give_to   (CanastaFlights        *self,
                                     CanastaMotionKind      kind,
                                     guint                  seat,
                                     const CanastaFlight   *flight);
void      canasta_flights_glide     (CanastaFlights        *self,
                                     CanastaCardView       *card,
                                     const graphene_rect_t *from,
                                     int                    delay);
void      canasta_flights_glide_meld
                                    (CanastaFlights        *self,
                                     CanastaMeldView       *meld,
                                     const graphene_rect_t *from,
                                     int                    delay);
void      canasta_flights_put_aside (CanastaFlights        *self,
                                     CanastaBandView       *band,
                                     guint                  before,
                                     const graphene_rect_t *from);
void      canasta_flights_discard   (CanastaFlights        *self,
                                     CanastaMotionKind      kind,
                                     const graphene_rect_t *from,
                                     int                    delay,
                                     const CanastaObservation *before);
void      canasta_flights_lay       (CanastaFlights        *self,
                                     CanastaCard            card,
                                     const graphene_rect_t *from,
                                     CanastaMeldView       *meld,
                                     int                   *delay);

G_END_DECLS
