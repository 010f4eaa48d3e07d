/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of where the cards of a new game come from, on a display. */
#include "config.h"

#include "pages/new-game-page.h"

#include "fixture.h"
#include "window-fixture.h"

typedef struct
{
  char *folder;
  CanastaMatches *matches;
  GtkWidget *window;
  CanastaNewGamePage *page;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = test_folder_new ();
  fixture->matches = canasta_matches_new (fixture->folder, &error);
  g_assert_no_error (error);
  fixture->window = gtk_window_new ();
  fixture->page = g_object_new (CANASTA_TYPE_NEW_GAME_PAGE, NULL);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->page));
  canasta_new_game_page_open (fixture->page, fixture->matches);
  gtk_window_present (GTK_WINDOW (fixture->window));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  canasta_matches_leave (fixture->matches);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_object_unref (fixture->matches);
  test_folder_remove (fixture->folder);
}

/* The row of this title below a widget. */
static GtkWidget *
find_row (GtkWidget *widget, const char *title)
{
  if (ADW_IS_PREFERENCES_ROW (widget)
      && g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_row (child, title);

      if (found)
        return found;
    }
  return NULL;
}

/* Chooses cards by their title; FALSE where they are not offered. */
static gboolean
choose (Fixture *fixture, const char *title)
{
  AdwComboRow *row = ADW_COMBO_ROW (find_row (GTK_WIDGET (fixture->page), "Cards"));
  GListModel *titles = adw_combo_row_get_model (row);

  for (guint i = 0; i < g_list_model_get_n_items (titles); i++)
    {
      g_autoptr (GtkStringObject) item = g_list_model_get_item (titles, i);

      if (!g_str_equal (gtk_string_object_get_string (item), title))
        continue;
      adw_combo_row_set_selected (row, i);
      return TRUE;
    }
  return FALSE;
}

/* Returns: the first deal of the game that is chosen. */
static guint64
start (Fixture *fixture)
{
  g_autoptr (CanastaSetup) setup = canasta_new_game_page_dup_setup (fixture->page);

  g_assert_true (canasta_matches_start (fixture->matches, setup, NULL));
  return canasta_match_get_deal (
    canasta_session_get_match (canasta_matches_get_session (fixture->matches)), 1);
}

static void
type (Fixture *fixture, const char *text)
{
  gtk_editable_set_text (
    GTK_EDITABLE (find_row (GTK_WIDGET (fixture->page), "Deal number")), text);
}

static void
test_number (Fixture *fixture, gconstpointer data)
{
  GtkWidget *number = find_row (GTK_WIDGET (fixture->page), "Deal number");

  g_assert_false (gtk_widget_get_visible (number));
  g_assert_true (choose (fixture, "A deal number"));
  g_assert_true (gtk_widget_get_visible (number));
  type (fixture, " 48213 ");
  g_assert_cmpuint (start (fixture), ==, 48213);
  type (fixture, "12x");
  g_assert_true (gtk_widget_has_css_class (number, "error"));

  /* A number that is not chosen does not matter. */
  g_assert_true (choose (fixture, "Any"));
  type (fixture, "48213");
  g_assert_cmpuint (start (fixture), !=, 48213);
}

static void
test_of_day (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GDateTime) now = NULL;
  g_autoptr (GDateTime) later = NULL;
  guint64 deal;

  /* Nobody waits for midnight. */
  do
    {
      g_clear_pointer (&now, g_date_time_unref);
      g_clear_pointer (&later, g_date_time_unref);
      now = g_date_time_new_now_local ();
      g_assert_true (choose (fixture, "Any"));
      g_assert_true (choose (fixture, "The deal of the day"));
      deal = start (fixture);
      later = g_date_time_new_now_local ();
    }
  while (canasta_deal_of_day (now) != canasta_deal_of_day (later));
  g_assert_cmpuint (deal, ==, canasta_deal_of_day (now));
}

/* There is one only after a game. */
static void
test_last (Fixture *fixture, gconstpointer data)
{
  guint64 deal;

  g_assert_false (choose (fixture, "Those of your last game"));
  deal = start (fixture);
  canasta_new_game_page_open (fixture->page, fixture->matches);
  g_assert_cmpuint (start (fixture), !=, deal);
  canasta_new_game_page_open (fixture->page, fixture->matches);
  deal = (guint64) canasta_setup_get_last_deal (canasta_matches_get_settings (fixture->matches));
  g_assert_true (choose (fixture, "Those of your last game"));
  g_assert_cmpuint (start (fixture), ==, deal);
}

int
main (int argc, char **argv)
{
  test_window_init (&argc, &argv);
  g_test_add ("/new-game/number", Fixture, NULL, set_up, test_number, tear_down);
  g_test_add ("/new-game/of-day", Fixture, NULL, set_up, test_of_day, tear_down);
  g_test_add ("/new-game/last", Fixture, NULL, set_up, test_last, tear_down);
  return g_test_run ();
}
