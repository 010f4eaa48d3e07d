/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The guide's section about going out. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "guide/guide-private.h"

/* Canastas of a class that must be among all of them. */
static void
write_class (CanastaGuideWriter *self, const CanastaOutNeed *need)
{
  CanastaCanastaClass class = (CanastaCanastaClass) __builtin_ctz (need->classes);
  const CanastaClassRow *row = canasta_class_get (class);

  if (class != CANASTA_CLASS_SEQUENCE)
    canasta_guide_add (self, row->to_go_out,
                       TN_(self->table, row->among[0], row->among[1], need->count),
                       need->count);
  else
    canasta_guide_add (self, "going-out-needs", "%s",
                       canasta_out_needs_count (&self->table->out_needs) > 1
                         ? _("One of them must be a complete sequence.")
                         : _("It must be a complete sequence."));
}

/* The second hand that must have been taken up. */
static void
write_second_hand (CanastaGuideWriter *self)
{
  if (!canasta_guide_meets (self, CANASTA_NEEDS_SECOND_HANDS_OF_SIDES))
    canasta_guide_add (self, "", T_(self->table, "You must have taken your second hand up as "
                                                 "well."));
  else if (self->rules->second_hand_as_stock)
    canasta_guide_add (self, "",
                       T_(self->table, "Your side must have taken its second hand up as well, "
                                       "unless none is left for it."));
  else
    canasta_guide_add (self, "", T_(self->table, "Your side must have taken its second hand up "
                                                 "as well."));
}

/* What going out takes besides a number of canastas. */
static void
write_need (CanastaGuideWriter *self, const CanastaOutNeed *need)
{
  switch ((CanastaOutNeedKind) need->kind)
    {
    case CANASTA_OUT_NEED_CANASTAS:
      if (need->classes != CANASTA_ALL_CLASSES)
        write_class (self, need);
      break;
    case CANASTA_OUT_NEED_RED_THREES:
      canasta_guide_add (self, "",
                         ngettext ("It needs at least %d red three as well.",
                                   "It needs at least %d red threes as well.", need->count),
                         need->count);
      break;
    case CANASTA_OUT_NEED_VARIANT:
      canasta_guide_add (self, "",
                         _("In this variant going out may take more than that; what is missing "
                           "is said when you try."));
      break;
    case CANASTA_OUT_NEED_SECOND_HAND:
      write_second_hand (self);
      break;
    case CANASTA_OUT_NEED_PARTNERS:
    case CANASTA_OUT_NEED_WORD:
    default:
      break;
    }
}

static void
write_needs (CanastaGuideWriter *self)
{
  const CanastaOutNeeds *needs = &self->table->out_needs;

  if (!canasta_guide_has_say (self, "going-out-needs"))
    canasta_guide_add_rules (self, "going-out-needs");
  else if (self->rules->going_out_needs == CANASTA_GOING_OUT_NEEDS_ANY)
    canasta_guide_add (self, "going-out-needs",
                       T_(self->table, "A complete sequence counts as a canasta."));
  for (guint i = 0; i < needs->n; i++)
    write_need (self, &needs->of[i]);
  for (guint class = CANASTA_CLASS_NONE + 1; class < CANASTA_N_CLASSES; class++)
    if (canasta_class_get (class)->to_go_out)
      canasta_guide_add_rules (self, canasta_class_get (class)->to_go_out);
}

/* That two cards must be left, or one; not to who has a second hand to come. */
static const char *
say_keeping_two (const CanastaGuideWriter *self)
{
  if (canasta_guide_meets (self, CANASTA_NEEDS_SECOND_HANDS))
    return T_(self->table, "As long as you may not go out and no second hand waits for you, you "
                           "must not use up your cards: when you have finished melding, at least "
                           "two must be left, one that you may discard and one to keep. This "
                           "also holds when you take the pile.");
  return _("As long as you may not go out, you must not use up your cards: when you have finished "
           "melding, at least two must be left, one to discard and one to keep. This also holds "
           "when you take the pile.");
}

