/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A variant that differs from the classic game by a few numbers a table. */

#pragma once

#include "rules/variant.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_CLASSIC_VARIANT (canasta_classic_variant_get_type ())

CANASTA_API
G_DECLARE_DERIVABLE_TYPE (CanastaClassicVariant, canasta_classic_variant, CANASTA,
                          CLASSIC_VARIANT, GObject)

/**
 * CanastaClassicVariantClass:
 *
 * A variant derived from this one adds its tables when it is made, and fills the
 * hooks of #CanastaVariantInterface that differ from the classic game: those
 * that every variant needs are answered here.
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

G_END_DECLS
