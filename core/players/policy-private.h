/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the policy share while they choose one action. */

#pragma once

#include "players/policy.h"
#include "players/proposal.h"

G_BEGIN_DECLS

/* So many cards of a rank and more are priced alike. */
#define CANASTA_MANY_OF_RANK 4

/* What prices of discards follow from that: the own side has a meld of the rank, the next side
 * has one that may grow, or the rank is dead. */
#define CANASTA_USE_OWN 1
#define CANASTA_USE_NEXT 2
#define CANASTA_USE_DEAD 4

/**
 * CanastaTariff:
 * @thrown: percent of the risk of a rank left, by whether the next player threw it
 * @passed: the same, by whether that player let it lie
 * @unseen: worth of keeping one of so many cards, for each unseen one of the rank
 * @uses: what melds of the rank and its end add to that, by their sum
 *
 * What prices of discards follow from the weights alone, worked out once for all turns.
 */
typedef struct
{
  guint thrown[2];
  guint passed[2];
  int unseen[CANASTA_MANY_OF_RANK + 1];
  int uses[2 * CANASTA_USE_DEAD];
} CanastaTariff;

typedef struct
{
  CanastaProposal proposal;
  const CanastaMemory *memory;
  const CanastaWeights *weights;
  CanastaTariff tariff;
  guint8 eyes;                  /* whose turn the next three are from */
  gboolean near_end;            /* an opponent could soon go out: few cards, and canastas enough */
  int opponents;                /* how many cards they hold */
  int partners;
  guint8 least_run;             /* the weights for those of the view */
  guint8 least_wilds;
  gboolean has_looked;          /* whether what follows is of the hand as it is now */
  CanastaRunWorths worths;      /* of the hand; where there are sequences */
  CanastaWayOut way;            /* the one that was found when the partner was last asked */
} CanastaPolicy;

/* Whether a side takes the pile with a natural pair only. */
static inline gboolean
canasta_policy_needs_pairs (const CanastaView *view, guint side)
{
  return view->board->frozen
         | (view->table->frozen_before_opening
            & !canasta_board_has_opened (view->board, side));
}

void      canasta_policy_begin             (CanastaPolicy        *self,
                                            const CanastaMemory  *memory,
                                            const CanastaWeights *weights);
void      canasta_policy_look_around       (CanastaPolicy       *self);
gboolean  canasta_policy_may_wait_for_runs (const CanastaPolicy *self);
void      canasta_policy_look              (CanastaPolicy       *self);

gboolean  canasta_policy_propose_join      (CanastaPolicy       *self);
gboolean  canasta_policy_propose_melds     (CanastaPolicy       *self);
gboolean  canasta_policy_propose_discard   (CanastaPolicy       *self);

G_END_DECLS
