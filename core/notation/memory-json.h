/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What all players have seen happen, as JSON, and back. */
#pragma once

#include <json-glib/json-glib.h>

#include "files/json-reader.h"
#include "play/observation.h"

G_BEGIN_DECLS

void  canasta_memory_read   (CanastaJsonReader    *reader,
                             const CanastaTable   *table,
                             CanastaMemory        *memory);
void  canasta_memory_write  (const CanastaMemory  *memory,
                             const CanastaTable   *table,
                             JsonBuilder          *builder);

G_END_DECLS
