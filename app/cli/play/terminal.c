/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match in the terminal and who plays it. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "terminal.h"

#include "cli/input.h"
#include "cli/players.h"
#include "session/computer.h"
#include "session/seat-player.h"

/* Has those drive their seats who are no computer players of the window. */
static gboolean
seat_players (CanastaTerminal *self, const char *const *words, GError **error)
{
  for (guint seat = 0; words[seat]; seat++)
    {
      CanastaPlayerKind kind;

      if (canasta_session_has_person (self->session, seat))
        continue;
      if (!canasta_player_kind_find (words[seat], &kind, error))
        return FALSE;
      if (!kind.manner.level)
        {
          g_autoptr (CanastaPlayer) player =
            canasta_player_kind_new (&kind, canasta_player_get_seed (self->match, seat));

          g_autoptr (CanastaDriver) driver = canasta_computer_new (kind.word, player);

          canasta_session_set_driver (self->session, seat, driver);
        }
    }
  return TRUE;
}

/**
 * canasta_terminal_take:
 * @self: a terminal in which nothing is played
 * @session: what is played in it, by whoever sits there
 */
void
canasta_terminal_take (CanastaTerminal *self, CanastaSession *session)
{
  self->session = g_object_ref (session);
  self->match = canasta_session_get_match (session);
  self->screen = canasta_session_get_screen (session);
  self->you = canasta_session_get_reader (session);
  self->is_typed = self->is_shared && canasta_input_is_typed ();
  canasta_session_set_pace (session, CANASTA_PACE_INSTANT);
}

/**
 * canasta_terminal_open:
 * @self: a terminal in which nothing is played
 * @match: a match
 * @personal: a word a seat for who plays it, and what the person has arranged
 * @file: (nullable): where it is saved
 * @error: where to say what player there is none of
 *
 * Sits the players down, who need no time but to think.
 *
 * Returns: whether there are all of them
 */
gboolean
canasta_terminal_open (CanastaTerminal *self, CanastaMatch *match,
                       const CanastaPersonal *personal, CanastaMatchFile *file, GError **error)
{
  g_autoptr (CanastaSession) session = canasta_session_resume (match, personal, file);

  canasta_terminal_take (self, session);
  /* A hand of an earlier evening may still be on the screen. */
  if (canasta_screen_is_shared (self->screen))
    canasta_terminal_wipe (self);
  return seat_players (self, (const char *const *) personal->players, error);
}

/* Nobody's hand can be seen any more. */
void
canasta_terminal_drop_turn (CanastaTerminal *self)
{
  if (self->turn)
    g_signal_handlers_disconnect_by_data (self->turn, self);
  g_clear_object (&self->turn);
}

/* Lets go of everything; the terminal can be used again. */
void
canasta_terminal_clear (CanastaTerminal *self)
{
  canasta_terminal_drop_turn (self);
  if (self->session)
    {
      g_signal_handlers_disconnect_by_data (self->session, self);
      canasta_session_put_away (self->session);
    }
  g_clear_object (&self->session);
  if (self->talk)
    g_signal_handlers_disconnect_by_data (self->talk, self);
  g_clear_object (&self->talk);
  g_clear_object (&self->reading);
  *self = (CanastaTerminal){ 0 };
}

/* Another match is played with people elsewhere. Whoever is asked for a line answers there. */
void
canasta_terminal_begin_again (CanastaTerminal *self)
{
  GTask *reading = g_steal_pointer (&self->reading);

  canasta_terminal_clear (self);
  self->is_shared = TRUE;
  self->reading = reading;
}

/**
 * canasta_terminal_save:
 * @self: a match being played
 * @asked: whether the person asked for it
 *
 * Does not return before all is on the disk. That it cannot be is told once, unless it is
 * asked for.
 *
 * Returns: whether it is saved, or need not be
 */
gboolean
canasta_terminal_save (CanastaTerminal *self, gboolean asked)
{
  g_autoptr (GError) error = NULL;
  gboolean was_unsaved = self->is_unsaved;

  self->is_changed = FALSE;
  self->is_unsaved = !canasta_session_save (self->session, &error);
  if (self->is_unsaved && (asked || !was_unsaved))
    {
      g_autoptr (CanastaNotice) notice = canasta_notice_new_unsaved (error->message);

      canasta_terminal_show_notice (notice);
    }
  return !self->is_unsaved;
}
