/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What choosing by chance and playing whole deals by chance have in common. */

#pragma once

#include "play/opening.h"
#include "players/proposal.h"
#include "players/random-player.h"

G_BEGIN_DECLS

/* A meld of so many cards is on its way to a canasta. */
#define CANASTA_LEAST_WORTH_A_WILD 4

static inline gboolean
canasta_random_toss (CanastaRandom *random)
{
  return canasta_random_below (random, 2) == 0;
}

/* The ranks on which something may be laid, as bits, of a side that has opened: those that
 * wild cards alone are laid on as well. */
static inline guint16
canasta_random_list_additions (const CanastaTable *table, const CanastaSideFacts *own,
                               const CanastaRankCounts *held, int wilds)
{
  guint16 ranks = canasta_rank_counts_at_least (held, (guint) canasta_table_get_least (table))
                  | (canasta_rank_counts_at_least (held, 1) & own->melded_ranks);
  CanastaRankCounts sizes;

  memcpy (sizes.of, own->sizes, sizeof sizes.of);
  if (wilds > 0)
    ranks |= own->melded_ranks & canasta_rank_counts_at_least (&sizes, CANASTA_LEAST_WORTH_A_WILD);
  return ranks & table->roles.natural_ranks;
}

/* Whether there may be something to open with, sequences left out. */
static inline gboolean
canasta_random_may_open (const CanastaTable *table, const CanastaBoard *board,
                         const CanastaRankCounts *held, int wilds)
{
  const CanastaForm *form = &table->forms.of[CANASTA_FORM_WILD];
  guint16 sets, pairs;

  canasta_opening_list_sets (table, held, &sets, &pairs);
  if (sets == 0 && (pairs == 0 || wilds == 0)
      && (form->when == CANASTA_MELD_WHEN_NEVER || wilds < MAX (form->least, 1)))
    return FALSE;
  return !canasta_opening_is_out_of_reach (table, held, CANASTA_NO_RANK,
                                           canasta_board_get_minimum (table, board,
                                                                      board->to_act));
}

CanastaCard  canasta_random_player_pick_face     (const CanastaTable    *table,
                                                  const CanastaCardSet  *hand,
                                                  CanastaRandom         *random);
void         canasta_random_player_propose       (CanastaProposal       *self,
                                                  CanastaRandom         *random);
gboolean     canasta_random_player_propose_take  (CanastaProposal       *self,
                                                  const CanastaLaydown  *laydown);
void         canasta_random_player_propose_draw  (CanastaProposal       *self);

G_END_DECLS
