/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "draft/draft.h"

#include "draft/splitting.h"
#include "draft/taking.h"
#include "play/judge.h"

/**
 * CanastaDraft:
 *
 * The player's workbench: cards laid out but not yet played. A draft is one
 * unfinished action, `take` or `meld`, and grows step by step until it is legal;
 * then [method@Draft.get_action] gives it to whoever keeps the match. It sees
 * what its player may see and decides nothing: `legality.h` does.
 */
struct _CanastaDraft
{
  GObject parent_instance;

  CanastaObservation observation;
  CanastaTable *table;          /* keeps the observation's alive; none before it */
  CanastaLaid laid;             /* `meld`, or `take` while a take is pending … */
  gboolean is_judged;           /* … judged as things stand */
  GArray *steps;                /* of CanastaAction: what was laid out before */
};

G_DEFINE_FINAL_TYPE (CanastaDraft, canasta_draft, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
canasta_draft_finalize (GObject *object)
{
  CanastaDraft *self = CANASTA_DRAFT (object);

  g_clear_pointer (&self->steps, g_array_unref);
  g_clear_pointer (&self->table, canasta_table_unref);
  G_OBJECT_CLASS (canasta_draft_parent_class)->finalize (object);
}

static void
canasta_draft_class_init (CanastaDraftClass *class)
{
  G_OBJECT_CLASS (class)->finalize = canasta_draft_finalize;

  /**
   * CanastaDraft::changed:
   *
   * What is laid out has changed.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_FIRST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
canasta_draft_init (CanastaDraft *self)
{
  self->steps = g_array_new (FALSE, FALSE, sizeof (CanastaAction));
  canasta_action_init (&self->laid.action, CANASTA_ACTION_MELD);
}

/**
 * canasta_draft_new:
 *
 * Returns: (transfer full): an empty draft; [method@Draft.update] gives it
 *   something to see
 */
CanastaDraft *
canasta_draft_new (void)
{
  return g_object_new (CANASTA_TYPE_DRAFT, NULL);
}

static gboolean
is_empty (const CanastaAction *laid)
{
  return laid->kind == CANASTA_ACTION_MELD && laid->n_groups == 0;
}

/* What is laid out, judged: as soon as somebody wants to know, and once. */
static const CanastaLaid *
get_laid (CanastaDraft *self)
{
  if (!self->is_judged)
    canasta_laying_work_out (&self->observation, &self->laid);
  self->is_judged = TRUE;
  return &self->laid;
}

/* Judges @action and makes it what is laid out, a step that can be taken back, unless
 * it can never be played. */
static gboolean
try_laid (CanastaDraft *self, const CanastaAction *action, CanastaRefusal *refusal)
{
  CanastaLaid laid;

  canasta_action_copy (&laid.action, action);
  canasta_laying_work_out (&self->observation, &laid);
  if (refusal)
    *refusal = laid.refusal;
  if (laid.standing == CANASTA_STANDING_REFUSED)
    return FALSE;
  g_array_append_val (self->steps, self->laid.action);
  self->laid = laid;
  self->is_judged = TRUE;
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

/* Whether nothing has changed that what is laid out stands on; a question to the
 * partner changes nothing. */
static gboolean
is_same_moment (const CanastaObservation *a, const CanastaObservation *b)
{
  return a->table == b->table && a->seat == b->seat && a->board.deal == b->board.deal
         && a->board.round == b->board.round && a->board.turn_seat == b->board.turn_seat
         && a->board.source == b->board.source && a->board.pile_count == b->board.pile_count
         && a->board.n_melds == b->board.n_melds && canasta_card_set_equal (&a->hand, &b->hand);
}

/**
 * canasta_draft_update:
 * @self: a draft
 * @observation: what its player may know now; copied
 *
 * Shows the draft how things stand. What is laid out stays when the player's
 * hand and turn are the same as before, and is cleared otherwise.
 */
void
canasta_draft_update (CanastaDraft *self, const CanastaObservation *observation)
{
  gboolean stays = self->table && is_same_moment (&self->observation, observation);

  if (self->table != observation->table)
    {
      g_clear_pointer (&self->table, canasta_table_unref);
      self->table = canasta_table_ref ((CanastaTable *) observation->table);
    }
  self->observation = *observation;
  self->is_judged = FALSE;
  if (!stays)
    canasta_draft_clear (self);
}

/**
 * canasta_draft_get_observation:
 * @self: a draft that was updated
 *
 * Returns: (transfer none): what it sees
 */
const CanastaObservation *
canasta_draft_get_observation (CanastaDraft *self)
{
  return &self->observation;
}

/**
 * canasta_draft_list_ways:
 * @self: a draft
 *
 * Returns: (transfer full) (element-type CanastaWay): the ways to take the pile
 *   that are legal or need only further melds, the cheapest for the player
 *   first; naturals of different suits are one way
 */
GArray *
canasta_draft_list_ways (CanastaDraft *self)
{
  return canasta_taking_list_ways (&self->observation);
}

/**
 * canasta_draft_explain_take:
 * @self: a draft
 * @refusal: (out caller-allocates): why the pile cannot be taken
 *
 * Says why no way to take the pile is open: the phase, the pile, or the reason
 * against the most likely way.
 */
void
canasta_draft_explain_take (CanastaDraft *self, CanastaRefusal *refusal)
{
  canasta_taking_explain (&self->observation, refusal);
}

/**
 * canasta_draft_begin_take:
 * @self: a draft
 * @cards: the hand cards to take the pile with; none to lay its top card off
 * @refusal: (out caller-allocates) (optional): why not, or what is still missing
 *
 * Lays the pile's top card out with @cards, in place of all that was laid out.
 *
 * Returns: whether that may lead to taking the pile
 */
gboolean
canasta_draft_begin_take (CanastaDraft          *self,
                          const CanastaCardSet  *cards,
                          CanastaRefusal        *refusal)
{
  CanastaAction take;

  canasta_action_init (&take, CANASTA_ACTION_TAKE);
  take.cards = *cards;
  return try_laid (self, &take, refusal);
}

/**
 * canasta_draft_cancel_take:
 * @self: a draft
 *
 * Puts everything back when a take is pending.
 */
void
canasta_draft_cancel_take (CanastaDraft *self)
{
  if (canasta_draft_is_taking (self))
    canasta_draft_clear (self);
}

gboolean
canasta_draft_is_taking (CanastaDraft *self)
{
  return self->laid.action.kind == CANASTA_ACTION_TAKE;
}

/**
 * canasta_draft_split:
 * @self: a draft
 * @cards: selected cards
 *
 * Takes a selection apart into melds: 4 4 4 7 7 7 are two. Wild cards go with
 * the natural cards when those are of one rank. Where the rules have sequences,
 * natural cards of several ranks are what makes the fewest melds.
 *
 * Returns: (transfer full) (nullable) (element-type CanastaPart): the parts; %NULL
 *   where more than one thing can be meant, or wild cards want a target
 */
GArray *
canasta_draft_split (CanastaDraft *self, const CanastaCardSet *cards)
{
  return canasta_splitting_split (&self->observation, get_laid (self), cards);
}

/* How well cards are placed somewhere, the best first. */
typedef enum
{
  MAKES_CANASTA,
  GROWS_TOWARDS_CANASTA,
  GROWS_CANASTA,
  COSTS_POINTS,
  IS_REFUSED,
} Grade;

static Grade
grade (const CanastaTarget *target)
{
  if (target->standing == CANASTA_STANDING_REFUSED)
    return IS_REFUSED;
  if (target->loss > 0)
    return COSTS_POINTS;
  if (target->becomes_canasta)
    return MAKES_CANASTA;
  return target->meld.canasta == CANASTA_CLASS_NONE ? GROWS_TOWARDS_CANASTA : GROWS_CANASTA;
}

/* After those that are as good. */
static void
insert_target (GArray *targets, const CanastaTarget *target)
{
  guint place = targets->len;

  while (place > 0 && grade (&g_array_index (targets, CanastaTarget, place - 1)) > grade (target))
    place--;
  g_array_insert_val (targets, place, *target);
}

/**
 * canasta_draft_list_targets:
 * @self: a draft
 * @cards: selected cards
 *
 * Returns: (transfer full) (element-type CanastaTarget): where they might be
 *   laid, what that makes, and why not where it is refused; the best places first
 */
GArray *
canasta_draft_list_targets (CanastaDraft *self, const CanastaCardSet *cards)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CanastaPlace));
  GArray *targets = g_array_new (FALSE, FALSE, sizeof (CanastaTarget));

  canasta_laying_list_places (&self->observation, get_laid (self), cards, places);
  for (guint i = 0; i < places->len; i++)
    {
      CanastaTarget target;

      canasta_laying_try (&self->observation, get_laid (self), cards,
                          &g_array_index (places, CanastaPlace, i), &target);
      insert_target (targets, &target);
    }
  return targets;
}

