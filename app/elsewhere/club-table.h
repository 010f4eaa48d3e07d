/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table that is kept for others: nobody sits at the host's computer. Whoever has an invitation is
 * let in as long as a seat is free, or somebody else may look on: that of the table, or their own
 * where there is a list of those who may come; when a match is over and all have gone who played it,
 * the table is there for others, by the same invitation. What happens there is told in sentences,
 * none of which has to do with anybody's cards. */

#pragma once

#include "elsewhere/club-host.h"
#include "elsewhere/reception.h"
#include "network/invitation.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_CLUB_TABLE (canasta_club_table_get_type ())
G_DECLARE_FINAL_TYPE (CanastaClubTable, canasta_club_table, CANASTA, CLUB_TABLE, GObject)

/*
 * Signals:
 *   told (const char *sentence)
 *     something happened there; for the log
 *   over ()
 *     its match is over, as are those of all tables that are dealt the same
 *   done ()
 *     after that nobody looks at it any more; it begins again when it is told
 */

CanastaClubTable  *canasta_club_table_new       (guint                    number,
                                                 const char              *title,
                                                 const CanastaClubTerms  *terms,
                                                 CanastaRegistry         *registry,
                                                 const char              *folder,
                                                 GError                 **error);
void               canasta_club_table_open      (CanastaClubTable        *self,
                                                 CanastaReception        *reception);
void               canasta_club_table_keep      (CanastaClubTable        *self,
                                                 guint16                  port);
void               canasta_club_table_set_pin  (CanastaClubTable        *self,
                                                 const guint8            *pin);
gboolean           canasta_club_table_set_list  (CanastaClubTable        *self,
                                                 const char *const       *names,
                                                 GError                 **error);
gboolean           canasta_club_table_stop      (CanastaClubTable        *self);
void               canasta_club_table_begin_again
                                                (CanastaClubTable        *self);
gboolean           canasta_club_table_deal_as   (CanastaClubTable        *self,
                                                 CanastaClubTable        *other);

const char        *canasta_club_table_get_title (CanastaClubTable        *self);
CanastaHost       *canasta_club_table_get_host  (CanastaClubTable        *self);
gboolean           canasta_club_table_is_done   (CanastaClubTable        *self);
const char        *canasta_club_table_get_path  (CanastaClubTable        *self);
guint16            canasta_club_table_get_port  (CanastaClubTable        *self);

char              *canasta_club_table_dup_path  (const char              *folder,
                                                 guint                    number);
char             **canasta_club_table_list_paths
                                                (const char              *folder);

G_END_DECLS
