/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The guide's section about the opening. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "guide/guide-private.h"

/* The rounds a minimum holds in. */
static char *
describe_rounds (const CanastaBands *bands, int i)
{
  int first = i == 0 ? 1 : bands->band[i].from;
  int last;

  if (i == bands->n - 1)
    /* Translators: rounds by their number */
    return g_strdup_printf (C_("opening", "From round %d on"), first);
  last = bands->band[i + 1].from - 1;
  if (first < last)
    /* Translators: rounds by their numbers, the first and the last */
    return g_strdup_printf (C_("opening", "Rounds %d to %d"), first, last);
  /* Translators: a round by its number */
  return g_strdup_printf (C_("opening", "Round %d"), last);
}

/* The totals it holds at. */
static char *
describe_totals (const CanastaBands *bands, int i)
{
  g_autofree char *total = canasta_number_format (bands->band[MAX (i, 1)].from);

  if (i == 0)
    /* Translators: a total of points */
    return g_strdup_printf (C_("opening", "Below %s"), total);
  /* Translators: a total of points */
  return g_strdup_printf (C_("opening", "From %s on"), total);
}

static void
write_bands (CanastaGuideWriter *self, const CanastaBands *bands)
{
  gboolean by_round = self->rules->opening_minimum.n > 0
                      && self->rules->opening_by == CANASTA_OPENING_BY_ROUND;
  g_autofree char *minimum = canasta_number_format (bands->band[0].minimum);

  if (bands->n == 1)
    {
      canasta_guide_write (self, "opening-minimum opening-by",
                           ngettext ("The minimum is always %s point.",
                                     "The minimum is always %s points.",
                                     bands->band[0].minimum),
                           minimum);
      return;
    }

  canasta_guide_write (self, "opening-minimum opening-by",
                       by_round
                         ? _("The minimum depends on which round of the match is played.")
                         : _("The minimum depends on your side’s total before the round."));
  canasta_guide_add_grid (self, by_round ? _("Round") : _("Total"), _("Minimum"), NULL);
  for (int i = 0; i < bands->n; i++)
    {
      g_autofree char *from = by_round ? describe_rounds (bands, i)
                                       : describe_totals (bands, i);
      g_autofree char *points = bands->band[i].minimum > 0
                                  ? canasta_number_format (bands->band[i].minimum)
                                  : g_strdup (C_("minimum", "none"));

      canasta_guide_add_row (self, "opening-minimum opening-by", from, points, NULL);
    }
}

/* What the first melds must hold besides the minimum. */
static void
write_kinds (CanastaGuideWriter *self)
{
  const CanastaBands *bands = &self->rules->opening_kind;
  const CanastaRule *rule = canasta_rule_find ("opening-kind");

  if (!canasta_guide_meets (self, CANASTA_NEEDS_KIND_TO_OPEN))
    {
      canasta_guide_add_rules (self, "opening-kind");
      return;
    }
  if (bands->n == 1)
    canasta_guide_write (self, "opening-kind", "%s",
                         bands->band[0].minimum == CANASTA_OPENING_CANASTA
                           ? _("The first melds must hold a canasta.")
                           : _("The first melds must hold a canasta without wild cards."));
  else
    canasta_guide_write (self, "opening-kind",
                         _("What the first melds must hold depends on your side’s total before "
                           "the round."));
  if (canasta_guide_meets (self, CANASTA_NEEDS_SEQUENCES))
    canasta_guide_add (self, "", _("A complete sequence is a canasta too."));
  if (bands->n == 1)
    return;
  canasta_guide_add_grid (self, _("Total"), _("The first melds hold"), NULL);
  for (int i = 0; i < bands->n; i++)
    {
      g_autofree char *from = describe_totals (bands, i);

      canasta_guide_add_row (self, "opening-kind", from,
                             canasta_rule_get_choice_title (rule, bands->band[i].minimum), NULL);
    }
}

/* What becomes of cards that fall short. */
static void
write_failing (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;
  g_autofree char *penalty = canasta_number_format (rules->opening_fail_penalty);

  if (rules->opening_fail_penalty == 0)
    canasta_guide_write (self, "opening-fail-penalty",
                         _("Melds that fall short of the minimum go back into your hand; that "
                           "costs you nothing."));
  else
    canasta_guide_write (self, "opening-fail-penalty",
                         ngettext ("If you insist on an opening that falls short, the cards go "
                                   "back into your hand and the minimum rises by %s point for "
                                   "the rest of the round.",
                                   "If you insist on an opening that falls short, the cards go "
                                   "back into your hand and the minimum rises by %s points for "
                                   "the rest of the round.",
                                   rules->opening_fail_penalty),
                         penalty);
}

/* The minimums next to a sum: the highest it reaches, and the lowest it does not;
 * -1 where there is none. */
