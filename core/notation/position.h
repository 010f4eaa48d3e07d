/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position as JSON, and back. */
#pragma once

#include <json-glib/json-glib.h>

#include "files/json-reader.h"
#include "play/state.h"

G_BEGIN_DECLS

CANASTA_API void       canasta_position_read   (CanastaJsonReader   *reader,
                                                const CanastaTable  *table,
                                                CanastaState        *state);
CANASTA_API JsonNode  *canasta_position_write  (const CanastaState  *state,
                                                const CanastaTable  *table,
                                                JsonNode            *rules);

G_END_DECLS
