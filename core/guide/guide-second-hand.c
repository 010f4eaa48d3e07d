/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The guide's section about second hands. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "guide/guide-private.h"

/* Those of a lone hand and of its opponents, or of everybody where there is none. */
static void
write_lone_dealing (CanastaGuideWriter *self)
{
  int size = self->rules->second_hand_size;
  int lone_size = self->rules->second_hand_lone_size;

  canasta_guide_write (self, "second-hands second-hand-size second-hand-lone-size",
                       /* Translators: numbers of cards */
                       T_(self->table, "Besides the hands two second hands are dealt, face down, "
                                       "and laid across each other. On top is the one that the "
                                       "lone hand takes up, with this many cards: %1$d. Below it "
                                       "is that of the two partners, with this many: %2$d. Nobody "
                                       "looks at one before it is taken up."),
                       lone_size > 0 ? lone_size : size, size);
  if (self->rules->lone_hand_until > 0)
    canasta_guide_add (self, "",
                       TN_(self->table, "Where everybody plays alone for the whole round, each "
                                        "player is dealt a second hand of %d card.",
                                        "Where everybody plays alone for the whole round, each "
                                        "player is dealt a second hand of %d cards.",
                                        size),
                       size);
}

/* The first words, and how many cards it has. */
static void
write_dealing (CanastaGuideWriter *self)
{
  int size = self->rules->second_hand_size;

  if (self->table->forms_by_second_hand)
    {
      write_lone_dealing (self);
      return;
    }
  if (canasta_guide_meets (self, CANASTA_NEEDS_SECOND_HANDS_OF_SIDES))
    canasta_guide_write (self, "second-hands second-hand-size",
                         TN_(self->table, "Besides the hands as many second hands are dealt as "
                                          "there are sides, of %d card each, face down. They "
                                          "belong to nobody yet, and nobody looks at one before "
                                          "it is taken up.",
                                          "Besides the hands as many second hands are dealt as "
                                          "there are sides, of %d cards each, face down. They "
                                          "belong to nobody yet, and nobody looks at one before "
                                          "it is taken up.",
                                          size),
                         size);
  else
    canasta_guide_write (self, "second-hands second-hand-size",
                         TN_(self->table, "Besides the hand each player is dealt a second hand of "
                                          "%d card, face down. Nobody looks at it before it is "
                                          "taken up.",
                                          "Besides the hand each player is dealt a second hand of "
                                          "%d cards, face down. Nobody looks at it before it is "
                                          "taken up.",
                                          size),
                         size);
  canasta_guide_add_rules (self, "second-hand-lone-size");
}

/* Whose hand must be used up. */
static void
write_need (CanastaGuideWriter *self)
{
  if (canasta_guide_meets (self, CANASTA_NEEDS_SECOND_HANDS_OF_SIDES))
    canasta_guide_write (self, "second-hands",
                         T_(self->table, "The first player of a side whose hand is used up "
                                         "takes a second hand up; the side has no other one. If "
                                         "you have laid your last card, it comes at once and "
                                         "your turn goes on with it: you may meld from it, and "
                                         "you must discard."));
  else
    canasta_guide_write (self, "second-hands",
                         T_(self->table, "You take your second hand up when your hand is used "
                                         "up, and not before. If you have laid your last card, "
                                         "it comes at once and your turn goes on with it: you "
                                         "may meld from it, and you must discard."));
}

/* What becomes of one that is left when the stock is empty. */
static void
write_left (CanastaGuideWriter *self)
{
  if (!canasta_guide_has_say (self, "second-hand-as-stock"))
    canasta_guide_add_rules (self, "second-hand-as-stock");
  else if (self->rules->second_hand_as_stock)
    canasta_guide_add (self, "second-hand-as-stock",
                       T_(self->table, "When the stock is empty, a second hand that is left "
                                       "becomes the stock. A side for which none is left then "
                                       "goes out without one."));
  else
    canasta_guide_add (self, "second-hand-as-stock",
                       T_(self->table, "When the stock is empty, a second hand that is left "
                                       "does not become the stock; as long as the round lasts "
                                       "it can still be taken up."));
}

