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
 * CanastaClassicTable:
 * @name: players and, where there are several ways to seat them, the seating:
 *   `4`, `3/lone-hand`
 * @deal_size: cards dealt to each player
 * @draw_count: cards drawn from the stock in a turn
 * @canastas_to_go_out: canastas a side needs before it may go out
 *
 * A table of a variant, and its answers to the hooks that are asked by table.
 */
typedef struct
{
  const char *name;
  guint       deal_size;
  guint       draw_count;
  guint       canastas_to_go_out;
} CanastaClassicTable;

/**
 * CanastaClassicVariantClass:
 * @tables: (array zero-terminated=1): the tables, the standard one first, after
 *   the last one a table without a name
 *
 * A variant derived from this one names its tables in its class, and fills the
 * hooks of #CanastaVariantInterface that differ from the classic game: the
 * others are answered here.
 */
struct _CanastaClassicVariantClass
{
  GObjectClass parent_class;

  const CanastaClassicTable *tables;
};

G_END_DECLS
