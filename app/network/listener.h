/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where people elsewhere connect: a service that listens for them at a port. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

GSocketService  *canasta_listener_open     (guint16          port,
                                            gboolean         is_for_all,
                                            guint16         *got,
                                            GError         **error);
GSocketService  *canasta_listener_open_at  (GSocket         *socket,
                                            gboolean         is_for_all,
                                            guint16         *got,
                                            GError         **error);
void             canasta_listener_close    (GSocketService  *self);

G_END_DECLS
