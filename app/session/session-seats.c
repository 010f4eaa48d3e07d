/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "session/session-seats.h"

#include "players/bot.h"

/**
 * canasta_session_get_surroundings:
 * @self: a session
 * @letters: the letters of court cards
 * @surroundings: (out caller-allocates): what is shown beside the position; to be
 *   freed with canasta_surroundings_clear()
 *
 * A discard that is held back counts as done, and can be taken back.
 */
void
canasta_session_get_surroundings (CanastaSession       *self,
                                  CanastaIndexLetters   letters,
                                  CanastaSurroundings  *surroundings)
{
  CanastaMatch *match = canasta_session_get_match (self);

  canasta_surroundings_init (surroundings, match, canasta_session_get_seat (self), letters);
  canasta_session_recall (self, &surroundings->recall);
  surroundings->undo = canasta_session_get_undo (self);
  surroundings->can_redo = canasta_session_can_redo (self);
  for (guint seat = 0; seat < canasta_match_get_table (match)->players; seat++)
    {
      const CanastaLevel *level = canasta_level_find (canasta_session_get_player (self, seat));

      surroundings->seats[seat].level = level ? g_strdup (canasta_level_get_title (level)) : NULL;
    }
}
