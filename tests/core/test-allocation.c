/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copying a position, choosing for it by the policy and playing it to its end
 * take no memory from the heap. */
#include "config.h"

#include "../bench/arena.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) \
    || __has_feature(memory_sanitizer)
#define HEAP_IS_WATCHED 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(__GLIBC__)
#define HEAP_IS_WATCHED 1
#endif

#define N_DEALS 40

static guint n_allocations;

#ifndef HEAP_IS_WATCHED

/* The program's own functions stand before those of the C library, for the
 * libraries too; they hand on to it. */
extern void *__libc_malloc (size_t size);
extern void *__libc_calloc (size_t n, size_t size);
extern void *__libc_realloc (void *old, size_t size);

void *
malloc (size_t size)
{
  n_allocations++;
  return __libc_malloc (size);
}

void *
calloc (size_t n, size_t size)
{
  n_allocations++;
  return __libc_calloc (n, size);
}

void *
realloc (void *old, size_t size)
{
  n_allocations++;
  return __libc_realloc (old, size);
}

#endif

/* Plays a deal, and each of its positions to the end; returns how many. */
static guint
play_out_everywhere (const CanastaTable *table, guint64 number)
{
  const CanastaWeights *weights = canasta_policy_get_weights (table);
  CanastaMemory memory = { 0 };
  CanastaState state;
  guint n = 0;

  for (arena_deal (&state, table, number); !state.board.ended; n++)
    {
      guint seat = state.board.to_act;
      CanastaCard top = canasta_board_get_top (&state.board);
      CanastaMemory seen = memory;
      CanastaState copy;
      CanastaAction action;
      CanastaPlan plan;

      canasta_state_copy (&copy, &state);
      canasta_policy_play_out (&copy, table, &seen, weights);
      canasta_policy_decide (table, &state.board, &state.hands[seat], &memory, weights, &action,
                             &plan);
      canasta_state_commit (&state, table, &action, &plan);
      canasta_memory_note_by (&memory, table, seat, top, &action, &state.board);
    }
  return n;
}

static void
test_play_out (gconstpointer name)
{
  g_autoptr (CanastaRegistry) registry = canasta_registry_new ();
  g_autoptr (CanastaTable) table = arena_open_named_table (registry, name);
  g_autofree char *probe = NULL;
  guint n_positions = 0, n_before = n_allocations;

  probe = g_malloc (1000);
  if (n_allocations == n_before)
    {
      g_test_skip ("allocations cannot be counted here");
      return;
    }
  /* What is made once for all deals is made; newer GLib allocates while it is. */
  play_out_everywhere (table, N_DEALS);
  n_before = n_allocations;
  for (guint i = 0; i < N_DEALS; i++)
    n_positions += play_out_everywhere (table, i);
  g_assert_cmpuint (n_allocations, ==, n_before);
  g_assert_cmpuint (n_positions, >, 10 * N_DEALS);
}

int
main (int argc, char **argv)
{
  static const char *const names[] = {
    "classic:partnership/4", "classic:two-player/2", "classic:three-player/3/lone-hand",
    "fr-ducale:teams/6/pairs", "it-classic:partnership/4", "fr-online:partnership/4",
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strconcat ("/allocation/play-out/", names[i], NULL);

      g_test_add_data_func (path, names[i], test_play_out);
    }
  return g_test_run ();
}
