/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of what a list that drops down is called. */
#include "config.h"

#include "pages/drop-down.h"

#include "pages/accessible.h"
#include "window-fixture.h"

static void
assert_called (GtkWidget *widget, const char *name)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  gtk_test_accessible_assert_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  g_assert_false (gtk_test_accessible_has_relation (accessible,
                                                    GTK_ACCESSIBLE_RELATION_LABELLED_BY));
}

/* What has the focus in it is called so, whatever GTK does with names by itself. */
static void
assert_name (GtkWidget *drop_down, const char *name)
{
  assert_called (drop_down, gtk_check_version (4, 10, 0) ? "Pace" : name);
  assert_called (gtk_widget_get_first_child (drop_down), name);
}

static void
test_chosen (void)
{
  static const char *const paces[] = { "Slow", "Normal", NULL };
  gulong names = canasta_accessible_name_widgets ();
  GtkStringList *choices = gtk_string_list_new (paces);
  GtkWidget *drop_down = canasta_drop_down_new ("Pace", choices);
  GtkWidget *window = gtk_window_new ();

  assert_name (drop_down, "Pace: Slow");
  gtk_window_set_child (GTK_WINDOW (window), drop_down);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  assert_name (drop_down, "Pace: Slow");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), 1);
  assert_name (drop_down, "Pace: Normal");
  gtk_string_list_splice (choices, 0, 2, NULL);
  assert_name (drop_down, "Pace");
  gtk_window_destroy (GTK_WINDOW (window));
  canasta_accessible_leave_widgets (names);
}

int
main (int argc, char *argv[])
{
  test_window_init (&argc, &argv);
  g_test_add_func ("/drop-down/chosen", test_chosen);
  return g_test_run ();
}
