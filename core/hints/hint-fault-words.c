/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What speaks against a move that was made, in words: a sentence of its own, which
 * names the move as what was played. */
#include "config.h"

#include "hints/hint-private.h"

#include <glib/gi18n-lib.h>

#include "rules/numbers.h"
#include "rules/table-words.h"

static const char *
get_name (const CanastaHintReason *reason, const char *const *names)
{
  return reason->seat < CANASTA_MAX_SEATS && names[reason->seat] ? names[reason->seat] : "";
}

/* Of a card that was thrown: what it is to the own side. */
static char *
say_thrown (const CanastaHintReason *reason)
{
  switch ((CanastaHintCode) reason->code)
    {
    case CANASTA_HINT_WASTES_WILD:
      return g_strdup (_("The card that was played is wild, and another one could be discarded."));
    case CANASTA_HINT_FITS_OWN_MELD:
      return g_strdup (_("The card that was played could be added to a meld of the own side."));
    case CANASTA_HINT_BREAKS_PAIR:
      return g_strdup (_("The card that was played is one of a pair that could take the pile."));
    case CANASTA_HINT_BREAKS_SET:
      return g_strdup_printf (ngettext ("The hand held %d card of the rank that was played.",
                                        "The hand held %d cards of the rank that was played.",
                                        reason->count),
                              reason->count);
    default:
      return NULL;
    }
}

/* Of a card that was thrown: what it is to the others. */
static char *
say_given (const CanastaHintReason *reason, const char *name)
{
  g_autofree char *points = canasta_number_format (reason->points);

  switch ((CanastaHintCode) reason->code)
    {
    case CANASTA_HINT_GIVES_PILE:
      /* Translators: a name, and a number of cards */
      return g_strdup_printf (ngettext ("%s can add the card that was played to a meld and take "
                                        "the pile of %d card.",
                                        "%s can add the card that was played to a meld and take "
                                        "the pile of %d cards.",
                                        reason->count),
                              name, reason->count);
    case CANASTA_HINT_KNOWN_PAIR:
      /* Translators: a name, and a number of cards */
      return g_strdup_printf (ngettext ("Everybody saw %s take up a pair that goes with the card "
                                        "that was played: it can take the pile of %d card.",
                                        "Everybody saw %s take up a pair that goes with the card "
                                        "that was played: it can take the pile of %d cards.",
                                        reason->count),
                              name, reason->count);
    case CANASTA_HINT_LEFT_UNFROZEN:
      return g_strdup_printf (ngettext ("The pile of %d card could have been frozen.",
                                        "The pile of %d cards could have been frozen.",
                                        reason->count),
                              reason->count);
    case CANASTA_HINT_LEFT_UNSTOPPED:
      /* Translators: a name, and a number of cards */
      return g_strdup_printf (ngettext ("%s could have been kept from the pile of %d card.",
                                        "%s could have been kept from the pile of %d cards.",
                                        reason->count),
                              name, reason->count);
    case CANASTA_HINT_RISKS_PILE:
      return g_strdup_printf (_("The card that was played is not the safest one: %s is more likely "
                                "to take the pile with it."),
                              name);
    case CANASTA_HINT_KEPT_DEAR:
      /* Translators: a name, and points */
      return g_strdup_printf (ngettext ("%s may go out soon, and a card of %s point stays in the "
                                        "hand.",
                                        "%s may go out soon, and a card of %s points stays in the "
                                        "hand.",
                                        reason->points),
                              name, points);
    case CANASTA_HINT_KEPT_SINGLE:
      return g_strdup (_("A card that goes with no other stays in the hand."));
    default:
      return NULL;
    }
}

/* Of any move: what was missed with it. */
static char *
say_missed (const CanastaHintReason *reason, const CanastaTable *table)
{
  g_autofree char *points = canasta_number_format (reason->points);

  switch ((CanastaHintCode) reason->code)
    {
    case CANASTA_HINT_MISSED_OUT:
      return g_strdup_printf (ngettext ("A chance to go out was passed over, with %d card in "
                                        "opposing hands.",
                                        "A chance to go out was passed over, with %d cards in "
                                        "opposing hands.",
                                        reason->count),
                              reason->count);
    case CANASTA_HINT_MISSED_CANASTAS:
      return g_strdup (T_(table, "The canasta that is needed to go out could have been "
                                 "completed."));
    case CANASTA_HINT_MISSED_CANASTA:
      return g_strdup_printf (TN_(table, "A canasta worth %s point could have been completed.",
                                         "A canasta worth %s points could have been completed.",
                                         reason->points),
                              points);
    case CANASTA_HINT_STAYS_CLOSED:
      return g_strdup (_("The own side could have opened."));
    case CANASTA_HINT_LEFT_PILE:
      return g_strdup_printf (ngettext ("The pile of %d card could have been taken.",
                                        "The pile of %d cards could have been taken.",
                                        reason->count),
                              reason->count);
    default:
      return NULL;
    }
}

/* Of cards that were laid down, or kept. */
static char *
say_laid (const CanastaHintReason *reason, const CanastaTable *table, const char *name)
{
  g_autofree char *points = canasta_number_format (reason->points);

  switch ((CanastaHintCode) reason->code)
    {
    case CANASTA_HINT_KEPT_BEFORE_END:
      /* Translators: a name, a number of cards, and points */
      return g_strdup_printf (ngettext ("%1$s has %2$d card left and may go out, and %3$s points "
                                        "that could have been laid down stay in the hand.",
                                        "%1$s has %2$d cards left and may go out, and %3$s points "
                                        "that could have been laid down stay in the hand.",
                                        reason->count),
                              name, reason->count, points);
    case CANASTA_HINT_KEPT_CARDS:
      return g_strdup_printf (ngettext ("%s point that could have been laid down stays in the hand.",
                                        "%s points that could have been laid down stay in the "
                                        "hand.",
                                        reason->points),
                              points);
    case CANASTA_HINT_WRONG_PLACE:
      return g_strdup (_("The cards that were laid down would have done better elsewhere."));
    case CANASTA_HINT_SPENDS_WILD:
      return g_strdup_printf (TN_(table, "%d wild card was spent without completing a canasta.",
                                         "%d wild cards were spent without completing a canasta.",
                                         reason->count),
                              reason->count);
    case CANASTA_HINT_LEAVES_FEWER:
      return g_strdup_printf (ngettext ("The hand now lacks %d card to take the pile with or to "
                                        "discard later.",
                                        "The hand now lacks %d cards to take the pile with or to "
                                        "discard later.",
                                        reason->count),
                              reason->count);
    case CANASTA_HINT_PLAYS_OUT_WORSE:
      return g_strdup (_("No single fact tells it: played out many times from what could be seen, "
                         "it comes out worse."));
    default:
      return NULL;
    }
}

/**
 * canasta_hint_fault_describe: (skip)
 * @self: a reason
 * @table: (nullable): the table it was found at
 * @names: (array): the players' names, by seat
 *
 * Returns: (transfer full) (nullable): one sentence in the language of the interface;
 *   %NULL where the reason is not what only speaks against a move
 */
char *
canasta_hint_fault_describe (const CanastaHintReason *self, const CanastaTable *table,
                             const char *const *names)
{
  const char *name = get_name (self, names);
  char *sentence = say_thrown (self);

  if (!sentence)
    sentence = say_given (self, name);
  if (!sentence)
    sentence = say_missed (self, table);
  return sentence ? sentence : say_laid (self, table, name);
}
