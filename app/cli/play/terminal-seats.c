/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who leaves the table in mid-match, and who comes back to it. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "terminal.h"

#include <glib/gi18n-lib.h>

#include "match/match-names.h"
#include "match/player-names.h"
#include "session/away.h"

/**
 * canasta_terminal_leave:
 * @self: a match in which a person is to act
 *
 * They leave, and a computer player goes on for them, where another person stays.
 */
void
canasta_terminal_leave (CanastaTerminal *self)
{
  guint seat = canasta_screen_get_viewer (self->screen);
  g_autofree char *name = canasta_match_dup_name (self->match, seat);
  g_autofree char *sentence = canasta_away_tell_left (name);

  if (!canasta_session_can_leave (self->session, seat))
    {
      g_print ("%s\n", _("Nobody else is here to play on. “quit” keeps the game for later."));
      return;
    }
  g_print ("%s\n", sentence);
  canasta_session_leave (self->session, seat);
}

/* Who of those who have left is called so, or the only one where nobody is named; else
 * CANASTA_NO_SEAT. */
static guint
find_left (CanastaTerminal *self, const char *name)
{
  guint left = canasta_session_list_left (self->session);

  if (*name == '\0')
    return left != 0 && (left & (left - 1)) == 0 ? (guint) g_bit_nth_lsf (left, -1)
                                                 : CANASTA_NO_SEAT;
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    {
      g_autofree char *own = (left & (1u << seat)) != 0 ? canasta_match_dup_name (self->match, seat)
                                                        : NULL;

      if (own && canasta_name_is_same (own, name))
        return seat;
    }
  return CANASTA_NO_SEAT;
}

static void
list_left (CanastaTerminal *self)
{
  guint left = canasta_session_list_left (self->session);

  if (left == 0)
    {
      g_print ("%s\n", _("Nobody has left the table."));
      return;
    }
  g_print ("%s\n", _("Say who comes back:"));
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    if ((left & (1u << seat)) != 0)
      {
        g_autofree char *name = canasta_match_dup_name (self->match, seat);

        g_print ("  %s %s\n", "back", name);
      }
}

/**
 * canasta_terminal_come_back:
 * @self: a match in which a person is to act
 * @name: who comes back; empty where that is beyond doubt
 */
void
canasta_terminal_come_back (CanastaTerminal *self, const char *name)
{
  guint seat = find_left (self, name);
  g_autofree char *own = NULL;
  g_autofree char *sentence = NULL;

  if (seat == CANASTA_NO_SEAT)
    {
      list_left (self);
      return;
    }
  own = canasta_match_dup_name (self->match, seat);
  sentence = canasta_away_tell_back (own, canasta_session_come_back (self->session, seat));
  g_print ("%s\n", sentence);
}
