/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What one seat may know. The window, the hints, the computer players and
 * foreign programs receive this and nothing else. */

#pragma once

#include "play/action.h"
#include "play/state.h"

G_BEGIN_DECLS

/**
 * CanastaObservation:
 * @table: the table, not owned
 * @board: what lies open
 * @seat: whose eyes these are, or %CANASTA_NO_SEAT for who only looks on
 * @hand: the seat's own hand; nothing for who looks on
 * @known: by seat, cards everyone saw go into that hand with the pile and not
 *   come out again
 * @discarded: by seat, what it has discarded in this deal
 * @passed: by seat, the ranks on top of a pile it did not take although it was
 *   not stopped, as bits
 * @log: (nullable) (array zero-terminated=1): the actions of the deal in
 *   notation, the oldest first; not owned, valid until the next action
 * @n_guessed: how many cards at the bottom of the pile are only guessed,
 *   because whoever wrote the observation did not tell them
 *
 * A value without hidden cards: legality works on @board and @hand.
 */
typedef struct
{
  const CanastaTable *table;
  CanastaBoard board;
  guint8 seat;
  CanastaCardSet hand;
  CanastaCardSet known[CANASTA_MAX_SEATS];
  CanastaCardSet discarded[CANASTA_MAX_SEATS];
  guint16 passed[CANASTA_MAX_SEATS];
  const char *const *log;
  guint16 n_guessed;
} CanastaObservation;

/**
 * CanastaMemory:
 *
 * What all players have seen happen: kept beside a position by whoever plays
 * it, so that an observation can hold it.
 */
typedef struct
{
  CanastaCardSet known[CANASTA_MAX_SEATS];
  CanastaCardSet discarded[CANASTA_MAX_SEATS];
  guint16 passed[CANASTA_MAX_SEATS];
} CanastaMemory;

void              canasta_memory_note_laid
                                        (CanastaMemory        *self,
                                         guint                 seat,
                                         const CanastaCardSet *laid);
void              canasta_memory_note_left
                                        (CanastaMemory        *self,
                                         const CanastaTable   *table,
                                         guint                 seat,
                                         CanastaCard           top);
void              canasta_memory_note_discarded
                                        (CanastaMemory        *self,
                                         guint                 seat,
                                         CanastaCard           card);
CANASTA_API void  canasta_memory_note   (CanastaMemory        *self,
                                         const CanastaTable   *table,
                                         const CanastaBoard   *before,
                                         const CanastaAction  *action,
                                         const CanastaBoard   *after);
CANASTA_API void  canasta_memory_note_by
                                        (CanastaMemory        *self,
                                         const CanastaTable   *table,
                                         guint                 seat,
                                         CanastaCard           top,
                                         const CanastaAction  *action,
                                         const CanastaBoard   *after);
CANASTA_API void  canasta_state_observe (const CanastaState   *state,
                                         const CanastaTable   *table,
                                         const CanastaMemory  *memory,
                                         guint                 seat,
                                         CanastaObservation   *observation);
void              canasta_observation_get_unseen
                                        (const CanastaObservation *self,
                                         CanastaCardSet           *unseen);
CANASTA_API void  canasta_observation_get_memory
                                        (const CanastaObservation *self,
                                         CanastaMemory            *memory);

G_END_DECLS
