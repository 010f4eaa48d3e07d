/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "rules/forms.h"

#include "rules/refuse.h"
#include "rules/rule-needs.h"

/* Cards of a meld of one rank from which on a wild card does it little harm. */
#define SEMI_CLEAN_GROUP 8

/* Lets a rule say how many cards a meld holds, where no other says fewer. */
static void
limit (CanastaForm *form, guint most, gint16 rule)
{
  if (most >= form->most)
    return;
  form->most = (guint8) most;
  form->most_rule = rule;
}

/* Lets a rule close a meld once it is a canasta. */
static void
close_canasta (CanastaForm *form, gint16 rule)
{
  limit (form, form->complete, rule);
  form->closes = form->most == form->complete;
}

/* What canastas of a mixture are. */
static void
classify_one (CanastaForm *form, CanastaMixture mixture, CanastaCanastaClass canasta_class,
              const CanastaRuleValues *rules)
{
  form->classes[mixture] = (guint8) canasta_class;
  form->values[mixture] = canasta_class_get_worth (canasta_class, rules);
}

/* What canastas of the form are, without wild cards and with them; none is semi-clean. */
static void
classify (CanastaForm *form, CanastaCanastaClass natural, CanastaCanastaClass mixed,
          const CanastaRuleValues *rules)
{
  classify_one (form, CANASTA_MIXTURE_CLEAN, natural, rules);
  classify_one (form, CANASTA_MIXTURE_DIRTY, mixed, rules);
  form->semi_clean_least = CANASTA_ANY_NUMBER;
  form->semi_clean_most = 0;
}

/* Canastas with a wild card and so many cards are semi-clean, where the rules have that. */
static void
classify_semi_clean (CanastaForm *form, guint least, guint most, const CanastaRuleValues *rules)
{
  if (rules->semi_clean_canasta == 0)
    return;
  classify_one (form, CANASTA_MIXTURE_SEMI_CLEAN, CANASTA_CLASS_SEMI_CLEAN, rules);
  form->semi_clean_least = (guint8) least;
  form->semi_clean_most = (guint8) most;
}

/* What the forms have in common. */
static CanastaForm
freeze_any (const CanastaRuleValues *rules)
{
  CanastaForm form = {
    .when = CANASTA_MELD_WHEN_ANY_TIME,
    .longer = CANASTA_MELD_WHEN_ANY_TIME,
    .several = rules->melds_per_rank != CANASTA_MELDS_ONE,
    .least = (guint8) rules->meld_minimum_size,
    .most = CANASTA_ANY_NUMBER,
    .most_rule = NO_RULE,
    .least_naturals = (guint8) rules->minimum_naturals,
    .mixed_naturals = (guint8) rules->mixed_minimum_naturals,
    .most_wilds = (guint8) rules->maximum_wilds,
    .naturals_per_wild = rules->wilds_at_most_naturals ? 1 : 0,
    .ratio_rule = RULE (wilds_at_most_naturals),
    .complete = CANASTA_CANASTA_SIZE,
  };

  if (rules->meld_maximum_size > 0)
    limit (&form, (guint) rules->meld_maximum_size, RULE (meld_maximum_size));
  classify (&form, CANASTA_CLASS_NATURAL, CANASTA_CLASS_MIXED, rules);
  return form;
}

static CanastaForm
freeze_rank (const CanastaRuleValues *rules)
{
  CanastaForm form = freeze_any (rules);

  if (rules->complete_groups == CANASTA_COMPLETE_CLOSED)
    close_canasta (&form, RULE (complete_groups));
  if (rules->naturals_per_wild > 0)
    {
      form.naturals_per_wild = (guint8) rules->naturals_per_wild;
      form.ratio_rule = RULE (naturals_per_wild);
    }
  form.one_open = rules->melds_per_rank == CANASTA_MELDS_AFTER_COMPLETE;
  if (rules->semi_clean_group == CANASTA_SEMI_CLEAN_EIGHT)
    classify_semi_clean (&form, SEMI_CLEAN_GROUP, SEMI_CLEAN_GROUP, rules);
  else if (rules->semi_clean_group == CANASTA_SEMI_CLEAN_EIGHT_OR_MORE)
    classify_semi_clean (&form, SEMI_CLEAN_GROUP, CANASTA_ANY_NUMBER, rules);
  return form;
}