static const char *
say_keeping_one (const CanastaGuideWriter *self)
{
  if (canasta_guide_meets (self, CANASTA_NEEDS_SECOND_HANDS))
    return T_(self->table, "As long as you may not go out and no second hand waits for you, you "
                           "must not use up your cards: when you have finished melding, at least "
                           "one must be left. If it is the only one, you keep it and end your "
                           "turn without a discard. This also holds when you take the pile.");
  return _("As long as you may not go out, you must not use up your cards: when you have finished "
           "melding, at least one must be left. If it is the only one, you keep it and end your "
           "turn without a discard. This also holds when you take the pile.");
}

/* How many cards must be kept by who may not go out. */
static void
write_keeping (CanastaGuideWriter *self)
{
  if (self->rules->keep_last_card)
    canasta_guide_write (self, "keep-last-card", "%s", say_keeping_one (self));
  else if (canasta_out_needs_count (&self->table->out_needs) > 0)
    canasta_guide_write (self, "keep-last-card", "%s", say_keeping_two (self));
  else
    canasta_guide_add_rules (self, "keep-last-card");
}

/* A last card that is discarded must be natural, and one that was the whole pile may be
 * barred. */
static const char *
say_last_discard (const CanastaGuideWriter *self)
{
  return canasta_guide_has_say (self, "lone-pile-card")
         && self->rules->lone_pile_card == CANASTA_LONE_PILE_CARD_BARRED
           ? _("It must not be a wild card: if a single card is left when you have finished "
               "melding, it has to be a natural one that you may discard.")
           : _("It must not be a wild card: if a single card is left when you have finished "
               "melding, it has to be a natural one.");
}

/* How many canastas going out takes. */
static void
write_canastas (CanastaGuideWriter *self)
{
  int count = canasta_out_needs_count (&self->table->out_needs);

  if (count == 0)
    canasta_guide_write (self, "canastas-to-go-out",
                         _("You go out when you get rid of your last card; that ends the round. "
                           "You need no canasta for it."));
  else
    canasta_guide_write (self, "canastas-to-go-out",
                         TN_(self->table, "You go out when you get rid of your last card; that "
                                          "ends the round. Your side needs at least %d canasta "
                                          "for it; one completed in that turn counts.",
                                          "You go out when you get rid of your last card; that "
                                          "ends the round. Your side needs at least %d canastas "
                                          "for it; those completed in that turn count.",
                                          count),
                         count);
}

/* Whether the last card is discarded. */
static void
write_final_discard (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;

  switch (rules->final_discard)
    {
    case CANASTA_FINAL_DISCARD_REQUIRED:
      canasta_guide_write (self, "final-discard",
                           _("You must go out with a discard: one card has to be left for it."));
      break;
    case CANASTA_FINAL_DISCARD_FORBIDDEN:
      if (rules->keep_last_card)
        canasta_guide_write (self, "final-discard",
                             _("You must meld every card to go out: your last card may not be "
                               "discarded."));
      else
        canasta_guide_write (self, "final-discard",
                             _("You must meld every card to go out: your last card may not be "
                               "discarded. If you do not go out, keep at least two cards when "
                               "you have finished melding."));
      break;
    case CANASTA_FINAL_DISCARD_OPTIONAL:
    default:
      canasta_guide_write (self, "final-discard", "%s",
                           rules->last_discard == CANASTA_LAST_DISCARD_ANY
                             ? _("You may meld every card or discard the last one, whatever card "
                                 "it is.")
                             : _("You may meld every card or discard the last one."));
    }
}

static void
write_conditions (CanastaGuideWriter *self)
{
  write_canastas (self);
  write_needs (self);
  write_keeping (self);
  write_final_discard (self);
  if (!canasta_guide_has_say (self, "last-discard")
      || self->rules->last_discard == CANASTA_LAST_DISCARD_ANY)
    canasta_guide_add_rules (self, "last-discard");
  else
    canasta_guide_add (self, "last-discard", "%s", say_last_discard (self));
}

