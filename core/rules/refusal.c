/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Refusals in words: what is missing, and the number. */
#include "config.h"

#include "rules/refusal.h"

#include <glib/gi18n-lib.h>

#include "cards/phrases.h"
#include "rules/canasta-class.h"
#include "rules/numbers.h"
#include "rules/rule-say.h"
#include "rules/table-words.h"

/**
 * canasta_refusal_get_rule:
 * @refusal: a refusal
 *
 * Returns: (transfer none) (nullable): the rule behind it
 */
const CanastaRule *
canasta_refusal_get_rule (const CanastaRefusal *refusal)
{
  for (guint i = 0; i < canasta_rule_count (); i++)
    if ((gint16) canasta_rule_get (i)->offset == refusal->rule)
      return canasta_rule_get (i);
  return NULL;
}

static gboolean
is_about_rule (const CanastaRefusal *refusal, const char *name)
{
  const CanastaRule *rule = canasta_refusal_get_rule (refusal);

  return rule && g_str_equal (rule->name, name);
}

static char *
say_too_few_for_pile (const CanastaRefusal *refusal)
{
  const char *title = canasta_rank_get_many (refusal->rank);

  if (refusal->have == 0)
    /* Translators: the rank of the pile’s top card, as "kings" */
    return g_strdup_printf (_("To take the pile you need two cards that go with the %s; "
                              "you selected none."), title);
  /* Translators: the rank of the pile’s top card, as "kings"; a number */
  return g_strdup_printf (ngettext ("To take the pile you need two cards that go with the "
                                    "%s; you selected %d.",
                                    "To take the pile you need two cards that go with the "
                                    "%s; you selected %d.",
                                    refusal->have),
                          title, refusal->have);
}

static char *
say_not_held (const CanastaRefusal *refusal)
{
  const char *card = canasta_phrase_card (refusal->card);

  if (refusal->held <= 0)
    return refusal->card == CANASTA_JOKER
             ? g_strdup (_("You hold no joker."))
             /* Translators: a card: "the four of clubs" */
             : g_strdup_printf (C_("a card", "You do not hold %s."), card);
  if (refusal->card == CANASTA_JOKER)
    /* Translators: how many are held, and how many it takes */
    return g_strdup_printf (ngettext ("You hold %1$d joker, not %2$d.",
                                      "You hold %1$d jokers, not %2$d.", refusal->held),
                            refusal->held, refusal->wanted);
  /* Translators: how many are held, how many it takes, and a card: "the four of clubs" */
  return g_strdup_printf (ngettext ("You hold %3$s %1$d time, not %2$d.",
                                    "You hold %3$s %1$d times, not %2$d.", refusal->held),
                          refusal->held, refusal->wanted, card);
}

