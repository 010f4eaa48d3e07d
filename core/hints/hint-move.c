/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The moves of a hint in words, and a hint as a whole. */
#include "config.h"

#include "hints/hint-private.h"

#include <glib/gi18n-lib.h>

#include "cards/phrases.h"
#include "draft/taking.h"
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

/* The melds of an action in words, without the cards that take the pile. */
typedef struct
{
  GPtrArray *laid;              /* new melds: "3 kings" */
  GPtrArray *added;             /* what joins others: "add a two to the kings" */
  gboolean of_lists;            /* whether there is more than one rank in a new one */
} Melds;

static void
melds_clear (Melds *self)
{
  g_clear_pointer (&self->laid, g_ptr_array_unref);
  g_clear_pointer (&self->added, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Melds, melds_clear)

static char *
say_addition (const CanastaMeld *joined, const CanastaCardSet *cards)
{
  g_autofree char *list = canasta_meld_spans (joined) ? canasta_phrase_cards (cards)
                                                      : canasta_phrase_counts (cards);

  /* Translators: "add 2 kings to the kings" */
  return g_strdup_printf (C_("you could", "add %s to %s"), list,
                          canasta_meld_get_phrase (joined));
}

static CanastaSideMelds
get_own_melds (const CanastaObservation *observation)
{
  const CanastaBoard *board = &observation->board;

  return canasta_board_get_side_melds (board, observation->table, board->side[observation->seat]);
}

/* Of what an action lays on a meld: the cards of its groups, which are taken out of @groups;
 * returns whether others lie there too, on the table or from the pile. */
static gboolean
split_laying (const CanastaSideMelds *own, const CanastaPlan *plan, guint i, CanastaCardSet *groups,
              CanastaCardSet *cards)
{
  CanastaCardSet others;

  canasta_layout_get_cards (&plan->layout, own, i, cards);
  others = *cards;
  canasta_card_set_remove_there (&others, groups);
  canasta_card_set_remove (cards, &others);
  canasta_card_set_remove (groups, cards);
  return plan->layout.of[i].place != CANASTA_NEW_MELD || !canasta_card_set_is_empty (&others);
}

/* Sequences are told last. */
static void
list_melds (Melds *self, const CanastaObservation *observation, const CanastaAction *action,
            const CanastaPlan *plan)
{
  CanastaSideMelds own = get_own_melds (observation);
  g_autoptr (GPtrArray) runs = g_ptr_array_new ();
  CanastaCardSet groups = { 0 };

  self->laid = g_ptr_array_new_with_free_func (g_free);
  self->added = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < action->n_groups; i++)
    canasta_card_set_add (&groups, &action->groups[i].cards);
  for (guint i = 0; i < plan->layout.n; i++)
    {
      const CanastaMeld *meld = &plan->layout.of[i].meld;
      CanastaCardSet cards;
      gboolean is_added = split_laying (&own, plan, i, &groups, &cards);

      if (canasta_card_set_is_empty (&cards))
        continue;
      g_ptr_array_add (is_added ? self->added : canasta_meld_spans (meld) ? runs : self->laid,
                       is_added ? say_addition (meld, &cards)
                                : canasta_meld_dup_phrase (meld, &cards));
      self->of_lists |= !is_added && canasta_meld_is_phrased_as_list (meld, &cards);
    }
  /* What could not be worked out. */
  if (!canasta_card_set_is_empty (&groups))
    {
      g_ptr_array_add (self->laid, canasta_phrase_counts (&groups));
      self->of_lists = TRUE;
    }
  g_ptr_array_extend_and_steal (self->laid, g_steal_pointer (&runs));
}

/* Whether it takes something for the side to open. */
static gboolean
is_opening (const CanastaObservation *observation)
{
  const CanastaBoard *board = &observation->board;
  const CanastaTable *table = observation->table;
  guint seat = observation->seat;

  return !canasta_board_has_opened (board, board->side[seat])
         && (canasta_board_get_minimum (table, board, seat) > 0
             || canasta_board_get_opening_kind (table, board, seat) != CANASTA_OPENING_ANY);
}

static char *
say_laid (const CanastaObservation *observation, const CanastaPlan *plan, const char *list)
{
  if (is_opening (observation))
    return g_strdup_printf (C_("you could", "lay down %s to open"), list);
  if (plan->layout.n == 1 && plan->layout.of[0].naturals == 0)
    /* Translators: "lay down 2 twos and a joker as a meld of wild cards" */
    return g_strdup_printf (C_("you could", "lay down %s as a meld of wild cards"), list);
  return g_strdup_printf (C_("you could", "lay down %s"), list);
}

/* A move, and what is added with it. */
static char *
say_with_additions (char *first, GPtrArray *added)
{
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);

  if (first)
    g_ptr_array_add (moves, first);
  for (guint i = 0; i < added->len; i++)
    g_ptr_array_add (moves, g_strdup (added->pdata[i]));
  return canasta_phrase_list (moves, FALSE);
}

