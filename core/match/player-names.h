/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A name that nobody typed is none: each language has its own word for whoever has no
 * name, and it is found when it is shown. */

#pragma once

#include <glib.h>

#include "canasta-api.h"

G_BEGIN_DECLS

CANASTA_API gboolean  canasta_name_is_made_up  (const char *name);
CANASTA_API char     *canasta_name_make_up     (guint       seat,
                                                gboolean    is_person);
char                 *canasta_name_make_substitute
                                               (const char *person);
CANASTA_API char     *canasta_name_fold        (const char *name);
CANASTA_API gboolean  canasta_name_is_same     (const char *name,
                                                const char *other);

G_END_DECLS
