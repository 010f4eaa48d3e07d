/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the registry know of each other, and how a variant is tried, in the
 * program that is there for it. */
#pragma once

#include "rules/variant-watch.h"
#include "variants/registry.h"

G_BEGIN_DECLS

guint    canasta_registry_get_layers     (CanastaRegistry  *self);
void     canasta_registry_set_no_variant (CanastaRegistry  *self,
                                          const char       *id,
                                          GError          **error);

CANASTA_API
gboolean canasta_registry_try (const char    *path,
                               const char    *id,
                               CanastaWatch  *watch,
                               GError       **error);

G_END_DECLS
