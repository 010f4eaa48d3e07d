/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scenes at the table: what may be read there in a turn. */
#pragma once

#include "table-fixture.h"

/* The table of a window that is as small as it comes without being a telephone's. */
#define SCENE_WIDTH 1024
#define SCENE_HEIGHT 654

/* The user data of the test is the code of its language. */
void        table_scene_set_up      (TableFixture       *fixture,
                                     gconstpointer       language);
void        table_scene_tear_down   (TableFixture       *fixture,
                                     gconstpointer       language);

/* Scenes are counted from 0; the name is NULL behind the last. */
const char *table_scene_get_name    (guint               scene);
guint       table_scene_find        (const char         *name);

void        table_scene_set         (TableFixture       *fixture,
                                     const CanastaState *dealt,
                                     guint               scene,
                                     int                 width,
                                     int                 height);

/* The labels of a widget that are seen and say something. */
void        table_scene_list_labels (GtkWidget          *widget,
                                     GPtrArray          *labels);
gboolean    table_scene_is_whole    (TableFixture       *fixture,
                                     GtkWidget          *label);
