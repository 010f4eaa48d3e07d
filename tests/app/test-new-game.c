/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the sheet of a new game, on a display: what can be played, and where the
 * cards come from. */
#include "config.h"

#include "pages/new-game-page.h"

#include <string.h>

#include "find-widget.h"
#include "fixture.h"
#include "pages/portrait-button.h"
#include "rules/table-name.h"
#include "settings/rule-editor.h"
#include "settings/settings.h"
#include "turn/portraits.h"
#include "window-fixture.h"

typedef struct
{
  char *folder;
  CanastaMatches *matches;
  GtkWidget *window;
  CanastaNewGamePage *page;
} Fixture;

static void
write_house (Fixture *fixture, const char *text)
{
  g_autofree char *houses = g_build_filename (fixture->folder, "houses", NULL);
  g_autofree char *path = g_build_filename (houses, "ours.json", NULL);

  g_mkdir_with_parents (houses, 0700);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* @house: (nullable): the text of a house of the person */
static void
set_up (Fixture *fixture, gconstpointer house)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = test_folder_new ();
  if (house)
    write_house (fixture, house);
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

/* Chooses what has this title in a row; FALSE where it is not offered. */
static gboolean
choose_in (Fixture *fixture, const char *row_title, const char *title)
{
  AdwComboRow *row = ADW_COMBO_ROW (test_find_row (GTK_WIDGET (fixture->page), row_title));
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

/* Chooses cards by their title. */
static gboolean
choose (Fixture *fixture, const char *title)
{
  return choose_in (fixture, "Cards", title);
}

/* Returns: the game that is chosen. */
static CanastaMatch *
start_match (Fixture *fixture)
{
  g_autoptr (CanastaSetup) setup = canasta_new_game_page_dup_setup (fixture->page);

  g_assert_true (canasta_matches_start (fixture->matches, setup, NULL));
  return canasta_session_get_match (canasta_matches_get_session (fixture->matches));
}

/* Returns: the first deal of it. */
static guint64
start (Fixture *fixture)
{
  return canasta_match_get_deal (start_match (fixture), 1);
}

static gboolean
has_label (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    if (has_label (child, text))
      return TRUE;
  return FALSE;
}

/* Its name, a sentence, for how many it is, and with how many packs. */
static void
check_row (GtkWidget *row, CanastaPlugin *plugin, int packs)
{
  g_autofree char *players = canasta_plugin_dup_players (plugin);
  g_autofree char *figure = g_strdup_printf (packs == 1 ? "%d pack" : "%d packs", packs);

  g_assert_true (ADW_IS_ACTION_ROW (row));
  g_assert_true (has_label (row, canasta_plugin_get_name (plugin)));
  g_assert_cmpuint (strlen (canasta_plugin_get_summary (plugin)), >, 20);
  g_assert_true (has_label (row, canasta_plugin_get_summary (plugin)));
  g_assert_true (has_label (row, players));
  g_assert_true (has_label (row, figure));
}

/* Once a variant is chosen all its tables can be, each deals for as many as it says, and
 * there are no others. */
static void
check_tables (Fixture *fixture, CanastaPlugin *plugin)
{
  const char *const *names = canasta_plugin_list_tables (plugin);
  AdwComboRow *row = ADW_COMBO_ROW (test_find_row (GTK_WIDGET (fixture->page), "Players"));
  GListModel *titles = adw_combo_row_get_model (row);

  g_assert_cmpuint (g_list_model_get_n_items (titles), ==, g_strv_length ((char **) names));
  for (guint i = 0; names[i]; i++)
    {
      g_autoptr (GtkStringObject) title = g_list_model_get_item (titles, i);
      g_autofree char *variant = NULL;
      g_autofree char *seating = NULL;
      g_autofree char *beginning = NULL;
      guint players;
      CanastaMatch *match;

      g_assert_true (canasta_table_name_read (names[i], &variant, &players, &seating, NULL));
      beginning = g_strdup_printf ("%u players", players);
      g_assert_true (g_str_has_prefix (gtk_string_object_get_string (title), beginning));
      adw_combo_row_set_selected (row, i);
      match = start_match (fixture);
      g_assert_cmpuint (canasta_match_get_table (match)->players, ==, players);
      g_assert_cmpstr (canasta_table_get_variant (canasta_match_get_table (match)), ==, variant);
    }
}

static void
test_all_games (Fixture *fixture, gconstpointer data)
{
  CanastaRegistry *registry = canasta_matches_get_registry (fixture->matches);
  GListModel *plugins = G_LIST_MODEL (registry);

  g_assert_cmpuint (g_list_model_get_n_items (plugins), >=, 9);
  for (guint i = 0; i < g_list_model_get_n_items (plugins); i++)
    {
      g_autoptr (CanastaPlugin) plugin = g_list_model_get_item (plugins, i);
      GtkWidget *row = test_find_row (GTK_WIDGET (fixture->page), canasta_plugin_get_name (plugin));
      g_autoptr (CanastaRules) rules = canasta_registry_make_standard (
        registry, canasta_plugin_list_tables (plugin)[0], NULL, NULL);
      int packs;

      g_test_message ("%s", canasta_plugin_get_id (plugin));
      g_object_get (rules, "packs", &packs, NULL);
      check_row (row, plugin, packs);
      adw_action_row_activate (ADW_ACTION_ROW (row));
      check_tables (fixture, plugin);
    }
}

#define OURS                                                                                    \
  "{ \"format\": 1, \"id\": \"ours\", \"title\": { \"en\": \"Ours\" }, \"original\": \"classic\","  \
  "  \"rules\": { \"opening-minimum\": [[-100000, 15], [0, 50], [1500, 90], [3000, 120]] },"      \
  "  \"tables\": [ { \"table\": \"partnership/4\","                                             \
  "  \"rules\": { \"deal-size\": 13, \"target\": 7000 } } ] }"

/* How many rules are not as one knows them is said before the start. */
static void
test_changed_rules (Fixture *fixture, gconstpointer data)
{
  AdwActionRow *row = ADW_ACTION_ROW (test_find_row (GTK_WIDGET (fixture->page), "House rules"));

  g_assert_true (choose_in (fixture, "House rules", "Classic"));
  g_assert_null (strstr (adw_action_row_get_subtitle (row), "changed"));
  g_assert_true (choose_in (fixture, "House rules", "Ours"));
  g_assert_cmpstr (adw_action_row_get_subtitle (row), ==,
                   "Target 7,000, 2 packs, 2 rules changed");
  g_assert_cmpint (canasta_match_get_table (start_match (fixture))->rules.target, ==, 7000);
}

static void
type (Fixture *fixture, const char *text)
{
  gtk_editable_set_text (
    GTK_EDITABLE (test_find_row (GTK_WIDGET (fixture->page), "Deal number")), text);
}

static void
test_number (Fixture *fixture, gconstpointer data)
{
  GtkWidget *number = test_find_row (GTK_WIDGET (fixture->page), "Deal number");

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
  deal = (guint64) canasta_deal_of_last (canasta_matches_get_settings (fixture->matches));
  g_assert_true (choose (fixture, "Those of your last game"));
  g_assert_cmpuint (start (fixture), ==, deal);
}

static GtkWidget *
get_control (Fixture *fixture, const char *title)
{
  return adw_action_row_get_activatable_widget (
    ADW_ACTION_ROW (test_find_row (GTK_WIDGET (fixture->page), title)));
}

/* How long a game is can be chosen, is kept, and is what is played; another house has
 * its own target. */
static void
test_length (Fixture *fixture, gconstpointer data)
{
  GtkEditable *target = GTK_EDITABLE (get_control (fixture, "Target"));
  GtkSwitch *is_short = GTK_SWITCH (get_control (fixture, "Short game"));
  GtkWidget *house = test_find_row (GTK_WIDGET (fixture->page), "House rules");
  const CanastaRuleValues *rules;
  g_autoptr (CanastaSetup) again = NULL;
  g_autofree char *described = NULL;

  g_assert_cmpstr (gtk_editable_get_text (target), ==, "5,000");
  gtk_editable_set_text (target, "3000");
  g_assert_true (g_str_has_prefix (adw_action_row_get_subtitle (ADW_ACTION_ROW (house)),
                                   "Target 3,000"));
  rules = &canasta_match_get_table (start_match (fixture))->rules;
  g_assert_cmpint (rules->target, ==, 3000);
  g_assert_cmpint (rules->rounds, ==, 0);

  /* The next game, from its sheet and without it. */
  again = canasta_setup_new_last (canasta_matches_get_settings (fixture->matches));
  described = canasta_setup_describe (again, canasta_matches_get_registry (fixture->matches));
  g_assert_cmpstr (described, ==, "Classic, four players, to 3,000");
  canasta_setup_free (g_steal_pointer (&again));
  again = canasta_matches_dup_setup (fixture->matches);
  g_assert_cmpint (canasta_setup_get_target (again), ==, 3000);
  canasta_new_game_page_open (fixture->page, fixture->matches);
  g_assert_cmpstr (gtk_editable_get_text (target), ==, "3,000");

  gtk_editable_set_text (target, "20");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (target), "error"));
  g_assert_true (has_label (GTK_WIDGET (fixture->page),
                            "A target is a whole number from 500 to 20,000."));
  gtk_switch_set_active (is_short, TRUE);
  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (target)));
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (target), "error"));
  g_assert_cmpint (canasta_match_get_table (start_match (fixture))->rules.rounds, ==, 1);

  gtk_switch_set_active (is_short, FALSE);
  g_assert_true (choose_in (fixture, "House rules", "Ours"));
  g_assert_cmpstr (gtk_editable_get_text (target), ==, "7,000");
  g_assert_cmpint (canasta_match_get_table (start_match (fixture))->rules.target, ==, 7000);
}

