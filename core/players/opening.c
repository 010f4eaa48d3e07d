/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finding an opening, the melds a side lays first, which must count a minimum;
 * and what goes with the top card of the pile. */
#include "config.h"

#include "players/laydown.h"

#include "play/legality.h"

/* An opening at work. */
typedef struct
{
  const CanastaView *view;
  CanastaLaydown *laydown;
  int minimum;                  /* what it must count */
  int most_cards;               /* hand cards that may go */
  gboolean jokers_first;
  int value;                    /* what all that is laid counts */
} Opening;

/* The points of the cards laid on a rank. */
static int
value_rank (const CanastaLaydown *laydown, const CanastaView *view, CanastaRank rank)
{
  const gint16 *values = view->table->values;
  int value = laydown->naturals[rank] * values[rank]
              + canasta_table_value_wilds (view->table, laydown->twos[rank],
                                           laydown->jokers[rank]);

  if (laydown->top == rank && view->table->rules.opening_counts_top_card)
    value += values[rank];
  return value;
}

static int
value_run (const CanastaRun *run, const CanastaView *view)
{
  int value = 0;

  for (guint16 ranks = run->ranks; ranks; ranks &= (guint16) (ranks - 1))
    value += view->table->values[canasta_ranks_get_first (ranks)];
  return value;
}

/* An opening of which something is laid already: sequences, or a meld of wild cards. */
static Opening
begin (CanastaLaydown *laydown, const CanastaView *view, int minimum, int most_cards,
       gboolean jokers_first)
{
  Opening self = { view, laydown, minimum, most_cards, jokers_first, 0 };

  for (guint i = 0; i < laydown->n_runs; i++)
    self.value += value_run (&laydown->runs[i], view);
  for (guint16 ranks = laydown->ranks; ranks; ranks &= (guint16) (ranks - 1))
    self.value += value_rank (laydown, view, canasta_ranks_get_first (ranks));
  return self;
}

static int G_GNUC_NO_INLINE
value_best (const Opening *self)
{
  const CanastaLaydown *laydown = self->laydown;
  int best = 0;

  for (guint i = 0; i < laydown->n_runs; i++)
    best = MAX (best, value_run (&laydown->runs[i], self->view));
  for (guint16 ranks = laydown->ranks; ranks; ranks &= (guint16) (ranks - 1))
    best = MAX (best, value_rank (laydown, self->view, canasta_ranks_get_first (ranks)));
  return best;
}

static inline gboolean
is_single (const CanastaView *view)
{
  return view->table->rules.opening_counts == CANASTA_OPENING_SINGLE_MELD;
}

/* Whether what is laid reaches the minimum: all melds together, or the best alone. */
static inline gboolean
is_enough (const Opening *self)
{
  return (is_single (self->view) ? value_best (self) : self->value) >= self->minimum;
}

static void
lay_naturals (Opening *self, CanastaRank rank)
{
  CanastaLaydown *laydown = self->laydown;
  guint8 held = laydown->held.of[rank];

  laydown->naturals[rank] = held;
  laydown->n_cards += held;
  laydown->ranks |= (guint16) (1 << rank);
  self->value += held * self->view->table->values[rank];
}

static gboolean
lay_wild (Opening *self, CanastaRank rank)
{
  const gint16 *values = self->view->table->values;
  CanastaLaydown *laydown = self->laydown;
  guint8 jokers = laydown->n_jokers;

  if (!canasta_laydown_add_wild (laydown, self->view, rank, self->jokers_first))
    return FALSE;
  self->value += values[laydown->n_jokers > jokers ? CANASTA_RANK_JOKER : CANASTA_WILD_RANK];
  return TRUE;
}

/* Lays the cards that go with the pile's top card. */
static gboolean
lay_with_top (Opening *self, CanastaRank top)
{
  int held = self->laydown->held.of[top];

  self->laydown->top = (guint8) top;
  lay_naturals (self, top);
  if (self->view->table->rules.opening_counts_top_card)
    self->value += self->view->table->values[top];
  return held >= 2 || (held == 1 && lay_wild (self, top));
}

/* Lays ranks that are melds by themselves, the most valuable first, as long as
 * they are needed or there is room for all. */
