/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is shown is a match of its own, which is played on by the record of the
 * other one; to go back it is made anew. A step is an action: at step 0 the cards
 * are dealt, or the position lies there with which the record begins. */
#include "config.h"

#include "session/replay.h"

#include <glib/gi18n-lib.h>

#include "match/match-names.h"
#include "session/person.h"
#include "session/session.h"
#include "turn/news.h"

struct _CanastaReplay
{
  GObject parent_instance;

  CanastaMatch *whole;          /* the match as it was opened */
  CanastaMatch *shown;          /* the match at the step */
  CanastaPersonal personal;
  char *file;                   /* the name of its file, or NULL */

  guint round;
  guint step;
  gboolean is_playing;          /* as was told last */
  GArray *turns;                /* of guint: by step, in which turn it is */
  guint seat;

  CanastaPace pace;
  guint timer;                  /* until the next step, while it plays by itself */
};

static void canasta_replay_init_scene (CanastaSceneInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CanastaReplay, canasta_replay, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (CANASTA_TYPE_SCENE,
                                                      canasta_replay_init_scene))

enum
{
  PROP_PLAYING = 1,
};

static void
canasta_replay_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, canasta_replay_is_playing (CANASTA_REPLAY (object)));
}

static void
canasta_replay_dispose (GObject *object)
{
  CanastaReplay *self = CANASTA_REPLAY (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->whole);
  g_clear_object (&self->shown);
  g_clear_pointer (&self->turns, g_array_unref);
  g_clear_pointer (&self->file, g_free);
  canasta_personal_clear (&self->personal);
  G_OBJECT_CLASS (canasta_replay_parent_class)->dispose (object);
}

