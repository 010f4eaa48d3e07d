/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the hooks of a variant what lies on the table, and asks them. */
#include "config.h"

#include "play/ask-variant.h"

#include "rules/play-hooks.h"
#include "rules/score-hooks.h"
#include "rules/table-fault.h"

/* What a hook is lent. */
typedef struct
{
  CanastaHookTurn turn;
  CanastaHookSide sides[CANASTA_MAX_SIDES];
  CanastaHookMeld melds[CANASTA_MAX_MELDS + CANASTA_MAX_GROUPS + 1];
  guint n_melds;
} View;

static void
add_meld (View *self, CanastaHookSide *side, const CanastaMeld *meld)
{
  canasta_meld_show (meld, &self->melds[self->n_melds++]);
  side->n_melds++;
  if (!canasta_meld_is_canasta (meld))
    return;
  side->canastas++;
  side->by_class[meld->canasta]++;
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
 * canasta_ask_discards: (skip)
 * @table: a table whose variant has a say in discards
 * @board: the board
 * @hand: the hand of the player to act
 *
 * Returns: the ranks of the hand that the variant keeps off the pile, as bits
 */
guint16
canasta_ask_discards (const CanastaTable *table, const CanastaBoard *board,
                      const CanastaCardSet *hand)
{
  CanastaPlayHooks *hooks = CANASTA_PLAY_HOOKS (table->variant);
  guint16 barred = 0;
  View view;

  if (canasta_table_get_fault (table))
    return 0;
  show_turn (&view, table, board, NULL, board->hand_count[board->turn_seat]);
  for (guint rank = 0; rank < CANASTA_N_RANKS; rank++)
    {
      GError *fault = NULL;
      gboolean allowed;

      if (canasta_card_set_get_lane (hand, (CanastaRank) rank) == 0)
        continue;
      if (!canasta_play_hooks_may_discard (hooks, &view.turn, (CanastaRank) rank, &allowed, &fault))
        {
          canasta_table_take_fault (table, fault);
          return 0;
        }
      if (!allowed)
        barred |= (guint16) (1 << rank);
    }
  return barred;
}

/**
 * canasta_ask_may_go_out: (skip)
 * @table: a table whose variant has a say in going out
 * @board: the board
 * @plan: (nullable): what the player to act would lay
 * @left: how many cards would be left in the hand
 * @why: (out) (optional): where it may not, the variant's sentence as a quark
 *
 * Returns: whether the variant lets the side go out
 */
gboolean
canasta_ask_may_go_out (const CanastaTable *table, const CanastaBoard *board,
                        const CanastaPlan *plan, int left, GQuark *why)
{
  g_autofree char *sentence = NULL;
  gboolean allowed = TRUE;
  GError *fault = NULL;
  View view;

  if (canasta_table_get_fault (table))
    return TRUE;
  show_turn (&view, table, board, plan, left);
  if (!canasta_play_hooks_may_go_out (CANASTA_PLAY_HOOKS (table->variant), &view.turn,
                                      &view.sides[view.turn.side], &allowed,
                                      why ? &sentence : NULL, &fault))
    {
      canasta_table_take_fault (table, fault);
      return TRUE;
    }
  if (why)
    *why = g_quark_from_string (sentence);
  return allowed;
}

/**
 * canasta_ask_bonus: (skip)
 * @table: a table whose variant has a say in scores
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
  GError *fault = NULL;
  int bonus = 0;
  View view;

  if (canasta_table_get_fault (table))
    return 0;
  view.n_melds = 0;
  shown = show_side (&view, table, board, side, NULL);
  shown->total = board->totals[ledger];
  shown->red_threes = row->lines[CANASTA_LINE_RED_THREES].count;
  if (canasta_score_hooks_score_side (CANASTA_SCORE_HOOKS (table->variant), shown, row->total,
                                      &bonus, &fault))
    return bonus;
  canasta_table_take_fault (table, fault);
  return 0;
}
