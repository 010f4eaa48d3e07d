/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "players/proposal.h"

#include "play/companies.h"

/* How long a player looks for a way to go out in a turn: those that take longer are few,
 * and of the largest hands. After a yes it must be found. */
#define MOST_STEPS 1000

static gboolean
judge (CanastaProposal *self)
{
  return canasta_judge (self->view.table, self->view.board, self->view.hand, self->action,
                        self->plan, NULL);
}

/* Proposes an action without cards. */
gboolean
canasta_propose (CanastaProposal *self, CanastaActionKind kind)
{
  canasta_action_init (self->action, kind);
  return judge (self);
}

/* Proposes a `discard` or a `lay`. */
gboolean
canasta_propose_card (CanastaProposal *self, CanastaActionKind kind, CanastaCard card)
{
  canasta_action_init_card (self->action, kind, card);
  return judge (self);
}

/* Proposes to discard a card of the hand that is none of those that are laid aside. */
gboolean
canasta_propose_discard (CanastaProposal *self, CanastaCard card)
{
  const CanastaView *view = &self->view;

  if (!canasta_may_discard_any (view->table, view->board, view->hand))
    return canasta_propose_card (self, CANASTA_ACTION_DISCARD, card);
  canasta_action_init_card (self->action, CANASTA_ACTION_DISCARD, card);
  self->plan->layout.n = 0;
  g_assert (judge (self));
  return TRUE;
}

/* Proposes to take the pile, nothing but these cards going with its top card. */
gboolean
canasta_propose_take (CanastaProposal *self, const CanastaCardSet *cards)
{
  canasta_action_init (self->action, CANASTA_ACTION_TAKE);
  self->action->cards = *cards;
  return judge (self);
}

/* Proposes to take the pile with cards that begin a sequence with its top card. */
gboolean
canasta_propose_beginning (CanastaProposal *self)
{
  const CanastaView *view = &self->view;
  CanastaCardSet beginnings[CANASTA_MAX_BEGINNINGS];
  guint n = canasta_companies_list_beginnings (view->table, view->hand,
                                               canasta_board_get_top (view->board),
                                     beginnings);

  for (guint i = 0; i < n; i++)
    if (canasta_propose_take (self, &beginnings[i]))
      return TRUE;
  return FALSE;
}

/* Proposes to join two melds of the side. */
gboolean
canasta_propose_join (CanastaProposal *self, const CanastaSideMelds *own, guint later,
                      guint earlier)
{
  CanastaMeld united;

  if (!canasta_meld_unite (&own->melds[earlier], &own->melds[later], own->forms, &united, NULL))
    return FALSE;
  canasta_action_init (self->action, CANASTA_ACTION_JOIN);
  canasta_side_melds_name (own, later, &canasta_action_add_group (self->action)->name);
  canasta_side_melds_name (own, earlier, &self->action->name);
  return judge (self);
}

/* Whether what is laid is legal by the way it was made: melds of natural ranks and in
 * sequence, of a side that has opened, and cards enough are left. */
static gboolean
is_plain (const CanastaProposal *self, const CanastaLaydown *laydown)
{
  const CanastaView *view = &self->view;
  const CanastaBoard *board = view->board;
  const CanastaTable *table = view->table;
  int left = view->n_hand - canasta_roles_count_aside (&table->roles, view->hand)
             - laydown->n_cards;

  return board->answer != CANASTA_ANSWER_YES && canasta_side_facts_are_united (view->own, table)
         && canasta_board_has_opened (board, view->side)
         && (laydown->ranks & ~(guint) table->roles.natural_ranks) == 0
         && !canasta_board_ends_hand (board, table, view->seat, left)
         && (left > 1 || !canasta_bars_keep_lone (&table->bars))
         && board->n_melds + CANASTA_MAX_GROUPS <= CANASTA_MAX_MELDS;
}

static gboolean
propose_meld (CanastaProposal *self, const CanastaLaydown *laydown)
{
  const CanastaView *view = &self->view;
  CanastaPlan *plan = self->plan;
  CanastaSideMelds own;

  canasta_laydown_write (laydown, view, &plan->layout, &plan->from_hand);
  plan->n_from_hand = laydown->n_cards;
  if (self->plan_only && is_plain (self, laydown))
    {
      canasta_action_init (self->action, CANASTA_ACTION_MELD);
      plan->concealed = plan->top_alone = FALSE;
      plan->laid = plan->from_hand;
      g_assert (canasta_plan_agrees (plan, view->table, view->board, view->hand));
      return TRUE;
    }
  if (!canasta_judge_layout (view->table, view->board, view->hand, plan))
    return FALSE;
  canasta_action_init (self->action, CANASTA_ACTION_MELD);
  if (self->plan_only)
    return TRUE;
  own = canasta_board_get_side_melds (view->board, view->table, view->side);
  canasta_action_write_layout (self->action, &plan->layout, &own);
  return TRUE;
}

