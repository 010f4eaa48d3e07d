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
 */

CanastaClub       *canasta_club_new            (const char           *folder,
                                                CanastaRegistry      *registry,
                                                CanastaClubTerms     *terms);
gboolean           canasta_club_add            (CanastaClub          *self,
                                                const char           *title,
                                                GError              **error);
gboolean           canasta_club_open           (CanastaClub          *self,
                                                GTlsCertificate      *key,
                                                const CanastaLimits  *limits,
                                                guint16               port,
                                                GError              **error);
gboolean           canasta_club_stop           (CanastaClub          *self);

guint              canasta_club_count          (CanastaClub          *self);
CanastaClubTable  *canasta_club_get_table      (CanastaClub          *self,
                                                guint                 index);
guint16            canasta_club_get_port       (CanastaClub          *self);
char              *canasta_club_dup_invitation (CanastaClub          *self,
                                                guint                 index,
                                                const char           *outer);

G_END_DECLS
