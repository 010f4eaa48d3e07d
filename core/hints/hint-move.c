/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The moves of a hint in words, and a hint as a whole. */
#include "config.h"

#include "hints/hint-private.h"

#include <glib/gi18n-lib.h>

#include "cards/phrases.h"
#include "melds/meld-words.h"
#include "rules/numbers.h"

/* An action worked out, without melds where it is no such action. */
static CanastaPlan *
work_out (const CanastaObservation *observation, const CanastaAction *action)
{
  CanastaPlan *plan = g_new (CanastaPlan, 1);

  if (!canasta_judge (observation->table, &observation->board, &observation->hand, action, plan,
                      NULL))
    plan->layout.n = 0;
  return plan;
}

/* A new sequence by its ends, else the cards that lengthen one by their names. */
static void
add_sequence (GPtrArray *parts, const CanastaLaying *laying, const CanastaCardSet *cards)
{
  const CanastaMeld *meld = &laying->meld;
  CanastaRank last = meld->rank + canasta_meld_count (meld) - 1;
  CanastaCardSet rest = *cards;
  CanastaCard card;

  if (laying->place == CANASTA_NEW_MELD)
    g_ptr_array_add (parts, canasta_phrase_run (meld->suit, meld->rank, last));
  else
    while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
      g_ptr_array_add (parts, g_strdup (canasta_phrase_card (card)));
}

/* What the groups of an action lay, cards of sequences last and all others by their
 * number; NULL where there are no groups. */
static char *
list_groups (const CanastaObservation *observation, const CanastaAction *action,
             const CanastaPlan *plan)
{
  const CanastaBoard *board = &observation->board;
  CanastaSideMelds own = canasta_board_get_side_melds (board, observation->table,
                                                       board->side[observation->seat]);
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  CanastaCardSet others = { 0 };

  for (guint i = 0; i < action->n_groups; i++)
    canasta_card_set_add (&others, &action->groups[i].cards);
  for (guint i = 0; i < plan->layout.n; i++)
    if (canasta_meld_spans (&plan->layout.of[i].meld))
      {
        CanastaCardSet cards, top;

        canasta_layout_get_cards (&plan->layout, &own, i, &cards);
        top = cards;
        canasta_card_set_remove_there (&top, &others);
        canasta_card_set_remove (&cards, &top);
        canasta_card_set_remove (&others, &cards);
        add_sequence (parts, &plan->layout.of[i], &cards);
      }
  return canasta_phrase_list (&others, parts);
}

/* Cards that all join one meld on the table. */
static char *
say_addition (const CanastaMeld *joined, const CanastaCardSet *cards)
{
  g_autofree char *list = canasta_meld_spans (joined) ? canasta_phrase_cards (cards)
                                                      : canasta_phrase_counts (cards);

  /* Translators: "add 2 kings to the kings" */
  return g_strdup_printf (C_("you could", "add %s to %s"), list,
                          canasta_meld_get_phrase (joined));
}

static char *
say_meld (const CanastaObservation *observation, const CanastaAction *action)
{
  const CanastaBoard *board = &observation->board;
  g_autofree CanastaPlan *plan = work_out (observation, action);
  g_autofree char *list = list_groups (observation, action, plan);
  const CanastaLaying *one = plan->layout.n == 1 ? &plan->layout.of[0] : NULL;

  if (one && one->place < CANASTA_MAX_MELDS)
    return say_addition (&board->melds[one->place], &plan->laid);
  if (!canasta_board_has_opened (board, board->side[observation->seat]))
    return g_strdup_printf (C_("you could", "open with %s"), list);
  if (one && one->naturals == 0)
    /* Translators: "lay down 2 twos and 1 joker as a meld of wild cards" */
    return g_strdup_printf (C_("you could", "lay down %s as a meld of wild cards"), list);
  return g_strdup_printf (C_("you could", "lay down %s"), list);
}

static char *
say_take (const CanastaObservation *observation, const CanastaAction *action)
{
  g_autofree CanastaPlan *plan = work_out (observation, action);
  g_autofree char *with = canasta_phrase_counts (&action->cards);
  g_autofree char *more = list_groups (observation, action, plan);

  if (canasta_takes_top_alone (observation->table, action))
    return g_strdup_printf (C_("you could", "take %s alone for your sequence"),
                            canasta_phrase_card (canasta_board_get_top (&observation->board)));
  if (with && more)
    return g_strdup_printf (C_("you could", "take the pile with %s and lay down %s"), with, more);
  if (with)
    return g_strdup_printf (C_("you could", "take the pile with %s"), with);
  if (more)
    return g_strdup_printf (C_("you could", "add the top card to your meld, take the pile and "
                                            "lay down %s"), more);
  return g_strdup (C_("you could", "add the top card to your meld and take the pile"));
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
  return g_strdup_printf (ngettext ("Or %s: about %s point a round worse.",
                                    "Or %s: about %s points a round worse.", behind),
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
