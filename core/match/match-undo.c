/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Taking steps back within the own turn, and playing them again. */
#include "config.h"

#include "match/match-private.h"

#include <glib/gi18n-lib.h>

#include "rules/table-words.h"

/**
 * canasta_match_get_undo:
 * @self: a match
 * @seat: who wants to take something back
 *
 * A step can be taken back within the own turn as far as nothing hidden was
 * seen since.
 *
 * Returns: whether the last step can be taken back, or why not
 */
CanastaUndo
canasta_match_get_undo (CanastaMatch *self, guint seat)
{
  if (self->stage != CANASTA_STAGE_PLAYING || self->now.state.board.turn_seat != seat)
    return CANASTA_UNDO_TURN_ENDED;
  if (self->undo->len > 0)
    return CANASTA_UNDO_POSSIBLE;
  /* The turn of another one has ended, the own one has only begun. */
  return self->barrier == CANASTA_UNDO_TURN_ENDED ? CANASTA_UNDO_NOTHING : self->barrier;
}

/**
 * canasta_undo_get_message:
 * @undo: whether something can be taken back
 * @table: (nullable): the table of the match
 *
 * Returns: (transfer none): a sentence for it, in the language of the interface
 */
const char *
canasta_undo_get_message (CanastaUndo undo, const CanastaTable *table)
{
  switch (undo)
    {
    case CANASTA_UNDO_POSSIBLE:
      return _("The last step can be undone.");
    case CANASTA_UNDO_NOTHING:
      return _("You have not done anything this turn yet.");
    case CANASTA_UNDO_DRAWN:
      return _("You have seen the card you drew, so drawing cannot be undone.");
    case CANASTA_UNDO_TAKEN:
      return _("You have taken the pile, which cannot be undone.");
    case CANASTA_UNDO_REPLACED:
      return _("You have seen the card that replaced the red three, so it stays down.");
    case CANASTA_UNDO_SECOND_HAND:
      return T_(table, "You have seen your second hand, so what brought it cannot be undone.");
    case CANASTA_UNDO_ASKED:
      return _("The question to your partner cannot be undone.");
    case CANASTA_UNDO_WITHDRAWN:
      return _("The opening you took back has been charged, which cannot be undone.");
    case CANASTA_UNDO_UNRECORDED:
      return _("The earlier steps of this game are not kept, so they cannot be undone.");
    case CANASTA_UNDO_SEEN:
      return _("The others have seen on their computers what you did, so it cannot be undone.");
    case CANASTA_UNDO_TURN_ENDED:
    default:
      return _("Steps can only be undone in your own turn.");
    }
}

gboolean
canasta_match_can_redo (CanastaMatch *self, guint seat)
{
  return self->redo->len > 0 && canasta_match_get_to_act (self) == seat;
}

/**
 * canasta_match_undo:
 * @self: a match
 * @seat: whose last step is taken back
 *
 * Returns: whether it was; see [method@Match.get_undo]
 */
gboolean
canasta_match_undo (CanastaMatch *self, guint seat)
{
  if (canasta_match_get_undo (self, seat) != CANASTA_UNDO_POSSIBLE)
    return FALSE;

  self->before = self->now;
  self->now = g_array_index (self->undo, CanastaMoment, self->undo->len - 1);
  g_array_set_size (self->undo, self->undo->len - 1);
  g_ptr_array_add (self->redo, canasta_record_remove_last (self->record));
  return TRUE;
}

/**
 * canasta_match_undo_all:
 * @self: a match
 * @seat: whose steps are taken back
 *
 * Takes back every step that can be.
 *
 * Returns: whether there was one
 */
gboolean
canasta_match_undo_all (CanastaMatch *self, guint seat)
{
  gboolean undone = FALSE;

  while (canasta_match_undo (self, seat))
    undone = TRUE;
  return undone;
}

/**
 * canasta_match_redo:
 * @self: a match
 * @seat: who plays the step again
 *
 * Plays again what was taken back last, as long as nothing else was done.
 *
 * Returns: whether it was; %FALSE too where the variant fails
 */
gboolean
canasta_match_redo (CanastaMatch *self, guint seat)
{
  g_autoptr (CanastaEvent) event = NULL;

  if (!canasta_match_can_redo (self, seat))
    return FALSE;

  event = g_ptr_array_steal_index (self->redo, self->redo->len - 1);
  if (!canasta_match_play (self, &event->action, NULL))
    {
      g_ptr_array_add (self->redo, g_steal_pointer (&event));
      return FALSE;
    }
  return TRUE;
}
