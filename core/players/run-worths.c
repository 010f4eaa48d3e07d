/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the cards of a hand are worth for sequences. */
#include "config.h"

#include "players/laydown.h"

/* What may be held of a suit, ranks up to the ace as bits. */
#define N_HANDS (1 << (CANASTA_RANK_ACE + 1))

/* The size of a sequence that most rules have. */
#define USUAL_SIZE 7

/* The last rank that a stretch of so many begins with. */
#define LAST_LOW(size) (CANASTA_RANK_ACE - (size) + 1)

/* Raises the numbers of the ranks held in the stretch of so many from @low on to how many
 * others stand with them there, beyond the first; more than seven are not told apart. */
static inline CanastaRankNumbers
raise_near (CanastaRankNumbers near, guint16 held, int low, int size)
{
  guint16 window = (guint16) (held & (((1u << size) - 1) << low));
  int others = MIN (canasta_ranks_count (window) - 2, 7);

  for (guint16 ranks = others > 0 ? window : 0; ranks; ranks &= (guint16) (ranks - 1))
    {
      CanastaRank rank = canasta_ranks_get_first (ranks);

      if (others > canasta_rank_numbers_get (near, rank))
        near = canasta_rank_numbers_raise (near, rank, others);
    }
  return near;
}

/* How many others of @held stand with each rank in the best stretch of so many ranks,
 * beyond the first. */
static CanastaRankNumbers
find_near (guint16 held, int size)
{
  CanastaRankNumbers near = 0;

  for (int low = CANASTA_RANK_THREE; low <= LAST_LOW (size); low++)
    near = raise_near (near, held, low, size);
  return near;
}

/* The same for every hand of a suit, worked out once: it is asked several times in every
 * turn. The lowest card stands best in the stretch that begins with it, the others without
 * it as they do in the hand that lacks it. */
static const CanastaRankNumbers *
get_usual_near (void)
{
  static CanastaRankNumbers rows[N_HANDS];
  static gsize ready;

  if (g_once_init_enter (&ready))
    {
      for (guint held = 1; held < N_HANDS; held++)
        rows[held] = raise_near (rows[held & (held - 1)], (guint16) held,
                                 MIN (__builtin_ctz (held), LAST_LOW (USUAL_SIZE)), USUAL_SIZE);
      g_once_init_leave (&ready, 1);
    }
  return rows;
}

/* The ranks of a sequence from the three on; below it they stand for that. */
static inline guint
list_ranks (const CanastaMeld *meld)
{
  guint ranks = meld->naturals & ((2u << CANASTA_RANK_ACE) - 1);

  return ranks ? ranks : 1u << canasta_place_get_rank (CANASTA_PLACE_TWO + 1);
}

/* Weighs the ranks of which a card could lengthen a sequence: less the more ranks of the suit
 * lie between, and are not held. */
static inline void
weigh_next (const CanastaView *view, const CanastaMeld *meld, guint16 lone, int span,
            CanastaRunWorths *worths)
{
  guint low = (guint) __builtin_ctz (list_ranks (meld));
  guint high = 31 - (guint) __builtin_clz (list_ranks (meld));
  guint too_low = (1u << MAX ((int) high - span + 1, 0)) - 1;
  guint ranks = ((1u << (low + (guint) span)) - 1) & ~too_low & ~(guint) meld->naturals & lone;
  gint32 *of_suit = worths->next_worths[meld->suit];

  for (; ranks; ranks &= ranks - 1)
    {
      CanastaRank rank = canasta_ranks_get_first ((guint16) ranks);
      guint between = rank > high ? (1u << rank) - (2u << high) : (1u << low) - (2u << rank);
      int missing = canasta_ranks_count ((guint16) (between & ~(guint) view->suits[meld->suit]));
      int worth = worths->next_weight * canasta_meld_count (meld) / (1 + missing);

      of_suit[rank] = canasta_ranks_have (worths->next[meld->suit], rank)
                        ? MAX (of_suit[rank], worth) : worth;
      worths->next[meld->suit] |= (guint16) (1 << rank);
    }
}

/* How many others stand near to what is held. */
static inline void
weigh_near (const CanastaView *view, CanastaRunWorths *worths)
{
  const int size = view->table->forms.of[CANASTA_FORM_SEQUENCE].complete;
  const CanastaRankNumbers *usual;

  if (size != USUAL_SIZE)
    {
      for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
        worths->near[suit] = find_near (view->suits[suit], size);
      return;
    }
  usual = get_usual_near ();
  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    worths->near[suit] = usual[view->suits[suit]];
}

/**
 * canasta_view_weigh_runs: (skip)
 * @self: a view, of a table with sequences
 * @next: what each card of an own sequence is worth that it could lengthen
 * @near: the same of each card held that could be in sequence with it; not negative
 * @worths: (out caller-allocates): what cards are worth
 *
 * Tells what each natural card of the hand is worth for sequences; less the more cards
 * are missing between, and nothing where another one like it is held.
 */
void
canasta_view_weigh_runs (const CanastaView *self, int next, int near, CanastaRunWorths *worths)
{
  const CanastaBoard *board = self->board;
  const CanastaForm *form = &self->table->forms.of[CANASTA_FORM_SEQUENCE];
  const int span = MIN (canasta_form_get_span (form), CANASTA_N_RANKS);
  guint16 several[CANASTA_N_SUITS], lone[CANASTA_N_SUITS];

  /* Of two like each other neither is for a sequence. */
  canasta_card_set_list_suits (self->hand, 2, several);
  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    lone[suit] = self->suits[suit] & (guint16) ~several[suit];
  memset (worths->next, 0, sizeof worths->next);
  worths->next_weight = next;
  worths->near_weight = near;
  weigh_near (self, worths);
  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    worths->some[suit] = canasta_rank_numbers_list (worths->near[suit]) & lone[suit];
  for (guint64 places = canasta_view_list_open_sequences (self); places; places &= places - 1)
    {
      const CanastaMeld *meld = &board->melds[__builtin_ctzll (places)];

      if (lone[meld->suit])
        weigh_next (self, meld, lone[meld->suit], span, worths);
    }
  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    worths->some[suit] |= worths->next[suit];
}

/**
 * canasta_laydown_spare_runs: (skip)
 * @self: a laydown to which sequences were added, and nothing else
 * @view: the view it belongs to
 * @worths: what the cards of the hand are worth
 * @least: what a card must be worth for that
 *
 * Keeps cards out of melds of their rank that could soon stand in a sequence.
 */
void
canasta_laydown_spare_runs (CanastaLaydown *self, const CanastaView *view,
                            const CanastaRunWorths *worths, int least)
{
  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    for (guint16 ranks = least > 0 ? worths->some[suit] : view->suits[suit]; ranks;
         ranks &= (guint16) (ranks - 1))
      {
        CanastaRank rank = canasta_ranks_get_first (ranks);

        self->held.of[rank] -= self->held.of[rank] > 0
                               && canasta_run_worths_get (worths, suit, rank) >= least;
      }
}
