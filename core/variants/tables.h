/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The one way to a table: the rules of core, variant, house and match. */

#pragma once

#include <json-glib/json-glib.h>

#include "rules/table.h"
#include "variants/registry.h"

G_BEGIN_DECLS

CANASTA_API char         **canasta_registry_list_tables  (CanastaRegistry  *self,
                                                          const char       *house_id,
                                                          GError          **error);
CANASTA_API char          *canasta_registry_choose_table (CanastaRegistry  *self,
                                                          const char       *house_id,
                                                          const char       *variant_id,
                                                          int               players,
                                                          const char       *seating,
                                                          GError          **error);
CANASTA_API CanastaRules  *canasta_registry_make_rules   (CanastaRegistry  *self,
                                                          const char       *table_name,
                                                          const char       *house_id,
                                                          GError          **error);
CANASTA_API CanastaRules  *canasta_registry_make_standard (CanastaRegistry *self,
                                                          const char       *table_name,
                                                          const char       *house_id,
                                                          GError          **error);
CANASTA_API CanastaTable  *canasta_registry_open_table   (CanastaRegistry  *self,
                                                          const char       *variant_id,
                                                          guint             players,
                                                          const char       *seating,
                                                          const char       *house_id,
                                                          JsonObject       *overrides,
                                                          GError          **error);

G_END_DECLS
