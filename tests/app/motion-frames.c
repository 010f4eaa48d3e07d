/* SPDX-License-Identifier: GPL-3.0-or-later */
/* motion-frames FOLDER [WIDTHxHEIGHT]: each motion of the table as pictures of its
 * moments, FOLDER/NAME-MILLISECONDS.png, by the clock of the motion and no other. */
#include "config.h"

#include <stdio.h>

#include "motion-scenes.h"

static void
save (TableFixture *fixture, const char *path, int width, int height)
{
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  g_autofree guint32 *pixels = fixture_render (fixture, &area);
  g_autoptr (GBytes) bytes = g_bytes_new (pixels, (gsize) width * (gsize) height * 4);
  g_autoptr (GdkTexture) texture =
    gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, (gsize) width * 4);

  g_assert_true (gdk_texture_save_to_png (texture, path));
}

static void
show (const MotionScene *scene, const char *folder, int width, int height)
{
  TableFixture fixture = { 0 };

  motion_scene_begin (scene, &fixture, width, height);
  for (int time = 0; time <= scene->last; time += scene->step)
    {
      g_autofree char *path = g_strdup_printf ("%s/%s-%04d.png", folder, scene->name, time);

      canasta_motion_stop_at (canasta_table_view_get_flights (fixture.view), time);
      fixture_place (&fixture, width, height);
      save (&fixture, path, width, height);
    }
  motion_scene_end (&fixture);
}

int
main (int argc, char *argv[])
{
  int width = 1024, height = 654;

  gtk_test_init (&argc, &argv, NULL);
  if (argc < 2 || (argc > 2 && sscanf (argv[2], "%dx%d", &width, &height) != 2))
    {
      g_printerr ("motion-frames FOLDER [WIDTHxHEIGHT]\n");
      return 2;
    }
  g_mkdir_with_parents (argv[1], 0777);
  for (guint i = 0; i < n_motion_scenes; i++)
    show (&motion_scenes[i], argv[1], width, height);
  return 0;
}
