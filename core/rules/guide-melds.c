/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The guide's sections about melds, canastas and the opening. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "rules/guide-private.h"

static void
write_shape (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;

  canasta_guide_write (self, "meld-minimum-size",
                       ngettext ("A meld is made of at least %d card of the same rank, from four "
                                 "to ace; suits make no difference.",
                                 "A meld is made of at least %d cards of the same rank, from four "
                                 "to ace; suits make no difference.",
                                 rules->meld_minimum_size),
                       rules->meld_minimum_size);
  if (rules->meld_maximum_size == 0)
    canasta_guide_add (self, "meld-maximum-size", _("It may become as large as you like."));
  else
    canasta_guide_add (self, "meld-maximum-size",
                       ngettext ("It may have %d card at most.", "It may have %d cards at most.",
                                 rules->meld_maximum_size),
                       rules->meld_maximum_size);

  canasta_guide_write (self, "minimum-naturals",
                       ngettext ("At least %d card of a meld must be natural.",
                                 "At least %d cards of a meld must be natural.",
                                 rules->minimum_naturals),
                       rules->minimum_naturals);
  if (rules->maximum_wilds == 0)
    canasta_guide_add (self, "maximum-wilds", _("Wild cards may not be added to it."));
  else
    canasta_guide_add (self, "maximum-wilds",
                       ngettext ("It may have %d wild card at most, also when it is a canasta.",
                                 "It may have %d wild cards at most, also when it is a canasta.",
                                 rules->maximum_wilds),
                       rules->maximum_wilds);
  if (rules->wilds_at_most_naturals)
    canasta_guide_add (self, "wilds-at-most-naturals",
                       _("It may never have more wild cards than natural ones."));
  else if (rules->maximum_wilds > rules->minimum_naturals)
    canasta_guide_add (self, "wilds-at-most-naturals",
                       _("Within these limits wild cards may outnumber the natural ones."));
  else
    canasta_guide_add_rules (self, "wilds-at-most-naturals");
}

static void
write_laying_off (CanastaGuideWriter *self)
{
  canasta_guide_write (self, "",
                       _("You may add cards to any meld of your own side in your turn, never to "
                         "a meld of the others. Cards on the table stay where they are: they "
                         "cannot be taken back or moved to another meld. The others may collect "
                         "the same rank as you."));
  if (self->rules->melds_per_rank == CANASTA_MELDS_ONE)
    canasta_guide_add (self, "melds-per-rank",
                       _("Your side has only one meld of each rank; all cards of the rank go "
                         "there."));
  else
    canasta_guide_add (self, "melds-per-rank",
                       _("Your side may have several melds of the same rank."));
}

static void
write_other_melds (CanastaGuideWriter *self)
{
  switch (self->rules->sequences)
    {
    case CANASTA_SEQUENCES_NATURAL:
      canasta_guide_write (self, "sequences",
                           _("Cards of one suit in sequence are a meld too, between the four and "
                             "the ace, without wild cards and seven cards long at most."));
      break;
    case CANASTA_SEQUENCES_WITH_WILDS:
      canasta_guide_write (self, "sequences",
                           _("Cards of one suit in sequence are a meld too, between the four and "
                             "the ace and seven cards long at most. Wild cards may stand in for "
                             "missing cards, as many as in other melds."));
      break;
    case CANASTA_SEQUENCES_NONE:
    default:
      canasta_guide_write (self, "sequences", _("Cards in sequence are not a meld."));
    }

  switch (self->rules->wild_melds)
    {
    case CANASTA_WILD_MELDS_COMPLETE_IN_ONE_TURN:
      canasta_guide_write (self, "wild-melds",
                           _("Wild cards alone are a meld only if you lay a whole canasta of "
                             "them, at least seven, at once."));
      break;
    case CANASTA_WILD_MELDS_FREE:
      canasta_guide_write (self, "wild-melds",
                           _("Wild cards alone may be melded too, jokers and twos together."));
      break;
    case CANASTA_WILD_MELDS_NONE:
    default:
      canasta_guide_write (self, "wild-melds", _("Wild cards alone are not a meld."));
    }
}

/* Whether the variant gives a canasta of some rank a value of its own. */
static gboolean
values_ranks (const CanastaTable *table)
{
  for (guint rank = CANASTA_RANK_FOUR; table->has_hooks && rank <= CANASTA_RANK_ACE; rank++)
    {
      int standard = table->rules.natural_canasta;
      int value;

      if (canasta_variant_classify_meld (table->variant, rank, 7, 0, standard, &value, NULL)
          && value != standard)
        return TRUE;
    }
  return FALSE;
}

static void
write_canastas (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;

  canasta_guide_write_head (self, "canastas", _("Canastas"));
  if (!canasta_guide_meets (self, CANASTA_NEEDS_CANASTAS))
    {
      canasta_guide_write (self, "natural-canasta mixed-canasta wild-canasta sequence-canasta",
                           _("As melds must stay smaller than seven cards, there are no canastas "
                             "at this table."));
      return;
    }

  canasta_guide_write (self, "",
                       rules->meld_maximum_size == 7
                         ? _("A meld of seven cards is a canasta. A natural canasta has no wild "
                             "cards, a mixed canasta has one or more.")
                         : _("A meld of seven cards or more is a canasta. A natural canasta has "
                             "no wild cards, a mixed canasta has one or more. A natural canasta "
                             "to which a wild card is added becomes a mixed one for good."));
  canasta_guide_write (self, "natural-canasta mixed-canasta wild-canasta sequence-canasta",
                       _("A canasta is worth these points at the end of the round, on top of the "
                         "points of its cards."));
  canasta_guide_add_table (self, _("Canasta"), _("Points"), NULL);
  canasta_guide_add_points (self, "natural-canasta", _("Natural canasta"),
                            rules->natural_canasta);
  if (rules->maximum_wilds > 0)
    canasta_guide_add_points (self, "mixed-canasta", _("Mixed canasta"), rules->mixed_canasta);
  if (rules->wild_melds != CANASTA_WILD_MELDS_NONE)
    canasta_guide_add_points (self, "wild-canasta", _("Canasta of wild cards alone"),
                              rules->wild_canasta);
  if (rules->sequences != CANASTA_SEQUENCES_NONE)
    canasta_guide_add_points (self, "sequence-canasta", _("Sequence of seven cards"),
                              rules->sequence_canasta);
  if (values_ranks (self->table))
    canasta_guide_write (self, "",
                         _("In this variant canastas of some ranks have a value of their own."));
}

