/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is legal, and why not. The one owner of legality: the interface, the
 * computer players and apply all ask here. Works on what a seat may know: the
 * board and its own hand. Allocates nothing. */

#pragma once

#include "play/action.h"
#include "play/outcome.h"
#include "play/state.h"
#include "rules/refusal.h"

G_BEGIN_DECLS

/**
 * CanastaPlan:
 *
 * A legal action worked out: what `canasta_state_commit()` carries out. Private to
 * `play`, made by [func@judge], valid for the very board it was made for.
 */
typedef struct
{
  CanastaLayout layout;         /* the melds, the pile's top card laid first */
  gboolean concealed;           /* opens below the minimum by going out concealed */
  gboolean top_alone;           /* of the pile only the top card is taken, for a sequence */
  CanastaCardSet laid;          /* all cards laid, pile cards included */
  CanastaCardSet from_hand;     /* the hand cards among them */
  guint16 n_from_hand;          /* how many of those */
  CanastaCardSet pile;          /* cards that come from the pile */
  guint16 pile_cards;           /* how many of them, red threes included */
  guint8 joined;                /* the meld that is put together with the only one laid on */
} CanastaPlan;

/* How long it is searched for what is legal: a hand of fifty cards with sequences has more
 * layouts than anybody can go through. Of 280 000 ways to go out found at random tables 8
 * took more than 4 096 steps. */
#define CANASTA_LEGAL_STEPS 5000

CANASTA_API gboolean  canasta_judge            (const CanastaTable    *table,
                                                const CanastaBoard    *board,
                                                const CanastaCardSet  *hand,
                                                const CanastaAction   *action,
                                                CanastaPlan           *plan,
                                                CanastaRefusal        *refusal);
gboolean              canasta_judge_seat       (const CanastaBoard    *board,
                                                guint                  seat,
                                                CanastaRefusal        *refusal);
gboolean              canasta_judge_pile       (const CanastaTable    *table,
                                                const CanastaBoard    *board,
                                                const CanastaCardSet  *hand,
                                                CanastaRefusal        *refusal);
gboolean              canasta_judge_layout     (const CanastaTable    *table,
                                                const CanastaBoard    *board,
                                                const CanastaCardSet  *hand,
                                                CanastaPlan           *plan);
CANASTA_API gboolean  canasta_way_out_find     (const CanastaTable    *table,
                                                const CanastaBoard    *board,
                                                const CanastaCardSet  *hand,
                                                CanastaAction         *meld,
                                                CanastaCard           *discard);
gboolean              canasta_way_out_may_be   (const CanastaTable      *table,
                                                const CanastaBoard      *board,
                                                const CanastaCardSet    *hand,
                                                const CanastaRankCounts *counts);
gboolean              canasta_way_out_plan     (const CanastaTable    *table,
                                                const CanastaBoard    *board,
                                                const CanastaCardSet  *hand,
                                                CanastaAnswer          answer,
                                                guint                  steps,
                                                CanastaAction         *meld,
                                                CanastaPlan           *plan,
                                                CanastaCard           *discard);
CANASTA_API gboolean  canasta_way_by_pile_find
                                               (const CanastaTable    *table,
                                                const CanastaBoard    *board,
                                                const CanastaCardSet  *hand,
                                                CanastaAction         *take);

/**
 * CanastaActionFunc:
 * @action: a legal action; valid during the call
 * @data: what was handed over
 *
 * Returns: whether to go on
 */
typedef gboolean (*CanastaActionFunc) (const CanastaAction *action, gpointer data);

CANASTA_API void      canasta_list_legal       (const CanastaTable    *table,
                                                const CanastaBoard    *board,
                                                const CanastaCardSet  *hand,
                                                CanastaActionFunc      func,
                                                gpointer               data);
CANASTA_API void      canasta_list_joins       (const CanastaTable    *table,
                                                const CanastaBoard    *board,
                                                const CanastaCardSet  *hand,
                                                CanastaActionFunc      func,
                                                gpointer               data);
CANASTA_API gboolean  canasta_list_any_legal   (const CanastaTable    *table,
                                                const CanastaBoard    *board,
                                                const CanastaCardSet  *hand);
CANASTA_API guint     canasta_list_discards    (const CanastaTable    *table,
                                                const CanastaBoard    *board,
                                                const CanastaCardSet  *hand,
                                                CanastaCard           *cards);
CANASTA_API guint     canasta_list_takes       (const CanastaTable    *table,
                                                const CanastaBoard    *board,
                                                const CanastaCardSet  *hand,
                                                CanastaCardSet        *takes,
                                                guint                  size);
