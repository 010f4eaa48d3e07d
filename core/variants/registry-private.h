/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a variant is tried, in the program that is there for it. */
#pragma once

#include "rules/variant-watch.h"

G_BEGIN_DECLS

CANASTA_API
gboolean canasta_registry_try (const char    *path,
                               const char    *id,
                               CanastaWatch  *watch,
                               GError       **error);

G_END_DECLS
