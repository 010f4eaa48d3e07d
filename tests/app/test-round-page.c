/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the sheet after a round. */
#include "config.h"

#include "pages/round-page.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "../core/players.h"
#include "pages/score-rows.h"
#include "settings/language.h"
#include "table/meld-view.h"
#include "variants/paths.h"
#include "window-fixture.h"

static CanastaMatch *
play_round (const char *rules)
{
  g_autoptr (CanastaTable) table = test_table_new (4, rules);
  g_autoptr (GRand) random = g_rand_new_with_seed (3);
  CanastaMatch *match = canasta_match_new (table, CANASTA_DEALING_BY_MATCH, 3, NULL);

  test_play_round (match, random);
  return match;
}

/* The match as it is read where its record cannot be played again. */
static CanastaMatch *
resume (CanastaMatch *match)
{
  g_autofree char *text = canasta_archive_write (match, NULL);
  g_auto (GStrv) parts = g_strsplit (text, "\"turns\": [", 2);
  g_autofree char *broken = g_strjoinv ("\"turns\": [ \"draw; draw\",", parts);
  g_autoptr (GError) error = NULL;
  CanastaMatch *resumed = canasta_archive_read (broken, -1, "match.json", test_find_variant, NULL,
                                                NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (canasta_match_get_gap (resumed));
  return resumed;
}

static char *
summarise (CanastaMatch *match, char **end)
{
  g_autoptr (CanastaSession) session = canasta_session_new (match, 0, NULL, NULL);
  CanastaRoundPage *page = g_object_ref_sink (g_object_new (CANASTA_TYPE_ROUND_PAGE, NULL));
  g_autoptr (CanastaCardArt) art = canasta_card_art_new ();
  char *summary;

  canasta_round_page_set_up (page, NULL, art);
  canasta_round_page_update (page, session);
  summary = g_strdup (canasta_round_page_get_summary (page));
  *end = g_strdup (canasta_round_page_get_end (page));
  g_object_unref (page);
  return summary;
}

/* How the round ended, where that is in the record, and its points all the same. */
static void
test_resumed (void)
{
  g_autoptr (CanastaMatch) match = play_round ("rounds=4");
  g_autoptr (CanastaMatch) resumed = resume (match);
  const CanastaRecord *record = canasta_match_get_record (match);
  g_autofree char *end =
    canasta_event_describe (canasta_record_get (record, canasta_record_get_count (record) - 1),
                            canasta_match_get_table (match),
                            canasta_match_get_names (match), 0);
  g_autofree char *told = NULL;
  g_autofree char *unknown = NULL;
  g_autofree char *summary = summarise (match, &told);
  g_autofree char *again = summarise (resumed, &unknown);

  g_assert_true (g_str_has_prefix (summary, "Round over. "));
  g_assert_cmpstr (summary, ==, again);
  g_assert_cmpstr (told, ==, end);
  g_assert_cmpstr (unknown, ==, "");
}

/* A window that shows the page of a match, @width pixels wide. */
static GtkWidget *
show (CanastaMatch *match, int width, GtkWidget **window)
{
  static const char *const actions[] = { "next-round", "play-again", "new", "copy-deal" };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (CanastaSession) session = canasta_session_new (match, 0, NULL, NULL);
  g_autoptr (CanastaCardArt) art = canasta_card_art_new ();
  GtkWidget *page = g_object_new (CANASTA_TYPE_ROUND_PAGE, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_autoptr (GSimpleAction) action = g_simple_action_new (actions[i], NULL);

      g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
    }
  *window = gtk_window_new ();
  gtk_widget_insert_action_group (*window, "win", G_ACTION_GROUP (group));
  canasta_round_page_set_up (CANASTA_ROUND_PAGE (page), NULL, art);
  canasta_round_page_update (CANASTA_ROUND_PAGE (page), session);
  gtk_window_set_child (GTK_WINDOW (*window), page);
  gtk_window_set_default_size (GTK_WINDOW (*window), width, 600);
  gtk_widget_show (*window);
  while (gtk_widget_get_width (page) < width)
    g_main_context_iteration (NULL, TRUE);
  return page;
}

static GtkWidget *
find_button (GtkWidget *widget, const char *label)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget)
      && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, label);
  return found;
}

static GtkWidget *
find_text (GtkWidget *widget, const char *prefix)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
      && g_str_has_prefix (gtk_label_get_label (GTK_LABEL (widget)), prefix))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_text (child, prefix);
  return found;
}

