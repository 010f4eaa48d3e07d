/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match in the terminal and who plays it. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "terminal.h"

#include "players.h"

/* Lets go of everything; the terminal can be used again. */
void
canasta_terminal_clear (CanastaTerminal *self)
{
  g_clear_object (&self->match);
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    g_clear_object (&self->players[seat]);
  g_strfreev (self->words);
  if (self->file)
    canasta_match_file_close (self->file);
  g_clear_object (&self->file);
  *self = (CanastaTerminal){ 0 };
}

/**
 * canasta_terminal_seat_players:
 * @self: a match, and a word a seat for who plays it
 * @error: where to say what there is no
 *
 * Makes the players that the words name.
 *
 * Returns: whether there are all of them
 */
gboolean
canasta_terminal_seat_players (CanastaTerminal *self, GError **error)
{
  guint64 number = canasta_match_get_number (self->match);

  for (guint seat = 0; seat < g_strv_length (self->words); seat++)
    {
      CanastaPlayerKind kind;

      if (seat == self->seat)
        continue;
      if (!canasta_player_kind_find (self->words[seat], &kind, error))
        return FALSE;
      self->players[seat] = canasta_player_kind_new (&kind, number * CANASTA_MAX_SEATS + seat);
    }
  return TRUE;
}
