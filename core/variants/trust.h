/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whose files a plugin is made of. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The most bytes of a plugin's description. */
#define CANASTA_PLUGIN_MAX_DESCRIPTION 65536

/* How far below its folder a plugin's files may lie: a package of Python, and
 * what Python keeps of it. */
#define CANASTA_PLUGIN_DEPTH 2

gboolean  canasta_trust_check_folder (const char  *folder,
                                      guint        depth,
                                      GError     **error);
gboolean  canasta_trust_check_files  (const char  *folder,
                                      guint        depth,
                                      GError     **error);
char     *canasta_trust_digest       (const char  *folder,
                                      guint        depth);

G_END_DECLS
