/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "rules/forms.h"

#include "rules/refuse.h"

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

/* What canastas of the form are, without wild cards and with them. */
static void
classify (CanastaForm *form, CanastaCanastaClass natural, CanastaCanastaClass mixed,
          const CanastaRuleValues *rules)
{
  form->classes[FALSE] = (guint8) natural;
  form->classes[TRUE] = (guint8) mixed;
  form->values[FALSE] = canasta_class_get_worth (natural, rules);
  form->values[TRUE] = canasta_class_get_worth (mixed, rules);
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
  return form;
}

static CanastaForm
freeze_stop (const CanastaRuleValues *rules)
{
  static const guint8 when[] = {
    [CANASTA_BLACK_THREES_GOING_OUT] = CANASTA_MELD_WHEN_GOING_OUT,
    [CANASTA_BLACK_THREES_NEVER] = CANASTA_MELD_WHEN_NEVER,
    [CANASTA_BLACK_THREES_ANY_TIME] = CANASTA_MELD_WHEN_ANY_TIME,
  };
  CanastaForm form = freeze_rank (rules);

  form.when = when[rules->black_threes_melded];
  form.most_wilds = 0;
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
  limit (&form, CANASTA_LONGEST_SEQUENCE, NO_RULE);
  classify (&form, CANASTA_CLASS_SEQUENCE, CANASTA_CLASS_SEQUENCE, rules);
  form.short_of = (guint8) (rules->short_sequence_loss > 0 ? rules->short_sequence_size : 0);
  form.short_loss = rules->short_sequence_loss;
  return form;
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
  *self = (CanastaForms){ .roles = roles };
  for (int rank = 0; rank < CANASTA_N_RANKS; rank++)
    if (canasta_ranks_have (roles->natural_ranks, rank))
      self->of[rank] = freeze_rank (rules);
  if (roles->stop_rank != CANASTA_NO_RANK)
    self->of[roles->stop_rank] = freeze_stop (rules);
  self->of[CANASTA_FORM_WILD] = freeze_wilds (rules);
  value_wilds (self, rules);
  self->of[CANASTA_FORM_SEQUENCE] = freeze_sequence (rules);
  for (guint rank = 0; rank < CANASTA_FORM_SEQUENCE; rank++)
    if (self->of[rank].several && self->of[rank].one_open)
      self->one_open |= (guint16) (1 << rank);
  self->numbered = sides_form || rules->melds_per_rank != CANASTA_MELDS_ONE
                   || rules->sequences != CANASTA_SEQUENCES_NONE;
}
