/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the help that a window opens, on a display. */
#include "config.h"

#include "window-fixture.h"

#define N_TIMES 4

static void
forget_cb (gpointer rows, GObject *row)
{
  g_hash_table_remove (rows, row);
}

/* Adds the rows below to those that live. */
static void
watch_rows (GtkWidget *widget, GHashTable *rows)
{
  if (ADW_IS_ACTION_ROW (widget) && g_hash_table_add (rows, widget))
    g_object_weak_ref (G_OBJECT (widget), forget_cb, rows);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    watch_rows (child, rows);
}

static void
let_pass (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

/* However often they are looked up, there is one list of the shortcuts in memory. */
static void
test_shortcuts (void)
{
  GHashTable *rows = g_hash_table_new (NULL, NULL);
  GtkWidget *window = test_helped_window_new ();
  guint n = 0;

  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < N_TIMES; i++)
    {
      GtkWidget *shortcuts;

      g_assert_true (gtk_widget_activate_action (window, "win.shortcuts", NULL));
      shortcuts = test_window_wait_for (ADW_TYPE_PREFERENCES_WINDOW);
      gtk_test_widget_wait_for_draw (shortcuts);
      watch_rows (shortcuts, rows);
      gtk_window_close (GTK_WINDOW (shortcuts));
      let_pass ();
      g_assert_null (test_window_find (ADW_TYPE_PREFERENCES_WINDOW));
      n = i == 0 ? g_hash_table_size (rows) : n;
      g_assert_cmpuint (g_hash_table_size (rows), ==, n);
    }
  g_assert_cmpuint (n, >, 0);

  gtk_window_destroy (GTK_WINDOW (window));
  let_pass ();
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), ==, 0);
}

int
main (int argc, char **argv)
{
  test_window_init (&argc, &argv);
  g_test_add_func ("/help/shortcuts", test_shortcuts);
  return g_test_run ();
}
