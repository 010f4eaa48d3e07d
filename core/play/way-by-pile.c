/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finding a way to go out in this turn that begins with taking the pile. */
#include "config.h"

#include "melds/layout-search.h"
#include "play/companies.h"
#include "play/judge.h"

/* Whether the hand cards of a group stand by themselves. */
static gboolean
is_whole (const CanastaTable *table, const CanastaGroup *group)
{
  int wilds = canasta_roles_count_wilds (&table->roles, &group->cards);
  int count = canasta_card_set_count (&group->cards);

  return count > 0
         && (group->name.naming != CANASTA_NAMING_NONE
             || canasta_form_is_enough (&table->forms.of[CANASTA_FORM_GROUP], count - wilds, wilds));
}

/* Lays the melds of a way out with the take: of cards of the hand only, or with
 * those of the pile. */
static void
add_groups (const CanastaTable *table, const CanastaCardSet *hand, const CanastaAction *meld,
            gboolean from_pile, CanastaAction *take)
{
  CanastaCardSet there = *hand;

  canasta_card_set_remove (&there, &take->cards);
  take->n_groups = 0;
  for (guint i = 0; i < meld->n_groups; i++)
    {
      CanastaGroup group = meld->groups[i];
      CanastaCardSet missing = group.cards;

      canasta_card_set_remove_there (&missing, &there);
      if (!from_pile)
        canasta_card_set_remove (&group.cards, &missing);
      if (!is_whole (table, &group))
        continue;
      canasta_card_set_remove_there (&there, &group.cards);
      *canasta_action_add_group (take) = group;
    }
}

/* The highest rank of which the hand has the cards for a meld but for wild ones,
 * and lays none. */
static int
find_pair (const CanastaTable *table, const CanastaCardSet *there)
{
  for (int rank = CANASTA_RANK_ACE; rank >= 0; rank--)
    if (canasta_ranks_have (table->forms.groups, (guint) rank)
        && canasta_card_set_count_rank (there, rank)
             >= MAX (table->forms.of[rank].least_naturals, 1))
      return rank;
  return -1;
}

/* The group with the fewest wild cards. */
static CanastaGroup *
find_group (const CanastaRoles *roles, CanastaAction *take)
{
  CanastaGroup *best = NULL;

  for (guint i = 0; i < take->n_groups; i++)
    if (!best
        || canasta_roles_count_wilds (roles, &take->groups[i].cards)
             < canasta_roles_count_wilds (roles, &best->cards))
      best = &take->groups[i];
  return best;
}

/* The dearest wild card, or CANASTA_NO_CARD. */
static CanastaCard
find_wild (const CanastaRoles *roles, const CanastaCardSet *there)
{
  CanastaCardSet wilds = canasta_roles_get_wilds (roles, there);
  CanastaCard wild = CANASTA_NO_CARD, card;

  while ((card = canasta_card_set_next (&wilds)) != CANASTA_NO_CARD)
    wild = card;
  return wild;
}

/* Lays one wild card more with the take: on cards of a rank that are no meld
 * without it, else on a group that is there. Returns: whether there is one. */
static gboolean
add_wild (const CanastaTable *table, const CanastaCardSet *hand, CanastaAction *take)
{
  CanastaCardSet there = *hand;
  CanastaCardSet named;
  CanastaGroup *group;
  CanastaCard wild;
  int rank;

  canasta_action_get_cards (take, &named);
  canasta_card_set_remove_there (&there, &named);
  wild = find_wild (&table->roles, &there);
  rank = find_pair (table, &there);
  if (wild == CANASTA_NO_CARD || take->n_groups == CANASTA_MAX_GROUPS
      || (rank < 0 && take->n_groups == 0))
    return FALSE;

  group = rank < 0 ? find_group (&table->roles, take) : canasta_action_add_group (take);
  if (rank >= 0)
    canasta_card_set_add_lane (&group->cards, rank, canasta_card_set_get_lane (&there, rank));
  canasta_card_set_add_card (&group->cards, wild);
  return TRUE;
}

static gboolean
may_take (const CanastaTable *table, const CanastaBoard *board, const CanastaCardSet *hand,
          const CanastaAction *take)
{
  CanastaPlan plan;

  return canasta_judge_take_told (table, board, hand, take, CANASTA_ANSWER_YES, &plan);
}

/* Lays further melds with the take: those of the way out, with cards of the pile
 * as well where they may be named, or with more wild cards where that opens. */
static gboolean
try_groups (const CanastaTable *table, const CanastaBoard *board, const CanastaCardSet *hand,
            const CanastaAction *meld, CanastaAction *take)
{
  add_groups (table, hand, meld, TRUE, take);
  if (may_take (table, board, hand, take))
    return TRUE;
  add_groups (table, hand, meld, FALSE, take);
  do
    if (may_take (table, board, hand, take))
      return TRUE;
  while (add_wild (table, hand, take));
  return FALSE;
}

/* Takes the pile with these cards, and with further melds where it takes them to
 * open or to be allowed at all. */
static gboolean
try_company (const CanastaTable *table, const CanastaBoard *board, const CanastaCardSet *hand,
             const CanastaCardSet *company, CanastaAction *take)
{
  CanastaBoard after;
  CanastaCardSet left;
  CanastaAction meld;
  CanastaPlan plan;
  CanastaCard discard;

  canasta_action_init (take, CANASTA_ACTION_TAKE);
  take->cards = *company;
  if (canasta_judge_take_told (table, board, hand, take, CANASTA_ANSWER_YES, &plan))
    return TRUE;

  /* Where it was not worked out it can never be. */
  if (plan.layout.n == 0 || canasta_card_set_is_empty (&plan.laid))
    return FALSE;
  after = *board;
  left = *hand;
  canasta_board_pick_up (&after, table, &left, &plan);
  return canasta_way_out_plan (table, &after, &left, CANASTA_ANSWER_YES, CANASTA_LEGAL_STEPS,
                               &meld, NULL, &discard)
         && try_groups (table, board, hand, &meld, take);
}