/**
 * canasta_draft_add:
 * @self: a draft
 * @cards: cards of the hand
 * @place: where to lay them
 * @refusal: (out caller-allocates) (optional): why not, or what is still missing
 *
 * Lays cards out; one step. Cards that can never be played there change nothing.
 *
 * Returns: whether they are laid out
 */
gboolean
canasta_draft_add (CanastaDraft          *self,
                   const CanastaCardSet  *cards,
                   const CanastaPlace    *place,
                   CanastaRefusal        *refusal)
{
  CanastaAction laid;
  CanastaRefusal reason;

  canasta_action_copy (&laid, &self->laid.action);
  if (!canasta_laying_add (&self->observation, &laid, cards, place, &reason))
    {
      if (refusal)
        *refusal = reason;
      return FALSE;
    }
  return try_laid (self, &laid, refusal);
}

/**
 * canasta_draft_add_all:
 * @self: a draft
 * @cards: cards of the hand
 * @refusal: (out caller-allocates) (optional): why not, or what is still missing
 *
 * Lays cards out as [method@Draft.split] takes them apart; one step.
 *
 * Returns: whether they are laid out
 */
gboolean
canasta_draft_add_all (CanastaDraft          *self,
                       const CanastaCardSet  *cards,
                       CanastaRefusal        *refusal)
{
  CanastaAction laid;
  CanastaRefusal reason;

  if (!canasta_splitting_lay (&self->observation, get_laid (self), cards, &laid, &reason))
    {
      if (refusal)
        *refusal = reason;
      return FALSE;
    }
  return try_laid (self, &laid, refusal);
}

