/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells programs from one another that want to write the same file. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The sign that a file is this program's. It ends with the program, however
 * that ends. */
typedef struct _CanastaFileLock CanastaFileLock;

CanastaFileLock *canasta_file_lock_take        (const char       *path,
                                             GError          **error);
void             canasta_file_lock_free     (CanastaFileLock  *self);
int              canasta_file_lock_get_file (CanastaFileLock  *self);
char            *canasta_file_lock_find_locked (const char    *path);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaFileLock, canasta_file_lock_free)

G_END_DECLS
