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

/* The fewest cards of a form of which no meld is laid: no number is enough. */
#define CANASTA_NEVER_ENOUGH G_MAXUINT8

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
 * CanastaMixture:
 * @CANASTA_MIXTURE_CLEAN: without wild cards
 * @CANASTA_MIXTURE_DIRTY: with wild cards
 * @CANASTA_MIXTURE_SEMI_CLEAN: with wild cards beside so many others, or so placed, that
 *   they do little harm
 *
 * How natural a canasta is. That is read off its cards; what comes of it is its class.
 */
typedef enum
{
  CANASTA_MIXTURE_CLEAN,
  CANASTA_MIXTURE_DIRTY,
  CANASTA_MIXTURE_SEMI_CLEAN,
  CANASTA_N_MIXTURES,
} CanastaMixture;

/**
 * CanastaForm:
 * @when: a #CanastaMeldWhen
 * @longer: when a canasta may take further cards, another #CanastaMeldWhen
 * @several: whether a side may have several melds of one rank
 * @one_open: whether a further one may only be begun once the others are canastas
 * @least: the fewest cards, or %CANASTA_NEVER_ENOUGH
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
 * @semi_clean_least: the fewest cards of a canasta that is semi-clean
 * @semi_clean_most: the most; fewer than the fewest where none ever is
 * @classes: the #CanastaCanastaClass of a canasta of each #CanastaMixture
 * @values: what each of them is worth beside its cards, in points; those of
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
  guint8 semi_clean_least;
  guint8 semi_clean_most;
  guint8 classes[CANASTA_N_MIXTURES];
  gint32 values[CANASTA_N_MIXTURES];
  gint32 short_loss;
} CanastaForm;

/* The places of a sequence: the ace below the two, the two, the three, … the king, the
 * ace above it. */
#define CANASTA_PLACE_LOW_ACE 0
#define CANASTA_PLACE_TWO 1
#define CANASTA_PLACE_FOUR 3
#define CANASTA_PLACE_ACE 13

/**
 * CanastaSequenceReach:
 * @lowest: the lowest place of a sequence
 * @aces: how many aces one may have: with two, one at each end
 * @two_is_natural: whether a two of the suit in its own place is natural
 * @wilds_stand_low: whether wild cards that fill no gap stand at the low end, and at the
 *   high one only past an ace; otherwise it is the other way round
 *
 * How far sequences reach, and what stands where in them.
 */
typedef struct
{
  guint8 lowest;
  guint8 aces;
  gboolean two_is_natural;
  gboolean wilds_stand_low;
} CanastaSequenceReach;

/* The forms besides those of the natural ranks, which go by their rank. What the ranks
 * that make melds have in common is a form, too. */
#define CANASTA_FORM_WILD CANASTA_WILD_RANK
#define CANASTA_FORM_SEQUENCE 14
#define CANASTA_FORM_GROUP 15
#define CANASTA_N_FORMS 16

/**
 * CanastaForms:
 * @roles: what the cards of the table are for
 * @of: a form for melds of each natural rank, of wild cards alone
 *   (%CANASTA_FORM_WILD), in sequence (%CANASTA_FORM_SEQUENCE), and for those of all
 *   ranks in @groups (%CANASTA_FORM_GROUP)
 * @full_values: what a sequence of natural cards is worth that has %CANASTA_FULL_SEQUENCE
 *   cards, and one that has more
 * @groups: the natural ranks that make melds, as bits
 * @reach: how far sequences reach
 * @wild_values: what a canasta of wild cards alone is worth, by its jokers
 * @one_open: the ranks, as bits, of which a further meld may only be begun once the
 *   others are canastas
 * @numbered: whether several melds of a side may go by one rank, so that a name
 *   may need a number; where they do not, the side's first is the only one
 * @values_by_meld: whether canastas of one class are worth different points, sequences
 *   and others, or full ones and shorter ones
 */
typedef struct
{
  const CanastaRoles *roles;
  CanastaForm of[CANASTA_N_FORMS];
  CanastaSequenceReach reach;
  gint32 wild_values[CANASTA_MAX_COUNT_VALUES + 1];
  gint32 full_values[CANASTA_N_FULL_SEQUENCES];
  guint16 groups;
  guint16 one_open;
  gboolean numbered;
  gboolean values_by_meld;
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
