/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "window/narrator.h"

#include <glib/gi18n-lib.h>

#include "pages/announcer.h"
#include "preferences/loudspeaker.h"
#include "turn/passage.h"
#include "turn/telling.h"
#include "window/notifier.h"

#define NOTIFICATION "turn"

struct _CanastaNarrator
{
  GObject parent_instance;

  GtkWindow *window;            /* not owned: the window owns the narrator */
  GSettings *settings;
  CanastaAnnouncer *announcer;  /* not owned: the window owns it */
  CanastaNotifier *notifier;
  GObject *loudspeaker;         /* NULL where nothing can be played */
  CanastaSounds *sounds;
  GString *told;                /* what has happened since the last announcement */
  gboolean has_told_held;       /* and the discard that is held back */
};

G_DEFINE_FINAL_TYPE (CanastaNarrator, canasta_narrator, G_TYPE_OBJECT)

static void
canasta_narrator_finalize (GObject *object)
{
  CanastaNarrator *self = CANASTA_NARRATOR (object);

  canasta_notifier_free (self->notifier);
  canasta_sounds_free (self->sounds);
  g_clear_object (&self->loudspeaker);
  g_object_unref (self->settings);
  g_string_free (self->told, TRUE);
  G_OBJECT_CLASS (canasta_narrator_parent_class)->finalize (object);
}

static void
canasta_narrator_class_init (CanastaNarratorClass *class)
{
  G_OBJECT_CLASS (class)->finalize = canasta_narrator_finalize;
}

static void
canasta_narrator_init (CanastaNarrator *self)
{
  self->told = g_string_new (NULL);
}

/**
 * canasta_narrator_new:
 * @window: the window that shows the match, and owns the narrator
 * @settings: the preferences
 *
 * Returns: (transfer full): the narrator
 */
CanastaNarrator *
canasta_narrator_new (GtkWindow *window, GSettings *settings)
{
  CanastaNarrator *self = g_object_new (CANASTA_TYPE_NARRATOR, NULL);

  self->window = window;
  self->settings = g_object_ref (settings);
  self->announcer = canasta_announcer_find (GTK_WIDGET (window));
  self->notifier = canasta_notifier_new ();
  self->loudspeaker = canasta_loudspeaker_new ();
  self->sounds = canasta_sounds_new (settings, canasta_loudspeaker_play, self->loudspeaker);
  g_signal_connect_object (window, "notify::is-active",
                           G_CALLBACK (canasta_narrator_withdraw_call), self, G_CONNECT_SWAPPED);
  return self;
}

/**
 * canasta_narrator_set_sounds:
 * @self: a narrator
 * @sounds: (transfer full): who plays what happens, in place of the loudspeaker
 */
void
canasta_narrator_set_sounds (CanastaNarrator *self, CanastaSounds *sounds)
{
  canasta_sounds_free (self->sounds);
  self->sounds = sounds;
}

static void
tell_noted (CanastaNarrator *self)
{
  if (self->told->len > 0)
    canasta_announcer_tell (self->announcer, self->told->str);
  g_string_truncate (self->told, 0);
}

/* Announces what has been noted so far, and what happened beside the turns. */
void
canasta_narrator_tell (CanastaNarrator *self, const char *sentence)
{
  tell_noted (self);
  canasta_announcer_tell (self->announcer, sentence);
}

/* Announces what has been noted so far, and the answer to what the person asked for. */
void
canasta_narrator_answer (CanastaNarrator *self, const char *question, const char *sentence)
{
  tell_noted (self);
  canasta_announcer_answer (self->announcer, question, sentence);
}

/* Announces what has been noted so far, and how things stand now. */
void
canasta_narrator_say (CanastaNarrator *self, const char *sentence)
{
  tell_noted (self);
  canasta_announcer_say (self->announcer, sentence);
}

static CanastaDetail
get_detail (CanastaNarrator *self)
{
  return (CanastaDetail) g_settings_get_enum (self->settings, "announcements");
}

/* What the others do in no time would all sound at once. */
static void
sound (CanastaNarrator *self, CanastaSession *session, const CanastaEvent *event)
{
  if (event->seat == canasta_session_get_seat (session) || event->ended != CANASTA_END_NONE
      || canasta_session_get_pace (session) != CANASTA_PACE_INSTANT)
    canasta_sounds_play (self->sounds, canasta_sound_find (event));
}

/* How the round ended is told with its sheet. */
static void
note_sentence (CanastaNarrator *self, CanastaSession *session, const CanastaEvent *event)
{
  if (event->ended == CANASTA_END_NONE)
    canasta_passage_take (
      self->told,
      canasta_tell_event (event, canasta_match_get_names (canasta_session_get_match (session)),
                          canasta_session_get_seat (session), get_detail (self)));
}