/* When it comes. */
static void
write_taking_up (CanastaGuideWriter *self)
{
  write_need (self);
  if (self->rules->second_hand_by_discard == CANASTA_SECOND_HAND_AT_ONCE)
    canasta_guide_add (self, "second-hand-by-discard",
                       T_(self->table, "If you have discarded your last card, your turn is "
                                       "over; the second hand comes into your hand at once, and "
                                       "you play it from your next turn on, which begins with "
                                       "drawing or taking the pile as ever."));
  else
    canasta_guide_add (self, "second-hand-by-discard",
                       T_(self->table, "If you have discarded your last card, your turn is "
                                       "over; you take the second hand up when your next turn "
                                       "begins, before you draw."));
  if (canasta_guide_has_special_threes (self)
      && self->rules->red_threes_laid == CANASTA_RED_THREES_AUTOMATIC)
    canasta_guide_add (self, "",
                       _("Red threes in it are laid down then and replaced from the stock."));
  write_left (self);
}

/* What those of partners have to do with going out. One that is the side's was spoken of. */
static void
write_partners (CanastaGuideWriter *self)
{
  gboolean of_sides = canasta_guide_meets (self, CANASTA_NEEDS_SECOND_HANDS_OF_SIDES);
  gboolean taken = self->rules->second_hand_to_go_out == CANASTA_SECOND_HAND_OUT_TAKEN;

  if (!canasta_guide_has_say (self, "second-hand-to-go-out") || (of_sides && taken))
    canasta_guide_add_rules (self, "second-hand-to-go-out");
  else if (taken)
    canasta_guide_add (self, "second-hand-to-go-out",
                       T_(self->table, "Before that each second hand that waits for one of your "
                                       "partners must have been taken up."));
  else if (self->rules->second_hand_to_go_out == CANASTA_SECOND_HAND_OUT_OFF)
    canasta_guide_add (self, "second-hand-to-go-out",
                       _("Your partners need not have taken theirs up."));
  else if (of_sides)
    canasta_guide_add (self, "second-hand-to-go-out",
                       T_(self->table, "A partner who has taken a second hand up must have "
                                       "ended a turn with it before."));
  else
    canasta_guide_add (self, "second-hand-to-go-out",
                       T_(self->table, "Before that each of your partners must have ended a "
                                       "turn with the second hand."));
}

/* What it has to do with going out. */
static void
write_going_out (CanastaGuideWriter *self)
{
  if (canasta_guide_meets (self, CANASTA_NEEDS_SECOND_HANDS_OF_SIDES))
    canasta_guide_write (self, "",
                         T_(self->table, "Using up a hand while a second one waits for your "
                                         "side is not going out: you need no canastas for it, "
                                         "ask nobody and keep no card. Once your side has had "
                                         "its second hand, each of its players may go out."));
  else
    canasta_guide_write (self, "",
                         T_(self->table, "Using up your first hand is not going out: you need "
                                         "no canastas for it, ask nobody and keep no card. You "
                                         "go out only with your second hand."));
  write_partners (self);
}

/* Red threes in one that counts. */
static void
write_red_threes (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;
  g_autofree char *cost = canasta_number_format (rules->forgotten_red_three);

  if (!canasta_guide_has_special_threes (self))
    canasta_guide_add_rules (self, "forgotten-red-three forgotten-red-three-flat");
  else if (rules->forgotten_red_three == 0)
    canasta_guide_add (self, "forgotten-red-three forgotten-red-three-flat",
                       _("Red threes in it cost nothing."));
  else if (rules->forgotten_red_three_flat)
    canasta_guide_add (self, "forgotten-red-three forgotten-red-three-flat",
                       ngettext ("Red threes in it cost %s point, however many they are.",
                                 "Red threes in it cost %s points, however many they are.",
                                 rules->forgotten_red_three),
                       cost);
  else
    canasta_guide_add (self, "forgotten-red-three forgotten-red-three-flat",
                       ngettext ("Each red three in it costs %s point.",
                                 "Each red three in it costs %s points.",
                                 rules->forgotten_red_three),
                       cost);
}

