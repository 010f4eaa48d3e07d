/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "play/opening.h"

/**
 * canasta_opening_list_sets: (skip)
 * @table: the table
 * @held: a hand, by rank
 * @sets: (out): the ranks that are melds by themselves
 * @pairs: (out): those that wild cards make ones
 */
void
canasta_opening_list_sets (const CanastaTable *table, const CanastaRankCounts *held, guint16 *sets,
                           guint16 *pairs)
{
  guint16 groups = table->forms.groups;
  int least = MAX (table->forms.of[CANASTA_FORM_GROUP].least_naturals, 1);

  *sets = canasta_rank_counts_at_least (held, (guint) canasta_table_get_least (table)) & groups;
  *pairs = canasta_rank_counts_at_least (held, (guint) least) & groups & ~*sets;
}

/**
 * canasta_opening_is_out_of_reach: (skip)
 * @table: the table
 * @held: the hand, by rank
 * @top: the rank of the pile's top card, where that is laid too, or %CANASTA_NO_RANK
 * @minimum: what the opening must count
 *
 * Returns: whether the minimum is out of reach, whatever is laid: most openings that are looked
 *   for fail here
 */
gboolean
canasta_opening_is_out_of_reach (const CanastaTable *table, const CanastaRankCounts *held,
                                 CanastaRank top, int minimum)
{
  int twos = canasta_roles_count_twos (&table->roles, held);
  int jokers = held->of[CANASTA_RANK_JOKER];
  int most = canasta_table_value_wilds (table, twos, jokers);
  CanastaRankCounts counted;
  guint16 sets, pairs, ranks;

  canasta_opening_list_sets (table, held, &sets, &pairs);
  ranks = twos + jokers > 0 ? sets | pairs : sets;
  if (canasta_forms_have_sequences (&table->forms))
    ranks = canasta_rank_counts_at_least (held, 1) & table->roles.natural_ranks;
  if (top != CANASTA_NO_RANK)
    {
      ranks |= (guint16) (1 << top);
      most += table->values[top];
    }
  counted = canasta_rank_counts_keep (*held, ranks);
  most += canasta_table_value_counts (table, &counted);
  return most < minimum;
}
