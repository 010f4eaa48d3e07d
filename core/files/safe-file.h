/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading and writing whole files so that nothing is lost and nothing hangs. */
#pragma once

#include <glib.h>

#include "canasta-api.h"

G_BEGIN_DECLS

CANASTA_API
gboolean canasta_safe_file_write            (const char  *path,
                                             const char  *text,
                                             gssize       length,
                                             gboolean     keep_previous,
                                             GError     **error);
CANASTA_API
gboolean canasta_safe_file_read             (const char  *path,
                                             gsize        max_size,
                                             char       **text,
                                             gsize       *length,
                                             GError     **error);
gboolean canasta_safe_file_check            (const char  *path,
                                             gsize        max_size,
                                             GError     **error);
CANASTA_API
char    *canasta_safe_file_previous_path    (const char  *path);
CANASTA_API
gboolean canasta_safe_file_restore_previous (const char  *path,
                                             GError     **error);
CANASTA_API
char    *canasta_safe_file_set_aside        (const char  *path,
                                             const char  *suffix,
                                             GError     **error);
CANASTA_API
gboolean canasta_safe_file_keep             (const char  *path,
                                             const char  *suffix,
                                             GError     **error);
CANASTA_API
gboolean canasta_safe_file_move             (const char  *path,
                                             const char  *new_path,
                                             GError     **error);
CANASTA_API
char    *canasta_safe_file_find_written     (const char  *path);

G_END_DECLS
