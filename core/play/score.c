/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "play/score.h"

#include <string.h>

#include "play/ask-variant.h"
#include "play/second-hand.h"
#include "rules/table-fault.h"

static int
look_up (const CanastaCountValues *values, int count)
{
  if (count == 0 || values->n == 0)
    return 0;
  return values->of[MIN (count, values->n) - 1];
}

/**
 * canasta_table_cost_hand: (skip)
 * @table: the table
 * @hand: cards left in a hand
 *
 * Returns: what they cost, in points, as a positive amount; red threes apart
 */
int
canasta_table_cost_hand (const CanastaTable *table, const CanastaCardSet *hand)
{
  int black = canasta_roles_count_stop (&table->roles, hand);
  int cost = canasta_table_value_cards (table, hand) - black * table->rules.value_black_three;

  if (black > 0)
    cost += table->rules.black_three_in_hand
            * (table->rules.black_threes_in_hand_flat ? 1 : black);
  return cost;
}

static int
add_canastas (CanastaScoreRow *row, int canasta_class, int count, int points)
{
  CanastaScoreLine *line = &row->lines[canasta_class_get (canasta_class)->line];

  line->count += (guint8) count;
  line->points += points;
  return points;
}

/* Whether what canastas are worth does not follow from their classes. */
static inline gboolean
is_worth_asked (const CanastaBoard *board, const CanastaTable *table, guint side)
{
  const CanastaForm *wild = &table->forms.of[CANASTA_FORM_WILD];

  return table->asks_worth || table->forms.values_by_meld
         || board->of_side[side].canastas.of[wild->classes[CANASTA_MIXTURE_DIRTY]] > 0;
}

/**
 * canasta_board_value_side: (skip)
 * @board: the board
 * @table: the table
 * @side: a side
 * @row: (inout): where cards and canastas are added
 *
 * Counts what a side has on the table: cards and canastas.
 *
 * Returns: their points together
 */
int
canasta_board_value_side (const CanastaBoard *board, const CanastaTable *table, guint side,
                          CanastaScoreRow *row)
{
  const CanastaSideFacts *facts = &board->of_side[side];
  int total = canasta_table_value_counts (table, &facts->laid_cards);

  row->lines[CANASTA_LINE_CARDS].points += total;
  if (!is_worth_asked (board, table, side))
    for (guint i = CANASTA_CLASS_NONE + 1; i < CANASTA_N_CLASSES; i++)
      total += add_canastas (row, (int) i, facts->canastas.of[i],
                             facts->canastas.of[i] * table->class_values[i]);
  else
    for (guint i = 0; i < board->n_melds; i++)
      {
        const CanastaMeld *meld = &board->melds[i];

        if (meld->side == side && canasta_meld_is_canasta (meld))
          total += add_canastas (row, meld->canasta, 1, canasta_meld_value_canasta (meld, table));
      }
  return total;
}

/* What the canastas of a side are worth beside their cards, one by one. */
static int RARE
value_each_canasta (const CanastaBoard *board, const CanastaTable *table, guint side)
{
  int value = 0;

  for (guint i = 0; i < board->n_melds; i++)
    if (board->melds[i].side == side && canasta_meld_is_canasta (&board->melds[i]))
      value += canasta_meld_value_canasta (&board->melds[i], table);
  return value;
}

/* The same by their classes, where that is enough. */
static int
value_canastas (const CanastaBoard *board, const CanastaTable *table, guint side)
{
  const CanastaCanastas *canastas = &board->of_side[side].canastas;
  int value = 0;

  if (is_worth_asked (board, table, side))
    return value_each_canasta (board, table, side);
  for (guint i = CANASTA_CLASS_NONE + 1; i < CANASTA_N_CLASSES; i++)
    value += canastas->of[i] * table->class_values[i];
  return value;
}

