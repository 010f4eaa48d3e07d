/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a variant plugin fills in: the hooks, and the checked way to ask them. */

#pragma once

#include <gio/gio.h>

#include "canasta-api.h"
#include "rules/rules.h"

G_BEGIN_DECLS

/* The version of the hooks; a plugin names the one it was written for. */
#define CANASTA_API_VERSION_NUMBER 1

#define CANASTA_MAX_SEATS 6

/* Seatings repeat after at most so many rounds. */
#define CANASTA_SEATING_PERIOD 60

#define CANASTA_TYPE_VARIANT (canasta_variant_get_type ())

CANASTA_API
G_DECLARE_INTERFACE (CanastaVariant, canasta_variant, CANASTA, VARIANT, GObject)

/**
 * CanastaVariantInterface:
 * @list_tables: the tables the variant offers, the standard one first
 * @deal_size: cards dealt to each player
 * @draw_count: cards drawn from the stock in a turn
 * @canastas_to_go_out: canastas a side needs before it may go out
 * @meld_threshold: what a side's first meld must count, in points; speaks only
 *   where the house sets no `opening-minimum`
 * @configure: (nullable): sets any other rule's standard value
 * @seating: (nullable): who plays a round, and with whom; without it each
 *   player plays alone in the order of the seats
 * @form_sides: (nullable): the sides that form when the pile is first taken;
 *   without it sides stay as they are
 * @may_discard: (nullable): whether a rank may be discarded
 * @may_go_out: (nullable): whether a side's canastas let it go out, on top of
 *   `canastas-to-go-out`
 * @classify_meld: (nullable): what a complete meld is worth as a canasta
 * @score_side: (nullable): points added to a side's deal
 *
 * @list_tables and the four hooks up to @meld_threshold must be filled; the
 * others are classic where they are left out. What a hook receives and answers
 * stands with the function that asks it.
 *
 * A hook that fails returns %FALSE or %NULL, with an error that says why where
 * it can. The host asks only through the functions below, which check every
 * answer.
 */
struct _CanastaVariantInterface
{
  GTypeInterface parent_interface;

  char     **(*list_tables)        (CanastaVariant *self,
                                    GError        **error);
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
                                    guint           round,
                                    GError        **error);
  GVariant  *(*form_sides)         (CanastaVariant *self,
                                    guint           players,
                                    const char     *seating,
                                    guint           taker,
                                    GError        **error);
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
                                    int             standard,
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

CANASTA_API const char  *canasta_variant_get_id             (CanastaVariant  *self);
CANASTA_API void         canasta_variant_set_id             (CanastaVariant  *self,
                                                             const char      *id);

CANASTA_API char       **canasta_variant_list_tables        (CanastaVariant  *self,
                                                             GError         **error);
CANASTA_API gboolean     canasta_variant_deal_size          (CanastaVariant  *self,
                                                             guint            players,
                                                             const char      *seating,
                                                             guint           *answer,
                                                             GError         **error);
CANASTA_API gboolean     canasta_variant_draw_count         (CanastaVariant  *self,
                                                             guint            players,
                                                             const char      *seating,
                                                             guint           *answer,
                                                             GError         **error);
CANASTA_API gboolean     canasta_variant_canastas_to_go_out (CanastaVariant  *self,
                                                             guint            players,
                                                             const char      *seating,
                                                             guint           *answer,
                                                             GError         **error);
CANASTA_API gboolean     canasta_variant_meld_threshold     (CanastaVariant  *self,
                                                             int              total,
                                                             guint            round,
                                                             guint           *answer,
                                                             GError         **error);
CANASTA_API gboolean     canasta_variant_configure          (CanastaVariant  *self,
                                                             CanastaRules    *rules,
                                                             guint            players,
                                                             const char      *seating,
                                                             GError         **error);
CANASTA_API gboolean     canasta_variant_seating            (CanastaVariant  *self,
                                                             guint            players,
                                                             const char      *seating,
                                                             guint            round,
                                                             guint8          *order,
                                                             guint8          *sides,
                                                             guint           *n_seats,
                                                             GError         **error);
CANASTA_API gboolean     canasta_variant_form_sides         (CanastaVariant  *self,
                                                             guint            players,
                                                             const char      *seating,
                                                             guint            taker,
                                                             guint8          *sides,
                                                             gboolean        *forms,
                                                             GError         **error);
CANASTA_API gboolean     canasta_variant_has_play_hooks     (CanastaVariant  *self);
CANASTA_API gboolean     canasta_variant_may_discard        (CanastaVariant  *self,
                                                             guint            rank,
                                                             guint            round,
                                                             gboolean        *answer,
                                                             GError         **error);
CANASTA_API gboolean     canasta_variant_may_go_out         (CanastaVariant  *self,
                                                             guint            natural_canastas,
                                                             guint            mixed_canastas,
                                                             guint            other_canastas,
                                                             gboolean        *answer,
                                                             GError         **error);
CANASTA_API gboolean     canasta_variant_classify_meld      (CanastaVariant  *self,
                                                             guint            rank,
                                                             guint            naturals,
                                                             guint            wilds,
                                                             int              standard,
                                                             int             *answer,
                                                             GError         **error);
CANASTA_API gboolean     canasta_variant_score_side         (CanastaVariant  *self,
                                                             int              total,
                                                             guint            canastas,
                                                             int             *answer,
                                                             GError         **error);

G_END_DECLS
