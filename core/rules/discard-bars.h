/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What keeps a card off the discard pile: a list of bars, frozen with a table from its
 * rules and hooks. `play/judge-discard.c` says which of them are up; the judge, its quick
 * way, the listing of discards and the guide go by this list. */

#pragma once

#include "cards/roles.h"
#include "rules/rules.h"

G_BEGIN_DECLS

/**
 * CanastaBarKind:
 * @CANASTA_BAR_ASIDE: the cards that are laid aside for a bonus are never discarded
 * @CANASTA_BAR_VARIANT: the variant has a say, card by card (`may_discard`)
 * @CANASTA_BAR_FIRST_LAP: until every player has had a turn
 * @CANASTA_BAR_LONE_CARD: the one card of the pile that was taken in this turn
 * @CANASTA_BAR_PILE_LEFT: while cards of the pile that was taken lie in the hand
 * @CANASTA_BAR_PROMISE: while the partner's yes holds and more than a card is left
 * @CANASTA_BAR_ASIDE_HELD: the last card, while cards to lay aside are in the hand
 * @CANASTA_BAR_LAST_CARD: the last card
 * @CANASTA_BAR_LAST_WILD: the last card, if it is wild
 *
 * When a bar is up.
 */
typedef enum
{
  CANASTA_BAR_ASIDE,
  CANASTA_BAR_VARIANT,
  CANASTA_BAR_FIRST_LAP,
  CANASTA_BAR_LONE_CARD,
  CANASTA_BAR_PILE_LEFT,
  CANASTA_BAR_PROMISE,
  CANASTA_BAR_ASIDE_HELD,
  CANASTA_BAR_LAST_CARD,
  CANASTA_BAR_LAST_WILD,
} CanastaBarKind;

#define CANASTA_N_BAR_KINDS (CANASTA_BAR_LAST_WILD + 1)

/**
 * CanastaBar:
 * @kind: a #CanastaBarKind
 * @reason: the #CanastaReason it refuses a card with
 * @rule: the rule behind it, as an offset, or −1
 * @yields: whether it gives way where the hand holds nothing else
 * @faces: the cards it bars, a bit each; all that a variant may have a say in
 */
typedef struct
{
  guint8 kind;
  guint8 reason;
  gint16 rule;
  gboolean yields;
  guint64 faces;
} CanastaBar;

/**
 * CanastaBars:
 * @n: how many there are
 * @kinds: of which kinds, as bits
 * @of: the bars, in the order in which they are named
 *
 * All bars of a table.
 */
typedef struct
{
  guint8 n;
  guint16 kinds;
  CanastaBar of[CANASTA_N_BAR_KINDS];
} CanastaBars;

void  canasta_bars_freeze  (CanastaBars              *self,
                            const CanastaRoles       *roles,
                            const CanastaRuleValues  *rules,
                            gboolean                  asks_variant);

/* Whether some bar may be up for who holds several cards, has promised nothing and took no pile
 * of one card. */
static inline gboolean
canasta_bars_matter (const CanastaBars *self)
{
  return (self->kinds & (1 << CANASTA_BAR_VARIANT | 1 << CANASTA_BAR_FIRST_LAP
                         | 1 << CANASTA_BAR_PILE_LEFT)) != 0;
}

/* Whether the one card of a pile may have to be kept. */
static inline gboolean
canasta_bars_keep_lone (const CanastaBars *self)
{
  return (self->kinds & 1 << CANASTA_BAR_LONE_CARD) != 0;
}

/* Whether some bar is about wild cards. */
static inline gboolean
canasta_bars_hold_wilds (const CanastaBars *self, const CanastaRoles *roles)
{
  for (guint i = 0; i < self->n; i++)
    if (self->of[i].yields && self->of[i].kind != CANASTA_BAR_VARIANT
        && (self->of[i].faces & roles->wild) != 0)
      return TRUE;
  return FALSE;
}

G_END_DECLS
