/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whose files a plugin is made of. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean  canasta_trust_check_folder (const char  *folder,
                                      guint        depth,
                                      GError     **error);
char     *canasta_trust_digest       (const char  *folder,
                                      guint        depth);

G_END_DECLS
