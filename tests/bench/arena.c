/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "arena.h"

#include <time.h>

/* A table of a house, or without a house of the variant alone; @changes, where
 * given, are rules in JSON that differ. */
CanastaTable *
arena_open_table (CanastaRegistry *registry, const char *name, const char *house,
                  const char *changes)
{
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *variant = NULL;
  g_autofree char *seating = NULL;
  g_autoptr (GError) error = NULL;
  CanastaTable *table;
  guint players;

  canasta_table_name_read (name, &variant, &players, &seating, &error);
  g_assert_no_error (error);
  if (changes)
    {
      node = json_from_string (changes, &error);
      g_assert_no_error (error);
    }
  table = canasta_registry_open_table (registry, variant, players, seating, house,
                                       node ? json_node_get_object (node) : NULL, &error);
  g_assert_no_error (error);
  return table;
}

/* A table as it is named on the command line: `classic:partnership/4`, or
 * `:cuban/4` by the rules of its variant alone. */
CanastaTable *
arena_open_named_table (CanastaRegistry *registry, const char *name)
{
  g_auto (GStrv) parts = g_strsplit (name, ":", 2);

  return parts[1] ? arena_open_table (registry, parts[1], *parts[0] ? parts[0] : NULL, NULL)
                  : arena_open_table (registry, name, "classic", NULL);
}

void
arena_decide_randomly (const CanastaTable *table, const CanastaBoard *board,
                       const CanastaCardSet *hand, const CanastaMemory *memory, gpointer random,
                       CanastaAction *action, CanastaPlan *plan)
{
  canasta_random_player_decide (table, board, hand, random, action, plan);
}

void
arena_decide_by_policy (const CanastaTable *table, const CanastaBoard *board,
                        const CanastaCardSet *hand, const CanastaMemory *memory,
                        gpointer weights, CanastaAction *action, CanastaPlan *plan)
{
  canasta_policy_decide (table, board, hand, memory, weights, action, plan);
}

/* In seconds: where time is what limits a search the clock counts, else the processor's
 * time, of all threads where it has several. */
static double
get_time (const ArenaSearch *search)
{
  struct timespec time;

  if (search->think > 0)
    return 1e-6 * (double) g_get_monotonic_time ();
  clock_gettime (search->options.threads > 1 ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_THREAD_CPUTIME_ID,
                 &time);
  return (double) time.tv_sec + 1e-9 * (double) time.tv_nsec;
}

/* A turn begins with the choice how to draw. */
static void
begin_turn (ArenaSearch *search)
{
  if (search->n_turns > 0)
    search->turns_by_time[(guint) MIN (1000 * search->turn_seconds, ARENA_MOST_MILLISECONDS)]++;
  search->turn_seconds = 0;
  search->n_turns++;
}

void
arena_decide_by_search (const CanastaTable *table, const CanastaBoard *board,
                        const CanastaCardSet *hand, const CanastaMemory *memory,
                        gpointer data, CanastaAction *action, CanastaPlan *plan)
{
  ArenaSearch *search = data;
  double start = get_time (search), seconds;
  CanastaSearchReport report;
  CanastaObservation observation = {
    .table = table, .board = *board, .seat = board->to_act, .hand = *hand,
  };

  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    {
      observation.known[seat] = memory->known[seat];
      observation.discarded[seat] = memory->discarded[seat];
      observation.passed[seat] = memory->passed[seat];
    }
  if (search->think > 0)
    search->options.deadline = canasta_search_find_deadline (board, search->think);
  canasta_search (&observation, &search->options, NULL, action, &report, NULL);
  seconds = get_time (search) - start;
  if (board->phase == CANASTA_PHASE_DRAW)
    begin_turn (search);
  search->turn_seconds += seconds;
  search->seconds += seconds;
  search->n_choices++;
  search->n_changed += report.changed;
  search->n_rollouts += report.rollouts;
  g_assert_true (canasta_judge (table, board, hand, action, plan, NULL));
}

