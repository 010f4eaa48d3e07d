/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choices that a review compares: what was done, and what the strongest player would
 * have done. */
#include "config.h"

#include "play/apply.h"
#include "play/legality.h"
#include "review/review-private.h"

/* Says what is thrown after a meld where that was left open: what those throw who play
 * deals out. */
void
canasta_review_choice_complete (CanastaSearchChoice *self, const CanastaState *state,
                                const CanastaTable *table, const CanastaMemory *memory)
{
  CanastaState after;
  CanastaAction next;
  CanastaPlan plan;

  if (self->action.kind != CANASTA_ACTION_MELD || self->discard != CANASTA_NO_CARD)
    return;
  canasta_state_copy (&after, state);
  if (!canasta_state_apply (&after, table, &self->action, NULL) || after.board.ended)
    return;
  canasta_policy_decide (table, &after.board, &after.hands[after.board.to_act], memory,
                         canasta_policy_get_keen_weights (table), &next, &plan);
  if (next.kind == CANASTA_ACTION_DISCARD)
    self->discard = next.card;
}

/* Whether two melds come to as many cards of each kind, in the same place. */
static gboolean
is_alike (const CanastaLaying *one, const CanastaLaying *other)
{
  return one->place == other->place && one->meld.kind == other->meld.kind
         && one->meld.rank == other->meld.rank
         && canasta_lane_count (one->meld.naturals) == canasta_lane_count (other->meld.naturals)
         && canasta_lane_count (one->meld.twos) == canasta_lane_count (other->meld.twos)
         && one->meld.jokers == other->meld.jokers;
}

static gboolean
lays_alike (const CanastaSearchChoice *one, const CanastaSearchChoice *other,
            const CanastaObservation *seen)
{
  CanastaPlan plans[2];

  if (one->action.kind != CANASTA_ACTION_MELD || other->action.kind != CANASTA_ACTION_MELD
      || !canasta_judge (seen->table, &seen->board, &seen->hand, &one->action, &plans[0], NULL)
      || !canasta_judge (seen->table, &seen->board, &seen->hand, &other->action, &plans[1], NULL)
      || plans[0].layout.n != plans[1].layout.n)
    return FALSE;
  for (guint i = 0; i < plans[0].layout.n; i++)
    if (!is_alike (&plans[0].layout.of[i], &plans[1].layout.of[i]))
      return FALSE;
  return TRUE;
}

static gboolean
throws_alike (CanastaCard one, CanastaCard other, const CanastaRoles *roles)
{
  return one != CANASTA_NO_CARD && other != CANASTA_NO_CARD
         && canasta_card_get_rank (one) == canasta_card_get_rank (other)
         && canasta_ranks_have (roles->natural_ranks, canasta_card_get_rank (one));
}

/* Without sequences suits make no difference: where only they differ from what was
 * done, what was done is as good. */
void
canasta_review_choice_liken (CanastaSearchChoice *self, const CanastaSearchChoice *done,
                             const CanastaObservation *seen)
{
  const CanastaRoles *roles = &seen->table->roles;

  if (canasta_forms_have_sequences (&seen->table->forms))
    return;
  if (lays_alike (self, done, seen))
    canasta_action_copy (&self->action, &done->action);
  if (self->action.kind == CANASTA_ACTION_DISCARD && done->action.kind == CANASTA_ACTION_DISCARD
      && throws_alike (self->action.card, done->action.card, roles))
    self->action.card = done->action.card;
  if (throws_alike (self->discard, done->discard, roles))
    self->discard = done->discard;
}

gboolean
canasta_review_choice_equal (const CanastaSearchChoice *self, const CanastaSearchChoice *other)
{
  return canasta_action_equal (&self->action, &other->action)
         && (self->discard == other->discard || self->discard == CANASTA_NO_CARD
             || other->discard == CANASTA_NO_CARD);
}

/* What a seat knows once it has laid its melds; FALSE where that cannot be. */
static gboolean
look_after_meld (const CanastaObservation *seen, const CanastaAction *meld,
                 CanastaObservation *after)
{
  g_autofree CanastaState *state = g_new0 (CanastaState, 1);
  CanastaPlan plan;

  if (!canasta_judge (seen->table, &seen->board, &seen->hand, meld, &plan, NULL))
    return FALSE;
  state->board = seen->board;
  state->hands[seen->seat] = seen->hand;
  canasta_state_commit (state, seen->table, meld, &plan);
  *after = *seen;
  after->board = state->board;
  after->hand = state->hands[seen->seat];
  return TRUE;
}

/* Where both choices lay the same, the cards that are thrown are what differs. */
static gboolean
differs_by_discard (const CanastaReviewStep *step)
{
  return step->discard != CANASTA_NO_CARD && step->better_discard != CANASTA_NO_CARD
         && canasta_action_equal (&step->action, &step->better);
}

/* Finds what was wrong with a mistake. */
void
canasta_review_explain (CanastaReviewStep *step, const CanastaObservation *seen)
{
  g_autofree CanastaObservation *after = g_new0 (CanastaObservation, 1);
  CanastaAction done, better;

  canasta_action_copy (&done, &step->action);
  canasta_action_copy (&better, &step->better);
  if (differs_by_discard (step) && look_after_meld (seen, &step->action, after))
    {
      canasta_action_init_card (&done, CANASTA_ACTION_DISCARD, step->discard);
      canasta_action_init_card (&better, CANASTA_ACTION_DISCARD, step->better_discard);
      seen = after;
    }
  if (step->verdict == CANASTA_REVIEW_MISTAKE)
    canasta_hint_fault_find (&step->reason, seen, &done, &better);
  else
    canasta_hint_reason_find (&step->reason, seen, &better, &done);
}
