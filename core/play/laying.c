/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "play/laying.h"

#include "play/score.h"

#define NO_RANK -1
#define MANY_RANKS -2

static void
refuse (CanastaRefusal *refusal, CanastaReason reason)
{
  *refusal = (CanastaRefusal){
    .reason = reason,
    .card = CANASTA_NO_CARD,
    .rank = -1,
    .rule = -1,
    .need = CANASTA_NO_NUMBER,
    .have = CANASTA_NO_NUMBER,
  };
}

/* The one natural rank of some cards. */
static int
find_rank (const CanastaCardSet *cards)
{
  int found = NO_RANK;

  for (int rank = 0; rank < CANASTA_RANK_TWO; rank++)
    {
      if (canasta_card_set_get_lane (cards, rank) == 0)
        continue;
      if (found != NO_RANK)
        return MANY_RANKS;
      found = rank;
    }
  return found;
}

/* Whether further melds may still make a refused action legal. */
static gboolean
may_become_legal (const CanastaObservation *observation, const CanastaAction *laid,
                  const CanastaRefusal *refusal)
{
  CanastaReason reason = refusal->reason;
  CanastaAction meld;
  CanastaCard discard;

  if (reason == CANASTA_REASON_BLACK_THREES_ONLY_GOING_OUT
      && laid->kind == CANASTA_ACTION_MELD)
    return canasta_find_way_out (observation->table, &observation->board, &observation->hand,
                                 &meld, &discard);
  if (reason == CANASTA_REASON_CANNOT_GO_OUT
      || reason == CANASTA_REASON_BLACK_THREES_ONLY_GOING_OUT)
    return laid->kind == CANASTA_ACTION_TAKE;
  return reason == CANASTA_REASON_BELOW_MINIMUM
         || reason == CANASTA_REASON_SINGLE_MELD_BELOW_MINIMUM
         || reason == CANASTA_REASON_PILE_NOT_MELDED;
}

/**
 * canasta_laying_judge: (skip)
 * @observation: what the seat may know
 * @laid: what is laid out: `take` or `meld`
 * @plan: (out caller-allocates): the melds as they would be, as far as they
 *   could be worked out
 * @refusal: (out caller-allocates): what is missing or wrong
 *
 * Returns: how it stands
 */
CanastaStanding
canasta_laying_judge (const CanastaObservation  *observation,
                      const CanastaAction       *laid,
                      CanastaPlan               *plan,
                      CanastaRefusal            *refusal)
{
  plan->layout.n = 0;
  refuse (refusal, CANASTA_REASON_NONE);
  if (laid->kind == CANASTA_ACTION_MELD && laid->n_groups == 0)
    return CANASTA_STANDING_EMPTY;

  if (observation->board.ended != CANASTA_END_NONE)
    refuse (refusal, CANASTA_REASON_DEAL_ENDED);
  else if (observation->board.to_act != observation->seat)
    refuse (refusal, CANASTA_REASON_NOT_YOUR_TURN);
  else if (canasta_judge (observation->table, &observation->board, &observation->hand, laid,
                          plan, refusal))
    {
      refuse (refusal, CANASTA_REASON_NONE);
      return CANASTA_STANDING_LEGAL;
    }
  else if (may_become_legal (observation, laid, refusal))
    return CANASTA_STANDING_WAITING;
  return CANASTA_STANDING_REFUSED;
}

/* Whether cards lengthen a sequence, or make one where @meld is none yet. */
static gboolean
fits_sequence (const CanastaObservation *observation, const CanastaMeld *meld,
               const CanastaCardSet *cards)
{
  CanastaMeld longer = *meld;

  return observation->table->rules.sequences != CANASTA_SEQUENCES_NONE
         && meld->kind == CANASTA_MELD_SEQUENCE && canasta_meld_add (&longer, &observation->table->forms, cards);
}

/* The first own sequence that cards lengthen; −1 where there is none. */
static int
find_sequence (const CanastaObservation *observation, const CanastaCardSet *cards)
{
  const CanastaBoard *board = &observation->board;

  for (guint i = 0; i < board->n_melds; i++)
    if (board->melds[i].side == board->side[observation->seat]
        && fits_sequence (observation, &board->melds[i], cards))
      return (int) i;
  return -1;
}

