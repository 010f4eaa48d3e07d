/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What going out takes: a list of needs, frozen with a table from its rules and from
 * what its variant asks for. `play/outlook.c` holds a position, or what a plan would
 * leave, against it, and nobody else counts. */

#pragma once

#include "rules/canasta-class.h"
#include "rules/rule-needs.h"
#include "rules/rules.h"

G_BEGIN_DECLS

/**
 * CanastaAskedNeeds:
 * @canastas: how many canastas of each class
 * @red_threes: how many red threes
 * @in_each_position: whether the variant has a say in each position, too
 *
 * What a variant asks for of who goes out, besides the rules.
 */
typedef struct
{
  CanastaCanastas canastas;
  guint8 red_threes;
  gboolean in_each_position;
} CanastaAskedNeeds;

/**
 * CanastaOutNeedKind:
 * @CANASTA_OUT_NEED_CANASTAS: canastas of some classes
 * @CANASTA_OUT_NEED_RED_THREES: red threes on the table
 * @CANASTA_OUT_NEED_VARIANT: what only the variant can tell of a position
 *   (`may_go_out`)
 * @CANASTA_OUT_NEED_SECOND_HAND: the own second hand taken up, where there is one
 * @CANASTA_OUT_NEED_PARTNERS: those of the partners taken up, or a turn ended with them
 * @CANASTA_OUT_NEED_WORD: no word of the partner against it, and where a player must
 *   ask, one for it
 *
 * What a need is about. What happens to the last cards is no need: see
 * canasta_board_get_outcome() and #CanastaBars.
 */
typedef enum
{
  CANASTA_OUT_NEED_CANASTAS,
  CANASTA_OUT_NEED_RED_THREES,
  CANASTA_OUT_NEED_VARIANT,
  CANASTA_OUT_NEED_SECOND_HAND,
  CANASTA_OUT_NEED_PARTNERS,
  CANASTA_OUT_NEED_WORD,
} CanastaOutNeedKind;

/**
 * CanastaOutNeed:
 * @kind: a #CanastaOutNeedKind
 * @reason: the #CanastaReason for who does without
 * @count: how many, of canastas or red threes
 * @concealed: how many are enough for who goes out concealed
 * @classes: the classes of canastas that count, as bits
 * @rule: the rule behind it, as an offset, or −1
 *
 * One thing that going out takes.
 */
typedef struct
{
  guint8 kind;
  guint8 reason;
  guint8 count;
  guint8 concealed;
  guint16 classes;
  gint16 rule;
} CanastaOutNeed;

#define CANASTA_MAX_OUT_NEEDS (CANASTA_N_CLASSES + 7)

/**
 * CanastaOutNeeds:
 * @n: how many there are
 * @n_canastas: how many of them are about canastas; they come first, the one about
 *   all classes together before all others
 * @by_class: whether it matters, besides the number of canastas, which ones they are,
 *   complete sequences left aside
 * @asks_variant: whether one of them is the variant's say
 * @of: the needs, in the order in which they are named
 *
 * All that going out takes at a table.
 */
typedef struct
{
  guint8 n;
  guint8 n_canastas;
  gboolean by_class;
  gboolean asks_variant;
  CanastaOutNeed of[CANASTA_MAX_OUT_NEEDS];
} CanastaOutNeeds;

void  canasta_out_needs_freeze  (CanastaOutNeeds          *self,
                                 const CanastaRuleValues  *rules,
                                 const CanastaAskedNeeds  *asked);
int   canasta_out_needs_count_kinds
                                (const CanastaRuleValues  *rules,
                                 const char              **name);
void  canasta_out_needs_count_classes
                                (const CanastaOutNeeds    *self,
                                 CanastaCanastas          *classes);

/* How many canastas it takes, of whatever class. */
static inline int
canasta_out_needs_count (const CanastaOutNeeds *self)
{
  return self->of[0].count;
}

G_END_DECLS
