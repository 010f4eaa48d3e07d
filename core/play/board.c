/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The melds of a board, and sides that form inside a deal. */
#include "config.h"

#include "play/state.h"

#include <string.h>

#include "melds/sequence.h"
#include "play/second-hand.h"
#include "rules/refuse.h"

/* Counts a meld in its class, or no longer. */
static inline void
count_canasta (CanastaBoard *board, const CanastaMeld *meld, int by)
{
  CanastaSideFacts *facts = &board->of_side[meld->side];

  facts->canastas.of[meld->canasta] += (guint8) by;
  facts->n_canastas += (guint8) (canasta_meld_is_canasta (meld) ? by : 0);
}

/* The natural cards of a sequence by rank, but for a low ace. */
static inline CanastaRankCounts
count_naturals (guint naturals)
{
  guint two = (naturals & CANASTA_NATURAL_TWO) != 0;

  return canasta_rank_counts_of (
      (guint16) ((naturals & ~(CANASTA_LOW_ACE | CANASTA_NATURAL_TWO)) | two << CANASTA_WILD_RANK));
}

/* Counts the cards of a sequence that was another one, or none, before: an ace or a two may have
 * found another place. */
static void
count_sequence (CanastaBoard *board, const CanastaMeld *before, const CanastaMeld *after)
{
  CanastaRankCounts *laid = &board->of_side[after->side].laid_cards;
  CanastaRankCounts less = count_naturals (before->naturals);
  CanastaRankCounts more = count_naturals (after->naturals);
  int lows = ((after->naturals & CANASTA_LOW_ACE) != 0)
             - ((before->naturals & CANASTA_LOW_ACE) != 0);

  for (int rank = 0; rank < 16; rank++)
    more.of[rank] -= less.of[rank];
  board->open = canasta_rank_counts_add (board->open, more);
  *laid = canasta_rank_counts_add (*laid, more);
  if (lows == 0 && (before->twos | after->twos | before->jokers | after->jokers) == 0)
    return;
  board->open.of[CANASTA_RANK_ACE] += (guint8) lows;
  laid->of[CANASTA_RANK_ACE] += (guint8) lows;
  laid->of[CANASTA_WILD_RANK] += (guint8) (canasta_lane_count (after->twos)
                                           - canasta_lane_count (before->twos));
  laid->of[CANASTA_RANK_JOKER] += (guint8) (after->jokers - before->jokers);
}

/* Counts cards that come to a meld of a rank, or of wild cards. */
static inline void
count_group (CanastaBoard *board, const CanastaMeld *meld, int naturals, int wilds, int jokers)
{
  CanastaRankCounts *laid = &board->of_side[meld->side].laid_cards;

  board->open.of[meld->rank] += (guint8) naturals;
  laid->of[meld->rank] += (guint8) naturals;
  laid->of[CANASTA_WILD_RANK] += (guint8) (wilds - jokers);
  laid->of[CANASTA_RANK_JOKER] += (guint8) jokers;
}

static inline void
note_unfinished (CanastaBoard *board, guint place)
{
  const CanastaMeld *meld = &board->melds[place];
  CanastaSideFacts *facts = &board->of_side[meld->side];
  guint32 likeness = 1u << canasta_meld_get_likeness (meld);

  facts->unfinished |= G_GUINT64_CONSTANT (1) << place;
  facts->alike |= facts->likenesses & likeness;
  facts->likenesses |= likeness;
}

/* What is left of a side's unfinished melds now that one has become a canasta. */
static void
note_finished (CanastaBoard *board, guint place)
{
  CanastaSideFacts *facts = &board->of_side[board->melds[place].side];
  guint64 places = facts->unfinished & ~(G_GUINT64_CONSTANT (1) << place);

  facts->unfinished = 0;
  facts->likenesses = facts->alike = 0;
  for (; places; places &= places - 1)
    note_unfinished (board, (guint) __builtin_ctzll (places));
}

