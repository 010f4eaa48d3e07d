/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The guide's section about melds. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "guide/guide-private.h"
#include "melds/meld.h"

/* Natural and wild cards of a meld. */
static void
write_mixture (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;
  int mixed = MAX (rules->mixed_minimum_naturals, rules->minimum_naturals);

  if (!canasta_guide_meets (self, CANASTA_NEEDS_WILDS_IN_MELDS))
    {
      canasta_guide_write (self,
                           "maximum-wilds minimum-naturals wilds-at-most-naturals "
                           "naturals-per-wild mixed-minimum-naturals",
                           _("All cards of a meld must be natural."));
      return;
    }

  canasta_guide_write (self, "minimum-naturals",
                       ngettext ("At least %d card of a meld must be natural.",
                                 "At least %d cards of a meld must be natural.",
                                 rules->minimum_naturals),
                       rules->minimum_naturals);
  if (rules->mixed_minimum_naturals > 0)
    canasta_guide_add (self, "mixed-minimum-naturals",
                       ngettext ("A meld with a wild card needs at least %d natural card.",
                                 "A meld with a wild card needs at least %d natural cards.",
                                 mixed),
                       mixed);
  else
    canasta_guide_add_rules (self, "mixed-minimum-naturals");
  canasta_guide_add (self, "maximum-wilds",
                     ngettext ("It may have %d wild card at most.",
                               "It may have %d wild cards at most.", rules->maximum_wilds),
                     rules->maximum_wilds);
  if (canasta_guide_meets (self, CANASTA_NEEDS_CANASTAS))
    canasta_guide_add (self, "", T_(self->table, "That also holds when it is a canasta."));
  if (canasta_guide_has_say (self, "naturals-per-wild") && rules->naturals_per_wild > 0)
    canasta_guide_add (self, "naturals-per-wild",
                       ngettext ("Each of its wild cards needs %d natural card in the meld.",
                                 "Each of its wild cards needs %d natural cards in the meld.",
                                 rules->naturals_per_wild),
                       rules->naturals_per_wild);
  else
    canasta_guide_add_rules (self, "naturals-per-wild");
  if (!canasta_guide_has_say (self, "wilds-at-most-naturals"))
    canasta_guide_add_rules (self, "wilds-at-most-naturals");
  else
    canasta_guide_add (self, "wilds-at-most-naturals", "%s",
                       rules->wilds_at_most_naturals
                         ? _("It may never have more wild cards than natural ones.")
                         : _("Within these limits wild cards may outnumber the natural ones."));
}

/* The most cards a meld of a natural rank comes to: no more of its rank are in the game. */
static int
count_group (CanastaGuideWriter *self)
{
  const CanastaForm *form = &self->table->forms.of[CANASTA_FORM_GROUP];
  int naturals = 4 * self->rules->packs;
  int wilds = form->naturals_per_wild > 0
                ? MIN (form->most_wilds, naturals / form->naturals_per_wild) : form->most_wilds;

  return naturals + wilds;
}

/* Which cards of one rank are a meld, where some are not. */
static void
write_few_groups (CanastaGuideWriter *self, int least)
{
  if (!canasta_guide_meets (self, CANASTA_NEEDS_GROUPS))
    canasta_guide_write (self, "groups meld-minimum-size",
                         ngettext ("Only sequences are melded, of at least %d card; cards of one "
                                   "rank are no meld.",
                                   "Only sequences are melded, of at least %d cards; cards of one "
                                   "rank are no meld.",
                                   least),
                         least);
  else if (canasta_ranks_count (self->table->forms.groups) > 1)
    canasta_guide_write (self, "groups meld-minimum-size",
                         ngettext ("At least %d ace or three is a meld, whatever its suit; cards of "
                                   "other ranks are melded in sequence only.",
                                   "At least %d aces or threes are a meld, whatever their suits; "
                                   "cards of other ranks are melded in sequence only.",
                                   least),
                         least);
  else
    canasta_guide_write (self, "groups meld-minimum-size",
                         ngettext ("At least %d ace is a meld, whatever its suit; cards of other "
                                   "ranks are melded in sequence only.",
                                   "At least %d aces are a meld, whatever their suits; cards of "
                                   "other ranks are melded in sequence only.",
                                   least),
                         least);
}

