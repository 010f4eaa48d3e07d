/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The classes of canastas, a row each: what a class is called, what marks it,
 * what it is worth and where that stands in a score. The forms of melds say which
 * class a canasta is of; all others ask for its row. */

#pragma once

#include <glib.h>

#include "canasta-api.h"

G_BEGIN_DECLS

/**
 * CanastaCanastaClass:
 * @CANASTA_CLASS_NONE: no canasta yet
 * @CANASTA_CLASS_NATURAL: of one rank, without a wild card
 * @CANASTA_CLASS_MIXED: of one rank, with wild cards
 * @CANASTA_CLASS_WILD: of wild cards alone
 * @CANASTA_CLASS_SEQUENCE: in sequence
 *
 * What class of canasta a meld is.
 */
typedef enum
{
  CANASTA_CLASS_NONE,
  CANASTA_CLASS_NATURAL,
  CANASTA_CLASS_MIXED,
  CANASTA_CLASS_WILD,
  CANASTA_CLASS_SEQUENCE,
  CANASTA_N_CLASSES,
} CanastaCanastaClass;

/**
 * CanastaCanastas:
 * @of: how many canastas of each class; of %CANASTA_CLASS_NONE how many melds
 *   that are none
 */
typedef struct
{
  guint8 of[CANASTA_N_CLASSES];
} CanastaCanastas;

/* How many canastas there are of all classes. */
static inline int
canasta_canastas_count (const CanastaCanastas *self)
{
  int count = 0;

  for (guint i = CANASTA_CLASS_NONE + 1; i < CANASTA_N_CLASSES; i++)
    count += self->of[i];
  return count;
}

/**
 * CanastaClassRow:
 * @key: the class in other programs' words: `natural`
 * @rule: the rule that says what it is worth, its offset in #CanastaRuleValues
 * @made: tells that one was made, and that %d were, not yet translated
 *
 * All that is to be known of a class.
 */
typedef struct
{
  const char *key;
  gint16 rule;
  const char *made[2];
} CanastaClassRow;

CANASTA_API const CanastaClassRow  *canasta_class_get  (CanastaCanastaClass canasta_class);

G_END_DECLS