/**
 * canasta_board_value_sides: (skip)
 * @board: the board
 * @table: the table
 * @values: (out caller-allocates) (array): room for %CANASTA_MAX_SIDES numbers; set for
 *   the sides there are
 *
 * Counts what each side has on the table, cards and canastas together, in
 * points: the totals of [method@Board.value_side] without their parts.
 */
void
canasta_board_value_sides (const CanastaBoard *board, const CanastaTable *table, int *values)
{
  for (guint side = 0; side < board->n_sides; side++)
    {
      values[side] = canasta_table_value_counts (table, &board->of_side[side].laid_cards);
      values[side] += value_canastas (board, table, side);
    }
}

static gboolean
meets_condition (const CanastaTable *table, const CanastaBoard *board, guint side)
{
  switch (table->rules.red_three_condition)
    {
    case CANASTA_RED_THREES_NEED_NOTHING:
      return TRUE;
    case CANASTA_RED_THREES_NEVER_COUNT:
      return FALSE;
    case CANASTA_RED_THREES_NEED_CANASTA:
      return board->of_side[side].n_canastas >= 1;
    case CANASTA_RED_THREES_NEED_TWO_CANASTAS:
      return board->of_side[side].n_canastas >= 2;
    default:
      return canasta_board_has_opened (board, side);
    }
}

/* The red threes that count for a ledger: of a pair those of both, where the rules say
 * so. */
static CanastaLane
get_red_threes (const CanastaBoard *board, const CanastaTable *table, guint ledger)
{
  CanastaLane laid = board->red_threes[ledger];

  if (!table->by_seat || table->rules.lone_hand_red_threes != CANASTA_LONE_HAND_PAIR)
    return laid;
  for (guint other = 0; other < table->players; other++)
    if (other != ledger && board->side[other] == board->side[ledger])
      laid += board->red_threes[other];
  return laid;
}

/**
 * canasta_board_value_red_threes: (skip)
 * @board: the board
 * @table: the table
 * @ledger: a ledger
 *
 * Returns: what its red threes would count if the deal ended now, in points
 */
int
canasta_board_value_red_threes (const CanastaBoard *board, const CanastaTable *table, guint ledger)
{
  guint side = table->by_seat ? board->side[ledger] : ledger;
  int count = canasta_lane_count (get_red_threes (board, table, ledger));

  if (meets_condition (table, board, side))
    return look_up (&table->rules.red_three_values, count);
  return -look_up (&table->rules.red_three_losses, count);
}

static void
score_red_threes (const CanastaBoard *board, const CanastaTable *table, guint ledger,
                  CanastaScoreRow *row)
{
  CanastaScoreLine *line = &row->lines[CANASTA_LINE_RED_THREES];

  line->count = (guint8) canasta_lane_count (get_red_threes (board, table, ledger));
  line->points = canasta_board_value_red_threes (board, table, ledger);
}

/* Cards set aside count for who took them, whatever the side has melded. */
static void
score_set_aside (const CanastaTable *table, CanastaLane set_aside, CanastaScoreRow *row)
{
  row->lines[CANASTA_LINE_CARDS].points +=
    look_up (&table->rules.black_threes_aside_values, canasta_lane_count (set_aside));
}

/* What the melds of a side cost that are too short. */
static int
cost_short (const CanastaBoard *board, const CanastaTable *table, guint side)
{
  int cost = 0;

  if (table->rules.short_sequence_loss == 0)
    return 0;
  for (guint i = 0; i < board->n_melds; i++)
    if (board->melds[i].side == side)
      cost += canasta_meld_cost_short (&board->melds[i], &table->forms);
  return cost;
}

/* Who has taken a second hand up, as bits. One that came by a discard and had no turn may be
 * as good as none, unless its own side went out. */
static guint
list_taken (const CanastaBoard *board, const CanastaTable *table)
{
  guint taken = board->second_hand_taken;

  if (table->rules.second_hand_unplayed != CANASTA_SECOND_HAND_UNPLAYED_NOT_TAKEN)
    return taken;
  for (guint seats = taken & board->second_hand_waiting; seats; seats &= seats - 1)
    {
      guint seat = (guint) __builtin_ctz (seats);

      if (board->out_seat == CANASTA_NO_SEAT || board->side[board->out_seat] != board->side[seat])
        taken &= ~(1u << seat);
    }
  return taken;
}