/* What a side loses that has taken none up. */
static void
write_loss (CanastaGuideWriter *self)
{
  int loss = self->rules->second_hand_loss;
  g_autofree char *points = canasta_number_format (loss);

  if (loss == 0)
    {
      canasta_guide_add_rules (self, "second-hand-loss second-hand-loss-when");
      return;
    }
  if (self->rules->second_hand_loss_when == CANASTA_SECOND_HAND_LOSS_ALWAYS)
    canasta_guide_add (self, "second-hand-loss second-hand-loss-when",
                       TN_(self->table, "A side that has taken no second hand up loses %s point.",
                                        "A side that has taken no second hand up loses %s points.",
                                        loss),
                       points);
  else
    canasta_guide_add (self, "second-hand-loss second-hand-loss-when",
                       TN_(self->table, "A side that has taken no second hand up loses %s point, "
                                        "but only if another side has taken one up.",
                                        "A side that has taken no second hand up loses %s points, "
                                        "but only if another side has taken one up.",
                                        loss),
                       points);
}

/* One that came by a discard and never had a turn. */
static void
write_unplayed (CanastaGuideWriter *self)
{
  if (!canasta_guide_has_say (self, "second-hand-unplayed"))
    canasta_guide_add_rules (self, "second-hand-unplayed");
  else if (self->rules->second_hand_unplayed == CANASTA_SECOND_HAND_UNPLAYED_TAKEN)
    canasta_guide_add (self, "second-hand-unplayed",
                       T_(self->table, "A second hand that came with a discard counts as taken "
                                       "up, also if the round ends before the next turn of its "
                                       "player: its cards are those of a hand."));
  else
    canasta_guide_add (self, "second-hand-unplayed",
                       T_(self->table, "A second hand that came with a discard counts as not "
                                       "taken up if the round ends before the next turn of its "
                                       "player, unless the own side goes out."));
}

static void
write_counting (CanastaGuideWriter *self)
{
  if (canasta_guide_meets (self, CANASTA_NEEDS_OWN_SECOND_HANDS)
      && self->rules->second_hand_counts)
    {
      canasta_guide_write (self, "second-hand-counts",
                           T_(self->table, "The cards of a second hand that has not been taken "
                                           "up at the end of the round count against its player "
                                           "like those of a hand."));
      write_red_threes (self);
    }
  else
    canasta_guide_write (self, "second-hand-counts",
                         self->rules->second_hand_loss == 0
                           ? T_(self->table, "A second hand that nobody has taken up at the end "
                                             "of the round costs nothing.")
                           : T_(self->table, "The cards of a second hand that nobody has taken "
                                             "up at the end of the round cost nothing."));
  write_loss (self);
  write_unplayed (self);
}

void
canasta_guide_write_second_hand (CanastaGuideWriter *self)
{
  if (!canasta_guide_meets (self, CANASTA_NEEDS_SECOND_HANDS))
    {
      canasta_guide_add_rules (self,
                               "second-hands second-hand-size second-hand-lone-size "
                               "second-hand-by-discard second-hand-as-stock "
                               "second-hand-to-go-out second-hand-counts second-hand-loss "
                               "second-hand-loss-when second-hand-unplayed");
      return;
    }
  canasta_guide_write_head (self, "second-hand", T_(self->table, "The second hand"));
  write_dealing (self);
  write_taking_up (self);
  write_going_out (self);
  write_counting (self);
}