/* What a measuring player sees of other hands, told as cards that everyone saw. */
static void
show_hands (const ArenaPlayer *player, const CanastaState *state, CanastaMemory *memory)
{
  const CanastaBoard *board = &state->board;
  guint seat = board->to_act;
  guint next = board->next[seat];

  while (board->side[next] == board->side[seat] && next != seat)
    next = board->next[next];
  for (guint other = board->next[seat]; other != seat; other = board->next[other])
    if (player->sight == ARENA_SIGHT_ALL || other == next)
      memory->known[other] = state->hands[other];
}

/* Plays a deal to its end; returns the number of actions. */
guint
arena_play_on (const CanastaTable *table, CanastaState *state, const ArenaPlayer *players)
{
  CanastaMemory memory = { 0 };
  guint n_actions = 0;

  for (; !state->board.ended; n_actions++)
    {
      const ArenaPlayer *player = &players[state->board.to_act];
      guint seat = state->board.to_act;
      CanastaCard top = canasta_board_get_top (&state->board);
      CanastaMemory seen = memory;
      CanastaAction action;
      CanastaPlan plan;

      if (player->sight != ARENA_SIGHT_OWN)
        show_hands (player, state, &seen);
      player->decide (table, &state->board, &state->hands[seat], &seen, player->data, &action,
                      &plan);
      canasta_state_commit (state, table, &action, &plan);
      canasta_memory_note_by (&memory, table, seat, top, &action, &state->board);
    }
  return n_actions;
}

/* What the side of seat 0, or the seat, makes more than the best of the others. */
static int
get_difference (const CanastaTable *table, const CanastaState *state)
{
  guint own = canasta_table_get_ledger (table, &state->board, 0);
  int best = G_MININT;
  CanastaScore score;

  canasta_state_score (state, table, &score);
  for (guint i = 0; i < score.n_rows; i++)
    if (i != own)
      best = MAX (best, score.rows[i].total);
  return score.rows[own].total - best;
}

/* Totals before the deal, so that all openings are asked for. */
static void
draw_totals (const CanastaTable *table, guint64 deal, gint32 *totals)
{
  CanastaRandom random = { deal };

  for (guint i = 0; i < CANASTA_MAX_SEATS; i++)
    totals[i] = (gint32) canasta_random_below (&random, 10) * table->rules.target * 9 / 100;
}

/* Deals at a table where all openings are asked for. */
void
arena_deal (CanastaState *state, const CanastaTable *table, guint64 deal)
{
  gboolean by_round = table->rules.opening_by == CANASTA_OPENING_BY_ROUND;
  guint round = by_round ? 1 + (guint) (deal % MAX (table->rules.rounds, 1)) : 1;
  gint32 totals[CANASTA_MAX_SEATS];

  draw_totals (table, deal, totals);
  canasta_state_deal (state, table, deal, round,
                      canasta_table_get_dealer (table, 1, deal % table->players), totals);
}

/* Plays a deal twice, the second time with the places exchanged: seat 0's side
 * is played by @one and the others by @other, and the other way round. Returns
 * twice the points @one is ahead. */
int
arena_play_twice (const CanastaTable *table, guint64 deal, const ArenaPlayer *one,
                  const ArenaPlayer *other)
{
  const CanastaSeating *seating = canasta_table_get_seats (table, 1);
  int difference = 0;

  for (int way = 0; way < 2; way++)
    {
      ArenaPlayer players[CANASTA_MAX_SEATS];
      CanastaState state;

      for (guint seat = 0; seat < table->players; seat++)
        players[seat] = (seating->side[seat] == seating->side[0]) == (way == 0) ? *one : *other;
      arena_deal (&state, table, deal);
      arena_play_on (table, &state, players);
      difference += way == 0 ? get_difference (table, &state) : -get_difference (table, &state);
    }
  return difference;
}
