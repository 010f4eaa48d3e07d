/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays a match in the terminal: the computer players in turn, and the person
 * line by line. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "terminal.h"

#include <glib/gi18n-lib.h>

#include "output.h"

/* Somebody has acted: it is told, the person sees it, and it is saved. */
static void
go_on (CanastaTerminal *self)
{
  canasta_terminal_tell_news (self);
  if (canasta_match_get_stage (self->match) != CANASTA_STAGE_PLAYING)
    canasta_terminal_show_sheet (self);
  canasta_terminal_update_turn (self);
  canasta_terminal_save (self, FALSE);
}

/* The turn of the person */

static void
act_cb (CanastaTerminal *self, const CanastaAction *action)
{
  CanastaRefusal refusal;

  if (canasta_match_act (self->match, self->seat, action, &refusal))
    go_on (self);
  else
    canasta_turn_refuse (self->turn, &refusal);
}

static void
request_cb (CanastaTerminal *self, guint intent)
{
  const CanastaRecord *record = canasta_match_get_record (self->match);

  if (intent == CANASTA_INTENT_UNDO)
    canasta_match_undo (self->match, self->seat);
  else if (intent == CANASTA_INTENT_REDO)
    canasta_match_redo (self->match, self->seat);
  self->told = MIN (self->told, canasta_record_get_count (record));
  go_on (self);
}

static void
changed_cb (CanastaTerminal *self, guint changes)
{
  self->changes |= changes;
}

static void
speak_cb (CanastaTerminal *self, guint speech)
{
  self->is_told |= speech == CANASTA_SPEECH_SAYING;
}

/* Whoever types a line is sure of it: nothing is asked before. */
static void
make_turn (CanastaTerminal *self)
{
  self->turn = canasta_turn_new (NULL);
  g_signal_connect_swapped (self->turn, "act", G_CALLBACK (act_cb), self);
  g_signal_connect_swapped (self->turn, "request", G_CALLBACK (request_cb), self);
  g_signal_connect_swapped (self->turn, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->turn, "speak", G_CALLBACK (speak_cb), self);
  canasta_terminal_update_turn (self);
  canasta_turn_restore_draft (self->turn, self->personal.draft);
}

static gboolean
has_failed (CanastaTerminal *self)
{
  return !canasta_table_check_variant (canasta_match_get_table (self->match), NULL);
}

/* The person acts until another one is to. Returns: whether they play on. */
static gboolean
let_person_act (CanastaTerminal *self)
{
  gboolean goes_on = TRUE;

  while (goes_on && canasta_turn_is_mine (self->turn) && !has_failed (self))
    {
      g_autofree char *line = NULL;

      canasta_terminal_show_turn (self);
      line = canasta_terminal_read_line ();
      goes_on = line && canasta_terminal_follow_line (self, line);
      if (self->changes & CANASTA_TURN_CHANGE_LAID_OUT)
        canasta_terminal_save (self, FALSE);
    }
  if (!goes_on)
    canasta_terminal_save (self, FALSE);
  return goes_on;
}

static void
tell_reason (CanastaTerminal *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree CanastaOutReason *reason = canasta_out_reason_find (self->match, NULL, &error);
  g_autofree char *text = NULL;

  if (reason)
    text = canasta_out_reason_describe (reason, canasta_match_get_names (self->match), self->seat);
  g_print ("%s\n", reason ? text : error->message);
}

static gboolean
is_word (const char *line, const char *word)
{
  return g_ascii_strcasecmp (line, word) == 0;
}

/* Between rounds any line goes on, but for the words that leave, or ask the other player
 * who went out. */
static gboolean
let_person_go_on (CanastaTerminal *self)
{
  guint out = canasta_out_reason_find_seat (self->match);
  gboolean can_ask = out != CANASTA_NO_SEAT && out != self->seat;
  g_autofree char *line = NULL;

  do
    {
      if (line)
        tell_reason (self);
      else if (can_ask)
        g_print (_("“why” tells why %s went out.\n"), canasta_match_get_names (self->match)[out]);
      g_print ("%s\n", _("Press Enter for the next round, or type “quit”."));
      g_free (line);
      line = canasta_terminal_read_line ();
    }
  while (line && can_ask && is_word (line, "why"));
  return line && !is_word (line, "quit") && !is_word (line, "q");
}

static gboolean
let_computer_act (CanastaTerminal *self, guint seat, GError **error)
{
  g_autofree char *message = NULL;
  CanastaObservation observation;
  CanastaRefusal refusal;
  CanastaAction action;

  canasta_match_observe (self->match, seat, &observation);
  if (!canasta_player_choose (self->players[seat], &observation, &action, NULL, error))
    return FALSE;
  if (canasta_match_act (self->match, seat, &action, &refusal))
    {
      go_on (self);
      return TRUE;
    }
  if (!canasta_table_check_variant (canasta_match_get_table (self->match), error))
    return FALSE;

  message = canasta_refusal_get_message (&refusal, NULL);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
               _("%s made an illegal move: %s"), canasta_match_get_names (self->match)[seat],
               message);
  return FALSE;
}

static gboolean
play_step (CanastaTerminal *self, gboolean *goes_on, GError **error)
{
  guint seat = canasta_match_get_to_act (self->match);

  if (!self->players[seat])
    *goes_on = let_person_act (self);
  else if (!let_computer_act (self, seat, error))
    return FALSE;
  return canasta_table_check_variant (canasta_match_get_table (self->match), error);
}

/**
 * canasta_terminal_play:
 * @self: a match and who plays it
 * @error: where to say what went wrong
 *
 * Plays on until the match is over, the person leaves or falls silent, or nothing
 * can be shown to them any more.
 *
 * Returns: whether nothing went wrong
 */
gboolean
canasta_terminal_play (CanastaTerminal *self, GError **error)
{
  gboolean goes_on = TRUE;

  if (self->seat != CANASTA_NO_SEAT)
    make_turn (self);
  canasta_terminal_save (self, FALSE);
  while (goes_on && !canasta_output_has_failed ())
    {
      switch (canasta_match_get_stage (self->match))
        {
        case CANASTA_STAGE_PLAYING:
          if (!play_step (self, &goes_on, error))
            return FALSE;
          break;
        case CANASTA_STAGE_ROUND_OVER:
          goes_on = self->seat == CANASTA_NO_SEAT || let_person_go_on (self);
          if (goes_on && canasta_match_start_round (self->match))
            go_on (self);
          else if (!canasta_table_check_variant (canasta_match_get_table (self->match), error))
            return FALSE;
          break;
        case CANASTA_STAGE_MATCH_OVER:
        default:
          canasta_terminal_show_winners (self);
          return TRUE;
        }
    }
  return TRUE;
}