gboolean              canasta_judge_may_take_top_alone
                                               (const CanastaTable    *table,
                                                const CanastaBoard    *board,
                                                guint                  side);
CANASTA_API gboolean  canasta_board_gives_pile (const CanastaTable    *table,
                                                const CanastaBoard    *board,
                                                CanastaCard            card);
gboolean              canasta_judge_may_ask    (const CanastaTable    *table,
                                                const CanastaBoard    *board,
                                                const CanastaCardSet  *hand);
int                   canasta_action_count_opening
                                               (const CanastaAction   *self,
                                                const CanastaTable    *table,
                                                const CanastaBoard    *board);
CANASTA_API gboolean  canasta_judge_may_go_out (const CanastaTable    *table,
                                                const CanastaBoard    *board,
                                                CanastaRefusal        *refusal);

/* Whether a take is one of the top card alone, which lengthens a sequence. */
static inline gboolean
canasta_takes_top_alone (const CanastaTable *table, const CanastaAction *take)
{
  return table->takes_top_alone && canasta_card_set_is_empty (&take->cards);
}

/**
 * CanastaPileStatus:
 * @CANASTA_PILE_OPEN: may be taken in any way the rules have
 * @CANASTA_PILE_EMPTY: there is none
 * @CANASTA_PILE_STOPPED: its top card cannot be taken now
 * @CANASTA_PILE_FROZEN: needs a natural pair from the hand, for everyone
 * @CANASTA_PILE_FROZEN_UNTIL_OPENED: the same, for this side until it opens
 */
typedef enum
{
  CANASTA_PILE_OPEN,
  CANASTA_PILE_EMPTY,
  CANASTA_PILE_STOPPED,
  CANASTA_PILE_FROZEN,
  CANASTA_PILE_FROZEN_UNTIL_OPENED,
} CanastaPileStatus;

/**
 * canasta_get_pile_status: (skip)
 * @table: the table
 * @board: the board
 * @side: a side
 *
 * Returns: how the pile stands for @side
 */
static inline CanastaPileStatus
canasta_get_pile_status (const CanastaTable *table, const CanastaBoard *board, guint side)
{
  if (board->pile_count == 0)
    return CANASTA_PILE_EMPTY;
  if (canasta_faces_have (table->roles.blocks, canasta_board_get_top (board)))
    return CANASTA_PILE_STOPPED;
  if (board->frozen)
    return CANASTA_PILE_FROZEN;
  if (table->frozen_before_opening && !canasta_board_has_opened (board, side))
    return CANASTA_PILE_FROZEN_UNTIL_OPENED;
  return CANASTA_PILE_OPEN;
}

/* How many cards come with a pile of so many, the top one included. */
static inline int
canasta_limit_taken (const CanastaTable *table, int pile)
{
  int extent = table->take_extent;

  return extent == CANASTA_TAKE_ALL ? pile : MIN (pile, extent);
}

/* The same, of the pile as it lies there. */
static inline int
canasta_count_taken (const CanastaTable *table, const CanastaBoard *board)
{
  return canasta_limit_taken (table, board->pile_count);
}

/* Whether the player to act may draw. */
static inline gboolean
canasta_may_draw (const CanastaTable *table, const CanastaBoard *board)
{
  return !board->ended && board->phase == CANASTA_PHASE_DRAW
         && canasta_board_has_stock (board, table)
         && board->answer != CANASTA_ANSWER_YES;
}

/* The card of the hand that came as the whole pile and may not go back; not once it is
 * melded. */
static inline CanastaCard
canasta_board_get_lone_card (const CanastaBoard *board, const CanastaTable *table)
{
  return canasta_bars_keep_lone (&table->bars) && board->lone_card != CANASTA_NO_CARD
                 && canasta_card_set_count_card (&board->laid, board->lone_card) == 0
             ? board->lone_card : CANASTA_NO_CARD;
}

/* Whether no bar keeps the player from discarding any card of the hand but those that are
 * laid aside, and the discard ends the turn and not the deal. */
static inline gboolean
canasta_may_discard_any (const CanastaTable *table, const CanastaBoard *board,
                         const CanastaCardSet *hand)
{
  return !canasta_bars_matter (&table->bars) && board->phase == CANASTA_PHASE_PLAY && !board->ended
         && board->answer != CANASTA_ANSWER_YES
         && canasta_board_get_lone_card (board, table) == CANASTA_NO_CARD
         && !canasta_board_ends_hand (board, table, board->to_act,
                                      board->hand_count[board->to_act]
                                        - canasta_roles_count_aside (&table->roles, hand));
}

G_END_DECLS