/* What a side loses that has taken no second hand up. */
static int
cost_second_hand (const CanastaBoard *board, const CanastaTable *table, guint side)
{
  guint taken, seats;

  if (!table->has_second_hands || table->rules.second_hand_loss == 0)
    return 0;
  taken = list_taken (board, table);
  if (taken == 0 && table->rules.second_hand_loss_when == CANASTA_SECOND_HAND_LOSS_ANY_TAKEN)
    return 0;
  for (seats = taken; seats; seats &= seats - 1)
    if (board->side[__builtin_ctz (seats)] == side)
      return 0;
  return table->rules.second_hand_loss;
}

static void
add_hand (const CanastaState *state, const CanastaBoard *board, const CanastaTable *table,
          guint seat, CanastaScoreRow *row)
{
  const CanastaCardSet *hand = &state->hands[seat];
  gboolean owned = table->rules.second_hands == CANASTA_SECOND_HANDS_PLAYER
                   && table->rules.second_hand_counts;
  int forgotten = 0;

  if (table->has_second_hands && !owned && canasta_board_plays_second_hand (board, seat)
      && !((list_taken (board, table) >> seat) & 1))
    return;
  row->lines[CANASTA_LINE_HAND].points -= canasta_table_cost_hand (table, hand);
  if (table->by_hand && (state->board.had_turn & (1 << seat)))
    forgotten = canasta_roles_count_aside (&table->roles, hand);
  if (owned && canasta_board_has_second_hand (board, seat))
    {
      CanastaCardSet second;

      canasta_state_get_packet (state, seat, &second);
      row->lines[CANASTA_LINE_HAND].points -= canasta_table_cost_hand (table, &second);
      forgotten += canasta_roles_count_aside (&table->roles, &second);
    }
  if (table->rules.forgotten_red_three_flat)
    forgotten = MIN (forgotten, 1);
  row->lines[CANASTA_LINE_PENALTIES].points -= table->rules.forgotten_red_three * forgotten;
}

static int
value_going_out (const CanastaBoard *board, const CanastaTable *table)
{
  return board->ended == CANASTA_END_CONCEALED ? table->rules.concealed_bonus
                                               : table->rules.going_out_bonus;
}

/* The melds, hands and bonus of a side; threes on the table apart. */
static void
score_side (const CanastaState *state, const CanastaBoard *board, const CanastaTable *table,
            guint side, CanastaScoreRow *row)
{
  canasta_board_value_side (board, table, side, row);
  row->lines[CANASTA_LINE_PENALTIES].points -= cost_short (board, table, side);
  for (guint seat = 0; seat < table->players; seat++)
    if (board->side[seat] == side)
      {
        row->seats |= (guint8) (1 << seat);
        add_hand (state, board, table, seat, row);
      }
  row->lines[CANASTA_LINE_SECOND_HAND].points -= cost_second_hand (board, table, side);
  if (board->out_seat != CANASTA_NO_SEAT && board->side[board->out_seat] == side)
    row->lines[CANASTA_LINE_GOING_OUT].points = value_going_out (board, table);
}

/* Half of the sum, rounded up, of a loss towards nought; what the lines lose by it the cards
 * make up for. */
static void
halve (CanastaScoreRow *row)
{
  int sum = 0, halves = 0;

  for (guint kind = 0; kind < CANASTA_N_LINES; kind++)
    {
      sum += row->lines[kind].points;
      row->lines[kind].points /= 2;
      halves += row->lines[kind].points;
    }
  row->lines[CANASTA_LINE_CARDS].points += (sum > 0 ? (sum + 1) / 2 : sum / 2) - halves;
}

