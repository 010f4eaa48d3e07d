/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The deal numbers of the rounds of a match: those that follow from its number, and
 * those that are told. */
#include "config.h"

#include "cards/deck.h"
#include "match/match-private.h"

/* The first round of the record. */
static guint
get_first_round (const CanastaMatch *self)
{
  return self->start ? self->start->state.board.round : 1;
}

/* One that was told; 0 for a round that is not dealt yet, or before the record. */
static guint64
get_told (CanastaMatch *self, guint round)
{
  guint first = get_first_round (self);

  if (round < first || round - first >= self->deals->len)
    return round == 1 ? self->number : 0;
  return g_array_index (self->deals, guint64, round - first);
}

/**
 * canasta_match_get_deal:
 * @self: a match
 * @round: a round, from 1
 *
 * Returns: the deal number of the round; where the numbers are told, 0 for one that
 *   was not, and for one before the record
 */
guint64
canasta_match_get_deal (CanastaMatch *self, guint round)
{
  switch (self->dealing)
    {
    case CANASTA_DEALING_IN_SUCCESSION:
      return (self->number + round - 1) & CANASTA_MAX_DEAL;
    case CANASTA_DEALING_TOLD:
      return get_told (self, round);
    case CANASTA_DEALING_BY_MATCH:
    default:
      return canasta_deck_deal_of_round (self->number, round);
    }
}

/**
 * canasta_match_tell_deal:
 * @self: a match whose deal numbers are told
 * @deal: the deal number of the next round, 0 to %CANASTA_MAX_DEAL
 *
 * Tells how the next round is to be dealt. Until it is, another number takes the
 * place of this one.
 */
void
canasta_match_tell_deal (CanastaMatch *self, guint64 deal)
{
  g_return_if_fail (self->dealing == CANASTA_DEALING_TOLD);
  g_return_if_fail (deal <= CANASTA_MAX_DEAL);

  g_array_set_size (self->deals, self->round + 1 - get_first_round (self));
  g_array_append_val (self->deals, deal);
}

/* Whether it is known how the next round is dealt. */
gboolean
canasta_match_has_next_deal (CanastaMatch *self)
{
  return self->dealing != CANASTA_DEALING_TOLD
         || self->deals->len > self->round + 1 - get_first_round (self);
}
