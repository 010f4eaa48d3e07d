/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ways to people elsewhere: an invitation that one has, a table on the same network, or a
 * table of one's own. */

#pragma once

#include <adwaita.h>

#include "elsewhere/company.h"
#include "session/matches.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_JOIN_PAGE (canasta_join_page_get_type ())
G_DECLARE_FINAL_TYPE (CanastaJoinPage, canasta_join_page, CANASTA, JOIN_PAGE, AdwBin)

/*
 * Actions: join.join and join.look-on, where an invitation and a name are written; join.reopen,
 * where there was a table before; join.take-over, where there was one of somebody else's.
 *
 * Signals:
 *   joined (CanastaInvitation *invitation, const char *name, gboolean looks_on)
 *     the person wants to go there, to sit down or to look on
 *   reopened ()
 *     the person wants the last table of their own again
 *   taken-over ()
 *     the person wants to go on with the table where they were a guest last
 */

GtkWidget  *canasta_join_page_new   (CanastaMatches   *matches);
void        canasta_join_page_tell  (CanastaJoinPage  *self,
                                     CanastaCompany   *company);
void        canasta_join_page_fill  (CanastaJoinPage  *self,
                                     const char       *invitation);
void        canasta_join_page_offer (CanastaJoinPage  *self,
                                     const char       *names,
                                     const char       *visited);
void        canasta_join_page_refuse
                                    (CanastaJoinPage  *self,
                                     const char       *sentence);
void        canasta_join_page_focus (CanastaJoinPage  *self);

G_END_DECLS