/* Writes a `take`: the cards laid on the rank of the pile's top card go with it. */
static void
write_take (const CanastaView *view, const CanastaLaydown *laydown, CanastaAction *action)
{
  CanastaSideMelds own = canasta_board_get_side_melds (view->board, view->table, view->side);
  CanastaLayout layout;
  CanastaCardSet cards;

  canasta_laydown_write (laydown, view, &layout, &cards);
  canasta_action_init (action, CANASTA_ACTION_TAKE);
  for (guint i = 0; i < layout.n; i++)
    {
      const CanastaMeld *meld = &layout.of[i].meld;
      gboolean with_top = canasta_meld_get_rank (meld) == laydown->top;
      CanastaGroup *group = with_top ? NULL : canasta_action_add_group (action);

      canasta_layout_get_cards (&layout, &own, i, with_top ? &action->cards : &group->cards);
      canasta_layout_get_name (&layout, &own, i, with_top ? &action->name : &group->name);
    }
  if (own.first[laydown->top] > 0 && !canasta_view_get_form (view)->several)
    action->name = (CanastaMeldName){ 0 };
}

/* Whether a way the rules have to take the pile is one by the cards that go with its top
 * card: a pair, a card and a wild card, or none. */
static gboolean
is_way (const CanastaView *view, int naturals, int n_cards)
{
  const CanastaRuleValues *rules = &view->table->rules;

  if (naturals >= 2)
    return view->board->frozen || rules->take_with_pair;
  if (view->board->frozen)
    return FALSE;
  return naturals == 1 ? rules->take_with_wild && n_cards > 1
                       : n_cards == 0 && rules->take_by_lay_off;
}

/* Whether to take the pile like this is legal by the way it was made: by a side that has
 * opened, nothing laid but the top card's meld, and cards enough are left. */
static gboolean
is_plain_take (const CanastaProposal *self, const CanastaLaydown *laydown)
{
  const CanastaView *view = &self->view;
  const CanastaBoard *board = view->board;
  const CanastaTable *table = view->table;
  CanastaRank top = laydown->top;
  int left = view->n_hand - canasta_roles_count_aside (&table->roles, view->hand)
             - laydown->n_cards;

  return board->answer != CANASTA_ANSWER_YES && canasta_view_has_stock (view)
         && canasta_side_facts_are_single (view->own, table) && table->rules.take_onto_largest == 0
         && table->rules.pile_must_be_melded != CANASTA_PILE_ALWAYS && !table->takes_freely
         && canasta_board_has_opened (board, view->side)
         && (laydown->ranks & ~(1u << top)) == 0 && laydown->n_runs == 0
         && canasta_ranks_have (table->roles.natural_ranks, top)
         && is_way (view, laydown->naturals[top], laydown->n_cards)
         && left >= CANASTA_TO_PLAY_ON && board->n_melds < CANASTA_MAX_MELDS;
}

/* Works a plain `take` out. Returns whether the meld of the top card may be as it is then. */
static gboolean
plan_take (const CanastaView *view, const CanastaLaydown *laydown, CanastaPlan *plan)
{
  const CanastaForm *form = canasta_view_get_form (view);
  CanastaCard card = canasta_board_get_top (view->board);
  CanastaLaying *laying = &plan->layout.of[0];
  const CanastaMeld *lies = canasta_board_find_meld (view->board, view->side, laydown->top);
  gboolean was_canasta = lies && canasta_meld_is_canasta (lies);
  int naturals, wilds;

  canasta_laydown_write (laydown, view, &plan->layout, &plan->from_hand);
  if (plan->layout.n == 0)
    {
      if (!lies || (was_canasta && !view->table->rules.take_onto_complete))
        return FALSE;
      plan->layout.n = 1;
      plan->layout.ranks = (guint16) (1 << laydown->top);
      laying->place = (guint8) (lies - view->board->melds);
      laying->meld = *lies;
    }
  laying->meld.naturals += canasta_lane_of (card);
  canasta_meld_count_both (&laying->meld, &naturals, &wilds);
  laying->naturals = (guint8) naturals;
  laying->wilds = (guint8) wilds;
  laying->meld.canasta = canasta_meld_classify (&laying->meld, form, naturals, wilds);
  plan->concealed = plan->top_alone = FALSE;
  plan->laid = plan->from_hand;
  canasta_card_set_add_card (&plan->laid, card);
  plan->n_from_hand = laydown->n_cards;
  plan->pile = (CanastaCardSet){ 0 };
  plan->pile_cards = (guint16) canasta_count_taken (view->table, view->board);
  return canasta_form_is_enough (form, naturals, wilds)
         && canasta_form_has_room_for (form, naturals, wilds);
}

