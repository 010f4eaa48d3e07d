/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Several persons at one window: between their turns a curtain hangs, and nothing of a hand is
 * to be found there. The same is played twice with other hidden cards, and everything that
 * the window holds while the curtain hangs must be the same. */
#include "config.h"

#include <string.h>

#include "../core/players.h"
#include "notation/action-text.h"
#include "notation/position.h"
#include "pages/announcer.h"
#include "pages/curtain.h"
#include "settings/settings.h"
#include "table/side-shape.h"
#include "window-fixture.h"

#define VARIATIONS 2
#define LONGEST 5

/**
 * Row:
 * @name: what is played
 * @words: who sits there
 * @hands: the hands, each time others; where computer players draw, the persons' cards are the
 *   same between them, so that the stock is
 * @board: how the rest lies
 * @turns: what each person who is called does, till the end: actions with a bar between, the
 *   last of which may be that they leave
 * @called: who is called, one after another
 */
typedef struct
{
  const char *name;
  const char *words[7];
  const char *hands[VARIATIONS];
  const char *board;
  const char *turns[LONGEST];
  const char *called;
} Row;

#define MELDS "'melds': {'0': ['QC QD QH'], '1': ['JC JD JH']}, 'pile': '9S 4D'"
#define CANASTA "'melds': {'0': ['KC KD KH KS KC KD KH', 'QC QD QH'], '1': ['JC JD JH']}, 'pile': '9S 4D'"

static const Row rows[] = {
  { "four persons",
    { "person", "person", "person", "person" },
    { "{'0': '4C 4H 4S 7S KC KD', '1': '5C 5D', '2': '6C 6D', '3': '9C 9D'}",
      "{'0': '8C 8H 8S 7S AC 10D', '1': '5C JS', '2': '6C AD', '3': '9C KS'}" },
    MELDS ", 'phase': 'play', 'turn': {'source': 'stock'}",
    { "discard 7S", "draw|discard 5C", "draw|discard 6C", "draw|discard 9C" },
    "01230" },
  { "melds, and what is taken back",
    { "person", "person", "person", "person" },
    { "{'0': '4C 4H 4S 7S KC KD', '1': '5C 5D', '2': '6C 6D', '3': '9C 9D'}",
      "{'0': '4C 4H 4S 7S AC 10D', '1': '5C JS', '2': '6C AD', '3': '9C KS'}" },
    MELDS ", 'phase': 'play', 'turn': {'source': 'stock'}",
    { "meld 4C 4H 4S|undo|meld 4C 4H 4S|discard 7S", "draw|discard 5C" },
    "012" },
  { "partners among computer players",
    { "person", "policy", "person", "policy" },
    { "{'0': '4C 4H 4S 7S KC KD', '1': '5C 5D', '2': '6C 6D', '3': '9C 9D'}",
      "{'0': '4C 4H 6D 7S KC KD', '1': '5C 5D', '2': '6C 4S', '3': '9C 9D'}" },
    MELDS ", 'phase': 'play', 'turn': {'source': 'stock'}",
    { "discard 7S" },
    "02" },
  { "the partner is asked",
    { "person", "policy", "person", "policy" },
    { "{'0': 'QS 7S', '1': '5C 5D', '2': '6C 6D', '3': '9C 9D'}",
      "{'0': 'QC 7S', '1': '5C 5D', '2': '10C AD', '3': '9C 9D'}" },
    CANASTA ", 'phase': 'play', 'turn': {'source': 'stock'}",
    { "ask", "no" },
    "020" },
  { "three persons",
    { "person", "person", "policy", "person" },
    { "{'0': '4C 4H 4S 7S KC KD', '1': '5C 5D', '2': '6C 6D', '3': '9C 9D'}",
      "{'0': '4C 4H 5D 7S KC 9D', '1': '5C 4S', '2': '6C 6D', '3': '9C KD'}" },
    MELDS ", 'phase': 'play', 'turn': {'source': 'stock'}",
    { "discard 7S", "draw|discard 5C" },
    "013" },
  { "hidden after a draw",
    { "person", "person", "person", "person" },
    { "{'0': '4C 4H 4S 7S KC KD', '1': '5C 5D', '2': '6C 6D', '3': '9C 9D'}",
      "{'0': '8C 8H 8S 7S AC 10D', '1': '5C JS', '2': '6C AD', '3': '9C KS'}" },
    MELDS,
    { "draw|hide", "discard 7S" },
    "001" },
  { "one of them leaves",
    { "person", "person", "person", "policy" },
    { "{'0': '4C 4H 4S 7S KC KD', '1': '5C 5D', '2': '6C 6D', '3': '9C 9D'}",
      "{'0': '4C 4H 6D 7S KC KD', '1': '5C 5D', '2': '6C 4S', '3': '9C 9D'}" },
    MELDS ", 'phase': 'play', 'turn': {'source': 'stock'}",
    { "discard 7S", "draw|leave" },
    "012" },
};

