/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Proposing an action to legality: the one way from an idea to a choice. Private
 * to `players`. */

#pragma once

#include "play/legality.h"
#include "players/laydown.h"

G_BEGIN_DECLS

/**
 * CanastaProposal:
 * @view: the position, with the eyes of the seat to act
 * @action: what was proposed last
 * @plan: @action worked out, where it is legal
 * @plan_only: whether nobody reads what @action melds: @plan tells it, too
 *
 * Each function below returns whether what it proposes is legal.
 */
typedef struct
{
  CanastaView view;
  CanastaAction *action;
  CanastaPlan *plan;
  gboolean plan_only;
} CanastaProposal;

/**
 * CanastaWayOut:
 * @seat: who found it, or %CANASTA_NO_SEAT
 * @discard: the card to discard at last, or %CANASTA_NO_CARD
 * @meld: what to meld
 * @plan: @meld worked out
 *
 * A way to go out, for after the partner's yes.
 */
typedef struct
{
  guint8 seat;
  CanastaCard discard;
  CanastaAction meld;
  CanastaPlan plan;
} CanastaWayOut;

static inline void
canasta_proposal_init (CanastaProposal *self, const CanastaTable *table, const CanastaBoard *board,
                       const CanastaCardSet *hand, CanastaAction *action, CanastaPlan *plan)
{
  canasta_view_init (&self->view, table, board, hand);
  self->action = action;
  self->plan = plan;
  self->plan_only = FALSE;
}

/* Whether no two melds of a side are of one rank because partners found each other in the deal, who
 * may have brought one each. */
static inline gboolean
canasta_side_facts_are_united (const CanastaSideFacts *self, const CanastaTable *table)
{
  return !table->sides_form || !canasta_side_facts_may_have_twins (self);
}

/* Whether the melds of a side are of different ranks, and there are no others. */
static inline gboolean
canasta_side_facts_are_single (const CanastaSideFacts *self, const CanastaTable *table)
{
  return !table->forms.of[CANASTA_FORM_GROUP].several
         && !canasta_forms_have_sequences (&table->forms)
         && canasta_side_facts_are_united (self, table);
}

/* Whether a plan of a `meld` that was not judged is the one that judging makes, too. */
static inline gboolean
canasta_plan_agrees (const CanastaPlan *self, const CanastaTable *table, const CanastaBoard *board,
                     const CanastaCardSet *hand)
{
  CanastaPlan judged = *self;

  return canasta_judge_layout (table, board, hand, &judged)
         && judged.layout.n == self->layout.n
         && memcmp (&judged.laid, &self->laid, sizeof judged.laid) == 0;
}

gboolean  canasta_propose             (CanastaProposal       *self,
                                       CanastaActionKind      kind);
gboolean  canasta_propose_card        (CanastaProposal       *self,
                                       CanastaActionKind      kind,
                                       CanastaCard            card);
gboolean  canasta_propose_discard     (CanastaProposal       *self,
                                       CanastaCard            card);
gboolean  canasta_propose_take        (CanastaProposal       *self,
                                       const CanastaCardSet  *cards);
gboolean  canasta_propose_beginning   (CanastaProposal       *self);
gboolean  canasta_propose_join        (CanastaProposal         *self,
                                       const CanastaSideMelds  *own,
                                       guint                    later,
                                       guint                    earlier);
gboolean  canasta_propose_laydown     (CanastaProposal       *self,
                                       CanastaActionKind      kind,
                                       const CanastaLaydown  *laydown);
gboolean  canasta_propose_way_out     (CanastaProposal       *self);
gboolean  canasta_propose_way_by_pile (CanastaProposal       *self);
gboolean  canasta_propose_ask         (CanastaProposal       *self,
                                       CanastaWayOut         *way);
gboolean  canasta_propose_way_kept    (CanastaProposal       *self,
                                       CanastaWayOut         *way);
gboolean  canasta_propose_aside       (CanastaProposal       *self);
gboolean  canasta_propose_anything    (CanastaProposal       *self);

/* Proposes to lay a red three down, where that is done by hand. */
static inline gboolean
canasta_propose_red_three (CanastaProposal *self)
{
  return self->view.table->by_hand && canasta_propose_aside (self);
}

G_END_DECLS