static void
lay_sets (Opening *self, guint16 sets)
{
  int all = self->laydown->n_cards;

  for (guint16 rest = sets; rest; rest &= (guint16) (rest - 1))
    all += self->laydown->held.of[canasta_ranks_get_first (rest)];

  for (guint16 rest = sets; rest;)
    {
      CanastaRank rank = canasta_ranks_get_last (rest);

      rest &= (guint16) ~(1 << rank);
      if (all > self->most_cards && is_enough (self))
        break;
      lay_naturals (self, rank);
    }
}

/* Makes a meld of a pair and wild cards, or leaves all as it was. */
static gboolean
lay_pair (Opening *self, CanastaRank rank)
{
  const CanastaForm *form = canasta_view_get_form (self->view);
  CanastaLaydown before;
  int value = self->value;

  if (self->laydown->held.of[rank] < form->least_naturals)
    return FALSE;
  before = *self->laydown;
  lay_naturals (self, rank);
  while (canasta_laydown_get_size (self->laydown, self->view, rank) < form->least)
    if (!lay_wild (self, rank))
      {
        *self->laydown = before;
        self->value = value;
        return FALSE;
      }
  return TRUE;
}

/* Pairs become melds with a wild card each, then wild cards go on what lies. Returns
 * how many pairs there were laid, of @most_pairs. */
static int
lay_wilds (Opening *self, guint16 pairs, int most_pairs)
{
  guint16 ranks;
  int n_pairs = 0;

  for (guint16 rest = pairs; rest && n_pairs < most_pairs && !is_enough (self);)
    {
      CanastaRank rank = canasta_ranks_get_last (rest);

      rest &= (guint16) ~(1 << rank);
      n_pairs += lay_pair (self, rank);
    }

  for (ranks = self->laydown->ranks; ranks && !is_enough (self);)
    {
      CanastaRank rank = canasta_ranks_get_last (ranks);

      if (!lay_wild (self, rank))
        ranks &= (guint16) ~(1 << rank);
    }
  return n_pairs;
}

/* One meld alone must reach the minimum: the rank that needs the fewest wild
 * cards for it. */
static void G_GNUC_NO_INLINE
lay_single (const Opening *self, guint16 ranks)
{
  const CanastaView *view = self->view;
  CanastaLaydown best = *self->laydown;
  int best_wilds = G_MAXINT;

  for (; ranks; ranks &= (guint16) (ranks - 1))
    {
      CanastaRank rank = canasta_ranks_get_first (ranks);
      CanastaLaydown attempt = *self->laydown;
      Opening trial = *self;

      trial.laydown = &attempt;
      if (attempt.naturals[rank] == 0)
        lay_naturals (&trial, rank);
      while (value_rank (&attempt, view, rank) < self->minimum && lay_wild (&trial, rank))
        ;
      if (value_rank (&attempt, view, rank) >= self->minimum
          && canasta_laydown_count_wilds (&attempt) < best_wilds
          && canasta_laydown_get_size (&attempt, view, rank)
                 >= canasta_view_get_form (view)->least)
        {
          best = attempt;
          best_wilds = canasta_laydown_count_wilds (&attempt);
        }
    }
  *self->laydown = best;
}

/* With wild cards for pairs it may take too many cards from the hand; then wild cards
 * count more on melds that lie already. */
static gboolean
lay_wilds_within (Opening *self, guint16 pairs)
{
  CanastaLaydown before = *self->laydown;
  int value = self->value;
  int n_pairs = lay_wilds (self, pairs, CANASTA_N_RANKS);

  while (n_pairs > 0 && self->laydown->n_cards > self->most_cards)
    {
      *self->laydown = before;
      self->value = value;
      n_pairs = lay_wilds (self, pairs, n_pairs - 1);
    }
  return is_enough (self);
}