static const char *const names[] = { "Anna", "Ben", "Clara", "David", NULL };

typedef struct
{
  GSettings *settings;
  CanastaSession *session;
  GtkWidget *window;
  CanastaTablePage *page;
  GString *announced;           /* since the curtain fell */
} Stage;

static void
announced_cb (Stage *stage, const char *sentences)
{
  g_string_append_printf (stage->announced, "announced: %s\n", sentences);
}

static CanastaMatch *
open_match (const Row *row, guint variation)
{
  g_autofree char *json = g_strdelimit (
    g_strdup_printf ("{'hands': %s, %s}", row->hands[variation], row->board), "'", '"');
  g_autoptr (CanastaTable) table = test_table_new (4, "asking=1");
  g_autoptr (CanastaJsonReader) reader = canasta_json_reader_new (json, -1, "position", NULL);
  g_autoptr (GError) error = NULL;
  CanastaState state;

  canasta_position_read (reader, table, &state);
  canasta_json_reader_finish (reader, &error);
  g_assert_no_error (error);
  return canasta_match_new_at (table, &state, names);
}

static void
open_stage (Stage *stage, const Row *row, guint variation)
{
  g_autoptr (CanastaMatch) match = open_match (row, variation);
  g_autoptr (GError) error = NULL;

  stage->settings = canasta_settings_new (g_get_user_config_dir (), &error);
  g_assert_no_error (error);
  stage->announced = g_string_new (NULL);
  stage->session = canasta_session_new (match, 0, row->words, NULL);
  canasta_session_set_pace (stage->session, CANASTA_PACE_INSTANT);
  stage->page = test_table_page_new (stage->settings, NULL, NULL);
  stage->window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (stage->page)));
  g_signal_connect_swapped (canasta_announcer_find (stage->window), "announced",
                            G_CALLBACK (announced_cb), stage);
  canasta_table_page_set_session (stage->page, stage->session);
  gtk_window_present (GTK_WINDOW (stage->window));
  g_object_set (stage->page, "panel-shown", TRUE, NULL);
  canasta_table_page_begin (stage->page);
}

static void
close_stage (Stage *stage)
{
  canasta_session_put_away (stage->session);
  canasta_table_page_set_session (stage->page, NULL);
  gtk_window_destroy (GTK_WINDOW (stage->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_finalize_object (stage->session);
  g_object_unref (stage->settings);
  g_string_free (stage->announced, TRUE);
}

/* What the window holds. */

/* What is announced is told at the focus, where there is one by then, and is written as what
 * is announced. */
static void
write_property (GString *text, GtkWidget *widget, GtkAccessibleProperty property,
                const char *announced)
{
  g_autofree char *value = NULL;

  if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), property))
    return;
  value = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "");
  if (!value)
    return;
  if (property == GTK_ACCESSIBLE_PROPERTY_DESCRIPTION && *value != '\0' && strstr (announced, value))
    return;
  g_string_append_printf (text, "  is told as %s\n", value);
}

/* All widgets, whether they are to be seen or not, and all they say of themselves. */
static void
write_widget (GString *text, GtkWidget *widget, const char *announced)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  g_string_append_printf (text, "%s\n", G_OBJECT_TYPE_NAME (widget));
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, "  reads %s\n", gtk_label_get_label (GTK_LABEL (widget)));
  if (tooltip)
    g_string_append_printf (text, "  shows %s\n", tooltip);
  write_property (text, widget, GTK_ACCESSIBLE_PROPERTY_LABEL, announced);
  write_property (text, widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, announced);
  write_property (text, widget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, announced);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    write_widget (text, child, announced);
}