/* Which house was told of last. */
static void
told_cb (GSimpleAction *action, GVariant *id, char **told)
{
  g_free (*told);
  *told = g_variant_dup_string (id, NULL);
}

static char **
listen (Fixture *fixture)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action =
    g_simple_action_new ("tell-house", G_VARIANT_TYPE_STRING);
  char **told = g_new0 (char *, 2);

  g_signal_connect (action, "activate", G_CALLBACK (told_cb), told);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  gtk_widget_insert_action_group (fixture->window, "win", G_ACTION_GROUP (group));
  return told;
}

static void
assert_house (Fixture *fixture, const char *title)
{
  AdwComboRow *row = ADW_COMBO_ROW (test_find_row (GTK_WIDGET (fixture->page), "House rules"));

  g_assert_cmpstr (gtk_string_object_get_string (adw_combo_row_get_selected_item (row)), ==, title);
}

static void
set_option (Fixture *fixture, const char *title, const char *number)
{
  gtk_editable_set_text (GTK_EDITABLE (get_control (fixture, title)), number);
}

static void
assert_option (Fixture *fixture, const char *title, const char *number)
{
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_control (fixture, title))), ==, number);
}

/* What is changed goes into a house, which is chosen and played by; it can be taken back. */
static void
test_options (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  GtkWidget *options = test_find_row (page, "Change these rules");
  g_auto (GStrv) told = listen (fixture);
  g_autoptr (GError) error = NULL;
  const CanastaRuleValues *rules;

  gtk_widget_activate (test_find_row (page, "Hand and Foot"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (options), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Change these rules");
  g_assert_true (gtk_widget_get_visible (options));
  g_assert_false (adw_expander_row_get_expanded (ADW_EXPANDER_ROW (options)));
  assert_house (fixture, "Hand and Foot");
  assert_option (fixture, "Cards dealt", "13");
  set_option (fixture, "Cards dealt", "11");
  assert_house (fixture, "Hand and Foot – my rules");
  g_assert_nonnull (told[0]);
  rules = &canasta_match_get_table (start_match (fixture))->rules;
  g_assert_cmpint (rules->deal_size, ==, 11);
  g_assert_cmpint (rules->second_hand_size, ==, 13);

  /* The next change goes into the same one, and the next game is played by it. */
  g_clear_pointer (&told[0], g_free);
  set_option (fixture, "Cards of a foot", "11");
  g_assert_null (told[0]);
  assert_house (fixture, "Hand and Foot – my rules");
  start_match (fixture);
  canasta_new_game_page_open (fixture->page, fixture->matches);
  assert_house (fixture, "Hand and Foot – my rules");
  rules = &canasta_match_get_table (start_match (fixture))->rules;
  g_assert_cmpint (rules->deal_size, ==, 11);
  g_assert_cmpint (rules->second_hand_size, ==, 11);

  g_assert_true (choose_in (fixture, "House rules", "Hand and Foot"));
  assert_option (fixture, "Cards dealt", "13");
  set_option (fixture, "Cards dealt", "15");
  assert_house (fixture, "Hand and Foot – my rules 2");
  g_assert_true (canasta_new_game_page_forget_house (fixture->page, told[0], &error));
  g_assert_no_error (error);
  assert_house (fixture, "Hand and Foot");
  assert_option (fixture, "Cards dealt", "13");

  /* A copy of a house goes back to that. */
  g_assert_true (choose_in (fixture, "House rules", "Hand and Foot, Bicycle"));
  assert_option (fixture, "Cards dealt", "11");
  set_option (fixture, "Forgotten red three", "500");
  assert_house (fixture, "Hand and Foot, Bicycle – my rules");
  g_assert_true (canasta_new_game_page_forget_house (fixture->page, told[0], &error));
  assert_house (fixture, "Hand and Foot, Bicycle");
  assert_option (fixture, "Forgotten red three", "100");

  /* A game that names none. */
  gtk_widget_activate (test_find_row (page, "Samba"));
  g_assert_false (gtk_widget_get_visible (options));
}

static gboolean can_start (GtkWidget *widget);

/* Rules that cannot all hold are told of at once, and followed wherever they are changed. */
static void
test_options_problem (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  g_auto (GStrv) told = listen (fixture);
  g_autoptr (CanastaRuleEditor) editor = NULL;

  gtk_widget_activate (test_find_row (page, "Hand and Foot"));
  g_assert_true (can_start (page));
  set_option (fixture, "Clean canastas to go out", "3");
  g_assert_false (can_start (page));
  g_assert_true (has_label (page, "Going out needs 6 canastas of certain kinds, but only 5 in all."));

  editor = canasta_rule_editor_new (canasta_matches_get_registry (fixture->matches));
  canasta_rule_editor_open (editor, told[0], NULL);
  g_assert_true (canasta_rule_editor_set_value (
    editor, canasta_rule_find ("mixed-canastas-to-go-out"), g_variant_new_int32 (1), NULL));
  assert_option (fixture, "Dirty canastas to go out", "1");
  g_assert_true (can_start (page));
}

static GtkAdjustment *
find_adjustment (GtkWidget *widget)
{
  if (GTK_IS_SCROLLED_WINDOW (widget))
    return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkAdjustment *found = find_adjustment (child);

      if (found)
        return found;
    }
  return NULL;
}

/* However far one went down last time, it opens at its top. */
static void
test_top (Fixture *fixture, gconstpointer data)
{
  GtkAdjustment *adjustment = find_adjustment (GTK_WIDGET (fixture->page));

  while (gtk_adjustment_get_upper (adjustment) <= gtk_adjustment_get_page_size (adjustment))
    g_main_context_iteration (NULL, TRUE);
  gtk_adjustment_set_value (adjustment, 62);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 62);
  canasta_new_game_page_open (fixture->page, fixture->matches);
  canasta_new_game_page_focus (fixture->page);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
}