static void
canasta_replay_class_init (CanastaReplayClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_replay_dispose;
  G_OBJECT_CLASS (class)->get_property = canasta_replay_get_property;
  g_object_class_install_property (
    G_OBJECT_CLASS (class), PROP_PLAYING,
    g_param_spec_boolean ("playing", NULL, NULL, FALSE,
                          G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
}

static void
canasta_replay_init (CanastaReplay *self)
{
  self->pace = CANASTA_PACE_NORMAL;
  self->turns = g_array_new (FALSE, FALSE, sizeof (guint));
}

static void
tell_playing (CanastaReplay *self)
{
  gboolean was_playing = self->is_playing;

  self->is_playing = canasta_replay_is_playing (self);
  if (self->is_playing != was_playing)
    g_object_notify (G_OBJECT (self), "playing");
}

static void
tell_change (CanastaReplay *self, CanastaSceneChange change)
{
  canasta_scene_tell_change (CANASTA_SCENE (self), change);
  tell_playing (self);
}

static const CanastaEvent *
get_event (CanastaReplay *self, guint step)
{
  const CanastaRecord *record = canasta_match_get_record (self->whole);

  return canasta_record_get (record, canasta_record_find_round (record, self->round) + step - 1);
}

/* Whether something is to be seen of a match: a round that is over and of which
 * the record knows something, be it no more than its end. */
gboolean
canasta_replay_exists (CanastaMatch *match)
{
  return canasta_match_get_n_scores (match) >= canasta_match_get_first_round (match);
}

/**
 * canasta_replay_new:
 * @match: a match of which something is to be seen, see canasta_replay_exists()
 * @personal: what is kept beside it: who sits where
 * @path: (nullable): where it is kept
 *
 * Shows the beginning of the last round that is over, with the person's eyes.
 *
 * Returns: (transfer full) (nullable): the replay; %NULL where the variant fails
 */
CanastaReplay *
canasta_replay_new (CanastaMatch *match, const CanastaPersonal *personal, const char *path)
{
  g_autoptr (CanastaReplay) self = g_object_new (CANASTA_TYPE_REPLAY, NULL);

  g_return_val_if_fail (canasta_replay_exists (match), NULL);

  canasta_personal_copy (personal, &self->personal);
  self->seat = personal->seat;
  self->file = path ? g_path_get_basename (path) : NULL;
  /* The match may go on while one looks at it. */
  self->whole = g_object_ref (match);
  if (!canasta_replay_set_round (self, canasta_match_get_n_scores (match)))
    return NULL;
  return g_steal_pointer (&self);
}

CanastaMatch *
canasta_replay_get_match (CanastaReplay *self)
{
  return self->shown;
}

/* The match as it was opened, whatever step of it is shown. */
CanastaMatch *
canasta_replay_get_whole (CanastaReplay *self)
{
  return self->whole;
}

guint
canasta_replay_get_first_round (CanastaReplay *self)
{
  return canasta_match_get_first_round (self->whole);
}

guint
canasta_replay_get_last_round (CanastaReplay *self)
{
  return canasta_match_get_n_scores (self->whole);
}

guint
canasta_replay_get_round (CanastaReplay *self)
{
  return self->round;
}

/* Shows a position of a round. Who acted in it for somebody who was away is called so. */
static void
show (CanastaReplay *self, CanastaMatch *match, guint round, guint step)
{
  canasta_match_set_substitutes (match, canasta_person_list_missed (&self->personal, round));
  g_set_object (&self->shown, match);
  self->round = round;
  self->step = step;
}

/* The position after the end of a turn belongs to the next one, but the last of
 * all is a turn of its own. */
static void
number_turns (CanastaReplay *self)
{
  const CanastaRecord *record = canasta_match_get_record (self->whole);
  guint n = canasta_record_find_round (record, self->round + 1)
            - canasta_record_find_round (record, self->round);
  guint turn = 0;

  g_array_set_size (self->turns, 0);
  g_array_append_val (self->turns, turn);
  for (guint step = 1; step <= n; step++)
    {
      if (step == n || canasta_event_ends_turn (get_event (self, step)))
        turn++;
      g_array_append_val (self->turns, turn);
    }
}

/**
 * canasta_replay_set_round:
 * @self: a replay
 * @round: a round that is over and in the record
 *
 * Shows the beginning of another round.
 *
 * Returns: whether it does; %FALSE where the variant fails
 */
gboolean
canasta_replay_set_round (CanastaReplay *self, guint round)
{
  g_autoptr (CanastaMatch) match = NULL;

  g_return_val_if_fail (round >= canasta_replay_get_first_round (self), FALSE);
  g_return_val_if_fail (round <= canasta_replay_get_last_round (self), FALSE);

  match = canasta_match_dup_at (self->whole, round, 0);
  if (!match)
    return FALSE;
  g_clear_handle_id (&self->timer, g_source_remove);
  show (self, match, round, 0);
  number_turns (self);
  tell_change (self, CANASTA_SCENE_JUMPS);
  return TRUE;
}

guint
canasta_replay_get_seat (CanastaReplay *self)
{
  return self->seat;
}

/* Looks through the eyes of another player. */
void
canasta_replay_set_seat (CanastaReplay *self, guint seat)
{
  g_return_if_fail (seat < canasta_match_get_table (self->whole)->players);

  if (seat == self->seat)
    return;
  self->seat = seat;
  tell_change (self, CANASTA_SCENE_JUMPS);
}

/* Where one stands. */

/* How many steps the round has after its beginning. */
guint
canasta_replay_count_steps (CanastaReplay *self)
{
  return self->turns->len - 1;
}

guint
canasta_replay_get_step (CanastaReplay *self)
{
  return self->step;
}

/* In which turn of the round a step is, from 0. */
guint
canasta_replay_get_turn (CanastaReplay *self, guint step)
{
  g_return_val_if_fail (step < self->turns->len, 0);

  return g_array_index (self->turns, guint, step);
}

/* Shows a step without a word. */
static gboolean
move_to (CanastaReplay *self, guint step)
{
  if (step < self->step)
    {
      g_autoptr (CanastaMatch) match = canasta_match_dup_at (self->whole, self->round, step);

      if (!match)
        return FALSE;
      show (self, match, self->round, step);
    }
  while (self->step < step)
    {
      if (!canasta_match_play_on_as (self->shown, self->whole))
        return FALSE;
      self->step++;
    }
  return TRUE;
}

/* Whether cards move from one step to another: a step on, or a whole turn. */
static gboolean
is_near (CanastaReplay *self, guint from, guint to)
{
  return to > from
         && canasta_replay_get_turn (self, to) <= canasta_replay_get_turn (self, from) + 1;
}

/* A step of the person: the round no longer plays by itself. */
void
canasta_replay_go_to (CanastaReplay *self, guint step)
{
  guint before = self->step;

  step = MIN (step, canasta_replay_count_steps (self));
  g_clear_handle_id (&self->timer, g_source_remove);
  if (step != before && move_to (self, step))
    tell_change (self, is_near (self, before, step) ? CANASTA_SCENE_GOES_ON : CANASTA_SCENE_JUMPS);
  else
    tell_playing (self);
}

void
canasta_replay_go_on (CanastaReplay *self)
{
  canasta_replay_go_to (self, self->step + 1);
}

void
canasta_replay_go_back (CanastaReplay *self)
{
  canasta_replay_go_to (self, self->step > 0 ? self->step - 1 : 0);
}

/* To the beginning of the next turn, or to the end. */
void
canasta_replay_turn_on (CanastaReplay *self)
{
  guint step = self->step;

  while (step < canasta_replay_count_steps (self)
         && canasta_replay_get_turn (self, step) == canasta_replay_get_turn (self, self->step))
    step++;
  canasta_replay_go_to (self, step);
}

/* To the beginning of this turn, or of the one before. */
void
canasta_replay_turn_back (CanastaReplay *self)
{
  guint step = self->step > 0 ? self->step - 1 : 0;

  while (step > 0
         && canasta_replay_get_turn (self, step - 1) == canasta_replay_get_turn (self, step))
    step--;
  canasta_replay_go_to (self, step);
}

/* What there is to see. */

static char *
describe_start (CanastaReplay *self)
{
  const char *name;

  if (!canasta_match_knows_deal (self->whole, self->round))
    return g_strdup (_("What was played before cannot be shown by today’s rules: "
                       "the round begins with the position that was kept."));
  if (canasta_replay_count_steps (self) == 0)
    return g_strdup (_("The cards are dealt."));
  name = canasta_match_get_names (self->shown)[get_event (self, 1)->seat];
  /* Translators: the name of a player, or "You" */
  return g_strdup_printf (_("The cards are dealt. First to play: %s."), name);
}

/* Whoever has no name is spoken to: no sentence tells of "You". */
static guint
get_reader (CanastaReplay *self, const CanastaEvent *event)
{
  guint person = self->personal.seat;

  return event->seat == person && !canasta_match_is_named (self->whole, person) ? person
                                                                                : self->seat;
}

/**
 * canasta_replay_describe_step:
 * @self: a replay
 * @step: a step of the round
 *
 * Returns: (transfer full): what was done with it, as the player sees it with
 *   whose eyes one looks
 */
char *
canasta_replay_describe_step (CanastaReplay *self, guint step)
{
  g_return_val_if_fail (step <= canasta_replay_count_steps (self), NULL);

  if (step == 0)
    return describe_start (self);
  return canasta_event_describe (get_event (self, step), canasta_match_get_table (self->shown),
                                 canasta_match_get_names (self->shown),
                                 get_reader (self, get_event (self, step)));
}

static void
observe (CanastaScene *scene, CanastaObservation *observation)
{
  CanastaReplay *self = CANASTA_REPLAY (scene);

  canasta_match_observe (self->shown, self->seat, observation);
}

/* Who looks on has nothing to do, but can go back and on. */
static void
get_surroundings (CanastaScene *scene, CanastaSurroundings *surroundings)
{
  CanastaReplay *self = CANASTA_REPLAY (scene);
  guint n = canasta_replay_count_steps (self);

  canasta_surroundings_init (surroundings, self->shown, self->seat);
  surroundings->undo = self->step > 0 ? CANASTA_UNDO_POSSIBLE : CANASTA_UNDO_NOTHING;
  surroundings->can_redo = self->step < n;
  surroundings->place = g_strdup_printf (_("Step %1$u of %2$u"), self->step, n);
  surroundings->told = canasta_replay_describe_step (self, self->step);
}

static void
write_seats (CanastaScene *scene, CanastaIndexLetters letters, CanastaSurroundings *surroundings)
{
  CanastaReplay *self = CANASTA_REPLAY (scene);

  canasta_surroundings_write_seats (surroundings, self->shown, self->seat, letters);
}

static const char *const *
get_names (CanastaScene *scene)
{
  return canasta_match_get_names (CANASTA_REPLAY (scene)->shown);
}

static char *
dup_news (CanastaScene *scene, CanastaDetail detail)
{
  CanastaReplay *self = CANASTA_REPLAY (scene);

  return canasta_news_tell_since (self->shown, self->seat, detail);
}

/* By itself. */

static void play_on (CanastaReplay *self);

static gboolean
timer_cb (gpointer data)
{
  CanastaReplay *self = data;

  self->timer = 0;
  if (!move_to (self, self->step + 1))
    {
      tell_playing (self);
      return G_SOURCE_REMOVE;
    }
  if (self->step < canasta_replay_count_steps (self))
    play_on (self);
  tell_change (self, CANASTA_SCENE_GOES_ON);
  return G_SOURCE_REMOVE;
}

/* The first step waits until everybody has their cards. */
static void
play_on (CanastaReplay *self)
{
  guint time = canasta_session_get_step_time (self->pace);

  if (self->step == 0)
    time += CANASTA_SESSION_DEAL;
  self->timer = g_timeout_add (time, timer_cb, self);
}

gboolean
canasta_replay_is_playing (CanastaReplay *self)
{
  return self->timer != 0;
}

/* At its end the round begins again. */
void
canasta_replay_play (CanastaReplay *self)
{
  gboolean is_at_end = self->step == canasta_replay_count_steps (self);

  if (self->timer != 0 || canasta_replay_count_steps (self) == 0)
    return;
  if (is_at_end && !move_to (self, 0))
    return;
  play_on (self);
  if (is_at_end)
    tell_change (self, CANASTA_SCENE_JUMPS);
  else
    tell_playing (self);
}

void
canasta_replay_pause (CanastaReplay *self)
{
  if (self->timer == 0)
    return;
  g_clear_handle_id (&self->timer, g_source_remove);
  tell_playing (self);
}

CanastaPace
canasta_replay_get_pace (CanastaReplay *self)
{
  return self->pace;
}

/* How fast it plays by itself, from the next step on; at the highest pace nothing
 * could be seen. */
void
canasta_replay_set_pace (CanastaReplay *self, CanastaPace pace)
{
  self->pace = MIN (pace, CANASTA_PACE_FAST);
}

/* What the table asks for. */

static CanastaPace
get_pace (CanastaScene *scene)
{
  return CANASTA_REPLAY (scene)->pace;
}

static gboolean
undo (CanastaScene *scene)
{
  gboolean is_possible = CANASTA_REPLAY (scene)->step > 0;

  canasta_replay_go_back (CANASTA_REPLAY (scene));
  return is_possible;
}

static gboolean
undo_all (CanastaScene *scene)
{
  gboolean is_possible = CANASTA_REPLAY (scene)->step > 0;

  canasta_replay_turn_back (CANASTA_REPLAY (scene));
  return is_possible;
}

static gboolean
redo (CanastaScene *scene)
{
  guint before = CANASTA_REPLAY (scene)->step;

  canasta_replay_go_on (CANASTA_REPLAY (scene));
  return CANASTA_REPLAY (scene)->step > before;
}

static void
skip (CanastaScene *scene)
{
  CanastaReplay *self = CANASTA_REPLAY (scene);

  if (canasta_replay_is_playing (self))
    canasta_replay_pause (self);
  else
    canasta_replay_play (self);
}

static void
canasta_replay_init_scene (CanastaSceneInterface *interface)
{
  interface->observe = observe;
  interface->get_surroundings = get_surroundings;
  interface->write_seats = write_seats;
  interface->get_names = get_names;
  interface->get_pace = get_pace;
  interface->dup_news = dup_news;
  interface->undo = undo;
  interface->undo_all = undo_all;
  interface->redo = redo;
  interface->skip = skip;
}

/* Playing on. */

/* Whether something of the round is left to be played. */
gboolean
canasta_replay_can_play_on (CanastaReplay *self)
{
  return canasta_match_get_stage (self->shown) == CANASTA_STAGE_PLAYING;
}

/**
 * canasta_replay_play_on:
 * @self: a replay
 * @personal: (out caller-allocates): what is to be kept beside the match: who
 *   plays, and where it comes from
 *
 * Returns: (transfer full) (nullable): a match of its own that goes on from the
 *   step; %NULL where the variant fails
 */
CanastaMatch *
canasta_replay_play_on (CanastaReplay *self, CanastaPersonal *personal)
{
  *personal = (CanastaPersonal){
    .seat = self->personal.seat,
    .players = g_strdupv (self->personal.players),
    .origin = { .file = g_strdup (self->file), .round = self->round, .step = self->step },
  };
  return canasta_match_dup_at (self->whole, self->round, self->step);
}

/**
 * canasta_replay_describe_origin:
 * @origin: where a match comes from
 *
 * Returns: (transfer full) (nullable): it, in words; %NULL where it comes from no
 *   other match
 */
char *
canasta_replay_describe_origin (const CanastaOrigin *origin)
{
  if (origin->round == 0)
    return NULL;
  return g_strdup_printf (_("Played on from step %1$u of round %2$u of another game"),
                          origin->step, origin->round);
}
