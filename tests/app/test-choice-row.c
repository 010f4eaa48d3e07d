/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of what a row of choices is called: by its title and by what is chosen in it. */
#include "config.h"

#include "pages/choice-row.h"
#include "window-fixture.h"

typedef struct
{
  GtkWidget *window;
  AdwComboRow *row;
} Fixture;

/* The choices are of a kind whose title may become another one. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GtkExpression) title = gtk_property_expression_new (ADW_TYPE_TOAST, NULL, "title");
  static const char *const titles[] = { "Classic", "Modern", NULL };
  g_autoptr (GListStore) choices = g_list_store_new (ADW_TYPE_TOAST);
  GtkWidget *list = gtk_list_box_new ();

  for (guint i = 0; titles[i]; i++)
    {
      g_autoptr (AdwToast) choice = adw_toast_new (titles[i]);

      g_list_store_append (choices, choice);
    }
  fixture->window = gtk_window_new ();
  fixture->row = ADW_COMBO_ROW (adw_combo_row_new ());
  canasta_choice_row_let_wrap (fixture->row);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (fixture->row), "House");
  adw_combo_row_set_expression (fixture->row, title);
  adw_combo_row_set_model (fixture->row, G_LIST_MODEL (choices));
  gtk_list_box_append (GTK_LIST_BOX (list), GTK_WIDGET (fixture->row));
  gtk_window_set_child (GTK_WINDOW (fixture->window), list);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
}

static void
assert_name (Fixture *fixture, const char *name)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (fixture->row),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

static void
test_chosen (Fixture *fixture, gconstpointer data)
{
  assert_name (fixture, "House: Classic");
  adw_combo_row_set_selected (fixture->row, 1);
  assert_name (fixture, "House: Modern");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (fixture->row), "Rules");
  assert_name (fixture, "Rules: Modern");
  /* Newer toolkits let nothing take the place of a choice as long as there is one. */
  adw_combo_row_set_model (fixture->row, NULL);
  assert_name (fixture, "Rules");
}

/* What is chosen stays, under another name; what was chosen is not listened to. */
static void
test_renamed (Fixture *fixture, gconstpointer data)
{
  AdwToast *first = adw_combo_row_get_selected_item (fixture->row);

  adw_toast_set_title (first, "Sundays");
  assert_name (fixture, "House: Sundays");
  adw_combo_row_set_selected (fixture->row, 1);
  adw_toast_set_title (first, "Mondays");
  assert_name (fixture, "House: Modern");
  adw_combo_row_set_selected (fixture->row, 0);
  assert_name (fixture, "House: Mondays");
}

/* The whole list is another one, of texts. */
static void
test_listed_anew (Fixture *fixture, gconstpointer data)
{
  static const char *const texts[] = { "Two", "Three", NULL };
  g_autoptr (GtkStringList) list = gtk_string_list_new (texts);

  adw_combo_row_set_model (fixture->row, NULL);
  assert_name (fixture, "House");
  adw_combo_row_set_expression (fixture->row, NULL);
  adw_combo_row_set_model (fixture->row, G_LIST_MODEL (list));
  assert_name (fixture, "House: Two");
  gtk_string_list_remove (list, 0);
  assert_name (fixture, "House: Three");
}

int
main (int argc, char *argv[])
{
  test_window_init (&argc, &argv);
  g_test_add ("/choice-row/chosen", Fixture, NULL, set_up, test_chosen, tear_down);
  g_test_add ("/choice-row/renamed", Fixture, NULL, set_up, test_renamed, tear_down);
  g_test_add ("/choice-row/listed-anew", Fixture, NULL, set_up, test_listed_anew, tear_down);
  return g_test_run ();
}
