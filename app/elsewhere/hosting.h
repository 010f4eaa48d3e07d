/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table that the person has opened for people elsewhere: it is open on the network, kept on
 * the disk, and made known to the same network. */

#pragma once

#include "elsewhere/clock-seen.h"
#include "elsewhere/host.h"
#include "session/matches.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_HOSTING (canasta_hosting_get_type ())
G_DECLARE_FINAL_TYPE (CanastaHosting, canasta_hosting, CANASTA, HOSTING, GObject)

/*
 * Signals:
 *   changed ()
 *     another one waits, sits, is ready, has gone or is back; or the same network has heard of
 *     the table, or the router has answered, or it stands otherwise with the relay
 *   told (const char *sentence)
 *     something happened at the table that the person should know
 *   moved (const char *sentence)
 *     it goes on elsewhere, and where. Who was away is told so for a while, until it is finished
 */

CanastaHosting  *canasta_hosting_new            (CanastaMatches      *matches,
                                                 const char          *data_folder,
                                                 const CanastaSetup  *setup,
                                                 GError             **error);
CanastaHosting  *canasta_hosting_new_again      (CanastaMatches      *matches,
                                                 const char          *data_folder,
                                                 CanastaNotice      **notice,
                                                 GError             **error);
CanastaHosting  *canasta_hosting_new_in_place   (CanastaMatches      *matches,
                                                 const char          *data_folder,
                                                 const char          *path,
                                                 CanastaNotice      **notice,
                                                 GError             **error);
void             canasta_hosting_take           (CanastaHosting      *self);
void             canasta_hosting_give_up        (CanastaHosting      *self);

CanastaHost     *canasta_hosting_get_host       (CanastaHosting      *self);
CanastaClockSeen *
                 canasta_hosting_get_clock      (CanastaHosting      *self);
guint            canasta_hosting_get_person     (CanastaHosting      *self);
char           **canasta_hosting_list_names     (CanastaHosting      *self);
void             canasta_hosting_seat_computer  (CanastaHosting      *self,
                                                 guint                seat,
                                                 const char          *level);
guint16          canasta_hosting_get_port       (CanastaHosting      *self);
char            *canasta_hosting_dup_invitation (CanastaHosting      *self,
                                                 const char          *outer);
gboolean         canasta_hosting_is_announced   (CanastaHosting      *self);
void             canasta_hosting_ask_router     (CanastaHosting      *self,
                                                 gboolean             is_asked);
gboolean         canasta_hosting_awaits_router  (CanastaHosting      *self);
char            *canasta_hosting_describe_router
                                                (CanastaHosting      *self);
gboolean         canasta_hosting_go_through     (CanastaHosting      *self,
                                                 const char          *relay,
                                                 GError             **error);
const char      *canasta_hosting_get_relay      (CanastaHosting      *self);
char            *canasta_hosting_describe_relay (CanastaHosting      *self);

void             canasta_hosting_hand_over      (CanastaHosting      *self,
                                                 guint                seat);
void             canasta_hosting_give           (CanastaHosting      *self,
                                                 const char          *invitation);
gboolean         canasta_hosting_is_giving      (CanastaHosting      *self);
void             canasta_hosting_stay           (CanastaHosting      *self);
const char      *canasta_hosting_get_reason     (CanastaHosting      *self);
const char      *canasta_hosting_get_moved      (CanastaHosting      *self);

void             canasta_hosting_close          (CanastaHosting      *self);
void             canasta_hosting_finish         (CanastaHosting      *self);

G_END_DECLS