/* A discard that was held back has been told already. */
void
canasta_narrator_note_event (CanastaNarrator *self, CanastaSession *session,
                             const CanastaEvent *event)
{
  if (!self->has_told_held)
    note_sentence (self, session, event);
  self->has_told_held = FALSE;
  sound (self, session, event);
}

/* What was done last, or %NULL. */
static const CanastaEvent *
get_last (CanastaSession *session)
{
  const CanastaRecord *record = canasta_match_get_record (canasta_session_get_match (session));
  guint count = canasta_record_get_count (record);

  return count > 0 ? canasta_record_get (record, count - 1) : NULL;
}

/* The seat that acted last, or %CANASTA_NO_SEAT. */
static guint
get_last_seat (CanastaSession *session)
{
  const CanastaEvent *last = get_last (session);

  return last ? last->seat : CANASTA_NO_SEAT;
}

/* Whether another player has answered a question: whoever asked goes on with their turn. */
static gboolean
is_answered (CanastaSession *session)
{
  const CanastaEvent *last = get_last (session);

  return last && last->seat != canasta_session_get_seat (session)
         && (last->action.kind == CANASTA_ACTION_YES || last->action.kind == CANASTA_ACTION_NO);
}

/* Before a change is shown: at the end of another player's turn, how things
 * stand. */
void
canasta_narrator_note_position (CanastaNarrator *self, CanastaSession *session)
{
  CanastaScene *scene = CANASTA_SCENE (session);
  guint last = get_last_seat (session);
  g_auto (CanastaSurroundings) surroundings = { 0 };
  CanastaObservation observation;

  if (self->told->len == 0 || last == canasta_session_get_seat (session) || is_answered (session))
    return;
  canasta_scene_observe (scene, &observation);
  if (observation.board.turn_seat == last)
    return;
  canasta_scene_get_surroundings (scene, CANASTA_INDEX_LETTERS_ENGLISH, &surroundings);
  canasta_passage_take (self->told, canasta_tell_after_turn (&observation, &surroundings, last,
                                                             get_detail (self)));
}

/* Whoever has discarded hears it at once, although they can still take it back. */
static void
note_held (CanastaNarrator *self, CanastaSession *session)
{
  g_autoptr (CanastaEvent) held = canasta_session_dup_held (session);

  if (held && !self->has_told_held)
    note_sentence (self, session, held);
  self->has_told_held = held != NULL;
}

/* After a change was shown. A turn of another player is told as a whole, the own
 * steps one by one; what is wanted of the person the table has said itself. */
void
canasta_narrator_announce_steps (CanastaNarrator *self, CanastaSession *session,
                                 const CanastaObservation *observation)
{
  CanastaMatch *match = canasta_session_get_match (session);
  guint turn = observation->board.turn_seat;
  guint last = get_last_seat (session);

  note_held (self, session);
  if (self->told->len == 0 || canasta_match_get_stage (match) != CANASTA_STAGE_PLAYING)
    return;
  if (turn != observation->seat && is_answered (session))
    return;
  if (turn != observation->seat && turn != last)
    {
      g_autofree char *who = g_strdup_printf (_("%s is playing."),
                                              canasta_match_get_names (match)[turn]);

      canasta_narrator_say (self, who);
    }
  else if (last == observation->seat || turn != last)
    {
      tell_noted (self);
    }
}

/* Another match: what has not been said is of no interest any more. */
void
canasta_narrator_forget (CanastaNarrator *self)
{
  g_string_truncate (self->told, 0);
  self->has_told_held = FALSE;
  canasta_announcer_forget (self->announcer);
}

static GApplication *
get_application (CanastaNarrator *self)
{
  return (GApplication *) gtk_window_get_application (self->window);
}

/* It is the person's turn: a tone and, where @notifies, a notification if they
 * look elsewhere. */
void
canasta_narrator_call_person (CanastaNarrator *self, gboolean notifies)
{
  g_autoptr (GNotification) notification = NULL;

  canasta_sounds_play (self->sounds, CANASTA_SOUND_YOUR_TURN);
  if (!notifies || gtk_window_is_active (self->window)
      || !g_settings_get_boolean (self->settings, "notify-turn"))
    return;
  notification = g_notification_new (_("It is your turn"));
  g_notification_set_body (notification, _("The game is waiting for you."));
  canasta_notifier_show (self->notifier, get_application (self), NOTIFICATION, notification);
}

/* What was notified is seen, or is no longer so. */
void
canasta_narrator_withdraw_call (CanastaNarrator *self)
{
  GApplication *application = get_application (self);

  if (application)
    canasta_notifier_withdraw (self->notifier, application, NOTIFICATION);
}
