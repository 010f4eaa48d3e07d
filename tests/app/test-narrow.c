/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every page and every window on the smallest screen, in every language: none asks
 * for more room than there is. */
#include "config.h"

#include "canasta.h"
#include "window/application.h"
#include "find-widget.h"
#include "fixture.h"
#include "session/matches.h"
#include "settings/language.h"
#include "settings/settings.h"
#include "variants/paths.h"
#include "window/window.h"
#include "test-seat.h"

/* The screen, in pixels. */
#define WIDTH 360
#define HEIGHT 640
#define DEAL 5

/* Where one gets from the sheet of a round, in this order. Not to the shortcuts: who
 * has a keyboard has a larger screen. */
static const struct
{
  const char *action;
  const char *parameter;
  gboolean is_window;   /* opens a window of its own */
} ways[] = {
  { "win.next-round", NULL, FALSE },
  { "win.hint", NULL, FALSE },
  { "win.side-panel", NULL, FALSE },
  { "win.side-panel", NULL, FALSE },
  { "win.watch-round", NULL, FALSE },
  { "win.back", NULL, FALSE },
  { "win.review-round", "uint32 0", FALSE },
  { "win.back", NULL, FALSE },
  { "win.statistics", NULL, FALSE },
  { "win.new", NULL, FALSE },
  { "win.learn", NULL, FALSE },
  { "win.start-page", NULL, FALSE },
  { "win.preferences", NULL, TRUE },
  { "win.about", NULL, TRUE },
};

typedef struct
{
  CanastaApplication *application;
  char *path;           /* of the match */
  gboolean is_over;
} Program;

/* A match whose first round is over, in a folder, with a window as small as the screen.
 * A review of the round has decisions to show. Returns: its path. */
static char *
prepare (const char *folder, const char *language)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaMatches) matches = canasta_matches_new (folder, &error);
  g_autoptr (CanastaSetup) setup = canasta_setup_new ();
  g_autoptr (CanastaPlayer) player = canasta_random_player_new (1);
  GSettings *settings = canasta_matches_get_settings (matches);
  CanastaSession *session;
  CanastaMatch *match;
  char *path;

  g_assert_no_error (error);
  g_settings_set_int (settings, "window-width", WIDTH);
  g_settings_set_int (settings, "window-height", HEIGHT);
  g_settings_set_string (settings, "language", language);
  g_settings_set_string (settings, "pace", "instant");
  canasta_setup_set_deal (setup, DEAL);
  g_assert_true (canasta_matches_start (matches, setup, &error));
  session = canasta_matches_get_session (matches);
  match = canasta_session_get_match (session);
  canasta_session_start (session);
  while (canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING)
    {
      CanastaObservation observation;
      CanastaAction action;

      if (canasta_match_get_to_act (match) != canasta_session_get_reader (session))
        {
          g_main_context_iteration (NULL, TRUE);
          continue;
        }
      canasta_match_observe (match, canasta_session_get_reader (session), &observation);
      g_assert_true (canasta_player_choose (player, &observation, &action, NULL, NULL));
      g_assert_true (canasta_scene_act (test_seat (session), &action, NULL));
    }
  path = g_strdup (canasta_session_get_path (session));
  canasta_matches_leave (matches);
  g_settings_sync ();
  while (g_main_context_iteration (NULL, FALSE))
    ;
  return path;
}

static GtkWindow *
find_window (Program *program)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (program->application)); l;
       l = l->next)
    if (CANASTA_IS_WINDOW (l->data))
      return l->data;
  return NULL;
}

/* The widest of what has no room in a widget, to be named. */
static void
name_widest (GtkWidget *widget, int depth)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (least <= WIDTH || !gtk_widget_get_visible (widget))
    return;
  g_test_message ("%*s%s %s: %d", depth, "", G_OBJECT_TYPE_NAME (widget),
                  GTK_IS_LABEL (widget)      ? gtk_label_get_text (GTK_LABEL (widget))
                  : GTK_IS_EDITABLE (widget) ? gtk_editable_get_text (GTK_EDITABLE (widget))
                                             : "",
                  least);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    name_widest (child, depth + 1);
}

/* No text ends in dots. */
static void
check_labels (GtkWidget *widget, const char *what)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget)
      && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    {
      g_test_message ("%s: “%s” is cut", what, gtk_label_get_text (GTK_LABEL (widget)));
      g_test_fail ();
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    check_labels (child, what);
}

static void
check_windows (const char *what)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      int least;

      if (!gtk_widget_get_visible (window))
        continue;
      /* Without the shadow around it. */
      gtk_widget_measure (gtk_widget_get_first_child (window), GTK_ORIENTATION_HORIZONTAL, -1,
                          &least, NULL, NULL, NULL);
      check_labels (window, what);
      if (least <= WIDTH)
        continue;
      name_widest (window, 0);
      g_test_message ("%s: %d pixels wide", what, least);
      g_test_fail ();
    }
}

static gboolean
has_review (GtkWidget *widget)
{
  gboolean found =
    gtk_widget_has_css_class (widget, "review-card") && gtk_widget_get_mapped (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = has_review (child);
  return found;
}

typedef struct
{
  gboolean is_laid_out;         /* something had to get another place … */
  gboolean is_drawn;            /* … in the frame that is at its end */
} Frame;

static void
layout_cb (Frame *frame)
{
  frame->is_laid_out = TRUE;
}

static void
after_paint_cb (Frame *frame)
{
  frame->is_drawn = TRUE;
}

/* Returns: whether a window was as it is before its next frame already */
static gboolean
draw (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  Frame frame = { 0 };
  gulong handlers[2];

  handlers[0] = g_signal_connect_swapped (clock, "layout", G_CALLBACK (layout_cb), &frame);
  handlers[1] = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (after_paint_cb), &frame);
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
  while (!frame.is_drawn)
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (handlers); i++)
    g_signal_handler_disconnect (clock, handlers[i]);
  return !frame.is_laid_out;
}

