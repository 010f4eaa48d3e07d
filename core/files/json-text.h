/* SPDX-License-Identifier: GPL-3.0-or-later */
/* JSON as text: reading a stranger's strictly, writing our own. */
#pragma once

#include <json-glib/json-glib.h>

#include "canasta-api.h"
#include "files/json-error.h"
#include "files/json-lines.h"

G_BEGIN_DECLS

/**
 * CANASTA_JSON_MAX_SIZE:
 *
 * The longest text that is read, in bytes.
 */
#define CANASTA_JSON_MAX_SIZE (8 * 1024 * 1024)

/**
 * CANASTA_JSON_MAX_DEPTH:
 *
 * How deep objects and lists may stand in one another.
 */
#define CANASTA_JSON_MAX_DEPTH 64

/**
 * CANASTA_JSON_MAX_VALUES:
 *
 * How many values a text may hold. A list of empty objects takes a hundred
 * times the memory of its text once it is parsed, so the size alone is no bound.
 */
#define CANASTA_JSON_MAX_VALUES 250000

/**
 * CANASTA_JSON_MAX_INTEGER:
 *
 * The largest whole number every JSON program keeps exactly, 2⁵³.
 */
#define CANASTA_JSON_MAX_INTEGER (G_GINT64_CONSTANT (1) << 53)

CANASTA_API
JsonNode *canasta_json_read    (const char        *text,
                                gssize             length,
                                const char        *name,
                                CanastaJsonLines **lines,
                                GError           **error);
CANASTA_API
JsonNode *canasta_json_read_at (const char        *text,
                                gssize             length,
                                const char        *name,
                                guint              first_line,
                                CanastaJsonLines **lines,
                                GError           **error);
CANASTA_API
char     *canasta_json_write   (JsonNode          *node,
                                gboolean           pretty);

G_END_DECLS
