/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a player does, as a value, and its notation. */

#pragma once

#include "cards/card-set.h"

G_BEGIN_DECLS

typedef enum
{
  CANASTA_ACTION_DRAW,
  CANASTA_ACTION_TAKE,
  CANASTA_ACTION_PASS,
  CANASTA_ACTION_LAY,
  CANASTA_ACTION_MELD,
  CANASTA_ACTION_WITHDRAW,
  CANASTA_ACTION_ASK,
  CANASTA_ACTION_YES,
  CANASTA_ACTION_NO,
  CANASTA_ACTION_DISCARD,
  CANASTA_ACTION_OUT,
} CanastaActionKind;

/**
 * CanastaTargetKind:
 * @CANASTA_TARGET_OWN: the meld of the rank of the group's natural cards
 * @CANASTA_TARGET_RANK: a meld of a named rank
 * @CANASTA_TARGET_WILD: a meld of wild cards alone
 */
typedef enum
{
  CANASTA_TARGET_OWN,
  CANASTA_TARGET_RANK,
  CANASTA_TARGET_WILD,
} CanastaTargetKind;

/**
 * CanastaGroup:
 * @cards: the cards laid together, from the hand
 * @target: a #CanastaTargetKind
 * @rank: the rank of the target
 * @number: which of several melds of a rank, from 1 in the order they were
 *   laid; 0 where none was named
 */
typedef struct
{
  CanastaCardSet cards;
  guint8 target;
  guint8 rank;
  guint8 number;
} CanastaGroup;

#define CANASTA_MAX_GROUPS 24

/**
 * CanastaAction:
 * @kind: a #CanastaActionKind
 * @card: the card of `discard` and `lay`
 * @cards: the hand cards that go with the pile's top card in `take`
 * @n_groups: how many groups
 * @groups: the melds and additions of `take`, `meld` and `withdraw`
 *
 * Atomic and complete: a position before it, a position after it. Only the
 * first @n_groups groups mean anything.
 */
typedef struct
{
  guint8 kind;
  CanastaCard card;
  guint8 n_groups;
  CanastaCardSet cards;
  CanastaGroup groups[CANASTA_MAX_GROUPS];
} CanastaAction;

/* An action of a kind, without cards; cheaper than clearing all the groups. */
static inline void
canasta_action_init (CanastaAction *action, CanastaActionKind kind)
{
  action->kind = kind;
  action->card = CANASTA_NO_CARD;
  action->n_groups = 0;
  action->cards = (CanastaCardSet){ 0 };
}

static inline void
canasta_action_init_card (CanastaAction *action, CanastaActionKind kind, CanastaCard card)
{
  canasta_action_init (action, kind);
  action->card = card;
}

/* Adds an empty group and returns it; there must be room. */
static inline CanastaGroup *
canasta_action_add_group (CanastaAction *action)
{
  CanastaGroup *group = &action->groups[action->n_groups++];

  *group = (CanastaGroup){ 0 };
  return group;
}

CANASTA_API gboolean  canasta_action_read   (const char           *text,
                                             CanastaAction        *action);
CANASTA_API char     *canasta_action_write  (const CanastaAction  *action);
CANASTA_API gboolean  canasta_action_equal  (const CanastaAction  *a,
                                             const CanastaAction  *b);
CANASTA_API void      canasta_action_copy   (CanastaAction        *action,
                                             const CanastaAction  *other);
CANASTA_API void      canasta_action_get_cards (const CanastaAction  *action,
                                             CanastaCardSet       *cards);

G_END_DECLS
