/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hints in words: what one could do, and why. A reason is a sentence of its own
 * after the move, to which "it" and "this" point back. */
#include "config.h"

#include "hints/hint-private.h"

#include <glib/gi18n-lib.h>

#include "cards/phrases.h"
#include "rules/numbers.h"
#include "rules/table-words.h"

static const char *
get_name_of (guint seat, const char *const *names)
{
  return seat < CANASTA_MAX_SEATS && names[seat] ? names[seat] : "";
}

static const char *
get_name (const CanastaHintReason *reason, const char *const *names)
{
  return get_name_of (reason->seat, names);
}

static char *
say_nothing_fits (const CanastaHintReason *reason)
{
  if (reason->count != 0)
    return g_strdup (_("You hold no cards to take the pile with."));
  /* Translators: cards of a rank: "kings" */
  return g_strdup_printf (_("You hold no %s to take the pile with."),
                          canasta_rank_get_many ((CanastaRank) reason->rank));
}

/* Reasons to draw, to take the pile or to leave it. */
static char *
say_pile (const CanastaHintReason *reason, const CanastaTable *table,
          const char *const *names)
{
  g_autofree char *points = canasta_number_format (reason->points);

  switch ((CanastaHintCode) reason->code)
    {
    case CANASTA_HINT_CANNOT_TAKE:
      return canasta_refusal_get_message (&reason->refusal, table, NULL);
    case CANASTA_HINT_NOTHING_FITS:
      return say_nothing_fits (reason);
    case CANASTA_HINT_LACKS_PAIR:
      /* Translators: a card by its rank: "a king" */
      return g_strdup_printf (_("You hold only %s; to take the pile you need two."),
                              canasta_phrase_one ((CanastaRank) reason->rank));
    case CANASTA_HINT_LACKS_COMPANY:
      /* Translators: a card by its rank: "a king" */
      return g_strdup_printf (_("You hold only %s; to take the pile you need two, or a wild card "
                                "with it."),
                              canasta_phrase_one ((CanastaRank) reason->rank));
    case CANASTA_HINT_TAKE_BELOW_MINIMUM:
      return g_strdup_printf (TN_(table, "To take the pile your side would have to open with %s "
                                         "point.",
                                         "To take the pile your side would have to open with %s "
                                         "points.",
                                        reason->points),
                              points);
    case CANASTA_HINT_LITTLE_FITS:
      /* Translators: both are numbers of cards */
      return g_strdup_printf (TN_(table, "Only %1$d card of the pile’s %2$d goes with what you "
                                         "hold or your side has melded.",
                                         "Only %1$d cards of the pile’s %2$d go with what you "
                                         "hold or your side has melded.",
                                        reason->count),
                              reason->count, reason->total);
    case CANASTA_HINT_BRINGS_FEW:
      return g_strdup_printf (ngettext ("The pile would bring you only %d card.",
                                        "The pile would bring you only %d cards.", reason->count),
                              reason->count);
    case CANASTA_HINT_TAKE_COSTS_WILD:
      return g_strdup (_("Taking the pile would cost you a wild card."));
    case CANASTA_HINT_NEARLY_OUT:
      return g_strdup_printf (TN_(table, "Your side may go out, and you hold only %d card: the "
                                         "pile would fill your hand.",
                                         "Your side may go out, and you hold only %d cards: the "
                                         "pile would fill your hand.",
                                        reason->count),
                              reason->count);
    case CANASTA_HINT_PILE_MAY_STAY:
      /* Translators: a name, and a number of cards */
      return g_strdup_printf (ngettext ("%s has %d card left and may go out: the pile could stay "
                                        "in your hand.",
                                        "%s has %d cards left and may go out: the pile could stay "
                                        "in your hand.",
                                        reason->count),
                              get_name (reason, names), reason->count);
    case CANASTA_HINT_ROUND_WOULD_END:
      return g_strdup (_("The stock is empty: without the pile the round ends."));
    case CANASTA_HINT_OPENS_WITH_PILE:
      return g_strdup_printf (TN_(table, "It opens your side and brings you %d card.",
                                         "It opens your side and brings you %d cards.",
                                        reason->count),
                              reason->count);
    case CANASTA_HINT_FROZEN_PAIR:
      return g_strdup_printf (ngettext ("The pile is frozen, and you have the natural pair it "
                                        "takes: it brings you %d card.",
                                        "The pile is frozen, and you have the natural pair it "
                                        "takes: it brings you %d cards.",
                                        reason->count),
                              reason->count);
    case CANASTA_HINT_BRINGS_WILDS:
      return g_strdup_printf (ngettext ("It brings you %d wild card.",
                                        "It brings you %d wild cards.", reason->count),
                              reason->count);
    case CANASTA_HINT_BRINGS_CARDS:
      /* Translators: both are numbers of cards */
      return g_strdup_printf (ngettext ("It brings you %d card; from the stock you would draw only "
                                        "%d.",
                                        "It brings you %d cards; from the stock you would draw "
                                        "only %d.",
                                        reason->count),
                              reason->count, reason->total);
    case CANASTA_HINT_LAYS_OFF:
      return g_strdup (T_(table, "It costs you no card: the top card goes on a meld of your side."));
    case CANASTA_HINT_SIDE_AHEAD:
      return g_strdup_printf (TN_(table, "The round ends, and your side is %s point ahead on the "
                                         "table.",
                                         "The round ends, and your side is %s points ahead on the "
                                         "table.",
                                        reason->points),
                              points);
    default:
      return NULL;
    }
}

