/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events in a few words, for a place that shows whose they are already. */
#include "config.h"

#include "match/event.h"

#include <glib/gi18n-lib.h>

/* More cards than this are counted, not named. */
#define MOST_NAMED 4

static char *
say_meld (const CanastaEvent *event, CanastaIndexLetters letters)
{
  int count = canasta_card_set_count (&event->laid);
  g_autofree char *cards = NULL;

  if (count > MOST_NAMED)
    return g_strdup_printf (ngettext ("Laid down %d card",
                                      "Laid down %d cards", count),
                            count);
  cards = canasta_card_set_show (&event->laid, letters);
  /* Translators: what a player did last, and the cards, as 7♠ 7♥ 7♦ */
  return g_strdup_printf (C_("last action", "Laid down %s"), cards);
}

static char *
say_discard (const CanastaEvent *event, CanastaIndexLetters letters)
{
  CanastaCardSet discarded = { 0 };
  g_autofree char *card = NULL;

  canasta_card_set_add_card (&discarded, event->action.card);
  card = canasta_card_set_show (&discarded, letters);
  if (event->froze)
    /* Translators: what a player did last, and the card, as 2♠ */
    return g_strdup_printf (C_("last action", "Froze the pile with %s"), card);
  return g_strdup_printf (C_("last action", "Discarded %s"), card);
}

/**
 * canasta_event_summarise:
 * @self: an event
 * @letters: the letters of court cards
 *
 * Says in a few words what happened, in the language of the interface: for the
 * place of the player on the table. Names no card that not everyone saw.
 *
 * Returns: (transfer full): the words
 */
char *
canasta_event_summarise (const CanastaEvent *self, CanastaIndexLetters letters)
{
  if (self->ended == CANASTA_END_CONCEALED)
    return g_strdup (C_("last action", "Went out concealed"));
  if (self->ended == CANASTA_END_OUT)
    return g_strdup (C_("last action", "Went out"));

  switch ((CanastaActionKind) self->action.kind)
    {
    case CANASTA_ACTION_DRAW:
      return g_strdup (C_("last action", "Drew from the stock"));
    case CANASTA_ACTION_TAKE:
      return g_strdup_printf (ngettext ("Took the pile: %d card", "Took the pile: %d cards",
                                        self->taken),
                              self->taken);
    case CANASTA_ACTION_MELD:
      return say_meld (self, letters);
    case CANASTA_ACTION_DISCARD:
      return say_discard (self, letters);
    case CANASTA_ACTION_LAY:
      return g_strdup (C_("last action", "Laid down a red three"));
    case CANASTA_ACTION_WITHDRAW:
      return g_strdup (C_("last action", "Took an opening back"));
    case CANASTA_ACTION_ASK:
      return g_strdup (C_("last action", "Asks to go out"));
    case CANASTA_ACTION_YES:
      return g_strdup (C_("last action", "Said yes"));
    case CANASTA_ACTION_NO:
      return g_strdup (C_("last action", "Said no"));
    case CANASTA_ACTION_PASS:
      return g_strdup (self->ended == CANASTA_END_NONE ? C_("last action", "Kept the last card")
                                                       : C_("last action", "Left the pile"));
    case CANASTA_ACTION_JOIN:
      return g_strdup (C_("last action", "Joined two melds"));
    case CANASTA_ACTION_OUT:
    default:
      return g_strdup (C_("last action", "Went out"));
    }
}
