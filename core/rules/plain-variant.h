/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game that is nothing but rules, and so can be played without its plugin by whoever is told
 * them all. */

#pragma once

#include <json-glib/json-glib.h>

#include "rules/table.h"

G_BEGIN_DECLS

CANASTA_API gboolean       canasta_plain_variant_is_enough  (const CanastaTable  *table);
CANASTA_API gboolean       canasta_plain_variant_stands_in  (const CanastaTable  *table);
CANASTA_API CanastaTable  *canasta_plain_variant_open_table (const char          *variant_id,
                                                             guint                players,
                                                             const char          *seating,
                                                             JsonObject          *rules,
                                                             GError             **error);

G_END_DECLS
