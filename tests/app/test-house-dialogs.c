/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of what the page of rules does with whole houses, on a display: copying,
 * renaming, deleting, importing and exporting, and the tables of a house. */
#include "config.h"

#include <string.h>

#include "find-widget.h"
#include "preferences/message-dialog.h"
#include "window-fixture.h"

static void
activate (RulesWindow *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), action, NULL));
}

static const char *
get_title (RulesWindow *fixture)
{
  return canasta_house_get_title (canasta_rule_editor_get_house (fixture->editor));
}

static guint
count_houses (RulesWindow *fixture)
{
  return g_list_model_get_n_items (
    G_LIST_MODEL (canasta_rule_editor_get_houses (fixture->editor)));
}

/* Closes the sentence that is shown, which must say this. */
static void
read_complaint (const char *part)
{
  AdwMessageDialog *dialog = test_window_wait_for (ADW_TYPE_MESSAGE_DIALOG);

  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), part));
  adw_message_dialog_response (dialog, "close");
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Answers the chooser of files that is open; without a file, takes it back. */
static void
choose_file (const char *path)
{
  GtkDialog *dialog = test_window_wait_for (GTK_TYPE_FILE_CHOOSER_DIALOG);
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (dialog);
  g_autoptr (GFile) file = path ? g_file_new_for_path (path) : NULL;
  g_autoptr (GFile) chosen = NULL;

  test_chooser_settle (chooser);
  if (file)
    g_assert_true (gtk_file_chooser_set_file (chooser, file, NULL));
  while (file && (!chosen || !g_file_equal (chosen, file)))
    {
      g_main_context_iteration (NULL, TRUE);
      g_clear_object (&chosen);
      chosen = gtk_file_chooser_get_file (chooser);
    }
  test_chooser_settle (chooser);
  gtk_dialog_response (dialog, file ? GTK_RESPONSE_ACCEPT : GTK_RESPONSE_CANCEL);
  while (test_window_find (GTK_TYPE_FILE_CHOOSER_DIALOG))
    g_main_context_iteration (NULL, TRUE);
}

static void
test_copy_and_rename (RulesWindow *fixture, gconstpointer data)
{
  guint n = count_houses (fixture);
  g_autoptr (GError) error = NULL;

  activate (fixture, "rules.copy");
  g_assert_cmpuint (count_houses (fixture), ==, n + 1);
  g_assert_cmpstr (get_title (fixture), ==, "Classic – my rules");
  g_assert_true (canasta_rule_editor_rename (fixture->editor, "Sundays", &error));
  g_assert_cmpstr (get_title (fixture), ==, "Sundays");
  /* A copy of the copy. */
  activate (fixture, "rules.copy");
  g_assert_cmpuint (count_houses (fixture), ==, n + 2);
  g_assert_cmpstr (get_title (fixture), !=, "Sundays");
}

static void
test_delete (RulesWindow *fixture, gconstpointer data)
{
  guint n = count_houses (fixture);
  AdwMessageDialog *dialog;

  activate (fixture, "rules.copy");
  activate (fixture, "rules.delete");
  dialog = test_window_wait_for (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_cmpstr (adw_message_dialog_get_default_response (dialog), ==, "cancel");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (dialog)), ==,
                   "Delete “Classic – my rules”?");
  adw_message_dialog_response (dialog, "cancel");
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_assert_cmpuint (count_houses (fixture), ==, n + 1);

  activate (fixture, "rules.delete");
  dialog = test_window_wait_for (ADW_TYPE_MESSAGE_DIALOG);
  adw_message_dialog_response (dialog, "delete");
  gtk_window_destroy (GTK_WINDOW (dialog));
  g_assert_cmpuint (count_houses (fixture), ==, n);
  g_assert_cmpstr (get_title (fixture), ==, "Classic");
}

/* Names of houses are as long as people like, and GTK would warn of what does not
 * fit. */
static void
test_long_name (RulesWindow *fixture, gconstpointer data)
{
  const char *name = "As it was played at Grandmother’s, with five cards more";
  g_autofree char *heading = g_strdup_printf ("Delete “%s”?", name);
  g_autoptr (GError) error = NULL;
  AdwMessageDialog *dialog;

  activate (fixture, "rules.copy");
  g_assert_true (canasta_rule_editor_rename (fixture->editor, name, &error));
  activate (fixture, "rules.delete");
  dialog = test_window_wait_for (ADW_TYPE_MESSAGE_DIALOG);
  while (gtk_widget_get_width (GTK_WIDGET (dialog)) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (dialog)), ==, heading);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), heading));
  adw_message_dialog_response (dialog, "cancel");
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
test_export_and_import (RulesWindow *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "gift.json", NULL);
  guint n = count_houses (fixture);
  g_autoptr (GError) error = NULL;

  activate (fixture, "rules.export");
  choose_file (NULL);
  g_assert_true (canasta_rule_editor_export (fixture->editor, path, &error));
  g_assert_no_error (error);

  activate (fixture, "rules.import");
  choose_file (NULL);
  g_assert_cmpuint (count_houses (fixture), ==, n);
  activate (fixture, "rules.import");
  choose_file (path);
  g_assert_cmpuint (count_houses (fixture), ==, n + 1);
  g_assert_true (canasta_rule_editor_is_own (fixture->editor));
}