static void
find_minimums (const CanastaBands *bands, int sum, int *reached, int *missed)
{
  *reached = *missed = -1;
  for (int i = 0; i < bands->n; i++)
    {
      int minimum = bands->band[i].minimum;

      if (minimum > 0 && minimum <= sum)
        *reached = MAX (*reached, minimum);
      else if (minimum > sum && (*missed < 0 || minimum < *missed))
        *missed = minimum;
    }
}

/* What a sum is enough for. */
static void
add_verdict (CanastaGuideWriter *self, const CanastaBands *bands, int sum)
{
  int reached, missed;
  g_autofree char *enough = NULL;
  g_autofree char *more = NULL;

  find_minimums (bands, sum, &reached, &missed);
  enough = canasta_number_format (reached);
  more = canasta_number_format (missed);
  if (reached >= 0 && missed >= 0)
    canasta_guide_add (self, "", _("That is enough for a minimum of %1$s, not for %2$s."), enough,
                       more);
  else if (reached >= 0)
    canasta_guide_add (self, "", _("That is enough for a minimum of %s."), enough);
  else if (missed >= 0)
    canasta_guide_add (self, "", _("That is not enough for a minimum of %s."), more);
}

/* What counts towards a minimum. */
static const char *
say_counted (const CanastaGuideWriter *self)
{
  gboolean canastas = canasta_guide_meets (self, CANASTA_NEEDS_CANASTAS);

  if (canasta_guide_has_special_threes (self))
    return canastas ? _("Only the values of cards count; canastas and red threes do not.")
                    : _("Only the values of cards count; red threes do not.");
  return canastas ? T_(self->table, "Only the values of cards count; canastas do not.")
                  : _("Only the values of cards count.");
}

/* An opening worked through: kings, and aces with a two where that is a meld. */
static void
write_example (CanastaGuideWriter *self, const CanastaBands *bands)
{
  const CanastaRuleValues *rules = self->rules;
  const CanastaForm *form = &self->table->forms.of[CANASTA_FORM_GROUP];
  gboolean mixed = form->least_naturals <= 2 && form->most_wilds >= 1
                   && form->naturals_per_wild <= 2 && form->mixed_naturals <= 2;
  int kings = 3 * rules->value_high;
  int aces = mixed ? 2 * rules->value_ace + rules->value_two : 3 * rules->value_ace;
  int sum = rules->opening_counts == CANASTA_OPENING_SUM ? kings + aces : MAX (kings, aces);
  g_autofree char *kings_text = canasta_number_format (kings);
  g_autofree char *aces_text = canasta_number_format (aces);
  g_autofree char *sum_text = canasta_number_format (sum);

  if (form->least > 3)
    return;
  canasta_guide_write (self, "",
                       mixed ? _("An example: three kings count %1$s, and two aces with a two "
                                 "count %2$s.")
                             : _("An example: three kings count %1$s, and three aces count %2$s."),
                       kings_text, aces_text);
  if (rules->opening_counts == CANASTA_OPENING_SUM)
    canasta_guide_add (self, "",
                       ngettext ("Laid together, they open with %s point.",
                                 "Laid together, they open with %s points.", sum),
                       sum_text);
  else
    canasta_guide_add (self, "",
                       ngettext ("Laid together, they open with the better meld: %s point.",
                                 "Laid together, they open with the better meld: %s points.",
                                 sum),
                       sum_text);
  add_verdict (self, bands, sum);
}

gboolean
canasta_guide_has_opening (const CanastaGuideWriter *self)
{
  return canasta_guide_meets (self, CANASTA_NEEDS_MINIMUM)
         || canasta_guide_meets (self, CANASTA_NEEDS_KIND_TO_OPEN)
         || !canasta_guide_takes_freely (self);
}

void
canasta_guide_write_opening (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;
  CanastaBands bands = rules->opening_minimum;

  if (!canasta_guide_has_opening (self))
    return;
  if (bands.n == 0)
    canasta_guide_find_bands (self->table, &bands);

  canasta_guide_write_head (self, "opening", _("Opening"));
  canasta_guide_write (self, "",
                       _("The first melds a side lays in a round are its opening."));
  if (!canasta_guide_meets (self, CANASTA_NEEDS_MINIMUM))
    {
      canasta_guide_add (self,
                         "opening-minimum opening-by opening-counts opening-fail-penalty",
                         _("They need not be worth anything."));
      write_kinds (self);
      return;
    }

  canasta_guide_add (self, "", _("Their cards must be worth a minimum."));
  canasta_guide_add (self, "", "%s", say_counted (self));
  canasta_guide_add (self, "opening-counts",
                     rules->opening_counts == CANASTA_OPENING_SUM
                       ? _("All melds that you lay at once count together.")
                       : _("You may lay several melds at once, but one of them must reach the "
                           "minimum alone."));
  write_bands (self, &bands);
  write_kinds (self);
  write_example (self, &bands);
  write_failing (self);
  canasta_guide_write (self, "",
                       canasta_table_has_partners (self->table)
                         ? _("Once one partner has opened, the whole side needs no minimum "
                             "until the round ends.")
                         : _("Once you have opened, you need no minimum until the round ends."));
}
