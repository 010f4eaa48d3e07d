/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events in a few words, for a place that shows whose they are already. */
#include "config.h"

#include "match/event.h"

#include <glib/gi18n-lib.h>

/* More cards than this are counted, not named. */
#define MOST_NAMED 4

static void
append_card (GString *text, CanastaCard card)
{
  CanastaRank rank = canasta_card_get_rank (card);

  if (text->len > 0)
    g_string_append_c (text, ' ');
  if (rank == CANASTA_RANK_JOKER)
    g_string_append (text, canasta_card_get_name (card));
  else
    g_string_append_printf (text, "%s%s", canasta_rank_get_text (rank),
                            canasta_suit_get_sign (canasta_card_get_suit (card)));
}

static char *
sign_cards (const CanastaCardSet *cards)
{
  GString *text = g_string_new (NULL);
  CanastaCardSet rest = *cards;
  CanastaCard card;

  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    for (int n = canasta_card_set_count_card (cards, card); n > 0; n--)
      append_card (text, card);
  return g_string_free (text, FALSE);
}

static char *
say_meld (const CanastaEvent *event)
{
  int count = canasta_card_set_count (&event->laid);
  g_autofree char *cards = NULL;

  if (count > MOST_NAMED)
    return g_strdup_printf (ngettext ("Laid down %d card",
                                      "Laid down %d cards", count),
                            count);
  cards = sign_cards (&event->laid);
  /* Translators: what a player did last, and the cards, as 7♠ 7♥ 7♦ */
  return g_strdup_printf (C_("last action", "Laid down %s"), cards);
}

static char *
say_discard (const CanastaEvent *event)
{
  CanastaAction action;
  g_autoptr (GString) card = g_string_new (NULL);

  canasta_event_get_action (event, &action);
  append_card (card, action.card);
  if (event->froze)
    /* Translators: what a player did last, and the card, as 2♠ */
    return g_strdup_printf (C_("last action", "Froze the pile with %s"), card->str);
  return g_strdup_printf (C_("last action", "Discarded %s"), card->str);
}

/**
 * canasta_event_summarise:
 * @self: an event
 *
 * Says in a few words what happened, in the language of the interface: for the
 * place of the player on the table. Names no card that not everyone saw.
 *
 * Returns: (transfer full): the words
 */
char *
canasta_event_summarise (const CanastaEvent *self)
{
  if (self->ended == CANASTA_END_CONCEALED)
    return g_strdup (C_("last action", "Went out concealed"));
  if (self->ended == CANASTA_END_OUT)
    return g_strdup (C_("last action", "Went out"));

  switch ((CanastaActionKind) self->kind)
    {
    case CANASTA_ACTION_DRAW:
      return g_strdup (C_("last action", "Drew from the stock"));
    case CANASTA_ACTION_TAKE:
      return g_strdup_printf (ngettext ("Took the pile: %d card", "Took the pile: %d cards",
                                        self->taken),
                              self->taken);
    case CANASTA_ACTION_MELD:
      return say_meld (self);
    case CANASTA_ACTION_DISCARD:
      return say_discard (self);
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
      return g_strdup (C_("last action", "Left the pile"));
    case CANASTA_ACTION_OUT:
    default:
      return g_strdup (C_("last action", "Went out"));
    }
}
