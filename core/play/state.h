/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position as a value: the board, which everyone may see, the hands and the
 * stock. Copied by assignment, no pointers. */

#pragma once

#include "cards/card-set.h"
#include "melds/layout.h"
#include "rules/table.h"

G_BEGIN_DECLS

/**
 * CanastaPhase:
 * @CANASTA_PHASE_DRAW: the player to act draws, takes the pile, asks or passes
 * @CANASTA_PHASE_PLAY: the player to act melds, asks and discards
 * @CANASTA_PHASE_REPLY: the player to act answers the question of the partner
 */
typedef enum
{
  CANASTA_PHASE_DRAW,
  CANASTA_PHASE_PLAY,
  CANASTA_PHASE_REPLY,
} CanastaPhase;

typedef enum
{
  CANASTA_SOURCE_NONE,
  CANASTA_SOURCE_STOCK,
  CANASTA_SOURCE_PILE,
} CanastaSource;

typedef enum
{
  CANASTA_ANSWER_NONE,
  CANASTA_ANSWER_YES,
  CANASTA_ANSWER_NO,
} CanastaAnswer;

/**
 * CanastaEnd:
 * @CANASTA_END_NONE: the deal goes on
 * @CANASTA_END_OUT: a player went out
 * @CANASTA_END_CONCEALED: a player went out concealed
 * @CANASTA_END_STOCK: the stock ended the deal
 */
typedef enum
{
  CANASTA_END_NONE,
  CANASTA_END_OUT,
  CANASTA_END_CONCEALED,
  CANASTA_END_STOCK,
} CanastaEnd;

/**
 * CanastaSideFacts:
 * @canastas: how many canastas it has, by class
 * @n_canastas: how many of all classes
 * @melded_ranks: the ranks of its melds, as bits, those of sequences left out
 * @full_ranks: those of which all melds are canastas
 * @ends: by suit the ranks next to unfinished sequences, as bits
 * @next: the same of all sequences
 * @near: by suit the ranks that some sequence may get, as its wild cards reach
 * @sequences: the places of its sequences, as bits
 * @sequences_of: the same by suit
 * @unfinished: the places of its melds that are no canastas, as bits
 * @likenesses: what those are of, as bits
 * @alike: what two of them are of, as bits
 * @first_meld: by rank, 1 + the place of the first meld
 * @growing_meld: by rank, the same of the first that is no canasta yet; where all are, the
 *   first
 * @sizes: by rank, the cards of the meld that grows
 * @wilds: by rank, the wild cards of it
 * @laid_cards: the cards of all melds
 *
 * What follows from the melds of a side.
 */
typedef struct
{
  CanastaCanastas canastas;
  guint8 n_canastas;
  guint16 melded_ranks;
  guint16 full_ranks;
  guint16 ends[CANASTA_N_SUITS];
  guint16 next[CANASTA_N_SUITS];
  guint16 near[CANASTA_N_SUITS];
  guint64 sequences;
  guint64 sequences_of[CANASTA_N_SUITS];
  guint64 unfinished;
  guint32 likenesses;
  guint32 alike;
  guint8 first_meld[16];
  guint8 growing_meld[16];
  guint8 sizes[16];
  guint8 wilds[16];
  CanastaRankCounts laid_cards;
} CanastaSideFacts;

/* The places of the sequences that are no canastas yet, as bits. */
static inline guint64
canasta_side_facts_list_growing_sequences (const CanastaSideFacts *self)
{
  return self->sequences & self->unfinished;
}

/**
 * CanastaBoard:
 *
 * What lies open on the table, and everything else that every player knows.
 * Seats count from 0 in turn order; a ledger is a seat where red threes and
 * totals are kept by seat, otherwise a side.
 */
