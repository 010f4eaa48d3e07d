/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finding a way to go out this turn: every card laid but one at most. */
#include "config.h"

#include <string.h>

#include "play/judge.h"
#include "play/melds.h"

/* A meld that cards can go to. */
typedef struct
{
  guint8 rank;
  guint8 is_new;
  gint16 naturals;              /* hand cards that go there */
  gint16 total;                 /* cards of the meld with them, wilds given included */
  gint16 room;                  /* wild cards that still may be added */
  gint16 given;                 /* wild cards given to it */
  gint16 mixed;                 /* wild cards it holds already */
} Place;

typedef struct
{
  const CanastaTable *table;
  const CanastaBoard *board;
  const CanastaCardSet *hand;
  CanastaAnswer answer;         /* the partner's */
  CanastaPlan *plan;            /* where the meld is worked out */
  guint side;
  CanastaRankCounts counts;
  int wilds;
  int to_wild_meld;
  int n_places;
  Place places[CANASTA_N_RANKS];
} Search;

/* As much of a search as there is by now. */
static void
copy_search (Search *search, const Search *other)
{
  memcpy (search, other, G_STRUCT_OFFSET (Search, places) + other->n_places * sizeof (Place));
}

static int
get_room (const CanastaRuleValues *rules, int naturals, int wilds, int total)
{
  int room = rules->maximum_wilds - wilds;

  if (rules->wilds_at_most_naturals)
    room = MIN (room, naturals - wilds);
  if (rules->meld_maximum_size > 0)
    room = MIN (room, rules->meld_maximum_size - total);
  return MAX (room, 0);
}

static void
give (Search *search, Place *place, int wilds)
{
  place->given += (gint16) wilds;
  place->total += (gint16) wilds;
  place->room -= (gint16) wilds;
  search->wilds -= wilds;
}

/* The place for the hand's cards of a rank; FALSE where they cannot be laid. */
static gboolean
add_place (Search *search, CanastaRank rank)
{
  const CanastaRuleValues *rules = &search->table->rules;
  const CanastaMeld *meld = canasta_board_find_meld (search->board, search->side, rank);
  Place *place = &search->places[search->n_places];
  int naturals = search->counts.of[rank];
  int own = 0, mixed = 0;
  int least;

  if (meld)
    canasta_meld_count_both (meld, &own, &mixed);
  *place = (Place){
    .rank = (guint8) rank, .is_new = !meld, .naturals = (gint16) naturals,
    .total = (gint16) (own + mixed + naturals), .mixed = (gint16) mixed,
  };
  place->room = (gint16) (meld && meld->closed
                              ? 0
                              : get_room (rules, own + naturals, mixed, place->total));
  if (rank == CANASTA_RANK_THREE)
    place->room = 0;
  if (rules->meld_maximum_size > 0 && place->total > rules->meld_maximum_size)
    return FALSE;

  if (!meld)
    {
      least = MAX (0, rules->meld_minimum_size - naturals);
      if (naturals < rules->minimum_naturals || least > place->room || least > search->wilds)
        return FALSE;
      give (search, place, least);
    }
  search->n_places++;
  return TRUE;
}

static int
count_canastas (const Search *search)
{
  int count = search->board->n_canastas[search->side];

  for (int i = 0; i < search->n_places; i++)
    {
      const Place *place = &search->places[i];

      if (place->total >= CANASTA_CANASTA_SIZE
          && place->total - place->naturals - place->given < CANASTA_CANASTA_SIZE)
        count++;
    }
  return count;
}

/* The open meld that fewest wild cards complete; NULL where they do not. */
static Place *
find_nearest (Search *search)
{
  Place *nearest = NULL;

  for (int i = 0; i < search->n_places; i++)
    {
      Place *place = &search->places[i];
      int missing = CANASTA_CANASTA_SIZE - place->total;

      if (missing > 0 && missing <= place->room && missing <= search->wilds
          && (!nearest || place->total > nearest->total))
        nearest = place;
    }
  return nearest;
}

/* Where a wild card costs least: a mixed canasta, a mixed meld, an open one. */
static Place *
find_cheapest (Search *search)
{
  Place *cheapest = NULL;
  int best = -1;

  for (int i = 0; i < search->n_places; i++)
    {
      Place *place = &search->places[i];
      gboolean mixed = place->mixed + place->given > 0;
      gboolean complete = place->total >= CANASTA_CANASTA_SIZE;
      int rating = mixed ? 2 : complete ? 0 : 1;

      if (place->room > 0 && rating > best)
        {
          best = rating;
          cheapest = place;
        }
    }
  return cheapest;
}

static int
count_wild_meld (const Search *search)
{
  guint place = search->board->first_meld[search->side][CANASTA_RANK_TWO];

  return place > 0 ? canasta_meld_count_wilds (&search->board->melds[place - 1]) : 0;
}

