/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Bits as text that people copy: five to a character, none of which looks like another. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void      canasta_base_32_write       (const guint8  *bytes,
                                       guint          n_characters,
                                       char          *text);
gboolean  canasta_base_32_read        (const char    *text,
                                       guint          n_characters,
                                       guint8        *bytes);
char      canasta_base_32_find_digit  (char           character);

G_END_DECLS