/* What going out catches: it counts against those who hold it, for nobody. */
static char *
say_caught (int count)
{
  return g_strdup_printf (ngettext ("%d card is still in opposing hands, which counts against them.",
                                    "%d cards are still in opposing hands, which count against "
                                    "them.", count),
                          count);
}

/* What speaks for going out, and what it costs with a partner who holds cards. */
static char *
say_asking (const CanastaHintReason *reason, const char *name)
{
  g_autofree char *caught = say_caught (reason->total);
  /* Translators: a name, and a number of cards */
  g_autofree char *cost =
    g_strdup_printf (ngettext ("%s still holds %d card, which would count against your side.",
                               "%s still holds %d cards, which would count against your side.",
                               reason->count),
                     name, reason->count);

  /* Translators: two sentences: what the opponents hold, and what the partner does. */
  return g_strdup_printf (C_("sentences", "%1$s %2$s"), caught, cost);
}

/* Reasons to go out, to ask, to answer, and to play on. */
static char *
say_out (const CanastaHintReason *reason, const CanastaTable *table,
         const char *const *names)
{
  g_autofree char *points = canasta_number_format (reason->points);

  switch ((CanastaHintCode) reason->code)
    {
    case CANASTA_HINT_RED_THREE:
      return g_strdup (_("Red threes are laid down first."));
    case CANASTA_HINT_GOES_OUT:
      return g_strdup_printf (ngettext ("You go out, and %d card is still in opposing hands.",
                                        "You go out, and %d cards are still in opposing hands.",
                                        reason->count),
                              reason->count);
    case CANASTA_HINT_MUST_ASK:
      return g_strdup (_("By these rules you must ask before you go out."));
    case CANASTA_HINT_ASKS_PARTNER:
      return say_asking (reason, get_name (reason, names));
    case CANASTA_HINT_HAND_COSTS_LITTLE:
      /* Translators: points, and a number of cards */
      return g_strdup_printf (ngettext ("Your hand costs only %2$s points, and %1$d card is still "
                                        "in opposing hands.",
                                        "Your hand costs only %2$s points, and %1$d cards are "
                                        "still in opposing hands.",
                                        reason->count),
                              reason->count, points);
    case CANASTA_HINT_CATCHES_OTHERS:
      return say_caught (reason->count);
    case CANASTA_HINT_HAND_COSTS_MUCH:
      /* Translators: a number of cards, and points */
      return g_strdup_printf (TN_(table, "The %d card in your hand would cost your side %s "
                                         "points.",
                                         "The %d cards in your hand would cost your side %s "
                                         "points.",
                                        reason->count),
                              reason->count, points);
    case CANASTA_HINT_PARTNER_HOLDS_CARDS:
      /* Translators: a name, and a number of cards */
      return g_strdup_printf (ngettext ("Going out now would cost your side the %2$d card that "
                                        "%1$s holds.",
                                        "Going out now would cost your side the %2$d cards that "
                                        "%1$s holds.",
                                        reason->count),
                              get_name (reason, names), reason->count);
    case CANASTA_HINT_OTHERS_HOLD_FEW:
      return g_strdup_printf (ngettext ("Going out now would catch only %d card in opposing hands.",
                                        "Going out now would catch only %d cards in opposing "
                                        "hands.",
                                        reason->count),
                              reason->count);
    case CANASTA_HINT_WAITS_TO_OPEN:
      return g_strdup_printf (ngettext ("Opening now would take %d of your %d cards; the pairs you "
                                        "keep may open with the pile.",
                                        "Opening now would take %d of your %d cards; the pairs you "
                                        "keep may open with the pile.",
                                        reason->count),
                              reason->count, reason->total);
    case CANASTA_HINT_KEEPS_PAIRS:
      return g_strdup_printf (ngettext ("The pile is frozen: the pairs you keep may take its %d "
                                        "card.",
                                        "The pile is frozen: the pairs you keep may take its %d "
                                        "cards.",
                                        reason->count),
                              reason->count);
    case CANASTA_HINT_KEEPS_WILD:
      return g_strdup (T_(table, "Keep your wild cards for now: they would not complete a "
                                 "canasta."));
    case CANASTA_HINT_KEEPS_CARDS:
      return g_strdup_printf (ngettext ("Laying cards down now would leave you only %d card.",
                                        "Laying cards down now would leave you only %d cards.",
                                        reason->count),
                              reason->count);
    default:
      return NULL;
    }
}