static gboolean
find_opening (CanastaLaydown *laydown, const CanastaView *view, CanastaRank top, int minimum,
              int most_cards, gboolean jokers_first)
{
  Opening self = begin (laydown, view, minimum, most_cards, jokers_first);
  guint16 sets, pairs;

  canasta_opening_list_sets (view->table, &laydown->held, &sets, &pairs);
  if (top != CANASTA_NO_RANK)
    {
      if (!lay_with_top (&self, top))
        return FALSE;
      sets &= (guint16) ~(1 << top);
      pairs &= (guint16) ~(1 << top);
    }

  lay_sets (&self, sets);
  if (is_enough (&self))
    return TRUE;
  if (canasta_view_count_wilds (view) == 0)
    return FALSE;
  if (!is_single (view))
    return lay_wilds_within (&self, pairs);
  lay_single (&self, laydown->ranks | pairs);
  return is_enough (&self);
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
  gboolean both = view->n_twos > 0 && view->n_jokers > 0;

  if (canasta_opening_is_out_of_reach (view->table, &view->held, top, minimum))
    return FALSE;
  for (int runs = 0; runs <= sequences; runs++)
    for (int jokers_first = 0; jokers_first <= both; jokers_first++)
      {
        canasta_laydown_init (self, view);
        if (runs)
          canasta_laydown_add_runs (self, view);
        /* Where there is no minimum nothing at all would reach it. */
        if (find_opening (self, view, top, minimum, most_cards, jokers_first)
            && !canasta_laydown_is_empty (self)
            && canasta_laydown_count_wilds (self) <= most_wilds && self->n_cards <= most_cards)
          return TRUE;
      }
  return canasta_view_count_wilds (view) > 0
         && open_with_wild_meld (self, view, top, minimum, most_cards);
}

/* Opening with the top card of the pile: its company and whatever else the
 * minimum asks for. Besides the top card enough must be left to play on, those of the
 * pile counted. */
static gboolean
take_and_open (CanastaLaydown *self, const CanastaView *view, CanastaRank rank)
{
  const CanastaBoard *board = view->board;
  int wilds = canasta_view_count_wilds (view);
  int kept = 1 + canasta_board_count_to_play_on (board, view->seat);
  int most_cards = view->n_hand + MIN (board->pile_count, kept) - kept;

  return view->table->rules.take_before_opening != CANASTA_TAKE_FORBIDDEN
         && canasta_laydown_open (self, view, rank,
                                  canasta_board_get_minimum (view->table, board, view->seat), wilds,
                                  most_cards);
}

/* Whether the whole pile may be had for laying its top card off, where a side may have
 * several melds that would take it. */
static gboolean
may_lay_off_among (const CanastaView *view, CanastaCard top, gboolean open)
{
  const CanastaRuleValues *rules = &view->table->rules;
  CanastaSideMelds own = canasta_board_get_side_melds (view->board, view->table, view->side);

  return open
         && canasta_layout_find_open (&own, top, rules->take_by_lay_off,
                                      rules->take_to_extend == CANASTA_EXTEND_WHOLE_PILE,
                                      rules->take_onto_complete, NULL);
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

/* Lays two wild cards like the one on top, for a meld of wild cards. */
static gboolean
lay_wild_pair (CanastaLaydown *self, const CanastaView *view, CanastaRank rank)
{
  gboolean jokers = rank == CANASTA_RANK_JOKER;

  if (!view->table->rules.take_with_wild_pair || view->held.of[rank] < 2)
    return FALSE;
  canasta_laydown_init (self, view);
  self->top = CANASTA_WILD_RANK;
  self->ranks = 1 << CANASTA_WILD_RANK;
  self->n_cards = 2;
  if (jokers)
    self->jokers[CANASTA_WILD_RANK] = self->n_jokers = 2;
  else
    self->twos[CANASTA_WILD_RANK] = self->n_twos = 2;
  return TRUE;
}

/* The same of any pile, and where the top card alone may be laid off. */
static gboolean G_GNUC_NO_INLINE
lay_with_pile (CanastaLaydown *self, const CanastaView *view, CanastaCard top)
{
  CanastaPileStatus status = canasta_get_pile_status (view->table, view->board, view->side);
  CanastaRank rank = canasta_card_get_rank (top);

  if (status == CANASTA_PILE_STOPPED)
    return FALSE;
  if (canasta_faces_have (view->table->roles.wild, top))
    return lay_wild_pair (self, view, rank);
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