/* What could come to a sequence next. */
static inline void
note_ends (CanastaSideFacts *facts, const CanastaMeld *meld)
{
  guint16 next = canasta_sequence_list_next (meld->naturals);

  facts->next[meld->suit] |= next;
  facts->ends[meld->suit] |= canasta_meld_is_canasta (meld) ? 0 : next;
  facts->near[meld->suit] |= canasta_sequence_list_reached (meld);
}

/* What could come to the sequences of a suit next, now that one of them has changed. */
static void
find_ends (CanastaBoard *board, guint side, guint suit)
{
  CanastaSideFacts *facts = &board->of_side[side];

  facts->ends[suit] = facts->next[suit] = facts->near[suit] = 0;
  for (guint64 places = facts->sequences_of[suit]; places; places &= places - 1)
    note_ends (facts, &board->melds[__builtin_ctzll (places)]);
}

/* How large the meld of a rank is that grows. */
static inline void
measure_growing (CanastaBoard *board, guint side, guint rank)
{
  CanastaSideFacts *facts = &board->of_side[side];
  int naturals, wilds;

  canasta_meld_count_both (&board->melds[facts->growing_meld[rank] - 1], &naturals, &wilds);
  facts->sizes[rank] = (guint8) (naturals + wilds);
  facts->wilds[rank] = (guint8) wilds;
}

/* What follows from a sequence that was not there before. */
static void
index_sequence (CanastaBoard *board, guint place)
{
  const CanastaMeld *meld = &board->melds[place];
  const CanastaMeld none = { .side = meld->side, .kind = CANASTA_MELD_SEQUENCE };
  CanastaSideFacts *facts = &board->of_side[meld->side];
  guint64 bit = G_GUINT64_CONSTANT (1) << place;

  count_sequence (board, &none, meld);
  facts->sequences |= bit;
  facts->sequences_of[meld->suit] |= bit;
  note_ends (facts, meld);
}

/* The same of a meld of a rank: the first of its rank must come first. */
static void
index_group (CanastaBoard *board, guint place)
{
  const CanastaMeld *meld = &board->melds[place];
  CanastaSideFacts *facts = &board->of_side[meld->side];
  guint8 *first = &facts->first_meld[meld->rank];
  guint8 *growing = &facts->growing_meld[meld->rank];
  guint16 bit = (guint16) (1 << meld->rank);
  int naturals, wilds;

  canasta_meld_count_both (meld, &naturals, &wilds);
  count_group (board, meld, naturals, wilds, meld->jokers);
  if (*first == 0)
    {
      *first = *growing = (guint8) (place + 1);
      facts->melded_ranks |= bit;
      facts->full_ranks |= bit;
    }
  if ((facts->full_ranks & bit) && !canasta_meld_is_canasta (meld))
    {
      *growing = (guint8) (place + 1);
      facts->full_ranks &= (guint16) ~bit;
    }
  if (*growing == place + 1)
    {
      facts->sizes[meld->rank] = (guint8) (naturals + wilds);
      facts->wilds[meld->rank] = (guint8) wilds;
    }
}

/* What follows from the meld at a place. */
static void
index_meld (CanastaBoard *board, guint place)
{
  const CanastaMeld *meld = &board->melds[place];

  count_canasta (board, meld, 1);
  if (!canasta_meld_is_canasta (meld))
    note_unfinished (board, place);
  if (canasta_meld_spans (meld))
    index_sequence (board, place);
  else
    index_group (board, place);
}

/**
 * canasta_board_add_meld: (skip)
 * @board: a board
 * @meld: a meld
 *
 * Lays a meld after the others; there must be room for one.
 */
void
canasta_board_add_meld (CanastaBoard *board, const CanastaMeld *meld)
{
  board->melds[board->n_melds] = *meld;
  index_meld (board, board->n_melds++);
}

/* Finds the meld that grows in place of one that has become a canasta: the first that is none
 * yet. */
