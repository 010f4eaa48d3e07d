/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Strangers' words, made fit to be shown. */
#pragma once

#include <glib.h>

#include "canasta-api.h"

G_BEGIN_DECLS

gboolean canasta_plain_text_hides (gunichar    character);
CANASTA_API
char    *canasta_plain_text_quote (const char *text,
                                   gssize      length);
CANASTA_API
char    *canasta_plain_text_line  (const char *text,
                                   guint       most);
CANASTA_API
char    *canasta_plain_text_lines (const char *text);
CANASTA_API
char    *canasta_plain_text_file  (const char *path);

G_END_DECLS