static char *
say_canasta (const CanastaHintReason *reason, const CanastaTable *table, const char *points)
{
  const char *const *words = canasta_class_get (reason->canasta)->completed;

  return g_strdup_printf (TN_(table, words[0], words[1], reason->points), points);
}

/* Which canastas are missing, and how many. */
static char *
say_lack (const CanastaHintReason *reason, const CanastaTable *table)
{
  const char *const *words = canasta_class_get (reason->canasta)->needed;

  return g_strdup_printf (TN_(table, words[0], words[1], reason->total), reason->total,
                          reason->count);
}

/* How far a meld comes: that of a rank goes by it. */
static char *
say_growth (const CanastaHintReason *reason, const CanastaTable *table)
{
  if (reason->rank < 0 || reason->rank == CANASTA_WILD_RANK)
    return g_strdup_printf (TN_(table, "It makes a meld of %2$d cards: %1$d more completes a "
                                       "canasta.",
                                       "It makes a meld of %2$d cards: %1$d more complete a "
                                       "canasta.",
                                       reason->total),
                            reason->total, reason->count);
  /* Translators: numbers of cards, and the meld they are in: "kings" */
  return g_strdup_printf (TN_(table, "It brings the %3$s to %2$d cards: %1$d more completes a "
                                     "canasta.",
                                     "It brings the %3$s to %2$d cards: %1$d more complete a "
                                     "canasta.",
                                     reason->total),
                          reason->total, reason->count,
                          canasta_rank_get_many ((CanastaRank) reason->rank));
}

/* Why a wild card is no longer kept. */
static char *
say_catching_up (const CanastaHintReason *reason, const CanastaTable *table)
{
  /* Translators: numbers of cards, and the meld they are in: "kings" */
  return g_strdup_printf (TN_(table, "Opponents may go out already, your side not: this brings "
                                     "the %3$s to %2$d cards, and %1$d more completes a canasta.",
                                     "Opponents may go out already, your side not: this brings "
                                     "the %3$s to %2$d cards, and %1$d more complete a canasta.",
                                     reason->total),
                          reason->total, reason->count,
                          canasta_rank_get_many ((CanastaRank) reason->rank));
}

