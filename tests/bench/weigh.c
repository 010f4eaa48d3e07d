/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which of two searches chooses better, one choice at a time: deals are played,
 * both are asked at every choice, and where they differ the policy plays both
 * choices out in the true hands, with many orders of the stock. It shows where
 * the policy goes wrong, and differences in far fewer deals than rounds played
 * to their end. But it takes everyone for the policy: what makes a search trust
 * its play-outs more looks good here, and need not be; `compare` decides.
 *
 *   weigh --table classic:partnership/4 --deals 200 search=2000 search=2000,by-chance
 *
 * The players are those of `compare`. The first of them plays on. */
#include "config.h"

#include <math.h>

#include "contestant.h"

/* Choices of one kind by the first, of another by the second. */
typedef struct
{
  guint64 n;
  double sum;
} Kind;

typedef struct
{
  const CanastaTable *table;
  const Contestant *contestants;
  CanastaRandom random;
  guint n_orders;
  guint64 n_choices;
  guint64 n_different;
  double sum;
  double squares;
  Kind kinds[CANASTA_N_ACTION_KINDS][CANASTA_N_ACTION_KINDS];
} Weighing;

/* What the seat makes more than the mean of its opponents. */
static int
get_lead (const CanastaTable *table, const CanastaState *state, guint seat)
{
  const CanastaBoard *board = &state->board;
  guint own = canasta_table_get_ledger (table, board, seat);
  int others = 0, n_others = 0;
  CanastaScore score;

  canasta_state_score (state, table, &score);
  for (guint i = 0; i < score.n_rows; i++)
    if (i != own && (!score.by_seat || board->side[i] != board->side[own]))
      {
        others += score.rows[i].total;
        n_others++;
      }
  return score.rows[own].total - (n_others > 0 ? others / n_others : 0);
}

static int
play_out (const Weighing *self, const CanastaState *state, const CanastaMemory *memory,
          const CanastaAction *action, const CanastaPlan *plan)
{
  guint seat = state->board.to_act;
  CanastaMemory seen = *memory;
  CanastaState copy = *state;

  canasta_state_commit (&copy, self->table, action, plan);
  canasta_memory_note (&seen, self->table, &state->board, action, &copy.board);
  canasta_policy_play_out (&copy, self->table, &seen, canasta_policy_get_weights (self->table));
  return get_lead (self->table, &copy, seat);
}

static void
weigh_choices (Weighing *self, const CanastaState *state, const CanastaMemory *memory,
               CanastaAction *actions, CanastaPlan *plans)
{
  CanastaState world = *state;
  double sum = 0;

  for (guint i = 0; i < self->n_orders; i++)
    {
      canasta_deck_shuffle (world.stock, world.board.stock_count, &self->random);
      sum += play_out (self, &world, memory, &actions[0], &plans[0])
             - play_out (self, &world, memory, &actions[1], &plans[1]);
    }
  sum /= self->n_orders;
  self->n_different++;
  self->sum += sum;
  self->squares += sum * sum;
  self->kinds[actions[0].kind][actions[1].kind].n++;
  self->kinds[actions[0].kind][actions[1].kind].sum += sum;
}

static void
play_deal (Weighing *self, guint64 deal)
{
  CanastaMemory memory = { 0 };
  CanastaState state;

  arena_deal (&state, self->table, deal);
  while (!state.board.ended)
    {
      guint seat = state.board.to_act;
      CanastaCard top = canasta_board_get_top (&state.board);
      CanastaAction actions[2];
      CanastaPlan plans[2];

      for (guint i = 0; i < 2; i++)
        {
          const ArenaPlayer *player = &self->contestants[i].player;

          player->decide (self->table, &state.board, &state.hands[seat], &memory, player->data,
                          &actions[i], &plans[i]);
        }
      if (!canasta_action_equal (&actions[0], &actions[1]))
        weigh_choices (self, &state, &memory, actions, plans);
      self->n_choices++;
      canasta_state_commit (&state, self->table, &actions[0], &plans[0]);
      canasta_memory_note_by (&memory, self->table, seat, top, &actions[0], &state.board);
    }
}

/* Where the difference comes from. */
static void
print_kinds (const Weighing *self, double n_rounds)
{
  static const char *const names[] = { "draw", "take", "pass", "lay", "meld", "withdraw", "ask",
                                       "yes", "no", "discard", "out" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    for (guint k = 0; k < G_N_ELEMENTS (names); k++)
      {
        const Kind *kind = &self->kinds[i][k];

        if (kind->n > 0)
          g_print ("  %8s for %-8s %6.2f times a round, %+7.1f points a round\n", names[i],
                   names[k], (double) kind->n / n_rounds, kind->sum / n_rounds);
      }
}

static void
print_result (const Weighing *self, double n_rounds)
{
  double n = (double) self->n_choices;
  double mean = self->sum / n;
  double each = n / n_rounds;

  g_print ("%+.1f ± %.1f points a round; %.1f %% of %.0f choices differ\n", mean * each,
           sqrt (MAX (self->squares / n - mean * mean, 0) / n) * each,
           100 * (double) self->n_different / n, n);
  print_kinds (self, n_rounds);
}

int
main (int argc, char **argv)
{
  int deals = 200, orders = 64;
  const GOptionEntry entries[] = {
    { "deals", 0, 0, G_OPTION_ARG_INT, &deals, "Deals to play", "N" },
    { "orders", 0, 0, G_OPTION_ARG_INT, &orders, "Orders of the stock", "N" },
    { NULL },
  };
  g_auto (Contest) contest;
  Weighing self = { .random = { 1 } };

  contest_init (&contest);
  if (!contest_read (&contest, entries, argc, argv))
    return 2;

  self.table = contest.table;
  self.contestants = contest.contestants;
  self.n_orders = (guint) MAX (orders, 1);
  deals = MAX (deals, 1);
  for (int i = 0; i < deals; i++)
    play_deal (&self, contest.first + (guint64) i);
  print_result (&self, (double) deals * contest.table->n_sides);
  contest_print_efforts (&contest);
  return 0;
}
