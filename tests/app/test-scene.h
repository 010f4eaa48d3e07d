/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A scene that a test drives: it makes up what is seen, and plays what is done. */
#pragma once

#include "turn/turn.h"

#define TEST_TYPE_SCENE (test_scene_get_type ())
G_DECLARE_FINAL_TYPE (TestScene, test_scene, TEST, SCENE, GObject)

struct _TestScene
{
  GObject parent_instance;

  CanastaObservation observation;
  CanastaSurroundings surroundings;
  char *hand;                   /* what the person has arranged */
  char *draft;
  guint n_written;              /* how often the seats were put into words */

  /* What the test does; NULL where nothing can be done. */
  gboolean (*act) (gpointer data, const CanastaAction *action, CanastaRefusal *refusal);
  void (*step) (gpointer data, CanastaIntent intent);   /* to undo, undo all, redo or skip */
  gpointer data;
};

TestScene  *test_scene_new   (void);

/* What is seen now; the texts are copied. A turn that does not see the scene does so
 * from now on. */
void        test_scene_show  (TestScene                 *self,
                              CanastaTurn               *turn,
                              const CanastaObservation  *observation,
                              const CanastaSurroundings *surroundings);
