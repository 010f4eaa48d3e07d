/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every preference does something at once, in a window that is open: a table of
 * what is set and of where that is seen. What test-settings.c keeps stays kept.
 * Whoever adds a preference adds a row, or says here who shows what it does. */
#include "config.h"

#include <adwaita.h>

#include "settings/language.h"
#include "settings/settings.h"
#include "table-fixture.h"
#include "table/card-view.h"
#include "turn/portraits.h"
#include "variants/paths.h"
#include "window/application.h"
#include "window/window.h"

#include "fixture.h"
#include "test-seat.h"

/* How long anything may take, in microseconds. */
#define PATIENCE (60 * G_USEC_PER_SEC)

/* Returns: (transfer full): what is seen now, in any words. */
typedef char *(*Look) (gpointer fixture);

/**
 * Row:
 * @key: a preference
 * @value: what it is set to
 * @look: what is seen then, and was not seen before
 */
typedef struct
{
  const char *key;
  const char *value;
  Look look;
} Row;

/* What is seen of the table. */

/* The same position again, whatever was played since. */
static void
give_in (TableFixture *fixture, CanastaPhase phase)
{
  CanastaBoard *board = &fixture->state.board;

  g_string_truncate (fixture->played, 0);
  board->to_act = board->turn_seat = 0;
  board->opened_by[0] = 0;
  fixture_give (fixture, "4C 7S 7H 9D KD AS", "5D 7C", phase);
  fixture_show (fixture);
}

static void
give (TableFixture *fixture)
{
  give_in (fixture, CANASTA_PHASE_PLAY);
  fixture_select (fixture, "KD");
  gtk_test_widget_wait_for_draw (fixture->window);
  canasta_motion_finish (canasta_table_view_get_flights (fixture->view));
}

/* The picture of a part of the table. */
static char *
render (TableFixture *fixture, gpointer part)
{
  graphene_rect_t area;
  g_autofree guint32 *pixels = NULL;

  gtk_test_widget_wait_for_draw (fixture->window);
  g_assert_true (gtk_widget_compute_bounds (part, GTK_WIDGET (fixture->view), &area));
  graphene_rect_round_extents (&area, &area);
  pixels = fixture_render (fixture, &area);
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) pixels,
                                      (gsize) area.size.width * (gsize) area.size.height
                                        * sizeof *pixels);
}

static char *
look_at_hand (gpointer data)
{
  TableFixture *fixture = data;

  return render (fixture, fixture->parts->hand);
}

static char *
look_at_piles (gpointer data)
{
  TableFixture *fixture = data;

  return render (fixture, fixture->parts->well);
}

static char *
look_at_felt (gpointer data)
{
  TableFixture *fixture = data;
  g_auto (GStrv) classes = gtk_widget_get_css_classes (GTK_WIDGET (fixture->view));

  return g_strjoinv (" ", classes);
}

static char *
look_at_focus (gpointer data)
{
  TableFixture *fixture = data;
  GtkWidget *card = GTK_WIDGET (fixture_get_card (fixture, 2));

  gtk_widget_grab_focus (card);
  /* On a display without a window manager no window is the active one. */
  gtk_widget_set_state_flags (card, GTK_STATE_FLAG_FOCUS_VISIBLE, FALSE);
  return render (fixture, fixture->parts->hand);
}

/* Whether anything moves in the whole program. */
static char *
look_at_motion (gpointer data)
{
  TableFixture *fixture = data;
  gboolean moves;

  g_object_get (gtk_widget_get_settings (fixture->window), "gtk-enable-animations", &moves, NULL);
  return g_strdup (moves ? "moves" : "stays");
}

/* Whether the place for the card that is selected lights up. */
static char *
look_at_places (gpointer data)
{
  TableFixture *fixture = data;

  return g_strdup_printf (
    "%d", (int) canasta_meld_view_get_item (fixture_get_meld (fixture, 0))->target);
}

/* What becomes of a card that is discarded. */
static char *
discard (gpointer data)
{
  TableFixture *fixture = data;

  give_in (fixture, CANASTA_PHASE_PLAY);
  fixture_select (fixture, "4C");
  fixture_activate (fixture, "table.discard");
  return g_strdup (fixture->played->str);
}

/* What becomes of a pile that can be taken in one way. */
static char *
take (gpointer data)
{
  TableFixture *fixture = data;

  give_in (fixture, CANASTA_PHASE_DRAW);
  fixture_activate (fixture, "table.cancel");
  fixture_activate (fixture, "table.take");
  return g_strdup (fixture->played->str);
}