/* Reasons to lay cards down. */
static char *
say_meld (const CanastaHintReason *reason, const CanastaTable *table,
          const char *const *names)
{
  g_autofree char *points = canasta_number_format (reason->points);
  g_autofree char *needed = canasta_number_format (reason->total);

  switch ((CanastaHintCode) reason->code)
    {
    case CANASTA_HINT_MAY_GO_OUT:
      return g_strdup (T_(table, "With it your side has the canastas it needs to go out."));
    case CANASTA_HINT_BRINGS_SECOND_HAND:
      return g_strdup_printf (TN_(table, "It leaves your hand empty, and your second one of %d "
                                         "card comes.",
                                         "It leaves your hand empty, and your second one of %d "
                                         "cards comes.",
                                         reason->count),
                              reason->count);
    case CANASTA_HINT_LACKS_CANASTA:
      return say_lack (reason, table);
    case CANASTA_HINT_CANASTA:
      return say_canasta (reason, table, points);
    case CANASTA_HINT_OPENS_PILE:
      return g_strdup (T_(table, "It opens your side, and for you the pile is no longer frozen."));
    case CANASTA_HINT_OPENS:
      return g_strdup_printf (TN_(table, "It opens your side: these cards make %s point, and %s "
                                         "are needed.",
                                         "It opens your side: these cards make %s points, and %s "
                                         "are needed.",
                                        reason->points),
                              points, needed);
    case CANASTA_HINT_COUNTS_BEFORE_END:
      /* Translators: a name, a number of cards, and points */
      return g_strdup_printf (ngettext ("%1$s has %2$d card left and may go out: on the table "
                                        "that counts %3$s points for you.",
                                        "%1$s has %2$d cards left and may go out: on the table "
                                        "that counts %3$s points for you.",
                                        reason->count),
                              get_name (reason, names), reason->count, points);
    case CANASTA_HINT_STOCK_RUNS_OUT:
      /* Translators: a number of cards, and points */
      return g_strdup_printf (ngettext ("The stock has only %d card left: on the table that counts "
                                        "%s points for you.",
                                        "The stock has only %d cards left: on the table that "
                                        "counts %s points for you.",
                                        reason->count),
                              reason->count, points);
    case CANASTA_HINT_GROWS_MELD:
      return say_growth (reason, table);
    case CANASTA_HINT_CATCHES_UP:
      return say_catching_up (reason, table);
    case CANASTA_HINT_MELD_POINTS:
      return g_strdup_printf (ngettext ("On the table that counts %s point for you.",
                                        "On the table that counts %s points for you.",
                                        reason->points),
                              points);
    default:
      return NULL;
    }
}

static const char *
get_many (const CanastaHintReason *reason)
{
  return canasta_rank_get_many ((CanastaRank) reason->rank);
}

