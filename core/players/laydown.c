/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "players/laydown.h"

/**
 * canasta_view_leave_canastas: (skip)
 * @self: a view of a table where a side may have several melds of a rank
 * @full: ranks of which all melds of the side are canastas, as bits
 *
 * Where the hand has enough of such a rank for a new meld, that is the one that grows; and
 * it alone could, where canastas take no more.
 */
void
canasta_view_leave_canastas (CanastaView *self, guint16 full)
{
  const guint16 wild = 1 << CANASTA_WILD_RANK;
  guint16 left = full & (guint16) ~wild;

  if (!canasta_view_get_form (self)->closes)
    left &= canasta_rank_counts_at_least (&self->held, (guint) canasta_view_get_least (self));
  if ((full & wild)
      && canasta_view_count_wilds (self) >= self->table->forms.of[CANASTA_FORM_WILD].least)
    left |= wild;
  if (left == 0)
    return;

  memcpy (self->own_places, self->places, sizeof self->own_places);
  memcpy (self->own_sizes, self->sizes, sizeof self->own_sizes);
  memcpy (self->own_wilds, self->wilds, sizeof self->own_wilds);
  self->places = self->own_places;
  self->sizes = self->own_sizes;
  self->wilds = self->own_wilds;
  self->own_melds &= (guint16) ~left;
  for (; left; left &= (guint16) (left - 1))
    {
      CanastaRank rank = canasta_ranks_get_first (left);

      self->own_places[rank] = self->own_sizes[rank] = self->own_wilds[rank] = 0;
    }
}

/**
 * canasta_view_measure_first: (skip)
 * @self: a view of a table where melds of a rank may meet and stay apart
 *
 * The first of them is the one that grows, be it a canasta or not.
 */
void
canasta_view_measure_first (CanastaView *self)
{
  memset (self->own_sizes, 0, sizeof self->own_sizes);
  memset (self->own_wilds, 0, sizeof self->own_wilds);
  for (guint16 ranks = self->own_melds; ranks; ranks &= (guint16) (ranks - 1))
    {
      CanastaRank rank = canasta_ranks_get_first (ranks);
      int naturals, wilds;

      canasta_meld_count_both (&self->board->melds[self->places[rank] - 1], &naturals, &wilds);
      self->own_sizes[rank] = (guint8) (naturals + wilds);
      self->own_wilds[rank] = (guint8) wilds;
    }
  self->sizes = self->own_sizes;
  self->wilds = self->own_wilds;
}

/* Whether the meld of a rank takes no wild cards any more, because it met another. */
static inline gboolean
is_closed (const CanastaView *view, CanastaRank rank)
{
  return view->table->sides_form && view->places[rank] > 0
         && view->board->melds[view->places[rank] - 1].closed;
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

  canasta_laydown_count_both (self, view, rank, &naturals, &wilds);
  return naturals + wilds;
}

/* How many wild cards more the meld of a rank may take. */
static inline int
get_room (const CanastaView *view, CanastaRank rank, int naturals, int wilds)
{
  return is_closed (view, rank)
             ? 0
             : canasta_form_get_room (&view->table->forms.of[rank], naturals, wilds);
}

/* The size a meld comes to, and how many wild cards more it may take. */
static inline int
measure (const CanastaLaydown *self, const CanastaView *view, CanastaRank rank, int *room)
{
  int naturals, wilds;

  canasta_laydown_count_both (self, view, rank, &naturals, &wilds);
  *room = get_room (view, rank, naturals, wilds);
  return naturals + wilds;
}

static inline CanastaRankCounts
load (const guint8 *numbers)
{
  CanastaRankCounts counts;

  memcpy (counts.of, numbers, sizeof counts.of);
  return counts;
}

/* The sizes all melds come to. */
static inline CanastaRankCounts
get_sizes (const CanastaLaydown *self, const CanastaView *view)
{
  CanastaRankCounts sizes = canasta_rank_counts_add (load (view->sizes), load (self->naturals));

  sizes = canasta_rank_counts_add (sizes, canasta_rank_counts_add (load (self->twos),
                                                                   load (self->jokers)));
  if (self->top != CANASTA_NO_RANK)
    sizes.of[self->top]++;
  return sizes;
}

/* How many wild cards more the melds may take that come to some sizes: all ranks at once, so
 * that nothing branches on the cards. */