/* Cards of the same rank, where those of all ranks are melds. */
static void
write_groups (CanastaGuideWriter *self, int least)
{
  if (canasta_guide_has_special_threes (self))
    canasta_guide_write (self, "groups meld-minimum-size",
                         ngettext ("A meld is made of at least %d card of the same rank, from "
                                   "four to ace; suits make no difference.",
                                   "A meld is made of at least %d cards of the same rank, from "
                                   "four to ace; suits make no difference.",
                                   least),
                         least);
  else
    canasta_guide_write (self, "groups meld-minimum-size",
                         ngettext ("A meld is made of at least %d card of the same rank, from "
                                   "three to ace; suits make no difference.",
                                   "A meld is made of at least %d cards of the same rank, from "
                                   "three to ace; suits make no difference.",
                                   least),
                         least);
  if (least <= 3)
    canasta_guide_add (self, "", _("The sevens of hearts, clubs and spades are one, for example, "
                                   "and so are two sevens of hearts and one of clubs."));
}

/* How large a meld of one rank may become. Beside sequences, which end somewhere, its end is
 * told, too, where no rule sets one. */
static void
write_largest (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;
  int most = canasta_guide_get_most (self);

  if (!canasta_guide_meets (self, CANASTA_NEEDS_GROUPS))
    canasta_guide_add_rules (self, "meld-maximum-size");
  else if (most == CANASTA_ANY_NUMBER && canasta_guide_meets (self, CANASTA_NEEDS_SEQUENCES))
    canasta_guide_add (self, "meld-maximum-size",
                       ngettext ("A meld of one rank may grow to %d card.",
                                 "A meld of one rank may grow to %d cards.",
                                 count_group (self)),
                       count_group (self));
  else if (most == CANASTA_ANY_NUMBER)
    canasta_guide_add (self, "meld-maximum-size", _("A meld may become as large as you like."));
  else
    canasta_guide_add (self, "meld-maximum-size",
                       ngettext ("A meld may have %d card at most.",
                                 "A meld may have %d cards at most.",
                                 most),
                       most);
  if (canasta_guide_meets (self, CANASTA_NEEDS_GROUPS) && most < rules->meld_maximum_size)
    canasta_guide_add (self, "meld-maximum-size",
                       ngettext ("Melds of other kinds may have %d card at most.",
                                 "Melds of other kinds may have %d cards at most.",
                                 rules->meld_maximum_size),
                       rules->meld_maximum_size);
}

static void
write_shape (CanastaGuideWriter *self)
{
  int least = MAX (self->rules->meld_minimum_size, self->rules->minimum_naturals);

  if (self->table->forms.groups == self->table->roles.natural_ranks)
    write_groups (self, least);
  else
    write_few_groups (self, least);
  write_largest (self);
  write_mixture (self);
}

/* How many melds of one rank a side has, where that is one. */
static void
write_one_meld (CanastaGuideWriter *self)
{
  canasta_guide_add (self, "melds-per-rank", "%s",
                     canasta_guide_meets (self, CANASTA_NEEDS_SEQUENCES)
                       ? _("Your side has only one meld of each rank; further cards of the rank "
                           "go there or into sequences.")
                       : _("Your side has only one meld of each rank; all cards of the rank go "
                           "there."));
  if (self->table->sides_form)
    canasta_guide_add (self, "",
                       _("It has two only if they stayed apart when the side was formed."));
}

