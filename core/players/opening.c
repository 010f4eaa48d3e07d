/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finding an opening, the melds a side lays first, which must count a minimum;
 * and what goes with the top card of the pile. */
#include "config.h"

#include "players/laydown.h"

#include "play/legality.h"

/* The points of the cards laid on a rank. */
static int
value_rank (const CanastaLaydown *laydown, const CanastaView *view, CanastaRank rank)
{
  const gint32 *values = view->table->values;
  int value = laydown->naturals[rank] * values[rank]
              + canasta_table_value_wilds (view->table, laydown->twos[rank],
                                           laydown->jokers[rank]);

  if (laydown->top == rank && view->table->rules.opening_counts_top_card)
    value += values[rank];
  return value;
}

/* What counts against the minimum: all melds together, or the best alone. */
static int
value_opening (const CanastaLaydown *laydown, const CanastaView *view)
{
  gboolean single = view->table->rules.opening_counts == CANASTA_OPENING_SINGLE_MELD;
  int sum = 0, best = 0;

  for (guint i = 0; i < laydown->n_runs; i++)
    {
      int value = 0;

      for (guint16 ranks = laydown->runs[i].ranks; ranks; ranks &= (guint16) (ranks - 1))
        value += view->table->values[canasta_ranks_get_first (ranks)];
      sum += value;
      best = MAX (best, value);
    }
  for (guint16 ranks = laydown->ranks; ranks; ranks &= (guint16) (ranks - 1))
    {
      int value = value_rank (laydown, view, canasta_ranks_get_first (ranks));

      sum += value;
      best = MAX (best, value);
    }
  return single ? best : sum;
}

static void
lay_naturals (CanastaLaydown *laydown, const CanastaView *view, CanastaRank rank)
{
  laydown->naturals[rank] = laydown->held.of[rank];
  laydown->n_cards += laydown->held.of[rank];
  laydown->ranks |= (guint16) (1 << rank);
}

/* Lays the cards that go with the pile's top card. */
static gboolean
lay_with_top (CanastaLaydown *laydown, const CanastaView *view, CanastaRank top,
              gboolean jokers_first)
{
  laydown->top = (guint8) top;
  lay_naturals (laydown, view, top);
  return laydown->held.of[top] >= 2
         || (laydown->held.of[top] == 1
             && canasta_laydown_add_wild (laydown, view, top, jokers_first));
}

/* Lays ranks that are melds by themselves, the most valuable first, as long as
 * they are needed or there is room for all. */
static void
lay_sets (CanastaLaydown *laydown, const CanastaView *view, guint16 sets, int minimum,
          int most_cards)
{
  int all = laydown->n_cards;

  for (guint16 rest = sets; rest; rest &= (guint16) (rest - 1))
    all += laydown->held.of[canasta_ranks_get_first (rest)];

  for (guint16 rest = sets; rest;)
    {
      CanastaRank rank = canasta_ranks_get_last (rest);

      rest &= (guint16) ~(1 << rank);
      if (all > most_cards && value_opening (laydown, view) >= minimum)
        break;
      lay_naturals (laydown, view, rank);
    }
}

/* Pairs become melds with a wild card each, then wild cards go on what lies. Returns
 * how many pairs there were laid, of @most_pairs. */
static int
lay_wilds (CanastaLaydown *laydown, const CanastaView *view, guint16 pairs, int minimum,
           int most_pairs, gboolean jokers_first)
{
  const CanastaForm *form = canasta_view_get_form (view);
  guint16 ranks;
  int n_pairs = 0;

  for (guint16 rest = pairs;
       rest && n_pairs < most_pairs && value_opening (laydown, view) < minimum;)
    {
      CanastaRank rank = canasta_ranks_get_last (rest);
      CanastaLaydown before = *laydown;

      rest &= (guint16) ~(1 << rank);
      if (laydown->held.of[rank] < form->least_naturals)
        continue;
      lay_naturals (laydown, view, rank);
      n_pairs++;
      while (canasta_laydown_get_size (laydown, view, rank) < form->least)
        if (!canasta_laydown_add_wild (laydown, view, rank, jokers_first))
          {
            *laydown = before;
            n_pairs--;
            break;
          }
    }

  for (ranks = laydown->ranks; ranks && value_opening (laydown, view) < minimum;)
    {
      CanastaRank rank = canasta_ranks_get_last (ranks);

      if (!canasta_laydown_add_wild (laydown, view, rank, jokers_first))
        ranks &= (guint16) ~(1 << rank);
    }
  return n_pairs;
}

