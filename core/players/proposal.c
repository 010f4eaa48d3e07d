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

/* Proposes the next step of a way to go out now. */
gboolean
canasta_propose_way_out (CanastaProposal *self)
{
  const CanastaView *view = &self->view;
  CanastaCard discard;

  if (!canasta_plan_way_out (view->table, view->board, view->hand, self->action, self->plan,
                             &discard))
    return FALSE;
  if (self->action->n_groups > 0)
    return TRUE;
  return discard == CANASTA_NO_CARD ? canasta_propose (self, CANASTA_ACTION_OUT)
                                    : canasta_propose_card (self, CANASTA_ACTION_DISCARD, discard);
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
