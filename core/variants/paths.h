/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the game's files lie: in the build tree, in an installation under any
 * prefix, or in one that was moved after it was installed. */
#pragma once

#include "canasta-api.h"

G_BEGIN_DECLS

CANASTA_API gboolean canasta_paths_is_installed (void);
CANASTA_API char    *canasta_paths_dup_library  (void);
CANASTA_API char   **canasta_paths_dup_plugins  (void);
CANASTA_API char    *canasta_paths_dup_houses   (void);
CANASTA_API char    *canasta_paths_dup_locale   (void);
CANASTA_API char    *canasta_paths_dup_schemas  (void);
CANASTA_API char    *canasta_paths_dup_sounds   (void);
CANASTA_API char    *canasta_paths_dup_typelibs (void);
CANASTA_API char    *canasta_paths_dup_try_variant (void);
CANASTA_API char    *canasta_paths_dup_ask_router (void);

G_END_DECLS