/* Who went out says why; of one's own going out nobody need be asked. */
static void
test_why (void)
{
  gboolean other = FALSE, own = FALSE;

  for (guint64 number = 1; !other || !own; number++)
    {
      g_autoptr (CanastaTable) table = test_table_new (4, "rounds=4");
      g_autoptr (CanastaMatch) match =
        canasta_match_new (table, CANASTA_DEALING_BY_MATCH, number, NULL);
      GtkWidget *window, *page, *why;
      guint seat;

      test_play_by_policy (match);
      seat = canasta_out_reason_find_seat (match);
      page = show (match, 800, &window);
      why = find_button (page, "Why?");
      g_assert_true ((why != NULL) == (seat != CANASTA_NO_SEAT && seat != 0));
      if (why && !other)
        {
          g_signal_emit_by_name (why, "clicked");
          while (!find_text (page, "As far as "))
            g_main_context_iteration (NULL, TRUE);
          g_assert_null (find_button (page, "Why?"));
        }
      other |= why != NULL;
      own |= seat == 0;
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

static GtkWidget *
find_action (GtkWidget *widget, const char *action)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget)
      && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_action (child, action);
  return found;
}

/* How far the button ends before the page does; it has the focus. */
static double
measure_primary (const char *rules, const char *action)
{
  g_autoptr (CanastaMatch) match = play_round (rules);
  graphene_rect_t bounds;
  GtkWidget *window, *button;
  GtkWidget *page = show (match, 1024, &window);
  double rest;

  canasta_round_page_focus (CANASTA_ROUND_PAGE (page));
  button = find_action (page, action);
  g_assert_nonnull (button);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == button);
  g_assert_true (gtk_widget_compute_bounds (button, page, &bounds));
  rest = gtk_widget_get_width (page) - bounds.origin.x - bounds.size.width;
  gtk_window_destroy (GTK_WINDOW (window));
  return rest;
}

/* What goes on is in the same place at the end of a round and of a match. */
static void
test_primary (void)
{
  double next_round = measure_primary ("rounds=4", "win.next-round");

  g_assert_cmpfloat (next_round, <, 100);
  g_assert_cmpfloat (measure_primary ("rounds=1", "win.play-again"), ==, next_round);
}

static guint
count_widgets (GtkWidget *widget, const char *css_class, GType type)
{
  guint n = (!css_class || gtk_widget_has_css_class (widget, css_class))
            && g_type_is_a (G_OBJECT_TYPE (widget), type);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    n += count_widgets (child, css_class, type);
  return n;
}

/* Each side has its place, one of them has won, and every canasta on the table is
 * there to look at. */
static void
test_sides (void)
{
  g_autoptr (CanastaMatch) match = play_round ("rounds=1");
  const CanastaBoard *board = &canasta_match_get_state (match)->board;
  GtkWidget *window;
  GtkWidget *page = show (match, 1024, &window);
  guint n_canastas = 0;

  for (guint i = 0; i < board->n_melds; i++)
    n_canastas += canasta_meld_is_canasta (&board->melds[i]);
  g_assert_cmpuint (n_canastas, >, 0);
  g_assert_cmpuint (count_widgets (page, NULL, CANASTA_TYPE_MELD_VIEW), ==, n_canastas);
  g_assert_cmpuint (count_widgets (page, "side-result", GTK_TYPE_WIDGET), ==, 2);
  g_assert_cmpuint (count_widgets (page, "won", GTK_TYPE_WIDGET), ==, 1);
  g_assert_cmpuint (count_widgets (page, "side-wins", GTK_TYPE_LABEL), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

static GtkWidget *
find_widget (GtkWidget *widget, GType type, const char *css_class)
{
  GtkWidget *found = NULL;

  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type)
      && (!css_class || gtk_widget_has_css_class (widget, css_class)))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_widget (child, type, css_class);
  return found;
}

static guint
count_own_canastas (CanastaMatch *match)
{
  const CanastaBoard *board = &canasta_match_get_state (match)->board;
  guint n = 0;

  for (guint i = 0; i < board->n_melds; i++)
    n += board->melds[i].side == 0 && canasta_meld_is_canasta (&board->melds[i]);
  return n;
}

