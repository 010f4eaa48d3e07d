/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules a variant has where no house says otherwise. */

#pragma once

#include "rules/variant.h"

G_BEGIN_DECLS

CANASTA_API CanastaRules  *canasta_variant_make_rules           (CanastaVariant  *variant,
                                                                 guint            players,
                                                                 const char      *seating,
                                                                 GError         **error);
CANASTA_API guint          canasta_rules_get_classic_threshold  (int              total);

G_END_DECLS
