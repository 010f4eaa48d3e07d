/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "session/session-seats.h"

#include <glib/gi18n-lib.h>

#include "players/bot.h"

static const char *
say_answer (CanastaAnswer answer)
{
  switch (answer)
    {
    case CANASTA_ANSWER_YES:
      return C_("answer", "Yes");
    case CANASTA_ANSWER_NO:
      return C_("answer", "No");
    case CANASTA_ANSWER_NONE:
    default:
      return NULL;
    }
}

/**
 * canasta_session_get_surroundings:
 * @self: a session
 * @letters: the letters of court cards
 * @surroundings: (out caller-allocates): what is shown beside the position; to be
 *   freed with canasta_surroundings_clear()
 */
void
canasta_session_get_surroundings (CanastaSession       *self,
                                  CanastaIndexLetters   letters,
                                  CanastaSurroundings  *surroundings)
{
  CanastaMatch *match = canasta_session_get_match (self);

  *surroundings = (CanastaSurroundings){ .letters = letters };
  for (guint seat = 0; seat < canasta_match_get_table (match)->players; seat++)
    {
      const CanastaLevel *level = canasta_level_find (canasta_session_get_player (self, seat));

      surroundings->seats[seat] = (CanastaSeatText){
        .name = g_strdup (canasta_match_get_names (match)[seat]),
        .level = g_strdup (level ? canasta_level_get_title (level) : NULL),
        .said = canasta_session_describe_last (self, seat, letters),
        .answer = g_strdup (say_answer (canasta_session_get_answer (self, seat))),
      };
    }
  canasta_session_recall (self, &surroundings->recall);
  surroundings->undo = canasta_session_get_undo (self);
  surroundings->can_redo = canasta_session_can_redo (self);
}
