/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "turn/possible.h"

#include "play/legality.h"

/* Whether something may be done, and why not. */
typedef struct
{
  gboolean is_known;
  gboolean may;
  CanastaRefusal refusal;
} Verdict;

struct _CanastaPossible
{
  CanastaDraft *draft;
  const CanastaHandOrder *hand;

  /* By the position. */
  Verdict plain[CANASTA_N_ACTION_KINDS];
  GArray *ways;                 /* of CanastaWay, or NULL */
  Verdict take;
  GArray *joins;                /* of CanastaAction, or NULL */
  CanastaGoingOut way_out;
  gboolean is_way_sought;
  gboolean has_way_out;

  /* By the cards that are laid out and selected. */
  GArray *targets;              /* of CanastaTarget, or NULL */
  CanastaCard discard;          /* which one was asked about last … */
  Verdict may_discard;          /* … and what was found */
};

/**
 * canasta_possible_new:
 * @draft: what the person lays out; it outlives this
 * @hand: their hand, and what is selected of it; likewise
 *
 * Returns: (transfer full): what they could do
 */
CanastaPossible *
canasta_possible_new (CanastaDraft *draft, const CanastaHandOrder *hand)
{
  CanastaPossible *self = g_new0 (CanastaPossible, 1);

  self->draft = draft;
  self->hand = hand;
  return self;
}

void
canasta_possible_free (CanastaPossible *self)
{
  canasta_possible_forget (self);
  g_free (self);
}

/* Another position is seen. */
void
canasta_possible_forget (CanastaPossible *self)
{
  canasta_possible_forget_cards (self);
  for (guint kind = 0; kind < CANASTA_N_ACTION_KINDS; kind++)
    self->plain[kind].is_known = FALSE;
  g_clear_pointer (&self->ways, g_array_unref);
  self->take.is_known = FALSE;
  g_clear_pointer (&self->joins, g_array_unref);
  self->is_way_sought = FALSE;
}

/* Other cards are laid out or selected. */
void
canasta_possible_forget_cards (CanastaPossible *self)
{
  g_clear_pointer (&self->targets, g_array_unref);
  self->may_discard.is_known = FALSE;
}

static gboolean
tell (const Verdict *verdict, CanastaRefusal *refusal)
{
  if (refusal)
    *refusal = verdict->refusal;
  return verdict->may;
}

/* Whether the person may do what is whole, and why not. */
gboolean
canasta_possible_judge (CanastaPossible *self, const CanastaAction *action,
                        CanastaRefusal *refusal)
{
  const CanastaObservation *observation = canasta_draft_get_observation (self->draft);
  CanastaPlan plan;

  return canasta_judge (observation->table, &observation->board, &observation->hand, action, &plan,
                        refusal);
}

/**
 * canasta_possible_may:
 * @self: what the person could do
 * @kind: an action that needs no cards
 * @refusal: (out caller-allocates) (optional): why not
 *
 * Returns: whether they may do it
 */
gboolean
canasta_possible_may (CanastaPossible *self, CanastaActionKind kind, CanastaRefusal *refusal)
{
  Verdict *verdict = &self->plain[kind];
  CanastaAction action;

  if (!verdict->is_known)
    {
      canasta_action_init (&action, kind);
      verdict->may = canasta_possible_judge (self, &action, &verdict->refusal);
      verdict->is_known = TRUE;
    }
  return tell (verdict, refusal);
}

/**
 * canasta_possible_may_take:
 * @self: what the person could do
 * @refusal: (out caller-allocates) (optional): why not: the phase, the pile, or the
 *   reason against the most likely way
 *
 * Returns: whether there is a way to take the pile, if only with further melds
 */
gboolean
canasta_possible_may_take (CanastaPossible *self, CanastaRefusal *refusal)
{
  if (!self->take.is_known)
    {
      self->take.may = canasta_possible_get_ways (self)->len > 0;
      if (!self->take.may)
        canasta_draft_explain_take (self->draft, &self->take.refusal);
      self->take.is_known = TRUE;
    }
  return tell (&self->take, refusal);
}

