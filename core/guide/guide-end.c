/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The guide's last sections: the end of the stock, counting and the match. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "guide/guide-private.h"

/* Whether the top card may be taken alone, for a sequence. */
static gboolean
takes_top_alone (const CanastaGuideWriter *self)
{
  return canasta_guide_meets (self, CANASTA_NEEDS_SEQUENCES | CANASTA_NEEDS_TAKING_TO_MELD)
         && self->rules->take_to_extend == CANASTA_EXTEND_TOP_CARD;
}

/* Cards that stay in the stock. */
static void
write_reserve (CanastaGuideWriter *self)
{
  int reserve = self->rules->stock_reserve;

  if (reserve == 0)
    canasta_guide_add_rules (self, "stock-reserve");
  else
    canasta_guide_add (self, "stock-reserve",
                       ngettext ("The last %d card of the stock is never drawn: without others the "
                                 "stock counts as empty.",
                                 "The last %d cards of the stock are never drawn: without others "
                                 "the stock counts as empty.",
                                 reserve),
                       reserve);
}

/* The turn of who draws the last card, after which the round ends. */
static void
write_last_turn (CanastaGuideWriter *self)
{
  int reserve = self->rules->stock_reserve;

  if (reserve > 0)
    canasta_guide_write (self, "stock-end stock-reserve",
                         ngettext ("The last %d card of the stock is never drawn. Whoever draws "
                                   "the card before it finishes the turn, melds and discards. "
                                   "Then the round ends.",
                                   "The last %d cards of the stock are never drawn. Whoever draws "
                                   "the card before them finishes the turn, melds and discards. "
                                   "Then the round ends.",
                                   reserve),
                         reserve);
  else
    canasta_guide_write (self, "stock-end stock-reserve",
                         _("Whoever draws the last card of the stock finishes the turn, melds "
                           "and discards. Then the round ends."));
  canasta_guide_add (self, "", "%s",
                     canasta_guide_meets (self, CANASTA_NEEDS_SECOND_HANDS)
                       ? T_(self->table, "In that turn a second hand may still be taken up, and "
                                         "the player may still go out.")
                       : _("In that turn the player may still go out."));
}

static void
write_stock_end (CanastaGuideWriter *self)
{
  int end = self->rules->stock_end;

  /* Only a pile whose top card can be laid off must be taken. */
  if (end == CANASTA_STOCK_END_FORCED && !takes_top_alone (self)
      && !canasta_guide_meets (self, CANASTA_NEEDS_THAW | CANASTA_NEEDS_TAKING_BY_LAY_OFF
                                       | CANASTA_NEEDS_TAKING_TO_MELD))
    end = CANASTA_STOCK_END_VOLUNTARY;

  canasta_guide_write_head (self, "stock-end", _("When the stock runs out"));
  switch (end)
    {
    case CANASTA_STOCK_END_FORCED:
      if (takes_top_alone (self))
        canasta_guide_write (self, "stock-end",
                             _("When the last card of the stock has been drawn, play goes on as "
                               "long as each player takes the pile or its top card. If you can "
                               "add the top card to a sequence of your side, you must do so; if "
                               "you can take the pile, you may. If you do neither, the round "
                               "ends."));
      else
        canasta_guide_write (self, "stock-end",
                             _("When the last card of the stock has been drawn, play goes on as "
                               "long as each player takes the pile. If you can take it by adding "
                               "its top card to a meld of your side, you must. If you can take it "
                               "in another way, you may. If you do not take it, the round ends."));
      break;
    case CANASTA_STOCK_END_VOLUNTARY:
      canasta_guide_write (self, "stock-end",
                           _("When the last card of the stock has been drawn, play goes on as "
                             "long as each player takes the pile. Nobody has to: the round ends "
                             "with the first player who cannot take it or does not want to."));
      if (self->rules->stock_end == CANASTA_STOCK_END_FORCED)
        canasta_guide_add (self, "",
                           _("The pile would have to be taken only where it could be taken just "
                             "by adding its top card to a meld; that cannot happen here."));
      break;
    case CANASTA_STOCK_END_AFTER_TURN:
      write_last_turn (self);
      break;
    case CANASTA_STOCK_END_IMMEDIATE:
    default:
      canasta_guide_write (self, "stock-end",
                           _("The round ends as soon as the last card of the stock has been "
                             "drawn; whoever drew it may neither meld nor discard."));
    }
  if (end != CANASTA_STOCK_END_AFTER_TURN)
    write_reserve (self);
  canasta_guide_write (self, "", "%s",
                       end == CANASTA_STOCK_END_AFTER_TURN
                         ? _("If nobody goes out in that turn, nobody gets points for going out. "
                             "Everything else is counted as usual.")
                         : _("If a round ends like this, nobody gets points for going out. "
                             "Everything else is counted as usual."));
}