/* Reasons to throw a card that lie in the next player. */
static char *
say_next (const CanastaHintReason *reason, const char *const *names)
{
  const char *name = get_name (reason, names);
  g_autofree char *points = canasta_number_format (reason->points);

  switch ((CanastaHintCode) reason->code)
    {
    case CANASTA_HINT_STOPS_PILE:
      /* Translators: a name, and a number of cards */
      return g_strdup_printf (ngettext ("With it on top %s cannot take the pile of %d card.",
                                        "With it on top %s cannot take the pile of %d cards.",
                                        reason->count),
                              name, reason->count);
    case CANASTA_HINT_SPARE_STOP:
      return g_strdup_printf (_("%s cannot take it, and you could lay it down only when you go "
                                "out."),
                              name);
    case CANASTA_HINT_NONE_LEFT:
      /* Translators: cards of a rank, "kings", and a name */
      return g_strdup_printf (_("All other %1$s are in sight or in your hand: %2$s cannot take the "
                                "pile with it."),
                              get_many (reason), name);
    case CANASTA_HINT_PAIR_NOT_LEFT:
      /* Translators: cards of a rank, "kings", and a name */
      return g_strdup_printf (_("Only one more of the %1$s is hidden, and %2$s needs two to take "
                                "the pile."),
                              get_many (reason), name);
    case CANASTA_HINT_THREW_BEFORE:
      /* Translators: a name, and a card by its rank: "a king" */
      return g_strdup_printf (_("%1$s has discarded %2$s before and has no meld to add it to."),
                              name, canasta_phrase_one ((CanastaRank) reason->rank));
    case CANASTA_HINT_LEFT_BEFORE:
      /* Translators: a name, and a card by its rank: "a king" */
      return g_strdup_printf (_("%1$s has passed up %2$s on the pile before."), name,
                              canasta_phrase_one ((CanastaRank) reason->rank));
    case CANASTA_HINT_PAIR_NEEDED:
      /* Translators: a name, and cards of a rank: "kings" */
      return g_strdup_printf (_("To take the pile %1$s needs two natural %2$s."), name,
                              get_many (reason));
    case CANASTA_HINT_SMALL_PILE:
      /* Translators: a name, and a number of cards */
      return g_strdup_printf (ngettext ("There is little to lose: %s would get only %d card with "
                                        "the pile.",
                                        "There is little to lose: %s would get only %d cards with "
                                        "the pile.",
                                        reason->count),
                              name, reason->count);
    case CANASTA_HINT_SHEDS_POINTS:
      /* Translators: a name, and points */
      return g_strdup_printf (ngettext ("%s may go out soon, and this card would cost you %s "
                                        "point.",
                                        "%s may go out soon, and this card would cost you %s "
                                        "points.",
                                        reason->points),
                              name, points);
    default:
      return NULL;
    }
}

/* Reasons to throw a card that lie in the card and the hand. */
static char *
say_discard (const CanastaHintReason *reason, const CanastaTable *table)
{
  switch ((CanastaHintCode) reason->code)
    {
    case CANASTA_HINT_ONLY_DISCARD:
      return g_strdup (_("It is the only card you may discard."));
    case CANASTA_HINT_FREEZES_PILE:
      return g_strdup_printf (ngettext ("It freezes the pile: from now on only a natural pair "
                                        "takes its %d card.",
                                        "It freezes the pile: from now on only a natural pair "
                                        "takes its %d cards.",
                                        reason->count),
                              reason->count);
    case CANASTA_HINT_FEW_LEFT:
      /* Translators: two numbers of cards, and what they are: "kings" */
      return g_strdup_printf (ngettext ("You can see %1$d of the %2$d %3$s: few are left to take "
                                        "the pile with.",
                                        "You can see %1$d of the %2$d %3$s: few are left to take "
                                        "the pile with.",
                                        reason->count),
                              reason->count, reason->total, get_many (reason));
    case CANASTA_HINT_LONE_CARD:
      return g_strdup (_("It is the only card in your hand that goes with no other."));
    case CANASTA_HINT_SINGLE_CARD:
      /* Translators: cards of a rank: "kings" */
      return g_strdup_printf (T_(table, "You hold no other %s, and your side has no meld of them."),
                              get_many (reason));
    case CANASTA_HINT_KEEPS_STOP:
      /* Translators: a card: "the three of clubs" */
      return g_strdup_printf (_("You keep %s to stop the pile when it is larger."),
                              canasta_phrase_card (reason->card));
    default:
      return NULL;
    }
}

/* What a search finds is no more exact than this. */
#define ROUND_TO 5

/**
 * canasta_hint_round_points: (skip)
 * @points: a difference in points, from 0
 *
 * Returns: the difference as a person wants to know it
 */
int
canasta_hint_round_points (int points)
{
  return points >= 2 * ROUND_TO ? (points + ROUND_TO / 2) / ROUND_TO * ROUND_TO : points;
}

/* What the search has found, where nothing simpler can be said. */
static char *
say_plain (const CanastaHintReason *reason)
{
  int points = canasta_hint_round_points (reason->points);
  g_autofree char *text = canasta_number_format (points);

  if (reason->code == CANASTA_HINT_PLAYS_OUT_BETTER)
    return g_strdup_printf (ngettext ("Played out many times from what you can see, it comes out "
                                      "about %s point a round better than anything else.",
                                      "Played out many times from what you can see, it comes out "
                                      "about %s points a round better than anything else.",
                                      points),
                            text);
  return g_strdup (_("Played out many times from what you can see, nothing comes out better."));
}