static inline CanastaRankCounts
get_rooms (const CanastaLaydown *self, const CanastaView *view, CanastaRankCounts sizes)
{
  const CanastaForm *form = canasta_view_get_form (view);
  const CanastaRankCounts most = canasta_rank_counts_repeat (form->most);
  const CanastaRankCounts most_wilds = canasta_rank_counts_repeat (form->most_wilds);
  CanastaRankCounts wilds, naturals, rooms;

  wilds = canasta_rank_counts_add (load (view->wilds),
                                   canasta_rank_counts_add (load (self->twos),
                                                            load (self->jokers)));
  naturals = canasta_rank_counts_subtract (sizes, wilds);
  rooms = canasta_rank_counts_min (canasta_rank_counts_subtract (most_wilds, wilds),
                                   canasta_rank_counts_subtract (most, sizes));
  if (form->naturals_per_wild > 1 || form->mixed_naturals > form->least_naturals
      || view->table->sides_form)
    for (int rank = 0; rank < 16; rank++)
      rooms.of[rank] = (guint8) get_room (view, rank, naturals.of[rank], wilds.of[rank]);
  else if (form->naturals_per_wild == 1)
    rooms = canasta_rank_counts_min (rooms, canasta_rank_counts_subtract (naturals, wilds));
  return rooms;
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
  const CanastaForm *form = canasta_view_get_form (view);
  guint16 ranks = (canasta_rank_counts_at_least (&self->held, 1) & view->own_melds)
                  | canasta_rank_counts_at_least (&self->held,
                                                  (guint) canasta_view_get_least (view));
  CanastaRankCounts laid = canasta_rank_counts_subtract (canasta_rank_counts_repeat (form->most),
                                                         get_sizes (self, view));

  /* All ranks at once: which of them are held nobody can foresee. */
  laid = canasta_rank_counts_keep (canasta_rank_counts_min (laid, self->held),
                                   ranks & view->table->forms.groups);
  self->ranks |= canasta_rank_counts_at_least (&laid, 1);
  self->n_cards += (guint16) canasta_rank_counts_sum (&laid);
  laid = canasta_rank_counts_add (laid, load (self->naturals));
  memcpy (self->naturals, laid.of, sizeof self->naturals);
}

/* Puts a wild card of the hand on the meld of a rank, where there is one and
 * the meld has room. */
