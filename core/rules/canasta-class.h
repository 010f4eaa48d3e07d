/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The classes of canastas, a row each: what a class is called, what marks it,
 * what it is worth and where that stands in a score. The forms of melds say which
 * class a canasta is of; all others ask for its row. */

#pragma once

#include <glib.h>

#include "canasta-api.h"
#include "rules/rule-values.h"
#include "rules/score-lines.h"

G_BEGIN_DECLS

/**
 * CanastaCanastaClass:
 * @CANASTA_CLASS_NONE: no canasta yet
 * @CANASTA_CLASS_NATURAL: without a wild card
 * @CANASTA_CLASS_MIXED: with wild cards
 * @CANASTA_CLASS_SEMI_CLEAN: with a wild card that does little harm
 * @CANASTA_CLASS_WILD: of wild cards alone
 * @CANASTA_CLASS_SEQUENCE: in sequence, where that is a class of its own
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
  CANASTA_CLASS_SEMI_CLEAN,
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

/* All classes of canastas, as bits. */
#define CANASTA_ALL_CLASSES ((1u << CANASTA_N_CLASSES) - 1 - (1u << CANASTA_CLASS_NONE))

/* How many canastas there are of some classes, given as bits. */
static inline int
canasta_canastas_count_some (const CanastaCanastas *self, guint classes)
{
  int count = 0;

  for (; classes; classes &= classes - 1)
    count += self->of[__builtin_ctz (classes)];
  return count;
}

/* How many canastas there are of all classes. */
static inline int
canasta_canastas_count (const CanastaCanastas *self)
{
  return canasta_canastas_count_some (self, CANASTA_ALL_CLASSES);
}

/**
 * CanastaSeal:
 * @CANASTA_SEAL_DISC: a disc with a ring on it
 * @CANASTA_SEAL_ROSETTE: a rosette with a star
 * @CANASTA_SEAL_SHIELD: a shield with a disc that is half full
 * @CANASTA_SEAL_RHOMB: a rhomb with waves
 * @CANASTA_SEAL_HEXAGON: a hexagon with a disc that is three quarters full
 *
 * What hangs at a canasta in the window, so that its shape tells its class.
 */
typedef enum
{
  CANASTA_SEAL_DISC,
  CANASTA_SEAL_ROSETTE,
  CANASTA_SEAL_SHIELD,
  CANASTA_SEAL_RHOMB,
  CANASTA_SEAL_HEXAGON,
} CanastaSeal;

/**
 * CanastaClassRow:
 * @key: the class in other programs' words: `natural`
 * @place: where it stands among all, as people count them, what is worth most first; 0 after all
 *   others
 * @line: the #CanastaLineKind that such canastas are summed under
 * @rule: the rule that says what one is worth beside its cards
 * @to_go_out: (nullable): the rule that says how many of them going out takes
 * @is_optional: whether a table where one is worth nothing has none of them
 * @sign: marks one where there is room for little: `★`
 * @colour: the colour that marks one in the window
 * @seal: what hangs at one there
 * @name: (nullable): what is written under one, with the context `canasta`; %d is
 *   its wild cards; %NULL where it is what the meld is of
 * @lying: one on the table: what it is of, %2$s its cards, %3$s its wild cards
 * @listed: one among the melds of a side: what it is of, its cards and their faces
 * @counted: how many a side has
 * @made: tells that so many were made
 * @turned: (nullable): tells that a canasta of a better class would become one:
 *   what it is of, its cards, points; %NULL where none can
 * @completed: tells that a move completes one, and its points
 * @valued: the title of what one is worth
 * @each: the title of what each of several is worth
 * @needed: tells that going out takes %d, and that there are %d
 * @among: tells that %d of the canastas that going out takes must be of it
 *
 * All that is to be known of a class. Words are not yet translated; pairs of them
 * are for one and for several.
 */
typedef struct
{
  const char *key;
  guint8 place;
  guint8 line;
  const char *rule;
  const char *to_go_out;
  gboolean is_optional;
  const char *sign;
  const char *colour;
  CanastaSeal seal;
  const char *name;
  const char *lying;
  const char *listed;
  const char *counted[2];
  const char *made[2];
  const char *turned[2];
  const char *completed[2];
  const char *valued;
  const char *each;
  const char *needed[2];
  const char *among[2];
} CanastaClassRow;

CANASTA_API const CanastaCanastaClass
                                   *canasta_class_list       (void);
CANASTA_API const CanastaClassRow  *canasta_class_get        (CanastaCanastaClass       canasta_class);
int                                 canasta_class_get_worth  (CanastaCanastaClass       canasta_class,
                                                              const CanastaRuleValues  *rules);

G_END_DECLS