/* Whether so many wild cards may go to a meld of their own, or to none. */
static gboolean
fits_wild_meld (const Search *search, int count)
{
  const CanastaRuleValues *rules = &search->table->rules;
  int total = count_wild_meld (search) + count;

  if (count == 0)
    return TRUE;
  if (rules->wild_melds == CANASTA_WILD_MELDS_NONE
      || (rules->meld_maximum_size > 0 && total > rules->meld_maximum_size))
    return FALSE;
  return total >= (rules->wild_melds == CANASTA_WILD_MELDS_FREE ? rules->meld_minimum_size
                                                                : CANASTA_CANASTA_SIZE);
}

/* Gives out all wild cards, so many to a meld of their own: canastas first, as
 * many as are needed. */
static gboolean
give_wilds (Search *search, int to_wild_meld)
{
  int need = search->table->rules.canastas_to_go_out;
  int own = count_wild_meld (search);
  Place *place;

  search->to_wild_meld = to_wild_meld;
  search->wilds -= to_wild_meld;
  if (own < CANASTA_CANASTA_SIZE && own + to_wild_meld >= CANASTA_CANASTA_SIZE)
    need--;
  while (count_canastas (search) < need && (place = find_nearest (search)))
    give (search, place, CANASTA_CANASTA_SIZE - place->total);
  while (search->wilds > 0 && (place = find_cheapest (search)))
    give (search, place, 1);
  return search->wilds == 0;
}

/* Moves so many wild cards from @wilds into @cards, twos before jokers. */
static void
move_wilds (CanastaCardSet *wilds, CanastaCardSet *cards, int count)
{
  for (; count > 0; count--)
    {
      CanastaCardSet rest = *wilds;
      CanastaCard card = canasta_card_set_next (&rest);

      canasta_card_set_remove_card (wilds, card);
      canasta_card_set_add_card (cards, card);
    }
}

static void
write_meld (const Search *search, const CanastaCardSet *cards, CanastaAction *meld)
{
  CanastaCardSet wilds = { { 0, 0, 0, cards->words[3] } };

  canasta_action_init (meld, CANASTA_ACTION_MELD);
  for (int i = 0; i < search->n_places; i++)
    {
      const Place *place = &search->places[i];
      CanastaGroup *group;

      if (place->naturals + place->given == 0)
        continue;
      group = canasta_action_add_group (meld);
      canasta_card_set_add_lane (&group->cards, place->rank,
                                 canasta_card_set_get_lane (cards, place->rank));
      move_wilds (&wilds, &group->cards, place->given);
      if (place->naturals == 0 || !place->is_new)
        {
          group->target = CANASTA_TARGET_RANK;
          group->rank = place->rank;
        }
    }
  if (search->to_wild_meld > 0)
    {
      CanastaGroup *group = canasta_action_add_group (meld);

      group->target = CANASTA_TARGET_WILD;
      group->rank = CANASTA_RANK_TWO;
      move_wilds (&wilds, &group->cards, search->to_wild_meld);
    }
}

/* The last card, or the empty hand, must be allowed to go as well. */
static gboolean
judge_end (const Search *search, CanastaCard discard)
{
  const CanastaRuleValues *rules = &search->table->rules;
  int final = rules->final_discard;

  if (discard == CANASTA_NO_CARD)
    return final != CANASTA_FINAL_DISCARD_REQUIRED;
  return final != CANASTA_FINAL_DISCARD_FORBIDDEN;
}

/* Tries every number of wild cards for a meld of their own: a whole canasta
 * first, then none, then fewer. */
static gboolean
try_wilds (const Search *start, const CanastaCardSet *cards, CanastaAction *meld)
{
  int wilds = start->wilds;

  for (int i = 0; i <= wilds; i++)
    {
      Search search;
      int complete = MAX (0, wilds - CANASTA_CANASTA_SIZE + 1);
      int to_wild_meld = i < complete ? wilds - i : i - complete;

      if (!fits_wild_meld (start, to_wild_meld))
        continue;
      copy_search (&search, start);
      if (!give_wilds (&search, to_wild_meld))
        continue;
      write_meld (&search, cards, meld);
      if (canasta_judge_meld_told (search.table, search.board, search.hand, meld, search.answer,
                                   search.plan))
        return TRUE;
    }
  return FALSE;
}

