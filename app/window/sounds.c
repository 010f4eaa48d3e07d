/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "window/sounds.h"

#include "variants/paths.h"

struct _CanastaSounds
{
  GSettings *settings;
  char *folder;
  CanastaSoundFunc func;
  gpointer data;
};

/* What moves with what happened, and is heard; of several things, the rarest.
 * %CANASTA_N_MOTIONS where nothing is. */
CanastaMotionKind
canasta_sounds_find (const CanastaEvent *event)
{
  if (event->ended != CANASTA_END_NONE)
    return CANASTA_MOTION_GO_OUT;
  if (canasta_canastas_count (&event->canastas) > 0)
    return CANASTA_MOTION_CLOSE;

  switch ((CanastaActionKind) event->action.kind)
    {
    case CANASTA_ACTION_DRAW:
      return CANASTA_MOTION_DRAW;
    case CANASTA_ACTION_TAKE:
      return CANASTA_MOTION_SWEEP;
    case CANASTA_ACTION_MELD:
      return CANASTA_MOTION_LAY;
    case CANASTA_ACTION_LAY:
      return CANASTA_MOTION_RED_THREE;
    case CANASTA_ACTION_DISCARD:
      return event->froze ? CANASTA_MOTION_FREEZE : CANASTA_MOTION_DISCARD;
    case CANASTA_ACTION_ASK:
    case CANASTA_ACTION_YES:
    case CANASTA_ACTION_NO:
      return CANASTA_MOTION_ASK;
    case CANASTA_ACTION_WITHDRAW:
    case CANASTA_ACTION_PASS:
    case CANASTA_ACTION_OUT:
    default:
      return CANASTA_N_MOTIONS;
    }
}

/* With @func every sound that is wanted is played. */
CanastaSounds *
canasta_sounds_new (GSettings *settings, CanastaSoundFunc func, gpointer data)
{
  CanastaSounds *self = g_new0 (CanastaSounds, 1);

  self->settings = g_object_ref (settings);
  self->folder = canasta_paths_dup_sounds ();
  self->func = func;
  self->data = data;
  return self;
}

void
canasta_sounds_free (CanastaSounds *self)
{
  g_object_unref (self->settings);
  g_free (self->folder);
  g_free (self);
}

/* The tone for the person's turn has a switch of its own. */
void
canasta_sounds_play (CanastaSounds *self, CanastaMotionKind kind)
{
  const char *key = kind == CANASTA_MOTION_PASS_TURN ? "turn-sound" : "sound";
  double volume = g_settings_get_double (self->settings, "sound-volume");
  const CanastaMotionRow *row;
  g_autofree char *name = NULL;
  g_autofree char *file = NULL;

  if (kind == CANASTA_N_MOTIONS || volume <= 0 || !g_settings_get_boolean (self->settings, key))
    return;
  row = canasta_motion_kind_get (kind);
  name = g_strconcat (row->sound, ".wav", NULL);
  file = g_build_filename (self->folder, name, NULL);
  self->func (file, volume * row->loudness, self->data);
}