/* With the pile: the question comes before it, and has to where too few cards
 * would be left to ask after it. */
static void
write_asking_before_taking (CanastaGuideWriter *self)
{
  canasta_guide_add (self, "",
                     _("If taking the discard pile lets you go out, you may ask before you take "
                       "it. After a yes you must take it and go out; after a no you may draw, or "
                       "take it and play on."));
  if (self->rules->asking == CANASTA_ASKING_MUST)
    canasta_guide_add (self, "",
                       _("If taking the pile would leave you fewer than two cards, you must ask "
                         "before you take it."));
  if (!self->rules->keep_last_card)
    canasta_guide_add (self, "",
                       _("With fewer than two cards in your hand it is too late to ask: after a "
                         "no you could not play on."));
}

/* When it is asked, and who answers. */
static void
write_answering (CanastaGuideWriter *self)
{
  write_asking_before_taking (self);
  if (self->table->sides_form)
    canasta_guide_add (self, "", _("Whoever has no partner decides alone."));
  if (self->table->players == 6 && self->table->n_sides == 2)
    canasta_guide_add (self, "", _("The partner whose turn comes first answers."));
}

static void
write_asking (CanastaGuideWriter *self)
{
  if (!canasta_table_has_partners (self->table))
    {
      canasta_guide_add_rules (self, "asking");
      return;
    }

  switch (self->rules->asking)
    {
    case CANASTA_ASKING_OFF:
      canasta_guide_write (self, "asking",
                           _("You do not ask your partner; you decide alone whether you go "
                             "out."));
      break;
    case CANASTA_ASKING_MUST:
      canasta_guide_write (self, "asking",
                           _("You must ask your partner first: “May I go out?” You ask in the turn "
                             "in which you could go out, before you lay any cards. After a yes "
                             "you must go out; after a no you must not."));
      break;
    case CANASTA_ASKING_MAY:
    default:
      canasta_guide_write (self, "asking",
                           _("You may ask your partner first: “May I go out?” You ask in the turn "
                             "in which you could go out, before you lay any cards. After a yes "
                             "you must go out; after a no you must not. You may also go out "
                             "without asking."));
    }
  if (self->rules->asking != CANASTA_ASKING_OFF)
    write_answering (self);
}

/* What a concealed going out is, with canastas of one's own. */
static void
write_own_canastas (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;
  gboolean required = self->table->players == 2
                      && rules->concealed_canastas == CANASTA_CONCEALED_REQUIRED_NUMBER;
  int canastas = required ? MAX (1, canasta_out_needs_count (&self->table->out_needs)) : 1;

  if (canasta_table_has_partners (self->table))
    canasta_guide_write (self, "concealed-definition",
                         _("You go out concealed if you have laid no card in earlier turns of "
                           "the round, lay your whole hand in one turn, have a canasta of your "
                           "own in it and add nothing to your partner’s melds."));
  else
    canasta_guide_write (self, "concealed-definition",
                         ngettext ("You go out concealed if you have laid no card in earlier "
                                   "turns of the round and lay your whole hand in one turn, with "
                                   "at least %d canasta in it.",
                                   "You go out concealed if you have laid no card in earlier "
                                   "turns of the round and lay your whole hand in one turn, with "
                                   "at least %d canastas in it.",
                                   canastas),
                         canastas);
}

/* What it is, with canastas of whomever. */
static void
write_whole_hand (CanastaGuideWriter *self)
{
  canasta_guide_write (self, "concealed-definition",
                       _("You go out concealed if you have laid no card in earlier turns of the "
                         "round and lay your whole hand in one turn."));
  if (!canasta_table_has_partners (self->table))
    return;
  canasta_guide_add (self, "", _("You may add cards to your partner’s melds."));
  if (canasta_out_needs_count (&self->table->out_needs) > 0)
    canasta_guide_add (self, "", _("The canastas need not be your own."));
}

