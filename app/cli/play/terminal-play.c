/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays a match in the terminal: what happens is told, and the person acts line by line
 * when it is their turn. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "terminal.h"

#include <glib/gi18n-lib.h>

#include "cli/output.h"
#include "session/seat.h"

/* After this time whoever is awaited elsewhere is named, in milliseconds. */
#define NAMING_TIME 2000

/* So long an answer is waited for before the next line, in milliseconds. */
#define ANSWER_TIME 1000

/* What the session tells */

/* Whoever is called before the curtain is told there what happens meanwhile, unless the
 * round ends by it. */
static void
happened_cb (CanastaTerminal *self, const CanastaEvent *event)
{
  g_autofree char *sentence = NULL;

  if (canasta_screen_get_called (self->screen) != CANASTA_NO_SEAT
      && event->ended == CANASTA_END_NONE)
    return;
  sentence = canasta_event_describe (event, canasta_match_get_table (self->match),
                                     canasta_match_get_names (self->match),
                                     canasta_screen_get_shown (self->screen));
  g_print ("%s\n", sentence);
}

static void
scene_changed_cb (CanastaTerminal *self)
{
  self->is_changed = TRUE;
  if (canasta_match_get_stage (self->match) != CANASTA_STAGE_PLAYING)
    canasta_terminal_show_sheet (self);
}

/* The turn of the person */

static void
turn_changed_cb (CanastaTerminal *self, guint changes)
{
  self->changes |= changes;
  self->is_changed |= (changes & CANASTA_TURN_CHANGE_LAID_OUT) != 0;
}

static void
speak_cb (CanastaTerminal *self, guint speech)
{
  self->is_told |= speech == CANASTA_SPEECH_SAYING;
}

/* Whoever types a line is sure of it: nothing is asked before. An order of the hand that
 * the person made in the window stays theirs. */
static void
make_turn (CanastaTerminal *self, guint seat)
{
  g_autoptr (CanastaScene) scene = canasta_seat_new (self->session, seat);

  self->changes = 0;
  self->is_told = FALSE;
  self->turn = canasta_turn_new (NULL);
  if (canasta_session_get_desk (self->session, seat)->hand)
    canasta_turn_sort (self->turn, CANASTA_SORT_MANUAL);
  g_signal_connect_swapped (self->turn, "changed", G_CALLBACK (turn_changed_cb), self);
  g_signal_connect_swapped (self->turn, "speak", G_CALLBACK (speak_cb), self);
  canasta_turn_set_scene (self->turn, scene);
}

/* Has the turn of whoever's hand may be seen, and none of anybody else. */
static void
follow_screen (CanastaTerminal *self)
{
  guint shown = canasta_screen_get_shown (self->screen);

  /* Whoever stays alone is shown as soon as the other person has left. */
  if (shown == CANASTA_NO_SEAT
      || (self->turn && canasta_turn_get_observation (self->turn)->seat != shown))
    {
      canasta_terminal_drop_turn (self);
      if (self->is_seen)
        canasta_terminal_wipe (self);
    }
  if (shown != CANASTA_NO_SEAT && !self->turn)
    {
      self->is_seen = TRUE;
      make_turn (self, shown);
    }
}

/* Whoever takes their time is named. */
static gboolean
name_awaited_cb (gpointer data)
{
  CanastaTerminal *self = data;
  g_autofree char *sentence =
    g_strdup_printf (_("%s is playing…"), canasta_match_get_names (self->match)[self->awaited - 1]);

  self->naming = 0;
  g_print ("%s\n", sentence);
  return G_SOURCE_REMOVE;
}

/* From now on so much time goes by until whoever's turn it is, is named; once a turn. */
static void
await (CanastaTerminal *self, guint awaited)
{
  if (awaited == self->awaited)
    return;
  self->awaited = awaited;
  g_clear_handle_id (&self->naming, g_source_remove);
  if (awaited != 0)
    self->naming = g_timeout_add (NAMING_TIME, name_awaited_cb, self);
}

static gboolean
late_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* What became of an action at a table elsewhere is known in a moment, or the line is lost. */
static void
await_answer (CanastaTerminal *self)
{
  gboolean is_late = FALSE;
  guint patience;

  if (!canasta_session_is_asking (self->session))
    return;
  patience = g_timeout_add (ANSWER_TIME, late_cb, &is_late);
  while (canasta_session_is_asking (self->session) && !is_late && !self->has_ended)
    g_main_context_iteration (NULL, TRUE);
  if (!is_late)
    g_source_remove (patience);
}

/* The person types a line. Returns: whether they play on. */
static gboolean
let_person_act (CanastaTerminal *self)
{
  g_autofree char *line = NULL;

  await (self, 0);
  canasta_terminal_show_turn (self);
  line = canasta_terminal_await_line (self);
  if (!line || !canasta_terminal_follow_line (self, line))
    return FALSE;
  await_answer (self);
  return TRUE;
}

static void
tell_reason (CanastaTerminal *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree CanastaOutReason *reason = canasta_out_reason_find (self->match, NULL, &error);
  g_autofree char *text = NULL;

  if (reason)
    text = canasta_out_reason_describe (reason, canasta_match_get_names (self->match), self->you);
  g_print ("%s\n", reason ? text : error->message);
}