static void
write_laying_off (CanastaGuideWriter *self)
{
  canasta_guide_write (self, "",
                       _("You may add cards to any meld of your own side in your turn, never to "
                         "a meld of the others. Cards on the table stay where they are: they "
                         "cannot be taken back or moved to another meld."));
  if (canasta_guide_meets (self, CANASTA_NEEDS_GROUPS))
    canasta_guide_add (self, "", _("The others may collect the same rank as you."));
  if (!canasta_guide_has_say (self, "melds-per-rank"))
    canasta_guide_add_rules (self, "melds-per-rank");
  else if (self->rules->melds_per_rank == CANASTA_MELDS_ONE)
    write_one_meld (self);
  else if (self->rules->melds_per_rank == CANASTA_MELDS_AFTER_COMPLETE)
    canasta_guide_add (self, "melds-per-rank",
                       _("Your side has one unfinished meld of a rank at a time; once it has "
                         "seven cards, another of that rank may be begun."));
  else
    canasta_guide_add (self, "melds-per-rank",
                       _("Your side may have several melds of the same rank."));
  if (canasta_guide_has_say (self, "join-melds") && self->rules->join_melds
      && !canasta_guide_meets (self, CANASTA_NEEDS_GROUPS))
    canasta_guide_add (self, "join-melds",
                       _("In your turn you may join two sequences that fit together, where the "
                         "joined meld is allowed; two canastas stay two."));
  else if (canasta_guide_has_say (self, "join-melds") && self->rules->join_melds)
    canasta_guide_add (self, "join-melds", "%s",
                       canasta_guide_meets (self, CANASTA_NEEDS_SEQUENCES)
                         ? _("In your turn you may join two of them, and two sequences that fit "
                             "together, where the joined meld is allowed; two canastas stay two.")
                         : _("In your turn you may join two of them, where the joined meld is "
                             "allowed; two canastas stay two."));
  else
    canasta_guide_add_rules (self, "join-melds");
}

/* The most cards of a sequence. */
static int
get_longest (CanastaGuideWriter *self)
{
  return self->table->forms.of[CANASTA_FORM_SEQUENCE].most;
}

static void
write_sequence_example (CanastaGuideWriter *self)
{
  if (self->rules->meld_minimum_size <= 3)
    canasta_guide_add (self, "", _("The eight, nine and ten of spades are one, for example."));
}

/* Whether a sequence that goes down to the ace has threes. */
static gboolean
has_threes (const CanastaGuideWriter *self)
{
  return canasta_ranks_have (self->table->roles.natural_ranks,
                             canasta_place_get_rank (CANASTA_PLACE_FOUR - 1));
}

/* How many cards a sequence has at most that goes down to the ace. */
static void
write_longest (CanastaGuideWriter *self)
{
  const CanastaForm *form = &self->table->forms.of[CANASTA_FORM_SEQUENCE];
  gboolean full = form->most == canasta_rule_values_get_longest (self->rules);

  if (full && self->table->forms.reach.aces < 2 && has_threes (self) && form->most_wilds > 0)
    canasta_guide_add (self, "",
                       ngettext ("A sequence has %d card at most: all of its suit and a wild "
                                 "card.",
                                 "A sequence has %d cards at most: all of its suit and a wild "
                                 "card.",
                                 form->most),
                       form->most);
  else if (!full || self->table->forms.reach.aces > 1)
    canasta_guide_add (self, "",
                       ngettext ("A sequence has %d card at most.",
                                 "A sequence has %d cards at most.", form->most),
                       form->most);
}

/* Sequences that go down to the ace. */
static void
write_low_sequences (CanastaGuideWriter *self)
{
  int least = self->table->forms.of[CANASTA_FORM_SEQUENCE].least;

  if (canasta_guide_meets (self, CANASTA_NEEDS_GROUPS))
    canasta_guide_write (self, "sequences",
                         ngettext ("At least %d card of one suit in sequence is a meld too.",
                                   "At least %d cards of one suit in sequence are a meld too.",
                                   least),
                         least);
  else
    canasta_guide_write (self, "sequences",
                         ngettext ("At least %d card of one suit in sequence is a meld.",
                                   "At least %d cards of one suit in sequence are a meld.",
                                   least),
                         least);
  write_sequence_example (self);
  canasta_guide_add (self, "sequence-span", "%s",
                     self->rules->sequence_span == CANASTA_SPAN_ACE_BOTH_ENDS
                       ? _("The ace stands below the two or above the king, and a sequence may "
                           "have one at each end; it does not go round the corner, as king, ace, "
                           "two would.")
                       : _("The ace stands below the two or above the king; a sequence has only "
                           "one ace and does not go round the corner, as king, ace, two would."));
  if (!has_threes (self))
    canasta_guide_add (self, "",
                       _("Threes are no cards of a sequence: only a wild card can stand in their "
                         "place."));
  write_longest (self);
}