/* Every window has its place, and all in it. */
static gboolean
is_settled (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  gboolean settled = TRUE;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (!gtk_widget_get_visible (window))
        continue;
      settled = gtk_widget_get_mapped (window) && draw (window) && settled;
    }
  return settled;
}

static void
settle (void)
{
  while (g_main_context_pending (NULL) || !is_settled ())
    g_main_context_iteration (NULL, FALSE);
}

static void
append_words (GtkWidget *widget, GString *words)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (words, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    append_words (child, words);
}

/* Waits for what is found by thinking: a hint says something else than what was said. */
static void
wait_for_other_words (GtkWidget *window, const char *before)
{
  g_autoptr (GString) words = g_string_new (before);

  while (g_str_equal (words->str, before))
    {
      g_main_context_iteration (NULL, TRUE);
      g_string_truncate (words, 0);
      append_words (window, words);
    }
}

static void
close_others (Program *program)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = g_list_model_get_n_items (windows); i > 0; i--)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i - 1);

      if (window != find_window (program))
        gtk_window_destroy (window);
    }
}

/* With large letters the keys give way to what the menu offers. */
static void
check_menu (GtkWidget *window)
{
  GtkSettings *settings = gtk_widget_get_settings (window);
  GtkWidget *menu;
  int width;

  for (int letters = 100; letters <= 150; letters += 50)
    {
      g_object_set (settings, "gtk-xft-dpi", 96 * 1024 * letters / 100, NULL);
      g_assert_true (gtk_widget_activate_action (window, "win.menu", NULL));
      settle ();
      menu = test_find_mapped (window, GTK_TYPE_POPOVER_MENU, NULL);
      g_assert_nonnull (menu);
      /* Without the shadow around it. */
      gtk_widget_measure (gtk_widget_get_first_child (menu), GTK_ORIENTATION_HORIZONTAL, -1, NULL,
                          &width, NULL, NULL);
      g_test_message ("letters of %d %%: the menu is %d wide", letters, width);
      g_assert_cmpint (width, <=, WIDTH);
      check_labels (menu, "the menu");
      gtk_popover_popdown (GTK_POPOVER (menu));
      settle ();
    }
  g_object_set (settings, "gtk-xft-dpi", 96 * 1024, NULL);
  settle ();
}

static gboolean
look_cb (gpointer data)
{
  Program *program = data;
  GtkWidget *window = GTK_WIDGET (find_window (program));

  if (!window || !gtk_widget_get_mapped (window))
    return G_SOURCE_CONTINUE;
  settle ();
  g_assert_cmpint (gtk_widget_get_width (window), <=, WIDTH);
  check_windows ("the start page");
  gtk_widget_activate_action (window, "win.continue", "s", program->path);
  settle ();
  check_windows ("the sheet of a round");
  check_menu (window);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      GVariant *parameter = ways[i].parameter
                              ? g_variant_new_parsed (ways[i].parameter) : NULL;
      g_autoptr (GString) words = g_string_new (NULL);

      append_words (window, words);
      g_assert_true (gtk_widget_activate_action_variant (window, ways[i].action, parameter));
      if (g_str_equal (ways[i].action, "win.hint"))
        wait_for_other_words (window, words->str);
      settle ();
      check_windows (ways[i].action);
      if (g_str_equal (ways[i].action, "win.review-round"))
        {
          while (!has_review (window))
            g_main_context_iteration (NULL, TRUE);
          settle ();
          check_windows ("the review");
        }
      if (g_str_equal (ways[i].action, "win.start-page"))
        {
          gtk_widget_activate_action (window, "win.delete-saved", "s", program->path);
          g_assert_false (g_file_test (program->path, G_FILE_TEST_EXISTS));
          settle ();
          check_windows ("what is said of a deleted game");
        }
      if (ways[i].is_window)
        close_others (program);
    }
  program->is_over = TRUE;
  g_application_quit (G_APPLICATION (program->application));
  return G_SOURCE_REMOVE;
}

static void
test_language (gconstpointer language)
{
  char *folder = test_folder_new ();
  g_autofree char *translations = canasta_paths_dup_locale ();
  g_autoptr (CanastaApplication) application = NULL;
  char *arguments[] = { (char *) "canasta", (char *) "--data-dir", folder, NULL };
  Program program = { 0 };

  canasta_language_init (translations);
  program.path = prepare (folder, language);
  application = program.application = canasta_application_new ();
  g_timeout_add (20, look_cb, &program);
  g_assert_cmpint (g_application_run (G_APPLICATION (application),
                                      (int) G_N_ELEMENTS (arguments) - 1, arguments), ==, 0);
  g_assert_true (program.is_over);
  g_free (program.path);
  test_folder_remove (folder);
}

int
main (int argc, char *argv[])
{
  g_setenv ("GSETTINGS_BACKEND", "keyfile", TRUE);
  gtk_disable_setlocale ();
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_data_func ("/narrow/en", "en", test_language);
  g_test_add_data_func ("/narrow/fr", "fr", test_language);
  g_test_add_data_func ("/narrow/de", "de", test_language);
  g_test_add_data_func ("/narrow/it", "it", test_language);
  return g_test_run ();
}