/* Whether a line between rounds asks something, or says something to others. */
static gboolean
is_beside (CanastaTerminal *self, const char *line, gboolean can_ask)
{
  if (!can_ask || g_ascii_strcasecmp (line, "why") != 0)
    return canasta_terminal_follow_beside (self, line);
  tell_reason (self);
  return TRUE;
}

/* Between rounds any line goes on, but for the words that leave, say something to others, or ask
 * the computer player who went out. */
static gboolean
let_person_go_on (CanastaTerminal *self)
{
  guint out = canasta_out_reason_find_seat (self->match);
  gboolean can_ask = out != CANASTA_NO_SEAT && !canasta_session_has_person (self->session, out);
  g_autofree char *line = NULL;

  if (can_ask)
    g_print (_("“why” tells why %s went out.\n"), canasta_match_get_names (self->match)[out]);
  do
    {
      g_free (line);
      g_print ("%s\n", _("Press Enter for the next round, or type “quit”."));
      line = canasta_terminal_await_line (self);
    }
  while (line && is_beside (self, line, can_ask));
  return line && !canasta_terminal_is_leave (line);
}

/* Others act; whoever sits before the terminal may type meanwhile. Who was asked something, and has nothing
 * more to write, plays on until it is their turn. Returns: whether they stay */
static gboolean
let_others_act (CanastaTerminal *self)
{
  gboolean was_asked = self->is_asked;
  g_autofree char *line = NULL;

  if (!canasta_terminal_glance_line (self, &line))
    {
      g_main_context_iteration (NULL, TRUE);
      return TRUE;
    }
  if (line)
    return canasta_terminal_follow_early (self, line);
  self->is_asked = FALSE;
  return was_asked;
}

/* Starts the next round; with people elsewhere it begins when they are ready, too. Returns: whether the
 * person plays on */
static gboolean
start_round (CanastaTerminal *self)
{
  gboolean goes_on = TRUE;

  if (canasta_session_start_round (self->session) || !self->is_shared)
    return TRUE;
  g_print ("%s\n", _("Waiting for the others."));
  while (goes_on && canasta_match_get_stage (self->match) == CANASTA_STAGE_ROUND_OVER && !self->has_ended
         && !canasta_output_has_failed ())
    goes_on = let_others_act (self);
  return goes_on;
}

/* Somebody acts. Returns: whether the person plays on. */
static gboolean
let_act (CanastaTerminal *self)
{
  follow_screen (self);
  if (canasta_screen_get_called (self->screen) != CANASTA_NO_SEAT
      && !canasta_session_is_thinking (self->session))
    return canasta_terminal_raise_curtain (self);
  if (self->turn && canasta_turn_is_mine (self->turn))
    return let_person_act (self);
  if (self->is_shared)
    await (self, canasta_match_get_to_act (self->match) == CANASTA_NO_SEAT
                   ? 0 : canasta_match_get_state (self->match)->board.turn_seat + 1u);
  return let_others_act (self);
}

/* Whether those elsewhere do not go on before the match is over. */
static gboolean
is_abandoned (CanastaTerminal *self)
{
  return self->has_ended && canasta_match_get_stage (self->match) != CANASTA_STAGE_MATCH_OVER;
}

/**
 * canasta_terminal_play:
 * @self: a match and who plays it
 * @error: where to say what went wrong
 *
 * Plays on until the match is over, the person leaves or falls silent, those elsewhere do not
 * go on, or nothing can be shown to them any more.
 *
 * Returns: whether nothing went wrong
 */
gboolean
canasta_terminal_play (CanastaTerminal *self, GError **error)
{
  CanastaTable *table = canasta_match_get_table (self->match);
  gboolean goes_on = TRUE;

  g_signal_connect_swapped (self->session, "happened", G_CALLBACK (happened_cb), self);
  g_signal_connect_swapped (self->session, "changed", G_CALLBACK (scene_changed_cb), self);
  follow_screen (self);
  self->is_changed = TRUE;
  canasta_session_start (self->session);
  while (goes_on && !is_abandoned (self) && canasta_table_check_variant (table, error))
    {
      if (self->is_changed)
        canasta_terminal_save (self, FALSE);
      if (canasta_output_has_failed ())
        break;
      switch (canasta_match_get_stage (self->match))
        {
        case CANASTA_STAGE_PLAYING:
          goes_on = let_act (self);
          break;
        case CANASTA_STAGE_ROUND_OVER:
          await (self, 0);
          goes_on = canasta_screen_get_viewer (self->screen) == CANASTA_NO_SEAT
                    || let_person_go_on (self);
          goes_on = goes_on && start_round (self);
          break;
        case CANASTA_STAGE_MATCH_OVER:
        default:
          await (self, 0);
          canasta_terminal_show_winners (self);
          return TRUE;
        }
    }
  await (self, 0);
  if (!goes_on || self->is_changed)
    canasta_terminal_save (self, FALSE);
  if (self->is_seen && canasta_screen_is_shared (self->screen)
      && canasta_match_get_stage (self->match) == CANASTA_STAGE_PLAYING)
    canasta_terminal_wipe (self);
  return canasta_table_check_variant (table, NULL);
}
