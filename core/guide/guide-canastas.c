/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The guide's section about canastas: what makes one, which there are, and what they are
 * worth. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "guide/guide-private.h"
#include "melds/meld.h"

int
canasta_guide_value_canasta (const CanastaTable *table, CanastaRank rank)
{
  const CanastaHookMeld canasta = {
    .kind = CANASTA_MELD_RANK, .rank = rank, .naturals = CANASTA_CANASTA_SIZE, .complete = TRUE,
  };

  return canasta_meld_ask_worth (&canasta, table, table->rules.natural_canasta);
}

/* Whether the variant gives a canasta of some rank a value of its own. */
static gboolean
values_ranks (const CanastaTable *table)
{
  for (guint ranks = table->roles.natural_ranks; ranks; ranks &= ranks - 1)
    if (canasta_guide_value_canasta (table, (CanastaRank) __builtin_ctz (ranks))
        != table->rules.natural_canasta)
      return TRUE;
  return FALSE;
}

gboolean
canasta_guide_is_only_class (const CanastaGuideWriter *self, CanastaCanastaClass canasta_class)
{
  const CanastaForms *forms = &self->table->forms;

  return forms->of[CANASTA_FORM_GROUP].classes[CANASTA_MIXTURE_CLEAN] == canasta_class
         && !canasta_guide_meets (self, CANASTA_NEEDS_WILDS_IN_MELDS);
}

gboolean
canasta_guide_has_class (const CanastaGuideWriter *self, CanastaCanastaClass canasta_class)
{
  const CanastaClassRow *row = canasta_class_get (canasta_class);

  return canasta_guide_has_say (self, row->rule)
         && (!row->is_optional || canasta_class_get_worth (canasta_class, self->rules) > 0);
}

gboolean
canasta_guide_values_length (const CanastaGuideWriter *self, int cards)
{
  const CanastaForms *forms = &self->table->forms;
  const CanastaForm *form = &forms->of[CANASTA_FORM_SEQUENCE];

  return canasta_guide_has_say (self, "full-sequence-values")
         && self->rules->full_sequence_values.n > 0
         && cards >= form->complete && cards <= form->most
         && cards < CANASTA_FULL_SEQUENCE + forms->reach.aces;
}

/* Whether a canasta of a rank takes further cards. */
static void
write_complete (CanastaGuideWriter *self)
{
  if (canasta_guide_get_most (self) > CANASTA_CANASTA_SIZE)
    canasta_guide_write (self, "complete-groups", T_(self->table, "A meld of seven cards or "
                                                                  "more is a canasta."));
  else
    canasta_guide_write (self, "", T_(self->table, "A meld of seven cards is a canasta."));
  if (!canasta_guide_has_say (self, "complete-groups"))
    canasta_guide_add_rules (self, "complete-groups");
  else if (canasta_guide_get_most (self) == CANASTA_CANASTA_SIZE)
    canasta_guide_add (self, "complete-groups", "%s",
                       self->rules->melds_per_rank == CANASTA_MELDS_ONE
                         ? _("Then no more cards can be added to it, and its rank is finished for "
                             "your side.")
                         : _("Then no more cards can be added to it."));
}

gboolean
canasta_guide_values_sequences (const CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;

  return !canasta_guide_meets (self, CANASTA_NEEDS_SEQUENCES_BY_MIXTURE | CANASTA_NEEDS_GROUPS)
         || rules->sequence_canasta != rules->natural_canasta
         || rules->mixed_sequence_canasta != rules->mixed_canasta;
}

/* Which cards still join a complete sequence. */
static const char *
say_adding (const CanastaGuideWriter *self)
{
  return canasta_guide_meets (self, CANASTA_NEEDS_WILD_SEQUENCES | CANASTA_NEEDS_WILDS_IN_MELDS)
           ? _("Further cards may be added to its ends, and the card that a wild card stands for.")
           : _("Further cards may be added to its ends.");
}

/* When a sequence is a canasta, and whether it takes further cards then. */
static void
write_complete_sequences (CanastaGuideWriter *self)
{
  int size = self->rules->sequence_size;

  canasta_guide_write (self, "sequence-size",
                       TN_(self->table, "A sequence of %d card is complete, and a canasta too.",
                                        "A sequence of %d cards is complete, and a canasta too.",
                                        size),
                       size);
  if (canasta_guide_meets (self, CANASTA_NEEDS_SEQUENCES_BY_MIXTURE))
    canasta_guide_add (self, "mixed-sequence-canasta", "%s",
                       canasta_guide_meets (self, CANASTA_NEEDS_SEMI_CLEAN)
                         ? T_(self->table, "Like any other it is natural, mixed or semi-clean.")
                         : T_(self->table, "Without wild cards it counts as a natural canasta, "
                                           "with them as a mixed one."));
  else
    canasta_guide_add_rules (self, "mixed-sequence-canasta");
  if (!canasta_guide_has_say (self, "complete-sequences"))
    canasta_guide_add_rules (self, "complete-sequences");
  else if (self->rules->complete_sequences == CANASTA_COMPLETE_SEQUENCES_CLOSED)
    canasta_guide_add (self, "complete-sequences", _("Then no more cards can be added to it."));
  else if (self->rules->complete_sequences == CANASTA_COMPLETE_SEQUENCES_ENDS_WHEN_GOING_OUT)
    canasta_guide_add (self, "complete-sequences",
                       _("Further cards may be added to its ends only by a player who goes out "
                         "with them; they count, but the sequence is worth no more for them."));
  else
    canasta_guide_add (self, "complete-sequences", "%s", say_adding (self));
}

