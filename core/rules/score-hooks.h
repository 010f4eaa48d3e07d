/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The hooks of a variant that say what a deal is worth. */

#pragma once

#include "rules/hook-values.h"
#include "rules/variant.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_SCORE_HOOKS (canasta_score_hooks_get_type ())

CANASTA_API
G_DECLARE_INTERFACE (CanastaScoreHooks, canasta_score_hooks, CANASTA, SCORE_HOOKS, CanastaVariant)

/**
 * CanastaScoreHooksInterface:
 * @classify_meld: (nullable): answers with what a canasta is worth beside its
 *   cards, in points; @standard is what the rules make of it
 * @score_side: (nullable): answers with the points that a side gets on top of
 *   its deal, negative where it loses them; @points is what the deal came to.
 *   Asked at the end of a deal for each line of the score sheet: for each side
 *   or, where totals are kept by player, for each player, then with red threes
 *   and total of that player alone
 *
 * What a deal is worth. Without these hooks it is what the rules say.
 */
struct _CanastaScoreHooksInterface
{
  GTypeInterface parent_interface;

  gboolean  (*classify_meld) (CanastaScoreHooks      *self,
                              const CanastaHookMeld  *meld,
                              int                     standard,
                              int                    *answer,
                              GError                **error);
  gboolean  (*score_side)    (CanastaScoreHooks      *self,
                              const CanastaHookSide  *side,
                              int                     points,
                              int                    *answer,
                              GError                **error);

  /*< private >*/
  gpointer _reserved[4];
};

CANASTA_API gboolean  canasta_score_hooks_classify_meld (CanastaScoreHooks      *self,
                                                         const CanastaHookMeld  *meld,
                                                         int                     standard,
                                                         int                    *answer,
                                                         GError                **error);
CANASTA_API gboolean  canasta_score_hooks_score_side    (CanastaScoreHooks      *self,
                                                         const CanastaHookSide  *side,
                                                         int                     points,
                                                         int                    *answer,
                                                         GError                **error);

G_END_DECLS