/**
 * canasta_possible_get_ways:
 * @self: what the person could do
 *
 * Returns: (transfer none) (element-type CanastaWay): the ways to take the pile, see
 *   canasta_draft_list_ways()
 */
GArray *
canasta_possible_get_ways (CanastaPossible *self)
{
  if (!self->ways)
    self->ways = canasta_draft_list_ways (self->draft);
  return self->ways;
}

static gboolean
add_join (const CanastaAction *join, gpointer joins)
{
  g_array_append_val (joins, *join);
  return TRUE;
}

/**
 * canasta_possible_get_joins:
 * @self: what the person could do
 *
 * Returns: (transfer none) (element-type CanastaAction): each way to put two melds of
 *   the own side together
 */
GArray *
canasta_possible_get_joins (CanastaPossible *self)
{
  const CanastaObservation *observation = canasta_draft_get_observation (self->draft);

  if (!self->joins)
    {
      self->joins = g_array_new (FALSE, FALSE, sizeof (CanastaAction));
      canasta_list_joins (observation->table, &observation->board, &observation->hand, add_join,
                          self->joins);
    }
  return self->joins;
}

/* By the pile before the draw, unless the partner has said no; by melds after it. */
static gboolean
find_way_out (CanastaPossible *self, CanastaGoingOut *way)
{
  const CanastaObservation *observation = canasta_draft_get_observation (self->draft);

  way->last_card = CANASTA_NO_CARD;
  way->concealed = FALSE;
  if (observation->board.phase == CANASTA_PHASE_DRAW)
    return observation->board.answer != CANASTA_ANSWER_NO
           && canasta_way_by_pile_find (observation->table, &observation->board,
                                        &observation->hand, &way->step);
  return canasta_draft_find_way_out (self->draft, &way->step, &way->last_card, &way->concealed);
}

/**
 * canasta_possible_get_way_out:
 * @self: what the person could do, whose turn it is
 *
 * Returns: (transfer none) (nullable): how they could go out in this turn, the pile
 *   first where it takes it, whatever is laid out
 */
const CanastaGoingOut *
canasta_possible_get_way_out (CanastaPossible *self)
{
  if (!self->is_way_sought)
    self->has_way_out = find_way_out (self, &self->way_out);
  self->is_way_sought = TRUE;
  return self->has_way_out ? &self->way_out : NULL;
}

/**
 * canasta_possible_get_targets:
 * @self: what the person could do
 *
 * Returns: (transfer none) (element-type CanastaTarget): where the selected cards might
 *   be laid, see canasta_draft_list_targets(); nowhere while none are
 */
GArray *
canasta_possible_get_targets (CanastaPossible *self)
{
  CanastaCardSet selected;

  if (!self->targets)
    {
      canasta_hand_order_get_selected (self->hand, &selected);
      self->targets = canasta_card_set_is_empty (&selected)
                        ? g_array_new (FALSE, FALSE, sizeof (CanastaTarget))
                        : canasta_draft_list_targets (self->draft, &selected);
    }
  return self->targets;
}

static gboolean
judge_discard (CanastaPossible *self, CanastaCard card, CanastaRefusal *refusal)
{
  CanastaAction discard;

  if (canasta_draft_judge (self->draft, refusal) == CANASTA_STANDING_WAITING)
    return FALSE;
  canasta_action_init_card (&discard, CANASTA_ACTION_DISCARD, card);
  return canasta_possible_judge (self, &discard, refusal);
}

/**
 * canasta_possible_may_discard:
 * @self: what the person could do
 * @card: a card of the hand
 * @refusal: (out caller-allocates) (optional): why not
 *
 * Returns: whether the card may be discarded with what is laid out
 */
gboolean
canasta_possible_may_discard (CanastaPossible *self, CanastaCard card, CanastaRefusal *refusal)
{
  if (!self->may_discard.is_known || self->discard != card)
    {
      self->discard = card;
      self->may_discard.may = judge_discard (self, card, &self->may_discard.refusal);
      self->may_discard.is_known = TRUE;
    }
  return tell (&self->may_discard, refusal);
}
