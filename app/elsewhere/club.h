/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables that are kept for others, all behind one door of this computer. */

#pragma once

#include "elsewhere/club-table.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_CLUB (canasta_club_get_type ())
G_DECLARE_FINAL_TYPE (CanastaClub, canasta_club, CANASTA, CLUB, GObject)

/*
 * Signals:
 *   told (const char *sentence)
 *     something happened at a table or at the door; for the log
 *   over (GPtrArray *hosts)
 *     the tables of these hosts, which were dealt the same, have played to the end
 */

CanastaClub       *canasta_club_new            (const char           *folder,
                                                CanastaRegistry      *registry,
                                                CanastaClubTerms     *terms);
guint              canasta_club_find_number    (CanastaClub          *self,
                                                const char           *title);
gboolean           canasta_club_add            (CanastaClub          *self,
                                                guint                 number,
                                                const char           *title,
                                                GError              **error);
gboolean           canasta_club_deal_the_same   (CanastaClub          *self,
                                                 GError              **error);
void               canasta_club_set_pin        (CanastaClub          *self,
                                                const guint8         *pin);
gboolean           canasta_club_open           (CanastaClub          *self,
                                                GTlsCertificate      *key,
                                                const CanastaLimits  *limits,
                                                guint16               port,
                                                GSocket              *socket,
                                                GError              **error);
gboolean           canasta_club_go_through     (CanastaClub          *self,
                                                GTlsCertificate      *key,
                                                GSocketConnectable   *relay,
                                                GError              **error);
gboolean           canasta_club_stop           (CanastaClub          *self);

guint              canasta_club_count          (CanastaClub          *self);
CanastaClubTable  *canasta_club_get_table      (CanastaClub          *self,
                                                guint                 index);
CanastaClubTable  *canasta_club_find_table     (CanastaClub          *self,
                                                const char           *title);
guint16            canasta_club_get_port       (CanastaClub          *self);

G_END_DECLS
