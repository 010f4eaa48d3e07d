/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What shuts the process in that tries a stranger's variant. */
#pragma once

#include "canasta-api.h"

G_BEGIN_DECLS

/* Each holds by itself. What a system refuses is missing. */
typedef enum
{
  CANASTA_LAYER_LIMITS = 1 << 0,            /* of work, open files, and what is written */
  CANASTA_LAYER_MEMORY = 1 << 1,
  CANASTA_LAYER_SPACES = 1 << 2,            /* name spaces: processes and networks of its own */
  CANASTA_LAYER_READ_ONLY = 1 << 3,         /* all that is mounted, in these spaces */
  CANASTA_LAYER_LANDLOCK = 1 << 4,          /* files: most cannot be read, none written */
  CANASTA_LAYER_LANDLOCK_TRUNCATE = 1 << 5, /* from Linux 6.2 */
  CANASTA_LAYER_LANDLOCK_NETWORK = 1 << 6,  /* from Linux 6.7 */
  CANASTA_LAYER_LANDLOCK_SIGNALS = 1 << 7,  /* from Linux 6.12 */
  CANASTA_LAYER_SECCOMP = 1 << 8,           /* calls of the system that it never needs */
} CanastaLayers;

#define CANASTA_ALL_LAYERS ((CANASTA_LAYER_SECCOMP << 1) - 1)

CANASTA_API char   *canasta_layers_write    (guint        layers);
CANASTA_API guint   canasta_layers_read     (const char  *text);
char              **canasta_layers_describe (guint        layers);

G_END_DECLS