static char *
say_cards (const CanastaRefusal *refusal, const CanastaTable *table)
{
  const char *title = refusal->rank >= 0 ? canasta_rank_get_plural (refusal->rank) : "";

  switch ((CanastaReason) refusal->reason)
    {
    case CANASTA_REASON_CARD_NOT_HELD:
      return say_not_held (refusal);
    case CANASTA_REASON_TOO_FEW_CARDS:
      if (refusal->rank >= 0 && refusal->need == 2)
        return say_too_few_for_pile (refusal);
      return g_strdup_printf (ngettext ("A meld needs %d or more cards of one rank; these are %d.",
                                        "A meld needs %d or more cards of one rank; these are %d.",
                                        refusal->need),
                              refusal->need, refusal->have);
    case CANASTA_REASON_TOO_MANY_CARDS:
      return g_strdup_printf (ngettext ("A meld may hold %d card at most; this would make %d.",
                                        "A meld may hold %d cards at most; this would make %d.",
                                        refusal->need),
                              refusal->need, refusal->have);
    case CANASTA_REASON_TOO_FEW_NATURALS:
      if (is_about_rule (refusal, "mixed-minimum-naturals"))
        return g_strdup_printf (ngettext ("A meld with a wild card needs at least %d natural card; "
                                          "this one has %d.",
                                          "A meld with a wild card needs at least %d natural "
                                          "cards; this one has %d.",
                                          refusal->need),
                                refusal->need, refusal->have);
      return g_strdup_printf (ngettext ("A meld needs at least %d natural card; this one has %d.",
                                        "A meld needs at least %d natural cards; this one has %d.",
                                        refusal->need),
                              refusal->need, refusal->have);
    case CANASTA_REASON_TOO_MANY_WILDS:
      if (is_about_rule (refusal, "black-threes-melded"))
        return g_strdup (_("Black threes are melded without wild cards."));
      /* Translators: a number of wild cards, the number with these cards, and a rank, as "Kings" */
      return g_strdup_printf (ngettext ("%3$s may hold %1$d wild card at most; this would make "
                                        "%2$d.",
                                        "%3$s may hold %1$d wild cards at most; this would make "
                                        "%2$d.",
                                        refusal->need),
                              refusal->need, refusal->have, title);
    case CANASTA_REASON_WILDS_EXCEED_NATURALS:
      if (is_about_rule (refusal, "naturals-per-wild"))
        /* Translators: a rank, as "Kings"; how many wild cards, and how many it would have */
        return g_strdup_printf (ngettext ("%1$s may hold %2$d wild card with these natural "
                                          "ones; this would make %3$d.",
                                          "%1$s may hold %2$d wild cards with these natural "
                                          "ones; this would make %3$d.",
                                          refusal->need),
                                title, refusal->need, refusal->have);
      /* Translators: a rank, as "Kings"; two numbers */
      return g_strdup_printf (_("%s would hold more wild cards than natural ones: %d against %d."),
                              title, refusal->have, refusal->need);
    case CANASTA_REASON_MELD_COMPLETE:
      if (is_about_rule (refusal, "join-melds"))
        return g_strdup (_("Two canastas cannot be joined."));
      if (is_about_rule (refusal, "take-onto-largest"))
        return g_strdup (_("The pile’s top card cannot join a meld as large as yours."));
      if (is_about_rule (refusal, "take-onto-complete"))
        return g_strdup (_("The pile’s top card cannot be added to a canasta."));
      if (refusal->have != CANASTA_NO_NUMBER)
        return g_strdup (_("A complete sequence takes more cards only when you go out with them."));
      return g_strdup (_("This meld is complete: no more cards can be added to it."));
    case CANASTA_REASON_WILD_MELD:
      if (is_about_rule (refusal, "melds-per-rank"))
        return g_strdup (T_(table, "Your side has a meld of wild cards that is not complete; no "
                                   "other can be begun yet."));
      if (refusal->need != CANASTA_NO_NUMBER)
        return g_strdup_printf (ngettext ("Wild cards alone must be a whole canasta at once: %d "
                                          "card; these are %d.",
                                          "Wild cards alone must be a whole canasta at once: %d "
                                          "cards; these are %d.",
                                          refusal->need),
                                refusal->need, refusal->have);
      return g_strdup (_("Wild cards cannot be melded alone; lay them on a meld of natural "
                         "cards."));
    case CANASTA_REASON_NO_GROUP:
      /* Translators: a rank, as "Kings" */
      return g_strdup_printf (_("%s are no meld by themselves: by these rules they are only melded "
                                "in sequence."),
                              title);
    case CANASTA_REASON_NO_SUCH_MELD:
      if (is_about_rule (refusal, "melds-per-rank"))
        /* Translators: a rank in a sentence, as "kings" */
        return g_strdup_printf (T_(table, "Your side has a meld of %s that is not full; no other "
                                          "can be begun yet."),
                                canasta_rank_get_many (refusal->rank));
      return g_strdup_printf (TN_(table, "There is no meld number %d of this rank: your side has "
                                         "%d.",
                                         "There is no meld number %d of this rank: your side has "
                                         "%d.",
                                        refusal->have),
                              refusal->need, refusal->have);
    case CANASTA_REASON_MELD_CLOSED:
      /* Translators: a rank, as "Kings" */
      return g_strdup_printf (_("%s are closed to further wild cards."), title);
    case CANASTA_REASON_WRONG_RANK:
      if (is_about_rule (refusal, "join-melds"))
        return g_strdup (_("Only melds of one rank, or two sequences, can be joined."));
      if (is_about_rule (refusal, "take-with-wild-pair"))
        return g_strdup (_("A wild card on the pile is taken with two like it, for a meld of wild "
                           "cards."));
      if (refusal->rank < 0)
        return g_strdup (_("Only a red three can be laid down like this."));
      if (refusal->rank >= CANASTA_RANK_TWO)
        return g_strdup (_("Only wild cards go together here."));
      /* Translators: a rank in a sentence, as "kings" */
      return g_strdup_printf (_("Only %s and wild cards go together here."),
                              canasta_rank_get_many (refusal->rank));
    default:
      return NULL;
    }
}

