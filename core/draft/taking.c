/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "draft/taking.h"

#include "draft/laying.h"
#include "play/judge.h"

/**
 * canasta_taking_list_ways: (skip)
 * @observation: what the seat may know
 *
 * Returns: (transfer full) (element-type CanastaWay): the ways to take the pile
 *   that are legal or need only further melds
 */
GArray *
canasta_taking_list_ways (const CanastaObservation *observation)
{
  GArray *ways = g_array_new (FALSE, FALSE, sizeof (CanastaWay));
  CanastaCardSet companies[CANASTA_MAX_COMPANIES];
  guint n = canasta_list_companies (&observation->table->roles, &observation->hand,
                                    canasta_board_get_top (&observation->board), companies);

  for (guint i = 0; i < n; i++)
    {
      CanastaWay way = { .cards = companies[i] };
      CanastaAction take;
      CanastaPlan plan;

      canasta_action_init (&take, CANASTA_ACTION_TAKE);
      take.cards = companies[i];
      way.standing = canasta_laying_judge (observation, &take, &plan, &way.refusal);
      if (way.standing == CANASTA_STANDING_REFUSED)
        continue;

      way.wilds = canasta_roles_count_wilds (&observation->table->roles, &companies[i]);
      way.naturals = canasta_card_set_count (&companies[i]) - way.wilds;
      way.points = canasta_laying_count_points (observation, &take);
      if (plan.layout.n > 0)
        way.meld = plan.layout.of[0].meld;
      g_array_append_val (ways, way);
    }
  return ways;
}

/* Whether a pile that cannot be taken as it lies is the reason: cards from the
 * hand make no difference, or too few natural ones are there. */
static gboolean
explain_pile (const CanastaObservation *observation, CanastaRefusal *refusal)
{
  const CanastaBoard *board = &observation->board;
  CanastaCard top = canasta_board_get_top (board);
  CanastaRank rank = canasta_card_get_rank (top);
  int held;

  if (top == CANASTA_NO_CARD)
    return FALSE;

  held = canasta_card_set_count_rank (&observation->hand, rank);
  switch (canasta_get_pile_status (observation->table, board, board->side[observation->seat]))
    {
    case CANASTA_PILE_STOPPED:
      canasta_refuse_card (refusal, CANASTA_REASON_PILE_STOPPED,
                           canasta_faces_have (observation->table->roles.stop, top)
                               ? RULE (black_three_stops) : NO_RULE,
                           top);
      return TRUE;
    case CANASTA_PILE_FROZEN:
      canasta_refuse_rank (refusal, CANASTA_REASON_FROZEN_NEEDS_NATURAL_PAIR,
                           RULE (freeze_model), rank, 2, held);
      return held < 2;
    case CANASTA_PILE_FROZEN_UNTIL_OPENED:
      canasta_refuse_rank (refusal, CANASTA_REASON_FROZEN_UNTIL_OPENED,
                           RULE (frozen_before_opening), rank, 2, held);
      return held < 2;
    case CANASTA_PILE_EMPTY:
    case CANASTA_PILE_OPEN:
    default:
      return FALSE;
    }
}

/**
 * canasta_taking_explain: (skip)
 * @observation: what the seat may know
 * @refusal: (out caller-allocates): why the pile cannot be taken
 */
void
canasta_taking_explain (const CanastaObservation *observation, CanastaRefusal *refusal)
{
  CanastaCardSet companies[CANASTA_MAX_COMPANIES];
  guint n = canasta_list_companies (&observation->table->roles, &observation->hand,
                                    canasta_board_get_top (&observation->board), companies);
  CanastaAction take;
  CanastaPlan plan;

  canasta_action_init (&take, CANASTA_ACTION_TAKE);
  take.cards = companies[n > 1 ? 1 : 0];
  canasta_laying_judge (observation, &take, &plan, refusal);
  if (refusal->reason == CANASTA_REASON_NOT_YOUR_TURN
      || refusal->reason == CANASTA_REASON_WRONG_PHASE
      || refusal->reason == CANASTA_REASON_DEAL_ENDED)
    return;

  if (!explain_pile (observation, refusal))
    canasta_laying_judge (observation, &take, &plan, refusal);
}
