/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "conduct.h"

/* A player whose actions are counted. */
typedef struct
{
  const ArenaPlayer *inner;
  Conduct *conduct;
  guint turns;                  /* of its side, in the round that is played */
} Counted;

static void
count (Counted *self, const CanastaTable *table, const CanastaBoard *board,
       const CanastaCardSet *hand, const CanastaAction *action, const CanastaPlan *plan)
{
  Conduct *conduct = self->conduct;
  guint side = board->side[board->to_act];

  if (action->kind == CANASTA_ACTION_DRAW || action->kind == CANASTA_ACTION_TAKE)
    self->turns++;
  if (action->kind == CANASTA_ACTION_TAKE)
    {
      conduct->piles++;
      conduct->cards_taken += board->pile_count;
    }
  if (action->kind == CANASTA_ACTION_TAKE || action->kind == CANASTA_ACTION_MELD)
    {
      conduct->wilds_laid += (guint) canasta_roles_count_wilds (&table->roles, &plan->laid);
      if (!canasta_board_has_opened (board, side))
        {
          conduct->openings++;
          conduct->turns_to_open += self->turns;
        }
    }
  conduct->freezes += action->kind == CANASTA_ACTION_DISCARD
                      && canasta_faces_have (table->roles.wild, action->card);
  conduct->questions += action->kind == CANASTA_ACTION_ASK;
}

static void
decide (const CanastaTable *table, const CanastaBoard *board, const CanastaCardSet *hand,
        const CanastaMemory *memory, gpointer data, CanastaAction *action, CanastaPlan *plan)
{
  Counted *self = data;

  self->inner->decide (table, board, hand, memory, self->inner->data, action, plan);
  count (self, table, board, hand, action, plan);
}

static void
count_end (Counted *self, const CanastaBoard *board, guint side)
{
  gboolean out = board->ended == CANASTA_END_OUT && board->side[board->out_seat] == side;

  self->conduct->outs += out;
  self->conduct->outs_unasked += out && board->answer != CANASTA_ANSWER_YES;
}

static guint
find_seat (const CanastaBoard *board, guint side)
{
  guint seat = 0;

  while (board->side[seat] != side)
    seat++;
  return seat;
}

/**
 * conduct_play:
 * @self: what the side has done so far; is added to
 * @table: the table
 * @deal: the number of the deal
 * @own: who plays the side
 * @others: who plays the others
 * @side: which side it is
 *
 * Plays a round.
 *
 * Returns: by how many points the side is ahead of the mean of the others
 */
int
conduct_play (Conduct *self, const CanastaTable *table, guint64 deal, const ArenaPlayer *own,
              const ArenaPlayer *others, guint side)
{
  Counted counted = { .inner = own, .conduct = self };
  ArenaPlayer player = { decide, &counted, own->sight };
  ArenaPlayer players[CANASTA_MAX_SEATS];
  CanastaState state;

  arena_deal (&state, table, deal);
  for (guint seat = 0; seat < table->players; seat++)
    players[seat] = state.board.side[seat] == side ? player : *others;
  arena_play_on (table, &state, players);
  count_end (&counted, &state.board, side);
  return canasta_worth_count (&state, table, find_seat (&state.board, side));
}

/* Adds what was done in other rounds. */
void
conduct_add (Conduct *self, const Conduct *other)
{
  guint *sum = (guint *) self;
  const guint *more = (const guint *) other;

  for (guint i = 0; i < sizeof *self / sizeof *sum; i++)
    sum[i] += more[i];
}
