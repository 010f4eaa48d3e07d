/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "session/seat.h"

#include <string.h>

#include "players/manner.h"
#include "turn/news.h"

struct _CanastaSeat
{
  GObject parent_instance;

  CanastaSession *session;
  CanastaMatch *match;
  guint seat;                   /* or CANASTA_NO_SEAT */
};

static void canasta_seat_init_scene (CanastaSceneInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CanastaSeat, canasta_seat, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_SCENE, canasta_seat_init_scene))

/* What can be seen. */

/* What the discard that is held back will have been when it is handed over. */
static CanastaEvent *
dup_held (CanastaScene *scene)
{
  CanastaSeat *self = CANASTA_SEAT (scene);
  CanastaState state;
  CanastaAction held;

  if (!canasta_session_look_ahead (self->session, self->seat, &state, &held))
    return NULL;
  return canasta_event_new (canasta_match_get_table (self->match),
                            canasta_match_get_state (self->match), &held, &state);
}

static CanastaPace
get_pace (CanastaScene *scene)
{
  return canasta_session_get_pace (CANASTA_SEAT (scene)->session);
}

static void
observe (CanastaScene *scene, CanastaObservation *observation)
{
  CanastaSeat *self = CANASTA_SEAT (scene);
  CanastaState state;
  CanastaMemory memory;

  canasta_match_observe (self->match, self->seat, observation);
  if (!canasta_session_look_ahead (self->session, self->seat, &state, NULL))
    return;

  memcpy (memory.known, observation->known, sizeof memory.known);
  memcpy (memory.discarded, observation->discarded, sizeof memory.discarded);
  memcpy (memory.passed, observation->passed, sizeof memory.passed);
  canasta_state_observe (&state, canasta_match_get_table (self->match), &memory, self->seat,
                         observation);
}

/* A discard that is held back can be taken back, and nothing before it done again. */
static void
look_ahead_around (CanastaSeat *self, CanastaSurroundings *surroundings)
{
  CanastaState state;

  if (!canasta_session_look_ahead (self->session, self->seat, &state, NULL))
    return;
  canasta_recall_follow (&surroundings->recall, self->seat, canasta_match_get_state (self->match),
                         &state);
  surroundings->undo = CANASTA_UNDO_POSSIBLE;
  surroundings->can_redo = FALSE;
}

static void
get_surroundings (CanastaScene *scene, CanastaSurroundings *surroundings)
{
  CanastaSeat *self = CANASTA_SEAT (scene);

  canasta_surroundings_init (surroundings, self->match, self->seat);
  surroundings->undo = canasta_session_get_undo (self->session, self->seat);
  if (self->seat != CANASTA_NO_SEAT)
    surroundings->owner = canasta_session_get_personal (self->session)->seat;
  surroundings->no_hints = canasta_session_get_personal (self->session)->no_hints;
  surroundings->must_wait = !canasta_session_can_skip (self->session);
  look_ahead_around (self, surroundings);
}

static void
write_seats (CanastaScene *scene, CanastaIndexLetters letters, CanastaSurroundings *surroundings)
{
  CanastaSeat *self = CANASTA_SEAT (scene);
  CanastaOthers *others = canasta_session_get_others (self->session);

  canasta_surroundings_write_seats (surroundings, self->match, self->seat, letters);
  surroundings->awaited = g_strdup (canasta_others_get_awaited (others));
  surroundings->clock = *canasta_others_get_clock (others);
  for (guint seat = 0; seat < canasta_match_get_table (self->match)->players; seat++)
    {
      const char *word = canasta_session_get_player (self->session, seat);
      CanastaManner manner;

      if (canasta_manner_read (&manner, word))
        surroundings->seats[seat].manner = canasta_manner_describe (&manner);
      if (!surroundings->seats[seat].answer)
        surroundings->seats[seat].answer = g_strdup (canasta_others_get_remark (others, seat));
    }
}

static const char *const *
get_names (CanastaScene *scene)
{
  return canasta_match_get_names (CANASTA_SEAT (scene)->match);
}

