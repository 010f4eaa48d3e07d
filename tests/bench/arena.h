/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where players meet on a bare position, without matches and observations: for
 * tests of players, measurements and tuning. */

#pragma once

#include "canasta.h"

/**
 * ArenaPlayer:
 * @decide: chooses an action and works it out
 * @data: handed to @decide
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
} ArenaPlayer;

/* The players: one that plays at random by the #CanastaRandom it is given, the
 * policy by its #CanastaWeights, and the search by its #CanastaSearchOptions. */
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
                                        gpointer              options,
                                        CanastaAction        *action,
                                        CanastaPlan          *plan);

CanastaTable  *arena_open_table        (CanastaRegistry      *registry,
                                        const char           *name,
                                        const char           *house,
                                        const char           *changes);
guint          arena_play_on           (const CanastaTable   *table,
                                        CanastaState         *state,
                                        const ArenaPlayer    *players);
int            arena_play_twice        (const CanastaTable   *table,
                                        guint64               deal,
                                        const ArenaPlayer    *one,
                                        const ArenaPlayer    *other);
