/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How what messages tell is written as a text, and read again. */

#pragma once

#include "network/message.h"

G_BEGIN_DECLS

/* Digits of base 16: a #CanastaTicket, a #CanastaReturnTicket, the 16 bytes by which a match is
 * known, the open half of a seat's key, what was signed by it, and the 32 of a #CanastaShare or of
 * any hash. All but the last are left out where they are nought. */
extern const CanastaJsonForm canasta_ticket_form;
extern const CanastaJsonForm canasta_return_ticket_form;
extern const CanastaJsonForm canasta_match_form;
extern const CanastaJsonForm canasta_seat_key_form;
extern const CanastaJsonForm canasta_seat_signature_form;
extern const CanastaJsonForm canasta_share_form;

/* By #CanastaOccupant. */
extern const char *const canasta_occupant_words[];
extern const char *const canasta_remark_words[];

G_END_DECLS
