/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "players/laydown.h"

/* The side's meld of a rank, or an empty one: that spares branches which depend
 * on cards. */
static inline const CanastaMeld *
find_meld (const CanastaView *view, CanastaRank rank)
{
  static const CanastaMeld empty;
  guint place = view->board->first_meld[view->side][rank];

  return place > 0 ? &view->board->melds[place - 1] : &empty;
}

/* The natural and wild cards a meld comes to: on the table, from the hand, from
 * the pile. */
static inline void
count_both (const CanastaLaydown *self, const CanastaView *view, CanastaRank rank,
            int *naturals, int *wilds)
{
  canasta_meld_count_both (find_meld (view, rank), naturals, wilds);
  *naturals += self->naturals[rank] + (self->top == rank);
  *wilds += self->twos[rank] + self->jokers[rank];
}

/**
 * canasta_laydown_get_size: (skip)
 * @self: a laydown
 * @view: the view it belongs to
 * @rank: a rank
 *
 * Returns: how many cards the meld of @rank comes to
 */
int
canasta_laydown_get_size (const CanastaLaydown *self, const CanastaView *view, CanastaRank rank)
{
  int naturals, wilds;

  count_both (self, view, rank, &naturals, &wilds);
  return naturals + wilds;
}

/* How many wild cards more the meld of a rank may take. */
static inline int
get_room (const CanastaView *view, CanastaRank rank, int naturals, int wilds)
{
  const CanastaRuleValues *rules = &view->table->rules;
  const CanastaMeld *meld = find_meld (view, rank);
  int room = rules->maximum_wilds - wilds;

  if (rules->wilds_at_most_naturals)
    room = MIN (room, naturals - wilds);
  if (rules->meld_maximum_size > 0)
    room = MIN (room, rules->meld_maximum_size - naturals - wilds);
  return meld->closed || meld->kind != CANASTA_MELD_RANK ? 0 : MAX (room, 0);
}

/* The size a meld comes to, and how many wild cards more it may take. */
static inline int
measure (const CanastaLaydown *self, const CanastaView *view, CanastaRank rank, int *room)
{
  int naturals, wilds;

  count_both (self, view, rank, &naturals, &wilds);
  *room = get_room (view, rank, naturals, wilds);
  return naturals + wilds;
}

static void
add_naturals (CanastaLaydown *self, const CanastaView *view, CanastaRank rank, int count)
{
  self->naturals[rank] += (guint8) count;
  self->n_cards += (guint16) count;
  self->ranks |= (guint16) (1 << rank);
}

/**
 * canasta_laydown_add_naturals: (skip)
 * @self: a laydown
 * @view: the view it belongs to
 *
 * Lays every natural card that fits a meld of the side or makes one by itself.
 */
void
canasta_laydown_add_naturals (CanastaLaydown *self, const CanastaView *view)
{
  const CanastaRuleValues *rules = &view->table->rules;
  guint16 ranks = canasta_view_list_ranks (view, 1) & view->own_melds;

  ranks |= canasta_view_list_ranks (view, MAX (rules->meld_minimum_size,
                                               rules->minimum_naturals));
  for (; ranks; ranks &= (guint16) (ranks - 1))
    {
      CanastaRank rank = canasta_ranks_get_first (ranks);
      int count = view->held.of[rank];

      if (rules->meld_maximum_size > 0)
        count = MIN (count, rules->meld_maximum_size
                                - canasta_laydown_get_size (self, view, rank));
      if (count > 0)
        add_naturals (self, view, rank, count);
    }
}

/* Puts a wild card of the hand on the meld of a rank, where there is one and
 * the meld has room. */
gboolean
canasta_laydown_add_wild (CanastaLaydown *self, const CanastaView *view, CanastaRank rank,
                          gboolean joker_first)
{
  int twos = view->held.of[CANASTA_RANK_TWO] - self->n_twos;
  int jokers = view->held.of[CANASTA_RANK_JOKER] - self->n_jokers;
  int room;

  measure (self, view, rank, &room);
  if (twos + jokers == 0 || room == 0)
    return FALSE;

  if (jokers > 0 && (joker_first || twos == 0))
    {
      self->jokers[rank]++;
      self->n_jokers++;
    }
  else
    {
      self->twos[rank]++;
      self->n_twos++;
    }
  self->n_cards++;
  self->ranks |= (guint16) (1 << rank);
  return TRUE;
}

