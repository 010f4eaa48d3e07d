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

static const char *const names[CANASTA_N_SOUNDS] = {
  [CANASTA_SOUND_DRAW] = "draw",
  [CANASTA_SOUND_DISCARD] = "discard",
  [CANASTA_SOUND_MELD] = "meld",
  [CANASTA_SOUND_CANASTA] = "canasta",
  [CANASTA_SOUND_YOUR_TURN] = "your-turn",
  [CANASTA_SOUND_ROUND_END] = "round-end",
};

/* The sound of what happened; of several things, that of the rarest. */
CanastaSound
canasta_sound_find (const CanastaEvent *event)
{
  if (event->ended != CANASTA_END_NONE)
    return CANASTA_SOUND_ROUND_END;
  if (canasta_canastas_count (&event->canastas) > 0)
    return CANASTA_SOUND_CANASTA;

  switch ((CanastaActionKind) event->action.kind)
    {
    case CANASTA_ACTION_DRAW:
    case CANASTA_ACTION_TAKE:
      return CANASTA_SOUND_DRAW;
    case CANASTA_ACTION_MELD:
    case CANASTA_ACTION_LAY:
      return CANASTA_SOUND_MELD;
    case CANASTA_ACTION_DISCARD:
      return CANASTA_SOUND_DISCARD;
    case CANASTA_ACTION_WITHDRAW:
    case CANASTA_ACTION_ASK:
    case CANASTA_ACTION_YES:
    case CANASTA_ACTION_NO:
    case CANASTA_ACTION_PASS:
    case CANASTA_ACTION_OUT:
    default:
      return CANASTA_SOUND_NONE;
    }
}

/* Its name, and that of its file; %NULL for none. */
const char *
canasta_sound_get_name (CanastaSound sound)
{
  return names[sound];
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
canasta_sounds_play (CanastaSounds *self, CanastaSound sound)
{
  const char *key = sound == CANASTA_SOUND_YOUR_TURN ? "turn-sound" : "sound";
  double volume = g_settings_get_double (self->settings, "sound-volume");
  g_autofree char *name = NULL;
  g_autofree char *file = NULL;

  if (sound == CANASTA_SOUND_NONE || volume <= 0 || !g_settings_get_boolean (self->settings, key))
    return;
  name = g_strconcat (names[sound], ".wav", NULL);
  file = g_build_filename (self->folder, name, NULL);
  self->func (file, volume, self->data);
}