/* Whether cards together with @others make a new sequence. */
static gboolean
make_sequence (const CanastaObservation *observation, const CanastaCardSet *cards,
               const CanastaCardSet *others)
{
  const CanastaMeld none = { .kind = CANASTA_MELD_SEQUENCE };
  CanastaCardSet all = *cards;

  canasta_card_set_add (&all, others);
  return find_rank (&all) == MANY_RANKS && fits_sequence (observation, &none, &all);
}

static gboolean
has_one_meld_a_rank (const CanastaObservation *observation)
{
  return !observation->table->forms.of[CANASTA_RANK_FOUR].several;
}

/* What a group that joins a meld on the table names as its target. */
static CanastaGroup
get_group_of_meld (const CanastaObservation *observation, guint index,
                   const CanastaCardSet *cards)
{
  const CanastaMeld *meld = &observation->board.melds[index];
  CanastaSideMelds own = canasta_board_get_side_melds (&observation->board, observation->table,
                                                       meld->side);
  CanastaGroup group = { 0 };

  canasta_side_melds_name (&own, index, &group.name);
  if (group.name.number == 0 && meld->kind == CANASTA_MELD_RANK
      && has_one_meld_a_rank (observation) && find_rank (cards) == meld->rank)
    group.name = (CanastaMeldName){ 0 };
  return group;
}

/**
 * canasta_laying_get_place: (skip)
 * @observation: what the seat may know
 * @laid: what is laid out
 * @group: one of its groups
 *
 * Returns: where the group lies: on a meld of the table, or as a new meld
 */
CanastaPlace
canasta_laying_get_place (const CanastaObservation  *observation,
                          const CanastaAction       *laid,
                          guint                      group)
{
  const CanastaGroup *cards = &laid->groups[group];
  const CanastaBoard *board = &observation->board;
  guint side = board->side[observation->seat];
  CanastaPlace new_meld = { .kind = CANASTA_PLACE_GROUP, .index = (guint8) group };
  int rank = cards->name.naming == CANASTA_NAMING_NONE ? find_rank (&cards->cards) : cards->name.rank;
  guint number = 0;

  if (rank < 0 || (cards->name.naming == CANASTA_NAMING_NONE && !has_one_meld_a_rank (observation)))
    return new_meld;

  for (guint i = 0; i < board->n_melds; i++)
    {
      const CanastaMeld *meld = &board->melds[i];

      if (meld->side == side && meld->rank == rank
          && (cards->name.naming != CANASTA_NAMING_NONE || meld->kind != CANASTA_MELD_SEQUENCE)
          && ++number == MAX (cards->name.number, 1))
        return (CanastaPlace){ .kind = CANASTA_PLACE_MELD, .index = (guint8) i };
    }
  return new_meld;
}

/* The rank of the meld of a pending take; of a sequence there are many. */
static int
get_take_rank (const CanastaObservation *observation, const CanastaAction *laid,
               CanastaCardSet *cards)
{
  CanastaCard top = canasta_board_get_top (&observation->board);

  if (laid->kind != CANASTA_ACTION_TAKE || top == CANASTA_NO_CARD)
    return NO_RANK;
  *cards = laid->cards;
  canasta_card_set_add_card (cards, top);
  return find_rank (cards);
}

/* The group of the draft that makes a new meld of a rank; −1 where none does. */
static int
find_new_group (const CanastaObservation *observation, const CanastaAction *laid, int rank)
{
  for (guint i = 0; i < laid->n_groups; i++)
    {
      const CanastaGroup *group = &laid->groups[i];
      int own = group->name.naming == CANASTA_NAMING_WILD ? CANASTA_RANK_TWO
                                                     : find_rank (&group->cards);

      if (own == rank
          && canasta_laying_get_place (observation, laid, i).kind == CANASTA_PLACE_GROUP)
        return (int) i;
    }
  return -1;
}

/* Where a side has one meld a rank, cards for a new one join the one there is;
 * cards that lengthen a sequence do. */