static void
write_natural_two (CanastaGuideWriter *self)
{
  if (!canasta_guide_has_say (self, "natural-two"))
    canasta_guide_add_rules (self, "natural-two");
  else if (self->rules->natural_two && self->table->forms.of[CANASTA_FORM_SEQUENCE].most_wilds > 0)
    canasta_guide_add (self, "natural-two",
                       _("A two of the suit in its own place, below the three, is no wild card "
                         "there; beside it another two may be the wild card of the sequence."));
  else if (self->rules->natural_two)
    canasta_guide_add (self, "natural-two",
                       _("A two of the suit in its own place, below the three, is no wild card "
                         "there."));
  else
    canasta_guide_add (self, "natural-two",
                       _("A two is a wild card in its own place, too."));
}

/* A wild card that moves, step by step, where such a sequence can be laid. */
static void
write_moving_example (CanastaGuideWriter *self)
{
  const CanastaForm *form = &self->table->forms.of[CANASTA_FORM_SEQUENCE];

  if (form->least > 3 || form->most < 6 || form->least_naturals > 2 || form->mixed_naturals > 2
      || form->naturals_per_wild > 2)
    return;
  canasta_guide_write (self, "",
                       _("An example: the two of clubs stands below the five and six of hearts. "
                         "With the eight added they lie as five, six, two, eight. Then the ten "
                         "cannot be added alone, but it can together with the seven: they lie as "
                         "five, six, seven, eight, two, ten."));
  if (self->table->forms.reach.two_is_natural && has_threes (self))
    canasta_guide_add (self, "",
                       _("Where the two of hearts stands for the four between three and five and "
                         "the four is added, they lie as two, three, four, five, without a wild "
                         "card."));
}

/* Where a wild card stands in a sequence, and what frees it. */
static void
write_wild_moves (CanastaGuideWriter *self)
{
  if (!canasta_guide_has_say (self, "wild-moves"))
    canasta_guide_add_rules (self, "wild-moves");
  else if (self->rules->wild_moves == CANASTA_WILD_MOVES_STAYS)
    canasta_guide_add (self, "wild-moves",
                       _("A wild card that fills no gap stands at the upper end, or below where "
                         "there is no card above; it moves when a card comes for its place."));
  else
    {
      canasta_guide_add (self, "wild-moves",
                         _("A wild card that fills no gap stands at the lower end, or above where "
                           "that end is the ace; it goes wherever the cards you add need it. One "
                           "that fills a gap stays there until you lay the card it stands for, "
                           "never another wild card; then it is free, and remains in its "
                           "sequence."));
      if (self->rules->natural_two)
        canasta_guide_add (self, "natural-two wild-moves",
                           _("A two of the suit that is freed goes to its own place where the "
                             "three lies, and is no longer a wild card."));
      write_moving_example (self);
    }
}

/* Whether wild cards fill gaps, and how many. */
static const char *
say_standing_in (const CanastaGuideWriter *self)
{
  if (self->rules->sequences != CANASTA_SEQUENCES_WITH_WILDS)
    return _("Wild cards may not stand in for missing cards.");
  if (self->rules->maximum_wilds == 1)
    return _("A wild card may stand in for a missing card; here, too, there is only one.");
  return _("Wild cards may stand in for missing cards, as many as in other melds.");
}

