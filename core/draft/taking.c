/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "draft/taking.h"

#include "draft/laying.h"
#include "play/companies.h"
#include "play/judge.h"
#include "play/opening.h"

static guint
list_companies (const CanastaObservation *observation, CanastaCardSet *companies)
{
  return canasta_companies_list (observation->table, &observation->hand,
                                 canasta_board_get_top (&observation->board), companies);
}

/* Whether the side may open with the pile at all: by what the hand holds, or because it goes
 * out. Where sides form the new partner may have opened. */
static gboolean
may_open (const CanastaObservation *observation)
{
  const CanastaTable *table = observation->table;
  const CanastaBoard *board = &observation->board;
  CanastaRank rank = canasta_card_get_rank (canasta_board_get_top (board));
  int minimum = canasta_board_get_minimum (table, board, observation->seat);
  CanastaRankCounts held;
  CanastaAction take;

  canasta_card_set_count_ranks (&observation->hand, &held);
  return table->sides_form
         || !canasta_opening_is_out_of_reach (table, &held, rank, minimum)
         || canasta_way_by_pile_find (table, board, &observation->hand, &take);
}

/* Whether a way would be one but for the points to open. */
static gboolean
is_below_minimum (const CanastaWay *way)
{
  return way->refusal.reason == CANASTA_REASON_BELOW_MINIMUM
         || way->refusal.reason == CANASTA_REASON_SINGLE_MELD_BELOW_MINIMUM;
}

/* How a way to take the pile with these cards stands. */
static CanastaWay
judge (const CanastaObservation *observation, const CanastaCardSet *company,
       CanastaAction *take, CanastaPlan *plan)
{
  CanastaWay way = { .cards = *company };

  canasta_action_init (take, CANASTA_ACTION_TAKE);
  take->cards = *company;
  way.standing = canasta_laying_judge (observation, take, plan, &way.refusal);
  return way;
}

/* The wild cards among those of a way; a two is none that stands in its own place of a
 * sequence. */
static guint8
count_wilds (const CanastaObservation *observation, const CanastaWay *way)
{
  int wilds = canasta_roles_count_wilds (&observation->table->roles, &way->cards);

  return (guint8) (canasta_meld_spans (&way->meld)
                     ? MIN (wilds, canasta_meld_count_wilds (&way->meld)) : wilds);
}

static void
drop_below_minimum (GArray *ways)
{
  for (guint i = ways->len; i-- > 0;)
    if (is_below_minimum (&g_array_index (ways, CanastaWay, i)))
      g_array_remove_index (ways, i);
}

/**
 * canasta_taking_list_ways: (skip)
 * @observation: what the seat may know
 *
 * Returns: (transfer full) (element-type CanastaWay): the ways to take the pile
 *   that are legal or need only further melds, if there are such
 */
GArray *
canasta_taking_list_ways (const CanastaObservation *observation)
{
  GArray *ways = g_array_new (FALSE, FALSE, sizeof (CanastaWay));
  CanastaCardSet companies[CANASTA_MAX_COMPANIES];
  guint n = list_companies (observation, companies);
  gboolean lacks_points = FALSE;

  for (guint i = 0; i < n; i++)
    {
      CanastaAction take;
      CanastaPlan plan;
      CanastaWay way = judge (observation, &companies[i], &take, &plan);

      if (way.standing == CANASTA_STANDING_REFUSED)
        continue;

      lacks_points |= is_below_minimum (&way);
      way.points = canasta_action_count_opening (&take, observation->table,
                                                 &observation->board);
      if (plan.layout.n > 0)
        way.meld = plan.layout.of[0].meld;
      way.wilds = count_wilds (observation, &way);
      way.naturals = canasta_card_set_count (&companies[i]) - way.wilds;
      g_array_append_val (ways, way);
    }
  if (lacks_points && !may_open (observation))
    drop_below_minimum (ways);
  return ways;
}

/**
 * canasta_taking_lacks_points: (skip)
 * @observation: what the seat may know
 *
 * Returns: whether there is a way to take the pile but for the points to open
 */
gboolean
canasta_taking_lacks_points (const CanastaObservation *observation)
{
  CanastaCardSet companies[CANASTA_MAX_COMPANIES];
  guint n = list_companies (observation, companies);

  for (guint i = 0; i < n; i++)
    {
      CanastaAction take;
      CanastaPlan plan;
      CanastaWay way = judge (observation, &companies[i], &take, &plan);

      if (is_below_minimum (&way))
        return TRUE;
    }
  return FALSE;
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
  guint n = list_companies (observation, companies);
  CanastaAction take;
  CanastaPlan plan;
  CanastaRefusal pile;

  if (!canasta_judge_seat (&observation->board, observation->seat, refusal))
    return;
  canasta_action_init (&take, CANASTA_ACTION_TAKE);
  take.cards = companies[n > 1 && !observation->table->takes_freely ? 1 : 0];
  canasta_laying_judge (observation, &take, &plan, refusal);
  if (refusal->reason == CANASTA_REASON_WRONG_PHASE)
    return;

  if (!canasta_judge_pile (observation->table, &observation->board, &observation->hand, &pile))
    *refusal = pile;
}
