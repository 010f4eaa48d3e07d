/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window does about turns: what is announced of them and, when it is
 * the person's, a tone, a notification and advice; and what sounds. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "turn/telling.h"
#include "window/window-private.h"

#define NOTIFICATION "turn"

static CanastaDetail
get_detail (CanastaWindow *self)
{
  return g_settings_get_enum (canasta_matches_get_settings (self->matches), "announcements");
}

static void
append_told (CanastaWindow *self, const char *sentence)
{
  if (!sentence)
    return;
  if (self->told->len > 0 && *sentence != '\0')
    g_string_append_c (self->told, ' ');
  g_string_append (self->told, sentence);
}

/* Announces what has been told so far, and @then, unless it is NULL. */
void
canasta_window_announce (CanastaWindow *self, const char *then)
{
  append_told (self, then);
  if (self->told->len > 0)
    canasta_announcer_say (self->announcer, self->told->str);
  g_string_truncate (self->told, 0);
}

/* What the others do in no time would all sound at once. */
static void
sound (CanastaWindow *self, const CanastaEvent *event)
{
  if (event->seat == canasta_session_get_seat (self->session)
      || event->ended != CANASTA_END_NONE
      || canasta_session_get_pace (self->session) != CANASTA_PACE_INSTANT)
    canasta_sounds_play (self->sounds, canasta_sound_find (event));
}

/* Notes what has happened; it is announced with the next announcement. */
void
canasta_window_tell (CanastaWindow *self, const CanastaEvent *event)
{
  g_autofree char *sentence = canasta_tell_event (
    event, canasta_match_get_names (canasta_session_get_match (self->session)),
    canasta_session_get_seat (self->session), get_detail (self));

  append_told (self, sentence);
  sound (self, event);
}

/* The seat that acted last, or %CANASTA_NO_SEAT. */
static guint
get_last_seat (CanastaWindow *self)
{
  const CanastaRecord *record =
    canasta_match_get_record (canasta_session_get_match (self->session));
  guint count = canasta_record_get_count (record);

  return count > 0 ? canasta_record_get (record, count - 1)->seat : CANASTA_NO_SEAT;
}

/* Before a change is shown: at the end of another player's turn, notes how
 * things stand. */
void
canasta_window_tell_after_turn (CanastaWindow            *self,
                                const CanastaObservation *observation,
                                const CanastaSurroundings  *surroundings)
{
  guint last = get_last_seat (self);
  g_autofree char *sentence = NULL;

  if (self->told->len == 0 || observation->board.turn_seat == last)
    return;
  sentence = canasta_tell_after_turn (observation, surroundings, last, get_detail (self));
  append_told (self, sentence);
}

/* A turn of another player is told as a whole, the own steps one by one. What
 * is wanted of the person the table has said itself. */
static void
announce_steps (CanastaWindow *self, const CanastaObservation *observation)
{
  CanastaMatch *match = canasta_session_get_match (self->session);
  guint turn = observation->board.turn_seat;
  guint last = get_last_seat (self);

  if (self->told->len == 0)
    return;
  if (canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING
      && turn != observation->seat && turn != last)
    {
      g_autofree char *who = g_strdup_printf (_("%s is playing."),
                                              canasta_match_get_names (match)[turn]);

      canasta_window_announce (self, who);
    }
  else if (last == observation->seat || turn != last)
    {
      canasta_window_announce (self, NULL);
    }
}

/* Tells a person who looks elsewhere that the game waits. */
static void
notify (CanastaWindow *self)
{
  GApplication *application = G_APPLICATION (gtk_window_get_application (GTK_WINDOW (self)));
  g_autoptr (GNotification) notification = g_notification_new (_("It is your turn"));

  if (!g_settings_get_boolean (canasta_matches_get_settings (self->matches), "notify-turn")
      || gtk_window_is_active (GTK_WINDOW (self)) || !canasta_window_is_page (self, "table"))
    return;
  g_notification_set_body (notification, _("The game waits for you."));
  canasta_notifier_show (self->notifier, application, NOTIFICATION, notification);
}

/* What was notified is seen, or is no longer so. */
void
canasta_window_withdraw_notice (CanastaWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  if (application && self->notifier)
    canasta_notifier_withdraw (self->notifier, G_APPLICATION (application), NOTIFICATION);
}

/* A coach proposes something before they are asked. */
void
canasta_window_coach (CanastaWindow *self)
{
  GSettings *settings = canasta_matches_get_settings (self->matches);

  if (self->is_mine && g_settings_get_enum (settings, "hints") == CANASTA_HINTS_COACH)
    canasta_turn_follow (self->turn, CANASTA_INTENT_HINT);
}

/* After a change was shown: announces it, and does what is to be done when the
 * person is to act on something new. */
void
canasta_window_follow_turn (CanastaWindow *self, const CanastaObservation *observation)
{
  const CanastaBoard *board = &observation->board;
  gboolean was_mine = self->is_mine;
  guint8 phase = self->phase;

  announce_steps (self, observation);
  self->is_mine = board->ended == CANASTA_END_NONE && board->to_act == observation->seat;
  self->phase = board->phase;
  if (self->is_mine && !was_mine)
    {
      canasta_sounds_play (self->sounds, CANASTA_SOUND_YOUR_TURN);
      notify (self);
    }
  else if (was_mine && !self->is_mine)
    canasta_window_withdraw_notice (self);
  if (!was_mine || self->phase != phase)
    canasta_window_coach (self);
}
