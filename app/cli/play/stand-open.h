/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What programs share that stand open to strangers for long. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

gboolean  canasta_stand_open_check_number  (const char  *option,
                                            int          number,
                                            int          least,
                                            int          most,
                                            GError     **error);
gboolean  canasta_stand_open_make_room     (guint        n_files,
                                            GError     **error);
gboolean  canasta_stand_open_take_socket   (GSocket    **socket,
                                            GError     **error);
void      canasta_stand_open_tell_layers   (guint        layers);

G_END_DECLS
