/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a table tells the same network: what is played there, and what an invitation would.
 * It is anybody's claim, and a list of these is a list of claims; who sits there is known
 * once the key is the one that was told. */

#pragma once

#include "network/invitation.h"

G_BEGIN_DECLS

/* What tables are called in DNS-SD. */
#define CANASTA_OFFER_TYPE "_canasta._tcp"

/**
 * CanastaTableOffer:
 * @name: who has opened the table, of one line
 * @table: what is played, as `partnership/4`
 * @house: the house, or an empty text
 * @n_free: how many seats nobody has
 * @pin: by what the host is known, as in an invitation
 * @ticket: what opens the door
 */
typedef struct
{
  char *name;
  char *table;
  char *house;
  guint n_free;
  guint8 pin[CANASTA_INVITATION_PIN_SIZE];
  CanastaTicket ticket;
} CanastaTableOffer;

void      canasta_offer_clear  (CanastaTableOffer        *self);
void      canasta_offer_copy   (const CanastaTableOffer  *self,
                                CanastaTableOffer        *copy);
GVariant *canasta_offer_write  (const CanastaTableOffer  *self);
gboolean  canasta_offer_read   (CanastaTableOffer        *self,
                                GVariant                 *words);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CanastaTableOffer, canasta_offer_clear)

G_END_DECLS
