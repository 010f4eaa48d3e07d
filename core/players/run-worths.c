/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the cards of a hand are worth for sequences. */
#include "config.h"

#include "melds/sequence.h"
#include "players/laydown.h"

/* Ranks of a suit held, from the three to the ace. */
#define N_HANDS (1 << (CANASTA_RANK_ACE - CANASTA_RANK_THREE + 1))

/* The size of a sequence that most rules have. */
#define USUAL_SIZE 7

/* How many others of @held stand with each rank in the best stretch of so many ranks,
 * beyond the first. */
static CanastaRankNumbers
find_near (guint16 held, int size)
{
  CanastaRankNumbers near = 0;

  for (int low = CANASTA_RANK_THREE; low + size - 1 <= CANASTA_RANK_ACE; low++)
    {
      guint16 window = (guint16) (held & (((1u << size) - 1) << low));
      int others = canasta_ranks_count (window) - 2;

      for (guint16 ranks = others > 0 ? window : 0; ranks; ranks &= (guint16) (ranks - 1))
        {
          CanastaRank rank = canasta_ranks_get_first (ranks);

          if (others > canasta_rank_numbers_get (near, rank))
            near = canasta_rank_numbers_set (near, rank, others);
        }
    }
  return near;
}

/* The same for every hand of a suit, worked out once: it is asked several times in every
 * turn. */
static const CanastaRankNumbers *
get_usual_near (void)
{
  static CanastaRankNumbers rows[N_HANDS];
  static gsize ready;

  if (g_once_init_enter (&ready))
    {
      for (guint held = 0; held < N_HANDS; held++)
        rows[held] = find_near ((guint16) (held << CANASTA_RANK_THREE), USUAL_SIZE);
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

/* How many ranks of a suit lie between a card and a sequence, and are not held. */
static int
count_gap (const CanastaMeld *meld, CanastaRank rank, guint16 held)
{
  guint ranks = list_ranks (meld);
  guint low = (guint) __builtin_ctz (ranks);
  guint high = 31 - (guint) __builtin_clz (ranks);
  guint between = rank > high ? (1u << rank) - (2u << high) : (1u << low) - (2u << rank);

  return canasta_ranks_count ((guint16) (between & ~(guint) held));
}

/* The ranks that a sequence does not have and could come to cover. */
static guint16
list_in_reach (const CanastaMeld *meld, const CanastaForm *form)
{
  int span = MIN (canasta_form_get_span (form), CANASTA_N_RANKS);
  int low = __builtin_ctz (list_ranks (meld));
  int high = 31 - __builtin_clz (list_ranks (meld));
  guint too_low = (1u << MAX (high - span + 1, 0)) - 1;

  return (guint16) (((1u << (low + span)) - 1) & ~too_low & ~(guint) meld->naturals);
}

/* Which of @ranks of each suit a hand holds, and those of which it holds one card: of two like
 * each other neither is for a sequence. All suits are told apart at once. */
static inline void
list_held (const CanastaCardSet *hand, guint16 ranks, guint16 *held, guint16 *lone)
{
  const guint64 sequence_ranks = CANASTA_RANK_NUMBER_ALL * ranks;
  guint16 several[CANASTA_N_SUITS];
  guint64 some, others;

  canasta_card_set_list_suits (hand, 1, held);
  canasta_card_set_list_suits (hand, 2, several);
  memcpy (&some, held, sizeof some);
  memcpy (&others, several, sizeof others);
  some &= sequence_ranks;
  others = some & ~others;
  memcpy (held, &some, sizeof some);
  memcpy (lone, &others, sizeof others);
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
  const CanastaRankNumbers *usual = form->complete == USUAL_SIZE ? get_usual_near () : NULL;
  const guint16 ranks = canasta_sequence_list_ranks (&self->table->forms, G_MAXUINT16);
  guint16 lone[CANASTA_N_SUITS];

  list_held (self->hand, ranks, worths->held, lone);
  memset (worths->next, 0, sizeof worths->next);
  worths->next_weight = next;
  worths->near_weight = near;
  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    {
      guint16 held = worths->held[suit];
      CanastaRankNumbers near_by = usual ? usual[held >> CANASTA_RANK_THREE]
                                         : find_near (held, form->complete);

      worths->near[suit] = canasta_rank_numbers_keep (near_by, lone[suit]);
      worths->some[suit] = canasta_rank_numbers_list (worths->near[suit]);
    }
  for (guint64 places = canasta_view_list_open_sequences (self); places; places &= places - 1)
    {
      const CanastaMeld *meld = &board->melds[__builtin_ctzll (places)];

      worths->next[meld->suit] |= list_in_reach (meld, form) & lone[meld->suit];
    }
  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    worths->some[suit] |= worths->next[suit];
}

/**
 * canasta_run_worths_get: (skip)
 * @self: what cards are worth
 * @view: the view it belongs to
 * @suit: a suit
 * @rank: a rank held of it
 *
 * Returns: what the card is worth
 */
int
canasta_run_worths_get (const CanastaRunWorths *self, const CanastaView *view, CanastaSuit suit,
                        CanastaRank rank)
{
  const CanastaBoard *board = view->board;
  const CanastaForm *form = &view->table->forms.of[CANASTA_FORM_SEQUENCE];
  int worth = self->near_weight * canasta_rank_numbers_get (self->near[suit], rank);
  guint64 places = canasta_view_list_open_sequences (view);

  if (!canasta_ranks_have (self->next[suit], rank))
    return worth;
  for (; places; places &= places - 1)
    {
      const CanastaMeld *meld = &board->melds[__builtin_ctzll (places)];

      if (meld->suit == suit && canasta_ranks_have (list_in_reach (meld, form), rank))
        worth = MAX (worth, self->next_weight * canasta_meld_count (meld)
                              / (1 + count_gap (meld, rank, self->held[suit])));
    }
  return worth;
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
    for (guint16 ranks = least > 0 ? worths->some[suit] : worths->held[suit]; ranks;
         ranks &= (guint16) (ranks - 1))
      {
        CanastaRank rank = canasta_ranks_get_first (ranks);

        self->held.of[rank] -= self->held.of[rank] > 0
                               && canasta_run_worths_get (worths, view, suit, rank) >= least;
      }
}
