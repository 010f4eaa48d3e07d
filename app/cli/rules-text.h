/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules in force at a table, in words and as JSON. */
#pragma once

#include <json-glib/json-glib.h>

#include "canasta.h"

G_BEGIN_DECLS

void      canasta_rules_text_print       (const CanastaTable *table);
void      canasta_rules_text_print_guide (const CanastaTable *table,
                                          CanastaRules       *standard);
JsonNode *canasta_rules_text_to_json     (const CanastaTable *table);

G_END_DECLS
