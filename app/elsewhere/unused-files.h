/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files that are kept for coming back to a table, and go when nobody has for long. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How long a table can be opened again after it was last, and a guest come back to one, in
 * days. */
#define CANASTA_UNUSED_FILES_DAYS 90

void  canasta_unused_files_remove  (const char  *folder);
void  canasta_unused_files_use     (const char  *path);

G_END_DECLS