/**
 * canasta_draft_add_melds:
 * @self: a draft
 * @melds: a `meld`, of which each group says where it goes
 * @refusal: (out caller-allocates) (optional): why not, or what is still missing
 *
 * Lays melds out beside what is laid out; one step.
 *
 * Returns: whether they are laid out
 */
gboolean
canasta_draft_add_melds (CanastaDraft         *self,
                         const CanastaAction  *melds,
                         CanastaRefusal       *refusal)
{
  CanastaAction laid;

  canasta_action_copy (&laid, &self->laid.action);
  for (guint i = 0; i < melds->n_groups && laid.n_groups < CANASTA_MAX_GROUPS; i++)
    laid.groups[laid.n_groups++] = melds->groups[i];
  return try_laid (self, &laid, refusal);
}

gboolean
canasta_draft_can_step_back (CanastaDraft *self)
{
  return self->steps->len > 0;
}

/**
 * canasta_draft_step_back:
 * @self: a draft
 *
 * Puts back what was laid out last.
 *
 * Returns: whether there was anything
 */
gboolean
canasta_draft_step_back (CanastaDraft *self)
{
  if (self->steps->len == 0)
    return FALSE;

  canasta_action_copy (&self->laid.action,
                       &g_array_index (self->steps, CanastaAction, self->steps->len - 1));
  g_array_set_size (self->steps, self->steps->len - 1);
  self->is_judged = FALSE;
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

/**
 * canasta_draft_clear:
 * @self: a draft
 *
 * Puts everything back; no step leads back before it.
 */
void
canasta_draft_clear (CanastaDraft *self)
{
  gboolean was_empty = is_empty (&self->laid.action);

  g_array_set_size (self->steps, 0);
  canasta_action_init (&self->laid.action, CANASTA_ACTION_MELD);
  self->is_judged = FALSE;
  if (!was_empty)
    g_signal_emit (self, signals[CHANGED], 0);
}

guint
canasta_draft_get_n_groups (CanastaDraft *self)
{
  return self->laid.action.n_groups;
}

/**
 * canasta_draft_get_group:
 * @self: a draft
 * @index: a group of it, the pending take's meld not counted
 * @cards: (out caller-allocates): the hand cards of the group
 * @group: (out caller-allocates) (optional): the meld with them
 */
void
canasta_draft_get_group (CanastaDraft    *self,
                         guint            index,
                         CanastaCardSet  *cards,
                         CanastaTarget   *group)
{
  g_return_if_fail (index < self->laid.action.n_groups);

  *cards = self->laid.action.groups[index].cards;
  if (group)
    canasta_laying_describe_group (&self->observation, get_laid (self), index, group);
}

/**
 * canasta_draft_get_take:
 * @self: a draft
 * @cards: (out caller-allocates): the hand cards that go with the pile's top card
 * @take: (out caller-allocates) (optional): the meld of the pile's top card
 *
 * Returns: whether a take is pending
 */
gboolean
canasta_draft_get_take (CanastaDraft    *self,
                        CanastaCardSet  *cards,
                        CanastaTarget   *take)
{
  if (!canasta_draft_is_taking (self))
    return FALSE;

  *cards = self->laid.action.cards;
  if (take)
    canasta_laying_describe_take (&self->observation, get_laid (self), take);
  return TRUE;
}

/**
 * canasta_draft_get_cards:
 * @self: a draft
 * @cards: (out caller-allocates): all hand cards laid out
 */
void
canasta_draft_get_cards (CanastaDraft *self, CanastaCardSet *cards)
{
  canasta_action_get_cards (&self->laid.action, cards);
}

/**
 * canasta_draft_get_hand:
 * @self: a draft
 * @hand: (out caller-allocates): the hand without what is laid out
 */
void
canasta_draft_get_hand (CanastaDraft *self, CanastaCardSet *hand)
{
  CanastaCardSet cards;
  CanastaCardSet rest;
  CanastaCard card;

  canasta_draft_get_cards (self, &cards);
  *hand = self->observation.hand;
  /* Cards of the pile may be laid out too, where the rules let them. */
  rest = cards;
  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    for (int i = MIN (canasta_card_set_count_card (&cards, card),
                      canasta_card_set_count_card (hand, card)); i > 0; i--)
      canasta_card_set_remove_card (hand, card);
}

/**
 * canasta_draft_get_opening:
 * @self: a draft
 * @opening: (out caller-allocates): how far the side is from opening; who looks on has none to
 *   open
 */
void
canasta_draft_get_opening (CanastaDraft *self, CanastaOpening *opening)
{
  const CanastaObservation *observation = &self->observation;
  const CanastaBoard *board = &observation->board;

  if (observation->seat == CANASTA_NO_SEAT)
    {
      *opening = (CanastaOpening){ .opened = TRUE };
      return;
    }
  opening->opened = canasta_board_has_opened (board, board->side[observation->seat]);
  opening->minimum = canasta_board_get_minimum (observation->table, board, observation->seat);
  opening->points = canasta_action_count_opening (&self->laid.action, observation->table,
                                                  &observation->board);
}

/**
 * canasta_draft_count_chosen:
 * @self: a draft
 * @cards: cards of the hand
 *
 * Returns: what the cards would add to the points of an opening if they were laid out too, as
 *   [method@Draft.split] takes them apart; 0 where they cannot be
 */
int
canasta_draft_count_chosen (CanastaDraft *self, const CanastaCardSet *cards)
{
  const CanastaTable *table = self->observation.table;
  const CanastaBoard *board = &self->observation.board;
  CanastaLaid laid;
  CanastaRefusal refusal;

  if (canasta_card_set_is_empty (cards)
      || !canasta_splitting_lay (&self->observation, get_laid (self), cards, &laid.action,
                                 &refusal))
    return 0;
  canasta_laying_work_out (&self->observation, &laid);
  return laid.standing == CANASTA_STANDING_REFUSED
           ? 0
           : canasta_action_count_opening (&laid.action, table, board)
               - canasta_action_count_opening (&self->laid.action, table, board);
}

/**
 * canasta_draft_judge:
 * @self: a draft
 * @refusal: (out caller-allocates) (optional): what is missing or wrong
 *
 * Returns: how what is laid out stands
 */
CanastaStanding
canasta_draft_judge (CanastaDraft *self, CanastaRefusal *refusal)
{
  const CanastaLaid *laid = get_laid (self);

  if (refusal)
    *refusal = laid->refusal;
  return laid->standing;
}

/**
 * canasta_draft_get_action:
 * @self: a draft
 * @action: (out caller-allocates): the action it makes, legal or not yet
 *
 * Returns: whether anything is laid out
 */
gboolean
canasta_draft_get_action (CanastaDraft *self, CanastaAction *action)
{
  canasta_action_copy (action, &self->laid.action);
  return !is_empty (&self->laid.action);
}

/**
 * canasta_draft_find_way_out:
 * @self: a draft
 * @meld: (out caller-allocates): what to lay down for it, without groups when
 *   nothing is left to lay down
 * @discard: (out): the last card, %CANASTA_NO_CARD when none is left
 * @concealed: (out) (optional): whether that is going out concealed
 *
 * Looks for a way to go out in this turn, whatever is laid out.
 *
 * Returns: whether there is one
 */
gboolean
canasta_draft_find_way_out (CanastaDraft   *self,
                            CanastaAction  *meld,
                            CanastaCard    *discard,
                            gboolean       *concealed)
{
  const CanastaObservation *observation = &self->observation;
  const CanastaBoard *board = &observation->board;
  CanastaPlan plan;

  if (!canasta_board_awaits (board, observation->seat) || board->phase != CANASTA_PHASE_PLAY
      || !canasta_way_out_find (observation->table, board, &observation->hand, meld, discard))
    return FALSE;

  if (concealed)
    *concealed = canasta_board_is_concealed (observation->table, board, observation->seat,
                                             meld->n_groups > 0
                                             && canasta_judge (observation->table, board,
                                                               &observation->hand, meld, &plan, NULL)
                                         ? &plan : NULL);
  return TRUE;
}

/**
 * canasta_draft_get_laid: (skip)
 * @self: a draft
 *
 * Returns: (transfer none) (nullable): what is laid out; %NULL when nothing is
 */
const CanastaAction *
canasta_draft_get_laid (CanastaDraft *self)
{
  return is_empty (&self->laid.action) ? NULL : &self->laid.action;
}

/**
 * canasta_draft_lay_out: (skip)
 * @self: a draft that was updated
 * @laid: an action
 *
 * Lays out a `meld` or a `take`. What fits no more changes nothing.
 *
 * Returns: whether it is laid out
 */
gboolean
canasta_draft_lay_out (CanastaDraft *self, const CanastaAction *laid)
{
  return (laid->kind == CANASTA_ACTION_MELD || laid->kind == CANASTA_ACTION_TAKE)
         && try_laid (self, laid, NULL);
}