static CanastaPlace
resolve (const CanastaObservation *observation, const CanastaAction *laid,
         const CanastaCardSet *cards, const CanastaPlace *place)
{
  const CanastaBoard *board = &observation->board;
  int rank = find_rank (cards);
  CanastaCardSet taken;
  int found;

  if (place->kind != CANASTA_PLACE_NEW)
    return *place;

  found = rank == MANY_RANKS || (rank >= 0 && canasta_card_set_count (cards) == 1)
            ? find_sequence (observation, cards) : -1;
  if (found < 0 && rank != MANY_RANKS && has_one_meld_a_rank (observation))
    {
      if (rank == NO_RANK)
        rank = CANASTA_RANK_TWO;
      if (rank == get_take_rank (observation, laid, &taken))
        return (CanastaPlace){ .kind = CANASTA_PLACE_TAKE };
      found = board->first_meld[board->side[observation->seat]][rank] - 1;
    }
  if (found >= 0)
    return (CanastaPlace){ .kind = CANASTA_PLACE_MELD, .index = (guint8) found };

  if (rank != MANY_RANKS && has_one_meld_a_rank (observation))
    found = find_new_group (observation, laid, rank);
  if (found >= 0)
    return (CanastaPlace){ .kind = CANASTA_PLACE_GROUP, .index = (guint8) found };
  return *place;
}

/* The group laid on a meld already; a new one otherwise, or NULL without room. */
static CanastaGroup *
find_group (const CanastaObservation *observation, CanastaAction *laid,
            const CanastaCardSet *cards, const CanastaPlace *place)
{
  CanastaGroup *group;

  if (place->kind == CANASTA_PLACE_GROUP)
    return place->index < laid->n_groups ? &laid->groups[place->index] : NULL;

  for (guint i = 0; i < laid->n_groups && place->kind == CANASTA_PLACE_MELD; i++)
    {
      CanastaPlace other = canasta_laying_get_place (observation, laid, i);

      if (other.kind == CANASTA_PLACE_MELD && other.index == place->index)
        return &laid->groups[i];
    }

  if (laid->n_groups == CANASTA_MAX_GROUPS)
    return NULL;
  group = canasta_action_add_group (laid);
  if (place->kind == CANASTA_PLACE_MELD)
    *group = get_group_of_meld (observation, place->index, cards);
  else if (find_rank (cards) == NO_RANK)
    *group = (CanastaGroup){ .name = { CANASTA_NAMING_WILD, CANASTA_RANK_TWO, 0 } };
  return group;
}

/* No face occurs more often than in the packs of the table. */
static gboolean
has_room (const CanastaCardSet *laid, const CanastaCardSet *cards)
{
  CanastaCardSet rest = *cards;
  CanastaCard card;

  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    if (canasta_card_set_count_card (laid, card) + canasta_card_set_count_card (cards, card)
        > CANASTA_MAX_JOKERS)
      return FALSE;
  return TRUE;
}

/**
 * canasta_laying_add: (skip)
 * @observation: what the seat may know
 * @laid: (inout): what is laid out
 * @cards: the cards to add
 * @place: where
 * @refusal: (out caller-allocates): why there is no such place
 *
 * Lays cards out without judging them.
 *
 * Returns: whether there is such a place
 */
gboolean
canasta_laying_add (const CanastaObservation  *observation,
                    CanastaAction             *laid,
                    const CanastaCardSet      *cards,
                    const CanastaPlace        *place,
                    CanastaRefusal            *refusal)
{
  const CanastaBoard *board = &observation->board;
  CanastaPlace resolved = resolve (observation, laid, cards, place);
  CanastaCardSet all;
  CanastaGroup *group;

  canasta_action_get_cards (laid, &all);
  if (canasta_card_set_is_empty (cards) || !has_room (&all, cards))
    {
      refuse (refusal, CANASTA_REASON_NOT_AN_ACTION);
      return FALSE;
    }
  if (resolved.kind == CANASTA_PLACE_TAKE && laid->kind == CANASTA_ACTION_TAKE)
    {
      canasta_card_set_add (&laid->cards, cards);
      return TRUE;
    }
  if (resolved.kind == CANASTA_PLACE_TAKE
      || (resolved.kind == CANASTA_PLACE_MELD
          && (resolved.index >= board->n_melds
              || board->melds[resolved.index].side != board->side[observation->seat]))
      || (group = find_group (observation, laid, cards, &resolved)) == NULL)
    {
      refuse (refusal, CANASTA_REASON_NOT_AN_ACTION);
      return FALSE;
    }
  canasta_card_set_add (&group->cards, cards);
  return TRUE;
}