/* Nobody has typed a name: the field is empty, nothing is kept, and the others are
 * called as the language has it. */
static void
test_names (Fixture *fixture, gconstpointer data)
{
  GSettings *settings = canasta_matches_get_settings (fixture->matches);
  GtkEditable *own = GTK_EDITABLE (test_find_row (GTK_WIDGET (fixture->page), "Your name"));
  g_autofree char *account = canasta_settings_dup_name (settings);
  g_autofree char *kept = NULL;
  CanastaMatch *match;

  g_assert_cmpstr (gtk_editable_get_text (own), ==, account);
  match = start_match (fixture);
  g_assert_cmpstr (canasta_match_get_names (match)[2], ==, "Ben");
  kept = g_settings_get_string (settings, "last-players");
  g_assert_null (strstr (kept, "Ben"));
  g_assert_null (strstr (kept, "You"));

  /* As an earlier version kept them, in another language. */
  g_settings_set_string (settings, "last-players",
                         "[('Vous', 'beginner'), ('Anna', 'beginner'), ('Benoît', 'beginner'), "
                         "('Chloé', 'beginner')]");
  canasta_new_game_page_open (fixture->page, fixture->matches);
  gtk_editable_set_text (own, "");
  match = start_match (fixture);
  g_assert_cmpstr (canasta_match_get_names (match)[0], ==, "You");
  g_assert_cmpstr (canasta_match_get_names (match)[2], ==, "Ben");
  g_assert_cmpstr (canasta_match_get_names (match)[3], ==, "Chloé");

  gtk_editable_set_text (own, " Zoé ");
  g_assert_cmpstr (canasta_match_get_names (start_match (fixture))[0], ==, "Zoé");
}

