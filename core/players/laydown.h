/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a player could lay down, worked out by counting: ideas for the players,
 * which then ask legality. Private to `players`. */

#pragma once

#include <string.h>

#include "melds/sequence.h"
#include "play/action.h"
#include "play/legality.h"
#include "play/opening.h"
#include "play/outcome.h"
#include "play/state.h"

G_BEGIN_DECLS

/**
 * CanastaView:
 * @seat: whose eyes these are
 * @side: the seat's side
 * @own: what follows from the melds of the side
 * @n_hand: cards in the own hand
 * @own_melds: the ranks the side has a meld of that may grow, as bits
 * @places: by rank, 1 + the place of that meld: the first that is no canasta yet, or a
 *   new one where all are and the hand has enough for it
 * @sizes: by rank, how many cards that meld has
 * @wilds: by rank, how many of them are wild
 * @n_twos: twos in the own hand
 * @n_jokers: jokers in the own hand
 * @held: the own hand by rank
 * @suits: by suit the ranks of the own hand that a sequence could have, as bits; at tables
 *   with sequences
 * @least_run: cards a sequence is begun with, where the player wants more than the
 *   rules
 * @least_wilds: wild cards a meld of their own must come to, likewise
 *
 * What a player looks at again and again in one position. Nothing hidden.
 */
typedef struct
{
  const CanastaTable *table;
  const CanastaBoard *board;
  const CanastaSideFacts *own;
  const CanastaCardSet *hand;
  guint8 seat;
  guint8 side;
  guint16 n_hand;
  guint16 own_melds;
  guint8 n_twos;
  guint8 n_jokers;
  const guint8 *places;
  const guint8 *sizes;
  const guint8 *wilds;
  CanastaRankCounts held;
  guint16 suits[CANASTA_N_SUITS];
  guint8 least_run;
  guint8 least_wilds;
  guint8 own_places[16];        /* where they are not those of the board */
  guint8 own_sizes[16];
  guint8 own_wilds[16];
} CanastaView;

/* The most sequences that are laid at once. */
#define CANASTA_MAX_RUNS 4

/**
 * CanastaRun:
 * @place: the sequence it lengthens, or %CANASTA_NEW_MELD
 * @suit: its suit
 * @ranks: the ranks laid, as bits
 * @wild: a joker or a two laid besides, or %CANASTA_NO_CARD
 */
typedef struct
{
  guint8 place;
  guint8 suit;
  guint16 ranks;
  CanastaCard wild;
} CanastaRun;

/**
 * CanastaLaydown:
 * @held: hand cards by rank, without those of @runs
 * @n_runs: how many runs are laid
 * @runs: hand cards laid in sequence; wild ones are among @n_twos and @n_jokers
 * @top: the rank of the pile's top card where it is laid too, or
 *   %CANASTA_NO_RANK
 * @n_twos: how many twos are laid
 * @n_jokers: how many jokers
 * @n_cards: how many hand cards in all
 * @ranks: the ranks something is laid on, as bits
 * @naturals: hand cards laid, by rank
 * @twos: twos laid on the meld of a rank; under %CANASTA_WILD_RANK a meld of wild
 *   cards alone
 * @jokers: jokers, likewise
 */
typedef struct
{
  CanastaRankCounts held;
  guint8 n_runs;
  CanastaRun runs[CANASTA_MAX_RUNS];
  guint8 top;
  guint8 n_twos;
  guint8 n_jokers;
  guint16 n_cards;
  guint16 ranks;
  guint8 naturals[16];
  guint8 twos[16];
  guint8 jokers[16];
} CanastaLaydown;

/* A number below eight for each rank, three bits for each from the lowest on; the highest
 * sixteen bits tell which ranks have more than nought. */
typedef guint64 CanastaRankNumbers;

static inline int
canasta_rank_numbers_get (CanastaRankNumbers self, CanastaRank rank)
{
  return (int) (self >> (3 * rank) & 7);
}

/* The same numbers but for one, which was less before. */
static inline CanastaRankNumbers
canasta_rank_numbers_raise (CanastaRankNumbers self, CanastaRank rank, int number)
{
  self &= ~(G_GUINT64_CONSTANT (7) << (3 * rank));
  return self | (guint64) number << (3 * rank) | G_GUINT64_CONSTANT (1) << (48 + rank);
}

/* The ranks whose number is not nought, as bits. */
static inline guint16
canasta_rank_numbers_list (CanastaRankNumbers self)
{
  return (guint16) (self >> 48);
}

