/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The key of a seat: by it whoever had the seat at one host's table has it again where the table
 * is opened by somebody else, who is shown nothing by which they could come in their place. It is
 * drawn by chance; its open half is known to everybody who may open the table, and the other one
 * never leaves the program that drew it. */

#pragma once

#include "network/invitation.h"

G_BEGIN_DECLS

#define CANASTA_SEAT_KEY_SIZE 32
#define CANASTA_SEAT_SIGNATURE_SIZE 64

/* Both halves. */
typedef struct
{
  guint8 open[CANASTA_SEAT_KEY_SIZE];
  guint8 secret[CANASTA_SEAT_KEY_SIZE];
} CanastaSeatKey;

/**
 * CanastaSeatClaim:
 * @origin: the match with which it began, wherever it goes on
 * @pin: by what the invitation knows the host who has opened the table
 * @ticket: what opens the door there
 *
 * Where somebody claims their seat: what they sign for this says nothing at any other table.
 */
typedef struct
{
  guint8 origin[16];
  guint8 pin[CANASTA_INVITATION_PIN_SIZE];
  CanastaTicket ticket;
} CanastaSeatClaim;

gboolean  canasta_seat_key_draw    (CanastaSeatKey          *self);
gboolean  canasta_seat_key_sign    (const CanastaSeatKey    *self,
                                    const CanastaSeatClaim  *claim,
                                    guint8                  *signature);
gboolean  canasta_seat_key_has_signed
                                   (const guint8            *open,
                                    const CanastaSeatClaim  *claim,
                                    const guint8            *signature);

G_END_DECLS
