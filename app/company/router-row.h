/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whether the router is asked to open the port of the table that is open here, or is to be: a switch, and
 * what came of it. */

#pragma once

#include <adwaita.h>

#include "elsewhere/company.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_ROUTER_ROW (canasta_router_row_get_type ())
G_DECLARE_FINAL_TYPE (CanastaRouterRow, canasta_router_row, CANASTA, ROUTER_ROW, AdwActionRow)

/*
 * Signals:
 *   turned ()
 *     the person wants it otherwise
 */

GtkWidget  *canasta_router_row_new   (void);
void        canasta_router_row_show  (CanastaRouterRow  *self,
                                      CanastaCompany    *company);

G_END_DECLS