/**
 * canasta_laydown_fill_canastas: (skip)
 * @self: a laydown
 * @view: the view it belongs to
 * @most_wilds: wild cards spent on one canasta at the most
 * @ranks: the ranks to look at, as bits
 *
 * Completes canastas with wild cards, those that need the fewest first.
 */
void
canasta_laydown_fill_canastas (CanastaLaydown *self, const CanastaView *view, int most_wilds,
                               guint16 ranks)
{
  int wilds = canasta_view_count_wilds (view) - canasta_laydown_count_wilds (self);
  guint16 missing[CANASTA_CANASTA_SIZE] = { 0 };

  for (ranks &= view->own_melds | self->ranks; ranks; ranks &= (guint16) (ranks - 1))
    {
      CanastaRank rank = canasta_ranks_get_first (ranks);
      int room;
      int need = CANASTA_CANASTA_SIZE - measure (self, view, rank, &room);
      gboolean fits = (need > 0) & (need <= most_wilds) & (need <= room);

      missing[need * fits] |= (guint16) (1 << rank);
    }

  for (int need = 1; need < CANASTA_CANASTA_SIZE && need <= wilds; need++)
    for (; missing[need] && need <= wilds; wilds -= need)
      {
        CanastaRank rank = canasta_ranks_get_last (missing[need]);

        missing[need] &= (guint16) ~(1 << rank);
        for (int i = 0; i < need; i++)
          canasta_laydown_add_wild (self, view, rank, FALSE);
      }
}

/**
 * canasta_laydown_add_wild_meld: (skip)
 * @self: a laydown
 * @view: the view it belongs to
 *
 * Lays all wild cards of the hand as a meld of their own, where they make a
 * canasta.
 */
void
canasta_laydown_add_wild_meld (CanastaLaydown *self, const CanastaView *view)
{
  int twos = view->held.of[CANASTA_RANK_TWO], jokers = view->held.of[CANASTA_RANK_JOKER];

  if (twos + jokers < CANASTA_CANASTA_SIZE || canasta_laydown_count_wilds (self) > 0)
    return;
  if (view->table->rules.meld_maximum_size > 0)
    twos = MIN (twos, view->table->rules.meld_maximum_size - jokers);
  self->twos[CANASTA_RANK_TWO] = (guint8) twos;
  self->jokers[CANASTA_RANK_TWO] = (guint8) jokers;
  self->n_cards += (guint16) (twos + jokers);
  self->n_twos = (guint8) twos;
  self->n_jokers = (guint8) jokers;
  self->ranks |= 1 << CANASTA_RANK_TWO;
}

/* Takes the whole group of a rank back. */
static void
take_back (CanastaLaydown *self, CanastaRank rank)
{
  self->n_cards -= self->naturals[rank] + self->twos[rank] + self->jokers[rank];
  self->n_twos -= self->twos[rank];
  self->n_jokers -= self->jokers[rank];
  self->naturals[rank] = self->twos[rank] = self->jokers[rank] = 0;
  self->ranks &= (guint16) ~(1 << rank);
}

/**
 * canasta_laydown_keep_ranks: (skip)
 * @self: a laydown
 * @ranks: ranks, as bits
 *
 * Takes back what is laid on other ranks.
 */
void
canasta_laydown_keep_ranks (CanastaLaydown *self, guint16 ranks)
{
  for (guint16 rest = self->ranks & ~ranks; rest; rest &= (guint16) (rest - 1))
    take_back (self, canasta_ranks_get_first (rest));
}

/**
 * canasta_laydown_find_largest: (skip)
 * @self: a laydown
 * @view: the view it belongs to
 *
 * Returns: the rank of the largest meld that is no canasta yet and has room for
 *   a wild card, or %CANASTA_NO_RANK
 */
CanastaRank
canasta_laydown_find_largest (const CanastaLaydown *self, const CanastaView *view)
{
  guint16 ranks = (self->ranks | view->own_melds) & CANASTA_NATURAL_RANKS;
  CanastaRank largest = CANASTA_NO_RANK;
  int best = 0;

  for (; ranks; ranks &= (guint16) (ranks - 1))
    {
      CanastaRank rank = canasta_ranks_get_first (ranks);
      int room;
      int size = measure (self, view, rank, &room);
      gboolean fits = (size >= best) & (size < CANASTA_CANASTA_SIZE) & (room > 0);

      best += (size - best) * fits;
      largest = fits ? rank : largest;
    }
  return largest;
}

