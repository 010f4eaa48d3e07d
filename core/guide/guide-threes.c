/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The guide's section about threes. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "guide/guide-private.h"

static void
write_laying (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;
  g_autofree char *forgotten = canasta_number_format (rules->forgotten_red_three);

  if (rules->red_threes_laid == CANASTA_RED_THREES_AUTOMATIC)
    {
      canasta_guide_write (self, "red-threes-laid",
                           _("Red threes are neither melded nor discarded. A red three that you "
                             "are dealt or draw is laid on the table at once, by itself, and "
                             "replaced with a card from the stock."));
      if (!canasta_guide_has_say (self, "forgotten-red-three"))
        canasta_guide_add_rules (self, "forgotten-red-three forgotten-red-three-flat");
    }
  else
    {
      canasta_guide_write (self, "red-threes-laid",
                           _("Red threes are neither melded nor discarded. In your turn you lay "
                             "each red three from your hand on the table yourself, and take "
                             "a card from the stock for it."));
      if (rules->forgotten_red_three == 0)
        canasta_guide_add (self, "forgotten-red-three forgotten-red-three-flat",
                           _("A red three that you have forgotten in your hand costs nothing."));
      else if (rules->forgotten_red_three_flat)
        canasta_guide_add (self, "forgotten-red-three forgotten-red-three-flat",
                           ngettext ("Red threes that are still in your hand at the end of the "
                                     "round, although you had a turn, cost %s point, however "
                                     "many they are.",
                                     "Red threes that are still in your hand at the end of the "
                                     "round, although you had a turn, cost %s points, however "
                                     "many they are.",
                                     rules->forgotten_red_three),
                           forgotten);
      else
        canasta_guide_add (self, "forgotten-red-three forgotten-red-three-flat",
                           ngettext ("A red three that is still in your hand at the end of the "
                                     "round, although you had a turn, costs %s point.",
                                     "Each red three that is still in your hand at the end of "
                                     "the round, although you had a turn, costs %s points.",
                                     rules->forgotten_red_three),
                           forgotten);
    }

  if (!canasta_guide_has_say (self, "red-three-replaced-from-pile"))
    canasta_guide_add_rules (self, "red-three-replaced-from-pile");
  else
    canasta_guide_write (self, "red-three-replaced-from-pile",
                         rules->red_three_replaced_from_pile
                           ? _("A red three that you take with the pile is laid down as well and "
                               "replaced with a card from the stock.")
                           : _("A red three that you take with the pile is laid down as well, "
                               "but you get no card for it."));
}

static void
write_last_card (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;

  if (!canasta_guide_has_say (self, "last-card-red-three"))
    canasta_guide_add_rules (self, "last-card-red-three");
  else if (rules->last_card_red_three == CANASTA_LAST_RED_THREE_ENDS_DEAL)
    canasta_guide_write (self, "last-card-red-three",
                         _("If the stock gives you nothing but a red three as its last card, you "
                           "lay it down and the round ends at once: you may neither meld nor "
                           "discard."));
  else
    canasta_guide_write (self, "last-card-red-three",
                         _("If the stock gives you nothing but a red three as its last card, you "
                           "lay it down and go on with your turn without a new card."));
}

static const char *
say_condition (const CanastaGuideWriter *self)
{
  if (self->rules->red_three_condition == CANASTA_RED_THREES_NEED_NOTHING)
    return _("At the end of the round red threes on the table count for your side, whatever it "
             "has melded.");
  if (self->rules->red_three_condition == CANASTA_RED_THREES_NEVER_COUNT
      || (self->rules->red_three_condition != CANASTA_RED_THREES_NEED_MELD
          && !canasta_guide_meets (self, CANASTA_NEEDS_CANASTAS)))
    return _("At the end of the round red threes count against your side in any case.");

  switch (self->rules->red_three_condition)
    {
    case CANASTA_RED_THREES_NEED_CANASTA:
      return _("At the end of the round red threes count for your side if it has a canasta on "
               "the table; if it has none, they count against it.");
    case CANASTA_RED_THREES_NEED_TWO_CANASTAS:
      return _("At the end of the round red threes count for your side if it has two canastas on "
               "the table; if it has fewer, they count against it.");
    case CANASTA_RED_THREES_NEED_MELD:
    default:
      return _("At the end of the round red threes count for your side if it has a meld on the "
               "table; if it has none, they count against it.");
    }
}

static int
look_up (const CanastaCountValues *values, int count)
{
  return values->n == 0 ? 0 : values->of[MIN (count, values->n) - 1];
}