/* The button with the face of a player, by its tooltip. */
static GtkWidget *
find_portrait (GtkWidget *widget, const char *title)
{
  if (CANASTA_IS_PORTRAIT_BUTTON (widget)
      && g_str_equal (gtk_widget_get_tooltip_text (widget), title))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_portrait (child, title);

      if (found)
        return found;
    }
  return NULL;
}

/* The faces at the table, as their buttons tell them; the person's is the first. */
static void
assert_portraits (Fixture *fixture, const char *const *ids)
{
  for (guint seat = 0; ids[seat]; seat++)
    {
      g_autofree char *title = seat == 0   ? g_strdup ("Your portrait")
                               : seat == 2 ? g_strdup ("Portrait of the partner")
                                           : g_strdup_printf ("Portrait of player %u", seat + 1);
      GtkWidget *button = find_portrait (GTK_WIDGET (fixture->page), title);

      g_assert_nonnull (button);
      gtk_test_accessible_assert_role (button, GTK_ACCESSIBLE_ROLE_BUTTON);
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           title);
      gtk_test_accessible_assert_property (
        GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
        canasta_portrait_describe (canasta_portrait_find (ids[seat])));
    }
}

/* Opens the choice of a player and takes one. */
static void
choose_portrait (Fixture *fixture, const char *title, const char *id)
{
  const char *words = canasta_portrait_describe (canasta_portrait_find (id));
  GtkWidget *button = find_portrait (GTK_WIDGET (fixture->page), title);
  GtkWidget *popover, *offered;

  g_signal_emit_by_name (button, "clicked");
  popover = gtk_widget_get_last_child (button);
  g_assert_true (GTK_IS_POPOVER (popover));
  g_assert_true (gtk_widget_get_visible (popover));
  offered = gtk_widget_get_first_child (gtk_popover_get_child (GTK_POPOVER (popover)));
  while (offered && !g_str_equal (gtk_widget_get_tooltip_text (offered), words))
    offered = gtk_widget_get_next_sibling (offered);
  g_assert_nonnull (offered);
  g_signal_emit_by_name (offered, "clicked");
  g_assert_false (gtk_widget_get_visible (popover));
}

