/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a variant plugin fills in: the hooks, and the checked way to ask them. */

#pragma once

#include <gio/gio.h>

#include "canasta-api.h"
#include "rules/canasta-class.h"
#include "rules/hook-values.h"
#include "rules/rules.h"

G_BEGIN_DECLS

/* The version of the hooks; a plugin names the one it was written for. */
#define CANASTA_API_VERSION_NUMBER 2

#define CANASTA_MAX_SEATS 6

/* Seatings repeat after at most so many rounds. */
#define CANASTA_SEATING_PERIOD 60

/**
 * CanastaAskedNeeds:
 * @canastas: how many canastas of each class
 * @red_threes: how many red threes
 *
 * What a variant asks for of who goes out, besides the rules (`going_out_needs`).
 */
typedef struct
{
  CanastaCanastas canastas;
  guint8 red_threes;
} CanastaAskedNeeds;

#define CANASTA_TYPE_VARIANT (canasta_variant_get_type ())

CANASTA_API
G_DECLARE_INTERFACE (CanastaVariant, canasta_variant, CANASTA, VARIANT, GObject)

/**
 * CanastaPlayHooks:
 * @CANASTA_PLAY_HOOK_MAY_DISCARD: `may_discard`
 * @CANASTA_PLAY_HOOK_MAY_GO_OUT: `may_go_out`
 * @CANASTA_PLAY_HOOK_CLASSIFY_MELD: `classify_meld`
 * @CANASTA_PLAY_HOOK_SCORE_SIDE: `score_side`
 *
 * The hooks that are asked while a deal is played.
 */
typedef enum
{
  CANASTA_PLAY_HOOK_MAY_DISCARD = 1 << 0,
  CANASTA_PLAY_HOOK_MAY_GO_OUT = 1 << 1,
  CANASTA_PLAY_HOOK_CLASSIFY_MELD = 1 << 2,
  CANASTA_PLAY_HOOK_SCORE_SIDE = 1 << 3,
} CanastaPlayHooks;

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
 * @seating: (nullable): answers with who plays a round, from 1, and with whom:
 *   an array of (seat, side), `a(uu)`, in the order of play. A seat left out
 *   rests, and is of the side of the next round it plays. Sides are numbered
 *   from 0 in the order of their lowest seats. Without the hook each player
 *   plays alone, in the order of the seats
 * @going_out_needs: (nullable): answers with what going out takes besides the canastas
 *   that @canastas_to_go_out counts and the rules: an array of a thing and how many of
 *   it, `a(su)`. A thing is a class of canastas, `natural`, `mixed`, `wild` or
 *   `sequence`, counted among all of them, or `red-threes`. Asked once, when a table is
 *   made: guide, refusals and players go by it
 * @form_sides: (nullable): answers with the sides that form when the seat @taker
 *   is the first to take the pile or, where nobody takes it, goes out: a side a
 *   seat, `au`, numbered in the same way, or an empty array where sides stay as
 *   they are, as they do without the hook
 * @may_discard: (nullable): answers whether the player of a turn may discard a
 *   card of a rank; asked only where they hold two cards or more. Where none of
 *   their cards may be discarded, all may
 * @may_go_out: (nullable): answers whether a side may go out that has canastas
 *   enough: the side as it would be then, with all that is laid in the turn, as
 *   it also stands among the sides of the turn
 * @classify_meld: (nullable): answers with what a canasta is worth beside its
 *   cards, in points; @standard is what the rules make of it
 * @score_side: (nullable): answers with the points that a side gets on top of
 *   its deal, negative where it loses them; @points is what the deal came to.
 *   Asked at the end of a deal for each line of the score sheet: for each side
 *   or, where totals are kept by player, for each player, then with red threes
 *   and total of that player alone
 *
 * What a variant fills in. @list_tables and the four hooks up to @meld_threshold
 * must be filled; the others are classic where they are left out.
 *
 * A hook that is asked by table receives the number of players and the seating,
 * %NULL where the table has only one.
 *
 * All hooks but four give their answer in @answer and return %TRUE; without an
 * answer they return %FALSE, with an error that says why where they can.
 * @list_tables, @seating, @going_out_needs and @form_sides return the answer, or %NULL in the same
 * way. Every answer is checked. Before a match begins a hook that fails sets its
 * variant aside; in a match it ends the play, and the match stays as it was.
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
  GVariant  *(*seating)            (CanastaVariant         *self,
                                    guint                   players,
                                    const char             *seating,
                                    guint                   round,
                                    GError                **error);
  GVariant  *(*form_sides)         (CanastaVariant         *self,
                                    guint                   players,
                                    const char             *seating,
                                    guint                   taker,
                                    GError                **error);
  gboolean   (*may_discard)        (CanastaVariant         *self,
                                    const CanastaHookTurn  *turn,
                                    CanastaRank             rank,
                                    gboolean               *answer,
                                    GError                **error);
  gboolean   (*may_go_out)         (CanastaVariant         *self,
                                    const CanastaHookTurn  *turn,
                                    const CanastaHookSide  *side,
                                    gboolean               *answer,
                                    GError                **error);
  gboolean   (*classify_meld)      (CanastaVariant         *self,
                                    const CanastaHookMeld  *meld,
                                    int                     standard,
                                    int                    *answer,
                                    GError                **error);
  gboolean   (*score_side)         (CanastaVariant         *self,
                                    const CanastaHookSide  *side,
                                    int                     points,
                                    int                    *answer,
                                    GError                **error);
  GVariant  *(*going_out_needs)    (CanastaVariant         *self,
                                    guint                   players,
                                    const char             *seating,
                                    GError                **error);

  /*< private >*/
  gpointer _reserved[7];
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
gboolean                 canasta_variant_going_out_needs    (CanastaVariant  *self,
                                                             guint            players,
                                                             const char      *seating,
                                                             CanastaAskedNeeds
                                                                             *needs,
                                                             GError         **error);
CANASTA_API gboolean     canasta_variant_form_sides         (CanastaVariant  *self,
                                                             guint            players,
                                                             const char      *seating,
                                                             guint            taker,
                                                             guint8          *sides,
                                                             gboolean        *forms,
                                                             GError         **error);
CANASTA_API CanastaPlayHooks
                         canasta_variant_get_play_hooks     (CanastaVariant  *self);
CANASTA_API gboolean     canasta_variant_may_discard        (CanastaVariant  *self,
                                                             const CanastaHookTurn
                                                                             *turn,
                                                             CanastaRank      rank,
                                                             gboolean        *answer,
                                                             GError         **error);
CANASTA_API gboolean     canasta_variant_may_go_out         (CanastaVariant  *self,
                                                             const CanastaHookTurn
                                                                             *turn,
                                                             const CanastaHookSide
                                                                             *side,
                                                             gboolean        *answer,
                                                             GError         **error);
CANASTA_API gboolean     canasta_variant_classify_meld      (CanastaVariant  *self,
                                                             const CanastaHookMeld
                                                                             *meld,
                                                             int              standard,
                                                             int             *answer,
                                                             GError         **error);
CANASTA_API gboolean     canasta_variant_score_side         (CanastaVariant  *self,
                                                             const CanastaHookSide
                                                                             *side,
                                                             int              points,
                                                             int             *answer,
                                                             GError         **error);

G_END_DECLS
