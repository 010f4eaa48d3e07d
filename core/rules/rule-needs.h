/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a rule needs to have a say; private to rules/. */

#pragma once

#include "rules/rule-values.h"

G_BEGIN_DECLS

/* Each is met by the values of other rules, the last two by who sits at the
 * table. */
typedef enum
{
  CANASTA_NEEDS_UPCARD = 1 << 0,                /* a card is turned up */
  CANASTA_NEEDS_FREEZING = 1 << 1,              /* cards may freeze the pile */
  CANASTA_NEEDS_THAW = 1 << 2,                  /* the pile is not always frozen */
  CANASTA_NEEDS_TAKING_TO_OPEN = 1 << 3,        /* the pile may be taken to open */
  CANASTA_NEEDS_TAKING_BY_LAY_OFF = 1 << 4,
  CANASTA_NEEDS_TAKING_MORE = 1 << 5,           /* more than the top card is taken */
  CANASTA_NEEDS_RED_THREES_BY_HAND = 1 << 6,
  CANASTA_NEEDS_RED_THREES_AUTOMATIC = 1 << 7,
  CANASTA_NEEDS_TURN_AFTER_STOCK = 1 << 8,      /* the turn of the last card goes on */
  CANASTA_NEEDS_BLACK_THREES_COST = 1 << 9,
  CANASTA_NEEDS_BLACK_THREES_MELDED = 1 << 10,
  CANASTA_NEEDS_BLACK_THREES_STOP = 1 << 11,
  CANASTA_NEEDS_WILDS_IN_MELDS = 1 << 12,
  CANASTA_NEEDS_MANY_WILDS = 1 << 13,           /* they may outnumber natural cards */
  CANASTA_NEEDS_NATURALS = 1 << 14,             /* how many is not settled without */
  CANASTA_NEEDS_CANASTAS = 1 << 15,             /* melds may grow to canastas */
  CANASTA_NEEDS_WILD_MELDS = 1 << 16,
  CANASTA_NEEDS_SEQUENCES = 1 << 17,
  CANASTA_NEEDS_JOKERS = 1 << 18,
  CANASTA_NEEDS_MINIMUM = 1 << 19,              /* opening takes points at all */
  CANASTA_NEEDS_SEVERAL_MINIMUMS = 1 << 20,
  CANASTA_NEEDS_SEVERAL_CANASTAS = 1 << 21,     /* to go out */
  CANASTA_NEEDS_CONCEALED = 1 << 22,            /* going out concealed is possible */
  CANASTA_NEEDS_TARGET = 1 << 23,               /* the match is played to a total */
  CANASTA_NEEDS_PARTNERS = 1 << 24,
  CANASTA_NEEDS_LONE_HAND = 1 << 25,            /* sides form during a round */
} CanastaRuleNeeds;

/* Whether the values meet all of some needs; those of the seats are left out. */
gboolean canasta_rule_values_meet (const CanastaRuleValues *rules,
                                   guint32                  needs);

G_END_DECLS
