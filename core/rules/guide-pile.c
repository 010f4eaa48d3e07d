/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The guide's section about taking the discard pile. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "rules/guide-private.h"

static void
write_extent (CanastaGuideWriter *self)
{
  int extent = self->rules->take_extent;

  canasta_guide_write (self, "take-extent",
                       _("Instead of drawing you may take the discard pile, if you can meld its "
                         "top card at once."));
  if (extent == CANASTA_TAKE_ALL)
    canasta_guide_add (self, "",
                       _("You take the whole pile: the top card goes into a meld, all others go "
                         "into your hand, and you may meld further with them in the same turn."));
  else if (extent == CANASTA_TAKE_TOP_ONLY)
    canasta_guide_add (self, "",
                       _("You take only the top card; the rest of the pile stays where it is."));
  else
    canasta_guide_add (self, "",
                       ngettext ("You take at most %d card from the top; the rest of the pile "
                                 "stays where it is.",
                                 "You take the top %d cards, or all where there are fewer; the "
                                 "rest of the pile stays where it is.",
                                 extent),
                       extent);
}

static void
write_ways (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;

  if (rules->freeze_model == CANASTA_FREEZE_ALWAYS)
    return;

  canasta_guide_write (self, "take-with-pair",
                       rules->take_with_pair
                         ? _("You may take a pile that is not frozen with two natural cards from "
                             "your hand that have the rank of its top card.")
                         : _("Two natural cards from your hand take a pile only when it is "
                             "frozen."));
  canasta_guide_write (self, "take-with-wild",
                       rules->take_with_wild
                         ? _("You may take a pile that is not frozen with one natural card of "
                             "its top card’s rank and one wild card, both from your hand.")
                         : _("A natural card and a wild card do not take the pile. No wild card "
                             "may help with it."));
  canasta_guide_write (self, "take-by-lay-off",
                       rules->take_by_lay_off
                         ? _("You may take a pile that is not frozen by adding its top card to a "
                             "meld that your side has on the table.")
                         : _("You may not take the pile just by adding its top card to a meld on "
                             "the table."));
}

static void
write_black_three (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;

  if (!canasta_guide_meets (self, CANASTA_NEEDS_BLACK_THREES_STOP))
    {
      canasta_guide_write (self, "black-three-stops take-black-three-going-out",
                           _("A black three on top stops nobody: with black threes of your own "
                             "you may take the pile under it."));
      return;
    }

  if (rules->black_three_stops == CANASTA_STOP_UNTIL_COVERED)
    canasta_guide_write (self, "black-three-stops",
                         _("A black three on top stops the next player: the pile cannot be taken "
                           "until another card covers it."));
  else
    canasta_guide_write (self, "black-three-stops",
                         _("A black three is not meant to stop anybody; but as it may not be "
                           "melded at will, a pile with a black three on top cannot be taken."));
  if (rules->take_black_three_going_out)
    canasta_guide_add (self, "take-black-three-going-out",
                       _("There is one exception: whoever goes out in this very turn may take it "
                         "with two black threes or more from the hand, and must then meld every "
                         "card of the pile."));
  else
    canasta_guide_add (self, "take-black-three-going-out",
                       _("That also holds for a player who could go out with it."));
}

static void
write_freezing (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;

  canasta_guide_write (self, "freeze-model",
                       _("Some cards freeze the pile for everybody. It then stays frozen, also "
                         "when other cards cover them, until it is taken."));
  canasta_guide_add (self, "wild-freezes",
                     rules->wild_freezes
                       ? _("A wild card freezes it, wherever in the pile it lies.")
                       : _("A wild card does not freeze it."));
  if (rules->upcard == CANASTA_UPCARD_NONE)
    canasta_guide_add_rules (self, "red-three-freezes");
  else
    canasta_guide_add (self, "red-three-freezes",
                       rules->red_three_freezes
                         ? _("A red three turned up at the start freezes it.")
                         : _("A red three turned up at the start does not freeze it."));
  canasta_guide_add (self, "black-three-freezes",
                     rules->black_three_freezes
                       ? _("A black three freezes it.")
                       : _("A black three does not freeze it."));
}