/* One meld alone must reach the minimum: the rank that needs the fewest wild
 * cards for it. */
static void
lay_single (CanastaLaydown *laydown, const CanastaView *view, guint16 ranks, int minimum,
            gboolean jokers_first)
{
  CanastaLaydown best = *laydown;
  int best_wilds = G_MAXINT;

  for (; ranks; ranks &= (guint16) (ranks - 1))
    {
      CanastaRank rank = canasta_ranks_get_first (ranks);
      CanastaLaydown attempt = *laydown;

      if (attempt.naturals[rank] == 0)
        lay_naturals (&attempt, view, rank);
      while (value_rank (&attempt, view, rank) < minimum
             && canasta_laydown_add_wild (&attempt, view, rank, jokers_first))
        ;
      if (value_rank (&attempt, view, rank) >= minimum
          && canasta_laydown_count_wilds (&attempt) < best_wilds
          && canasta_laydown_get_size (&attempt, view, rank)
                 >= canasta_view_get_form (view)->least)
        {
          best = attempt;
          best_wilds = canasta_laydown_count_wilds (&attempt);
        }
    }
  *laydown = best;
}

/* With wild cards for pairs it may take too many cards from the hand; then wild cards
 * count more on melds that lie already. */
static gboolean
lay_wilds_within (CanastaLaydown *laydown, const CanastaView *view, guint16 pairs, int minimum,
                  int most_cards, gboolean jokers_first)
{
  CanastaLaydown before = *laydown;
  int n_pairs = lay_wilds (laydown, view, pairs, minimum, CANASTA_N_RANKS, jokers_first);

  while (n_pairs > 0 && laydown->n_cards > most_cards)
    {
      *laydown = before;
      n_pairs = lay_wilds (laydown, view, pairs, minimum, n_pairs - 1, jokers_first);
    }
  return value_opening (laydown, view) >= minimum;
}

static gboolean
find_opening (CanastaLaydown *laydown, const CanastaView *view, CanastaRank top, int minimum,
              int most_cards, gboolean jokers_first)
{
  int least = canasta_view_get_form (view)->least_naturals;
  guint16 naturals = view->table->roles.natural_ranks;
  guint16 sets, pairs;

  sets = canasta_rank_counts_at_least (&laydown->held, (guint) canasta_view_get_least (view))
         & naturals;
  pairs = canasta_rank_counts_at_least (&laydown->held, (guint) MAX (least, 1))
          & naturals & ~sets;
  if (top != CANASTA_NO_RANK)
    {
      if (!lay_with_top (laydown, view, top, jokers_first))
        return FALSE;
      sets &= (guint16) ~(1 << top);
      pairs &= (guint16) ~(1 << top);
    }

  lay_sets (laydown, view, sets, minimum, most_cards);
  if (value_opening (laydown, view) >= minimum)
    return TRUE;
  if (canasta_view_count_wilds (view) == 0)
    return FALSE;
  if (view->table->rules.opening_counts != CANASTA_OPENING_SINGLE_MELD)
    return lay_wilds_within (laydown, view, pairs, minimum, most_cards, jokers_first);
  lay_single (laydown, view, laydown->ranks | pairs, minimum, jokers_first);
  return value_opening (laydown, view) >= minimum;
}

/* A meld of wild cards alone, and what the minimum asks for besides. */
static gboolean
open_with_wild_meld (CanastaLaydown *laydown, const CanastaView *view, CanastaRank top,
                     int minimum, int most_cards)
{
  canasta_laydown_init (laydown, view);
  canasta_laydown_add_wild_meld (laydown, view);
  return laydown->ranks != 0
         && find_opening (laydown, view, top, minimum, most_cards, FALSE)
         && laydown->n_cards <= most_cards;
}

/**
 * canasta_laydown_open: (skip)
 * @self: a laydown
 * @view: the view it belongs to
 * @top: the rank of the pile's top card where the pile is taken, or
 *   %CANASTA_NO_RANK
 * @minimum: what the opening must count
 * @most_wilds: wild cards to spend at the most
 * @most_cards: hand cards that may go at the most
 *
 * Looks for an opening: whole sets first, then pairs with wild cards, twos
 * before jokers unless only jokers reach the minimum; at last a meld of wild cards
 * alone, which are not spent there.
 *
 * Returns: whether there is one
 */
