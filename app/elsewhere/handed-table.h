/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table whose host gives it to another one, as text: what guests are told who may go on with it,
 * and no more. */

#pragma once

#include "elsewhere/host.h"
#include "variants/registry.h"

G_BEGIN_DECLS

/**
 * CanastaHandedTable:
 * @kept: the table as it goes on elsewhere; neither its title nor what opens its door are told
 * @rounds: (nullable): the rounds that are over, as a match that is saved
 *
 * What has come.
 */
typedef struct
{
  CanastaKeptTable kept;
  char *rounds;
} CanastaHandedTable;

char     *canasta_handed_table_write  (CanastaHost         *host,
                                       guint               *rounds);
gboolean  canasta_handed_table_read   (CanastaHandedTable  *self,
                                       const char          *text,
                                       CanastaRegistry     *registry,
                                       GError             **error);
void      canasta_handed_table_clear  (CanastaHandedTable  *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CanastaHandedTable, canasta_handed_table_clear)

G_END_DECLS
