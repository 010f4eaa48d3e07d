/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the person could do now, and why not: thought over when somebody first asks,
 * and then once for all who do. What hangs on the position is known until that is
 * another one; what hangs on the cards, until others are selected or laid out. */

#pragma once

#include "draft/draft.h"
#include "turn/hand-order.h"

G_BEGIN_DECLS

/**
 * CanastaGoingOut:
 * @step: what to do next for it: a `take`, or a `meld`, without groups where nothing is
 *   left to lay down
 * @last_card: the discard after the melds, or %CANASTA_NO_CARD
 * @concealed: whether that is going out concealed
 *
 * A way to go out in this turn.
 */
typedef struct
{
  CanastaAction step;
  CanastaCard last_card;
  gboolean concealed;
} CanastaGoingOut;

typedef struct _CanastaPossible CanastaPossible;

CanastaPossible        *canasta_possible_new          (CanastaDraft            *draft,
                                                       const CanastaHandOrder  *hand);
void                    canasta_possible_free         (CanastaPossible         *self);
void                    canasta_possible_forget       (CanastaPossible         *self);
void                    canasta_possible_forget_cards (CanastaPossible         *self);

gboolean                canasta_possible_judge        (CanastaPossible         *self,
                                                       const CanastaAction     *action,
                                                       CanastaRefusal          *refusal);
gboolean                canasta_possible_may          (CanastaPossible         *self,
                                                       CanastaActionKind        kind,
                                                       CanastaRefusal          *refusal);
gboolean                canasta_possible_may_take     (CanastaPossible         *self,
                                                       CanastaRefusal          *refusal);
GArray                 *canasta_possible_get_ways     (CanastaPossible         *self);
GArray                 *canasta_possible_get_joins    (CanastaPossible         *self);
const CanastaGoingOut  *canasta_possible_get_way_out  (CanastaPossible         *self);

GArray                 *canasta_possible_get_targets  (CanastaPossible         *self);
gboolean                canasta_possible_may_discard  (CanastaPossible         *self,
                                                       CanastaCard              card,
                                                       CanastaRefusal          *refusal);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaPossible, canasta_possible_free)

G_END_DECLS
