/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn/saying.h"

#include <glib/gi18n-lib.h>

/* What the person is told of a move that is proposed: all at once of the first
 * idea, of the others what they are and how far behind. */
static char *
say_hint (const CanastaSaying       *self,
          const CanastaObservation  *observation,
          const CanastaSurroundings *surroundings)
{
  const char *names[CANASTA_MAX_SEATS];
  g_autofree char *idea = NULL;
  g_autofree char *others = NULL;

  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    names[seat] = surroundings->seats[seat].name;
  idea = canasta_hint_describe (self->hint, self->idea, observation, names);
  if (self->idea == 0)
    others = canasta_hint_describe_others (self->hint, observation, names);
  /* Translators: the move with its reason; other moves */
  return others ? g_strdup_printf (_("%s Enter plays it. %s"), idea, others)
                : g_strdup_printf (_("%s Enter plays it."), idea);
}

/**
 * canasta_saying_get_message:
 * @self: what is said
 * @observation: what the person sees
 * @surroundings: the names of the players
 *
 * Returns: (transfer full) (nullable): one or two sentences in the language of
 *   the interface; %NULL where nothing is said
 */
char *
canasta_saying_get_message (const CanastaSaying       *self,
                            const CanastaObservation  *observation,
                            const CanastaSurroundings *surroundings)
{
  switch (self->kind)
    {
    case CANASTA_SAYING_REFUSAL:
      return canasta_refusal_get_message (
        &self->refusal, canasta_surroundings_get_partner (surroundings, observation));
    case CANASTA_SAYING_NO_UNDO:
      return g_strdup (canasta_undo_get_message (self->undo));
    case CANASTA_SAYING_NO_REDO:
      return g_strdup (_("There is nothing to do again."));
    case CANASTA_SAYING_SELECT_TO_MELD:
      return g_strdup (_("Select the cards to lay down."));
    case CANASTA_SAYING_NOTHING_TO_JOIN:
      return g_strdup (_("No two of your melds can be joined."));
    case CANASTA_SAYING_SELECT_TO_DISCARD:
      return g_strdup (_("Select the one card to discard."));
    case CANASTA_SAYING_BACK_IN_HAND:
      return g_strdup (_("The cards are back in your hand."));
    case CANASTA_SAYING_PILE_COVERED:
      return g_strdup (_("These rules keep the pile covered: only its top card shows."));
    case CANASTA_SAYING_HINTS_OFF:
      return g_strdup (_("Hints are switched off in the preferences."));
    case CANASTA_SAYING_HINT:
      return say_hint (self, observation, surroundings);
    case CANASTA_SAYING_NOTHING:
    default:
      return NULL;
    }
}

/* The rule behind it, or %NULL. */
const CanastaRule *
canasta_saying_get_rule (const CanastaSaying *self)
{
  return self->kind == CANASTA_SAYING_REFUSAL ? canasta_refusal_get_rule (&self->refusal) : NULL;
}
