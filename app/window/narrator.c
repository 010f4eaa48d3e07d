/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "window/narrator.h"

#include <glib/gi18n-lib.h>

#include "pages/announcer.h"
#include "preferences/loudspeaker.h"
#include "turn/passage.h"
#include "turn/news.h"
#include "window/notifier.h"

#define NOTIFICATION "turn"

/* Who has been told so often what to do knows it. */
#define MOST_ADVICE 3

/* So many milliseconds somebody may take before it is told who is playing: as long as
 * something happens, that tells it. */
#define PATIENCE 5000

/* So many milliseconds later at most what has happened is heard and told. */
#define LATEST 100

/* Something that has happened, or will have, and is neither told nor heard yet. */
typedef struct
{
  CanastaEvent *event;
  gboolean is_told;             /* whether it is to be put into words … */
  gboolean is_heard;            /* … and to be heard */
} Noted;

struct _CanastaNarrator
{
  GObject parent_instance;

  GtkWindow *window;            /* not owned: the window owns the narrator */
  GSettings *settings;
  CanastaAnnouncer *announcer;  /* not owned: the window owns it */
  CanastaNotifier *notifier;
  GObject *loudspeaker;         /* NULL where nothing can be played */
  CanastaSounds *sounds;
  CanastaScene *scene;          /* of what is told, or NULL */
  guint seat;                   /* of the person in it */
  guint last_seat;              /* who has acted last … */
  gboolean is_answered;         /* … and whether that answered: whoever asked goes on */
  GArray *noted;                /* of Noted: what has happened and is not put into words yet … */
  GString *told;                /* … after what is, since the last announcement */
  gboolean is_whole;            /* whether all of it is to be announced now … */
  guint telling;                /* … by this source, or 0, … */
  guint telling_late;           /* … or this one, should that not come about */
  gboolean has_told_held;       /* and the discard that is held back */
  gboolean is_changed;          /* whether the turn changes the hand of who is playing … */
  gboolean is_own_changed;      /* … or the last one of the person did theirs, … */
  gboolean is_own_due;          /* … and whether how it leaves them is not told yet */
  GHashTable *advised;          /* how often each thing to do was told */
  guint awaited;                /* of whom it was told, or will be, that they are playing … */
  guint waiting;                /* … by this source, or 0 */
};

G_DEFINE_FINAL_TYPE (CanastaNarrator, canasta_narrator, G_TYPE_OBJECT)

static void
clear_noted (gpointer data)
{
  canasta_event_unref (((Noted *) data)->event);
}

static void
stop_telling (CanastaNarrator *self)
{
  g_clear_handle_id (&self->telling, g_source_remove);
  g_clear_handle_id (&self->telling_late, g_source_remove);
}