/**
 * CanastaRunWorths:
 * @near: how many others of their suit could soon stand in sequence with ranks held
 * @near_weight: what each of those others is worth
 * @next: the ranks that an own sequence could come to cover, as bits
 * @next_worths: what those are worth for that, by suit and rank
 * @some: the ranks that are worth something, as bits; none of which two cards are held
 *
 * What the cards of a hand are worth for sequences, from what their worth is asked of:
 * canasta_run_worths_get().
 */
typedef struct
{
  CanastaRankNumbers near[CANASTA_N_SUITS];
  int near_weight;
  guint16 next[CANASTA_N_SUITS];
  gint32 next_worths[CANASTA_N_SUITS][16];
  guint16 some[CANASTA_N_SUITS];
} CanastaRunWorths;

/* A number where a rank is one of some, else nought; without a branch, as cards come as they
 * come. */
static inline int
canasta_ranks_choose (guint16 ranks, CanastaRank rank, int number)
{
  return number & -(int) canasta_ranks_have (ranks, rank);
}

/* What a card is worth. */
static inline int
canasta_run_worths_get (const CanastaRunWorths *self, CanastaSuit suit, CanastaRank rank)
{
  int near = self->near_weight * canasta_rank_numbers_get (self->near[suit], rank);
  int next = canasta_ranks_choose (self->next[suit], rank, self->next_worths[suit][rank]);

  return canasta_ranks_choose (self->some[suit], rank, MAX (near, next));
}

void  canasta_view_leave_canastas  (CanastaView  *self,
                                    guint16       full);
void  canasta_view_measure_first   (CanastaView  *self);

/* Whether two melds of the side may be of one rank: it has more melds than ranks, sequences
 * counted as well. */
static inline gboolean
canasta_side_facts_may_have_twins (const CanastaSideFacts *self)
{
  return self->canastas.of[CANASTA_CLASS_NONE] + self->n_canastas
         != canasta_ranks_count (self->melded_ranks);
}

/**
 * canasta_view_init: (skip)
 * @self: a view
 * @table: the table
 * @board: the board
 * @hand: the hand of the seat to act
 *
 * Looks at a position with the eyes of the seat to act.
 */
static inline void
canasta_view_init (CanastaView *self, const CanastaTable *table, const CanastaBoard *board,
                   const CanastaCardSet *hand)
{
  self->table = table;
  self->board = board;
  self->hand = hand;
  self->seat = board->to_act;
  self->side = board->side[board->to_act];
  self->own = &board->of_side[self->side];
  self->n_hand = board->hand_count[board->to_act];
  self->own_melds = self->own->melded_ranks;
  self->places = self->own->first_meld;
  self->sizes = self->own->sizes;
  self->wilds = self->own->wilds;
  canasta_card_set_count_ranks (hand, &self->held);
  self->n_twos = (guint8) canasta_roles_count_twos (&table->roles, &self->held);
  self->n_jokers = self->held.of[CANASTA_RANK_JOKER];
  self->least_run = self->least_wilds = 0;
  if (canasta_forms_have_sequences (&table->forms))
    canasta_sequence_list_suits (&table->forms, hand, 1, self->suits);
  if (table->forms.of[CANASTA_FORM_GROUP].several)
    {
      self->places = self->own->growing_meld;
      if (self->own->full_ranks)
        canasta_view_leave_canastas (self, self->own->full_ranks);
    }
  else if (table->sides_form && canasta_side_facts_may_have_twins (self->own))
    canasta_view_measure_first (self);
}

/* How many cards may be laid such that the turn goes on to a discard. */
static inline int
canasta_view_count_free (const CanastaView *self)
{
  return self->n_hand - canasta_board_count_to_play_on (self->board, self->seat);
}

static inline void
canasta_laydown_init (CanastaLaydown *self, const CanastaView *view)
{
  self->held = view->held;
  self->top = CANASTA_NO_RANK;
  self->n_runs = self->n_twos = self->n_jokers = 0;
  self->n_cards = self->ranks = 0;
  /* One by one: a compiler clears so few bytes at a stroke, and all of them in a loop. */
  memset (self->naturals, 0, sizeof self->naturals);
  memset (self->twos, 0, sizeof self->twos);
  memset (self->jokers, 0, sizeof self->jokers);
}

/* Whether nothing is laid. */
static inline gboolean
canasta_laydown_is_empty (const CanastaLaydown *self)
{
  return self->ranks == 0 && self->n_runs == 0;
}

