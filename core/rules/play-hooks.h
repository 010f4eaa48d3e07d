/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The hooks of a variant that say what may be done in a turn. */

#pragma once

#include "rules/hook-values.h"
#include "rules/out-needs.h"
#include "rules/variant.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_PLAY_HOOKS (canasta_play_hooks_get_type ())

CANASTA_API
G_DECLARE_INTERFACE (CanastaPlayHooks, canasta_play_hooks, CANASTA, PLAY_HOOKS, CanastaVariant)

/**
 * CanastaPlayHooksInterface:
 * @going_out_needs: (nullable): answers with what going out takes besides the canastas
 *   that `canastas_to_go_out` counts and the rules: an array of a thing and how many of
 *   it, `a(su)`. A thing is a class of canastas, `natural`, `mixed`, `wild` or
 *   `sequence`, counted among all of them, or `red-threes`. Asked once, when a table is
 *   made: guide, refusals and players go by it
 * @may_go_out: (nullable): answers whether a side may go out that has all that the needs
 *   ask for: the side as it would be then, with all that is laid in the turn, as it also
 *   stands among the sides of the turn. Where it may not, @why is the sentence a person
 *   is told, with what is missing and the number. Only for what no need can say: the
 *   guide cannot tell it, and players find out by trying
 * @may_discard: (nullable): answers whether the player of a turn may discard a
 *   card of a rank; asked only where they hold two cards or more. Where none of
 *   their cards may be discarded, all may
 *
 * What may be done in a turn. Without these hooks nothing but the rules has a say.
 */
struct _CanastaPlayHooksInterface
{
  GTypeInterface parent_interface;

  GVariant  *(*going_out_needs) (CanastaPlayHooks       *self,
                                 guint                   players,
                                 const char             *seating,
                                 GError                **error);
  gboolean   (*may_go_out)      (CanastaPlayHooks       *self,
                                 const CanastaHookTurn  *turn,
                                 const CanastaHookSide  *side,
                                 gboolean               *answer,
                                 char                  **why,
                                 GError                **error);
  gboolean   (*may_discard)     (CanastaPlayHooks       *self,
                                 const CanastaHookTurn  *turn,
                                 CanastaRank             rank,
                                 gboolean               *answer,
                                 GError                **error);

  /*< private >*/
  gpointer _reserved[4];
};

gboolean              canasta_play_hooks_going_out_needs (CanastaPlayHooks       *self,
                                                          guint                   players,
                                                          const char             *seating,
                                                          CanastaAskedNeeds      *needs,
                                                          GError                **error);
CANASTA_API gboolean  canasta_play_hooks_may_go_out      (CanastaPlayHooks       *self,
                                                          const CanastaHookTurn  *turn,
                                                          const CanastaHookSide  *side,
                                                          gboolean               *answer,
                                                          char                  **why,
                                                          GError                **error);
CANASTA_API gboolean  canasta_play_hooks_may_discard     (CanastaPlayHooks       *self,
                                                          const CanastaHookTurn  *turn,
                                                          CanastaRank             rank,
                                                          gboolean               *answer,
                                                          GError                **error);

G_END_DECLS
