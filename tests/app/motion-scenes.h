/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Everything that moves on the table, each on a table of its own. */
#pragma once

#include "table-fixture.h"

typedef struct
{
  const char *name;
  void (*act) (TableFixture *fixture);
  int step; /* between two pictures, in milliseconds */
  int last;
  const char *rules; /* as words, where they are not the usual ones */
} MotionScene;

extern const MotionScene motion_scenes[];
extern const guint n_motion_scenes;

void  motion_scene_begin (const MotionScene *scene,
                          TableFixture      *fixture,
                          int                width,
                          int                height);
void  motion_scene_end   (TableFixture      *fixture);