/* The totals at which a table is asked, and how near a limit is found. */
#define LEAST_TOTAL -1000
#define MOST_TOTAL 20000
#define WIDE_STEP 100
#define TOTAL_STEP 5

/* Finds by asking what a table's minimums are, also where a variant's hook
 * speaks. */
void
canasta_guide_find_bands (const CanastaTable *table, CanastaBands *bands)
{
  int last = canasta_table_get_minimum (table, LEAST_TOTAL, 1);

  *bands = (CanastaBands){ .n = 1, .band = { { LEAST_TOTAL, last } } };
  for (int total = LEAST_TOTAL + WIDE_STEP; total <= MOST_TOTAL; total += WIDE_STEP)
    if (canasta_table_get_minimum (table, total, 1) != last)
      for (int near = total - WIDE_STEP + TOTAL_STEP; near <= total; near += TOTAL_STEP)
        {
          int minimum = canasta_table_get_minimum (table, near, 1);

          if (minimum == last || bands->n == CANASTA_MAX_BANDS)
            continue;
          last = bands->band[bands->n].minimum = minimum;
          bands->band[bands->n++].from = near;
        }
}

static char *
describe_band (const CanastaBands *bands, int i, gboolean by_round)
{
  int from = bands->band[MAX (i, 1)].from;
  g_autofree char *total = canasta_number_format (from);

  if (i == 0 && by_round)
    /* Translators: rounds by their number, which is %d at most */
    return g_strdup_printf (C_("opening", "Up to round %d"), from - 1);
  if (i == 0)
    /* Translators: a total of points */
    return g_strdup_printf (C_("opening", "Below %s"), total);
  if (by_round)
    /* Translators: rounds by their number */
    return g_strdup_printf (C_("opening", "From round %d on"), from);
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
  canasta_guide_add_table (self, by_round ? _("Round") : _("Total"), _("Minimum"), NULL);
  for (int i = 0; i < bands->n; i++)
    {
      g_autofree char *from = describe_band (bands, i, by_round);

      canasta_guide_add_points (self, "opening-minimum opening-by", from,
                                bands->band[i].minimum);
    }
}

static void
write_top_card (CanastaGuideWriter *self)
{
  if (self->rules->take_before_opening == CANASTA_TAKE_FORBIDDEN)
    return;
  canasta_guide_write (self, "opening-counts-top-card",
                       self->rules->opening_counts_top_card
                         ? _("If you open by taking the pile, its top card counts towards the "
                             "minimum, but no other card of the pile does.")
                         : _("If you open by taking the pile, only the cards from your hand "
                             "count towards the minimum, not even the pile’s top card."));
}

static void
write_exceptions (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;
  g_autofree char *penalty = canasta_number_format (rules->opening_fail_penalty);

  switch (rules->opening_waiver)
    {
    case CANASTA_WAIVER_STOCK:
      canasta_guide_write (self, "opening-waiver",
                           _("There is an exception: if you have drawn from the stock and go "
                             "out concealed in the same turn, you need no minimum."));
      break;
    case CANASTA_WAIVER_STOCK_OR_PILE:
      canasta_guide_write (self, "opening-waiver",
                           _("There is an exception: if you go out concealed, you need no "
                             "minimum, whether you have drawn from the stock or taken the "
                             "pile."));
      break;
    case CANASTA_WAIVER_NONE:
    default:
      canasta_guide_write (self, "opening-waiver",
                           _("Not even a player who goes out concealed can do without the "
                             "minimum."));
    }

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

static void
write_opening (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;
  CanastaBands bands = rules->opening_minimum;

  if (bands.n == 0)
    canasta_guide_find_bands (self->table, &bands);

  canasta_guide_write_head (self, "opening", _("Opening"));
  canasta_guide_write (self, "",
                       _("The first melds that a side lays in a round open for it. For that the "
                         "cards must be worth a minimum. Only the values of cards count; "
                         "canastas and red threes do not."));
  canasta_guide_add (self, "opening-counts",
                     rules->opening_counts == CANASTA_OPENING_SUM
                       ? _("All melds that you lay at once count together.")
                       : _("You may lay several melds at once, but one of them must reach the "
                           "minimum alone."));
  write_bands (self, &bands);
  write_top_card (self);
  write_exceptions (self);
  canasta_guide_write (self, "",
                       canasta_table_has_partners (self->table)
                         ? _("Once one partner has opened, there is no minimum any more for the "
                             "whole side until the round ends.")
                         : _("Once you have opened, there is no minimum for you any more until "
                             "the round ends."));
}

void
canasta_guide_write_melds (CanastaGuideWriter *self)
{
  canasta_guide_write_head (self, "melds", _("Melds and wild cards"));
  write_shape (self);
  write_laying_off (self);
  write_other_melds (self);
  write_canastas (self);
  write_opening (self);
}
