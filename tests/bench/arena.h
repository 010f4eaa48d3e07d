/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where players meet on a bare position, without matches and observations: for
 * tests of players, measurements and tuning. */

#pragma once

#include "canasta.h"

/**
 * ArenaSight:
 *
 * Whose hands a measuring player sees. It is no computer player of the game: it tells
 * how much hidden cards are worth.
 */
typedef enum
{
  ARENA_SIGHT_OWN,
  ARENA_SIGHT_NEXT_OPPONENT,
  ARENA_SIGHT_ALL,
} ArenaSight;

/**
 * ArenaPlayer:
 * @decide: chooses an action and works it out
 * @data: handed to @decide
 * @sight: whose hands are told as if everyone had seen them
 */
typedef struct
{
  void (*decide) (const CanastaTable   *table,
                  const CanastaBoard   *board,
                  const CanastaCardSet *hand,
                  const CanastaMemory  *memory,
                  gpointer              data,
                  CanastaAction        *action,
                  CanastaPlan          *plan);
  gpointer data;
  ArenaSight sight;
} ArenaPlayer;

#define ARENA_MOST_MILLISECONDS 2000

/**
 * ArenaSearch:
 * @options: how it searches
 * @think: the most milliseconds for a choice, or 0; then times are those of the clock
 * @n_turns: how many turns it has begun
 * @n_choices: how many choices it has made
 * @n_changed: how many of them were not the policy's
 * @n_rollouts: how many deals it has played out for them
 * @seconds: the processor time it took
 * @turn_seconds: the same, of the turn it is at
 * @turns_by_time: how many turns took so many milliseconds; the last are those
 *   that took longer
 */
typedef struct
{
  CanastaSearchOptions options;
  guint think;
  guint64 n_turns;
  guint64 n_choices;
  guint64 n_changed;
  guint64 n_rollouts;
  double seconds;
  double turn_seconds;
  guint turns_by_time[ARENA_MOST_MILLISECONDS + 1];
} ArenaSearch;

/* The players: one that plays at random by the #CanastaRandom it is given, the
 * policy by its #CanastaWeights, and the search by its #ArenaSearch. */
void           arena_decide_randomly   (const CanastaTable   *table,
                                        const CanastaBoard   *board,
                                        const CanastaCardSet *hand,
                                        const CanastaMemory  *memory,
                                        gpointer              random,
                                        CanastaAction        *action,
                                        CanastaPlan          *plan);
void           arena_decide_by_policy  (const CanastaTable   *table,
                                        const CanastaBoard   *board,
                                        const CanastaCardSet *hand,
                                        const CanastaMemory  *memory,
                                        gpointer              weights,
                                        CanastaAction        *action,
                                        CanastaPlan          *plan);
void           arena_decide_by_search  (const CanastaTable   *table,
                                        const CanastaBoard   *board,
                                        const CanastaCardSet *hand,
                                        const CanastaMemory  *memory,
                                        gpointer              search,
                                        CanastaAction        *action,
                                        CanastaPlan          *plan);

CanastaTable  *arena_open_table        (CanastaRegistry      *registry,
                                        const char           *name,
                                        const char           *house,
                                        const char           *changes);
CanastaTable  *arena_open_named_table  (CanastaRegistry      *registry,
                                        const char           *name);
void           arena_deal              (CanastaState         *state,
                                        const CanastaTable   *table,
                                        guint64               deal);
guint          arena_play_on           (const CanastaTable   *table,
                                        CanastaState         *state,
                                        const ArenaPlayer    *players);
int            arena_play_twice        (const CanastaTable   *table,
                                        guint64               deal,
                                        const ArenaPlayer    *one,
                                        const ArenaPlayer    *other);