/* What can be pasted, and what the desktop lists. */
static void
write_desktop (GString *text, GtkWidget *window)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (window);
  g_autofree char *formats = gdk_content_formats_to_string (gdk_clipboard_get_formats (clipboard));
  GList *recent = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());

  g_string_append_printf (text, "clipboard %s\n", formats);
  for (GList *item = recent; item; item = item->next)
    g_string_append_printf (text, "recent %s\n", gtk_recent_info_get_uri (item->data));
  g_list_free_full (recent, (GDestroyNotify) gtk_recent_info_unref);
}

static void
write_window (GString *text, Stage *stage)
{
  /* What was still to be said would come with what the curtain says. */
  while (stage->announced->len == 0)
    g_main_context_iteration (NULL, TRUE);
  write_widget (text, stage->window, stage->announced->str);
  g_string_append_printf (text, "title %s\n", gtk_window_get_title (GTK_WINDOW (stage->window)));
  write_desktop (text, stage->window);
  g_string_append (text, stage->announced->str);
  g_string_truncate (stage->announced, 0);
}

/* What is played. */

static guint
wait_for_curtain (Stage *stage)
{
  CanastaScreen *screen = canasta_session_get_screen (stage->session);

  while (canasta_screen_get_called (screen) == CANASTA_NO_SEAT)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (canasta_table_page_get_table (stage->page));
  return canasta_screen_get_called (screen);
}

static void
play_turn (Stage *stage, const char *turn)
{
  CanastaTurn *of_person =
    canasta_table_view_get_turn (canasta_table_page_get_table (stage->page));
  g_auto (GStrv) steps = g_strsplit (turn, "|", -1);

  for (guint i = 0; steps[i]; i++)
    {
      CanastaAction action;

      if (g_str_equal (steps[i], "hide"))
        {
          canasta_screen_hide (canasta_session_get_screen (stage->session));
          continue;
        }
      if (g_str_equal (steps[i], "undo"))
        {
          g_assert_cmpint (canasta_turn_follow (of_person, CANASTA_INTENT_UNDO), ==,
                           CANASTA_REPLY_ACTION);
          continue;
        }
      if (g_str_equal (steps[i], "leave"))
        {
          canasta_session_leave (stage->session, canasta_screen_get_shown (
                                                   canasta_session_get_screen (stage->session)));
          continue;
        }
      g_assert_true (canasta_action_read (steps[i], &action));
      g_assert_cmpint (canasta_turn_play (of_person, &action), ==, CANASTA_REPLY_ACTION);
    }
}

/* Everybody sees their own cards, and those before them their own again. */
static void
check_hand (Stage *stage, guint seat)
{
  CanastaTableView *table = canasta_table_page_get_table (stage->page);
  const CanastaCardSet *hand =
    &canasta_match_get_state (canasta_session_get_match (stage->session))->hands[seat];
  const CanastaObservation *observation;

  g_assert_nonnull (table);
  observation = canasta_turn_get_observation (canasta_table_view_get_turn (table));
  g_assert_cmpuint (observation->seat, ==, seat);
  g_assert_true (canasta_card_set_equal (&observation->hand, hand));
}

/* Whether all names of the list of moves bear the signs that their sides have at the table of who
 * is called, and @n counts them. */
