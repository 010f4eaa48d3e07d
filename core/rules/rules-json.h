/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules as JSON: the form of houses, positions and saved matches. */

#pragma once

#include <json-glib/json-glib.h>

#include "rules/rules.h"

G_BEGIN_DECLS

CANASTA_API gboolean   canasta_rules_set_json    (CanastaRules       *self,
                                                  const char         *name,
                                                  JsonNode           *node,
                                                  GError            **error);
CANASTA_API gboolean   canasta_rules_apply_json  (CanastaRules       *self,
                                                  JsonObject         *values,
                                                  GError            **error);
CANASTA_API JsonNode  *canasta_rules_get_json    (CanastaRules       *self,
                                                  const CanastaRule  *rule);
CANASTA_API JsonNode  *canasta_rules_to_json     (CanastaRules       *self);

G_END_DECLS
