/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who somebody is that says hello: a guest who is back, a new one, or nobody who may come in. */

#pragma once

#include "elsewhere/door.h"
#include "elsewhere/seats.h"

G_BEGIN_DECLS

/**
 * CanastaArrival:
 * @guest: (nullable): who it is; %NULL for somebody who may not come in
 * @is_new: whether they are to be let in: they were not here before, or for something else
 * @has_ticket: whether a ticket that they do not know opens the door to them from now on
 * @ticket: which
 * @why: why they may not come in
 *
 * Who has come.
 */
typedef struct
{
  CanastaGuest *guest;
  gboolean is_new;
  gboolean has_ticket;
  CanastaReturnTicket ticket;
  CanastaByeWhy why;
} CanastaArrival;

void  canasta_arrival_find  (CanastaArrival      *self,
                             const CanastaDoor   *door,
                             CanastaGuests       *guests,
                             const CanastaSeats  *seats,
                             const CanastaHello  *hello);

G_END_DECLS