/* What melds of natural ranks may hold; they are all alike. */
static inline const CanastaForm *
canasta_view_get_form (const CanastaView *self)
{
  return &self->table->forms.of[CANASTA_FORM_GROUP];
}

static inline int
canasta_view_get_least (const CanastaView *self)
{
  return canasta_table_get_least (self->table);
}

static inline int
canasta_view_count_wilds (const CanastaView *self)
{
  return self->n_twos + self->n_jokers;
}

static inline int
canasta_laydown_count_wilds (const CanastaLaydown *self)
{
  return self->n_twos + self->n_jokers;
}

/* Those of a meld of their own are not spent. */
static inline int
canasta_laydown_count_spent (const CanastaLaydown *self)
{
  return canasta_laydown_count_wilds (self) - self->twos[CANASTA_WILD_RANK]
         - self->jokers[CANASTA_WILD_RANK];
}

/* The natural and wild cards a meld comes to: on the table, from the hand, from
 * the pile. */
static inline void
canasta_laydown_count_both (const CanastaLaydown *self, const CanastaView *view, CanastaRank rank,
                            int *naturals, int *wilds)
{
  *naturals = view->sizes[rank] - view->wilds[rank] + self->naturals[rank] + (self->top == rank);
  *wilds = view->wilds[rank] + self->twos[rank] + self->jokers[rank];
}

/* The first rank of a set of ranks that is not empty. */
static inline CanastaRank
canasta_ranks_get_first (guint16 ranks)
{
  return (CanastaRank) __builtin_ctz (ranks);
}

static inline CanastaRank
canasta_ranks_get_last (guint16 ranks)
{
  return (CanastaRank) (31 - __builtin_clz (ranks));
}

/* The ranks that make melds and that the hand holds at least so many cards of, as bits. */
static inline guint16
canasta_view_list_ranks (const CanastaView *self, int least)
{
  return canasta_rank_counts_at_least (&self->held, (guint) least)
         & self->table->forms.groups;
}

/* The ranks of which the hand may begin a meld with wild cards, but not without, as bits. */
static inline guint16
canasta_view_list_pairs (const CanastaView *self)
{
  return canasta_view_list_ranks (self, canasta_view_get_form (self)->least_naturals)
         & (guint16) ~(canasta_view_list_ranks (self, canasta_view_get_least (self))
                       | self->own_melds);
}

/* The cards of a run. */
static inline void
canasta_run_get_cards (const CanastaRun *self, CanastaCardSet *cards)
{
  *cards = (CanastaCardSet){ 0 };
  for (guint16 ranks = self->ranks; ranks; ranks &= (guint16) (ranks - 1))
    canasta_card_set_add_card (cards, canasta_card (canasta_ranks_get_first (ranks), self->suit));
  if (self->wild != CANASTA_NO_CARD)
    canasta_card_set_add_card (cards, self->wild);
}

/* The sequence that a run is laid on, or a new one. */
static inline void
canasta_run_begin (const CanastaRun *self, const CanastaView *view, CanastaMeld *meld)
{
  *meld = self->place < CANASTA_NEW_MELD
              ? view->board->melds[self->place]
              : (CanastaMeld){ .side = view->side, .kind = CANASTA_MELD_SEQUENCE };
}

void      canasta_laydown_find_runs       (CanastaLaydown        *self,
                                           const CanastaView     *view);
gboolean  canasta_laydown_begin_wild_run  (CanastaLaydown        *self,
                                           const CanastaView     *view);
gboolean  canasta_laydown_add_wild_to_run (CanastaLaydown        *self,
                                           const CanastaView     *view,
                                           int                    least,
                                           int                    kept);
void      canasta_laydown_take_run_back   (CanastaLaydown        *self);
void      canasta_laydown_spare_runs      (CanastaLaydown        *self,
                                           const CanastaView     *view,
                                           const CanastaRunWorths *worths,
                                           int                    least);
void      canasta_view_weigh_runs         (const CanastaView     *self,
                                           int                    next,
                                           int                    near,
                                           CanastaRunWorths      *worths);
void      canasta_laydown_add_naturals    (CanastaLaydown        *self,
                                           const CanastaView     *view);
gboolean  canasta_laydown_begin_meld      (CanastaLaydown        *self,
                                           const CanastaView     *view,
                                           CanastaRank            rank);
gboolean  canasta_laydown_lay_all         (CanastaLaydown        *self,
                                           const CanastaView     *view,
                                           guint16                kept);
void      canasta_laydown_fill_canastas   (CanastaLaydown        *self,
                                           const CanastaView     *view,
                                           int                    most_wilds,
                                           guint16                ranks);
