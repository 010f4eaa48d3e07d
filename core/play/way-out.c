/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finding a way to go out this turn: every card laid but one at most. */
#include "config.h"

#include "play/judge.h"
#include "play/melds.h"

/* A meld that cards can go to: @least wild cards must, @room may. */
typedef struct
{
  guint8 rank;
  gboolean is_new;
  int naturals;                 /* hand cards that go there */
  int total;                    /* cards of the meld with them, wilds given included */
  int room;                     /* wild cards that still may be added */
  int given;                    /* wild cards given to it */
  int mixed;                    /* wild cards it holds already */
} Place;

typedef struct
{
  const CanastaTable *table;
  const CanastaBoard *board;
  const CanastaCardSet *hand;
  guint side;
  CanastaRankCounts counts;
  int wilds;
  Place places[CANASTA_N_RANKS];
  int n_places;
  int to_wild_meld;
} Search;

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

/* The place for the hand's cards of a rank; FALSE where they cannot be laid. */
static gboolean
add_place (Search *search, CanastaRank rank)
{
  const CanastaRuleValues *rules = &search->table->rules;
  const CanastaMeld *meld = canasta_board_find_meld (search->board, search->side, rank);
  Place *place = &search->places[search->n_places];
  int naturals = search->counts.of[rank];
  int least;

  if (!meld && naturals == 0)
    return TRUE;
  *place = (Place){ .rank = (guint8) rank, .is_new = !meld, .naturals = naturals };
  if (meld)
    {
      int own = canasta_meld_count_naturals (meld);

      place->mixed = canasta_meld_count_wilds (meld);
      place->total = own + place->mixed + naturals;
      place->room = meld->closed ? 0 : get_room (rules, own + naturals, place->mixed,
                                                 place->total);
    }
  else
    {
      place->total = naturals;
      place->room = get_room (rules, naturals, 0, naturals);
    }
  if (rank == CANASTA_RANK_THREE)
    place->room = 0;
  if (rules->meld_maximum_size > 0 && place->total > rules->meld_maximum_size)
    return FALSE;

  if (!meld)
    {
      least = MAX (0, rules->meld_minimum_size - naturals);
      if (naturals < rules->minimum_naturals || least > place->room || least > search->wilds)
        return FALSE;
      place->given = least;
      place->total += least;
      place->room -= least;
      search->wilds -= least;
    }
  search->n_places++;
  return TRUE;
}

static int
count_canastas (const Search *search)
{
  const CanastaBoard *board = search->board;
  int count = 0;

  for (guint i = 0; i < board->n_melds; i++)
    {
      const CanastaMeld *meld = &board->melds[i];

      /* First melds of a rank are places, and counted there. */
      if (meld->side == search->side && canasta_meld_is_canasta (meld)
          && (meld->kind != CANASTA_MELD_RANK
              || board->first_meld[search->side][meld->rank] != i + 1))
        count++;
    }
  for (int i = 0; i < search->n_places; i++)
    if (search->places[i].total >= CANASTA_CANASTA_SIZE)
      count++;
  return count;
}

static void
give (Search *search, Place *place, int wilds)
{
  place->given += wilds;
  place->total += wilds;
  place->room -= wilds;
  search->wilds -= wilds;
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
      Search search = *start;
      int complete = MAX (0, wilds - CANASTA_CANASTA_SIZE + 1);
      int to_wild_meld = i < complete ? wilds - i : i - complete;

      if (!fits_wild_meld (&search, to_wild_meld) || !give_wilds (&search, to_wild_meld))
        continue;
      write_meld (&search, cards, meld);
      if (canasta_judge (search.table, search.board, search.hand, meld, NULL, NULL))
        return TRUE;
    }
  return FALSE;
}

static gboolean
try_discard (const Search *start, CanastaCard discard, CanastaAction *meld)
{
  Search search = *start;
  CanastaCardSet cards = *start->hand;

  if (!judge_end (start, discard))
    return FALSE;
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
      return canasta_may_go_out (search.table, search.board, NULL);
    }

  for (int rank = CANASTA_RANK_THREE; rank <= CANASTA_RANK_ACE; rank++)
    if (!add_place (&search, rank))
      return FALSE;
  return try_wilds (&search, &cards, meld);
}

/* How many cards have nowhere to go, and the rank of one of them. */
static int
count_stranded (const Search *search, int *rank_of_one)
{
  const CanastaRuleValues *rules = &search->table->rules;
  int stranded = 0;

  for (int rank = CANASTA_RANK_THREE; rank <= CANASTA_RANK_ACE; rank++)
    {
      int count = search->counts.of[rank];
      int wilds = rank == CANASTA_RANK_THREE ? 0 : search->wilds;

      if (count > 0 && search->board->first_meld[search->side][rank] == 0
          && (count < rules->minimum_naturals || count + wilds < rules->meld_minimum_size))
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
  Search search = {
    .table = table, .board = board, .hand = hand, .side = board->side[board->to_act],
  };
  CanastaCardSet rest = *hand;
  CanastaCard card;
  int last_rank = -1;
  int only_rank = -1;
  int stranded;

  if (board->phase != CANASTA_PHASE_PLAY || canasta_card_set_count_red_threes (hand) > 0)
    return FALSE;
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
