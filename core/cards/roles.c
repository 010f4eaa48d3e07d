/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cards/roles.h"

/* The cards of a rank in some suits, a bit a face. */
static guint64
list_faces (CanastaRank rank, CanastaLane suits)
{
  guint64 faces = 0;

  for (int suit = 0; suit < CANASTA_N_SUITS; suit++)
    if ((suits >> (4 * suit)) & 15)
      faces |= G_GUINT64_CONSTANT (1) << canasta_card (rank, suit);
  return faces;
}

/**
 * canasta_roles_init: (skip)
 * @self: (out caller-allocates): the roles
 * @wild: the ranks of wild cards, as bits; only twos and jokers can be
 * @natural: the ranks of natural cards, as bits
 *
 * Begins with wild and natural cards, and nothing that is laid aside or stops.
 */
void
canasta_roles_init (CanastaRoles *self, guint16 wild, guint16 natural)
{
  *self = (CanastaRoles){
    .wild_ranks = wild, .natural_ranks = natural, .melded_ranks = natural,
    .aside_rank = CANASTA_NO_RANK, .stop_rank = CANASTA_NO_RANK,
  };
  for (int rank = 4 * CANASTA_WILD_WORD; rank < CANASTA_N_RANKS; rank++)
    if (canasta_ranks_have (wild, rank))
      {
        self->wild_word |= G_GUINT64_CONSTANT (0xffff) << (16 * (rank & 3));
        self->wild |= list_faces ((CanastaRank) rank, rank == CANASTA_RANK_JOKER ? 1 : 0xffff);
      }
}

/**
 * canasta_roles_set_aside: (skip)
 * @self: the roles
 * @rank: a rank
 * @suits: some of its suits, each with four bits of a lane
 *
 * Has these cards laid aside for a bonus.
 */
void
canasta_roles_set_aside (CanastaRoles *self, CanastaRank rank, CanastaLane suits)
{
  self->aside_rank = (guint8) rank;
  self->aside_suits = suits;
  self->aside_word = (guint64) suits << (16 * (rank & 3));
  self->aside = list_faces (rank, suits);
}

/**
 * canasta_roles_set_stop: (skip)
 * @self: the roles
 * @rank: a rank that is not natural
 * @suits: some of its suits, each with four bits of a lane
 *
 * Makes stop cards of these cards.
 */
void
canasta_roles_set_stop (CanastaRoles *self, CanastaRank rank, CanastaLane suits)
{
  self->stop_rank = (guint8) rank;
  self->stop_suits = suits;
  self->stop = list_faces (rank, suits);
  self->melded_ranks |= (guint16) (1 << rank);
}
