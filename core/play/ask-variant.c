/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the hooks of a variant what lies on the table, and asks them. */
#include "config.h"

#include "play/ask-variant.h"

#include "rules/table-hooks.h"

/* What a hook is lent. */
typedef struct
{
  CanastaHookTurn turn;
  CanastaHookSide sides[CANASTA_MAX_SIDES];
  CanastaHookMeld melds[CANASTA_MAX_MELDS + CANASTA_MAX_GROUPS + 1];
  guint n_melds;
} View;

/* How many canastas of a class a side has. */
static guint *
get_count (CanastaHookSide *side, CanastaCanastaClass canasta_class)
{
  guint *counts[CANASTA_N_CLASSES] = {
    [CANASTA_CLASS_NATURAL] = &side->natural_canastas,
    [CANASTA_CLASS_MIXED] = &side->mixed_canastas,
    [CANASTA_CLASS_WILD] = &side->wild_canastas,
    [CANASTA_CLASS_SEQUENCE] = &side->sequence_canastas,
  };

  return counts[canasta_class];
}

static void
add_meld (View *self, CanastaHookSide *side, const CanastaMeld *meld)
{
  canasta_meld_show (meld, &self->melds[self->n_melds++]);
  side->n_melds++;
  if (!canasta_meld_is_canasta (meld))
    return;
  side->canastas++;
  ++*get_count (side, meld->canasta);
}

/* The meld at a place as a plan leaves it. */
static const CanastaMeld *
get_meld (const CanastaBoard *board, const CanastaPlan *plan, guint place)
{
  for (guint i = 0; plan && i < plan->layout.n; i++)
    if (plan->layout.of[i].place == place)
      return &plan->layout.of[i].meld;
  return &board->melds[place];
}

static void
add_melds (View *self, CanastaHookSide *side, const CanastaBoard *board, guint number,
           const CanastaPlan *plan)
{
  side->melds = &self->melds[self->n_melds];
  for (guint i = 0; i < board->n_melds; i++)
    if (board->melds[i].side == number)
      add_meld (self, side, get_meld (board, plan, i));
  for (guint i = 0; plan && i < plan->layout.n; i++)
    if (plan->layout.of[i].place == CANASTA_NEW_MELD)
      add_meld (self, side, &plan->layout.of[i].meld);
}

/* Totals and red threes are kept by seat or by side. */
static void
add_ledger (CanastaHookSide *side, const CanastaBoard *board, guint ledger)
{
  side->total += board->totals[ledger];
  side->red_threes += (guint) canasta_lane_count (board->red_threes[ledger]);
}

/* Shows a side, with what its player would lay by @plan. */
static CanastaHookSide *
show_side (View *self, const CanastaTable *table, const CanastaBoard *board, guint number,
           const CanastaPlan *plan)
{
  CanastaHookSide *side = &self->sides[number];

  *side = (CanastaHookSide){
    .opened = canasta_board_has_opened (board, number) || (plan && plan->layout.n > 0),
    .out = board->out_seat != CANASTA_NO_SEAT && board->side[board->out_seat] == number,
  };
  add_melds (self, side, board, number, plan);
  for (guint seat = 0; seat < table->players; seat++)
    if (board->side[seat] == number)
      {
        side->players++;
        side->cards += board->hand_count[seat];
        if (table->by_seat)
          add_ledger (side, board, seat);
      }
  if (!table->by_seat)
    add_ledger (side, board, number);
  return side;
}

/* Shows the turn, with what its player would lay by @plan and have left. */
static void
show_turn (View *self, const CanastaTable *table, const CanastaBoard *board,
           const CanastaPlan *plan, int left)
{
  guint seat = board->turn_seat;
  guint own = board->side[seat];

  self->n_melds = 0;
  self->turn = (CanastaHookTurn){
    .round = board->round,
    .had_turn = (guint) __builtin_popcount (board->had_turn | 1u << seat),
    .seat = seat,
    .side = own,
    .hand = (guint) left,
    .stock = board->stock_count,
    .pile = board->pile_count,
    .n_sides = board->n_sides,
    .sides = self->sides,
  };
  for (guint i = 0; i < table->players; i++)
    self->turn.players += board->next[i] != CANASTA_NO_SEAT;
  for (guint side = 0; side < board->n_sides; side++)
    show_side (self, table, board, side, side == own ? plan : NULL);
  self->sides[own].cards = (guint) ((int) self->sides[own].cards + left
                                    - board->hand_count[seat]);
}

/**
 * canasta_ask_may_discard: (skip)
 * @table: a table whose variant fills the hook
 * @board: the board
 * @card: a card of the player to act
 *
 * Returns: whether the variant lets the card be discarded
 */
gboolean
canasta_ask_may_discard (const CanastaTable *table, const CanastaBoard *board, CanastaCard card)
{
  View view;

  show_turn (&view, table, board, NULL, board->hand_count[board->turn_seat]);
  return canasta_table_may_discard (table, &view.turn, canasta_card_get_rank (card));
}

/**
 * canasta_ask_may_go_out: (skip)
 * @table: a table whose variant fills the hook
 * @board: the board
 * @plan: (nullable): what the player to act would lay
 * @left: how many cards would be left in the hand
 *
 * Returns: whether the variant lets the side go out
 */
gboolean
canasta_ask_may_go_out (const CanastaTable *table, const CanastaBoard *board,
                        const CanastaPlan *plan, int left)
{
  View view;

  show_turn (&view, table, board, plan, left);
  return canasta_table_may_go_out (table, &view.turn, &view.sides[view.turn.side]);
}

/**
 * canasta_ask_bonus: (skip)
 * @table: a table whose variant fills the hook
 * @board: the board at the end of a deal
 * @side: a side
 * @ledger: where its total is kept
 * @row: its line of the score
 *
 * Returns: the points the variant adds to the line
 */
int
canasta_ask_bonus (const CanastaTable *table, const CanastaBoard *board, guint side,
                   guint ledger, const CanastaScoreRow *row)
{
  CanastaHookSide *shown;
  View view;

  view.n_melds = 0;
  shown = show_side (&view, table, board, side, NULL);
  shown->total = board->totals[ledger];
  shown->red_threes = row->lines[CANASTA_LINE_RED_THREES].count;
  return canasta_table_score_side (table, shown, row->total);
}
