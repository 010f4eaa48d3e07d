/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a host says to those at its connections. It knows nothing of the host but whom it says
 * it to. */

#pragma once

#include "elsewhere/host.h"

G_BEGIN_DECLS

void   canasta_host_say_text      (CanastaHost                *self,
                                   guint                       line,
                                   const char                 *text);
void   canasta_host_say           (CanastaHost                *self,
                                   guint                       line,
                                   const CanastaMessage       *message);
void   canasta_host_say_goodbye   (CanastaHost                *self,
                                   guint                       line,
                                   CanastaByeWhy               why);
void   canasta_host_say_move     (CanastaHost                *self,
                                  guint                       line,
                                  const char                 *invitation,
                                  gboolean                    can_follow);
void   canasta_host_say_refused   (CanastaHost                *self,
                                   guint                       line,
                                   CanastaRefusedWhy           why);
void   canasta_host_say_welcome   (CanastaHost                *self,
                                   const CanastaGuest         *guest,
                                   const char                 *title,
                                   const guint8               *match,
                                   const guint8               *origin,
                                   const CanastaReturnTicket  *ticket);
void   canasta_host_say_position  (CanastaHost                *self,
                                   const CanastaGuest         *guest,
                                   CanastaMatch               *match);

void   canasta_host_say_clock_to  (CanastaHost                *self,
                                   const CanastaGuest         *guest,
                                   const CanastaClock         *clock);
char  *canasta_host_say_write_rules
                                  (const CanastaTable         *table);

/* To all of them. */
void   canasta_host_say_remark    (CanastaHost                *self,
                                   const CanastaGuests        *guests,
                                   guint                       seat,
                                   CanastaRemark               remark);
void   canasta_host_say_clock     (CanastaHost                *self,
                                   const CanastaGuests        *guests,
                                   const CanastaClock         *clock);

G_END_DECLS
