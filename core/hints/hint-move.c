/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The moves of a hint in words, and a hint as a whole. */
#include "config.h"

#include "hints/hint-private.h"

#include <glib/gi18n-lib.h>

#include "cards/phrases.h"
#include "rules/numbers.h"

/* The cards of the groups of an action, and the one meld on the table they all
 * join, if they do. */
static const CanastaMeld *
find_joined (const CanastaObservation *observation, const CanastaAction *action,
             CanastaCardSet *cards)
{
  const CanastaBoard *board = &observation->board;
  g_autofree CanastaPlan *plan = g_new (CanastaPlan, 1);

  *cards = (CanastaCardSet){ 0 };
  for (guint i = 0; i < action->n_groups; i++)
    canasta_card_set_add (cards, &action->groups[i].cards);
  if (action->kind != CANASTA_ACTION_MELD
      || !canasta_judge (observation->table, board, &observation->hand, action, plan, NULL)
      || plan->layout.n != 1 || plan->layout.of[0].place >= CANASTA_MAX_MELDS
      || plan->layout.of[0].meld.kind != CANASTA_MELD_RANK)
    return NULL;
  return &board->melds[plan->layout.of[0].place];
}

static char *
say_meld (const CanastaObservation *observation, const CanastaAction *action)
{
  CanastaCardSet cards;
  const CanastaMeld *joined = find_joined (observation, action, &cards);
  g_autofree char *list = canasta_phrase_counts (&cards);

  if (joined)
    /* Translators: "add 2 kings to the kings" */
    return g_strdup_printf (C_("you could", "add %s to %s"), list,
                            canasta_phrase_meld (joined->rank));
  if (!canasta_board_has_opened (&observation->board,
                                 observation->board.side[observation->seat]))
    return g_strdup_printf (C_("you could", "open with %s"), list);
  return g_strdup_printf (C_("you could", "lay down %s"), list);
}

static char *
say_take (const CanastaObservation *observation, const CanastaAction *action)
{
  g_autofree char *with = canasta_phrase_counts (&action->cards);
  g_autofree char *more = NULL;
  CanastaCardSet cards;

  find_joined (observation, action, &cards);
  more = canasta_phrase_counts (&cards);
  if (with && more)
    return g_strdup_printf (C_("you could", "take the pile with %s and lay down %s"), with, more);
  if (with)
    return g_strdup_printf (C_("you could", "take the pile with %s"), with);
  if (more)
    return g_strdup_printf (C_("you could", "take the pile onto your meld and lay down %s"), more);
  return g_strdup (C_("you could", "take the pile onto your meld"));
}

static char *
say_question (const CanastaObservation *observation, const char *const *names)
{
  const CanastaBoard *board = &observation->board;

  for (guint seat = board->next[observation->seat]; seat != observation->seat;
       seat = board->next[seat])
    if (board->side[seat] == board->side[observation->seat])
      return g_strdup_printf (C_("you could", "ask %s whether you may go out"), names[seat]);
  return g_strdup (C_("you could", "ask whether you may go out"));
}

/**
 * canasta_hint_describe_action:
 * @observation: what the seat to act knows
 * @action: a legal action
 * @names: (array): the players' names, by seat
 *
 * Returns: (transfer full): the action as what one could do, in the language of
 *   the interface: "discard the king of clubs"
 */
char *
canasta_hint_describe_action (const CanastaObservation *observation, const CanastaAction *action,
                              const char *const *names)
{
  switch ((CanastaActionKind) action->kind)
    {
    case CANASTA_ACTION_DRAW:
      return g_strdup (C_("you could", "draw from the stock"));
    case CANASTA_ACTION_TAKE:
      return say_take (observation, action);
    case CANASTA_ACTION_PASS:
      return observation->board.phase == CANASTA_PHASE_PLAY
               ? g_strdup (C_("you could", "keep your last card"))
               : g_strdup (C_("you could", "leave the pile and end the round"));
    case CANASTA_ACTION_LAY:
      return g_strdup_printf (C_("you could", "lay down %s"), canasta_phrase_card (action->card));
    case CANASTA_ACTION_MELD:
      return say_meld (observation, action);
    case CANASTA_ACTION_ASK:
      return say_question (observation, names);
    case CANASTA_ACTION_YES:
      return g_strdup (C_("you could", "say yes"));
    case CANASTA_ACTION_NO:
      return g_strdup (C_("you could", "say no"));
    case CANASTA_ACTION_DISCARD:
      return g_strdup_printf (C_("you could", "discard %s"), canasta_phrase_card (action->card));
    case CANASTA_ACTION_WITHDRAW:
      return g_strdup (C_("you could", "take the opening back"));
    case CANASTA_ACTION_JOIN:
      return g_strdup (C_("you could", "join two of your melds"));
    case CANASTA_ACTION_OUT:
    default:
      return g_strdup (C_("you could", "go out"));
    }
}

/* How far an idea is behind, or that it is about as good. */
static char *
say_behind (const CanastaHintIdea *idea, const char *move)
{
  int behind = canasta_hint_round_points (idea->behind);
  g_autofree char *points = canasta_number_format (behind);

  if (idea->behind <= MAX (idea->error, 0))
    /* Translators: a move, as "discard the king of clubs" */
    return g_strdup_printf (_("Or %s: about as good."), move);
  /* Translators: a move, as "discard the king of clubs", and points */
  return g_strdup_printf (ngettext ("Or %s: about %s point a round less.",
                                    "Or %s: about %s points a round less.", behind),
                          move, points);
}

/**
 * canasta_hint_describe_idea:
 * @self: a hint
 * @idea: the number of the idea, from 0
 * @observation: what it was found for
 * @names: (array): the players' names, by seat
 *
 * Says what could be done; of the others than the first also how far it is behind.
 *
 * Returns: (transfer full): a sentence in the language of the interface
 */
char *
canasta_hint_describe_idea (const CanastaHint *self, guint idea,
                            const CanastaObservation *observation, const char *const *names)
{
  g_autofree char *move = NULL;

  g_return_val_if_fail (idea < self->n_ideas, NULL);

  move = canasta_hint_describe_action (observation, &self->ideas[idea].action, names);
  /* Translators: a move, as "discard the king of clubs" */
  return idea > 0 ? say_behind (&self->ideas[idea], move) : g_strdup_printf (_("You could %s."), move);
}

/**
 * canasta_hint_describe:
 * @self: a hint
 * @idea: the number of the idea, from 0
 * @observation: what it was found for
 * @names: (array): the players' names, by seat
 *
 * Says one idea and why.
 *
 * Returns: (transfer full): two sentences in the language of the interface
 */
char *
canasta_hint_describe (const CanastaHint *self, guint idea, const CanastaObservation *observation,
                       const char *const *names)
{
  g_autofree char *what = canasta_hint_describe_idea (self, idea, observation, names);
  g_autofree char *why = NULL;

  g_return_val_if_fail (idea < self->n_ideas, NULL);

  why = canasta_hint_reason_describe (&self->ideas[idea].reason, names);
  return g_strconcat (what, " ", why, NULL);
}
