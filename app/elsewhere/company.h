/* SPDX-License-Identifier: GPL-3.0-or-later */
/* People elsewhere with whom the person plays, as long as the program runs, whatever window
 * shows them: the table that is open here, or a visit at somebody else's; never both. */

#pragma once

#include "elsewhere/host.h"
#include "elsewhere/talk.h"
#include "elsewhere/visit.h"
#include "network/invitation.h"
#include "session/matches.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_COMPANY (canasta_company_get_type ())
G_DECLARE_FINAL_TYPE (CanastaCompany, canasta_company, CANASTA, COMPANY, GObject)

/*
 * Signals:
 *   changed ()
 *     another one waits, sits, is ready, has gone or is back; or there is no table any more
 *   began ()
 *     a round has begun, of the match that is being played from now on
 *   remarked (guint seat, CanastaRemark remark)
 *     somebody has said something to the table, and is listened to
 *   told (const char *sentence)
 *     something happened at the table that the person should know, wherever they look
 *   noted (const char *sentence)
 *     something happened there that is seen where it is shown; comes before “changed”
 */

CanastaCompany  *canasta_company_new              (CanastaMatches           *matches,
                                                   const char               *data_folder);

/* The table that is open here. */
void             canasta_company_set_outer        (CanastaCompany           *self,
                                                   const char               *address);
gboolean         canasta_company_open             (CanastaCompany           *self,
                                                   const CanastaSetup       *setup,
                                                   GError                  **error);
gboolean         canasta_company_open_again       (CanastaCompany           *self,
                                                   GError                  **error);
char            *canasta_company_describe_last    (CanastaCompany           *self);
CanastaHost     *canasta_company_get_host         (CanastaCompany           *self);
void             canasta_company_seat_computer    (CanastaCompany           *self,
                                                   guint                     seat,
                                                   const char               *level);
guint            canasta_company_get_seat         (CanastaCompany           *self);
guint16          canasta_company_get_port         (CanastaCompany           *self);
char            *canasta_company_dup_invitation   (CanastaCompany           *self);
gboolean         canasta_company_is_announced     (CanastaCompany           *self);
void             canasta_company_ask_router       (CanastaCompany           *self,
                                                   gboolean                  is_asked);
char            *canasta_company_describe_router  (CanastaCompany           *self);
gboolean         canasta_company_go_through       (CanastaCompany           *self,
                                                   const char               *relay,
                                                   GError                  **error);
const char      *canasta_company_get_relay        (CanastaCompany           *self);
char            *canasta_company_describe_relay   (CanastaCompany           *self);

/* Handing it over, so that it goes on elsewhere. */
void             canasta_company_hand_over        (CanastaCompany           *self,
                                                   guint                     seat);
void             canasta_company_give             (CanastaCompany           *self,
                                                   const char               *invitation);
gboolean         canasta_company_is_giving        (CanastaCompany           *self);
void             canasta_company_stay             (CanastaCompany           *self);
const char      *canasta_company_get_reason       (CanastaCompany           *self);
char           **canasta_company_list_followers   (CanastaCompany           *self);
char            *canasta_company_dup_way          (CanastaCompany           *self);
void             canasta_company_follow           (CanastaCompany           *self,
                                                   const char               *name);

/* Somebody else's, whose host hands it over. */
const char      *canasta_company_describe_heir    (CanastaCompany           *self);
gboolean         canasta_company_has_agreed       (CanastaCompany           *self);
gboolean         canasta_company_inherit          (CanastaCompany           *self,
                                                   GError                  **error);
void             canasta_company_decline          (CanastaCompany           *self);

/* Somebody else's whose host is gone, which goes on here. */
gboolean         canasta_company_can_take_over    (CanastaCompany           *self);
char            *canasta_company_describe_visited (CanastaCompany           *self);
gboolean         canasta_company_take_over        (CanastaCompany           *self,
                                                   GError                  **error);

/* A visit at somebody else's. */
void             canasta_company_join             (CanastaCompany           *self,
                                                   const CanastaInvitation  *invitation,
                                                   const char               *name,
                                                   gboolean                  looks_on);
CanastaVisit    *canasta_company_get_visit        (CanastaCompany           *self);
const char      *canasta_company_get_sentence     (CanastaCompany           *self);

/* How it goes on. */
CanastaTable    *canasta_company_get_table        (CanastaCompany           *self);
CanastaSession  *canasta_company_get_session      (CanastaCompany           *self);
char            *canasta_company_describe_awaited (CanastaCompany           *self);
char            *canasta_company_explain_clock    (CanastaCompany           *self);
gboolean         canasta_company_is_complete      (CanastaCompany           *self);
CanastaTalk     *canasta_company_get_talk         (CanastaCompany           *self);
void             canasta_company_leave            (CanastaCompany           *self);
void             canasta_company_finish           (CanastaCompany           *self);

G_END_DECLS
