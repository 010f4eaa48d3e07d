/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the page of a lesson, in every language: what is said at its steps moves nothing. */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "fixture.h"
#include "session/lessons.h"
#include "settings/language.h"
#include "settings/settings.h"
#include "variants/paths.h"
#include "window-fixture.h"
#include "window/lesson-page.h"

typedef struct
{
  char *folder;
  GSettings *settings;
  CanastaRegistry *registry;
  CanastaLessons *lessons;
  GtkWidget *window;
  CanastaLessonPage *page;
} Fixture;

/* A screen, with the title bar of its window left out. */
typedef struct
{
  const char *language;
  int width;
  int height;
} Row;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  const Row *row = data;
  g_autoptr (GError) error = NULL;

  g_assert_true (canasta_language_set (row->language, NULL));
  fixture->folder = test_folder_new ();
  fixture->settings = canasta_settings_new (fixture->folder, &error);
  g_assert_no_error (error);
  fixture->registry = test_registry_new (fixture->folder);
  fixture->lessons = canasta_lessons_new (fixture->settings);
  fixture->page = CANASTA_LESSON_PAGE (canasta_lesson_page_new (fixture->settings));
  fixture->window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (fixture->window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), row->width, row->height);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  canasta_lesson_page_set_lesson (fixture->page, NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_object_unref (fixture->lessons);
  g_object_unref (fixture->registry);
  g_object_unref (fixture->settings);
  test_folder_remove (fixture->folder);
  g_assert_true (canasta_language_set ("en", NULL));
}

/* Where the table lies on the page, once that has come to rest. */
static graphene_rect_t
find_table (Fixture *fixture, const Row *row)
{
  CanastaTableView *table = canasta_lesson_page_get_table (fixture->page);
  graphene_rect_t bounds;

  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->page)), ==, row->width);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (fixture->page)), ==, row->height);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (table), GTK_WIDGET (fixture->page),
                                            &bounds));
  return bounds;
}

/* Whatever step is shown, and whatever is said of it, the table lies where it lay. */
static void
test_still (Fixture *fixture, gconstpointer data)
{
  const Row *row = data;

  for (guint i = 0; i < canasta_lessons_count (fixture->lessons); i++)
    {
      g_autoptr (CanastaLesson) lesson =
        canasta_lessons_open (fixture->lessons, i, fixture->registry, NULL);
      graphene_rect_t first;

      canasta_lesson_set_pace (lesson, CANASTA_PACE_INSTANT);
      canasta_lesson_page_set_lesson (fixture->page, lesson, _("Next lesson"));
      first = find_table (fixture, row);
      while (!canasta_lesson_is_over (lesson))
        {
          graphene_rect_t now;
          CanastaAction advice;

          canasta_action_copy (&advice, canasta_scene_get_advice (CANASTA_SCENE (lesson)));
          g_assert_true (canasta_scene_act (CANASTA_SCENE (lesson), &advice, NULL));
          now = find_table (fixture, row);
          g_test_message ("lesson %u, step %u: %d from above, %d before", i + 1,
                          canasta_lesson_get_step (lesson) + 1, (int) now.origin.y,
                          (int) first.origin.y);
          g_assert_true (graphene_rect_equal (&now, &first));
        }
    }
}

int
main (int argc, char *argv[])
{
  g_autofree char *translations = canasta_paths_dup_locale ();
  static const int sizes[][2] = { { 1024, 654 }, { 360, 593 } };
  gsize n_languages;
  const CanastaLanguage *languages = canasta_language_list (&n_languages);
  g_autofree Row *rows = g_new (Row, n_languages * G_N_ELEMENTS (sizes));

  gtk_disable_setlocale ();
  test_window_init (&argc, &argv);
  canasta_language_init (translations);
  for (gsize i = 0; i < n_languages; i++)
    for (guint j = 0; j < G_N_ELEMENTS (sizes); j++)
      {
        Row *row = &rows[i * G_N_ELEMENTS (sizes) + j];
        g_autofree char *path =
          g_strdup_printf ("/lesson-page/still/%s/%d", languages[i].code, sizes[j][0]);

        *row = (Row){ languages[i].code, sizes[j][0], sizes[j][1] };
        g_test_add (path, Fixture, row, set_up, test_still, tear_down);
      }
  return g_test_run ();
}
