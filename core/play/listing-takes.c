/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ways to take the pile that a player chooses among, and whom a discard gives it to. */
#include "config.h"

#include "play/companies.h"
#include "play/judge.h"

/* So many cards of a rank that may be played, the lowest suits first. */
static CanastaCardSet
pick (const CanastaRoles *roles, const CanastaCardSet *hand, CanastaRank rank, int count)
{
  CanastaLane lane = canasta_roles_get_lane (roles, hand, rank);
  CanastaCardSet picked = { 0 };

  for (int suit = 0; suit < CANASTA_N_SUITS && count > 0; suit++)
    {
      int copies = MIN (count, (lane >> (4 * suit)) & 15);

      canasta_card_set_add_lane (&picked, rank, (CanastaLane) (copies << (4 * suit)));
      count -= copies;
    }
  return picked;
}

/* The beginnings of sequences among the ways to take the pile. */
static guint
list_beginnings (const CanastaTable *table, const CanastaBoard *board, const CanastaCardSet *hand,
                 CanastaCardSet *takes, guint size)
{
  CanastaCardSet beginnings[CANASTA_MAX_BEGINNINGS];
  guint listed = canasta_companies_list_beginnings (table, hand, canasta_board_get_top (board),
                                                    beginnings);
  CanastaAction action;
  guint n = 0;

  canasta_action_init (&action, CANASTA_ACTION_TAKE);
  for (guint i = 0; i < listed && n < size; i++)
    {
      action.cards = takes[n] = beginnings[i];
      n += canasta_judge (table, board, hand, &action, NULL, NULL);
    }
  return n;
}

/**
 * canasta_list_takes: (skip)
 * @table: the table
 * @board: the board
 * @hand: the hand of the player to act
 * @takes: (out caller-allocates) (array length=size): for each way the hand
 *   cards that go with the top card; empty for laying off
 * @size: room in @takes, in ways
 *
 * Lists the ways to take the pile without laying further melds, those that
 * differ by suits alone once: laying off, two and more natural cards, a natural
 * card with a two and with a joker, cards that begin a sequence.
 *
 * Returns: how many ways there are
 */
guint
canasta_list_takes (const CanastaTable *table, const CanastaBoard *board,
                    const CanastaCardSet *hand, CanastaCardSet *takes, guint size)
{
  const CanastaRoles *roles = &table->roles;
  CanastaCard top = canasta_board_get_top (board);
  CanastaRank rank = canasta_card_get_rank (top);
  CanastaAction action;
  guint n = 0;
  int held;

  if (table->takes_freely)
    {
      canasta_action_init (&action, CANASTA_ACTION_TAKE);
      takes[0] = action.cards;
      return canasta_judge (table, board, hand, &action, NULL, NULL);
    }
  if (board->phase != CANASTA_PHASE_DRAW || top == CANASTA_NO_CARD
      || canasta_faces_have (roles->aside | (roles->blocks & roles->wild), top))
    return 0;

  held = canasta_lane_count (canasta_roles_get_lane (roles, hand, rank));
  if (held == 0 && board->of_side[board->side[board->to_act]].first_meld[rank] == 0
      && table->rules.sequences == CANASTA_SEQUENCES_NONE)
    return 0;

  canasta_action_init (&action, CANASTA_ACTION_TAKE);
  for (int naturals = 0; naturals <= held && n < size; naturals++)
    {
      action.cards = pick (roles, hand, rank, naturals);
      if (naturals != 1)
        {
          if (canasta_judge (table, board, hand, &action, NULL, NULL))
            takes[n++] = action.cards;
          continue;
        }
      for (guint wild = roles->wild_ranks; wild && n < size; wild &= wild - 1)
        {
          CanastaCardSet one = pick (roles, hand, (CanastaRank) __builtin_ctz (wild), 1);

          if (canasta_card_set_is_empty (&one))
            continue;
          canasta_card_set_add (&one, &action.cards);
          takes[n] = one;
          action.cards = one;
          if (canasta_judge (table, board, hand, &action, NULL, NULL))
            n++;
          action.cards = pick (roles, hand, rank, naturals);
        }
    }
  if (table->starts_sequences)
    n += list_beginnings (table, board, hand, &takes[n], size - n);
  return n;
}

/**
 * canasta_board_gives_pile:
 * @table: the table
 * @board: the board, in the turn of the player to act
 * @card: a card that player may discard
 *
 * Returns: whether an opponent is next who can take the pile with this card on
 *   top by laying it off, whatever is in the hand
 */
gboolean
canasta_board_gives_pile (const CanastaTable *table, const CanastaBoard *board, CanastaCard card)
{
  const CanastaCardSet nothing = { 0 };
  CanastaBoard after = *board;
  CanastaAction take;

  after.to_act = after.turn_seat = board->next[board->turn_seat];
  if (table->takes_freely || board->pile_count >= CANASTA_MAX_CARDS
      || after.side[after.to_act] == board->side[board->turn_seat])
    return FALSE;
  after.pile[after.pile_count++] = card;
  after.phase = CANASTA_PHASE_DRAW;
  after.source = CANASTA_SOURCE_NONE;
  canasta_action_init (&take, CANASTA_ACTION_TAKE);
  return canasta_judge (table, &after, &nothing, &take, NULL, NULL);
}