gboolean
canasta_laydown_open (CanastaLaydown *self, const CanastaView *view, CanastaRank top,
                      int minimum, int most_wilds, int most_cards)
{
  gboolean sequences = canasta_view_has_sequences (view);
  gboolean wilds = canasta_view_count_wilds (view) > 0;

  for (int runs = 0; runs <= sequences; runs++)
    for (int jokers_first = 0; jokers_first <= wilds; jokers_first++)
      {
        canasta_laydown_init (self, view);
        if (runs)
          canasta_laydown_add_runs (self, view);
        if (find_opening (self, view, top, minimum, most_cards, jokers_first)
            && canasta_laydown_count_wilds (self) <= most_wilds && self->n_cards <= most_cards)
          return TRUE;
      }
  return wilds && open_with_wild_meld (self, view, top, minimum, most_cards);
}

/* Opening with the top card of the pile: its company and whatever else the
 * minimum asks for. Besides the top card enough must be left to play on, those of the
 * pile counted. */
static gboolean
take_and_open (CanastaLaydown *self, const CanastaView *view, CanastaRank rank)
{
  const CanastaBoard *board = view->board;
  int wilds = canasta_view_count_wilds (view);
  int kept = 1 + canasta_table_count_to_play_on (view->table);
  int most_cards = view->n_hand + MIN (board->pile_count, kept) - kept;

  return view->table->rules.take_before_opening != CANASTA_TAKE_FORBIDDEN
         && canasta_laydown_open (self, view, rank,
                                  canasta_get_minimum (view->table, board, view->seat), wilds,
                                  most_cards);
}

/* Whether the whole pile may be had for laying its top card off, where a side may have
 * several melds that would take it. */
static gboolean
may_lay_off_among (const CanastaView *view, CanastaCard top, gboolean open)
{
  const CanastaRuleValues *rules = &view->table->rules;
  CanastaSideMelds own = canasta_board_get_side_melds (view->board, view->table, view->side);
  CanastaMeldName name;

  return open
         && canasta_layout_find_open (&own, top, rules->take_by_lay_off,
                                      rules->take_to_extend == CANASTA_EXTEND_WHOLE_PILE,
                                      rules->take_onto_complete, &name);
}

/* Whether the top card may be laid off. */
static gboolean
may_lay_off (const CanastaView *view, CanastaCard top, gboolean open)
{
  if (view->table->forms.numbered)
    return may_lay_off_among (view, top, open);
  return open && view->table->rules.take_by_lay_off
         && ((view->own_melds >> canasta_card_get_rank (top)) & 1);
}

/* Lays what goes with the top card of a pile that may be taken. */
static gboolean
lay_company (CanastaLaydown *self, const CanastaView *view, CanastaRank rank, gboolean open)
{
  int held = view->held.of[rank];

  if (held == 0 || (held == 1 && !(open && view->table->rules.take_with_wild)))
    return FALSE;
  if (!canasta_board_has_opened (view->board, view->side))
    return take_and_open (self, view, rank);

  canasta_laydown_init (self, view);
  self->top = (guint8) rank;
  self->naturals[rank] = self->n_cards = (guint8) MIN (held, 2);
  self->ranks = (guint16) (1 << rank);
  return held > 1 || canasta_laydown_add_wild (self, view, rank, FALSE);
}

/* The same of any pile, and where the top card alone may be laid off. */
static gboolean G_GNUC_NO_INLINE
lay_with_pile (CanastaLaydown *self, const CanastaView *view, CanastaCard top)
{
  CanastaPileStatus status = canasta_get_pile_status (view->table, view->board, view->side);
  CanastaRank rank = canasta_card_get_rank (top);

  if (status == CANASTA_PILE_STOPPED)
    return FALSE;
  if (may_lay_off (view, top, status == CANASTA_PILE_OPEN))
    {
      canasta_laydown_init (self, view);
      self->top = (guint8) rank;
      return TRUE;
    }
  return lay_company (self, view, rank, status == CANASTA_PILE_OPEN);
}

/**
 * canasta_laydown_take: (skip)
 * @self: a laydown
 * @view: the view it belongs to
 *
 * Looks for what to lay with the top card of the pile to take it: nothing where
 * it is laid off, else a pair, else a card and a wild card; what the side needs
 * to open besides.
 *
 * Returns: whether there is something
 */
gboolean
canasta_laydown_take (CanastaLaydown *self, const CanastaView *view)
{
  CanastaCard top = canasta_board_get_top (view->board);
  CanastaRank rank = canasta_card_get_rank (top);

  return top != CANASTA_NO_CARD
         && (view->held.of[rank] > 0 || ((view->own_melds >> rank) & 1)
             || view->table->forms.numbered)
         && lay_with_pile (self, view, top);
}
