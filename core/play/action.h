/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a player does, as a value, and its notation. */

#pragma once

#include "cards/card-set.h"
#include "melds/layout.h"

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
  CANASTA_ACTION_JOIN,
} CanastaActionKind;

#define CANASTA_N_ACTION_KINDS (CANASTA_ACTION_JOIN + 1)

/**
 * CanastaGroup:
 * @cards: the cards laid together, from the hand
 * @name: the meld they go to
 */
typedef struct
{
  CanastaCardSet cards;
  CanastaMeldName name;
} CanastaGroup;

/**
 * CanastaAction:
 * @kind: a #CanastaActionKind
 * @card: the card of `discard` and `lay`
 * @name: the meld that the pile's top card goes to in `take`, and the other one
 *   in `join`
 * @cards: the hand cards that go there with it
 * @n_groups: how many groups
 * @groups: the melds and additions of `take`, `meld` and `withdraw`; of `join`
 *   one without cards, which names the first of both melds
 *
 * Atomic and complete: a position before it, a position after it. Only the
 * first @n_groups groups mean anything.
 */
typedef struct
{
  guint8 kind;
  CanastaCard card;
  guint8 n_groups;
  CanastaMeldName name;
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
  action->name = (CanastaMeldName){ 0 };
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

CANASTA_API gboolean  canasta_action_equal  (const CanastaAction  *a,
                                             const CanastaAction  *b);
CANASTA_API void      canasta_action_copy   (CanastaAction        *action,
                                             const CanastaAction  *other);
CANASTA_API void      canasta_action_write_layout
                                             (CanastaAction          *action,
                                              const CanastaLayout    *layout,
                                              const CanastaSideMelds *own);
CANASTA_API void      canasta_action_get_cards (const CanastaAction  *action,
                                             CanastaCardSet       *cards);

G_END_DECLS