typedef struct
{
  /* The deal. */
  guint64 deal;
  guint16 round;
  guint8 dealer;
  guint8 resting;
  gint32 totals[CANASTA_MAX_SEATS];     /* by ledger, before this deal */
  gint16 minimum[CANASTA_MAX_SEATS];    /* to open, by ledger, penalties not counted */
  gint16 opening_penalty[CANASTA_MAX_SEATS];
  guint8 opening_kind[CANASTA_MAX_SEATS];       /* a #CanastaOpeningKind, by ledger */

  /* Seats and sides. */
  guint8 next[CANASTA_MAX_SEATS];
  guint8 side[CANASTA_MAX_SEATS];
  guint8 n_sides;
  guint8 pile_taken_by;                 /* the first taker, or CANASTA_NO_SEAT */
  guint8 lone_hand;                     /* for whom sides have formed in this deal, or
                                         * CANASTA_NO_SEAT */
  guint8 opened_by[CANASTA_MAX_SIDES];  /* a seat, or CANASTA_NO_SEAT */
  guint8 melded_before;                 /* seats that laid cards in earlier turns, as bits */
  guint8 had_turn;                      /* seats whose first turn is over, as bits; where it matters */

  /* Second hands. They lie there as packets: each at the place of its seat or, where they are
   * of sides, the next one first. */
  guint8 n_second_hands;                /* how many lie there */
  guint8 packet_count[CANASTA_MAX_SEATS];       /* the cards of each, by its place */
  guint8 second_hand_count[CANASTA_MAX_SEATS];  /* those of the one that a seat would take up */
  guint8 second_hand_taken;             /* seats that have taken one up, as bits */
  guint8 second_hand_waiting;           /* seats without a turn since a discard emptied the hand */
  guint8 second_hand_played;            /* seats that have ended a turn with theirs, as bits */

  /* The turn. */
  guint8 to_act;
  guint8 turn_seat;
  guint8 phase;
  guint8 source;
  guint8 asked;
  guint8 answer;
  guint8 melded;                        /* a meld was laid since the draw or the take */
  guint8 second_hand_came;              /* a second hand was taken up in this turn */
  guint8 last_turn;                     /* this turn ends the deal */
  guint8 lone_card;                     /* a pile of one card, taken in this turn, that may not
                                         * go back, as only who took it knows; or
                                         * CANASTA_NO_CARD */
  guint8 idle_turns;                    /* so many in a row nobody drew and nothing was melded,
                                         * where the pile is taken freely */
  guint8 ended;
  guint8 out_seat;                      /* who went out, or CANASTA_NO_SEAT */

  /* What lies on the table, and what came there this turn. */
  guint8 frozen;
  guint8 n_melds;
  guint16 stock_count;
  guint16 pile_count;
  CanastaCardSet picked_up;             /* came with the pile this turn */
  CanastaCardSet laid;                  /* laid down this turn */
  guint16 hand_count[CANASTA_MAX_SEATS];
  CanastaLane red_threes[CANASTA_MAX_SEATS];    /* laid down, by ledger */
  CanastaLane black_threes[CANASTA_MAX_SEATS];  /* set aside from the pile, by ledger */

  /* What follows from the melds and the pile, kept in step with them. */
  CanastaRankCounts open;                       /* the pile, and natural cards of melds */

  /* Of these as many are in use as are counted above. */
  CanastaSideFacts of_side[CANASTA_MAX_SIDES];
  CanastaMeld melds[CANASTA_MAX_MELDS]; /* in the order they were laid */
  CanastaCard pile[CANASTA_MAX_CARDS];  /* bottom to top */
} CanastaBoard;

/* A deal in which nothing moves for so many turns in a row ends. */
#define CANASTA_MOST_IDLE_TURNS 12

/* The most cards of all second hands together. */
#define CANASTA_MAX_PACKET_CARDS \
  (CANASTA_MAX_SEATS * CANASTA_LARGEST_SECOND_HAND + CANASTA_LARGEST_LONE_SECOND_HAND)

/**
 * CanastaState:
 * @hands: the hands, by seat
 * @aside: cards out of play, but counted
 * @board: what everyone may see
 * @stock: the stock, its top card last
 * @packets: the second hands that lie there, one behind the other, each with the card
 *   first that would be dealt from it first; what lies behind them may be anything
 *
 * What is always in use lies before what is in use in part, as that is copied.
 */