static void
canasta_narrator_finalize (GObject *object)
{
  CanastaNarrator *self = CANASTA_NARRATOR (object);

  stop_telling (self);
  g_clear_handle_id (&self->waiting, g_source_remove);
  g_clear_object (&self->scene);
  canasta_notifier_free (self->notifier);
  canasta_sounds_free (self->sounds);
  g_clear_object (&self->loudspeaker);
  g_object_unref (self->settings);
  g_array_unref (self->noted);
  g_string_free (self->told, TRUE);
  g_hash_table_unref (self->advised);
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
  self->noted = g_array_new (FALSE, FALSE, sizeof (Noted));
  g_array_set_clear_func (self->noted, clear_noted);
  self->told = g_string_new (NULL);
  self->advised = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->awaited = CANASTA_NO_SEAT;
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

static CanastaDetail
get_detail (CanastaNarrator *self)
{
  return (CanastaDetail) g_settings_get_enum (self->settings, "announcements");
}

/* What the others do in no time would all sound at once. Whoever is asked is called by the
 * same tone. */
static void
sound (CanastaNarrator *self, const CanastaEvent *event)
{
  if (event->action.kind == CANASTA_ACTION_ASK && event->asked == self->seat
      && g_settings_get_boolean (self->settings, "turn-sound"))
    return;
  if (event->seat == self->seat || event->ended != CANASTA_END_NONE
      || canasta_scene_get_pace (self->scene) != CANASTA_PACE_INSTANT)
    canasta_sounds_play (self->sounds, canasta_sounds_find (event));
}

/* What was noted, in words. */
static void
put_into_words (CanastaNarrator *self)
{
  CanastaObservation observation;

  if (self->noted->len > 0)
    canasta_scene_observe (self->scene, &observation);
  for (guint i = 0; i < self->noted->len; i++)
    {
      Noted *noted = &g_array_index (self->noted, Noted, i);

      if (noted->is_told)
        canasta_passage_take (self->told,
                              canasta_news_tell_event (noted->event, observation.table,
                                                       canasta_scene_get_names (self->scene),
                                                       self->seat, get_detail (self)));
      noted->is_told = FALSE;
    }
}

/* What was noted is put into words and heard. */
static void
catch_up (CanastaNarrator *self)
{
  put_into_words (self);
  for (guint i = 0; i < self->noted->len; i++)
    {
      const Noted *noted = &g_array_index (self->noted, Noted, i);

      if (noted->is_heard)
        sound (self, noted->event);
    }
  g_array_set_size (self->noted, 0);
}

/* How things stand after the turn of a player. */
static void
note_standing (CanastaNarrator *self, const CanastaObservation *observation, guint seat,
               gboolean is_changed)
{
  g_auto (CanastaSurroundings) surroundings = { 0 };

  canasta_scene_write_seats (self->scene, CANASTA_INDEX_LETTERS_ENGLISH, &surroundings);
  canasta_passage_take (self->told, canasta_news_tell_after_turn (observation, &surroundings, seat,
                                                                  is_changed, get_detail (self)));
}

static void
note_own_standing (CanastaNarrator *self)
{
  CanastaObservation observation;

  if (!self->is_own_due)
    return;
  self->is_own_due = FALSE;
  canasta_scene_observe (self->scene, &observation);
  note_standing (self, &observation, self->seat, self->is_own_changed);
}

static void
announce_told (CanastaNarrator *self)
{
  if (self->told->len > 0)
    canasta_announcer_tell (self->announcer, self->told->str);
  g_string_truncate (self->told, 0);
}

static void
tell_noted (CanastaNarrator *self)
{
  catch_up (self);
  note_own_standing (self);
  announce_told (self);
  self->is_whole = FALSE;
}

static gboolean
telling_cb (gpointer data)
{
  CanastaNarrator *self = data;

  stop_telling (self);
  if (self->is_whole)
    tell_noted (self);
  else
    catch_up (self);
  return G_SOURCE_REMOVE;
}

/* What was done is seen first. While cards move, a slow display is never idle. */
static void
wait (CanastaNarrator *self)
{
  if (self->telling != 0)
    return;
  self->telling = g_idle_add (telling_cb, self);
  self->telling_late = g_timeout_add (LATEST, telling_cb, self);
}

/* What is whole goes out before anything else is noted. */
static void
note (CanastaNarrator *self, const CanastaEvent *event, gboolean is_told, gboolean is_heard)
{
  Noted noted = { canasta_event_ref (event), is_told, is_heard };

  if (self->is_whole)
    tell_noted (self);
  g_array_append_val (self->noted, noted);
  wait (self);
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

/**
 * canasta_narrator_advise:
 * @self: a narrator
 * @sentence: how things stand now, or nothing
 * @advice: what to do or to press, which is told a few times only
 *
 * Announces what has been noted so far, and these.
 */
void
canasta_narrator_advise (CanastaNarrator *self, const char *sentence, const char *advice)
{
  g_autoptr (GString) text = g_string_new (sentence);
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (self->advised, advice));

  if (n < MOST_ADVICE)
    {
      canasta_passage_add (text, advice);
      g_hash_table_insert (self->advised, g_strdup (advice), GUINT_TO_POINTER (n + 1));
    }
  canasta_narrator_say (self, text->str);
}

/* What moves without anybody having done something. */
void
canasta_narrator_sound (CanastaNarrator *self, CanastaMotionKind kind)
{
  catch_up (self);
  canasta_sounds_play (self->sounds, kind);
}

/* Whether a hand changes by more than the card that is drawn in each turn, or discarded. */
static gboolean
is_change (const CanastaEvent *event)
{
  return event->taken > 0 || event->action.n_groups > 0;
}

/* A discard that was held back has been told already. Of the own turn it is told how many cards
 * it leaves, and after the pile, what there is to play with. */
void
canasta_narrator_note_event (CanastaNarrator *self, const CanastaEvent *event)
{
  gboolean is_own = event->seat == self->seat;

  note (self, event, !self->has_told_held, TRUE);
  self->is_own_due = is_own && !self->has_told_held
                     && (canasta_event_ends_turn (event) || event->taken > 0);
  self->is_own_changed = is_own && (self->is_own_changed || is_change (event));
  self->has_told_held = FALSE;
  self->is_changed = event->ended == CANASTA_END_NONE && !is_own
                     && (self->is_changed || is_change (event));
  self->last_seat = event->seat;
  self->is_answered = !is_own
                      && (event->action.kind == CANASTA_ACTION_YES
                          || event->action.kind == CANASTA_ACTION_NO);
}

/* Before a change is shown: at the end of another player's turn, how things
 * stand. */
void
canasta_narrator_note_position (CanastaNarrator *self)
{
  CanastaObservation observation;

  if (self->is_whole || self->last_seat == self->seat || self->is_answered)
    return;
  catch_up (self);
  if (self->told->len == 0)
    return;
  canasta_scene_observe (self->scene, &observation);
  if (observation.board.turn_seat != self->last_seat)
    {
      note_standing (self, &observation, self->last_seat, self->is_changed);
      self->is_changed = FALSE;
    }
}

/* Whoever has discarded hears it at once, although they can still take it back; not what
 * ends the round. */
static void
note_held (CanastaNarrator *self)
{
  g_autoptr (CanastaEvent) held = canasta_scene_dup_held (self->scene);
  gboolean is_told = held && held->ended == CANASTA_END_NONE;

  if (is_told && !self->has_told_held)
    {
      note (self, held, TRUE, FALSE);
      self->is_own_due = TRUE;
    }
  self->has_told_held = is_told;
}

/**
 * canasta_narrator_take_told:
 * @self: a narrator
 *
 * What the person has just done is not announced where the focus moves, but said with what has
 * it next: that would come before it. It is heard when it is seen. What ends the round is
 * announced all the same: the focus moves on from there, to the sheet.
 *
 * Returns: (transfer full) (nullable): what is to be said of it
 */
char *
canasta_narrator_take_told (CanastaNarrator *self)
{
  CanastaObservation observation;

  if (!self->scene)
    return NULL;
  canasta_scene_observe (self->scene, &observation);
  if (observation.board.ended)
    return NULL;
  note_held (self);
  if (self->has_told_held || self->last_seat == self->seat)
    {
      put_into_words (self);
      note_own_standing (self);
      announce_told (self);
    }
  return canasta_announcer_take (self->announcer);
}

static gboolean
waited_cb (gpointer data)
{
  CanastaNarrator *self = data;
  g_autofree char *who = g_strdup_printf (_("%s is playing."),
                                          canasta_scene_get_names (self->scene)[self->awaited]);

  self->waiting = 0;
  canasta_narrator_say (self, who);
  return G_SOURCE_REMOVE;
}

/* Something has happened: the time begins anew, unless it was told already who is playing. */
static void
await (CanastaNarrator *self, guint seat)
{
  gboolean is_told = seat == self->awaited && self->waiting == 0;

  g_clear_handle_id (&self->waiting, g_source_remove);
  self->awaited = seat;
  if (seat != CANASTA_NO_SEAT && !is_told)
    self->waiting = g_timeout_add (PATIENCE, waited_cb, self);
}

/* After a change was shown. A turn of another player is told as a whole, the own steps one by
 * one; what is wanted of the person the table has said itself: who is asked is not told that
 * another is playing. */
void
canasta_narrator_announce_steps (CanastaNarrator *self, const CanastaBoard *board)
{
  guint turn = board->turn_seat;

  note_held (self);
  await (self, board->ended || turn == self->seat || board->to_act == self->seat ? CANASTA_NO_SEAT
                                                                                 : turn);
  if (board->ended
      || (turn != self->last_seat && (turn == self->seat || !self->is_answered))
      || self->last_seat == self->seat)
    {
      self->is_whole = TRUE;
      wait (self);
    }
}

/**
 * canasta_narrator_set_scene:
 * @self: a narrator
 * @scene: (nullable): of what is told from now on
 *
 * What has not been said of another scene is of no interest any more, nor how things stood
 * before there was one: only what happened then is.
 */
void
canasta_narrator_set_scene (CanastaNarrator *self, CanastaScene *scene)
{
  CanastaObservation observation;

  catch_up (self);
  if (self->scene)
    canasta_announcer_forget (self->announcer);
  else
    canasta_announcer_forget_standing (self->announcer);
  g_set_object (&self->scene, scene);
  self->last_seat = CANASTA_NO_SEAT;
  self->is_answered = FALSE;
  self->has_told_held = FALSE;
  self->is_changed = FALSE;
  self->is_own_changed = FALSE;
  self->is_own_due = FALSE;
  await (self, CANASTA_NO_SEAT);
  g_string_truncate (self->told, 0);
  self->is_whole = FALSE;
  if (!scene)
    return;
  canasta_scene_observe (scene, &observation);
  self->seat = observation.seat;
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

  catch_up (self);
  canasta_sounds_play (self->sounds, CANASTA_MOTION_PASS_TURN);
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
