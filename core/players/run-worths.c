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

/* A sequence that cards could lengthen: its lowest and its highest rank, from the three on. */
typedef struct
{
  CanastaSuit suit;
  guint low;
  guint high;
  int weight;                   /* what a card is worth that comes next */
} Stretch;

/* So many are looked at at once, with sixteen bits for each. */
#define AT_ONCE 4

static inline Stretch
measure (const CanastaMeld *meld, int weight)
{
  guint ranks = meld->naturals & ((2u << CANASTA_RANK_ACE) - 1);

  /* Below the three they stand for that. */
  ranks = ranks ? ranks : 1u << canasta_place_get_rank (CANASTA_PLACE_TWO + 1);
  return (Stretch){ meld->suit, (guint) __builtin_ctz (ranks), 31 - (guint) __builtin_clz (ranks),
                    weight * canasta_meld_count (meld) };
}

/* The ranks, up to the ace and beyond, that a sequence of so many could have with these. */
static inline guint
list_in_span (const Stretch *self, int span)
{
  guint too_low = (1u << MAX ((int) self->high - span + 1, 0)) - 1;

  return ((1u << (self->low + (guint) span)) - 1) & ~too_low;
}

/* How many ranks of its suit lie between it and another one, and are not held. */
static inline int
count_between (const Stretch *self, CanastaRank rank, guint16 held)
{
  gboolean is_above = rank > self->high;
  guint from = is_above ? self->high : rank, to = is_above ? rank : self->low;

  return canasta_ranks_count ((guint16) (((1u << to) - (2u << from)) & ~(guint) held));
}

/* Weighs the ranks of which a card could lengthen a sequence: less the more ranks of the suit
 * lie between, and are not held. */
static inline void
weigh_next (const CanastaView *view, guint64 lone, int span, int weight, CanastaRunWorths *worths)
{
  guint64 places = canasta_view_list_open_sequences (view);

  memset (worths->next, 0, sizeof worths->next);
  while (places)
    {
      Stretch stretches[AT_ONCE];
      guint64 cards = 0;        /* which could lengthen each of them */

      for (guint i = 0; places && i < AT_ONCE; i++, places &= places - 1)
        {
          const CanastaMeld *meld = &view->board->melds[__builtin_ctzll (places)];

          stretches[i] = measure (meld, weight);
          cards |= (guint64) (list_in_span (&stretches[i], span) & ~(guint) meld->naturals
                              & canasta_suits_get (lone, meld->suit)) << 16 * i;
        }
      for (; cards; cards &= cards - 1)
        {
          guint bit = (guint) __builtin_ctzll (cards);
          const Stretch *stretch = &stretches[bit >> 4];
          CanastaSuit suit = stretch->suit;
          CanastaRank rank = (CanastaRank) (bit & 15);
          int worth = stretch->weight / (1 + count_between (stretch, rank, view->suits[suit]));
          gint32 *so_far = &worths->next_worths[suit][rank];

          *so_far = MAX (worth, canasta_ranks_choose (worths->next[suit], rank, *so_far));
          worths->next[suit] |= (guint16) (1 << rank);
        }
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
  const CanastaForm *form = &self->table->forms.of[CANASTA_FORM_SEQUENCE];
  const int span = MIN (canasta_form_get_span (form), CANASTA_N_RANKS);
  guint16 several[CANASTA_N_SUITS];
  guint64 lone, some = 0;

  /* Of two like each other neither is for a sequence. */
  canasta_card_set_list_suits (self->hand, 2, several);
  lone = canasta_suits_unite (self->suits) & ~canasta_suits_unite (several);
  worths->near_weight = near;
  weigh_near (self, worths);
  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    some |= canasta_suits_put (suit, canasta_rank_numbers_list (worths->near[suit]));
  weigh_next (self, lone, span, next, worths);
  some = (some & lone) | canasta_suits_unite (worths->next);
  memcpy (worths->some, &some, sizeof worths->some);
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
  for (guint64 cards = canasta_suits_unite (least > 0 ? worths->some : view->suits); cards;
       cards &= cards - 1)
    {
      guint bit = (guint) __builtin_ctzll (cards);
      CanastaRank rank = canasta_suits_get_rank (bit);
      int worth = canasta_run_worths_get (worths, canasta_suits_get_suit (bit), rank);

      self->held.of[rank] -= (guint8) ((self->held.of[rank] > 0) & (worth >= least));
    }
}