static void
find_growing (CanastaBoard *board, const CanastaMeld *full)
{
  CanastaSideFacts *facts = &board->of_side[full->side];
  guint likeness = canasta_meld_get_likeness (full);
  guint64 places = facts->unfinished;

  if (!((facts->likenesses >> likeness) & 1))
    {
      facts->growing_meld[full->rank] = facts->first_meld[full->rank];
      facts->full_ranks |= (guint16) (1 << full->rank);
      return;
    }
  while (canasta_meld_get_likeness (&board->melds[__builtin_ctzll (places)]) != likeness)
    places &= places - 1;
  facts->growing_meld[full->rank] = (guint8) (__builtin_ctzll (places) + 1);
}

/* The class of a meld has changed. */
static void
change_class (CanastaBoard *board, guint place, const CanastaMeld *before)
{
  count_canasta (board, before, -1);
  count_canasta (board, &board->melds[place], 1);
  if (!canasta_meld_is_canasta (before))
    note_finished (board, place);
}

/* What follows from cards that came to a meld of a rank. */
static inline void
change_group (CanastaBoard *board, const CanastaLaying *laying, const CanastaMeld *before)
{
  const CanastaMeld *meld = &laying->meld;
  CanastaSideFacts *facts = &board->of_side[meld->side];
  int naturals, wilds;

  canasta_meld_count_both (before, &naturals, &wilds);
  count_group (board, meld, laying->naturals - naturals, laying->wilds - wilds,
               meld->jokers - before->jokers);
  if (facts->growing_meld[meld->rank] != laying->place + 1)
    return;
  facts->sizes[meld->rank] = laying->naturals + laying->wilds;
  facts->wilds[meld->rank] = laying->wilds;
  if (canasta_meld_is_canasta (meld))
    {
      find_growing (board, meld);
      measure_growing (board, meld->side, meld->rank);
    }
}

/**
 * canasta_board_change_meld: (skip)
 * @board: a board
 * @laying: a meld of it, with more cards and counted
 *
 * Adds cards to a meld.
 */
void
canasta_board_change_meld (CanastaBoard *board, const CanastaLaying *laying)
{
  const CanastaMeld *meld = &laying->meld;
  CanastaMeld before = board->melds[laying->place];

  board->melds[laying->place] = *meld;
  if (meld->canasta != before.canasta)
    change_class (board, laying->place, &before);
  if (canasta_meld_spans (meld))
    {
      count_sequence (board, &before, meld);
      find_ends (board, meld->side, meld->suit);
    }
  else
    change_group (board, laying, &before);
}

/**
 * canasta_board_recount: (skip)
 * @board: a board
 *
 * Works out anew what follows from the melds and the pile: for who wrote them
 * otherwise than one by one.
 */
void
canasta_board_recount (CanastaBoard *board)
{
  memset (&board->open, 0, offsetof (CanastaBoard, melds) - offsetof (CanastaBoard, open));
  for (guint i = 0; i < board->pile_count; i++)
    board->open.of[canasta_card_get_rank (board->pile[i])]++;
  for (guint i = 0; i < board->n_melds; i++)
    index_meld (board, i);
}

/**
 * canasta_board_unite_melds: (skip)
 * @board: a board
 * @one: where a meld lies
 * @other: where another one lies
 * @united: both together
 *
 * Puts two melds together where the first of them was laid.
 */
void
canasta_board_unite_melds (CanastaBoard *board, guint one, guint other,
                           const CanastaMeld *united)
{
  guint last = MAX (one, other);

  board->melds[MIN (one, other)] = *united;
  memmove (&board->melds[last], &board->melds[last + 1],
           (board->n_melds - last - 1) * sizeof *board->melds);
  board->n_melds--;
  canasta_board_recount (board);
}

static void
join_sides_melds (CanastaBoard *board, const CanastaTable *table)
{
  guint kept = 0;

  for (guint i = 0; i < board->n_melds; i++)
    {
      CanastaMeld *meld = &board->melds[i];
      gboolean joined = FALSE;

      for (guint k = 0; k < kept && !joined; k++)
        {
          CanastaMeld *earlier = &board->melds[k];

          if (!canasta_meld_get_form (meld, &table->forms)->several
              && earlier->side == meld->side
              && canasta_meld_get_likeness (earlier) == canasta_meld_get_likeness (meld))
            joined = canasta_meld_join (earlier, meld, &table->forms);
        }
      if (!joined)
        board->melds[kept++] = *meld;
    }
  board->n_melds = (guint8) kept;
  canasta_board_recount (board);
}

