/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Facts that several reasons rest on. */
#include "config.h"

#include "hints/hint-private.h"

#include "play/apply.h"
#include "play/outlook.h"

/* So many cards are few. */
#define FEW_CARDS 4

/* A pile of so few cards is no great loss, and little to have. */
#define FEW_IN_PILE 3

/* Facts. */

/* The cards in the hands of the opponents, and how many these are. */
int
canasta_hint_count_opponents_cards (const CanastaHintFacts *facts, guint *n_opponents)
{
  const CanastaBoard *board = &facts->seen->board;
  guint seat = facts->seen->seat;
  int count = 0;

  *n_opponents = 0;
  for (guint other = board->next[seat]; other != seat; other = board->next[other])
    if (board->side[other] != board->side[seat])
      {
        count += board->hand_count[other];
        (*n_opponents)++;
      }
  return count;
}

/* The first partner in the order of play, or CANASTA_NO_SEAT. */
guint
canasta_hint_find_partner (const CanastaHintFacts *facts)
{
  const CanastaBoard *board = &facts->seen->board;
  guint seat = facts->seen->seat;

  for (guint other = board->next[seat]; other != seat; other = board->next[other])
    if (board->side[other] == board->side[seat])
      return other;
  return CANASTA_NO_SEAT;
}

/* The opponent who could go out soonest: few cards, and canastas enough; or
 * CANASTA_NO_SEAT. */
guint
canasta_hint_find_near_end (const CanastaHintFacts *facts)
{
  const CanastaBoard *board = &facts->seen->board;
  guint seat = facts->seen->seat;
  guint found = CANASTA_NO_SEAT;
  guint fewest = FEW_CARDS + 1;

  for (guint other = board->next[seat]; other != seat; other = board->next[other])
    if (board->side[other] != board->side[seat] && board->hand_count[other] < fewest
        && !canasta_board_has_second_hand (board, other)
        && canasta_board_has_canastas (board, facts->seen->table, board->side[other]))
      {
        found = other;
        fewest = board->hand_count[other];
      }
  return found;
}

/* So many cards are little to have of a pile, or to lose: it takes melds to get them, unless they
 * come as freely as those of the stock. */
int
canasta_hint_get_few_in_pile (const CanastaHintFacts *facts)
{
  const CanastaTable *table = facts->seen->table;

  return table->takes_freely ? table->rules.draw_count
                             : MAX (FEW_IN_PILE, table->rules.draw_count);
}

/* Whether opponents have the canastas they need to go out. */
gboolean
canasta_hint_opponents_may_go_out (const CanastaHintFacts *facts)
{
  const CanastaBoard *board = &facts->seen->board;

  for (guint side = 0; side < board->n_sides; side++)
    if (side != facts->view.side && canasta_board_has_canastas (board, facts->seen->table, side))
      return TRUE;
  return FALSE;
}

/* Whether a natural pair is still in the hand after the action. */
gboolean
canasta_hint_keeps_pair (const CanastaHintFacts *facts)
{
  CanastaRankCounts held;

  canasta_card_set_count_ranks (&facts->after.hands[facts->seen->seat], &held);
  return (canasta_rank_counts_at_least (&held, 2) & facts->view.table->forms.groups) != 0;
}

/* Who has promised it takes the pile to go out, and so does who is left with one
 * card or none. */
static gboolean
goes_out_by_pile (const CanastaHintFacts *facts)
{
  const CanastaBoard *board = &facts->seen->board;

  return board->answer == CANASTA_ANSWER_YES
         || canasta_board_ends_hand (board, facts->view.table, facts->seen->seat,
                                     facts->view.n_hand + facts->plan.pile_cards
                                       - canasta_card_set_count (&facts->plan.laid));
}

/* Whether the turn ends by going out: whoever keeps one card or none must. */
gboolean
canasta_hint_ends_by_going_out (const CanastaHintFacts *facts)
{
  const CanastaBoard *after = &facts->after.board;

  if (facts->action->kind == CANASTA_ACTION_TAKE)
    return goes_out_by_pile (facts);
  return facts->action->kind == CANASTA_ACTION_OUT || after->ended == CANASTA_END_OUT
         || after->ended == CANASTA_END_CONCEALED
         || (facts->action->kind == CANASTA_ACTION_MELD
             && canasta_board_ends_hand (after, facts->view.table, facts->seen->seat,
                                         after->hand_count[facts->seen->seat]));
}
