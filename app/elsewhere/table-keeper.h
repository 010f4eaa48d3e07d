/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps a host's table on the disk: before anybody is told of what has changed, it is there. */

#pragma once

#include "elsewhere/host.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_TABLE_KEEPER (canasta_table_keeper_get_type ())
G_DECLARE_FINAL_TYPE (CanastaTableKeeper, canasta_table_keeper, CANASTA, TABLE_KEEPER, GObject)

/*
 * Signals:
 *   failed (const char *sentence, const char *details)
 *     it could not be written, for the first time since it could
 */

CanastaTableKeeper  *canasta_table_keeper_new        (CanastaHost         *host,
                                                      const char          *path,
                                                      guint16              port);
gboolean             canasta_table_keeper_set_relay  (CanastaTableKeeper  *self,
                                                      const char          *relay);
gboolean             canasta_table_keeper_keep       (CanastaTableKeeper  *self,
                                                      GError             **error);
void                 canasta_table_keeper_forget     (CanastaTableKeeper  *self);
void                 canasta_table_keeper_forget_match
                                                     (CanastaHost         *host);

G_END_DECLS