/* A row of points that are added, where the rule behind it has a say. */
static void
add_counted (CanastaGuideWriter *self, const char *rule, const char *title, int points)
{
  g_autofree char *number = canasta_number_format_signed (points);

  if (!canasta_guide_has_say (self, rule))
    return;
  if (points != 0)
    canasta_guide_add_row (self, rule, title, number, NULL);
  else
    canasta_guide_add_rules (self, rule);
}

/* Full sequences that are worth something else than shorter ones. */
static void
count_full_sequences (CanastaGuideWriter *self)
{
  for (int cards = CANASTA_FULL_SEQUENCE; cards <= CANASTA_LONGEST_SEQUENCE; cards++)
    {
      g_autofree char *title = g_strdup_printf (ngettext ("Each sequence of %d natural card",
                                                          "Each sequence of %d natural cards",
                                                          cards),
                                                cards);

      if (canasta_guide_values_length (self, cards))
        add_counted (self, "full-sequence-values", title,
                     self->table->forms.full_values[cards - CANASTA_FULL_SEQUENCE]);
    }
}

static void
write_sheet (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;

  canasta_guide_add_grid (self, _("What is counted"), _("Points"), NULL);
  canasta_guide_add_row (self, "", _("Cards on the table"), _("+ their values"), NULL);
  for (const CanastaCanastaClass *class = canasta_class_list (); *class; class++)
    if (*class != CANASTA_CLASS_SEQUENCE || canasta_guide_values_sequences (self))
      add_counted (self, canasta_class_get (*class)->rule,
                   canasta_guide_is_only_class (self, *class)
                     ? T_(self->table, "Each canasta")
                     : T_(self->table, canasta_class_get (*class)->each),
                   canasta_class_get_worth (*class, rules));
  if (canasta_guide_meets (self, CANASTA_NEEDS_SEQUENCES_BY_MIXTURE)
      && canasta_guide_values_sequences (self))
    add_counted (self, "mixed-sequence-canasta", _("Each complete sequence with wild cards"),
                 rules->mixed_sequence_canasta);
  count_full_sequences (self);
  if (canasta_guide_has_say (self, "wild-canasta-values")
      && !canasta_guide_has_say (self, "wild-canasta"))
    canasta_guide_add_row (self, "", T_(self->table, canasta_class_get (CANASTA_CLASS_WILD)->each),
                           _("+ by number of jokers"), NULL);
  if (canasta_guide_has_say (self, "short-sequence-size"))
    add_counted (self, "short-sequence-loss", _("Each sequence that is too short"),
                 -rules->short_sequence_loss);
  if (canasta_guide_has_special_threes (self))
    canasta_guide_add_row (self, "", _("Red threes"),
                           rules->red_three_condition == CANASTA_RED_THREES_NEED_NOTHING
                             ? _("+ by their number") : _("+ or − by their number"), NULL);
  if (canasta_guide_has_say (self, "black-threes-aside-values"))
    canasta_guide_add_row (self, "", _("Black threes set aside"), _("+ by their number"), NULL);
  add_counted (self, "forgotten-red-three",
               rules->forgotten_red_three_flat ? _("Forgotten red threes")
                                               : _("Each forgotten red three"),
               -rules->forgotten_red_three);
  add_counted (self, "going-out-bonus", _("Going out"), rules->going_out_bonus);
  if (canasta_guide_meets (self, CANASTA_NEEDS_CONCEALED_TO_MATTER))
    add_counted (self, "concealed-bonus", _("Going out concealed"), rules->concealed_bonus);
  add_counted (self, "second-hand-loss",
               rules->second_hand_loss_when == CANASTA_SECOND_HAND_LOSS_ALWAYS
                 ? T_(self->table, "No second hand taken up")
                 : T_(self->table, "No second hand taken up, but by another side"),
               -rules->second_hand_loss);
  canasta_guide_add_row (self, "", _("Cards left in a hand"), _("− their values"), NULL);
}

static void
write_pair_score (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;

  canasta_guide_write (self, "lone-hand-pair-score",
                       rules->lone_hand_pair_score == CANASTA_PAIR_SCORE_FULL
                         ? _("Against a lone hand the two partners add up what they have, and "
                             "each is credited with the whole sum.")
                         : _("Against a lone hand the two partners add up what they have, and "
                             "each is credited with half of the sum, rounded up, also where it "
                             "is negative."));
  if (!canasta_guide_has_special_threes (self))
    {
      canasta_guide_add_rules (self, "lone-hand-red-threes");
      return;
    }
  canasta_guide_write (self, "lone-hand-red-threes",
                       rules->lone_hand_red_threes == CANASTA_LONE_HAND_OWN
                         ? _("The red threes of the pair do not belong to this sum: each "
                             "partner counts only their own.")
                         : _("The red threes of the pair are counted together, and both partners "
                             "are credited with all of them."));
}