static char *
name_wild_canasta (int jokers, gboolean or_more)
{
  if (jokers == 0)
    return g_strdup (_("Canasta of twos alone"));
  if (or_more)
    return g_strdup_printf (ngettext ("Canasta of wild cards alone, with %d joker or more",
                                      "Canasta of wild cards alone, with %d jokers or more",
                                      jokers),
                            jokers);
  return g_strdup_printf (ngettext ("Canasta of wild cards alone, with %d joker",
                                    "Canasta of wild cards alone, with %d jokers", jokers),
                          jokers);
}

/* What a canasta of a class is worth. */
static void
write_class (CanastaGuideWriter *self, CanastaCanastaClass canasta_class)
{
  const CanastaClassRow *row = canasta_class_get (canasta_class);

  if (canasta_class == CANASTA_CLASS_SEQUENCE && !canasta_guide_values_sequences (self))
    return;
  if (canasta_guide_has_class (self, canasta_class))
    canasta_guide_add_points (self, row->rule,
                              canasta_guide_is_only_class (self, canasta_class)
                                ? T_(self->table, "Canasta") : T_(self->table, row->valued),
                              canasta_class_get_worth (canasta_class, self->rules));
}

/* What a canasta of wild cards alone is worth, where that goes by its jokers. */
static void
write_wild_canastas (CanastaGuideWriter *self)
{
  const CanastaCountValues *values = &self->rules->wild_canasta_values;
  int last = MIN (values->n - 1, self->rules->jokers);

  canasta_guide_add_rules (self, "wild-canasta-values");
  if (!canasta_guide_has_say (self, "wild-canasta-values") || values->n == 0)
    return;
  if (last == 0)
    canasta_guide_add_points (self, "wild-canasta-values",
                              T_(self->table, canasta_class_get (CANASTA_CLASS_WILD)->valued),
                              values->of[0]);
  for (int jokers = 0; last > 0 && jokers <= last; jokers++)
    {
      g_autofree char *name = name_wild_canasta (jokers, jokers == last
                                                           && jokers < self->rules->jokers);

      canasta_guide_add_points (self, "wild-canasta-values", name, values->of[jokers]);
    }
}

/* What a complete sequence with wild cards is worth, where they make a difference. */
static void
write_mixed_sequences (CanastaGuideWriter *self)
{
  if (canasta_guide_meets (self, CANASTA_NEEDS_SEQUENCES_BY_MIXTURE)
      && canasta_guide_values_sequences (self))
    canasta_guide_add_points (self, "mixed-sequence-canasta",
                              _("Complete sequence with wild cards"),
                              self->rules->mixed_sequence_canasta);
}

/* What full sequences are worth, where that is something else than shorter ones. */
static void
write_full_sequences (CanastaGuideWriter *self)
{
  canasta_guide_add_rules (self, "full-sequence-values");
  for (int cards = CANASTA_FULL_SEQUENCE; cards <= CANASTA_LONGEST_SEQUENCE; cards++)
    {
      g_autofree char *name = g_strdup_printf (ngettext ("Sequence of %d natural card",
                                                         "Sequence of %d natural cards", cards),
                                               cards);

      if (canasta_guide_values_length (self, cards))
        canasta_guide_add_points (self, "full-sequence-values", name,
                                  self->table->forms.full_values[cards - CANASTA_FULL_SEQUENCE]);
    }
}

/* Which canastas with a wild card are semi-clean. */
static void
write_semi_clean (CanastaGuideWriter *self)
{
  const CanastaForm *form = &self->table->forms.of[CANASTA_FORM_SEQUENCE];

  canasta_guide_add_rules (self, "semi-clean-canasta semi-clean-group");
  if (!canasta_guide_meets (self, CANASTA_NEEDS_SEMI_CLEAN))
    return;
  if (!canasta_guide_has_say (self, "semi-clean-group"))
    canasta_guide_add_rules (self, "semi-clean-group");
  else if (self->rules->semi_clean_group == CANASTA_SEMI_CLEAN_EIGHT)
    canasta_guide_add (self, "semi-clean-group",
                       T_(self->table, "A canasta of one rank with a wild card and exactly "
                                       "eight cards is semi-clean."));
  else if (self->rules->semi_clean_group == CANASTA_SEMI_CLEAN_EIGHT_OR_MORE)
    canasta_guide_add (self, "semi-clean-group",
                       T_(self->table, "A canasta of one rank with a wild card and eight cards "
                                       "or more is semi-clean."));
  if (canasta_guide_meets (self, CANASTA_NEEDS_SEQUENCES_BY_MIXTURE)
      && form->semi_clean_least <= form->most)
    canasta_guide_add (self, "semi-clean-canasta",
                       TN_(self->table, "A sequence is semi-clean if its wild card stands at an "
                                        "end and %d other card follows it.",
                                        "A sequence is semi-clean if its wild card stands at an "
                                        "end and the others are at least %d.",
                                        form->complete),
                       form->complete);
  if (canasta_guide_meets (self, CANASTA_NEEDS_WILDS_IN_MELDS))
    canasta_guide_add (self, "",
                       T_(self->table, "Otherwise a canasta with a wild card is mixed, however "
                                       "large it is."));
}