static void
write_concealed (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;

  if (!canasta_guide_meets (self, CANASTA_NEEDS_CONCEALED_TO_MATTER))
    {
      canasta_guide_add_rules (self, "concealed-definition concealed-canastas");
      return;
    }
  if (!canasta_guide_meets (self, CANASTA_NEEDS_CONCEALED))
    {
      canasta_guide_write (self, "concealed-definition concealed-canastas",
                           _("Nobody can go out concealed: that would take a canasta."));
      return;
    }

  if (rules->concealed_definition == CANASTA_CONCEALED_OWN_CANASTA)
    write_own_canastas (self);
  else
    write_whole_hand (self);
  if (rules->final_discard != CANASTA_FINAL_DISCARD_FORBIDDEN)
    canasta_guide_add (self, "", _("The last card may be discarded."));

  if (!canasta_guide_has_say (self, "concealed-canastas"))
    canasta_guide_add_rules (self, "concealed-canastas");
  else if (rules->concealed_canastas == CANASTA_CONCEALED_REQUIRED_NUMBER)
    canasta_guide_add (self, "concealed-canastas",
                       _("Your side needs as many canastas for it as for any other way of going "
                         "out."));
  else
    canasta_guide_add (self, "concealed-canastas",
                       _("To go out concealed a single canasta is enough."));
}

static const char *
say_waiver (const CanastaGuideWriter *self)
{
  if (self->rules->opening_waiver == CANASTA_WAIVER_NONE)
    return _("Not even a player who goes out concealed can do without the minimum.");
  if (canasta_guide_waives_with_pile (self))
    return _("There is an exception: if you go out concealed, you need no minimum, whether you "
             "have drawn from the stock or taken the pile.");
  return _("There is an exception: if you have drawn from the stock and go out concealed in the "
           "same turn, you need no minimum.");
}

/* Whether who goes out concealed needs the minimum to open. */
static void
write_waiver (CanastaGuideWriter *self)
{
  if (canasta_guide_has_say (self, "opening-waiver")
      && canasta_guide_meets (self, CANASTA_NEEDS_CONCEALED_TO_MATTER))
    {
      canasta_guide_write (self, "opening-waiver", "%s", say_waiver (self));
      if (self->rules->opening_waiver == CANASTA_WAIVER_STOCK_OR_PILE
          && !canasta_guide_waives_with_pile (self))
        canasta_guide_add (self, "",
                           _("The same would hold for taking the pile, but here nobody may take "
                             "it before opening."));
    }
  else
    canasta_guide_add_rules (self, "opening-waiver");
}

static void
write_bonus (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;
  g_autofree char *out = canasta_number_format (rules->going_out_bonus);
  g_autofree char *concealed = canasta_number_format (rules->concealed_bonus);

  if (rules->going_out_bonus == 0)
    canasta_guide_write (self, "going-out-bonus", _("Going out as such earns no points."));
  else
    canasta_guide_write (self, "going-out-bonus",
                         ngettext ("Going out earns your side %s point.",
                                   "Going out earns your side %s points.",
                                   rules->going_out_bonus),
                         out);
  if (!canasta_guide_has_say (self, "concealed-bonus")
      || !canasta_guide_meets (self, CANASTA_NEEDS_CONCEALED_TO_MATTER))
    canasta_guide_add_rules (self, "concealed-bonus");
  else if (rules->concealed_bonus == 0)
    canasta_guide_add (self, "concealed-bonus", _("Going out concealed earns none at all."));
  else
    canasta_guide_add (self, "concealed-bonus",
                       ngettext ("Going out concealed earns your side %s point in all.",
                                 "Going out concealed earns your side %s points in all.",
                                 rules->concealed_bonus),
                       concealed);
}

void
canasta_guide_write_going_out (CanastaGuideWriter *self)
{
  canasta_guide_write_head (self, "going-out", C_("heading", "Going out"));
  write_conditions (self);
  write_asking (self);
  write_concealed (self);
  write_waiver (self);
  write_bonus (self);
}