/* A face is chosen for a name, whoever had it takes the other one, and both look so at the
 * next game, too. */
static void
test_portraits (Fixture *fixture, gconstpointer data)
{
  GtkEditable *own = GTK_EDITABLE (test_find_row (GTK_WIDGET (fixture->page), "Your name"));

  gtk_editable_set_text (own, "Jun");
  assert_portraits (fixture, (const char *const[]){ "jun", "anna", "ben", "clara", NULL });
  choose_portrait (fixture, "Portrait of player 2", "luis");
  assert_portraits (fixture, (const char *const[]){ "jun", "luis", "ben", "clara", NULL });
  choose_portrait (fixture, "Portrait of player 4", "luis");
  assert_portraits (fixture, (const char *const[]){ "jun", "clara", "ben", "luis", NULL });
  choose_portrait (fixture, "Your portrait", "ben");
  assert_portraits (fixture, (const char *const[]){ "ben", "clara", "jun", "luis", NULL });

  canasta_new_game_page_open (fixture->page, fixture->matches);
  assert_portraits (fixture, (const char *const[]){ "ben", "clara", "jun", "luis", NULL });

  /* Who was called Anna is somebody else now. */
  gtk_editable_set_text (own, "Anna");
  assert_portraits (fixture, (const char *const[]){ "ben", "dieter", "jun", "luis", NULL });
}