/* What sequences cost that are too short in the end. */
static void
write_short_sequences (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;
  g_autofree char *loss = canasta_number_format (rules->short_sequence_loss);

  if (!canasta_guide_has_say (self, "short-sequence-size"))
    {
      canasta_guide_add_rules (self, "short-sequence-loss short-sequence-size");
      return;
    }
  canasta_guide_write (self, "short-sequence-loss short-sequence-size",
                       ngettext ("Each sequence of your side with fewer than %1$d card at the end "
                                 "of the round costs %2$s points; its cards count all the same.",
                                 "Each sequence of your side with fewer than %1$d cards at the end "
                                 "of the round costs %2$s points; its cards count all the same.",
                                 rules->short_sequence_size),
                       rules->short_sequence_size, loss);
}

/* What the classes of canastas with and without wild cards are. */
static const char *
say_mixtures (const CanastaGuideWriter *self)
{
  if (canasta_guide_meets (self, CANASTA_NEEDS_SEMI_CLEAN))
    return T_(self->table, "A natural canasta has no wild cards; with a wild card it is mixed or "
                           "semi-clean.");
  if (self->rules->maximum_wilds == 1)
    return T_(self->table, "A natural canasta has no wild cards; a mixed canasta has one.");
  return T_(self->table, "A natural canasta has no wild cards; a mixed canasta has one or more.");
}

/* Whether a canasta with a wild card may become another one later: semi-clean, or natural
 * again with a two that has come to its own place. */
static gboolean
may_change_class (const CanastaGuideWriter *self)
{
  const CanastaForms *forms = &self->table->forms;

  return canasta_guide_meets (self, CANASTA_NEEDS_SEMI_CLEAN)
         || (canasta_forms_have_sequences (forms) && forms->reach.two_is_natural
             && forms->of[CANASTA_FORM_SEQUENCE].most_wilds > 0);
}

void
canasta_guide_write_canastas (CanastaGuideWriter *self)
{
  gboolean mixed = canasta_guide_meets (self, CANASTA_NEEDS_WILDS_IN_MELDS);

  canasta_guide_write_head (self, "canastas", T_(self->table, "Canastas"));
  if (!canasta_guide_meets (self, CANASTA_NEEDS_CANASTAS))
    {
      canasta_guide_write (self, "wild-canasta-values sequence-size complete-sequences "
                           "semi-clean-group mixed-sequence-canasta full-sequence-values",
                           _("As melds must stay smaller than seven cards, there are no "
                             "canastas at this table."));
      for (guint class = CANASTA_CLASS_NONE + 1; class < CANASTA_N_CLASSES; class++)
        canasta_guide_add_rules (self, canasta_class_get (class)->rule);
      write_short_sequences (self);
      return;
    }

  if (canasta_guide_meets (self, CANASTA_NEEDS_GROUPS))
    write_complete (self);
  else
    {
      write_complete_sequences (self);
      canasta_guide_add_rules (self, "complete-groups");
    }
  if (mixed)
    canasta_guide_add (self, "", "%s", say_mixtures (self));
  if (mixed && canasta_guide_get_most (self) > CANASTA_CANASTA_SIZE)
    canasta_guide_add (self, "", "%s",
                       may_change_class (self)
                         ? _("Which of these it is, its cards say at the end of the round.")
                         : _("A natural canasta to which a wild card is added becomes a mixed "
                             "one for good."));
  write_semi_clean (self);
  if (canasta_guide_meets (self, CANASTA_NEEDS_SEQUENCES | CANASTA_NEEDS_GROUPS))
    write_complete_sequences (self);
  canasta_guide_write (self, "",
                       T_(self->table, "A canasta is worth these points at the end of the "
                                       "round, on top of the points of its cards."));
  for (guint class = CANASTA_CLASS_NONE + 1; class < CANASTA_N_CLASSES; class++)
    canasta_guide_add_rules (self, canasta_class_get (class)->rule);
  canasta_guide_add_grid (self, T_(self->table, "Canasta"), _("Points"), NULL);
  for (const CanastaCanastaClass *class = canasta_class_list (); *class; class++)
    write_class (self, *class);
  write_mixed_sequences (self);
  write_full_sequences (self);
  write_wild_canastas (self);
  write_short_sequences (self);
  if (values_ranks (self->table))
    canasta_guide_write (self, "",
                         _("In this variant canastas of some ranks have a value of their own."));
}