/* The meld at a place as it is on the table, without what is laid out. */
static CanastaMeld
get_meld_before (const CanastaObservation *observation, const CanastaPlace *place)
{
  const CanastaBoard *board = &observation->board;
  guint side = board->side[observation->seat];
  CanastaCard top = canasta_board_get_top (board);
  const CanastaMeld *meld = NULL;

  if (place->kind == CANASTA_PLACE_MELD && place->index < board->n_melds)
    meld = &board->melds[place->index];
  else if (place->kind == CANASTA_PLACE_TAKE && top != CANASTA_NO_CARD
           && has_one_meld_a_rank (observation))
    meld = canasta_board_find_meld (board, side, canasta_card_get_rank (top));
  return meld != NULL ? *meld : (CanastaMeld){ .side = (guint8) side };
}

/* Fills in what becomes of a meld. */
static void
compare_melds (const CanastaObservation *observation, const CanastaMeld *before,
               const CanastaMeld *after, CanastaTarget *target)
{
  const CanastaTable *table = observation->table;

  target->meld = *after;
  target->count = canasta_meld_count (after);
  target->wilds = canasta_meld_count_wilds (after);
  target->n_added = target->count - canasta_meld_count (before);
  target->becomes_canasta = canasta_meld_is_canasta (after) && !canasta_meld_is_canasta (before);
  if (canasta_meld_is_canasta (before))
    target->loss = MAX (0, canasta_meld_value_canasta (before, table)
                               - canasta_meld_value_canasta (after, table));
}

/* The plan's entry for a place; NULL where it was not worked out. */
static const CanastaMeld *
find_planned (const CanastaObservation *observation, const CanastaAction *laid,
              const CanastaPlan *plan, const CanastaPlace *place)
{
  guint shift = laid->kind == CANASTA_ACTION_TAKE ? 1 : 0;

  if (place->kind == CANASTA_PLACE_TAKE)
    return plan->layout.n > 0 ? &plan->layout.of[0].meld : NULL;
  if (place->kind == CANASTA_PLACE_GROUP && place->index + shift < plan->layout.n)
    return &plan->layout.of[place->index + shift].meld;
  for (guint i = 0; i < plan->layout.n && place->kind == CANASTA_PLACE_MELD; i++)
    if (plan->layout.of[i].place == place->index)
      return &plan->layout.of[i].meld;
  return NULL;
}

/**
 * canasta_laying_describe: (skip)
 * @observation: what the seat may know
 * @laid: what is laid out
 * @place: a place where something is laid out
 * @target: (out caller-allocates): the meld there with what is laid out
 */
void
canasta_laying_describe (const CanastaObservation  *observation,
                         const CanastaAction       *laid,
                         const CanastaPlace        *place,
                         CanastaTarget             *target)
{
  CanastaMeld before = get_meld_before (observation, place);
  const CanastaMeld *after;
  CanastaPlan plan;

  *target = (CanastaTarget){ .place = *place, .meld = before };
  target->standing = canasta_laying_judge (observation, laid, &plan, &target->refusal);
  after = find_planned (observation, laid, &plan, place);
  if (target->standing != CANASTA_STANDING_REFUSED && after != NULL)
    compare_melds (observation, &before, after, target);
}

/**
 * canasta_laying_try: (skip)
 * @observation: what the seat may know
 * @laid: what is laid out
 * @cards: cards that might be added
 * @place: where
 * @target: (out caller-allocates): what that would make
 */
void
canasta_laying_try (const CanastaObservation  *observation,
                    const CanastaAction       *laid,
                    const CanastaCardSet      *cards,
                    const CanastaPlace        *place,
                    CanastaTarget             *target)
{
  CanastaPlace resolved = resolve (observation, laid, cards, place);
  CanastaPlace described = resolved;
  CanastaAction trial;
  CanastaTarget now;
  CanastaMeld before;
  CanastaPlan plan;

  canasta_action_copy (&trial, laid);
  canasta_laying_describe (observation, laid, &resolved, &now);
  before = now.meld;
  *target = (CanastaTarget){
    .place = resolved,
    .meld = before,
    .standing = CANASTA_STANDING_REFUSED,
    .count = canasta_meld_count (&before),
    .wilds = canasta_meld_count_wilds (&before),
  };
  if (!canasta_laying_add (observation, &trial, cards, &resolved, &target->refusal))
    return;

  if (resolved.kind == CANASTA_PLACE_NEW)
    described = (CanastaPlace){ .kind = CANASTA_PLACE_GROUP,
                                .index = (guint8) (trial.n_groups - 1) };
  target->standing = canasta_laying_judge (observation, &trial, &plan, &target->refusal);
  if (target->standing != CANASTA_STANDING_REFUSED)
    {
      const CanastaMeld *after = find_planned (observation, &trial, &plan, &described);

      if (after != NULL)
        compare_melds (observation, &before, after, target);
      target->n_added = canasta_card_set_count (cards);
    }
}

