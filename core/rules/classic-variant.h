/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A variant that differs from the classic game by its tables and rules. */

#pragma once

#include "rules/play-hooks.h"
#include "rules/seating-hooks.h"
#include "rules/variant.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_CLASSIC_VARIANT (canasta_classic_variant_get_type ())

CANASTA_API
G_DECLARE_DERIVABLE_TYPE (CanastaClassicVariant, canasta_classic_variant, CANASTA,
                          CLASSIC_VARIANT, GObject)

/**
 * CanastaClassicVariantClass:
 *
 * A variant derived from this one adds its tables, the rules that differ from the
 * classic game, and what going out takes besides, when it is made. It fills only the
 * hooks that these cannot answer. Here players of an even number
 * sit in pairs, partners opposite each other, from four on; others play alone, and
 * at a table called `lone-hand` who takes the pile first plays against the others.
 */
struct _CanastaClassicVariantClass
{
  GObjectClass parent_class;
};

CANASTA_API void  canasta_classic_variant_add_table (CanastaClassicVariant  *self,
                                                     const char             *name,
                                                     guint                   deal_size,
                                                     guint                   draw_count,
                                                     guint                   canastas_to_go_out);
CANASTA_API void  canasta_classic_variant_add_rule  (CanastaClassicVariant  *self,
                                                     const char             *table,
                                                     const char             *rule,
                                                     const char             *value);
CANASTA_API void  canasta_classic_variant_add_need  (CanastaClassicVariant  *self,
                                                     const char             *table,
                                                     const char             *thing,
                                                     guint                   count);

G_END_DECLS