static gboolean
try_discard (const Search *start, CanastaCard discard, CanastaAction *meld)
{
  Search search;
  CanastaCardSet cards = *start->hand;
  guint16 ranks;

  if (!judge_end (start, discard))
    return FALSE;
  copy_search (&search, start);
  if (discard != CANASTA_NO_CARD)
    {
      canasta_card_set_remove_card (&cards, discard);
      if (canasta_card_is_wild (discard))
        search.wilds--;
      else
        search.counts.of[canasta_card_get_rank (discard)]--;
    }
  if (canasta_card_set_is_empty (&cards))
    {
      canasta_action_init (meld, CANASTA_ACTION_MELD);
      return canasta_may_go_out_told (search.table, search.board, search.answer, NULL);
    }

  ranks = canasta_rank_counts_at_least (&search.counts, 1)
          | search.board->melded_ranks[search.side];
  for (ranks &= (1 << CANASTA_RANK_TWO) - 1; ranks; ranks &= (guint16) (ranks - 1))
    if (!add_place (&search, __builtin_ctz (ranks)))
      return FALSE;
  return try_wilds (&search, &cards, meld);
}

/* How many cards have nowhere to go, and the rank of one of them. */
static int
count_stranded (const Search *search, int *rank_of_one)
{
  const CanastaRuleValues *rules = &search->table->rules;
  int stranded = 0;
  guint16 ranks = canasta_rank_counts_at_least (&search->counts, 1)
                  & ~search->board->melded_ranks[search->side];

  for (ranks &= (1 << CANASTA_RANK_TWO) - 1; ranks; ranks &= (guint16) (ranks - 1))
    {
      int rank = __builtin_ctz (ranks);
      int count = search->counts.of[rank];
      int wilds = rank == CANASTA_RANK_THREE ? 0 : search->wilds;

      if (count < rules->minimum_naturals || count + wilds < rules->meld_minimum_size)
        {
          stranded += count;
          *rank_of_one = rank;
        }
    }
  return stranded;
}

/**
 * canasta_find_way_out: (skip)
 * @table: the table
 * @board: the board, in the play phase
 * @hand: the hand of the player to act
 * @meld: (out caller-allocates): what to meld; no groups where nothing need be
 * @discard: (out): the card to discard at last, or %CANASTA_NO_CARD for `out`
 *
 * Looks for a way to go out with what the hand holds now. What it finds is
 * legal; with odd rules it may miss a way that needs wild cards placed against
 * their value.
 *
 * Returns: whether there is one
 */
gboolean
canasta_find_way_out (const CanastaTable *table, const CanastaBoard *board,
                      const CanastaCardSet *hand, CanastaAction *meld, CanastaCard *discard)
{
  return canasta_find_way_out_told (table, board, hand, board->answer, meld, NULL, discard);
}

/**
 * canasta_plan_way_out: (skip)
 * @table: the table
 * @board: the board, in the play phase
 * @hand: the hand of the player to act
 * @answer: what the partner has said, or would say
 * @meld: (out caller-allocates): what to meld; no groups where nothing need be
 * @plan: (out caller-allocates): @meld, judged, to be carried out; where it has
 *   groups
 * @discard: (out): the card to discard at last, or %CANASTA_NO_CARD for `out`
 *
 * The same as [func@find_way_out] for who goes this way.
 *
 * Returns: whether there is one
 */
gboolean
canasta_plan_way_out (const CanastaTable *table, const CanastaBoard *board,
                      const CanastaCardSet *hand, CanastaAnswer answer, CanastaAction *meld,
                      CanastaPlan *plan, CanastaCard *discard)
{
  return canasta_find_way_out_told (table, board, hand, answer, meld, plan, discard);
}

/* The same with @answer for the partner's word. */
gboolean
canasta_find_way_out_told (const CanastaTable *table, const CanastaBoard *board,
                           const CanastaCardSet *hand, CanastaAnswer answer, CanastaAction *meld,
                           CanastaPlan *plan, CanastaCard *discard)
{
  Search search;
  CanastaCardSet rest = *hand;
  CanastaCard card;
  int last_rank = -1;
  int only_rank = -1;
  int stranded;

  if (board->phase != CANASTA_PHASE_PLAY || canasta_card_set_count_red_threes (hand) > 0)
    return FALSE;
  search.table = table;
  search.board = board;
  search.hand = hand;
  search.answer = answer;
  search.plan = plan;
  search.side = board->side[board->to_act];
  search.n_places = 0;
  canasta_card_set_count_ranks (hand, &search.counts);
  search.wilds = search.counts.of[CANASTA_RANK_TWO] + search.counts.of[CANASTA_RANK_JOKER];
  stranded = count_stranded (&search, &only_rank);
  if (stranded > 1)
    return FALSE;

  /* A last discard saves the one awkward card; suits make no difference. */
  while ((card = canasta_card_set_next (&rest)) != CANASTA_NO_CARD)
    {
      int rank = canasta_card_get_rank (card);

      if (rank == last_rank || (stranded == 1 && rank != only_rank))
        continue;
      last_rank = rank;
      if (try_discard (&search, card, meld))
        {
          *discard = card;
          return TRUE;
        }
    }
  *discard = CANASTA_NO_CARD;
  return stranded == 0 && try_discard (&search, CANASTA_NO_CARD, meld);
}
