/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order of a hand as the person holds it, and which of its cards are
 * selected. No widgets. */

#pragma once

#include <glib-object.h>

#include "cards/roles.h"
#include "settings/choice-types.h"

G_BEGIN_DECLS

/**
 * CanastaHandCard:
 * @id: tells equal cards apart; never 0
 * @card: the card
 * @selected: whether it is selected
 * @fresh: whether it came into the hand in this turn
 * @away: whether it lies on the table in this turn: it keeps its place in case
 *   it comes back
 */
typedef struct
{
  guint id;
  CanastaCard card;
  guint8 selected : 1;
  guint8 fresh : 1;
  guint8 away : 1;
} CanastaHandCard;

typedef struct _CanastaHandOrder CanastaHandOrder;

CanastaHandOrder       *canasta_hand_order_new          (void);
void                    canasta_hand_order_free         (CanastaHandOrder       *self);

guint                   canasta_hand_order_get_count    (const CanastaHandOrder *self);
const CanastaHandCard  *canasta_hand_order_get          (const CanastaHandOrder *self,
                                                         guint                   index);
int                     canasta_hand_order_find         (const CanastaHandOrder *self,
                                                         guint                   id);
CanastaSortOrder        canasta_hand_order_get_sort     (const CanastaHandOrder *self);

gboolean                canasta_hand_order_update       (CanastaHandOrder       *self,
                                                         const CanastaRoles     *roles,
                                                         const CanastaCardSet   *hand,
                                                         const CanastaCardSet   *fresh);
void                    canasta_hand_order_end_turn     (CanastaHandOrder       *self);
void                    canasta_hand_order_sort         (CanastaHandOrder       *self,
                                                         CanastaSortOrder        order);
void                    canasta_hand_order_move         (CanastaHandOrder       *self,
                                                         guint                   id,
                                                         guint                   index);

void                    canasta_hand_order_select       (CanastaHandOrder       *self,
                                                         guint                   index,
                                                         gboolean                selected);
gboolean                canasta_hand_order_toggle       (CanastaHandOrder       *self,
                                                         guint                   id);
void                    canasta_hand_order_toggle_rank  (CanastaHandOrder       *self,
                                                         CanastaRank             rank);
void                    canasta_hand_order_select_cards (CanastaHandOrder       *self,
                                                         const CanastaCardSet   *cards);
void                    canasta_hand_order_get_selected (const CanastaHandOrder *self,
                                                         CanastaCardSet         *cards);

char                   *canasta_hand_order_save         (const CanastaHandOrder *self);
void                    canasta_hand_order_restore      (CanastaHandOrder       *self,
                                                         const char             *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaHandOrder, canasta_hand_order_free)

G_END_DECLS