/**
 * canasta_board_set_sides: (skip)
 * @board: a board
 * @sides: (array length=n_seats): the new side of each seat
 * @n_seats: how many seats
 *
 * Changes who plays with whom. Melds go where their owners go and stay apart.
 */
void
canasta_board_set_sides (CanastaBoard *board, const guint8 *sides, guint n_seats)
{
  guint8 became[CANASTA_MAX_SIDES];
  guint8 opened_by[CANASTA_MAX_SIDES];

  memset (became, 0, sizeof became);
  memset (opened_by, CANASTA_NO_SEAT, sizeof opened_by);
  board->n_sides = 0;
  for (guint seat = 0; seat < n_seats; seat++)
    {
      became[board->side[seat]] = sides[seat];
      board->n_sides = MAX (board->n_sides, sides[seat] + 1);
    }
  for (guint side = 0; side < CANASTA_MAX_SIDES; side++)
    {
      guint8 opener = board->opened_by[side];

      if (opener != CANASTA_NO_SEAT && opened_by[became[side]] == CANASTA_NO_SEAT)
        opened_by[became[side]] = opener;
    }

  memcpy (board->opened_by, opened_by, sizeof opened_by);
  memcpy (board->side, sides, n_seats);
  for (guint i = 0; i < board->n_melds; i++)
    board->melds[i].side = became[board->melds[i].side];
  canasta_board_recount (board);
}

/* Puts the melds of who becomes the lone hand behind the others, and those by their seats:
 * nobody need remember who laid a meld first. */
static void
sort_melds (CanastaBoard *board, guint taker)
{
  CanastaMeld sorted[CANASTA_MAX_MELDS];
  guint own = board->side[taker];
  guint n = 0;

  for (guint side = 0; side <= board->n_sides; side++)
    for (guint i = 0; i < board->n_melds && side != own; i++)
      if (board->melds[i].side == (side < board->n_sides ? side : own))
        sorted[n++] = board->melds[i];
  memcpy (board->melds, sorted, n * sizeof *sorted);
}

/**
 * canasta_board_form_sides: (skip)
 * @board: a board
 * @table: a table where sides form inside a deal
 * @taker: the first seat that takes the pile or, with nobody having taken it,
 *   the one that went out; where a second hand is decisive, the first who has one
 *
 * Makes @taker a lone hand and the others a side. Melds of one rank that meet
 * join where the joined meld is legal; where it is not they stay apart, closed
 * to further wild cards (Bicycle, pagat).
 */
void
canasta_board_form_sides (CanastaBoard *board, const CanastaTable *table, guint taker)
{
  if (table->forms_by_second_hand)
    sort_melds (board, taker);
  canasta_board_set_sides (board, table->formed[taker], table->players);
  board->lone_hand = (guint8) taker;
  join_sides_melds (board, table);
  canasta_board_assign_second_hands (board, table);
}

/**
 * canasta_board_get_minimum: (skip)
 * @table: the table
 * @board: the board
 * @seat: a seat
 *
 * Returns: what the seat's side must lay to open, in points, failed openings
 *   counted; also after it has opened
 */
int
canasta_board_get_minimum (const CanastaTable *table, const CanastaBoard *board, guint seat)
{
  guint ledger = canasta_table_get_ledger (table, board, seat);

  return board->minimum[ledger] + board->opening_penalty[ledger];
}

/**
 * canasta_board_get_opening_kind: (skip)
 * @table: the table
 * @board: the board
 * @seat: a seat
 *
 * Returns: what the first melds of the seat's side must hold besides the minimum,
 *   a #CanastaOpeningKind
 */
int
canasta_board_get_opening_kind (const CanastaTable *table, const CanastaBoard *board, guint seat)
{
  return board->opening_kind[canasta_table_get_ledger (table, board, seat)];
}