/* Whether judging works the same out. */
static G_GNUC_UNUSED gboolean
agrees_to_take (const CanastaProposal *self, const CanastaLaydown *laydown)
{
  const CanastaPlan *plan = self->plan;
  CanastaAction action;
  CanastaPlan judged;

  write_take (&self->view, laydown, &action);
  return canasta_judge (self->view.table, self->view.board, self->view.hand, &action, &judged, NULL)
         && judged.layout.n == plan->layout.n && judged.layout.of[0].place == plan->layout.of[0].place
         && canasta_meld_equal (&judged.layout.of[0].meld, &plan->layout.of[0].meld)
         && memcmp (&judged.laid, &plan->laid, sizeof judged.laid) == 0
         && judged.n_from_hand == plan->n_from_hand && judged.pile_cards == plan->pile_cards
         && judged.top_alone == plan->top_alone && judged.concealed == plan->concealed;
}

static gboolean
propose_take (CanastaProposal *self, const CanastaLaydown *laydown)
{
  if (self->plan_only && is_plain_take (self, laydown)
      && plan_take (&self->view, laydown, self->plan))
    {
      canasta_action_init (self->action, CANASTA_ACTION_TAKE);
      g_assert (agrees_to_take (self, laydown));
      return TRUE;
    }
  write_take (&self->view, laydown, self->action);
  return judge (self);
}

/* Proposes a `meld` or a `take`. */
gboolean
canasta_propose_laydown (CanastaProposal *self, CanastaActionKind kind,
                         const CanastaLaydown *laydown)
{
  return kind == CANASTA_ACTION_TAKE ? propose_take (self, laydown)
                                     : propose_meld (self, laydown);
}

/* Proposes the last step of going out: a discard, or none. */
static gboolean
propose_end (CanastaProposal *self, CanastaCard discard)
{
  return discard == CANASTA_NO_CARD ? canasta_propose (self, CANASTA_ACTION_OUT)
                                    : canasta_propose_card (self, CANASTA_ACTION_DISCARD, discard);
}

/* Proposes the next step of a way to go out now. */
gboolean
canasta_propose_way_out (CanastaProposal *self)
{
  const CanastaView *view = &self->view;
  CanastaAnswer answer = view->board->answer;
  guint steps = answer == CANASTA_ANSWER_YES ? CANASTA_LEGAL_STEPS : MOST_STEPS;
  CanastaCard discard;

  if (!canasta_way_out_plan (view->table, view->board, view->hand, answer, steps, self->action,
                             self->plan, &discard))
    return FALSE;
  return self->action->n_groups > 0 || propose_end (self, discard);
}

/* Proposes to take the pile on a way to go out now. */
gboolean
canasta_propose_way_by_pile (CanastaProposal *self)
{
  const CanastaView *view = &self->view;

  return canasta_way_by_pile_find (view->table, view->board, view->hand, self->action)
         && judge (self);
}

/* Proposes to ask the partner, where that may be: the way to go out that makes the
 * question legal is kept for the answer. */
gboolean
canasta_propose_ask (CanastaProposal *self, CanastaWayOut *way)
{
  const CanastaView *view = &self->view;

  if (!canasta_way_out_plan (view->table, view->board, view->hand, CANASTA_ANSWER_YES,
                             MOST_STEPS, &way->meld, &way->plan, &way->discard))
    return FALSE;
  way->seat = view->seat;
  canasta_action_init (self->action, CANASTA_ACTION_ASK);
  self->plan->layout.n = 0;
  return TRUE;
}

/* Proposes the next step of the way that was found before the partner said yes:
 * where the last card may be kept, the discard of it may be all there is. */
gboolean
canasta_propose_way_kept (CanastaProposal *self, CanastaWayOut *way)
{
  if (self->view.board->melded || way->meld.n_groups == 0)
    return propose_end (self, way->discard);
  self->action = &way->meld;
  self->plan = &way->plan;
  return TRUE;
}

/* Proposes to lay down a card that is laid aside, where the hand has one. */
gboolean
canasta_propose_aside (CanastaProposal *self)
{
  const CanastaRoles *roles = &self->view.table->roles;
  CanastaCardSet red = { 0 };

  canasta_roles_add_aside (roles, &red, canasta_roles_get_aside (roles, self->view.hand));
  return !canasta_card_set_is_empty (&red)
         && canasta_propose_card (self, CANASTA_ACTION_LAY, canasta_card_set_next (&red));
}

static gboolean
take_first (const CanastaAction *action, gpointer data)
{
  canasta_action_copy (data, action);
  return FALSE;
}

/* Proposes the first action of the list: a position always has one, also where
 * no idea fits. */
gboolean
canasta_propose_anything (CanastaProposal *self)
{
  const CanastaView *view = &self->view;

  canasta_list_legal (view->table, view->board, view->hand, take_first, self->action);
  return judge (self);
}