/* The natural ranks that make melds. */
static guint16
list_groups (const CanastaRoles *roles, const CanastaRuleValues *rules)
{
  static const guint16 ranks[] = {
    [CANASTA_GROUPS_ANY] = G_MAXUINT16,
    [CANASTA_GROUPS_NONE] = 0,
    [CANASTA_GROUPS_ACES_AND_THREES] = 1 << CANASTA_RANK_ACE | 1 << CANASTA_RANK_THREE,
  };

  return rules->sequences == CANASTA_SEQUENCES_NONE ? roles->natural_ranks
                                                    : roles->natural_ranks & ranks[rules->groups];
}

/* The same of a rank whose cards make none. */
static CanastaForm
freeze_no_group (const CanastaForm *group)
{
  CanastaForm form = *group;

  form.when = CANASTA_MELD_WHEN_NEVER;
  form.least = CANASTA_NEVER_ENOUGH;
  return form;
}

/* How many stop cards there are. */
static guint
count_stop_cards (const CanastaRoles *roles, const CanastaRuleValues *rules)
{
  guint n = 0;

  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    if (canasta_faces_have (roles->stop, canasta_card ((CanastaRank) roles->stop_rank,
                                                       (CanastaSuit) suit)))
      n += (guint) rules->packs;
  return n;
}

static CanastaForm
freeze_stop (const CanastaRoles *roles, const CanastaRuleValues *rules)
{
  static const guint8 when[] = {
    [CANASTA_BLACK_THREES_GOING_OUT] = CANASTA_MELD_WHEN_GOING_OUT,
    [CANASTA_BLACK_THREES_NEVER] = CANASTA_MELD_WHEN_NEVER,
    [CANASTA_BLACK_THREES_ANY_TIME] = CANASTA_MELD_WHEN_ANY_TIME,
  };
  CanastaForm form = freeze_rank (rules);

  form.when = when[rules->black_threes_melded];
  form.most_wilds = 0;
  limit (&form, count_stop_cards (roles, rules), NO_RULE);
  return form;
}

static CanastaForm
freeze_wilds (const CanastaRuleValues *rules)
{
  CanastaForm form = freeze_any (rules);

  if (rules->wild_melds == CANASTA_WILD_MELDS_NONE)
    form.when = CANASTA_MELD_WHEN_NEVER;
  else if (rules->wild_melds == CANASTA_WILD_MELDS_COMPLETE_IN_ONE_TURN)
    form.least = MAX (form.least, form.complete);
  form.least_naturals = form.mixed_naturals = 0;
  form.most_wilds = CANASTA_ANY_NUMBER;
  form.naturals_per_wild = 0;
  form.one_open = TRUE;
  classify (&form, CANASTA_CLASS_WILD, CANASTA_CLASS_WILD, rules);
  if (rules->complete_wild_melds == CANASTA_COMPLETE_CLOSED)
    close_canasta (&form, RULE (complete_wild_melds));
  return form;
}

/* More jokers than the rules give values for count as the last. */
static void
value_wilds (CanastaForms *self, const CanastaRuleValues *rules)
{
  const CanastaCountValues *values = &rules->wild_canasta_values;

  for (int jokers = 0; jokers < (int) G_N_ELEMENTS (self->wild_values); jokers++)
    self->wild_values[jokers] = values->n > 0 ? values->of[MIN (jokers, values->n - 1)]
                                              : rules->wild_canasta;
}

/* Full sequences without wild cards may be worth more than others; longer ones than the
 * rules give values for count as the last. */
static void
value_full_sequences (CanastaForms *self, const CanastaRuleValues *rules)
{
  const CanastaCountValues *values = &rules->full_sequence_values;
  gboolean has_say = canasta_rule_values_meet (
    rules, canasta_rule_find ("full-sequence-values")->needs);

  for (int i = 0; i < CANASTA_N_FULL_SEQUENCES; i++)
    self->full_values[i] =
      values->n > 0 && has_say
        ? values->of[MIN (i, values->n - 1)]
        : self->of[CANASTA_FORM_SEQUENCE].values[CANASTA_MIXTURE_CLEAN];
}

/* Sequences are of a class of their own, or of those of melds of one rank. */
static void
classify_sequence (CanastaForm *form, const CanastaRuleValues *rules)
{
  if (!canasta_rule_values_meet (rules, CANASTA_NEEDS_SEQUENCES_BY_MIXTURE))
    {
      classify (form, CANASTA_CLASS_SEQUENCE, CANASTA_CLASS_SEQUENCE, rules);
      return;
    }
  classify (form, CANASTA_CLASS_NATURAL, CANASTA_CLASS_MIXED, rules);
  form->values[CANASTA_MIXTURE_CLEAN] = rules->sequence_canasta;
  form->values[CANASTA_MIXTURE_DIRTY] = rules->mixed_sequence_canasta;
  classify_semi_clean (form, form->complete + 1u, CANASTA_ANY_NUMBER, rules);
}