static gboolean
has_signs (GtkWidget *widget, guint called, guint *n)
{
  gboolean has_all = TRUE;

  if (gtk_widget_has_css_class (widget, "move-name"))
    {
      const char *text = gtk_label_get_text (GTK_LABEL (widget));

      for (guint seat = 0; names[seat]; seat++)
        if (g_str_has_suffix (text, names[seat]))
          {
            has_all = g_str_has_prefix (text, canasta_side_shape_get_sign ((seat + called) % 2));
            *n += 1;
          }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    has_all = has_signs (child, called, n) && has_all;
  return has_all;
}

/* The list shows them when it is given its size. */
static void
wait_for_signs (Stage *stage, guint called, gboolean somebody_played)
{
  guint n = 0;

  while (!has_signs (stage->window, called, &n) || (somebody_played && n == 0))
    {
      g_main_context_iteration (NULL, TRUE);
      n = 0;
    }
}

/* Returns: all that was to be found while the curtain hung. */
static char *
play (const Row *row, guint variation)
{
  Stage stage = { 0 };
  GString *text = g_string_new (NULL);

  open_stage (&stage, row, variation);
  for (guint i = 0; row->called[i] != '\0'; i++)
    {
      guint called = wait_for_curtain (&stage);

      g_assert_cmpuint (called, ==, (guint) (row->called[i] - '0'));
      wait_for_signs (&stage, called, i > 0);
      write_window (text, &stage);
      gtk_widget_activate_action (GTK_WIDGET (stage.page), "match.lift-curtain", NULL);
      wait_for_signs (&stage, called, i > 0);
      check_hand (&stage, called);
      g_assert_cmpuint (canasta_screen_get_shown (canasta_session_get_screen (stage.session)), ==,
                        called);
      if (row->called[i + 1] != '\0')
        play_turn (&stage, row->turns[i]);
    }
  close_stage (&stage);
  return g_string_free (text, FALSE);
}

/* Says which line is another one, and no more than that. */
static void
assert_same (const char *first, const char *second)
{
  g_auto (GStrv) lines = g_strsplit (first, "\n", -1);
  g_auto (GStrv) others = g_strsplit (second, "\n", -1);

  for (guint i = 0; lines[i] && others[i]; i++)
    g_assert_cmpstr (lines[i], ==, others[i]);
  g_assert_cmpuint (g_strv_length (lines), ==, g_strv_length (others));
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autofree char *first = play (row, 0);
  g_autofree char *second = play (row, 1);

  g_assert_nonnull (strstr (first, "Anna"));
  g_assert_null (strstr (first, "reads You\n"));
  g_assert_null (strstr (first, "Them"));
  g_assert_null (strstr (first, "You drew"));
  assert_same (first, second);
}

/* Whoever plays alone has no curtain, but for the one they ask for. */
static void
test_alone (void)
{
  const Row row = {
    .words = { "person", "policy", "policy", "policy" },
    .hands = { rows[0].hands[0] },
    .board = rows[0].board,
  };
  Stage stage = { 0 };
  CanastaScreen *screen;

  open_stage (&stage, &row, 0);
  screen = canasta_session_get_screen (stage.session);
  g_assert_false (canasta_session_is_sealed (stage.session));
  check_hand (&stage, 0);
  canasta_screen_hide (screen);
  g_assert_null (canasta_table_page_get_table (stage.page));
  gtk_widget_activate_action (GTK_WIDGET (stage.page), "match.lift-curtain", NULL);
  check_hand (&stage, 0);
  play_turn (&stage, "discard 7S");
  while (canasta_match_get_to_act (canasta_session_get_match (stage.session)) != 0)
    g_main_context_iteration (NULL, TRUE);
  check_hand (&stage, 0);
  close_stage (&stage);
}

/* What a person has laid out lies there when they come back. */
static void
test_desk (void)
{
  Stage stage = { 0 };
  CanastaScreen *screen;
  CanastaTurn *turn;
  CanastaAction action;
  g_autofree char *draft = NULL;

  open_stage (&stage, &rows[1], 0);
  screen = canasta_session_get_screen (stage.session);
  canasta_screen_lift (screen);
  turn = canasta_table_view_get_turn (canasta_table_page_get_table (stage.page));
  g_assert_true (canasta_action_read ("meld 4C 4H 4S", &action));
  g_assert_true (canasta_turn_restore_draft (turn, "meld 4C 4H 4S"));
  draft = canasta_turn_save_draft (turn);
  canasta_screen_hide (screen);
  g_assert_cmpstr (canasta_session_get_desk (stage.session, 0)->draft, ==, draft);
  g_assert_null (canasta_session_get_desk (stage.session, 2)->draft);
  canasta_screen_lift (screen);
  turn = canasta_table_view_get_turn (canasta_table_page_get_table (stage.page));
  g_free (draft);
  draft = canasta_turn_save_draft (turn);
  g_assert_cmpstr (draft, ==, canasta_session_get_desk (stage.session, 0)->draft);
  close_stage (&stage);
}

int
main (int argc, char **argv)
{
  test_window_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdelimit (g_strdup_printf ("/curtain/%s", rows[i].name), " ", '-');

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/curtain/alone", test_alone);
  g_test_add_func ("/curtain/desk", test_desk);
  return g_test_run ();
}
