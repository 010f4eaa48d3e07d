/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What every variant plugin fills in, and the checked way to ask it. Hooks that fewer
 * variants need come in groups of their own: `seating-hooks.h`, `play-hooks.h` and
 * `score-hooks.h`. */

#pragma once

#include <gio/gio.h>

#include "canasta-api.h"
#include "rules/rules.h"

G_BEGIN_DECLS

/* The version of the hooks; a plugin names the one it was written for. */
#define CANASTA_API_VERSION_NUMBER 3

#define CANASTA_MAX_SEATS 6

/* Seatings repeat after at most so many rounds. */
#define CANASTA_SEATING_PERIOD 60

#define CANASTA_TYPE_VARIANT (canasta_variant_get_type ())

CANASTA_API
G_DECLARE_INTERFACE (CanastaVariant, canasta_variant, CANASTA, VARIANT, GObject)

/**
 * CanastaVariantInterface:
 * @list_tables: lists the tables the variant offers, the standard one first,
 *   each as the number of players and, where there are several ways to seat
 *   them, the seating: `4`, `3/lone-hand`
 * @deal_size: answers with the cards dealt to each player
 * @draw_count: answers with the cards drawn from the stock in a turn
 * @canastas_to_go_out: answers with the canastas a side needs before it may go
 *   out
 * @meld_threshold: answers with what a side's first meld must count, in points,
 *   by its total before the deal and the round, from 1; speaks only where the
 *   house sets no `opening-minimum`
 * @configure: (nullable): sets any other rule's standard value
 *
 * What every variant fills in: its tables, and what they are like. The five hooks
 * up to @meld_threshold must be filled. A variant that changes more than rules
 * implements further groups of hooks, as many as it needs: #CanastaSeatingHooks,
 * #CanastaPlayHooks, #CanastaScoreHooks. What it leaves out is classic.
 *
 * A hook that is asked by table receives the number of players and the seating,
 * %NULL where the table has only one.
 *
 * The hooks of all groups give their answer in @answer and return %TRUE; without an
 * answer they return %FALSE, with an error that says why where they can. Those whose
 * answer is a list return it, or %NULL in the same way. Every answer is checked. Before
 * a match begins a hook that fails sets its variant aside; in a match it ends the play,
 * and the match stays as it was.
 *
 * The same question always gets the same answer: a variant keeps nothing that
 * changes. It is asked on any thread, also on several at once: the window judges
 * what a person might do while another player thinks.
 */
struct _CanastaVariantInterface
{
  GTypeInterface parent_interface;

  char     **(*list_tables)        (CanastaVariant         *self,
                                    GError                **error);
  gboolean   (*deal_size)          (CanastaVariant         *self,
                                    guint                   players,
                                    const char             *seating,
                                    guint                  *answer,
                                    GError                **error);
  gboolean   (*draw_count)         (CanastaVariant         *self,
                                    guint                   players,
                                    const char             *seating,
                                    guint                  *answer,
                                    GError                **error);
  gboolean   (*canastas_to_go_out) (CanastaVariant         *self,
                                    guint                   players,
                                    const char             *seating,
                                    guint                  *answer,
                                    GError                **error);
  gboolean   (*meld_threshold)     (CanastaVariant         *self,
                                    int                     total,
                                    guint                   round,
                                    guint                  *answer,
                                    GError                **error);

  gboolean   (*configure)          (CanastaVariant         *self,
                                    CanastaRules           *rules,
                                    guint                   players,
                                    const char             *seating,
                                    GError                **error);

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

G_END_DECLS
