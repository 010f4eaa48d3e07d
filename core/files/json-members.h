/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Members of an object that a builder stands in, a line each. */

#pragma once

#include <json-glib/json-glib.h>

#include "canasta-api.h"

G_BEGIN_DECLS

CANASTA_API void  canasta_json_add_number  (JsonBuilder  *builder,
                                            const char   *key,
                                            gint64        number);
void              canasta_json_add_switch  (JsonBuilder  *builder,
                                            const char   *key,
                                            gboolean      on);
void              canasta_json_add_places  (JsonBuilder  *builder,
                                            const char   *key,
                                            guint         bits);
CANASTA_API void  canasta_json_add_text    (JsonBuilder  *builder,
                                            const char   *key,
                                            const char   *text);

G_END_DECLS