static char *
say_pile (const CanastaRefusal *refusal, const CanastaTable *table)
{
  const char *many = refusal->rank >= 0 ? canasta_rank_get_many (refusal->rank) : "";

  switch ((CanastaReason) refusal->reason)
    {
    case CANASTA_REASON_NOT_AN_ACTION:
      if (!is_about_rule (refusal, "take-freely"))
        return NULL;
      return g_strdup (_("The pile is taken without cards of the hand, and nothing is melded with "
                         "it."));
    case CANASTA_REASON_PILE_EMPTY:
      return g_strdup (_("There is no discard pile to take."));
    case CANASTA_REASON_PILE_STOPPED:
      if (canasta_card_get_rank (refusal->card) == CANASTA_RANK_THREE
          && !canasta_suit_is_red (canasta_card_get_suit (refusal->card)))
        return g_strdup (_("A black three is on top: you cannot take the pile this turn."));
      if (canasta_card_get_rank (refusal->card) == CANASTA_RANK_THREE)
        return g_strdup (_("A red three is on top: you cannot take the pile this turn."));
      return g_strdup (_("A wild card is on top: you cannot take the pile this turn."));
    case CANASTA_REASON_FROZEN_NEEDS_NATURAL_PAIR:
      if (refusal->have >= refusal->need)
        /* Translators: a rank in a sentence, as "sevens" */
        return g_strdup_printf (_("The pile is frozen: take it with two natural %s from your "
                                  "hand."),
                                many);
      /* Translators: a rank in a sentence, as "sevens" */
      return g_strdup_printf (refusal->have == 0
                                ? _("The pile is frozen: you need two natural %s from your hand; "
                                    "you hold none.")
                                : _("The pile is frozen: you need two natural %s from your hand; "
                                    "you hold only one."),
                              many);
    case CANASTA_REASON_FROZEN_UNTIL_OPENED:
      if (refusal->need == CANASTA_NO_NUMBER)
        return g_strdup (T_(table, "You may take the pile only after your side has opened."));
      if (refusal->have >= refusal->need)
        /* Translators: a rank in a sentence, as "sevens" */
        return g_strdup_printf (T_(table, "The pile is frozen for your side until you open: take "
                                          "it with two natural %s."),
                                many);
      /* Translators: a rank in a sentence, as "sevens" */
      return g_strdup_printf (refusal->have == 0
                                ? T_(table, "The pile is frozen for your side until you open: you "
                                            "need two natural %s; you hold none.")
                                : T_(table, "The pile is frozen for your side until you open: you "
                                            "need two natural %s; you hold only one."),
                              many);
    case CANASTA_REASON_PILE_NEEDS_NATURAL:
      return g_strdup (_("You cannot take the pile with wild cards only."));
    case CANASTA_REASON_TAKE_NOT_ALLOWED:
      if (is_about_rule (refusal, "take-with-wild"))
        return g_strdup (_("By these rules the pile is taken with two natural cards, not with a "
                           "wild one."));
      if (is_about_rule (refusal, "take-by-lay-off"))
        return g_strdup (_("By these rules you need cards from your hand to take the pile; its "
                           "top card alone cannot be added to a meld."));
      return g_strdup (_("By these rules the pile cannot be taken like this."));
    case CANASTA_REASON_ONE_CARD_PILE:
      return g_strdup (_("With one card in hand you cannot take a pile of one card."));
    case CANASTA_REASON_PILE_NOT_MELDED:
      if (refusal->have == CANASTA_NO_NUMBER)
        return g_strdup (_("You must meld every card you took with the pile."));
      return g_strdup_printf (ngettext ("You must meld every card of the pile: %d besides the top "
                                        "one; you named %d.",
                                        "You must meld every card of the pile: %d besides the top "
                                        "one; you named %d.",
                                        refusal->need),
                              refusal->need, refusal->have);
    default:
      return NULL;
    }
}