/* Takes the pile with so many of the hand's cards of its rank, and with more and
 * more wild cards: a meld may need them, or an opening. */
static gboolean
try_larger_company (const CanastaTable *table, const CanastaBoard *board,
                    const CanastaCardSet *hand, CanastaRank rank, int naturals,
                    CanastaAction *take)
{
  CanastaCardSet company = { 0 };
  CanastaCardSet there = *hand;
  CanastaLane lane = canasta_card_set_get_lane (hand, rank);
  CanastaCard wild;

  canasta_card_set_add_lane (&company, rank, canasta_lane_take (&lane, naturals));
  canasta_card_set_remove (&there, &company);
  for (int n = 0; n <= table->rules.maximum_wilds; n++)
    {
      if (canasta_card_set_count (&company) > 2
          && try_company (table, board, hand, &company, take))
        return TRUE;
      wild = find_wild (&table->roles, &there);
      if (wild == CANASTA_NO_CARD)
        return FALSE;
      canasta_card_set_add_card (&company, wild);
      canasta_card_set_remove_card (&there, wild);
    }
  return FALSE;
}

/* The same with all cards of the rank; where others may be wanted for sequences,
 * with fewer as well. */
static gboolean
try_larger_companies (const CanastaTable *table, const CanastaBoard *board,
                      const CanastaCardSet *hand, CanastaRank rank, CanastaAction *take)
{
  gboolean may_be_fewer = canasta_forms_have_sequences (&table->forms);
  int naturals = canasta_card_set_count_rank (hand, rank);
  int fewest = may_be_fewer ? MIN (naturals, 3) : naturals;

  for (; naturals >= fewest; naturals--)
    if (try_larger_company (table, board, hand, rank, naturals, take))
      return TRUE;
  return FALSE;
}

/* Whether the side gets a partner, and the partner's melds, by taking the pile. */
static gboolean
gains_partner (const CanastaTable *table, const CanastaBoard *board)
{
  guint taker = board->to_act;
  const guint8 *formed = table->formed[taker];
  gboolean gains = FALSE;

  if (table->forms_by_second_hand || board->pile_taken_by != CANASTA_NO_SEAT
      || !canasta_board_may_form_sides (board, table))
    return FALSE;
  for (guint seat = 0; seat < table->players; seat++)
    gains |= formed[seat] == formed[taker] && board->side[seat] != board->side[taker];
  return gains;
}

/* Whether two cards of the hand and the pile have nowhere to go: quick, and true
 * of most piles. */
static gboolean
strands_two (const CanastaTable *table, const CanastaBoard *board, const CanastaCardSet *hand)
{
  CanastaSideMelds own = canasta_board_get_side_melds (board, table,
                                                       board->side[board->to_act]);
  CanastaCardSet cards = *hand;
  CanastaRankCounts counts;
  CanastaRank one;

  for (int i = canasta_count_taken (table, board); i > 0; i--)
    {
      CanastaCard card = board->pile[board->pile_count - i];

      if (!canasta_faces_have (table->roles.aside, card)
          && !(i > 1 && canasta_faces_have (table->roles.set_aside, card)))
        canasta_card_set_add_card (&cards, card);
    }
  canasta_card_set_count_ranks (&cards, &counts);
  return canasta_layout_count_stranded (&own, &cards, &counts, &one) > 1;
}

/**
 * canasta_way_by_pile_find: (skip)
 * @table: the table
 * @board: the board
 * @hand: the hand of the player to act
 * @take: (out caller-allocates): how to take the pile
 *
 * Looks for a way to go out in this turn that begins with taking the pile, as
 * if the partner had said yes. The rest of it [func@find_way_out] finds after
 * the take. What it finds is legal; it may miss a way that needs a sequence, or
 * an opening whose wild cards are wanted elsewhere.
 *
 * Returns: whether there is one
 */
gboolean
canasta_way_by_pile_find (const CanastaTable *table, const CanastaBoard *board,
                          const CanastaCardSet *hand, CanastaAction *take)
{
  CanastaCard top = canasta_board_get_top (board);
  CanastaCardSet companies[CANASTA_MAX_COMPANIES];
  guint n;

  if (board->ended || board->phase != CANASTA_PHASE_DRAW || top == CANASTA_NO_CARD
      || canasta_board_has_second_hand (board, board->to_act)
      || canasta_roles_count_aside (&table->roles, hand) > 0)
    return FALSE;
  if (table->takes_freely)
    {
      canasta_action_init (take, CANASTA_ACTION_TAKE);
      return may_take (table, board, hand, take);
    }
  if (canasta_faces_have (table->roles.wild, top) || canasta_faces_have (table->roles.aside, top)
      || (strands_two (table, board, hand) && !gains_partner (table, board)
          && !canasta_judge_may_take_top_alone (table, board, board->side[board->to_act])))
    return FALSE;

  n = canasta_companies_list (table, hand, top, companies);
  for (guint i = 0; i < n; i++)
    if (try_company (table, board, hand, &companies[i], take))
      return TRUE;
  return canasta_card_set_count_rank (hand, canasta_card_get_rank (top)) > 0
         && try_larger_companies (table, board, hand, canasta_card_get_rank (top), take);
}