static void
write_worth (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;
  const CanastaRuleValues *standard =
      self->standard ? canasta_rules_get_values (self->standard) : rules;
  int most = 2 * rules->packs;
  gboolean counts = canasta_guide_has_say (self, "red-three-values");
  gboolean costs = canasta_guide_has_say (self, "red-three-losses");

  canasta_guide_write (self, "red-three-condition", "%s", say_condition (self));
  canasta_guide_write (self, "red-three-values red-three-losses",
                       _("What they are worth altogether depends on how many you have."));
  if (counts && costs)
    canasta_guide_add_grid (self, _("Red threes"), _("If they count for you"),
                             _("If they count against you"), NULL);
  else
    canasta_guide_add_grid (self, _("Red threes"), _("Points"), NULL);
  for (int count = 1; count <= most; count++)
    {
      int value = look_up (&rules->red_three_values, count);
      int loss = look_up (&rules->red_three_losses, count);
      gboolean same = value == look_up (&standard->red_three_values, count)
                      && loss == look_up (&standard->red_three_losses, count);
      g_autofree char *number = g_strdup_printf ("%d", count);
      g_autofree char *value_text = canasta_number_format (value);
      g_autofree char *loss_text = canasta_number_format (-loss);

      canasta_guide_add_row (self, same ? "" : "red-three-values red-three-losses", number,
                             counts ? value_text : loss_text, counts && costs ? loss_text : NULL,
                             NULL);
    }
}

static void
write_black (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;
  g_autofree char *cost = canasta_number_format (rules->black_three_in_hand);

  switch (rules->black_threes_melded)
    {
    case CANASTA_BLACK_THREES_NEVER:
      canasta_guide_write (self, "black-threes-melded",
                           _("Black threes cannot be melded. You get rid of them only by "
                             "discarding."));
      break;
    case CANASTA_BLACK_THREES_ANY_TIME:
      canasta_guide_write (self, "black-threes-melded",
                           _("Black threes may be melded at any time like other cards."));
      break;
    case CANASTA_BLACK_THREES_GOING_OUT:
    default:
      canasta_guide_write (self, "black-threes-melded",
                           _("Black threes may be melded only in the turn in which you go out. "
                             "Otherwise you get rid of them only by discarding."));
    }
  if (canasta_guide_meets (self,
                           CANASTA_NEEDS_BLACK_THREES_MELDED | CANASTA_NEEDS_WILDS_IN_MELDS))
    canasta_guide_add (self, "", _("Wild cards are never melded with them."));

  if (rules->black_three_in_hand == 0)
    canasta_guide_write (self, "black-three-in-hand black-threes-in-hand-flat",
                         _("A black three left in your hand at the end of the round costs "
                           "nothing."));
  else if (rules->black_threes_in_hand_flat)
    canasta_guide_write (self, "black-three-in-hand black-threes-in-hand-flat",
                         ngettext ("Black threes left in your hand at the end of the round cost "
                                   "%s point, however many they are.",
                                   "Black threes left in your hand at the end of the round cost "
                                   "%s points, however many they are.",
                                   rules->black_three_in_hand),
                         cost);
  else
    canasta_guide_write (self, "black-three-in-hand black-threes-in-hand-flat",
                         ngettext ("Each black three left in your hand at the end of the round "
                                   "costs %s point.",
                                   "Each black three left in your hand at the end of the round "
                                   "costs %s points.",
                                   rules->black_three_in_hand),
                         cost);
}

/* Black threes that come with the pile. */
static void
write_from_pile (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;
  int most = 2 * rules->packs;

  if (!canasta_guide_has_say (self, "black-threes-aside-values"))
    {
      canasta_guide_add_rules (self, "black-threes-from-pile black-threes-aside-values");
      return;
    }
  canasta_guide_write (self, "black-threes-from-pile",
                       _("Black threes that you take with the pile do not go into your hand: you "
                         "set them aside. At the end of the round they count for your side, "
                         "whatever it has melded."));
  canasta_guide_write (self, "black-threes-aside-values",
                       _("What they are worth altogether depends on how many have been set "
                         "aside."));
  canasta_guide_add_grid (self, _("Black threes set aside"), _("Points"), NULL);
  for (int count = 1; count <= most; count++)
    {
      g_autofree char *number = g_strdup_printf ("%d", count);

      canasta_guide_add_points (self, "black-threes-aside-values", number,
                                look_up (&rules->black_threes_aside_values, count));
    }
}

/* The rules of threes that are cards like others. */
static const char unspoken[] =
  "red-threes-laid red-three-replaced-from-pile red-three-values red-three-losses "
  "red-three-condition forgotten-red-three forgotten-red-three-flat last-card-red-three "
  "black-threes-melded black-threes-from-pile black-threes-aside-values";

void
canasta_guide_write_threes (CanastaGuideWriter *self)
{
  if (!canasta_guide_has_special_threes (self))
    {
      canasta_guide_add_rules (self, unspoken);
      return;
    }
  canasta_guide_write_head (self, "threes", _("Threes"));
  write_laying (self);
  write_last_card (self);
  write_worth (self);
  write_black (self);
  write_from_pile (self);
}
