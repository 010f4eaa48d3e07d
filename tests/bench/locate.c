/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where cards are, by what players did: how much likelier than by chance a
 * hidden card is in a hand, for the table of belief.c. The policy plays. */
#include "config.h"

#include "arena.h"

typedef struct
{
  double expected;
  double found;
} Count;

typedef struct
{
  Count naturals[3][2][3];      /* thrown, passed, standing of the side */
  Count black_threes;
  Count wilds;
} Counts;

static Count *
find_count (Counts *counts, const CanastaBoard *board, const CanastaMemory *memory, guint seat,
            CanastaRank rank)
{
  guint side = board->side[seat];
  int thrown = canasta_card_set_count_rank (&memory->discarded[seat], rank);
  int passed = (memory->passed[seat] >> rank) & 1;
  int standing = board->first_meld[side][rank] > 0          ? 2
                 : canasta_board_has_opened (board, side) ? 1
                                                            : 0;

  if (rank == CANASTA_RANK_THREE)
    return &counts->black_threes;
  if (rank >= CANASTA_RANK_TWO)
    return &counts->wilds;
  return &counts->naturals[MIN (thrown, 2)][passed][standing];
}

/* Counts what the seat to act does not see of the others' hands. */
static void
look (Counts *counts, const CanastaTable *table, const CanastaState *state,
      const CanastaMemory *memory)
{
  const CanastaBoard *board = &state->board;
  CanastaObservation observation;
  CanastaCardSet unseen;
  CanastaRankCounts hidden;
  int n_hidden = 0;

  canasta_state_observe (state, table, memory, board->to_act, &observation);
  canasta_observation_get_unseen (&observation, &unseen);
  canasta_roles_remove_aside (&table->roles, &unseen);
  for (guint seat = 0; seat < table->players; seat++)
    if (seat != board->to_act)
      canasta_card_set_remove (&unseen, &memory->known[seat]);
  canasta_card_set_count_ranks (&unseen, &hidden);
  n_hidden = canasta_card_set_count (&unseen);

  for (guint seat = 0; seat < table->players; seat++)
    {
      CanastaCardSet hand = state->hands[seat];
      CanastaRankCounts held;
      int n_hand;

      if (seat == board->to_act)
        continue;
      canasta_card_set_remove (&hand, &memory->known[seat]);
      canasta_card_set_count_ranks (&hand, &held);
      n_hand = canasta_card_set_count (&hand);
      for (guint rank = 0; rank < CANASTA_N_RANKS && n_hidden > 0; rank++)
        {
          Count *count = find_count (counts, board, memory, seat, rank);

          count->expected += (double) hidden.of[rank] * n_hand / n_hidden;
          count->found += held.of[rank];
        }
    }
}

static void
play_deal (Counts *counts, const CanastaTable *table, guint64 number)
{
  CanastaMemory memory = { 0 };
  gint32 totals[CANASTA_MAX_SEATS];
  CanastaState state;

  for (guint i = 0; i < CANASTA_MAX_SEATS; i++)
    totals[i] = (gint32) ((number * 7 + i * 3) % 10) * 450;
  canasta_state_deal (&state, table, number, 1,
                      canasta_table_get_dealer (table, 1, number % table->players), totals);
  while (!state.board.ended)
    {
      guint seat = state.board.to_act;
      CanastaCard top = canasta_board_get_top (&state.board);
      CanastaAction action;
      CanastaPlan plan;

      if (state.board.phase == CANASTA_PHASE_DRAW)
        look (counts, table, &state, &memory);
      canasta_policy_decide (table, &state.board, &state.hands[seat], &memory,
                             canasta_policy_get_weights (table), &action, &plan);
      canasta_state_commit (&state, table, &action, &plan);
      canasta_memory_note_by (&memory, table, seat, top, &action, &state.board);
    }
}

static void
print_count (const char *what, const Count *count)
{
  g_print ("%s: %.0f of a hundred, in %.0f\n", what,
           count->expected > 0 ? 100 * count->found / count->expected : 100, count->expected);
}

int
main (int argc, char **argv)
{
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  g_autoptr (CanastaTable) table = arena_open_table (registry, "partnership/4", "classic", NULL);
  const char *const standings[] = { "unopened", "opened", "has the meld" };
  Counts counts = { 0 };

  for (guint64 number = 1; number <= 5000; number++)
    play_deal (&counts, table, number);

  for (guint thrown = 0; thrown < 3; thrown++)
    for (guint passed = 0; passed < 2; passed++)
      for (guint standing = 0; standing < 3; standing++)
        {
          g_autofree char *what = g_strdup_printf ("thrown %u, passed %u, %s", thrown, passed,
                                                   standings[standing]);

          print_count (what, &counts.naturals[thrown][passed][standing]);
        }
  print_count ("black threes", &counts.black_threes);
  print_count ("wild cards", &counts.wilds);
  return 0;
}
