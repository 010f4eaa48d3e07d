/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An invitation: where a table is, by what one knows that it is this one, and what opens
 * its door. As text it is a link, short enough to be copied by hand:
 *
 *   CANASTA://192.168.178.123:47011/PIN/TICKET
 *
 * in capitals, which a QR code takes more of, and read in either. Pin and ticket are
 * written to base 32 without I, L, O and U. Two characters behind the ticket are wrong
 * wherever one other character is wrong, or two are exchanged. With “/R” behind them the place is
 * that of a relay, which programs before that take for no invitation. */

#pragma once

#include <gio/gio.h>

#include "network/message.h"

G_BEGIN_DECLS

#define CANASTA_INVITATION_ERROR (canasta_invitation_error_quark ())

/* So many bytes of a pin are told, of which the last has two bits. */
#define CANASTA_INVITATION_PIN_SIZE 17

/* Of a place, in bytes; no computer has a name of more than 253. */
#define CANASTA_INVITATION_LONGEST_PLACE 300

/* The most further places. */
#define CANASTA_INVITATION_OTHERS 4

/**
 * CanastaInvitationError:
 * @CANASTA_INVITATION_ERROR_NONE: it is something else
 * @CANASTA_INVITATION_ERROR_SLIP: it was one, before it was copied
 * @CANASTA_INVITATION_ERROR_NEWER: it tells of a way that this program does not know
 */
typedef enum
{
  CANASTA_INVITATION_ERROR_NONE,
  CANASTA_INVITATION_ERROR_SLIP,
  CANASTA_INVITATION_ERROR_NEWER,
} CanastaInvitationError;

/**
 * CanastaInvitation:
 * @places: (array zero-terminated=1): where the table is, as host:port or [host]:port, the
 *   one to be tried first at the beginning; one at least
 * @has_pin: whether the host is known by its key; else the authorities say who it is
 * @pin: the first 130 bits of the pin, and nought behind them
 * @ticket: what opens the door
 * @is_relayed: whether the place is that of a relay at which the host is registered; then there is one
 *   place, and the host is known by its key
 */
typedef struct
{
  char **places;
  gboolean has_pin;
  guint8 pin[CANASTA_INVITATION_PIN_SIZE];
  CanastaTicket ticket;
  gboolean is_relayed;
} CanastaInvitation;

GQuark    canasta_invitation_error_quark  (void);

void      canasta_invitation_clear        (CanastaInvitation        *self);
gboolean  canasta_invitation_read         (CanastaInvitation        *self,
                                           const char               *text,
                                           GError                  **error);
gboolean  canasta_invitation_is_place     (const char               *text);
char     *canasta_invitation_write        (const CanastaInvitation  *self);
void      canasta_invitation_cut_pin      (const guint8             *pin,
                                           guint8                   *cut);
void      canasta_invitation_set_pin      (CanastaInvitation        *self,
                                           const guint8             *pin);
gboolean  canasta_invitation_is_of_pin    (const CanastaInvitation  *self,
                                           const guint8             *pin);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CanastaInvitation, canasta_invitation_clear)

G_END_DECLS
