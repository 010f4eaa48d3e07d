/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Bytes that are drawn by chance or hashed, as text: two digits of base 16 a byte. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

gboolean  canasta_bytes_draw        (guint8        *bytes,
                                     gsize          n,
                                     GError       **error);
gboolean  canasta_bytes_are_nought  (const guint8  *bytes,
                                     gsize          n);
char     *canasta_bytes_write       (const guint8  *bytes,
                                     gsize          n);
gboolean  canasta_bytes_read        (const char    *text,
                                     guint8        *bytes,
                                     gsize          n);

G_END_DECLS
