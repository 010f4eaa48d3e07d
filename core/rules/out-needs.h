/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What going out takes: a list of needs, frozen with a table from its rules and from
 * what its variant asks for. `play/outlook.c` holds a position, or what a plan would
 * leave, against it, and nobody else counts. */

#pragma once

#include "rules/canasta-class.h"
#include "rules/rules.h"
#include "rules/variant.h"

G_BEGIN_DECLS

/**
 * CanastaOutNeedKind:
 * @CANASTA_OUT_NEED_CANASTAS: canastas of some classes
 * @CANASTA_OUT_NEED_RED_THREES: red threes on the table
 * @CANASTA_OUT_NEED_VARIANT: what only the variant can tell of a position
 *   (`may_go_out`)
 * @CANASTA_OUT_NEED_WORD: no word of the partner against it, and where a player must
 *   ask, one for it
 *
 * What a need is about. What happens to the last cards is no need: see
 * canasta_table_get_outcome() and #CanastaBars.
 */
typedef enum
{
  CANASTA_OUT_NEED_CANASTAS,
  CANASTA_OUT_NEED_RED_THREES,
  CANASTA_OUT_NEED_VARIANT,
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

#define CANASTA_MAX_OUT_NEEDS (CANASTA_N_CLASSES + 5)

/* The most canastas that going out can take. */
#define CANASTA_MOST_TO_GO_OUT 8

/**
 * CanastaOutNeeds:
 * @n: how many there are
 * @n_canastas: how many of them are about canastas; they come first, the one about
 *   all classes together before all others
 * @by_class: whether it matters, besides the number of canastas, which ones they are,
 *   complete sequences left aside
 * @of: the needs, in the order in which they are named
 *
 * All that going out takes at a table.
 */
typedef struct
{
  guint8 n;
  guint8 n_canastas;
  gboolean by_class;
  CanastaOutNeed of[CANASTA_MAX_OUT_NEEDS];
} CanastaOutNeeds;

void  canasta_out_needs_freeze  (CanastaOutNeeds          *self,
                                 const CanastaRuleValues  *rules,
                                 const CanastaAskedNeeds  *asked,
                                 gboolean                  asks_variant);

/* How many canastas it takes, of whatever class. */
static inline int
canasta_out_needs_count (const CanastaOutNeeds *self)
{
  return self->of[0].count;
}

/* How many canastas of each class it takes. */
static inline void
canasta_out_needs_count_classes (const CanastaOutNeeds *self, CanastaCanastas *classes)
{
  *classes = (CanastaCanastas){ { 0 } };
  for (guint i = 1; i < self->n_canastas; i++)
    classes->of[__builtin_ctz (self->of[i].classes)] = self->of[i].count;
}

G_END_DECLS