typedef struct
{
  CanastaCardSet hands[CANASTA_MAX_SEATS];
  CanastaCardSet aside;
  CanastaBoard board;
  CanastaCard stock[CANASTA_MAX_CARDS];
  CanastaCard packets[CANASTA_MAX_PACKET_CARDS];
} CanastaState;

static inline guint
canasta_table_get_ledger (const CanastaTable *table, const CanastaBoard *board, guint seat)
{
  return table->by_seat ? seat : board->side[seat];
}

static inline CanastaCard
canasta_board_get_top (const CanastaBoard *board)
{
  return board->pile_count > 0 ? board->pile[board->pile_count - 1] : CANASTA_NO_CARD;
}

/* Puts a card on top of the pile. */
static inline void
canasta_board_push (CanastaBoard *board, CanastaCard card)
{
  board->pile[board->pile_count++] = card;
  board->open.of[canasta_card_get_rank (card)]++;
}

/* Takes the top card off the pile, which has one. */
static inline CanastaCard
canasta_board_pop (CanastaBoard *board)
{
  CanastaCard card = board->pile[--board->pile_count];

  board->open.of[canasta_card_get_rank (card)]--;
  return card;
}

/* The first meld of a side and rank, or NULL. */
static inline const CanastaMeld *
canasta_board_find_meld (const CanastaBoard *board, guint side, CanastaRank rank)
{
  guint place = board->of_side[side].first_meld[rank];

  return place > 0 ? &board->melds[place - 1] : NULL;
}

/* What a meld was on an earlier board, or NULL where it did not lie there: melds may have been put
 * together since, and a sequence may have grown below. */
static inline const CanastaMeld *
canasta_board_find_earlier_meld (const CanastaBoard *before, const CanastaBoard *now, guint index)
{
  const CanastaMeld *was = &before->melds[index];
  const CanastaMeld *is = &now->melds[index];

  return index < before->n_melds && was->side == is->side
             && canasta_meld_get_likeness (was) == canasta_meld_get_likeness (is)
           ? was
           : NULL;
}

static inline gboolean
canasta_board_has_opened (const CanastaBoard *board, guint side)
{
  return board->opened_by[side] != CANASTA_NO_SEAT;
}

/* Whether a seat that plays has a partner who does. */
static inline gboolean
canasta_board_has_partner (const CanastaBoard *board, guint seat)
{
  for (guint other = board->next[seat]; other != seat; other = board->next[other])
    if (board->side[other] == board->side[seat])
      return TRUE;
  return FALSE;
}

/* Whether a second hand lies there that a seat would take up. */
static inline gboolean
canasta_board_has_second_hand (const CanastaBoard *board, guint seat)
{
  return board->n_second_hands > 0 && board->second_hand_count[seat] > 0;
}

/* Whether a seat has taken a second hand up. */
static inline gboolean
canasta_board_plays_second_hand (const CanastaBoard *board, guint seat)
{
  return (board->second_hand_taken >> seat) & 1;
}

/* How many cards second hands have before the one at a place. */
static inline guint
canasta_board_find_packet (const CanastaBoard *board, guint place)
{
  guint begin = 0;

  for (guint i = 0; i < place; i++)
    begin += board->packet_count[i];
  return begin;
}

/* How many cards all second hands have. */
static inline guint
canasta_board_count_packets (const CanastaBoard *board)
{
  return canasta_board_find_packet (board, CANASTA_MAX_SEATS);
}

/* Whether the deal ended because nothing moved any more. */
static inline gboolean
canasta_board_is_idle (const CanastaBoard *board)
{
  return board->idle_turns >= CANASTA_MOST_IDLE_TURNS;
}

/* Whether it is for a seat to act. */
static inline gboolean
canasta_board_awaits (const CanastaBoard *board, guint seat)
{
  return !board->ended && board->to_act == seat;
}

/* Whether sides form in this deal, or have formed: where somebody has so many points that
 * everybody plays alone they do not. */
