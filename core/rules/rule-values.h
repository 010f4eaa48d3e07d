/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The values of all rules in one plain struct: what CanastaRules holds and what
 * the code of a position reads. The fields, and the choices they hold, come
 * from the rows of rule-rows.h. */

#pragma once

#include "canasta-api.h"

G_BEGIN_DECLS

#define CANASTA_ROW_CHOICES(type, ...) typedef enum { __VA_ARGS__ } type;
#define CANASTA_ROW_OPTION(value, ...) value
#include "rules/rule-rows.h"

/* The longest sequence there is: from the ace to the ace. */
#define CANASTA_LONGEST_SEQUENCE 14

/* From so many cards on a sequence is full; how many lengths that are. */
#define CANASTA_FULL_SEQUENCE 13
#define CANASTA_N_FULL_SEQUENCES (CANASTA_LONGEST_SEQUENCE - CANASTA_FULL_SEQUENCE + 1)

/* The most cards of a second hand. */
#define CANASTA_LARGEST_SECOND_HAND 18

/* The most of one whose player becomes the lone hand. */
#define CANASTA_LARGEST_LONE_SECOND_HAND 26

#define CANASTA_MAX_BANDS 8

/**
 * CanastaBands:
 * @n: how many bands, 0 where the variant's hook speaks
 * @band: each band: from which total (or round) on, and the minimum in points;
 *   rising, the first one reaching down without end
 */
typedef struct
{
  gint32 n;
  struct
  {
    gint32 from;
    gint32 minimum;
  } band[CANASTA_MAX_BANDS];
} CanastaBands;

#define CANASTA_MAX_COUNT_VALUES 14

/**
 * CanastaCountValues:
 * @n: how many values
 * @of: the value of one, of two, … in points; more cards than values count as
 *   the last
 */
typedef struct
{
  gint32 n;
  gint32 of[CANASTA_MAX_COUNT_VALUES];
} CanastaCountValues;

/**
 * CanastaRuleValues:
 *
 * Every rule, by the field its row in `rule-rows.h` names. Switches and choices are held as
 * numbers, choices in the order of their enumeration.
 */
typedef struct
{
#define CANASTA_ROW_SWITCH(name, field, ...) gint32 field;
#define CANASTA_ROW_NUMBER(name, field, ...) gint32 field;
#define CANASTA_ROW_CHOICE(name, field, ...) gint32 field;
#define CANASTA_ROW_BANDS(name, field, ...) CanastaBands field;
#define CANASTA_ROW_COUNTS(name, field, ...) CanastaCountValues field;
#include "rules/rule-rows.h"
} CanastaRuleValues;

G_END_DECLS