/* Takes one card of a rank back, or the whole group where that would not
 * leave a meld. */
static void
take_back_one (CanastaLaydown *self, const CanastaView *view, CanastaRank rank)
{
  const CanastaRuleValues *rules = &view->table->rules;
  gboolean grows = (view->own_melds >> rank) & 1;
  int naturals, wilds;

  count_both (self, view, rank, &naturals, &wilds);
  if ((!grows && naturals + wilds <= rules->meld_minimum_size) || rank == CANASTA_RANK_TWO)
    {
      take_back (self, rank);
      return;
    }

  if (self->jokers[rank] > 0)
    {
      self->jokers[rank]--;
      self->n_jokers--;
    }
  else if (self->twos[rank] > 0)
    {
      self->twos[rank]--;
      self->n_twos--;
    }
  else if (grows || naturals > MAX (rules->minimum_naturals, rules->meld_minimum_size))
    self->naturals[rank]--;
  else
    {
      take_back (self, rank);
      return;
    }
  self->n_cards--;
  if (self->naturals[rank] + self->twos[rank] + self->jokers[rank] == 0)
    self->ranks &= (guint16) ~(1 << rank);
}

/**
 * canasta_laydown_hold_back: (skip)
 * @self: a laydown
 * @view: the view it belongs to
 * @keep: cards that must stay in the hand
 *
 * Takes cards back, the lowest first, until @keep stay in the hand.
 */
void
canasta_laydown_hold_back (CanastaLaydown *self, const CanastaView *view, int keep)
{
  while (self->ranks && view->n_hand - self->n_cards < keep)
    take_back_one (self, view, canasta_ranks_get_first (self->ranks));
}

static CanastaLane
pick_lane (CanastaCardSet *from, CanastaRank rank, int count)
{
  CanastaLane lane = canasta_card_set_get_lane (from, rank), picked = 0;

  if (canasta_lane_count (lane) == count)
    {
      canasta_card_set_remove_lane (from, rank, lane);
      return lane;
    }
  for (guint suit = 0; suit < CANASTA_N_SUITS && count > 0; suit++)
    {
      int here = MIN ((lane >> (4 * suit)) & 15, count);

      picked += (CanastaLane) (here << (4 * suit));
      count -= here;
    }
  canasta_card_set_remove_lane (from, rank, picked);
  return picked;
}

static void
pick_cards (const CanastaLaydown *self, CanastaRank rank, CanastaCardSet *from,
            CanastaCardSet *cards)
{
  if (self->naturals[rank] > 0)
    canasta_card_set_add_lane (cards, rank, pick_lane (from, rank, self->naturals[rank]));
  if (self->twos[rank] > 0)
    canasta_card_set_add_lane (cards, CANASTA_RANK_TWO,
                               pick_lane (from, CANASTA_RANK_TWO, self->twos[rank]));
  if (self->jokers[rank] > 0)
    canasta_card_set_add_lane (cards, CANASTA_RANK_JOKER,
                               pick_lane (from, CANASTA_RANK_JOKER, self->jokers[rank]));
}

/**
 * canasta_laydown_write: (skip)
 * @self: a laydown
 * @view: the view it belongs to
 * @action: a `meld`, or the `take` of a pile whose top card is laid too
 *
 * Writes the cards into an action, suits as they come.
 */
void
canasta_laydown_write (const CanastaLaydown *self, const CanastaView *view, CanastaAction *action)
{
  CanastaCardSet from = *view->hand;

  for (guint16 ranks = self->ranks; ranks; ranks &= (guint16) (ranks - 1))
    {
      CanastaRank rank = canasta_ranks_get_first (ranks);
      CanastaGroup *group;

      if (rank == self->top)
        {
          pick_cards (self, rank, &from, &action->cards);
          continue;
        }
      group = canasta_action_add_group (action);
      pick_cards (self, rank, &from, &group->cards);
      if (rank == CANASTA_RANK_TWO)
        group->target = CANASTA_TARGET_WILD;
      else if (self->naturals[rank] == 0)
        {
          group->target = CANASTA_TARGET_RANK;
          group->rank = (guint8) rank;
        }
    }
}
