/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said at a table, in the words of those who play its game. */

#pragma once

#include "canasta-api.h"
#include "rules/table.h"

G_BEGIN_DECLS

/* Texts of the source about a table: as _() and ngettext() are for texts about anything. */
#define T_(table, text) canasta_table_say (table, text)
#define TN_(table, one, several, n) canasta_table_say_n (table, one, several, n)

CANASTA_API const char  *canasta_table_say     (const CanastaTable  *self,
                                                const char          *text) G_GNUC_FORMAT (2);
CANASTA_API const char  *canasta_table_say_n   (const CanastaTable  *self,
                                                const char          *one,
                                                const char          *several,
                                                gulong               n)
                                                G_GNUC_FORMAT (2) G_GNUC_FORMAT (3);
CANASTA_API const char  *canasta_table_say_in  (const CanastaTable  *self,
                                                const char          *context,
                                                const char          *text) G_GNUC_FORMAT (3);

G_END_DECLS