static char *
say_meld (const CanastaObservation *observation, const CanastaAction *action)
{
  g_autofree CanastaPlan *plan = work_out (observation, action);
  g_auto (Melds) melds = { NULL, NULL, FALSE };
  g_autofree char *list = NULL;

  list_melds (&melds, observation, action, plan);
  list = canasta_phrase_list (melds.laid, melds.of_lists);
  return say_with_additions (list ? say_laid (observation, plan, list) : NULL, melds.added);
}

/* The meld on the table that the top card of the pile joins. */
static const char *
find_taking_meld (const CanastaObservation *observation, const CanastaPlan *plan)
{
  CanastaCard top = canasta_board_get_top (&observation->board);
  CanastaSideMelds own = get_own_melds (observation);

  for (guint i = 0; i < plan->layout.n; i++)
    {
      CanastaCardSet cards;

      canasta_layout_get_cards (&plan->layout, &own, i, &cards);
      if (plan->layout.of[i].place != CANASTA_NEW_MELD
          && canasta_card_set_count_card (&cards, top) > 0)
        return canasta_meld_get_phrase (&plan->layout.of[i].meld);
    }
  return canasta_phrase_meld (canasta_card_get_rank (top));
}

/* Without cards of the hand: @laid or NULL is laid down after it. */
static char *
say_lay_off (const char *meld, const char *laid)
{
  if (laid)
    /* Translators: "add the top card to the kings, take the pile and lay down 3 fives" */
    return g_strdup_printf (C_("you could", "add the top card to %s, take the pile and lay down %s"),
                            meld, laid);
  /* Translators: "add the top card to the kings and take the pile" */
  return g_strdup_printf (C_("you could", "add the top card to %s and take the pile"), meld);
}

/* The sequence that the top card of the pile begins, or NULL where it begins none; cards of
 * the hand do not tell of what suit it is. */
static char *
say_beginning (const CanastaPlan *plan, const CanastaAction *action)
{
  const CanastaLaying *laying = &plan->layout.of[0];

  if (plan->layout.n == 0 || laying->place != CANASTA_NEW_MELD
      || !canasta_meld_spans (&laying->meld) || canasta_card_set_is_empty (&action->cards))
    return NULL;
  return canasta_meld_dup_phrase (&laying->meld, &action->cards);
}

static char *
say_take_with (const char *with, const char *laid)
{
  if (laid)
    return g_strdup_printf (C_("you could", "take the pile with %s and lay down %s"), with, laid);
  return g_strdup_printf (C_("you could", "take the pile with %s"), with);
}

static char *
say_take_to_begin (const char *sequence, const char *laid)
{
  if (laid)
    /* Translators: a sequence that the pile's top card is part of, and melds beside it */
    return g_strdup_printf (C_("you could",
                               "take the pile and lay down %1$s with its top card, and also %2$s"),
                            sequence, laid);
  /* Translators: "take the pile and lay down the sequence from four to six of hearts with its
   * top card" */
  return g_strdup_printf (C_("you could", "take the pile and lay down %s with its top card"),
                          sequence);
}

static char *
say_take (const CanastaObservation *observation, const CanastaAction *action)
{
  g_autofree CanastaPlan *plan = work_out (observation, action);
  g_autofree char *with = canasta_phrase_counts (&action->cards);
  g_auto (Melds) melds = { NULL, NULL, FALSE };
  g_autofree char *laid = NULL;
  g_autofree char *sequence = NULL;
  char *take;

  if (canasta_takes_top_alone (observation->table, action))
    return g_strdup_printf (C_("you could", "take %s alone for your sequence"),
                            canasta_phrase_card (canasta_board_get_top (&observation->board)));
  if (observation->table->takes_freely)
    return g_strdup (C_("you could", "take the pile"));
  list_melds (&melds, observation, action, plan);
  laid = canasta_phrase_list (melds.laid, melds.of_lists);
  sequence = say_beginning (plan, action);
  if (sequence)
    take = say_take_to_begin (sequence, laid);
  else if (with)
    take = say_take_with (with, laid);
  else
    take = say_lay_off (find_taking_meld (observation, plan), laid);
  return say_with_additions (take, melds.added);
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

/* Whether the stock is all there is: no way to take the pile, be it with further melds. */
static gboolean
is_only_draw (const CanastaObservation *observation, const CanastaAction *action)
{
  g_autoptr (GArray) ways = NULL;

  if (action->kind != CANASTA_ACTION_DRAW)
    return FALSE;
  ways = canasta_taking_list_ways (observation);
  return ways->len == 0;
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

  if (idea == 0 && is_only_draw (observation, &self->ideas[idea].action))
    return g_strdup (_("You can only draw from the stock."));
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

  why = canasta_hint_reason_describe (&self->ideas[idea].reason, observation->table, names);
  return g_strconcat (what, " ", why, NULL);
}