gboolean
canasta_laydown_add_wild (CanastaLaydown *self, const CanastaView *view, CanastaRank rank,
                          gboolean joker_first)
{
  int twos = view->n_twos - self->n_twos;
  int jokers = view->n_jokers - self->n_jokers;
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
 * canasta_laydown_begin_meld: (skip)
 * @self: a laydown
 * @view: the view it belongs to
 * @rank: a natural rank that has no meld
 *
 * Begins a meld of all cards of a rank, and of the wild cards that it lacks to be one.
 *
 * Returns: whether it can be
 */
gboolean
canasta_laydown_begin_meld (CanastaLaydown *self, const CanastaView *view, CanastaRank rank)
{
  const CanastaForm *form = canasta_view_get_form (view);
  int held = self->held.of[rank];
  int lack = form->least - held;

  if (held < form->least_naturals || lack > get_room (view, rank, held, 0)
      || lack > canasta_view_count_wilds (view) - canasta_laydown_count_wilds (self))
    return FALSE;
  add_naturals (self, view, rank, held);
  for (int i = 0; i < lack; i++)
    canasta_laydown_add_wild (self, view, rank, FALSE);
  return TRUE;
}

/* The ranks of so many cards or more, but fewer than @end, as bits. */
static inline guint16
list_between (const CanastaRankCounts *sizes, int least, int end)
{
  return canasta_rank_counts_at_least (sizes, (guint) least)
         & (guint16) ~canasta_rank_counts_at_least (sizes, (guint) end);
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
  guint8 complete = canasta_view_get_form (view)->complete;
  CanastaRankCounts sizes = get_sizes (self, view);
  CanastaRankCounts rooms, lacks;

  ranks &= (view->own_melds | self->ranks)
           & list_between (&sizes, CLAMP (complete - MIN (wilds, most_wilds), 1, complete),
                           complete);
  if (ranks == 0)
    return;
  rooms = get_rooms (self, view, sizes);
  lacks = canasta_rank_counts_subtract (canasta_rank_counts_repeat (complete), sizes);
  for (int rank = 0; rank < 16; rank++)
    lacks.of[rank] = lacks.of[rank] <= rooms.of[rank] ? lacks.of[rank] : 0;
  for (int need = 1; need < complete && need <= MIN (wilds, most_wilds); need++)
    {
      guint16 missing = ranks & canasta_rank_counts_at_least (&lacks, (guint) need)
                        & (guint16) ~canasta_rank_counts_at_least (&lacks, (guint) need + 1);

      for (; missing && need <= wilds; wilds -= need)
        {
          CanastaRank rank = canasta_ranks_get_last (missing);

          missing &= (guint16) ~(1 << rank);
          for (int i = 0; i < need; i++)
            canasta_laydown_add_wild (self, view, rank, FALSE);
        }
    }
}

/* Lays the wild cards that are left on a meld of their own, or begins one, where it comes
 * to so many cards. */
static void
add_wild_meld (CanastaLaydown *self, const CanastaView *view, int least)
{
  const CanastaForm *form = &view->table->forms.of[CANASTA_FORM_WILD];
  int size = view->sizes[CANASTA_WILD_RANK];
  int room = form->most - size;
  int jokers = MIN (view->n_jokers - self->n_jokers, room);
  int twos = MIN (view->n_twos - self->n_twos, room - jokers);

  if (form->when == CANASTA_MELD_WHEN_NEVER || is_closed (view, CANASTA_WILD_RANK)
      || twos + jokers == 0
      || size + twos + jokers < MAX (form->least, least))
    return;
  self->twos[CANASTA_WILD_RANK] = (guint8) twos;
  self->jokers[CANASTA_WILD_RANK] = (guint8) jokers;
  self->n_cards += (guint16) (twos + jokers);
  self->n_twos += (guint8) twos;
  self->n_jokers += (guint8) jokers;
  self->ranks |= 1 << CANASTA_WILD_RANK;
}

/**
 * canasta_laydown_add_wild_meld: (skip)
 * @self: a laydown
 * @view: the view it belongs to
 *
 * Lays the wild cards that are left on a meld of their own, or begins one, where
 * it comes to as many cards as the player wants.
 */
void
canasta_laydown_add_wild_meld (CanastaLaydown *self, const CanastaView *view)
{
  add_wild_meld (self, view, view->least_wilds);
}

/* Lays the wild cards that are left wherever there is room: where it spoils no meld of @kept
 * if it can be. */
static void
spread_wilds (CanastaLaydown *self, const CanastaView *view, guint16 kept)
{
  guint16 ranks = (guint16) ~kept;

  add_wild_meld (self, view, 0);
  if (canasta_view_has_wild_runs (view))
    while (canasta_laydown_add_wild_to_run (self, view, 0, 0))
      ;
  while (canasta_view_count_wilds (view) > canasta_laydown_count_wilds (self))
    {
      CanastaRank rank = canasta_laydown_find_largest (self, view, ranks);

      if (rank != CANASTA_NO_RANK)
        canasta_laydown_add_wild (self, view, rank, FALSE);
      else if (ranks != G_MAXUINT16)
        ranks = G_MAXUINT16;
      else
        return;
    }
}

/**
 * canasta_laydown_lay_all: (skip)
 * @self: a laydown with the natural cards that need no wild ones
 * @view: the view it belongs to
 * @kept: ranks whose melds are better left without wild cards, as bits
 *
 * Lays the whole hand, or all but a card to be discarded.
 *
 * Returns: whether it can be; where not, anything is laid
 */
gboolean
canasta_laydown_lay_all (CanastaLaydown *self, const CanastaView *view, guint16 kept)
{
  int wilds = canasta_view_count_wilds (view) - canasta_laydown_count_wilds (self);
  guint16 pairs = canasta_view_list_pairs (view);
  int loose = view->n_hand - self->n_cards - wilds;

  for (guint16 rest = pairs; rest; rest &= (guint16) (rest - 1))
    loose -= self->held.of[canasta_ranks_get_first (rest)];
  if (canasta_view_has_wild_runs (view))
    for (; loose > 1 && canasta_laydown_begin_wild_run (self, view); wilds--)
      loose -= 2;
  if (loose > 1 || canasta_ranks_count (pairs) > wilds)
    return FALSE;
  for (; pairs; pairs &= (guint16) (pairs - 1))
    if (!canasta_laydown_begin_meld (self, view, canasta_ranks_get_first (pairs)))
      return FALSE;
  spread_wilds (self, view, kept);
  return !canasta_laydown_is_empty (self) && view->n_hand - self->n_cards <= 1;
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
 * @ranks: the ranks to look at, as bits
 *
 * Returns: the rank of the largest meld that is no canasta yet and has room for
 *   a wild card, or %CANASTA_NO_RANK
 */
CanastaRank
canasta_laydown_find_largest (const CanastaLaydown *self, const CanastaView *view, guint16 ranks)
{
  int size = canasta_view_get_form (view)->complete - 1;
  CanastaRankCounts sizes = get_sizes (self, view);
  CanastaRankCounts rooms = get_rooms (self, view, sizes);

  ranks &= view->table->forms.groups & canasta_rank_counts_at_least (&rooms, 1)
           & list_between (&sizes, 1, size + 1);
  for (; ranks; size--)
    {
      guint16 these = ranks & canasta_rank_counts_at_least (&sizes, (guint) size);

      if (these)
        return canasta_ranks_get_last (these);
    }
  return CANASTA_NO_RANK;
}

/**
 * canasta_laydown_list_large: (skip)
 * @self: a laydown
 * @view: the view it belongs to
 * @least: a number of cards
 *
 * Returns: the ranks whose melds come to so many cards or more and are no canastas yet, as bits
 */
guint16
canasta_laydown_list_large (const CanastaLaydown *self, const CanastaView *view, int least)
{
  const CanastaRankCounts sizes = get_sizes (self, view);

  return list_between (&sizes, least, canasta_view_get_form (view)->complete);
}

/**
 * canasta_laydown_list_spoiled: (skip)
 * @self: a laydown
 * @view: the view it belongs to
 * @least: a number of cards
 *
 * Returns: the ranks whose melds hold wild cards on the table, or come to fewer cards, as
 *   bits
 */
guint16
canasta_laydown_list_spoiled (const CanastaLaydown *self, const CanastaView *view, int least)
{
  const CanastaRankCounts sizes = get_sizes (self, view), wilds = load (view->wilds);

  return canasta_rank_counts_at_least (&wilds, 1)
         | (guint16) ~canasta_rank_counts_at_least (&sizes, (guint) CLAMP (least, 0, 127));
}

/**
 * canasta_laydown_find_pure: (skip)
 * @self: a laydown
 * @view: the view it belongs to
 * @ranks: the ranks to look at, as bits
 *
 * Returns: the rank of the largest meld that is no canasta yet and holds no wild card,
 *   or %CANASTA_NO_RANK
 */
CanastaRank
canasta_laydown_find_pure (const CanastaLaydown *self, const CanastaView *view, guint16 ranks)
{
  CanastaRank largest = CANASTA_NO_RANK;
  int complete = canasta_view_get_form (view)->complete;
  int best = 0;

  for (; ranks; ranks &= (guint16) (ranks - 1))
    {
      CanastaRank rank = canasta_ranks_get_first (ranks);
      int naturals, wilds;

      canasta_laydown_count_both (self, view, rank, &naturals, &wilds);
      if (wilds > 0 || naturals >= complete || naturals <= best)
        continue;
      best = naturals;
      largest = rank;
    }
  return largest;
}

/* Takes one card of a rank back, or the whole group where that would not
 * leave a meld. */
static void
take_back_one (CanastaLaydown *self, const CanastaView *view, CanastaRank rank)
{
  const CanastaForm *form = &view->table->forms.of[rank];
  gboolean grows = (view->own_melds >> rank) & 1;
  int naturals, wilds;

  canasta_laydown_count_both (self, view, rank, &naturals, &wilds);
  if (!grows && naturals + wilds <= form->least)
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
  else if (grows || naturals > canasta_view_get_least (view))
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
 *
 * Takes cards back, the lowest first and melds of wild cards last, until so many stay in
 * the hand that the turn can end with a discard.
 */
void
canasta_laydown_hold_back (CanastaLaydown *self, const CanastaView *view)
{
  int most = canasta_view_count_free (view);

  if (self->n_cards <= most)
    return;
  while (self->ranks && self->n_cards > most)
    {
      guint16 others = self->ranks & (guint16) ~(1 << CANASTA_WILD_RANK);

      take_back_one (self, view, canasta_ranks_get_first (others ? others : self->ranks));
    }
  while (self->n_runs > 0 && self->n_cards > most)
    canasta_laydown_take_run_back (self);
}
