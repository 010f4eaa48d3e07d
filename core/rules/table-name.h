/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The name of a table: `variant/players[/seating]`. */

#pragma once

#include <glib.h>

#include "canasta-api.h"

G_BEGIN_DECLS

gboolean              canasta_table_name_is_word  (const char   *text);
gboolean              canasta_table_name_is_offer (const char   *text);
CANASTA_API gboolean  canasta_table_name_read     (const char   *name,
                                                   char        **variant,
                                                   guint        *players,
                                                   char        **seating,
                                                   GError      **error);
CANASTA_API char     *canasta_table_name_write    (const char   *variant,
                                                   guint         players,
                                                   const char   *seating);

G_END_DECLS
