/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "players/proposal.h"

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

/* Proposes to take the pile, nothing but these cards going with its top card. */
gboolean
canasta_propose_take (CanastaProposal *self, const CanastaCardSet *cards)
{
  canasta_action_init (self->action, CANASTA_ACTION_TAKE);
  self->action->cards = *cards;
  return judge (self);
}

/* Proposes a `meld` or a `take`. */
gboolean
canasta_propose_laydown (CanastaProposal *self, CanastaActionKind kind,
                         const CanastaLaydown *laydown)
{
  canasta_action_init (self->action, kind);
  canasta_laydown_write (laydown, &self->view, self->action);
  return judge (self);
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
  CanastaCard discard;

  if (!canasta_plan_way_out (view->table, view->board, view->hand, view->board->answer,
                             self->action, self->plan, &discard))
    return FALSE;
  return self->action->n_groups > 0 || propose_end (self, discard);
}

/* Proposes to take the pile on a way to go out now. */
gboolean
canasta_propose_way_by_pile (CanastaProposal *self)
{
  const CanastaView *view = &self->view;

  return canasta_find_way_by_pile (view->table, view->board, view->hand, self->action)
         && judge (self);
}

/* Proposes to ask the partner, where that may be: the way to go out that makes the
 * question legal is kept for the answer. */
gboolean
canasta_propose_ask (CanastaProposal *self, CanastaWayOut *way)
{
  const CanastaView *view = &self->view;

  if (!canasta_plan_way_out (view->table, view->board, view->hand, CANASTA_ANSWER_YES,
                             &way->meld, &way->plan, &way->discard))
    return FALSE;
  way->seat = view->seat;
  canasta_action_init (self->action, CANASTA_ACTION_ASK);
  self->plan->n_groups = 0;
  return TRUE;
}

/* Proposes the next step of the way that was found before the partner said yes. */
gboolean
canasta_propose_way_kept (CanastaProposal *self, CanastaWayOut *way)
{
  if (self->view.board->melded)
    return propose_end (self, way->discard);
  self->action = &way->meld;
  self->plan = &way->plan;
  return TRUE;
}

/* Proposes to lay a red three down, where that is done by hand. */
gboolean
canasta_propose_red_three (CanastaProposal *self)
{
  CanastaCardSet red = { { self->view.hand->words[0] & CANASTA_LANE_RED } };

  return self->view.table->by_hand && red.words[0] != 0
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
