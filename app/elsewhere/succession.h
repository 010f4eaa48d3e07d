/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What of a host's table is for whoever goes on with it in the host's place, and whose seats are
 * whose where it goes on from another host's. */

#pragma once

#include "elsewhere/door.h"
#include "elsewhere/seats.h"
#include "network/seat-key.h"

G_BEGIN_DECLS

/**
 * CanastaSuccession:
 * @origin: the match with which it began, where that was another host's; else nought
 * @pin: by what an invitation knows this host
 * @keys: by seat, the open half of the key of who sits at the host's computer
 * @heir: the seat of the guest who is asked to go on with the table, or %CANASTA_NO_SEAT
 * @rounds: how many rounds are over where they have opened it
 * @moved: (nullable): the invitation to where it goes on
 *
 * From whom a table was taken over, by what those at this computer are known who take their seats
 * elsewhere, and to whom it is handed over.
 */
typedef struct
{
  guint8 origin[16];
  guint8 pin[CANASTA_INVITATION_PIN_SIZE];
  guint8 keys[CANASTA_MAX_SEATS][CANASTA_SEAT_KEY_SIZE];
  guint heir;
  guint rounds;
  char *moved;
} CanastaSuccession;

gboolean       canasta_succession_is_awaited (const CanastaSuccession  *self,
                                              const CanastaGuest       *guest);
CanastaGuest  *canasta_succession_find       (const CanastaSuccession  *self,
                                              const CanastaGuests      *guests,
                                              const CanastaDoor        *door,
                                              const CanastaClaim       *claim);
gboolean       canasta_succession_take_key   (const CanastaSuccession  *self,
                                              const CanastaGuests      *guests,
                                              CanastaGuest             *guest,
                                              const CanastaKeyTold     *told);
void           canasta_succession_fill_keys  (const CanastaSuccession  *self,
                                              const CanastaSeats       *seats,
                                              const CanastaGuests      *guests,
                                              CanastaMessage           *message);

/* While the host is there. */
guint          canasta_succession_list_heirs (const CanastaGuests      *guests);
gboolean       canasta_succession_awaits_followers
                                             (const CanastaGuests      *guests);

G_END_DECLS
