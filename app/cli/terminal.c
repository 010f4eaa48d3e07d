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
  if (self->turn)
    g_signal_handlers_disconnect_by_data (self->turn, self);
  g_clear_object (&self->turn);
  g_clear_object (&self->match);
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    g_clear_object (&self->players[seat]);
  canasta_personal_clear (&self->personal);
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

  for (guint seat = 0; seat < g_strv_length (self->personal.players); seat++)
    {
      CanastaPlayerKind kind;

      if (seat == self->seat)
        continue;
      if (!canasta_player_kind_find (self->personal.players[seat], &kind, error))
        return FALSE;
      self->players[seat] = canasta_player_kind_new (&kind, number * CANASTA_MAX_SEATS + seat);
    }
  return TRUE;
}

/**
 * canasta_terminal_update_turn:
 * @self: a match and who plays it
 *
 * Lets the turn of the person see how the match stands.
 */
void
canasta_terminal_update_turn (CanastaTerminal *self)
{
  g_auto (CanastaSurroundings) surroundings = { 0 };
  CanastaObservation observation;

  if (!self->turn)
    return;
  canasta_match_observe (self->match, self->seat, &observation);
  canasta_surroundings_init (&surroundings, self->match, self->seat,
                             CANASTA_INDEX_LETTERS_ENGLISH);
  canasta_turn_update (self->turn, &observation, &surroundings);
}

/**
 * canasta_terminal_save:
 * @self: a match and who plays it
 * @asked: whether the person asked for it
 *
 * Saves the match with what the person has arranged. That it cannot be is told
 * once, unless it is asked for.
 *
 * Returns: whether it is saved, or need not be
 */
gboolean
canasta_terminal_save (CanastaTerminal *self, gboolean asked)
{
  CanastaPersonal personal = self->personal;
  g_autofree char *draft = self->turn ? canasta_turn_save_draft (self->turn) : NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gboolean was_unsaved = self->is_unsaved;

  if (!self->file)
    return TRUE;

  personal.seat = (guint8) self->seat;
  personal.draft = draft;
  text = canasta_archive_write (self->match, &personal);
  self->is_unsaved = !canasta_match_file_save (self->file, text, &error);
  if (self->is_unsaved && (asked || !was_unsaved))
    {
      g_autoptr (CanastaNotice) notice = canasta_notice_new_unsaved (error->message);

      canasta_terminal_show_notice (notice);
    }
  return !self->is_unsaved;
}
