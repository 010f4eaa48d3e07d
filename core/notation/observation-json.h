/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An observation as JSON, and back: what other programs play by. */
#pragma once

#include <json-glib/json-glib.h>

#include "files/json-reader.h"
#include "play/observation.h"

G_BEGIN_DECLS

CANASTA_API void       canasta_observation_read   (CanastaJsonReader         *reader,
                                                   const CanastaTable        *table,
                                                   CanastaObservation        *observation);
CANASTA_API void       canasta_observation_read_nobodys
                                                  (CanastaJsonReader         *reader,
                                                   const CanastaTable        *table,
                                                   CanastaObservation        *observation);
CANASTA_API JsonNode  *canasta_observation_write  (const CanastaObservation  *observation,
                                                   JsonNode                  *rules);

G_END_DECLS