static gboolean
is_for (const CanastaObservation *observation, const CanastaMeld *meld,
        const CanastaCardSet *cards)
{
  int rank = find_rank (cards);

  if (rank == NO_RANK)
    return TRUE;
  return meld->kind == CANASTA_MELD_SEQUENCE ? fits_sequence (observation, meld, cards)
                                             : rank >= 0 && meld->rank == rank;
}

/**
 * canasta_laying_list_places: (skip)
 * @observation: what the seat may know
 * @laid: what is laid out
 * @cards: cards
 * @places: (element-type CanastaPlace): filled with the places one could mean:
 *   melds of the same rank, all melds for wild cards, and a new one
 */
void
canasta_laying_list_places (const CanastaObservation  *observation,
                            const CanastaAction       *laid,
                            const CanastaCardSet      *cards,
                            GArray                    *places)
{
  const CanastaBoard *board = &observation->board;
  CanastaPlace place = { .kind = CANASTA_PLACE_TAKE };
  CanastaCardSet taken = { 0 };
  int rank = find_rank (cards);
  int take_rank = get_take_rank (observation, laid, &taken);

  if (take_rank != NO_RANK && (rank == NO_RANK || (rank >= 0 && rank == take_rank)
                               || make_sequence (observation, cards, &taken)))
    g_array_append_val (places, place);

  for (guint i = 0; i < board->n_melds; i++)
    {
      const CanastaMeld *meld = &board->melds[i];

      /* The meld of the pending take stands for the one it joins. */
      if (meld->side != board->side[observation->seat] || !is_for (observation, meld, cards)
          || (meld->kind == CANASTA_MELD_RANK && take_rank == meld->rank
              && has_one_meld_a_rank (observation)))
        continue;
      place = (CanastaPlace){ .kind = CANASTA_PLACE_MELD, .index = (guint8) i };
      g_array_append_val (places, place);
    }

  for (guint i = 0; i < laid->n_groups; i++)
    {
      const CanastaCardSet *group = &laid->groups[i].cards;

      place = canasta_laying_get_place (observation, laid, i);
      if (place.kind == CANASTA_PLACE_GROUP
          && (rank == NO_RANK || (rank >= 0 && find_rank (group) == rank)
              || make_sequence (observation, cards, group)))
        g_array_append_val (places, place);
    }

  place = (CanastaPlace){ .kind = CANASTA_PLACE_NEW };
  if (resolve (observation, laid, cards, &place).kind == CANASTA_PLACE_NEW)
    g_array_append_val (places, place);
}

/**
 * canasta_laying_count_points: (skip)
 * @observation: what the seat may know
 * @laid: what is laid out
 *
 * Returns: what it counts towards an opening: all of it, or its best meld where
 *   one alone must reach the minimum
 */
int
canasta_laying_count_points (const CanastaObservation *observation, const CanastaAction *laid)
{
  const CanastaTable *table = observation->table;
  gboolean single = table->rules.opening_counts == CANASTA_OPENING_SINGLE_MELD;
  int points = 0;

  if (laid->kind == CANASTA_ACTION_TAKE)
    {
      CanastaCardSet cards = laid->cards;

      if (table->rules.opening_counts_top_card)
        canasta_card_set_add_card (&cards, canasta_board_get_top (&observation->board));
      points = canasta_table_value_cards (table, &cards);
    }
  for (guint i = 0; i < laid->n_groups; i++)
    {
      int value = canasta_table_value_cards (table, &laid->groups[i].cards);

      points = single ? MAX (points, value) : points + value;
    }
  return points;
}