/* How the partner plays is kept, at the next game, and where there is a partner. */
static void
test_partner (Fixture *fixture, gconstpointer data)
{
  GtkWidget *group, *asks;
  CanastaSession *session;

  g_assert_true (choose_in (fixture, "Style of play", "Bold"));
  asks = test_find_row (GTK_WIDGET (fixture->page), "Asks before going out");
  gtk_switch_set_active (GTK_SWITCH (adw_action_row_get_activatable_widget (
                           ADW_ACTION_ROW (asks))), FALSE);
  g_assert_true (choose_in (fixture, "Level of the others", "Strong"));
  start_match (fixture);
  session = canasta_matches_get_session (fixture->matches);
  g_assert_cmpstr (canasta_session_get_player (session, 1), ==, "strong");
  g_assert_cmpstr (canasta_session_get_player (session, 2), ==, "strong:bold,seldom");
  g_assert_cmpstr (canasta_session_get_player (session, 3), ==, "strong");

  canasta_new_game_page_open (fixture->page, fixture->matches);
  start_match (fixture);
  session = canasta_matches_get_session (fixture->matches);
  g_assert_cmpstr (canasta_session_get_player (session, 2), ==, "strong:bold,seldom");

  /* Nobody has a partner there. */
  group = gtk_widget_get_ancestor (asks, ADW_TYPE_PREFERENCES_GROUP);
  g_assert_true (gtk_widget_get_visible (group));
  gtk_widget_activate (test_find_row (GTK_WIDGET (fixture->page), "Two players"));
  g_assert_false (gtk_widget_get_visible (group));
}

/* What says who sits in a row of a player. */
static GtkDropDown *
find_sitters (GtkWidget *widget)
{
  GtkDropDown *found = GTK_IS_DROP_DOWN (widget) ? GTK_DROP_DOWN (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_sitters (child);
  return found;
}

static gboolean
can_start (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), "Start") == 0)
    return gtk_widget_is_sensitive (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    if (can_start (child))
      return TRUE;
  return FALSE;
}

/* A person sits where it is said, by a name of their own, at the next game, too; a level and
 * habits are asked for computer players only. */
static void
test_persons (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = GTK_WIDGET (fixture->page);
  GtkEditable *own = GTK_EDITABLE (test_find_row (page, "Your name"));
  GtkWidget *row = test_find_row (page, "Partner");
  GtkWidget *level = test_find_row (page, "Level of the others");
  GtkWidget *habits = gtk_widget_get_ancestor (test_find_row (page, "Style of play"),
                                               ADW_TYPE_PREFERENCES_GROUP);
  CanastaSession *session;

  g_assert_false (adw_expander_row_get_expanded (
                    ADW_EXPANDER_ROW (test_find_row (page, "Set each player"))));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (find_sitters (row)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       gtk_check_version (4, 10, 0) ? "Partner"
                                                                    : "Partner: Beginner");
  g_assert_true (gtk_widget_get_visible (habits));
  gtk_drop_down_set_selected (find_sitters (row), 0);
  g_assert_false (gtk_widget_get_visible (habits));
  g_assert_true (gtk_widget_get_visible (level));
  gtk_editable_set_text (own, "Zoé");
  gtk_editable_set_text (GTK_EDITABLE (row), "Anna");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (test_find_row (page, "Player 2"))), ==,
                   "Ben");
  g_assert_true (can_start (page));

  gtk_editable_set_text (own, "anna");
  g_assert_true (has_label (page, "More than one player is called anna. Give each person a name "
                            "of their own."));
  g_assert_false (can_start (page));
  gtk_editable_set_text (own, "Zoé");
  g_assert_true (can_start (page));

  start_match (fixture);
  session = canasta_matches_get_session (fixture->matches);
  for (guint seat = 0; seat < 4; seat++)
    g_assert_cmpint (canasta_session_has_person (session, seat), ==, seat == 0 || seat == 2);
  g_assert_cmpstr (canasta_match_get_names (canasta_session_get_match (session))[2], ==, "Anna");

  canasta_new_game_page_open (fixture->page, fixture->matches);
  row = test_find_row (page, "Partner");
  g_assert_cmpuint (gtk_drop_down_get_selected (find_sitters (row)), ==, 0);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, "Anna");
  g_assert_true (adw_expander_row_get_expanded (
                   ADW_EXPANDER_ROW (test_find_row (page, "Set each player"))));

  /* An opponent at this computer has a partner, too; where all are persons, none is left. */
  gtk_drop_down_set_selected (find_sitters (test_find_row (page, "Player 2")), 0);
  g_assert_true (gtk_widget_get_visible (habits));
  gtk_drop_down_set_selected (find_sitters (test_find_row (page, "Player 4")), 0);
  g_assert_false (gtk_widget_get_visible (habits));
  g_assert_false (gtk_widget_get_visible (level));

  /* Back to the computer player who sat there. */
  gtk_drop_down_set_selected (find_sitters (row), 1);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), !=, "Anna");
  g_assert_true (gtk_widget_get_visible (level));
}