static CanastaSequenceReach
freeze_reach (const CanastaRuleValues *rules)
{
  gboolean low = rules->sequence_span != CANASTA_SPAN_FOUR_TO_ACE;

  return (CanastaSequenceReach){
    .lowest = low ? CANASTA_PLACE_LOW_ACE : CANASTA_PLACE_FOUR,
    .aces = rules->sequence_span == CANASTA_SPAN_ACE_BOTH_ENDS ? 2 : 1,
    .two_is_natural = low && rules->natural_two,
    .wilds_stand_low = rules->wild_moves == CANASTA_WILD_MOVES_FREES,
  };
}

static CanastaForm
freeze_sequence (const CanastaRuleValues *rules)
{
  CanastaForm form = freeze_any (rules);

  if (rules->sequences == CANASTA_SEQUENCES_NONE)
    form.when = CANASTA_MELD_WHEN_NEVER;
  else if (rules->sequences == CANASTA_SEQUENCES_NATURAL)
    form.most_wilds = 0;
  form.several = TRUE;
  form.complete = (guint8) rules->sequence_size;
  if (rules->complete_sequences == CANASTA_COMPLETE_SEQUENCES_CLOSED)
    close_canasta (&form, RULE (complete_sequences));
  else if (rules->complete_sequences == CANASTA_COMPLETE_SEQUENCES_ENDS_WHEN_GOING_OUT)
    form.longer = CANASTA_MELD_WHEN_GOING_OUT;
  limit (&form, (guint) canasta_rule_values_get_longest (rules), NO_RULE);
  classify_sequence (&form, rules);
  form.short_of = (guint8) (rules->short_sequence_loss > 0 ? rules->short_sequence_size : 0);
  form.short_loss = rules->short_sequence_loss;
  return form;
}

/* Whether sequences are worth something else than other canastas of their class, or than
 * each other. */
static gboolean
values_by_meld (const CanastaForms *self, const CanastaRuleValues *rules)
{
  for (guint i = 0; i < CANASTA_N_FULL_SEQUENCES; i++)
    if (self->full_values[i] != self->of[CANASTA_FORM_SEQUENCE].values[CANASTA_MIXTURE_CLEAN])
      return TRUE;
  return canasta_rule_values_meet (rules, CANASTA_NEEDS_SEQUENCES_BY_MIXTURE)
         && (rules->sequence_canasta != rules->natural_canasta
             || rules->mixed_sequence_canasta != rules->mixed_canasta);
}

/**
 * canasta_forms_freeze: (skip)
 * @self: (out caller-allocates): the forms
 * @roles: what the cards of the table are for; they must live as long
 * @rules: the rules of a table
 * @sides_form: whether sides form inside a deal: melds of one rank that meet may
 *   stay apart
 */
void
canasta_forms_freeze (CanastaForms *self, const CanastaRoles *roles,
                      const CanastaRuleValues *rules, gboolean sides_form)
{
  *self = (CanastaForms){ .roles = roles, .groups = list_groups (roles, rules) };
  self->of[CANASTA_FORM_GROUP] = freeze_rank (rules);
  for (int rank = 0; rank < CANASTA_N_RANKS; rank++)
    if (canasta_ranks_have (roles->natural_ranks, rank))
      self->of[rank] = canasta_ranks_have (self->groups, rank)
                         ? self->of[CANASTA_FORM_GROUP]
                         : freeze_no_group (&self->of[CANASTA_FORM_GROUP]);
  if (roles->stop_rank != CANASTA_NO_RANK)
    self->of[roles->stop_rank] = freeze_stop (roles, rules);
  self->of[CANASTA_FORM_WILD] = freeze_wilds (rules);
  value_wilds (self, rules);
  self->of[CANASTA_FORM_SEQUENCE] = freeze_sequence (rules);
  self->reach = freeze_reach (rules);
  value_full_sequences (self, rules);
  self->values_by_meld = values_by_meld (self, rules);
  for (guint rank = 0; rank < CANASTA_FORM_SEQUENCE; rank++)
    if (self->of[rank].several && self->of[rank].one_open)
      self->one_open |= (guint16) (1 << rank);
  self->numbered = sides_form || rules->melds_per_rank != CANASTA_MELDS_ONE
                   || rules->sequences != CANASTA_SEQUENCES_NONE;
}
