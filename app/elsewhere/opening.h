/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table at which the person is a guest, and whose host may ask them to go on with it: where they do, it
 * is open here as well until the host has told the others. */

#pragma once

#include "elsewhere/hosting.h"
#include "elsewhere/visiting.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_OPENING (canasta_opening_get_type ())
G_DECLARE_FINAL_TYPE (CanastaOpening, canasta_opening, CANASTA, OPENING, GObject)

/*
 * Signals:
 *   reached ()
 *     somebody has come to where it is open here, as they were told to
 *   changed ()
 *     it is reached otherwise where it is open here
 *   told (const char *sentence)
 *     how it is reached there
 */

CanastaOpening  *canasta_opening_new       (CanastaMatches    *matches,
                                            const char        *data_folder,
                                            CanastaVisiting   *visiting);
const char      *canasta_opening_meet      (CanastaOpening    *self);
const char      *canasta_opening_describe  (CanastaOpening    *self);
gboolean         canasta_opening_is_open   (CanastaOpening    *self);
gboolean         canasta_opening_open      (CanastaOpening    *self,
                                            const char        *outer,
                                            GError           **error);
void             canasta_opening_ask_router
                                           (CanastaOpening    *self,
                                            gboolean           is_asked);
char            *canasta_opening_describe_router
                                           (CanastaOpening    *self);
const char      *canasta_opening_get_relay (CanastaOpening    *self);
void             canasta_opening_decline   (CanastaOpening    *self);
gboolean         canasta_opening_leads_here
                                           (CanastaOpening    *self,
                                            const char        *invitation);
CanastaHosting  *canasta_opening_take      (CanastaOpening    *self,
                                            CanastaNotice    **notice);
void             canasta_opening_give_up   (CanastaOpening    *self);

G_END_DECLS