/* The games of a language come first, where what was played last is chosen all the same. */
static void
test_own_language (Fixture *fixture, gconstpointer data)
{
  GtkWidget *row = test_find_row (GTK_WIDGET (fixture->page), "Burraco");

  g_assert_nonnull (gtk_widget_get_ancestor (gtk_widget_get_parent (row),
                                             ADW_TYPE_EXPANDER_ROW));

  g_setenv ("LANGUAGE", "it_CH:de", TRUE);
  canasta_new_game_page_open (fixture->page, fixture->matches);
  row = test_find_row (GTK_WIDGET (fixture->page), "Burraco");
  g_assert_null (gtk_widget_get_ancestor (gtk_widget_get_parent (row), ADW_TYPE_EXPANDER_ROW));
  g_assert_cmpint (gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)), ==, 0);

  /* Another language is not its own because it begins alike, nor because it comes second. */
  g_setenv ("LANGUAGE", "ita:it", TRUE);
  canasta_new_game_page_open (fixture->page, fixture->matches);
  row = test_find_row (GTK_WIDGET (fixture->page), "Burraco");
  g_assert_nonnull (gtk_widget_get_ancestor (gtk_widget_get_parent (row),
                                             ADW_TYPE_EXPANDER_ROW));

  g_setenv ("LANGUAGE", "it", TRUE);
  canasta_new_game_page_open (fixture->page, fixture->matches);
  g_setenv ("LANGUAGE", "en", TRUE);
  g_assert_cmpstr (canasta_table_get_variant (canasta_match_get_table (start_match (fixture))),
                   !=, "burraco");
}

int
main (int argc, char **argv)
{
  test_window_init (&argc, &argv);
  g_test_add ("/new-game/all-games", Fixture, NULL, set_up, test_all_games, tear_down);
  g_test_add ("/new-game/changed-rules", Fixture, OURS, set_up, test_changed_rules, tear_down);
  g_test_add ("/new-game/length", Fixture, OURS, set_up, test_length, tear_down);
  g_test_add ("/new-game/options", Fixture, NULL, set_up, test_options, tear_down);
  g_test_add ("/new-game/options-problem", Fixture, NULL, set_up, test_options_problem, tear_down);
  g_test_add ("/new-game/top", Fixture, NULL, set_up, test_top, tear_down);
  g_test_add ("/new-game/names", Fixture, NULL, set_up, test_names, tear_down);
  g_test_add ("/new-game/portraits", Fixture, NULL, set_up, test_portraits, tear_down);
  g_test_add ("/new-game/number", Fixture, NULL, set_up, test_number, tear_down);
  g_test_add ("/new-game/of-day", Fixture, NULL, set_up, test_of_day, tear_down);
  g_test_add ("/new-game/partner", Fixture, NULL, set_up, test_partner, tear_down);
  g_test_add ("/new-game/persons", Fixture, NULL, set_up, test_persons, tear_down);
  g_test_add ("/new-game/own-language", Fixture, NULL, set_up, test_own_language, tear_down);
  g_test_add ("/new-game/last", Fixture, NULL, set_up, test_last, tear_down);
  return g_test_run ();
}