/* What going out lacks, of things that are counted; NULL where it is another. */
static char *
say_lack (const CanastaLack *lack, const CanastaTable *table)
{
  const CanastaClassRow *row;

  switch ((CanastaReason) lack->reason)
    {
    case CANASTA_REASON_TOO_FEW_CANASTAS:
      return g_strdup_printf (TN_(table, "Your side needs %d canasta to go out; it has %d.",
                                         "Your side needs %d canastas to go out; it has %d.",
                                         lack->need),
                              lack->need, lack->have);
    case CANASTA_REASON_NEEDS_SEQUENCE:
      return g_strdup (table && !canasta_table_has_partners (table)
                         ? _("You need a complete sequence among your canastas to go out.")
                         : _("Your side needs a complete sequence among its canastas to go out."));
    case CANASTA_REASON_NEEDS_CANASTA_KIND:
      row = canasta_class_get (lack->canasta);
      return g_strdup_printf (TN_(table, row->needed[0], row->needed[1], lack->need),
                              lack->need, lack->have);
    case CANASTA_REASON_TOO_FEW_RED_THREES:
      return g_strdup_printf (TN_(table, "Your side needs %d red three to go out; it has %d.",
                                         "Your side needs %d red threes to go out; it has %d.",
                                        lack->need),
                              lack->need, lack->have);
    case CANASTA_REASON_SECOND_HAND_NEEDED:
      return g_strdup (T_(table, "You go out only with your second hand, once you have taken it "
                                 "up."));
    case CANASTA_REASON_PARTNER_SECOND_HAND:
      return g_strdup (T_(table, "Each of your partners must first have ended a turn with the "
                                 "second hand."));
    case CANASTA_REASON_PARTNER_SECOND_HAND_LEFT:
      return g_strdup (T_(table, "Your partners must first have taken up the second hands that "
                                 "wait for them."));
    default:
      return NULL;
    }
}

static char *
say_cards_to_keep (const CanastaRefusal *refusal, const CanastaTable *table, const char *partner)
{
  if (is_about_rule (refusal, "asking"))
    return partner ? g_strdup_printf (_("%s said no, so you must keep a card to discard and one "
                                        "more."),
                                      partner)
                   : g_strdup (_("Your partner said no, so you must keep a card to discard and "
                                 "one more."));
  if (is_about_rule (refusal, "final-discard"))
    return g_strdup (_("You must keep a card: going out needs a discard."));
  if (refusal->need == 1)
    return g_strdup (T_(table, "You must keep a card until your side may go out."));
  return g_strdup_printf (TN_(table, "You must keep a card to discard and one more until your "
                                     "side may go out; %d would be left.",
                                     "You must keep a card to discard and one more until your "
                                     "side may go out; %d would be left.",
                                    refusal->have),
                          refusal->have);
}

static char *
say_keeping (const CanastaRefusal *refusal, const CanastaTable *table, const char *partner)
{
  g_autofree char *cards = say_cards_to_keep (refusal, table, partner);
  g_autofree char *lack = refusal->sentence ? g_strdup (g_quark_to_string (refusal->sentence))
                                            : say_lack (&refusal->lack, table);

  /* Translators: two sentences: how many cards must be kept, and what going out lacks. */
  return lack ? g_strdup_printf (C_("sentences", "%1$s %2$s"), cards, lack)
              : g_steal_pointer (&cards);
}