static inline gboolean
canasta_board_may_form_sides (const CanastaBoard *board, const CanastaTable *table)
{
  int until = table->rules.lone_hand_until;

  for (guint seat = 0; table->sides_form && until > 0 && seat < table->players; seat++)
    if (board->totals[seat] >= until)
      return FALSE;
  return table->sides_form;
}

/* The melds that a side may lay on. */
static inline CanastaSideMelds
canasta_board_get_side_melds (const CanastaBoard *board, const CanastaTable *table, guint side)
{
  const CanastaSideFacts *facts = &board->of_side[side];

  return (CanastaSideMelds){
    .forms = &table->forms, .melds = board->melds, .first = facts->first_meld,
    .sequences = facts->sequences, .unfinished = facts->unfinished, .ends = facts->ends,
    .n_melds = board->n_melds, .side = (guint8) side,
  };
}

/* Whether a card may be drawn: the last ones of the stock may have to stay. */
static inline gboolean
canasta_board_has_stock (const CanastaBoard *board, const CanastaTable *table)
{
  return board->stock_count > table->rules.stock_reserve;
}

/* How many cards may be drawn. */
static inline int
canasta_board_count_drawable (const CanastaBoard *board, const CanastaTable *table)
{
  return MAX (board->stock_count - table->rules.stock_reserve, 0);
}

/* Whether a card freezes the pile that it lies on. */
static inline gboolean
canasta_table_is_frozen_by (const CanastaTable *table, CanastaCard card)
{
  return canasta_faces_have (table->roles.freezes, card);
}

/* Whether everybody may look at all cards of the discard pile, not at its top alone. */
static inline gboolean
canasta_table_shows_pile (const CanastaTable *table)
{
  return table->rules.pile_visibility == CANASTA_PILE_SHOWS_ALL;
}

CANASTA_API void      canasta_state_deal                (CanastaState         *self,
                                                         const CanastaTable   *table,
                                                         guint64               deal,
                                                         guint                 round,
                                                         guint                 dealer,
                                                         const gint32         *totals);
int                   canasta_state_lay_aside           (CanastaState         *self,
                                                         const CanastaTable   *table,
                                                         guint                 seat);
CANASTA_API int       canasta_board_get_minimum         (const CanastaTable   *table,
                                                         const CanastaBoard   *board,
                                                         guint                 seat);
int                   canasta_board_get_opening_kind    (const CanastaTable   *table,
                                                         const CanastaBoard   *board,
                                                         guint                 seat);
CANASTA_API guint     canasta_table_get_dealer          (const CanastaTable   *table,
                                                         guint                 round,
                                                         guint                 first_dealer);
CANASTA_API void      canasta_state_copy                (CanastaState         *self,
                                                         const CanastaState   *other);
CANASTA_API gboolean  canasta_state_equal               (const CanastaState   *self,
                                                         const CanastaState   *other);
CANASTA_API gboolean  canasta_state_check               (const CanastaState   *self,
                                                         const CanastaTable   *table,
                                                         GError              **error);
void                  canasta_board_set_sides           (CanastaBoard         *board,
                                                         const guint8         *sides,
                                                         guint                 n_seats);
CANASTA_API void      canasta_board_form_sides          (CanastaBoard         *board,
                                                         const CanastaTable   *table,
                                                         guint                 taker);
CANASTA_API void      canasta_board_add_meld            (CanastaBoard         *board,
                                                         const CanastaMeld    *meld);
void                  canasta_board_change_meld         (CanastaBoard         *board,
                                                         const CanastaLaying  *laying);
void                  canasta_board_unite_melds         (CanastaBoard         *board,
                                                         guint                 one,
                                                         guint                 other,
                                                         const CanastaMeld    *united);
CANASTA_API void      canasta_board_recount             (CanastaBoard         *board);
void                  canasta_board_refreeze            (CanastaBoard         *board,
                                                         const CanastaTable   *table);
void                  canasta_board_set_minimums        (CanastaBoard         *board,
                                                         const CanastaTable   *table);

G_END_DECLS
