/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of which sound belongs to what, and of the switches. */
#include "config.h"

#include "settings/settings.h"
#include "window/sounds.h"

static const struct
{
  const char *name;
  CanastaEvent event;
  CanastaMotionKind kind;
} rows[] = {
  { "draw", { .action.kind = CANASTA_ACTION_DRAW }, CANASTA_MOTION_DRAW },
  { "take", { .action.kind = CANASTA_ACTION_TAKE, .taken = 12 }, CANASTA_MOTION_SWEEP },
  { "take-to-canasta",
    { .action.kind = CANASTA_ACTION_TAKE, .canastas.of[CANASTA_CLASS_MIXED] = 1 }, CANASTA_MOTION_CLOSE },
  { "meld", { .action.kind = CANASTA_ACTION_MELD }, CANASTA_MOTION_LAY },
  { "meld-to-canasta",
    { .action.kind = CANASTA_ACTION_MELD, .canastas.of[CANASTA_CLASS_NATURAL] = 1 }, CANASTA_MOTION_CLOSE },
  { "special-canasta",
    { .action.kind = CANASTA_ACTION_MELD, .canastas.of[CANASTA_CLASS_WILD] = 1 }, CANASTA_MOTION_CLOSE },
  { "red-three", { .action.kind = CANASTA_ACTION_LAY }, CANASTA_MOTION_RED_THREE },
  { "discard", { .action.kind = CANASTA_ACTION_DISCARD }, CANASTA_MOTION_DISCARD },
  { "freeze", { .action.kind = CANASTA_ACTION_DISCARD, .froze = TRUE }, CANASTA_MOTION_FREEZE },
  { "last-discard",
    { .action.kind = CANASTA_ACTION_DISCARD, .ended = CANASTA_END_OUT }, CANASTA_MOTION_GO_OUT },
  { "out", { .action.kind = CANASTA_ACTION_OUT, .ended = CANASTA_END_CONCEALED }, CANASTA_MOTION_GO_OUT },
  { "stock-empty",
    { .action.kind = CANASTA_ACTION_PASS, .ended = CANASTA_END_STOCK }, CANASTA_MOTION_GO_OUT },
  { "ask", { .action.kind = CANASTA_ACTION_ASK }, CANASTA_MOTION_ASK },
  { "yes", { .action.kind = CANASTA_ACTION_YES }, CANASTA_MOTION_ASK },
  { "withdraw", { .action.kind = CANASTA_ACTION_WITHDRAW }, CANASTA_N_MOTIONS },
};

static void
test_event (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);

  g_assert_cmpint (canasta_sounds_find (&rows[i].event), ==, rows[i].kind);
}

typedef struct
{
  guint count;
  double volume;
  char *file;
} Heard;

static void
hear (const char *file, double volume, gpointer data)
{
  Heard *heard = data;

  heard->count++;
  heard->volume = volume;
  g_free (heard->file);
  heard->file = g_strdup (file);
}

static void
test_switches (void)
{
  static const struct
  {
    gboolean sound;
    gboolean turn_sound;
    double volume;
    CanastaMotionKind played;
    gboolean is_heard;
  } switches[] = {
    { FALSE, FALSE, 0.7, CANASTA_MOTION_DISCARD, FALSE },
    { FALSE, FALSE, 0.7, CANASTA_MOTION_PASS_TURN, FALSE },
    { TRUE, FALSE, 0.7, CANASTA_MOTION_DISCARD, TRUE },
    { TRUE, FALSE, 0.7, CANASTA_MOTION_PASS_TURN, FALSE },
    { FALSE, TRUE, 0.7, CANASTA_MOTION_DISCARD, FALSE },
    { FALSE, TRUE, 0.5, CANASTA_MOTION_PASS_TURN, TRUE },
    { TRUE, TRUE, 0, CANASTA_MOTION_DISCARD, FALSE },
    { TRUE, TRUE, 1, CANASTA_N_MOTIONS, FALSE },
    { FALSE, TRUE, 1, CANASTA_MOTION_ASK, FALSE },
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (GSettings) settings = canasta_settings_new (g_get_user_config_dir (), &error);
  Heard heard = { 0 };
  CanastaSounds *sounds = canasta_sounds_new (settings, hear, &heard);

  g_assert_no_error (error);
  g_assert_false (g_settings_get_boolean (settings, "sound"));
  g_assert_false (g_settings_get_boolean (settings, "turn-sound"));
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    {
      heard.count = 0;
      g_settings_set_boolean (settings, "sound", switches[i].sound);
      g_settings_set_boolean (settings, "turn-sound", switches[i].turn_sound);
      g_settings_set_double (settings, "sound-volume", switches[i].volume);
      canasta_sounds_play (sounds, switches[i].played);
      g_assert_cmpuint (heard.count, ==, switches[i].is_heard);
      if (switches[i].is_heard)
        g_assert_cmpfloat (heard.volume, ==, switches[i].volume);
    }

  /* Every sound has its file. */
  g_settings_set_boolean (settings, "sound", TRUE);
  g_settings_set_boolean (settings, "turn-sound", TRUE);
  g_settings_set_double (settings, "sound-volume", 1);
  for (guint i = 0; i < CANASTA_N_MOTIONS; i++)
    {
      const CanastaMotionRow *row = canasta_motion_kind_get (i);

      if (!row->sound)
        continue;
      canasta_sounds_play (sounds, i);
      g_assert_cmpfloat (heard.volume, ==, row->loudness);
      g_assert_true (g_file_test (heard.file, G_FILE_TEST_IS_REGULAR));
    }
  canasta_sounds_free (sounds);
  g_free (heard.file);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/sounds/", rows[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_event);
    }
  g_test_add_func ("/sounds/switches", test_switches);
  return g_test_run ();
}