static char *
say_going_out (const CanastaRefusal *refusal, const CanastaTable *table, const char *partner)
{
  switch ((CanastaReason) refusal->reason)
    {
    case CANASTA_REASON_KEEP_A_CARD:
      return say_keeping (refusal, table, partner);
    case CANASTA_REASON_TOO_FEW_CANASTAS:
    case CANASTA_REASON_NEEDS_SEQUENCE:
    case CANASTA_REASON_NEEDS_CANASTA_KIND:
    case CANASTA_REASON_TOO_FEW_RED_THREES:
    case CANASTA_REASON_SECOND_HAND_NEEDED:
    case CANASTA_REASON_PARTNER_SECOND_HAND:
    case CANASTA_REASON_PARTNER_SECOND_HAND_LEFT:
      return say_lack (&(CanastaLack){ refusal->reason, refusal->canasta, refusal->need,
                                       refusal->have }, table);
    case CANASTA_REASON_FINAL_DISCARD:
      return g_strdup (refusal->need > 0 ? _("Going out needs a discard.")
                                         : _("By these rules you go out without a discard."));
    case CANASTA_REASON_LAST_CARD_BARRED:
      return g_strdup (_("By these rules nobody goes out by discarding a wild card."));
    case CANASTA_REASON_LONE_CARD_BACK:
      /* Translators: the name of a card */
      return g_strdup_printf (_("This card was the whole pile, so it does not go back in this "
                                "turn: %s."),
                              canasta_card_get_name (refusal->card));
    case CANASTA_REASON_MUST_ASK:
      return partner ? g_strdup_printf (_("Ask %s first whether you may go out."), partner)
                     : g_strdup (_("Ask your partner first whether you may go out."));
    case CANASTA_REASON_PARTNER_SAID_NO:
      return partner ? g_strdup_printf (_("%s said no, so you cannot go out this turn."), partner)
                     : g_strdup (_("Your partner said no, so you cannot go out this turn."));
    case CANASTA_REASON_MUST_GO_OUT:
      if (refusal->have == CANASTA_NO_NUMBER)
        return g_strdup (_("You promised to go out: take the pile."));
      return g_strdup (_("You promised to go out: lay down all remaining cards."));
    case CANASTA_REASON_CANNOT_GO_OUT:
      if (refusal->have > 0)
        return g_strdup_printf (ngettext ("You cannot go out: %d card is still in your hand.",
                                          "You cannot go out: %d cards are still in your hand.",
                                          refusal->have),
                                refusal->have);
      if (refusal->sentence)
        return g_strdup (g_quark_to_string (refusal->sentence));
      return g_strdup (T_(table, "Your side’s canastas do not let you go out."));
    case CANASTA_REASON_MUST_TAKE_PILE:
      return g_strdup (_("The stock is empty and the pile fits your melds: you must take it."));
    case CANASTA_REASON_STOCK_EMPTY:
      if (is_about_rule (refusal, "stock-reserve"))
        return g_strdup (_("The last cards of the stock are not drawn: take the pile, or the round "
                           "ends."));
      if (is_about_rule (refusal, "stock-end"))
        return g_strdup (_("The stock is empty, and by these rules that ends the round."));
      return g_strdup (_("The stock is empty: take the pile, or the round ends."));
    case CANASTA_REASON_STOCK_NOT_EMPTY:
      return g_strdup (_("The stock still has cards: draw, or take the pile."));
    case CANASTA_REASON_NOTHING_TO_ASK:
      if (refusal->need != CANASTA_NO_NUMBER)
        return g_strdup (_("You can no longer ask: after a no you would have nothing to play."));
      if (is_about_rule (refusal, "asking"))
        return g_strdup (_("There is no partner to ask by these rules, or you have asked already."));
      return g_strdup (_("There is nothing to ask: with your hand you cannot go out."));
    default:
      return NULL;
    }
}

static char *
say_timing (const CanastaRefusal *refusal)
{
  switch ((CanastaTiming) refusal->timing)
    {
    case CANASTA_TIMING_TO_DRAW:
      return g_strdup (_("Draw first, or take the pile."));
    case CANASTA_TIMING_HAS_DRAWN:
      return g_strdup (_("You have already drawn."));
    case CANASTA_TIMING_HAS_TAKEN:
      return g_strdup (_("You have already taken the pile."));
    case CANASTA_TIMING_ANY:
    default:
      return g_strdup (_("Not now: draw or take the pile once, then meld, then discard; a question "
                         "is answered first."));
    }
}

