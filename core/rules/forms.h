/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What each form of meld may hold at a table, frozen from the rules into plain
 * numbers. `melds` reads them for all others. */

#pragma once

#include "cards/roles.h"
#include "rules/canasta-class.h"
#include "rules/rule-values.h"

G_BEGIN_DECLS

/* Cards of a canasta. */
#define CANASTA_CANASTA_SIZE 7

/* A limit of a form that no rule sets. */
#define CANASTA_ANY_NUMBER G_MAXUINT8

/**
 * CanastaMeldWhen:
 * @CANASTA_MELD_WHEN_NEVER: melds of the form are not laid
 * @CANASTA_MELD_WHEN_GOING_OUT: only by who goes out with them
 * @CANASTA_MELD_WHEN_ANY_TIME: in any turn
 */
typedef enum
{
  CANASTA_MELD_WHEN_NEVER,
  CANASTA_MELD_WHEN_GOING_OUT,
  CANASTA_MELD_WHEN_ANY_TIME,
} CanastaMeldWhen;

/**
 * CanastaForm:
 * @when: a #CanastaMeldWhen
 * @longer: when a canasta may take further cards, another #CanastaMeldWhen
 * @several: whether a side may have several melds of one rank
 * @one_open: whether a further one may only be begun once the others are canastas
 * @least: the fewest cards
 * @most: the most cards
 * @closes: whether canastas take no more, by a rule of theirs
 * @most_rule: the rule that says so, its offset in #CanastaRuleValues, or −1
 * @least_naturals: the fewest natural cards
 * @mixed_naturals: the fewest beside a wild card
 * @most_wilds: the most wild cards
 * @naturals_per_wild: natural cards that each wild card needs; 0 for no ratio
 * @ratio_rule: the rule behind @naturals_per_wild
 * @complete: cards at which it is a canasta
 * @short_of: cards below which one costs @short_loss at the end of a deal; 0 where
 *   it never does
 * @short_loss: what it costs then, in points
 * @classes: the #CanastaCanastaClass of a canasta without wild cards, and of one
 *   with them
 * @values: what each of the two is worth beside its cards, in points; those of
 *   wild cards alone go by their jokers
 */
typedef struct
{
  guint8 when;
  guint8 longer;
  guint8 several;
  guint8 one_open;
  guint8 least;
  guint8 most;
  guint8 least_naturals;
  guint8 mixed_naturals;
  guint8 most_wilds;
  guint8 naturals_per_wild;
  guint8 complete;
  guint8 closes;
  guint8 short_of;
  gint16 most_rule;
  gint16 ratio_rule;
  guint8 classes[2];
  gint32 values[2];
  gint32 short_loss;
} CanastaForm;

/* The forms besides those of the natural ranks, which go by their rank. */
#define CANASTA_FORM_WILD CANASTA_WILD_RANK
#define CANASTA_FORM_SEQUENCE 14
#define CANASTA_N_FORMS 16

/**
 * CanastaForms:
 * @roles: what the cards of the table are for
 * @of: a form for melds of each natural rank, of wild cards alone
 *   (%CANASTA_FORM_WILD) and in sequence (%CANASTA_FORM_SEQUENCE)
 * @wild_values: what a canasta of wild cards alone is worth, by its jokers
 * @one_open: the ranks, as bits, of which a further meld may only be begun once the
 *   others are canastas
 * @numbered: whether several melds of a side may go by one rank, so that a name
 *   may need a number; where they do not, the side's first is the only one
 */
typedef struct
{
  const CanastaRoles *roles;
  CanastaForm of[CANASTA_N_FORMS];
  gint32 wild_values[CANASTA_MAX_COUNT_VALUES + 1];
  guint16 one_open;
  gboolean numbered;
} CanastaForms;

/* Whether melds in sequence are laid. */
static inline gboolean
canasta_forms_have_sequences (const CanastaForms *self)
{
  return self->of[CANASTA_FORM_SEQUENCE].when != CANASTA_MELD_WHEN_NEVER;
}

/* Whether wild cards alone are laid. */
static inline gboolean
canasta_forms_have_wild_melds (const CanastaForms *self)
{
  return self->of[CANASTA_FORM_WILD].when != CANASTA_MELD_WHEN_NEVER;
}

void  canasta_forms_freeze  (CanastaForms             *self,
                             const CanastaRoles       *roles,
                             const CanastaRuleValues  *rules,
                             gboolean                  sides_form);

G_END_DECLS