/* The reason itself, a sentence. */
static char *
say_why (const CanastaHintReason *reason, const CanastaTable *table,
         const char *const *names)
{
  char *sentence = say_pile (reason, table, names);

  if (!sentence)
    sentence = say_out (reason, table, names);
  if (!sentence)
    sentence = say_meld (reason, table, names);
  if (!sentence)
    sentence = say_next (reason, names);
  if (!sentence)
    sentence = say_discard (reason, table);
  if (!sentence)
    sentence = canasta_hint_fault_describe (reason, table, names);
  return sentence ? sentence : say_plain (reason);
}

/* That the next player can take the pile: where other cards could be thrown, what decided. */
static char *
say_giving (const CanastaHintReason *self, const char *sentence, const char *taker)
{
  if (!self->is_best)
    /* Translators: why a card is discarded, a sentence, and a name */
    return g_strdup_printf (_("%1$s But %2$s can add it to a meld and take the pile."), sentence,
                            taker);
  /* Translators: a name, and a number of cards */
  return g_strdup_printf (ngettext ("%1$s can add it to a meld and take the pile of %2$d card, but "
                                    "played out many times, nothing comes out better.",
                                    "%1$s can add it to a meld and take the pile of %2$d cards, "
                                    "but played out many times, nothing comes out better.",
                                    self->stake),
                          taker, self->stake);
}

/* What is at stake, and what decided. */
static char *
say_risk (const CanastaHintReason *self, const char *sentence)
{
  if (!self->is_best)
    return g_strdup (sentence);
  /* Translators: why a card is discarded, a sentence, and a number of cards */
  return g_strdup_printf (ngettext ("%1$s The pile of %2$d card is at stake, but played out many "
                                    "times, nothing comes out better.",
                                    "%1$s The pile of %2$d cards is at stake, but played out many "
                                    "times, nothing comes out better.",
                                    self->stake),
                          sentence, self->stake);
}

/**
 * canasta_hint_reason_describe:
 * @self: a reason
 * @table: (nullable): the table it was found at
 * @names: (array): the players' names, by seat
 *
 * Returns: (transfer full): a sentence in the language of the interface, and another one
 *   where the card that is thrown does something to the pile
 */
char *
canasta_hint_reason_describe (const CanastaHintReason *self, const CanastaTable *table,
                              const char *const *names)
{
  g_autofree char *sentence = say_why (self, table, names);

  switch ((CanastaHintEffect) self->effect)
    {
    case CANASTA_HINT_ALSO_FREEZES:
      /* Translators: why a wild card is discarded, a sentence, follows */
      return g_strdup_printf (_("It freezes the pile. %s"), sentence);
    case CANASTA_HINT_ALSO_GIVES:
      return say_giving (self, sentence, get_name_of (self->taker, names));
    case CANASTA_HINT_ALSO_GIVES_LITTLE:
      /* Translators: why a card is discarded, a sentence; a name, and a number of cards */
      return g_strdup_printf (ngettext ("%1$s %2$s can add the discard to a meld, but would get "
                                        "only %3$d card with the pile.",
                                        "%1$s %2$s can add the discard to a meld, but would get "
                                        "only %3$d cards with the pile.",
                                        self->stake),
                              sentence, get_name_of (self->taker, names), self->stake);
    case CANASTA_HINT_ALSO_RISKS:
      return say_risk (self, sentence);
    case CANASTA_HINT_ALSO_WAITS:
      /* Translators: why a card is discarded, a sentence, and another card by its rank: "a king" */
      return g_strdup_printf (_("%1$s You can still add %2$s to its meld later: no opponent may go "
                                "out yet."),
                              sentence, canasta_phrase_one ((CanastaRank) self->later));
    case CANASTA_HINT_NO_EFFECT:
    default:
      return g_steal_pointer (&sentence);
    }
}