gboolean  canasta_laydown_add_wild        (CanastaLaydown        *self,
                                           const CanastaView     *view,
                                           CanastaRank            rank,
                                           gboolean               joker_first);
void      canasta_laydown_add_wild_meld   (CanastaLaydown        *self,
                                           const CanastaView     *view);
int       canasta_laydown_get_size        (const CanastaLaydown  *self,
                                           const CanastaView     *view,
                                           CanastaRank            rank);
guint16   canasta_laydown_list_large      (const CanastaLaydown  *self,
                                           const CanastaView     *view,
                                           int                    least);
guint16   canasta_laydown_list_spoiled    (const CanastaLaydown  *self,
                                           const CanastaView     *view,
                                           int                    least);
void      canasta_laydown_keep_ranks      (CanastaLaydown        *self,
                                           guint16                ranks);
CanastaRank
          canasta_laydown_find_largest    (const CanastaLaydown  *self,
                                           const CanastaView     *view,
                                           guint16                ranks);
CanastaRank
          canasta_laydown_find_pure       (const CanastaLaydown  *self,
                                           const CanastaView     *view,
                                           guint16                ranks);
void      canasta_laydown_hold_back       (CanastaLaydown        *self,
                                           const CanastaView     *view);
gboolean  canasta_laydown_open            (CanastaLaydown        *self,
                                           const CanastaView     *view,
                                           CanastaRank            top,
                                           int                    minimum,
                                           int                    most_wilds,
                                           int                    most_cards);
gboolean  canasta_laydown_take            (CanastaLaydown        *self,
                                           const CanastaView     *view);
void      canasta_laydown_write           (const CanastaLaydown  *self,
                                           const CanastaView     *view,
                                           CanastaLayout         *layout,
                                           CanastaCardSet        *cards);

/* Whether there may be a way to take the pile, told without a view: where not, a player who
 * may draw draws. */
static inline gboolean
canasta_may_find_take (const CanastaTable *table, const CanastaBoard *board,
                       const CanastaCardSet *hand)
{
  guint side = board->side[board->to_act];
  CanastaCard top = canasta_board_get_top (board);
  CanastaRank rank = canasta_card_get_rank (top);
  const CanastaSideFacts *own;
  CanastaPileStatus status;
  int held;

  if (board->pile_count == 0)
    return FALSE;
  if (table->takes_freely || table->takes_top_alone)
    return TRUE;
  status = canasta_get_pile_status (table, board, side);
  if (status == CANASTA_PILE_STOPPED)
    return FALSE;
  held = canasta_card_set_count_rank (hand, rank);
  own = &board->of_side[side];
  return held >= 2
         || (status == CANASTA_PILE_OPEN
             && (held > 0 || table->starts_sequences
                 || canasta_ranks_have (own->melded_ranks, rank)
                 || canasta_ranks_have (own->near[canasta_card_get_suit (top)], rank)));
}

static inline gboolean
canasta_view_has_stock (const CanastaView *self)
{
  return canasta_board_has_stock (self->board, self->table);
}

/* How many cards may be drawn. */
static inline int
canasta_view_count_stock (const CanastaView *self)
{
  return canasta_board_count_drawable (self->board, self->table);
}

static inline gboolean
canasta_view_has_sequences (const CanastaView *self)
{
  return canasta_forms_have_sequences (&self->table->forms);
}

/* Whether a sequence that is a canasta may take more. */
static inline gboolean
canasta_form_grows_on (const CanastaForm *form)
{
  return !form->closes && form->longer == CANASTA_MELD_WHEN_ANY_TIME;
}

/* The places of the sequences of the side that may take more cards, as bits. */
static inline guint64
canasta_view_list_open_sequences (const CanastaView *self)
{
  return canasta_form_grows_on (&self->table->forms.of[CANASTA_FORM_SEQUENCE])
           ? self->own->sequences
           : canasta_side_facts_list_growing_sequences (self->own);
}

/* Whether sequences may hold wild cards. */
static inline gboolean
canasta_view_has_wild_runs (const CanastaView *self)
{
  return canasta_view_has_sequences (self)
         && self->table->forms.of[CANASTA_FORM_SEQUENCE].most_wilds > 0;
}

/* Lays sequences, where the rules have them. */
static inline void
canasta_laydown_add_runs (CanastaLaydown *self, const CanastaView *view)
{
  if (canasta_view_has_sequences (view))
    canasta_laydown_find_runs (self, view);
}

G_END_DECLS
