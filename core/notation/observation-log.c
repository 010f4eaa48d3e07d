/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "notation/action-text.h"
#include "notation/observation-log.h"
#include "play/legality.h"

/* The cards that come into the hand with the pile, and those that are laid. */
static void
take (CanastaLog *self, const CanastaTable *table, const CanastaAction *action,
      CanastaBoard *after)
{
  gboolean melds_top = !table->takes_freely;
  guint n = (guint) canasta_limit_taken (table, (int) self->n_pile);

  if (canasta_takes_top_alone (table, action))
    n = MIN (n, 1);
  canasta_action_get_cards (action, &after->laid);
  for (guint i = 0; i < n; i++)
    {
      CanastaCard card = self->pile[--self->n_pile];

      if (i == 0 && melds_top)
        canasta_card_set_add_card (&after->laid, card);
      if ((i == 0 && melds_top) || !canasta_faces_have (table->roles.set_aside, card))
        canasta_card_set_add_card (&after->picked_up, card);
    }
}

static void
follow (CanastaLog *self, const CanastaTable *table, const CanastaAction *action)
{
  CanastaCard top = self->n_pile > 0 ? self->pile[self->n_pile - 1] : CANASTA_NO_CARD;
  g_autofree CanastaBoard *after = g_new0 (CanastaBoard, 1);

  if (action->kind == CANASTA_ACTION_TAKE)
    take (self, table, action, after);
  canasta_memory_note_by (&self->memory, table, self->seat, top, action, after);
  if (action->kind == CANASTA_ACTION_DISCARD && self->n_pile < CANASTA_MAX_CARDS)
    self->pile[self->n_pile++] = action->card;
}

/**
 * canasta_log_follow: (skip)
 * @self: (out caller-allocates): what the log tells
 * @table: the table
 * @board: the board; only who plays and who dealt is looked at
 * @actions: (array zero-terminated=1): the actions of the deal in notation
 * @wrong: (out): the place of a text that is no action
 *
 * Follows a deal from its beginning. Nothing is known of the hands, so that
 * the actions need not have been legal.
 *
 * Returns: whether all texts are actions
 */
gboolean
canasta_log_follow (CanastaLog *self, const CanastaTable *table, const CanastaBoard *board,
                    const char *const *actions, guint *wrong)
{
  *self = (CanastaLog){ .seat = board->dealer };
  while (board->next[self->seat] == CANASTA_NO_SEAT)
    self->seat = (guint8) ((self->seat + 1) % table->players);
  self->seat = board->next[self->seat];

  for (guint i = 0; actions[i]; i++)
    {
      CanastaAction action;

      *wrong = i;
      if (!canasta_action_read (actions[i], &action))
        return FALSE;
      follow (self, table, &action);
      if (action.kind == CANASTA_ACTION_DISCARD || action.kind == CANASTA_ACTION_PASS)
        self->seat = board->next[self->seat];
    }
  return TRUE;
}
