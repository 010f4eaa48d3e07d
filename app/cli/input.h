/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a command reads: a file, or standard input. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

char     *canasta_input_dup_name   (const char  *path);
char     *canasta_input_read       (const char  *path,
                                    gsize       *length,
                                    GError     **error);
gboolean  canasta_input_is_typed   (void);
void      canasta_input_forget     (void);
gboolean  canasta_input_read_line  (GString     *line);

G_END_DECLS