static void
write_sequences (CanastaGuideWriter *self)
{
  int longest = get_longest (self);

  if (!canasta_guide_meets (self, CANASTA_NEEDS_SEQUENCES))
    {
      canasta_guide_write (self, "sequences complete-sequences sequence-size sequence-span "
                           "natural-two wild-moves mixed-sequence-canasta",
                           _("Cards in sequence are not a meld."));
      return;
    }

  if (canasta_guide_meets (self, CANASTA_NEEDS_LOW_SEQUENCES))
    write_low_sequences (self);
  else if (longest == canasta_rule_values_get_longest (self->rules))
    canasta_guide_write (self, "sequences sequence-span",
                         _("Cards of one suit in sequence, anywhere from four to ace, are a meld "
                           "too."));
  else if (longest == CANASTA_CANASTA_SIZE)
    canasta_guide_write (self, "sequences sequence-span",
                         _("Cards of one suit in sequence, anywhere from four to ace, are a meld "
                           "too, seven cards long at most."));
  else
    canasta_guide_write (self, "sequences sequence-span",
                         ngettext ("Cards of one suit in sequence, anywhere from four to ace, are a "
                                   "meld too, %d card long at most.",
                                   "Cards of one suit in sequence, anywhere from four to ace, are a "
                                   "meld too, %d cards long at most.",
                                   longest),
                         longest);
  if (!canasta_guide_meets (self, CANASTA_NEEDS_LOW_SEQUENCES))
    write_sequence_example (self);
  canasta_guide_add (self, "", "%s",
                     canasta_guide_meets (self, CANASTA_NEEDS_LOW_SEQUENCES)
                       ? _("No place of a sequence is filled twice, but your side may have several "
                           "sequences of the same suit.")
                       : _("Each card appears only once in a sequence, but your side may have "
                           "several sequences of the same suit."));
  if (canasta_guide_meets (self, CANASTA_NEEDS_WILDS_IN_MELDS))
    canasta_guide_add (self, "", "%s", say_standing_in (self));
  write_natural_two (self);
  write_wild_moves (self);
}

/* Whether a canasta of wild cards takes further ones, and when another begins. */
static void
write_complete_wild_melds (CanastaGuideWriter *self)
{
  if (!canasta_guide_has_say (self, "complete-wild-melds"))
    canasta_guide_add_rules (self, "complete-wild-melds");
  else if (self->rules->complete_wild_melds == CANASTA_COMPLETE_CLOSED)
    canasta_guide_add (self, "complete-wild-melds",
                       _("With seven cards such a meld is complete: no more cards can be added "
                         "to it."));
  else
    canasta_guide_add (self, "complete-wild-melds",
                       _("It may grow beyond seven cards."));
  if (self->rules->wild_melds == CANASTA_WILD_MELDS_FREE
      && self->table->forms.of[CANASTA_FORM_WILD].several)
    canasta_guide_add (self, "",
                       _("Your side has one unfinished meld of wild cards at a time; once it has "
                         "seven cards, another may be begun."));
}

static void
write_wild_melds (CanastaGuideWriter *self)
{
  if (self->rules->wild_melds == CANASTA_WILD_MELDS_FREE)
    canasta_guide_write (self, "wild-melds", "%s",
                         canasta_guide_meets (self, CANASTA_NEEDS_JOKERS)
                           ? _("Wild cards alone may be melded too, jokers and twos together.")
                           : _("Wild cards alone may be melded too."));
  else if (canasta_guide_meets (self, CANASTA_NEEDS_WILD_MELDS | CANASTA_NEEDS_CANASTAS))
    canasta_guide_write (self, "wild-melds",
                         _("Wild cards alone are a meld only if you lay a whole canasta of "
                           "them, at least seven, at once."));
  else
    {
      canasta_guide_write (self, "wild-melds complete-wild-melds",
                           _("Wild cards alone are not a meld."));
      return;
    }
  write_complete_wild_melds (self);
}

void
canasta_guide_write_melds (CanastaGuideWriter *self)
{
  canasta_guide_write_head (self, "melds", _("Melds and wild cards"));
  write_shape (self);
  write_laying_off (self);
  write_sequences (self);
  write_wild_melds (self);
}