/* The number of the tab that is told to be shown. */
static int
find_told_tab (GtkWidget *tabs)
{
  int found = -1, i = 0;

  for (GtkWidget *tab = gtk_widget_get_first_child (tabs); tab;
       tab = gtk_widget_get_next_sibling (tab), i++)
    {
      g_autofree char *other = gtk_test_accessible_check_property (
        GTK_ACCESSIBLE (tab), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Shown");

      if (other)
        continue;
      g_assert_cmpint (found, ==, -1);
      found = i;
    }
  return found;
}

/* Who does not see it is told which tab is chosen, and what the group of a side holds. */
static void
test_told (void)
{
  g_autoptr (CanastaMatch) match = play_round ("rounds=1");
  guint n = count_own_canastas (match);
  g_autofree char *group = g_strdup_printf (n == 1 ? "Us: %u canasta" : "Us: %u canastas", n);
  GtkWidget *window;
  GtkWidget *page = show (match, 1024, &window);
  GtkWidget *tabs = find_widget (page, GTK_TYPE_STACK_SWITCHER, NULL);
  GtkStack *stack = gtk_stack_switcher_get_stack (GTK_STACK_SWITCHER (tabs));

  g_assert_cmpint (find_told_tab (tabs), ==, 0);
  gtk_stack_set_visible_child_name (stack, "hands");
  g_assert_cmpint (find_told_tab (tabs), ==, 2);
  gtk_test_accessible_assert_property (
    GTK_ACCESSIBLE (find_widget (page, GTK_TYPE_WIDGET, "side-result")),
    GTK_ACCESSIBLE_PROPERTY_LABEL, n > 0 ? group : "Us");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* That the own side has won a match is celebrated once, and not where nothing moves;
 * that it has won a round, or lost, is not. */
static void
test_celebrated (void)
{
  g_autoptr (CanastaMatch) over = play_round ("rounds=1");
  g_autoptr (CanastaMatch) going_on = play_round ("rounds=4");
  guint winner = canasta_match_get_winners (over) & 1 ? 0 : 1;
  const struct
  {
    CanastaMatch *match;
    guint seat;
    gboolean moves;
    gboolean is_celebrated;
  } rows[] = {
    { over, winner, TRUE, TRUE },
    { over, winner, FALSE, FALSE },
    { over, 1 - winner, TRUE, FALSE },
    { going_on, winner, TRUE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (CanastaSession) session = canasta_session_new (rows[i].match, rows[i].seat, NULL,
                                                                NULL);
      g_autoptr (CanastaCardArt) art = canasta_card_art_new ();
      CanastaRoundPage *page = g_object_ref_sink (g_object_new (CANASTA_TYPE_ROUND_PAGE, NULL));

      g_object_set (gtk_settings_get_default (), "gtk-enable-animations", rows[i].moves, NULL);
      canasta_round_page_set_up (page, NULL, art);
      canasta_round_page_update (page, session);
      g_assert_cmpuint (count_widgets (GTK_WIDGET (page), "celebrated", GTK_TYPE_WIDGET), ==,
                        rows[i].is_celebrated);
      canasta_round_page_update (page, session);
      g_assert_cmpuint (count_widgets (GTK_WIDGET (page), "celebrated", GTK_TYPE_WIDGET), ==, 0);
      g_object_unref (page);
    }
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-animations");
}

static void
assert_whole (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
      && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    g_error ("cut: %s", gtk_label_get_label (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    assert_whole (child);
}

/* No number of a deal is cut, however long the words before it are. */
static void
test_whole (gconstpointer language)
{
  g_autoptr (CanastaMatch) match = play_round ("rounds=1");
  GtkWidget *window, *page;

  g_assert_true (canasta_language_set (language, NULL));
  page = show (match, 1024, &window);
  gtk_test_widget_wait_for_draw (page);
  assert_whole (page);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_true (canasta_language_set ("en", NULL));
}

/* How many lines the first label of this text has. */
static int
count_lines (GtkWidget *widget, const char *text)
{
  int n = 0;

  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text))
    return pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && n == 0;
       child = gtk_widget_get_next_sibling (child))
    n = count_lines (child, text);
  return n;
}

/* In the panel beside the table the name of a round has a line, with its button. */
static void
test_panel (gconstpointer language)
{
  g_autoptr (CanastaMatch) match = play_round ("rounds=4");
  GtkWidget *window = gtk_window_new ();
  GtkWidget *table = g_object_new (CANASTA_TYPE_SCORE_GRID, NULL);
  g_autofree char *round = NULL;

  g_assert_true (canasta_language_set (language, NULL));
  round = g_strdup_printf (_("Round %u"), 1);
  canasta_score_grid_show_rounds (CANASTA_SCORE_GRID (table), match, 0);
  gtk_window_set_child (GTK_WINDOW (window),
                        g_object_new (ADW_TYPE_CLAMP, "maximum-size", 276,
                                      "tightening-threshold", 276, "child", table, NULL));
  gtk_widget_show (window);
  gtk_test_widget_wait_for_draw (table);
  g_assert_cmpint (gtk_widget_get_width (table), ==, 276);
  g_assert_cmpint (count_lines (table, round), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_true (canasta_language_set ("en", NULL));
}

/* What is needed to open stands there where something is. */
static void
test_openings (gconstpointer rules)
{
  g_autoptr (CanastaMatch) match = play_round (rules);
  GtkWidget *window, *page = show (match, 1024, &window);
  gboolean asks = !strstr (rules, "opening-minimum");

  gtk_test_widget_wait_for_draw (page);
  g_assert_cmpint (count_lines (page, "Next opening"), ==, asks ? 1 : 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A row is heard as a sentence of its language, which has a space before the colon in French. */
static void
test_spoken (void)
{
  GtkWidget *table = g_object_ref_sink (canasta_score_grid_new ());
  CanastaScoreCell cells[] = { { g_strdup ("+5"), NULL }, { g_strdup ("0"), g_strdup ("Ben") } };
  g_autofree char *problem = NULL;
  GtkWidget *row;

  g_assert_true (canasta_language_set ("fr", NULL));
  canasta_score_grid_add_column (CANASTA_SCORE_GRID (table), "Nous", "");
  canasta_score_grid_add_column (CANASTA_SCORE_GRID (table), "Eux", "");
  canasta_score_grid_add_row (CANASTA_SCORE_GRID (table), "Total", cells,
                               CANASTA_SCORE_ROW_PLAIN);
  row = gtk_widget_get_first_child (adw_bin_get_child (ADW_BIN (table)));
  problem = gtk_test_accessible_check_property (GTK_ACCESSIBLE (row),
                                                GTK_ACCESSIBLE_PROPERTY_LABEL,
                                                "Total\u00a0: Nous +5, Eux 0 (Ben)", NULL);
  g_assert_null (problem);
  g_object_unref (table);
  g_assert_true (canasta_language_set ("en", NULL));
}

/* A screen reader would tell of a list that is filled anew how many rows it had before. */
static void
test_list_of_its_own (void)
{
  GtkWidget *table = g_object_ref_sink (canasta_score_grid_new ());
  CanastaScoreCell cells[] = { { g_strdup ("+5"), NULL } };
  g_autoptr (GtkWidget) first = g_object_ref (adw_bin_get_child (ADW_BIN (table)));

  canasta_score_grid_add_column (CANASTA_SCORE_GRID (table), "Us", "");
  canasta_score_grid_add_row (CANASTA_SCORE_GRID (table), "Total", cells,
                               CANASTA_SCORE_ROW_PLAIN);
  g_assert_nonnull (gtk_widget_get_first_child (first));
  canasta_score_grid_clear (CANASTA_SCORE_GRID (table));
  g_assert_true (adw_bin_get_child (ADW_BIN (table)) != first);
  g_assert_null (gtk_widget_get_first_child (adw_bin_get_child (ADW_BIN (table))));
  g_object_unref (table);
}

/* Where five play each for themselves no name there is broken, no number, and no title. */
static void
test_panel_of_many (void)
{
  static const char *const names[] = { "You", "Clara", "David", "Emma", "Dieter" };
  static const char *const points[] = { "1,140", "−2,085", "12,345", "655", "0" };
  static const char title[] = "Erstmeldungspunkte";
  GtkWidget *window = gtk_window_new ();
  CanastaScoreGrid *table = CANASTA_SCORE_GRID (canasta_score_grid_new ());
  CanastaScoreCell cells[G_N_ELEMENTS (names)] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      canasta_score_grid_add_column (table, names[i], "");
      cells[i].points = g_strdup (points[i]);
    }
  canasta_score_grid_add_head (table, "Rounds", NULL);
  canasta_score_grid_add_row (table, "Round 1", cells, CANASTA_SCORE_ROW_PLAIN);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    cells[i].points = g_strdup (points[i]);
  canasta_score_grid_add_row (table, title, cells, CANASTA_SCORE_ROW_PLAIN);
  gtk_window_set_child (GTK_WINDOW (window),
                        g_object_new (ADW_TYPE_CLAMP, "maximum-size", 276,
                                      "tightening-threshold", 276, "child", table, NULL));
  gtk_widget_show (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (table));
  g_assert_cmpint (count_lines (GTK_WIDGET (table), title), ==, 1);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_assert_cmpint (count_lines (GTK_WIDGET (table), names[i]), ==, 1);
      g_assert_cmpint (count_lines (GTK_WIDGET (table), points[i]), ==, 1);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Short titles leave their room to the columns, in which nothing is broken then. */
static void
test_short_titles (void)
{
  static const char caption[] = "565 against 2,455";
  GtkWidget *window = gtk_window_new ();
  CanastaScoreGrid *table = CANASTA_SCORE_GRID (canasta_score_grid_new ());
  CanastaScoreCell cells[3] = { { 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      canasta_score_grid_add_column (table, "You", "");
      cells[i].points = g_strdup ("−1,890");
      cells[i].caption = g_strdup (caption);
    }
  canasta_score_grid_add_row (table, "Round 2", cells, CANASTA_SCORE_ROW_PLAIN);
  gtk_window_set_child (GTK_WINDOW (window),
                        g_object_new (ADW_TYPE_CLAMP, "maximum-size", 500,
                                      "tightening-threshold", 500, "child", table, NULL));
  gtk_window_set_default_size (GTK_WINDOW (window), 500, 200);
  gtk_widget_show (window);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (table));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (table)), ==, 500);
  g_assert_cmpint (count_lines (GTK_WIDGET (table), caption), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

static GtkStack *
find_stack (GtkWidget *widget)
{
  GtkStack *found = GTK_IS_STACK (widget) ? GTK_STACK (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_stack (child);
  return found;
}

/* However wide the page was, it can become as narrow as a telephone, with each of
 * its tabs. */
static void
check_narrow (CanastaMatch *match)
{
  static const char *const tabs[] = { "round", "rounds", "hands" };
  GtkWidget *window;
  GtkWidget *page = show (match, 1024, &window);

  for (guint i = 0; i < G_N_ELEMENTS (tabs); i++)
    {
      int minimum;

      gtk_stack_set_visible_child_name (find_stack (page), tabs[i]);
      gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      g_assert_cmpint (minimum, <=, 360);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_narrow (gconstpointer language)
{
  g_autoptr (CanastaMatch) going_on = play_round ("rounds=4");
  g_autoptr (CanastaMatch) over = play_round ("rounds=1");

  g_assert_true (canasta_language_set (language, NULL));
  check_narrow (going_on);
  check_narrow (over);
  g_assert_true (canasta_language_set ("en", NULL));
}

int
main (int argc, char *argv[])
{
  g_autofree char *translations = canasta_paths_dup_locale ();
  gsize n_languages;
  const CanastaLanguage *languages = canasta_language_list (&n_languages);

  gtk_disable_setlocale ();
  test_window_init (&argc, &argv);
  canasta_language_init (translations);
  g_test_add_func ("/round-page/resumed", test_resumed);
  g_test_add_func ("/round-page/primary", test_primary);
  g_test_add_func ("/round-page/sides", test_sides);
  g_test_add_func ("/round-page/told", test_told);
  g_test_add_func ("/round-page/why", test_why);
  g_test_add_func ("/round-page/celebrated", test_celebrated);
  g_test_add_func ("/round-page/spoken", test_spoken);
  g_test_add_func ("/round-page/list-of-its-own", test_list_of_its_own);
  g_test_add_func ("/round-page/panel-of-many", test_panel_of_many);
  g_test_add_func ("/round-page/short-titles", test_short_titles);
  g_test_add_data_func ("/round-page/openings", "rounds=4", test_openings);
  g_test_add_data_func ("/round-page/no-openings", "rounds=4 opening-minimum=[(-100000,0)]",
                        test_openings);
  for (gsize i = 0; i < n_languages; i++)
    {
      const char *code = languages[i].code;
      g_autofree char *narrow = g_strdup_printf ("/round-page/%s/narrow", code);
      g_autofree char *whole = g_strdup_printf ("/round-page/%s/whole", code);
      g_autofree char *panel = g_strdup_printf ("/round-page/%s/panel", code);

      g_test_add_data_func (narrow, code, test_narrow);
      g_test_add_data_func (whole, code, test_whole);
      g_test_add_data_func (panel, code, test_panel);
    }
  return g_test_run ();
}