static char *
dup_news (CanastaScene *scene, CanastaDetail detail)
{
  CanastaSeat *self = CANASTA_SEAT (scene);

  return canasta_news_tell_since (self->match, self->seat, detail);
}

/* What the person does. */

static gboolean
act (CanastaScene *scene, const CanastaAction *action, CanastaRefusal *refusal)
{
  CanastaSeat *self = CANASTA_SEAT (scene);

  return canasta_session_act (self->session, self->seat, action, refusal);
}

static gboolean
undo (CanastaScene *scene)
{
  CanastaSeat *self = CANASTA_SEAT (scene);

  return canasta_session_undo (self->session, self->seat);
}

static gboolean
undo_all (CanastaScene *scene)
{
  CanastaSeat *self = CANASTA_SEAT (scene);

  return canasta_session_undo_all (self->session, self->seat);
}

static gboolean
redo (CanastaScene *scene)
{
  CanastaSeat *self = CANASTA_SEAT (scene);

  return canasta_session_redo (self->session, self->seat);
}

static void
skip (CanastaScene *scene)
{
  canasta_session_skip (CANASTA_SEAT (scene)->session);
}

/* What lies before the person. */

static void
get_arranged (CanastaScene *scene, const char **hand, const char **draft)
{
  CanastaSeat *self = CANASTA_SEAT (scene);
  const CanastaDesk *desk;

  if (self->seat == CANASTA_NO_SEAT)
    return;
  desk = canasta_session_get_desk (self->session, self->seat);
  *hand = desk->hand;
  *draft = desk->draft;
}

static void
keep_arranged (CanastaScene *scene, const char *hand, const char *draft)
{
  CanastaSeat *self = CANASTA_SEAT (scene);

  if (self->seat != CANASTA_NO_SEAT)
    canasta_session_keep_arranged (self->session, self->seat, hand, draft);
}

static void
note_hint (CanastaScene *scene)
{
  CanastaSeat *self = CANASTA_SEAT (scene);

  canasta_session_note_hint (self->session, self->seat);
}

static void
canasta_seat_init_scene (CanastaSceneInterface *interface)
{
  interface->observe = observe;
  interface->get_surroundings = get_surroundings;
  interface->write_seats = write_seats;
  interface->get_names = get_names;
  interface->dup_held = dup_held;
  interface->get_pace = get_pace;
  interface->dup_news = dup_news;
  interface->act = act;
  interface->undo = undo;
  interface->undo_all = undo_all;
  interface->redo = redo;
  interface->skip = skip;
  interface->get_arranged = get_arranged;
  interface->keep_arranged = keep_arranged;
  interface->note_hint = note_hint;
}

/* The object. */

static void
canasta_seat_dispose (GObject *object)
{
  CanastaSeat *self = CANASTA_SEAT (object);

  g_clear_object (&self->match);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (canasta_seat_parent_class)->dispose (object);
}

static void
canasta_seat_class_init (CanastaSeatClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_seat_dispose;
}

static void
canasta_seat_init (CanastaSeat *self)
{
}

static void
changed_cb (CanastaSeat *self)
{
  canasta_scene_tell_change (CANASTA_SCENE (self), CANASTA_SCENE_GOES_ON);
}

/**
 * canasta_seat_new:
 * @session: a session
 * @seat: a seat of it, or %CANASTA_NO_SEAT for who looks on
 *
 * Returns: (transfer full): what is seen and done there
 */
CanastaScene *
canasta_seat_new (CanastaSession *session, guint seat)
{
  CanastaSeat *self = g_object_new (CANASTA_TYPE_SEAT, NULL);

  self->session = g_object_ref (session);
  self->match = g_object_ref (canasta_session_get_match (session));
  self->seat = seat;
  g_signal_connect_object (session, "happened", G_CALLBACK (canasta_scene_tell_event), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (canasta_session_get_others (session), "changed", G_CALLBACK (changed_cb),
                           self, G_CONNECT_SWAPPED);
  return CANASTA_SCENE (self);
}