static void
test_bad_files (RulesWindow *fixture, gconstpointer data)
{
  static const struct
  {
    const char *contents;
    const char *says;
  } rows[] = {
    { "", "bad.json" },
    { "{ \"format\": 1,\n \"id\": 3 }", "line" },
    { "[1, 2", "line" },
  };
  g_autofree char *path = g_build_filename (fixture->folder, "bad.json", NULL);
  guint n = count_houses (fixture);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_assert_true (g_file_set_contents (path, rows[i].contents, -1, NULL));
      activate (fixture, "rules.import");
      choose_file (path);
      read_complaint (rows[i].says);
      g_assert_cmpuint (count_houses (fixture), ==, n);
    }
}

static void
test_tables (RulesWindow *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) before = NULL;
  g_auto (GStrv) after = NULL;

  activate (fixture, "rules.copy");
  before = canasta_house_list_tables (canasta_rule_editor_get_house (fixture->editor));
  g_assert_true (canasta_rule_editor_add_table (fixture->editor, "teams/6/trios", &error));
  g_assert_cmpstr (canasta_rule_editor_get_table (fixture->editor), ==, "teams/6/trios");
  activate (fixture, "rules.remove-table");
  after = canasta_house_list_tables (canasta_rule_editor_get_house (fixture->editor));
  g_assert_cmpstrv (before, after);
  g_assert_cmpstr (canasta_rule_editor_get_table (fixture->editor), ==, before[0]);
}

static void
answered_cb (GtkWidget *page)
{
  g_assert_not_reached ();
}

/* Answers that find no room beside each other stand above each other, the one that
 * cannot be undone first; an Enter in passing must not give it. */
static void
test_harmless_answer (RulesWindow *fixture, gconstpointer data)
{
  AdwMessageDialog *dialog;
  GtkWidget *focus = NULL;

  canasta_message_dialog_ask (GTK_WIDGET (fixture->page), "Forget?", "Everything will be gone.",
                              "_Forget everything that was counted so far",
                              G_CALLBACK (answered_cb), fixture->page);
  dialog = test_window_wait_for (ADW_TYPE_MESSAGE_DIALOG);
  while (!GTK_IS_BUTTON (focus)
         || !g_str_equal (gtk_button_get_label (GTK_BUTTON (focus)), "_Cancel")
         || !gtk_widget_get_mapped (focus))
    {
      g_main_context_iteration (NULL, TRUE);
      focus = gtk_window_get_focus (GTK_WINDOW (dialog));
    }
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Two copies are undone, each as soon as it can be, which is once its toast has come. */
static void
test_undo_quickly (RulesWindow *fixture, gconstpointer data)
{
  guint n = count_houses (fixture);
  g_autoptr (GtkWidget) seen = NULL;

  for (guint i = 0; i < 2; i++)
    {
      canasta_rule_editor_open (fixture->editor, "classic", "partnership/4");
      g_assert_true (canasta_rule_editor_set_value (fixture->editor, canasta_rule_find ("packs"),
                                                    g_variant_new_int32 (3), NULL));
    }
  g_assert_cmpuint (count_houses (fixture), ==, n + 2);
  while (count_houses (fixture) > n)
    {
      GtkWidget *undo = test_find_button (fixture->window, "Undo");

      if (undo && g_set_object (&seen, undo))
        g_assert_false (gtk_widget_is_sensitive (undo));
      if (undo)
        gtk_widget_activate (undo);
      g_main_context_iteration (NULL, TRUE);
    }
}

/* Every row fits into a narrow window, those with lists of numbers, too. */
static void
test_narrow (RulesWindow *fixture, gconstpointer data)
{
  int minimum;

  gtk_widget_measure (GTK_WIDGET (fixture->page), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                      NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

#define ADD(path, function) \
  g_test_add (path, RulesWindow, NULL, rules_window_set_up, function, rules_window_tear_down)

int
main (int argc, char *argv[])
{
  test_window_init (&argc, &argv);
  ADD ("/house-dialogs/copy-and-rename", test_copy_and_rename);
  ADD ("/house-dialogs/delete", test_delete);
  ADD ("/house-dialogs/undo-quickly", test_undo_quickly);
  ADD ("/house-dialogs/long-name", test_long_name);
  ADD ("/house-dialogs/export-and-import", test_export_and_import);
  ADD ("/house-dialogs/bad-files", test_bad_files);
  ADD ("/house-dialogs/tables", test_tables);
  ADD ("/house-dialogs/harmless-answer", test_harmless_answer);
  ADD ("/house-dialogs/narrow", test_narrow);
  return g_test_run ();
}