/* How many keys do something on the table. */
static char *
count_keys (gpointer data)
{
  TableFixture *fixture = data;
  g_autoptr (GListModel) controllers =
    gtk_widget_observe_controllers (GTK_WIDGET (fixture->view));
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_SHORTCUT_CONTROLLER (controller)
          && gtk_event_controller_get_propagation_phase (controller) != GTK_PHASE_NONE)
        n += g_list_model_get_n_items (G_LIST_MODEL (controller));
    }
  return g_strdup_printf ("%u", n);
}

/* Who sits at the table. */
static char *
look_at_portraits (gpointer data)
{
  TableFixture *fixture = data;
  const CanastaSurroundings *surroundings = canasta_turn_get_surroundings (fixture->turn);
  GString *ids = g_string_new (NULL);

  for (guint seat = 0; seat < canasta_turn_get_observation (fixture->turn)->table->players; seat++)
    g_string_append_printf (ids, "%s ",
                            canasta_portrait_get_id (surroundings->seats[seat].portrait));
  return g_string_free (ids, FALSE);
}

static const Row on_table[] = {
  { "animations", "'reduced'", look_at_motion },
  { "card-back", "'red'", look_at_piles },
  { "card-deck", "'modern'", look_at_hand },
  { "card-size", "1.3", look_at_hand },
  { "confirm-discards", "'always'", discard },
  { "felt", "'blue'", look_at_felt },
  { "four-colour", "true", look_at_hand },
  { "hints", "'off'", look_at_places },
  { "index-letters", "'french'", look_at_hand },
  { "large-print", "true", look_at_hand },
  { "player-portrait", "'luis'", look_at_portraits },
  { "portraits", "{'ben': 'luis'}", look_at_portraits },
  { "single-key-shortcuts", "false", count_keys },
  { "sort-order", "'rank-descending'", look_at_hand },
  { "strong-focus", "true", look_at_focus },
  { "take-without-asking", "true", take },
};

/* What is seen of the program. */

typedef struct
{
  CanastaApplication *application;
  gboolean is_over;
} Program;

static CanastaMatches *
get_matches (Program *program)
{
  return canasta_application_get_matches (program->application);
}

static GtkWindow *
get_window (Program *program)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (program->application)); l;
       l = l->next)
    if (CANASTA_IS_WINDOW (l->data))
      return l->data;
  return NULL;
}