static void
add_up (const CanastaBoard *board, const CanastaTable *table, guint side, guint ledger,
        CanastaScoreRow *row)
{
  int bonus = 0;

  for (guint kind = 0; kind < CANASTA_N_LINES; kind++)
    row->total += row->lines[kind].points;
  if (table->asks_bonus)
    bonus = canasta_ask_bonus (table, board, side, ledger, row);
  row->lines[CANASTA_LINE_BONUS].points = bonus;
  row->total += bonus;
}

static int
count_seats (guint8 seats)
{
  return __builtin_popcount (seats);
}

/* Three players: each has a row; partners against a lone hand share the points
 * of the pair, but not their red threes unless the rules say so. */
static void
score_seats (const CanastaState *state, const CanastaBoard *board, const CanastaTable *table,
             CanastaScore *score)
{
  for (guint seat = 0; seat < table->players; seat++)
    {
      CanastaScoreRow *row = &score->rows[seat];
      guint side = board->side[seat];

      score_side (state, board, table, side, row);
      if (count_seats (row->seats) > 1
          && table->rules.lone_hand_pair_score == CANASTA_PAIR_SCORE_HALF)
        halve (row);
      score_red_threes (board, table, seat, row);
      score_set_aside (table, board->black_threes[seat], row);
      add_up (board, table, side, seat, row);
      row->seats = (guint8) (1 << seat);
    }
}

static void
score_sides (const CanastaState *state, const CanastaBoard *board, const CanastaTable *table,
             CanastaScore *score)
{
  for (guint side = 0; side < score->n_rows; side++)
    {
      CanastaScoreRow *row = &score->rows[side];

      score_side (state, board, table, side, row);
      score_red_threes (board, table, side, row);
      score_set_aside (table, board->black_threes[side], row);
      add_up (board, table, side, side, row);
    }
}

/* The match ends at the target or after a fixed number of rounds; a tie of the
 * best goes on unless it is shared. */
static void
decide_match (const CanastaBoard *board, const CanastaTable *table, CanastaScore *score)
{
  int best = score->totals[0];
  guint8 winners = 0;

  for (guint i = 1; i < score->n_rows; i++)
    best = MAX (best, score->totals[i]);
  for (guint i = 0; i < score->n_rows; i++)
    if (score->totals[i] == best)
      winners |= (guint8) (1 << i);

  if (table->rules.rounds > 0 ? board->round < table->rules.rounds
                              : best < table->rules.target)
    return;
  if (count_seats (winners) > 1 && table->rules.tie == CANASTA_TIE_EXTRA_ROUND)
    return;
  score->match_over = TRUE;
  score->winners = winners;
}

/**
 * canasta_state_score: (skip)
 * @state: a position whose deal has ended; before that, what it would score
 * @table: the table
 * @score: (out caller-allocates): the score
 *
 * Scores a deal. Where sides form as the pile is taken and nobody took it, the
 * player who went out is the lone hand; with the stock exhausted each stays
 * alone, and so does each where second hands make sides and nobody took one.
 *
 * Returns: whether that is the score; %FALSE where the table's variant has
 *   failed, and the score is without it
 */
gboolean
canasta_state_score (const CanastaState *state, const CanastaTable *table, CanastaScore *score)
{
  const CanastaBoard *board = &state->board;
  CanastaBoard formed;

  memset (score, 0, sizeof *score);
  if (board->lone_hand == CANASTA_NO_SEAT && board->out_seat != CANASTA_NO_SEAT
      && !table->forms_by_second_hand && canasta_board_may_form_sides (board, table))
    {
      formed = *board;
      canasta_board_form_sides (&formed, table, board->out_seat);
      board = &formed;
    }

  score->by_seat = table->by_seat;
  score->n_rows = table->by_seat ? table->players : board->n_sides;
  if (table->by_seat)
    score_seats (state, board, table, score);
  else
    score_sides (state, board, table, score);

  for (guint i = 0; i < score->n_rows; i++)
    score->totals[i] = board->totals[i] + score->rows[i].total;
  decide_match (board, table, score);
  return canasta_table_get_fault (table) == NULL;
}
