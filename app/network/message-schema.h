/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The messages as a JSON schema, for programs of others. */

#pragma once

#include "network/message.h"

G_BEGIN_DECLS

JsonNode  *canasta_message_schema_write  (void);

G_END_DECLS