static void
collect_texts (GtkWidget *widget, GString *texts)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (texts, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  if (GTK_IS_TEXT (widget))
    g_string_append_printf (texts, "%s\n", gtk_editable_get_text (GTK_EDITABLE (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    collect_texts (child, texts);
}

static char *
read_window (gpointer data)
{
  GString *texts = g_string_new (NULL);

  collect_texts (GTK_WIDGET (get_window (data)), texts);
  return g_string_free (texts, FALSE);
}

/* What stands there when the coach has spoken, which is once it has pondered: a
 * match with its help is told apart in the statistics. */
static char *
read_coach (gpointer data)
{
  CanastaSession *session = canasta_matches_get_session (get_matches (data));

  return canasta_session_get_personal (session)->desk.hints ? read_window (data) : g_strdup ("");
}

/* The sheet of a new game, opened anew. */
static char *
read_new_game (gpointer data)
{
  gtk_widget_activate_action (GTK_WIDGET (get_window (data)), "win.start-page", NULL);
  gtk_widget_activate_action (GTK_WIDGET (get_window (data)), "win.new", NULL);
  return read_window (data);
}

static char *
look_at_pace (gpointer data)
{
  CanastaSession *session = canasta_matches_get_session (get_matches (data));

  return g_strdup_printf ("%d", (int) canasta_session_get_pace (session));
}

static char *
look_at_style (gpointer data)
{
  return g_strdup (adw_style_manager_get_dark (adw_style_manager_get_default ()) ? "dark"
                                                                                 : "light");
}

static char *
measure_window (gpointer data)
{
  int width, height;

  gtk_window_get_default_size (get_window (data), &width, &height);
  return g_strdup_printf ("%d × %d", width, height);
}

static const Row in_window[] = {
  { "pace", "'instant'", look_at_pace },
  { "style", "'dark'", look_at_style },
  { "window-height", "800", measure_window },
  { "window-width", "1200", measure_window },
  { "hints", "'coach'", read_coach },
  { "language", "'de'", read_window },
  { "player-name", "'Zoé'", read_new_game },
};

/* What is seen or heard elsewhere, and who looks or listens there. */
static const struct
{
  const char *key;
  const char *reason;
} elsewhere[] = {
  { "announcements", "asked for with each sentence that is told: test-news.c" },
  { "notify-turn", "tells of the next turn, outside of the window: notify-turn.py" },
  { "sound", "is heard: test-sounds.c" },
  { "sound-volume", "is heard: test-sounds.c" },
  { "turn-sound", "is heard: test-sounds.c" },
  { "window-maximized", "where the window was; to change it takes a window manager" },
  { "lessons-done", "no preference, but what was learnt: learn.py" },
  { "lessons-left", "no preference, but what was learnt: learn.py" },
  { "melds-laid", "no preference, but what was learnt: test-table-signs.c" },
  { "last-deal", "what the next game begins with: test-new-game.c" },
  { "last-house", "what the next game begins with: test-new-game.c" },
  { "shared-hints", "what the next game begins with: test-setup.c" },
  { "former-names", "what the next game offers: test-setup.c" },
  { "last-players", "what the next game begins with: test-new-game.c" },
  { "last-target", "what the next game begins with: test-new-game.c" },
  { "last-short", "what the next game begins with: test-new-game.c" },
  { "last-seating", "what the next game begins with: test-new-game.c" },
  { "last-relay", "what the next open table begins with: people-elsewhere.py" },
  { "last-variant", "what the next game begins with: test-new-game.c" },
};

static void
set (GSettings *settings, const Row *row)
{
  g_test_message ("%s", row->key);
  g_assert_true (g_settings_set_value (settings, row->key, g_variant_new_parsed (row->value)));
}

static void
test_table (TableFixture *fixture, gconstpointer data)
{
  fixture_lay (fixture, "KC KH KS");
  for (guint i = 0; i < G_N_ELEMENTS (on_table); i++)
    {
      g_autofree char *first = NULL;
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;

      give (fixture);
      first = on_table[i].look (fixture);
      before = on_table[i].look (fixture);
      g_assert_cmpstr (before, ==, first);
      set (fixture->settings, &on_table[i]);
      after = on_table[i].look (fixture);
      g_assert_cmpstr (after, !=, before);
      g_settings_reset (fixture->settings, on_table[i].key);
    }
}

/* What comes with the next words of a thread or an idle moment is at once, too. */
static void
check_row (Program *program, const Row *row)
{
  GSettings *settings = canasta_matches_get_settings (get_matches (program));
  g_autofree char *before = row->look (program);
  g_autofree char *after = NULL;
  gint64 end = g_get_monotonic_time () + PATIENCE;

  set (settings, row);
  do
    {
      g_main_context_iteration (NULL, FALSE);
      g_free (after);
      after = row->look (program);
    }
  while (g_str_equal (after, before) && g_get_monotonic_time () < end);
  g_assert_cmpstr (after, !=, before);
}

static gboolean
check_cb (gpointer data)
{
  Program *program = data;
  CanastaSession *session = canasta_matches_get_session (get_matches (program));
  CanastaObservation observation;

  canasta_scene_observe (test_seat (session), &observation);
  if (!get_window (program) || observation.board.to_act != observation.seat)
    return G_SOURCE_CONTINUE;
  g_assert_false (canasta_session_get_personal (session)->desk.hints);
  for (guint i = 0; i < G_N_ELEMENTS (in_window); i++)
    check_row (program, &in_window[i]);
  program->is_over = TRUE;
  g_application_quit (G_APPLICATION (program->application));
  return G_SOURCE_REMOVE;
}

static void
test_window (void)
{
  char *folder = test_folder_new ();
  g_autofree char *translations = canasta_paths_dup_locale ();
  g_autoptr (CanastaApplication) application = NULL;
  char *arguments[] = { (char *) "canasta", (char *) "--deal", (char *) "5",
                        (char *) "--data-dir", folder, NULL };
  Program program = { 0 };

  canasta_language_init (translations);
  application = program.application = canasta_application_new ();
  g_timeout_add (20, check_cb, &program);
  g_assert_cmpint (g_application_run (G_APPLICATION (application),
                                      (int) G_N_ELEMENTS (arguments) - 1, arguments), ==, 0);
  g_assert_true (program.is_over);
  test_folder_remove (folder);
}

static gboolean
is_listed (const char *key)
{
  for (guint i = 0; i < G_N_ELEMENTS (on_table); i++)
    if (g_str_equal (on_table[i].key, key))
      return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (in_window); i++)
    if (g_str_equal (in_window[i].key, key))
      return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (elsewhere); i++)
    if (g_str_equal (elsewhere[i].key, key))
      return *elsewhere[i].reason != '\0';
  return FALSE;
}

/* No preference is forgotten here. */
static void
test_all_listed (void)
{
  char *folder = test_folder_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GSettings) settings = canasta_settings_new (folder, &error);
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_assert_no_error (error);
  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i]; i++)
    {
      g_test_message ("%s", keys[i]);
      g_assert_true (is_listed (keys[i]));
    }
  test_folder_remove (folder);
}

int
main (int argc, char *argv[])
{
  gtk_disable_setlocale ();
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/at-once/all-listed", test_all_listed);
  g_test_add ("/at-once/table", TableFixture, NULL, fixture_set_up, test_table,
              fixture_tear_down);
  g_test_add_func ("/at-once/window", test_window);
  return g_test_run ();
}
