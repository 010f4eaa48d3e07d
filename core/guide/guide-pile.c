/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The guide's section about taking the discard pile. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "guide/guide-private.h"
#include "play/state.h"

static void
write_extent (CanastaGuideWriter *self)
{
  int extent = self->rules->take_extent;

  canasta_guide_write (self, "take-extent take-freely lone-pile-card",
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

/* Whether some card freezes the pile for longer than it lies on top. */
static gboolean
has_freezing_cards (const CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;

  return (canasta_guide_has_say (self, "wild-freezes") && rules->wild_freezes)
         || (canasta_guide_has_say (self, "red-three-freezes") && rules->red_three_freezes)
         || (canasta_guide_has_say (self, "black-three-freezes") && rules->black_three_freezes);
}

/* Whether the pile can be frozen at all, for everybody or for one side. */
static gboolean
can_be_frozen (const CanastaGuideWriter *self)
{
  return self->rules->freeze_model == CANASTA_FREEZE_ALWAYS || has_freezing_cards (self)
         || (canasta_guide_has_say (self, "frozen-before-opening")
             && self->rules->frozen_before_opening);
}

static const char *
say_pair (const CanastaGuideWriter *self)
{
  if (self->rules->take_with_pair)
    return can_be_frozen (self)
             ? _("You may take a pile that is not frozen with two natural cards from your hand "
                 "that have the rank of its top card.")
             : _("You may take the pile with two natural cards from your hand that have the rank "
                 "of its top card.");
  return can_be_frozen (self)
           ? _("You may take the pile with two natural cards from your hand only when it is "
                 "frozen.")
           : _("You may not take the pile with two natural cards from your hand.");
}

static const char *
say_wild (const CanastaGuideWriter *self)
{
  if (!self->rules->take_with_wild)
    return _("You may not take the pile with a natural card and a wild card.");
  return can_be_frozen (self)
           ? _("You may take a pile that is not frozen with one natural card of its top card’s "
               "rank and one wild card, both from your hand.")
           : _("You may take the pile with one natural card of its top card’s rank and one wild "
               "card, both from your hand.");
}

static const char *
say_lay_off (const CanastaGuideWriter *self)
{
  if (!self->rules->take_by_lay_off)
    return _("You may not take the pile just by adding its top card to a meld on the table.");
  return can_be_frozen (self)
           ? _("You may take a pile that is not frozen by adding its top card to a meld that "
               "your side has on the table.")
           : _("You may take the pile by adding its top card to a meld that your side has on the "
               "table.");
}

/* The same where there are sequences, too, which have a rule of their own. */
static const char *
say_lay_off_on_rank (const CanastaGuideWriter *self)
{
  if (!self->rules->take_by_lay_off)
    return _("You may not take the pile just by adding its top card to a meld of its rank on the "
             "table.");
  return can_be_frozen (self)
           ? _("You may take a pile that is not frozen by adding its top card to a meld of its "
               "rank that your side has on the table.")
           : _("You may take the pile by adding its top card to a meld of its rank that your "
               "side has on the table.");
}

/* Whether the top card may begin a sequence with cards of the hand. */
static gboolean
starts_sequences (const CanastaGuideWriter *self)
{
  return canasta_guide_has_say (self, "take-to-start-sequence")
         && self->rules->take_to_start_sequence;
}

static const char *
say_extending (const CanastaGuideWriter *self)
{
  switch (self->rules->take_to_extend)
    {
    case CANASTA_EXTEND_TOP_CARD:
      return can_be_frozen (self)
               ? _("Instead of drawing you may also take the top card alone and add it to a "
                   "sequence that your side has on the table, even when the pile is frozen. The "
                   "other cards stay where they are.")
               : _("Instead of drawing you may also take the top card alone and add it to a "
                   "sequence that your side has on the table. The other cards stay where they "
                   "are.");
    case CANASTA_EXTEND_OFF:
      return starts_sequences (self)
               ? _("The top card cannot be added to a sequence that lies on the table.")
               : _("The top card cannot be taken for a sequence.");
    case CANASTA_EXTEND_WHOLE_PILE:
    default:
      if (starts_sequences (self))
        return can_be_frozen (self)
                 ? _("You may take a pile that is not frozen by adding its top card to a sequence "
                     "that your side has on the table.")
                 : _("You may take the pile by adding its top card to a sequence that your side "
                     "has on the table.");
      return can_be_frozen (self)
               ? _("In the same way you may take a pile that is not frozen by adding its top card "
                   "to a sequence that your side has on the table. It cannot begin a sequence.")
               : _("In the same way you may take the pile by adding its top card to a sequence "
                   "that your side has on the table. It cannot begin a sequence.");
    }
}

/* What the top card may be added to by itself. */
static void
write_laying_off (CanastaGuideWriter *self)
{
  gboolean thaws = canasta_guide_meets (self, CANASTA_NEEDS_THAW);
  gboolean sequences = canasta_guide_meets (self, CANASTA_NEEDS_SEQUENCES);

  if (canasta_guide_has_say (self, "take-by-lay-off"))
    canasta_guide_write (self, "take-by-lay-off", "%s",
                         sequences ? say_lay_off_on_rank (self) : say_lay_off (self));
  else
    canasta_guide_add_rules (self, "take-by-lay-off");
  if (sequences && (thaws || self->rules->take_to_extend == CANASTA_EXTEND_TOP_CARD))
    canasta_guide_write (self, "take-to-extend", "%s", say_extending (self));
  else
    canasta_guide_add_rules (self, "take-to-extend");
  if (starts_sequences (self))
    canasta_guide_add (self, "take-to-start-sequence", "%s",
                       can_be_frozen (self)
                         ? _("You may take a pile that is not frozen with cards from your hand "
                             "that make a new sequence together with its top card.")
                         : _("You may take the pile with cards from your hand that make a new "
                             "sequence together with its top card."));
  else
    canasta_guide_add_rules (self, "take-to-start-sequence");
  if (canasta_guide_has_say (self, "take-onto-complete") && !self->rules->take_onto_complete)
    canasta_guide_add (self, "take-onto-complete",
                       _("Canastas are left out: the top card is not added to them."));
  else
    canasta_guide_add_rules (self, "take-onto-complete");
}

/* What keeps everybody from the pile, or asks for cards like it. */
static void
write_tops (CanastaGuideWriter *self)
{
  if (!canasta_guide_has_say (self, "take-with-wild-pair") || !self->rules->take_with_wild_pair)
    {
      canasta_guide_write (self, "take-with-wild-pair", "%s",
                           canasta_guide_has_special_threes (self)
                             ? _("While a wild card or a red three lies on top, nobody may take "
                                 "the pile.")
                             : _("While a wild card lies on top, nobody may take the pile."));
      return;
    }
  canasta_guide_write (self, "take-with-wild-pair", "%s",
                       canasta_guide_meets (self, CANASTA_NEEDS_JOKERS)
                         ? _("A pile under a two is taken with two twos from your hand, one under "
                             "a joker with two jokers. The three become a meld of wild cards, or "
                             "join the one your side has.")
                         : _("A pile under a two is taken with two twos from your hand. The three "
                             "become a meld of wild cards, or join the one your side has."));
  if (canasta_guide_meets (self, CANASTA_NEEDS_UPCARD | CANASTA_NEEDS_SPECIAL_THREES))
    canasta_guide_add (self, "", _("While a red three lies on top, nobody may take the pile."));
}

/* How large a meld may be that the top card joins with cards from the hand. */
static void
write_largest (CanastaGuideWriter *self)
{
  if (canasta_guide_has_say (self, "take-onto-largest") && self->rules->take_onto_largest > 0)
    canasta_guide_write (self, "take-onto-largest",
                         ngettext ("With cards from your hand the top card may join a meld of "
                                   "your side that has %d card at most.",
                                   "With cards from your hand the top card may join a meld of "
                                   "your side that has %d cards at most.",
                                   self->rules->take_onto_largest),
                         self->rules->take_onto_largest);
  else
    canasta_guide_add_rules (self, "take-onto-largest");
}

static void
write_ways (CanastaGuideWriter *self)
{
  if (!canasta_guide_meets (self, CANASTA_NEEDS_THAW))
    {
      canasta_guide_add_rules (self, "take-with-pair take-with-wild");
      write_laying_off (self);
      return;
    }

  if (canasta_guide_has_say (self, "take-with-pair"))
    canasta_guide_write (self, "take-with-pair", "%s", say_pair (self));
  else
    canasta_guide_add_rules (self, "take-with-pair");
  if (canasta_guide_has_say (self, "take-with-wild"))
    canasta_guide_write (self, "take-with-wild", "%s", say_wild (self));
  else
    canasta_guide_add_rules (self, "take-with-wild");
  write_laying_off (self);
}

static void
write_black_three (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;

  if (!canasta_guide_has_special_threes (self))
    {
      canasta_guide_add_rules (self, "black-three-stops take-black-three-going-out");
      return;
    }
  if (!canasta_guide_meets (self, CANASTA_NEEDS_BLACK_THREES_STOP))
    {
      canasta_guide_write (self, "black-three-stops take-black-three-going-out",
                           _("A black three on top stops nobody: the pile under it can be taken "
                             "like any other."));
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

  canasta_guide_write (self, "freeze-model", "%s",
                       rules->take_extent == CANASTA_TAKE_ALL
                         ? _("Some cards freeze the pile for everybody. It then stays frozen, "
                             "even when other cards cover them, until it is taken.")
                         : _("Some cards freeze the pile for everybody. It then stays frozen, "
                             "even when other cards cover them, as long as they lie in it."));
  canasta_guide_add (self, "wild-freezes",
                     rules->wild_freezes
                       ? _("A wild card freezes it, wherever in the pile it lies.")
                       : _("A wild card does not freeze it."));
  if (!canasta_guide_has_say (self, "red-three-freezes"))
    canasta_guide_add_rules (self, "red-three-freezes");
  else
    canasta_guide_add (self, "red-three-freezes",
                       rules->red_three_freezes
                         ? _("A red three turned up at the start freezes it.")
                         : _("A red three turned up at the start does not freeze it."));
  if (!canasta_guide_has_say (self, "black-three-freezes"))
    canasta_guide_add_rules (self, "black-three-freezes");
  else
    canasta_guide_add (self, "black-three-freezes",
                       rules->black_three_freezes
                         ? _("A black three freezes it.")
                         : _("A black three does not freeze it."));
}

/* Where cards stop the pile only as long as they lie on top, nothing is said
 * of frozen piles. */
static const char *
say_stopping (const CanastaGuideWriter *self)
{
  gboolean threes = canasta_guide_meets (self, CANASTA_NEEDS_BLACK_THREES_STOP);

  if (self->rules->freeze_model == CANASTA_FREEZE_UNTIL_TAKEN
      || self->rules->freeze_model == CANASTA_FREEZE_NEVER)
    return _("What lies under the top card makes no difference.");
  if (!canasta_guide_has_special_threes (self))
    return self->rules->freeze_model == CANASTA_FREEZE_UNTIL_COVERED
             ? _("Once another card covers a wild card, the pile can be taken like any other.")
             : _("A wild card only stops the player whose turn comes next.");
  if (self->rules->freeze_model == CANASTA_FREEZE_UNTIL_COVERED)
    return threes ? _("Once another card covers a wild card or a three, the pile can be taken "
                      "like any other.")
                  : _("Once another card covers a wild card or a red three, the pile can be "
                      "taken like any other.");
  return threes ? _("A wild card or a three only stops the player whose turn comes next.")
                : _("A wild card or a red three only stops the player whose turn comes next.");
}

static void
write_frozen (CanastaGuideWriter *self)
{
  if (self->rules->freeze_model == CANASTA_FREEZE_ALWAYS)
    canasta_guide_write (self, "freeze-model wild-freezes red-three-freezes black-three-freezes",
                         _("The pile is always frozen, whatever cards are in it."));
  else if (has_freezing_cards (self))
    write_freezing (self);
  else
    {
      canasta_guide_write (self,
                           "freeze-model wild-freezes red-three-freezes black-three-freezes",
                           "%s", say_stopping (self));
      return;
    }
  if (!canasta_guide_meets (self, CANASTA_NEEDS_GROUPS))
    {
      canasta_guide_write (self, "freeze-model",
                           _("A frozen pile cannot be taken: that would take cards of its top "
                             "card’s rank, which are no meld here."));
      return;
    }
  canasta_guide_write (self, "freeze-model",
                       canasta_faces_have (self->table->roles.blocks, CANASTA_JOKER)
                         ? _("A frozen pile can be taken in one way only: with two natural cards "
                             "from your hand that have the rank of its top card. Wild cards and "
                             "melds on the table are no help. If your side has a meld of that "
                             "rank already, the cards may join it.")
                         : _("Under a natural card a frozen pile can be taken in one way only: "
                             "with two natural cards from your hand that have the rank of its "
                             "top card. Wild cards and melds on the table are no help. If your "
                             "side has a meld of that rank already, the cards may join it."));
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

  if (canasta_guide_has_say (self, "frozen-before-opening") && rules->frozen_before_opening
      && !canasta_guide_meets (self, CANASTA_NEEDS_GROUPS))
    {
      canasta_guide_write (self, "take-before-opening frozen-before-opening",
                           _("As long as your side has not opened, the pile is frozen for it and "
                             "cannot be taken."));
      return;
    }
  canasta_guide_write (self, "take-before-opening",
                       _("If your side has not opened yet, you may take the pile only if you "
                         "open with it in the same turn."));
  if (!canasta_guide_has_say (self, "frozen-before-opening"))
    canasta_guide_add_rules (self, "frozen-before-opening");
  else if (rules->frozen_before_opening)
    canasta_guide_add (self, "frozen-before-opening",
                       _("Until then the pile is frozen for your side: you need two natural "
                         "cards of the top card’s rank from your hand, even when others may take "
                         "it more easily."));
  else
    canasta_guide_add (self, "frozen-before-opening",
                       _("It takes the same cards from your hand as for a side that has "
                         "opened."));
}

static void
write_top_card (CanastaGuideWriter *self)
{
  if (!canasta_guide_has_say (self, "opening-counts-top-card"))
    {
      canasta_guide_add_rules (self, "opening-counts-top-card");
      return;
    }
  canasta_guide_write (self, "opening-counts-top-card",
                       self->rules->opening_counts_top_card
                         ? _("If you open by taking the pile, its top card counts towards the "
                             "minimum, but no other card of the pile does.")
                         : _("If you open by taking the pile, only the cards from your hand "
                             "count towards the minimum, not even the pile’s top card."));
}

gboolean
canasta_guide_waives_with_pile (const CanastaGuideWriter *self)
{
  return self->rules->opening_waiver == CANASTA_WAIVER_STOCK_OR_PILE
         && canasta_guide_has_say (self, "opening-waiver")
         && canasta_guide_meets (self, CANASTA_NEEDS_TAKING_TO_OPEN);
}

/* What must be melded of a pile. Going out concealed below the minimum asks for
 * something only where there is a minimum. */
static const char *
say_melding (const CanastaGuideWriter *self)
{
  int duty = self->rules->pile_must_be_melded;

  if (duty == CANASTA_PILE_ALWAYS)
    return canasta_guide_has_special_threes (self)
             ? _("Every card you take with the pile must be melded in the same turn, except red "
                 "threes.")
             : _("Every card you take with the pile must be melded in the same turn.");
  if (duty == CANASTA_PILE_CONCEALED && canasta_guide_waives_with_pile (self))
    return _("The cards you take with the pile need not be melded in the same turn. Only if you "
             "go out concealed with it, below the minimum to open, must every one of them be "
             "melded.");
  if (duty == CANASTA_PILE_CONCEALED && canasta_guide_has_say (self, "opening-waiver"))
    return _("The cards you take with the pile need not be melded in the same turn. Only going "
             "out concealed below the minimum to open would require it, and that is not "
             "possible with the pile here.");
  return _("The cards you take with the pile need not be melded in the same turn, apart from the "
           "top card.");
}

static void
write_duties (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;

  if (canasta_guide_has_say (self, "one-card-rule"))
    canasta_guide_write (self, "one-card-rule", "%s",
                         rules->one_card_rule
                           ? _("With a single card in your hand you may not take a pile of a "
                               "single card.")
                           : _("Even with a single card in your hand you may take a pile of a "
                               "single card."));
  else
    canasta_guide_add_rules (self, "one-card-rule");
  if (canasta_guide_has_say (self, "pile-must-be-melded"))
    canasta_guide_write (self, "pile-must-be-melded", "%s", say_melding (self));
  else
    canasta_guide_add_rules (self, "pile-must-be-melded");
}

/* The rules of a pile whose top card is melded. */
static const char unspoken[] =
  "take-extent take-with-wild-pair black-three-stops take-black-three-going-out freeze-model "
  "wild-freezes red-three-freezes black-three-freezes take-with-pair take-with-wild "
  "take-by-lay-off take-to-extend take-to-start-sequence take-onto-complete take-onto-largest "
  "take-before-opening frozen-before-opening opening-counts-top-card one-card-rule "
  "pile-must-be-melded";

static void
write_freely (CanastaGuideWriter *self)
{
  canasta_guide_write (self, "take-freely",
                       _("Instead of drawing you may take the discard pile, whatever cards lie in "
                         "it: all of it goes into your hand, and nothing need be melded with "
                         "it."));
  canasta_guide_add_rules (self, unspoken);
  if (self->rules->lone_pile_card == CANASTA_LONE_PILE_CARD_BARRED)
    canasta_guide_write (self, "lone-pile-card",
                         _("If the pile was a single card, you may not discard that card in the "
                           "same turn, unless you held one like it before, of the same rank and "
                           "suit; all jokers are alike."));
  else
    canasta_guide_write (self, "lone-pile-card",
                         _("If the pile was a single card, you may discard that card again in the "
                           "same turn."));
  canasta_guide_write (self, "",
                       ngettext ("If nobody has drawn or melded for %d turn, the round ends as if "
                                 "the stock had run out.",
                                 "If nobody has drawn or melded for %d turns in a row, the round "
                                 "ends as if the stock had run out.",
                                 CANASTA_MOST_IDLE_TURNS),
                       CANASTA_MOST_IDLE_TURNS);
}

void
canasta_guide_write_pile (CanastaGuideWriter *self)
{
  canasta_guide_write_head (self, "pile", _("Taking the discard pile"));
  if (canasta_guide_takes_freely (self))
    {
      write_freely (self);
      return;
    }
  write_extent (self);
  write_tops (self);
  write_black_three (self);
  write_frozen (self);
  write_ways (self);
  write_largest (self);
  write_before_opening (self);
  write_top_card (self);
  write_duties (self);
}