/* Three low cards and four high ones, of which one was seen already or not. */
static void
add_sequence_example (CanastaGuideWriter *self, gboolean is_first)
{
  const CanastaRuleValues *rules = self->rules;
  int cards = 3 * rules->value_low + 4 * rules->value_high;
  g_autofree char *cards_text = canasta_number_format (cards);
  g_autofree char *canasta_text = canasta_number_format (rules->sequence_canasta);
  g_autofree char *sum_text = canasta_number_format (cards + rules->sequence_canasta);

  if (is_first)
    canasta_guide_write (self, "natural-canasta value-high",
                         /* Translators: points of cards + points of a sequence = their sum */
                         ngettext ("An example: the hearts from five to jack in sequence are worth "
                                   "%1$s + %2$s = %3$s point.",
                                   "An example: the hearts from five to jack in sequence are worth "
                                   "%1$s + %2$s = %3$s points.",
                                   cards + rules->sequence_canasta),
                         cards_text, canasta_text, sum_text);
  else
    canasta_guide_add (self, "",
                       /* Translators: points of cards + points of a sequence = their sum */
                       ngettext ("The hearts from five to jack in sequence are worth %1$s + %2$s "
                                 "= %3$s point.",
                                 "The hearts from five to jack in sequence are worth %1$s + %2$s "
                                 "= %3$s points.",
                                 cards + rules->sequence_canasta),
                       cards_text, canasta_text, sum_text);
}

static void
add_kings_example (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;
  int cards = 7 * rules->value_high;
  int canasta = canasta_guide_value_canasta (self->table, CANASTA_RANK_KING);
  g_autofree char *cards_text = canasta_number_format (cards);
  g_autofree char *canasta_text = canasta_number_format (canasta);
  g_autofree char *sum_text = canasta_number_format (cards + canasta);

  canasta_guide_write (self, "natural-canasta value-high",
                       /* Translators: points of cards + points of a canasta = their sum */
                       ngettext ("An example: seven kings are worth %1$s + %2$s = %3$s point.",
                                 "An example: seven kings are worth %1$s + %2$s = %3$s points.",
                                 cards + canasta),
                       cards_text, canasta_text, sum_text);
}

static void
write_example (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;
  gboolean has_kings = canasta_ranks_have (self->table->forms.groups, CANASTA_RANK_KING);

  if (!canasta_guide_meets (self, CANASTA_NEEDS_CANASTAS) || rules->meld_minimum_size > 7)
    return;
  if (has_kings)
    add_kings_example (self);
  if (canasta_guide_meets (self, CANASTA_NEEDS_SEQUENCES) && rules->sequence_size == 7)
    add_sequence_example (self, !has_kings);
}

static void
write_scoring (CanastaGuideWriter *self)
{
  canasta_guide_write_head (self, "scoring", _("Counting a round"));
  canasta_guide_write (self, "",
                       canasta_table_has_partners (self->table)
                         ? _("When a round has ended, every side counts. The cards in the hands "
                             "of all its players count against it, even when one of them has "
                             "gone out.")
                         : _("When a round has ended, everybody counts."));
  write_sheet (self);
  canasta_guide_write (self, "",
                       _("The sum is added to the total of the side. It may be negative, and so "
                         "may the total."));
  if (self->table->sides_form)
    write_pair_score (self);
  write_example (self);
}

static void
write_match (CanastaGuideWriter *self)
{
  const CanastaRuleValues *rules = self->rules;
  g_autofree char *target = canasta_number_format (rules->target);

  canasta_guide_write_head (self, "match", _("The match"));
  if (rules->rounds > 0)
    canasta_guide_write (self, "rounds target",
                         ngettext ("The match has %d round. The best total then wins.",
                                   "The match has %d rounds. The best total after the last one "
                                   "wins.",
                                   rules->rounds),
                         rules->rounds);
  else
    canasta_guide_write (self, "target rounds",
                         ngettext ("The match ends with the round in which a total reaches %s "
                                   "point. The best total wins, even when several have got that "
                                   "far.",
                                   "The match ends with the round in which a total reaches %s "
                                   "points. The best total wins, even when several have got "
                                   "that far.",
                                   rules->target),
                         target);
  canasta_guide_write (self, "tie",
                       rules->tie == CANASTA_TIE_EXTRA_ROUND
                         ? _("If the best totals are equal, another round is played.")
                         : _("If the best totals are equal, the victory is shared."));
}

void
canasta_guide_write_end (CanastaGuideWriter *self)
{
  write_stock_end (self);
  write_scoring (self);
  write_match (self);
}