static void
write_frozen (CanastaGuideWriter *self)
{
  switch (self->rules->freeze_model)
    {
    case CANASTA_FREEZE_ALWAYS:
      canasta_guide_write (self,
                           "freeze-model wild-freezes red-three-freezes black-three-freezes "
                           "take-with-pair take-with-wild take-by-lay-off",
                           _("The pile is always frozen, whatever cards are in it."));
      break;
    case CANASTA_FREEZE_UNTIL_COVERED:
      canasta_guide_write (self,
                           "freeze-model wild-freezes red-three-freezes black-three-freezes",
                           _("Once another card covers a wild card or a three, the pile can be "
                             "taken like any other. No card freezes it for longer."));
      return;
    case CANASTA_FREEZE_TOP_ONLY:
      canasta_guide_write (self,
                           "freeze-model wild-freezes red-three-freezes black-three-freezes",
                           _("A wild card or a three only stops the player whose turn comes "
                             "next. There is no lasting freeze: after the next discard the pile "
                             "is open again."));
      return;
    case CANASTA_FREEZE_UNTIL_TAKEN:
    default:
      write_freezing (self);
    }
  canasta_guide_write (self, "freeze-model",
                       _("A frozen pile can be taken in one way only: with two natural cards "
                         "from your hand that have the rank of its top card. Wild cards and "
                         "melds on the table are no help. If your side has a meld of that rank "
                         "already, the cards may join it."));
}

static void
write_before_opening (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;

  if (rules->take_before_opening == CANASTA_TAKE_FORBIDDEN)
    {
      canasta_guide_write (self,
                           "take-before-opening frozen-before-opening opening-counts-top-card",
                           _("As long as your side has not opened, you may not take the pile at "
                             "all."));
      return;
    }

  canasta_guide_write (self, "take-before-opening",
                       _("If your side has not opened yet, you may take the pile only if you "
                         "open with it in the same turn."));
  if (rules->freeze_model == CANASTA_FREEZE_ALWAYS)
    canasta_guide_add_rules (self, "frozen-before-opening");
  else if (rules->frozen_before_opening)
    canasta_guide_add (self, "frozen-before-opening",
                       _("Until then the pile is frozen for your side: you need two natural "
                         "cards of the top card’s rank from your hand, even when others may take "
                         "it more easily."));
  else
    canasta_guide_add (self, "frozen-before-opening",
                       _("You may do so in any way in which a side that has opened may take "
                         "it."));
}

static void
write_duties (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;

  canasta_guide_write (self, "one-card-rule",
                       rules->one_card_rule
                         ? _("With a single card in your hand you may not take a pile of a single "
                             "card.")
                         : _("Even with a single card in your hand you may take a pile of a "
                             "single card."));
  switch (rules->pile_must_be_melded)
    {
    case CANASTA_PILE_ALWAYS:
      canasta_guide_write (self, "pile-must-be-melded",
                           _("Every card you take with the pile must be melded in the same "
                             "turn, except red threes."));
      break;
    case CANASTA_PILE_CONCEALED:
      canasta_guide_write (self, "pile-must-be-melded",
                           rules->opening_waiver == CANASTA_WAIVER_STOCK_OR_PILE
                             ? _("The cards you take with the pile need not be melded in the "
                                 "same turn. Only if you go out concealed with it, below the "
                                 "minimum to open, must every one of them be melded.")
                             : _("The cards you take with the pile need not be melded in the "
                                 "same turn. Only a concealed going out below the minimum to "
                                 "open would demand it, and that is not possible with the pile "
                                 "here."));
      break;
    case CANASTA_PILE_NEVER:
    default:
      canasta_guide_write (self, "pile-must-be-melded",
                           _("The cards you take with the pile need not be melded in the same "
                             "turn, apart from the top card."));
    }
}

void
canasta_guide_write_pile (CanastaGuideWriter *self)
{
  canasta_guide_write_head (self, "pile", _("Taking the discard pile"));
  write_extent (self);
  write_ways (self);
  canasta_guide_write (self, "",
                       _("While a wild card or a red three lies on top, nobody may take the "
                         "pile."));
  write_black_three (self);
  write_frozen (self);
  write_before_opening (self);
  write_duties (self);
}
