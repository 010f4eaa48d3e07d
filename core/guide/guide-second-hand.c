/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The guide's section about second hands. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "guide/guide-private.h"

/* When it comes. */
static void
write_taking_up (CanastaGuideWriter *self)
{
  canasta_guide_write (self, "second-hands",
                       _("You take your second hand up when your hand is used up, and not "
                         "before. If you have laid your last card, it comes at once and your "
                         "turn goes on with it: you may meld from it, and you must discard."));
  if (self->rules->second_hand_by_discard == CANASTA_SECOND_HAND_AT_ONCE)
    canasta_guide_add (self, "second-hand-by-discard",
                       _("If you have discarded your last card, your turn is over; the second "
                         "hand comes into your hand at once, and you play it from your next turn "
                         "on."));
  else
    canasta_guide_add (self, "second-hand-by-discard",
                       _("If you have discarded your last card, your turn is over; you take the "
                         "second hand up when your next turn begins, before you draw."));
  if (self->rules->red_threes_laid == CANASTA_RED_THREES_AUTOMATIC)
    canasta_guide_add (self, "",
                       _("Red threes in it are laid down then and replaced from the stock."));
}

/* What it has to do with going out. */
static void
write_going_out (CanastaGuideWriter *self)
{
  canasta_guide_write (self, "",
                       _("Using up your first hand is not going out: you need no canastas for "
                         "it, ask nobody and keep no card. You go out only with your second "
                         "hand."));
  if (!canasta_guide_has_say (self, "second-hand-to-go-out"))
    canasta_guide_add_rules (self, "second-hand-to-go-out");
  else if (self->rules->second_hand_to_go_out == CANASTA_SECOND_HAND_OUT_PARTNERS_PLAYED)
    canasta_guide_add (self, "second-hand-to-go-out",
                       _("Before that each of your partners must have ended a turn with the "
                         "second hand."));
  else
    canasta_guide_add (self, "second-hand-to-go-out",
                       _("Your partners need not have taken theirs up."));
}

static void
write_counting (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;
  g_autofree char *cost = canasta_number_format (rules->forgotten_red_three);

  if (!rules->second_hand_counts)
    {
      canasta_guide_write (self, "second-hand-counts",
                           _("A second hand that nobody has taken up at the end of the round "
                             "costs nothing."));
      return;
    }
  canasta_guide_write (self, "second-hand-counts",
                       _("The cards of a second hand that has not been taken up at the end of "
                         "the round count against its player like those of a hand."));
  if (rules->forgotten_red_three == 0)
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

void
canasta_guide_write_second_hand (CanastaGuideWriter *self)
{
  int size = self->rules->second_hand_size;

  if (!canasta_guide_meets (self, CANASTA_NEEDS_SECOND_HANDS))
    {
      canasta_guide_add_rules (self,
                               "second-hands second-hand-size second-hand-by-discard "
                               "second-hand-to-go-out second-hand-counts");
      return;
    }
  canasta_guide_write_head (self, "second-hand", _("The second hand"));
  canasta_guide_write (self, "second-hands second-hand-size",
                       ngettext ("Besides the hand each player is dealt a second hand of %d "
                                 "card, face down. Nobody looks at it before it is taken up.",
                                 "Besides the hand each player is dealt a second hand of %d "
                                 "cards, face down. Nobody looks at it before it is taken up.",
                                 size),
                       size);
  write_taking_up (self);
  write_going_out (self);
  write_counting (self);
}
