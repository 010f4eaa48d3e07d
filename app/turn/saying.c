/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn/saying.h"

#include <glib/gi18n-lib.h>

#include "turn/say.h"
#include "turn/viewer.h"

static void
list_names (const CanastaSurroundings *surroundings, const char **names)
{
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    names[seat] = surroundings->seats[seat].name;
}

static char *
say_hint (const CanastaSaying       *self,
          const CanastaObservation  *observation,
          const CanastaSurroundings *surroundings)
{
  const char *names[CANASTA_MAX_SEATS];

  list_names (surroundings, names);
  return canasta_hint_describe (self->hint, self->idea, observation, names);
}

/**
 * canasta_saying_get_idea:
 * @self: what is said: a hint
 * @observation: what the person sees
 * @surroundings: the names of the players
 * @reason: (out) (transfer full): why, a sentence
 *
 * Returns: (transfer full): the move that is proposed, a sentence
 */
char *
canasta_saying_get_idea (const CanastaSaying        *self,
                         const CanastaObservation   *observation,
                         const CanastaSurroundings  *surroundings,
                         char                      **reason)
{
  const char *names[CANASTA_MAX_SEATS];

  g_return_val_if_fail (self->kind == CANASTA_SAYING_HINT, NULL);

  list_names (surroundings, names);
  *reason = canasta_hint_reason_describe (&self->hint->ideas[self->idea].reason,
                                          observation->table, names);
  return canasta_hint_describe_idea (self->hint, self->idea, observation, names);
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
      return canasta_say_refusal (&self->refusal, observation,
                                  canasta_surroundings_get_partner (surroundings, observation));
    case CANASTA_SAYING_LOOKING_ON:
      return g_strdup (canasta_viewer_looks_on (observation)
                         ? _("You look on: only those who sit at the table play.")
                         : _("You are watching: nothing is played here."));
    case CANASTA_SAYING_NO_UNDO:
      return g_strdup (canasta_undo_get_message (self->undo, observation->table));
    case CANASTA_SAYING_NO_REDO:
      return g_strdup (_("There is nothing to redo."));
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
    case CANASTA_SAYING_PILE_EMPTY:
      return g_strdup (_("The discard pile is empty."));
    case CANASTA_SAYING_HINTS_OFF:
      return g_strdup (_("Hints are switched off in the preferences."));
    case CANASTA_SAYING_NO_HINTS:
      return g_strdup (_("This game is played without hints."));
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
