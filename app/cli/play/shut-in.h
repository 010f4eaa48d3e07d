/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shuts this process in that keeps tables for others: whoever should find a way into it by what
 * they send finds nothing there. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

guint  canasta_shut_in_files (const char         *folder,
                              const char *const  *others);
guint  canasta_shut_in_calls (gboolean            connects);

G_END_DECLS
