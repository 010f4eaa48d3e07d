/* SPDX-License-Identifier: GPL-3.0-or-later */
/* That the table is to go on at another computer, as somebody types it. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "terminal.h"

#include <glib/gi18n-lib.h>

/* From now on that is done so. */
void
canasta_terminal_take_move (CanastaTerminal *self, CanastaTerminalMoveFunc move, gpointer mover)
{
  self->move = move;
  self->mover = mover;
}

/**
 * canasta_terminal_follow_move:
 * @self: a match being played
 * @word: what a line asks for
 * @text: (nullable): what stands behind it
 *
 * Returns: whether it is about where the table goes on
 */
gboolean
canasta_terminal_follow_move (CanastaTerminal *self, CanastaWord word, const char *text)
{
  if (word != CANASTA_WORD_HAND_OVER && word != CANASTA_WORD_TAKE_OVER)
    return FALSE;
  if (self->move)
    self->move (word, text, self->mover);
  else
    g_print ("%s\n", _("Nobody at this table is elsewhere."));
  return TRUE;
}
