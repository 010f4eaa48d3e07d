/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of files that are dropped on a window, and of a match that is given away, on a
 * display. tests/app/open-files.py opens files from outside. */
#include "config.h"

#include "window/files.h"

#include <glib/gstdio.h>
#include <string.h>

#include "session/given.h"
#include "fixture.h"
#include "window-fixture.h"

typedef struct
{
  char *folder;
  CanastaMatches *matches;
  GtkWindow *window;
  CanastaFiles *files;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = test_folder_new ();
  fixture->matches = canasta_matches_new (fixture->folder, &error);
  g_assert_no_error (error);
  fixture->window = GTK_WINDOW (gtk_window_new ());
  fixture->files = canasta_files_new (fixture->window, fixture->matches);
  gtk_window_present (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (fixture->window);
  g_object_unref (fixture->files);
  canasta_matches_leave (fixture->matches);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_object_unref (fixture->matches);
  test_folder_remove (fixture->folder);
}

static GtkDropTarget *
find_target (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        return GTK_DROP_TARGET (controller);
    }
  g_assert_not_reached ();
}

/* Drops files as the desktop hands them over. */
static void
drop (Fixture *fixture, const char *path, const char *other_path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) other = g_file_new_for_path (other_path);
  g_autoptr (GSList) list = g_slist_append (g_slist_append (NULL, file), other);
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean is_taken = FALSE;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&value, list);
  g_signal_emit_by_name (find_target (GTK_WIDGET (fixture->window)), "drop", &value, 1.0, 1.0,
                         &is_taken);
  g_assert_true (is_taken);
}

static void
answer (const char *part, const char *response)
{
  AdwMessageDialog *dialog = test_window_wait_for (ADW_TYPE_MESSAGE_DIALOG);

  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), part));
  adw_message_dialog_response (dialog, response);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* One question after the other, and what is added is there at once. */
static void
test_drop (Fixture *fixture, gconstpointer data)
{
  CanastaHouses *houses =
    canasta_registry_get_houses (canasta_matches_get_registry (fixture->matches));
  guint n = g_list_model_get_n_items (G_LIST_MODEL (houses));
  g_autofree char *house = g_build_filename (fixture->folder, "given.canasta-house", NULL);
  g_autofree char *rubbish = g_build_filename (fixture->folder, "rubbish", NULL);

  g_assert_true (g_file_set_contents (rubbish, "rubbish", -1, NULL));
  g_assert_true (g_file_set_contents (
    house, "{ \"format\": 1, \"id\": \"given\", \"title\": { \"en\": \"Given\" },"
           "  \"tables\": [ { \"table\": \"two-player/2\" } ] }", -1, NULL));
  drop (fixture, rubbish, house);
  answer ("rubbish", "close");
  answer ("No rule is changed.", "add");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (houses)), ==, n + 1);
}

static void
keep_sentence_cb (CanastaFiles *files, const char *sentence, char **kept)
{
  g_free (*kept);
  *kept = g_strdup (sentence);
}

/* A copy is written where the person says, and reads again. */
static void
test_give_away (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CanastaSetup) setup = canasta_setup_new ();
  g_autofree char *path = g_build_filename (fixture->folder, "copy.canasta", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) folder = g_file_new_for_path (fixture->folder);
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaGiven) given = NULL;
  g_autofree char *said = NULL;
  GtkDialog *dialog;

  g_assert_true (canasta_matches_start (fixture->matches, setup, &error));
  g_signal_connect (fixture->files, "said", G_CALLBACK (keep_sentence_cb), &said);
  canasta_files_give_away (fixture->files, canasta_matches_get_session (fixture->matches));
  dialog = test_window_wait_for (GTK_TYPE_FILE_CHOOSER_DIALOG);
  /* It reads the folder of this program first. */
  test_chooser_settle (GTK_FILE_CHOOSER (dialog));
  g_assert_true (gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), folder, NULL));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), "copy.canasta");
  for (g_autoptr (GFile) chosen = NULL; !chosen || !g_file_equal (chosen, file);)
    {
      g_main_context_iteration (NULL, TRUE);
      g_clear_object (&chosen);
      chosen = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
    }
  test_chooser_settle (GTK_FILE_CHOOSER (dialog));
  gtk_dialog_response (dialog, GTK_RESPONSE_ACCEPT);
  while (!said)
    g_main_context_iteration (NULL, TRUE);

  given = canasta_given_read (path, canasta_matches_get_registry (fixture->matches), &error);
  g_assert_no_error (error);
  g_assert_null (given->house);
  g_assert_false (given->is_over);
}

int
main (int argc, char **argv)
{
  test_window_init (&argc, &argv);
  g_test_add ("/files/drop", Fixture, NULL, set_up, test_drop, tear_down);
  g_test_add ("/files/give-away", Fixture, NULL, set_up, test_give_away, tear_down);
  return g_test_run ();
}
