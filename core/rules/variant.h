/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a variant plugin fills in: the hooks. */

#pragma once

#include <gio/gio.h>

#include "canasta-api.h"
#include "rules/rules.h"

G_BEGIN_DECLS

/* The version of the hooks; a plugin names the one it was written for. */
#define CANASTA_API_VERSION_NUMBER 1

#define CANASTA_TYPE_VARIANT (canasta_variant_get_type ())

CANASTA_API
G_DECLARE_INTERFACE (CanastaVariant, canasta_variant, CANASTA, VARIANT, GObject)

/**
 * CanastaVariantInterface:
 * @list_tables: the tables the variant offers, the standard one first, each
 *   as `players` or `players/seating`: `4`, `3/lone-hand`
 * @deal_size: cards dealt to each player
 * @draw_count: cards drawn from the stock in a turn
 * @canastas_to_go_out: canastas a side needs before it may go out
 * @meld_threshold: what a side's first meld must count, in points, by the
 *   side's total before the deal and the round (from 1); speaks only where the
 *   house sets no `opening-minimum`
 * @configure: (nullable): sets any other rule's standard value
 * @seating: (nullable): who sits where in a round: an array of (seat, side) in
 *   the order of play, `a(uu)`; a seat that is left out rests. Without it each
 *   player plays for himself in the order of the seats
 * @form_sides: (nullable): the sides once @taker was the first to take the
 *   pile, one side number a seat, `au`; %NULL when sides stay as they are
 * @may_discard: (nullable): whether a card of this rank may be discarded
 * @may_go_out: (nullable): whether a side with so many natural, mixed and other
 *   canastas may go out, on top of `canastas-to-go-out`
 * @classify_meld: (nullable): what a complete meld of a rank with so many
 *   naturals and wild cards is worth as a canasta, in points
 * @score_side: (nullable): points added to a side's deal, from the sum of its
 *   rows and its number of canastas
 *
 * @list_tables and the four hooks up to @meld_threshold must be filled; the
 * others are classic where they are left out. A hook that returns a gboolean
 * gives its answer through @answer and tells by the return value whether there
 * is one; the host checks each answer's range.
 */
struct _CanastaVariantInterface
{
  GTypeInterface parent_interface;

  char     **(*list_tables)        (CanastaVariant *self);
  gboolean   (*deal_size)          (CanastaVariant *self,
                                    guint           players,
                                    const char     *seating,
                                    guint          *answer,
                                    GError        **error);
  gboolean   (*draw_count)         (CanastaVariant *self,
                                    guint           players,
                                    const char     *seating,
                                    guint          *answer,
                                    GError        **error);
  gboolean   (*canastas_to_go_out) (CanastaVariant *self,
                                    guint           players,
                                    const char     *seating,
                                    guint          *answer,
                                    GError        **error);
  gboolean   (*meld_threshold)     (CanastaVariant *self,
                                    int             total,
                                    guint           round,
                                    guint          *answer,
                                    GError        **error);

  gboolean   (*configure)          (CanastaVariant *self,
                                    CanastaRules   *rules,
                                    guint           players,
                                    const char     *seating,
                                    GError        **error);
  GVariant  *(*seating)            (CanastaVariant *self,
                                    guint           players,
                                    const char     *seating,
                                    guint           round);
  GVariant  *(*form_sides)         (CanastaVariant *self,
                                    guint           players,
                                    const char     *seating,
                                    guint           taker);
  gboolean   (*may_discard)        (CanastaVariant *self,
                                    guint           rank,
                                    guint           round,
                                    gboolean       *answer,
                                    GError        **error);
  gboolean   (*may_go_out)         (CanastaVariant *self,
                                    guint           natural_canastas,
                                    guint           mixed_canastas,
                                    guint           other_canastas,
                                    gboolean       *answer,
                                    GError        **error);
  gboolean   (*classify_meld)      (CanastaVariant *self,
                                    guint           rank,
                                    guint           naturals,
                                    guint           wilds,
                                    int            *answer,
                                    GError        **error);
  gboolean   (*score_side)         (CanastaVariant *self,
                                    int             total,
                                    guint           canastas,
                                    int            *answer,
                                    GError        **error);

  /*< private >*/
  gpointer _reserved[8];
};

G_END_DECLS
