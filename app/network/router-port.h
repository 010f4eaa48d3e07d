/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A port of this computer that the router before it opens to the world, where it lets itself be
 * asked: for as long as this is there, whatever becomes of the program. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define CANASTA_TYPE_ROUTER_PORT (canasta_router_port_get_type ())
G_DECLARE_FINAL_TYPE (CanastaRouterPort, canasta_router_port, CANASTA, ROUTER_PORT, GObject)

/*
 * Signal:
 *   changed ()
 *     the router has answered, or does otherwise than before
 */

gboolean            canasta_router_port_is_possible (void);
CanastaRouterPort  *canasta_router_port_new         (guint16             port);
gboolean            canasta_router_port_is_asking   (CanastaRouterPort  *self);
char               *canasta_router_port_dup_place   (CanastaRouterPort  *self);
char               *canasta_router_port_describe    (CanastaRouterPort  *self);

G_END_DECLS