static char *
say_rest (const CanastaRefusal *refusal, const CanastaTable *table)
{
  g_autofree char *need = canasta_number_format (refusal->need);
  g_autofree char *have = canasta_number_format (refusal->have);

  switch ((CanastaReason) refusal->reason)
    {
    case CANASTA_REASON_NOT_AN_ACTION:
      return g_strdup (_("This is not an action."));
    case CANASTA_REASON_WRONG_PHASE:
      if (is_about_rule (refusal, "join-melds"))
        return g_strdup (_("By these rules melds on the table stay apart."));
      if (is_about_rule (refusal, "keep-last-card"))
        return g_strdup (T_(table, "You may end your turn without a discard only with one card in "
                                   "your hand, while your side may not go out."));
      return say_timing (refusal);
    case CANASTA_REASON_NOT_YOUR_TURN:
      return g_strdup (_("It is not your turn."));
    case CANASTA_REASON_MIXED_RANKS:
      return g_strdup (_("These cards have different ranks."));
    case CANASTA_REASON_NOT_A_SEQUENCE:
      return g_strdup (_("A sequence is of one suit, without a gap, and not longer than the rules allow."));
    case CANASTA_REASON_WILD_ENCLOSED:
      return g_strdup (_("The wild card fills a gap of this sequence: only the card it stands for "
                         "frees it, laid in the same action."));
    case CANASTA_REASON_BLACK_THREES_ONLY_GOING_OUT:
      return g_strdup (_("Black threes can only be melded when you go out."));
    case CANASTA_REASON_RED_THREE:
      if (is_about_rule (refusal, "red-threes-laid"))
        return g_strdup (_("Red threes are laid down first."));
      return g_strdup (_("Red threes are never melded or discarded."));
    case CANASTA_REASON_BELOW_MINIMUM:
      return g_strdup_printf (ngettext ("You need %s point to open; that makes %s.",
                                        "You need %s points to open; that makes %s.",
                                        refusal->need),
                              need, have);
    case CANASTA_REASON_SINGLE_MELD_BELOW_MINIMUM:
      return g_strdup_printf (ngettext ("One meld alone must make %s point to open; the best "
                                        "makes %s.",
                                        "One meld alone must make %s points to open; the best "
                                        "makes %s.",
                                        refusal->need),
                              need, have);
    case CANASTA_REASON_NEEDS_KIND_TO_OPEN:
      return g_strdup (refusal->need == CANASTA_OPENING_NATURAL_CANASTA
                         ? _("With your total you can open only with a canasta without wild cards.")
                         : _("With your total you can open only with a canasta."));
    case CANASTA_REASON_NOTHING_TO_WITHDRAW:
      return g_strdup (_("There is no short opening to take back."));
    case CANASTA_REASON_DISCARD_NOT_ALLOWED:
      /* Translators: the name of a card */
      return g_strdup_printf (_("By these rules this card cannot be discarded now: %s."),
                              canasta_card_get_name (refusal->card));
    case CANASTA_REASON_RANK_BARRED:
      return g_strdup (_("Black threes may not be discarded before every player has had a turn."));
    case CANASTA_REASON_DEAL_ENDED:
      return g_strdup (_("The round is over."));
    case CANASTA_REASON_VARIANT_FAILED:
      return g_strdup (_("The variant gave no usable answer, so nobody can play on."));
    default:
      return g_strdup (_("This is not possible."));
    }
}

/**
 * canasta_refusal_get_message:
 * @refusal: a refusal
 * @table: (nullable): the table it was made at
 * @partner: (nullable): the name of the partner who was asked
 *
 * Returns: (transfer full): one sentence in the language of the interface, to
 *   the player who was refused
 */
char *
canasta_refusal_get_message (const CanastaRefusal *refusal, const CanastaTable *table,
                             const char *partner)
{
  char *message = say_cards (refusal, table);

  if (!message)
    message = say_pile (refusal, table);
  if (!message)
    message = say_going_out (refusal, table, partner);
  return message ? message : say_rest (refusal, table);
}
