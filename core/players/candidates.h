/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The choices a search weighs against each other. Private to `players`. */

#pragma once

#include "play/legality.h"
#include "players/policy.h"

G_BEGIN_DECLS

/**
 * CanastaCandidate:
 * @action: a legal action
 * @plan: the same, worked out
 * @discard: what is thrown after a meld, or %CANASTA_NO_CARD where the policy
 *   goes on as it likes
 */
typedef struct
{
  CanastaAction action;
  CanastaPlan plan;
  CanastaCard discard;
} CanastaCandidate;

#define CANASTA_MAX_CANDIDATES 40

/**
 * CanastaCandidates:
 * @n: how many there are
 * @of: the candidates, the policy's own choice first
 */
typedef struct
{
  guint n;
  CanastaCandidate of[CANASTA_MAX_CANDIDATES];
} CanastaCandidates;

void  canasta_candidates_list  (CanastaCandidates     *self,
                                const CanastaState    *state,
                                const CanastaTable    *table,
                                const CanastaMemory   *memory,
                                const CanastaWeights  *leaning,
                                const CanastaWeights  *weights);

G_END_DECLS
