/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the window of preferences: that it follows the preferences and
 * changes them, and fits into a narrow window. */
#include "config.h"

#include "preferences/preferences.h"

#include "find-widget.h"
#include "fixture.h"
#include "pages/card-fan.h"
#include "preferences/rules-page.h"
#include "settings/settings-file.h"
#include "settings/settings.h"
#include "window-fixture.h"

typedef struct
{
  char *folder;
  GSettings *settings;
  GtkWidget *window;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *own = NULL;
  g_autoptr (CanastaRegistry) registry = NULL;
  g_autoptr (GError) error = NULL;

  g_setenv ("GSETTINGS_BACKEND", "keyfile", TRUE);
  fixture->folder = test_folder_new ();
  own = g_build_filename (fixture->folder, "houses", NULL);
  registry = test_registry_new (own);
  fixture->settings = canasta_settings_new (fixture->folder, &error);
  g_assert_no_error (error);
  fixture->window = GTK_WIDGET (canasta_preferences_new (fixture->settings, registry));
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  if (fixture->window)
    gtk_window_destroy (GTK_WINDOW (fixture->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_object_unref (fixture->settings);
  test_folder_remove (fixture->folder);
}

/* The row of this title that keeps a preference, in any of the pages: the page
 * of rules has a row “Table”, too. */
static GtkWidget *
find_row (Fixture *fixture, const char *title)
{
  return test_find_row_outside (fixture->window, title, CANASTA_TYPE_RULES_PAGE);
}

static void
test_choices (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *title;
    const char *key;
    const char *values[6];
  } rows[] = {
    { "Pace", "pace", { "slow", "normal", "fast", "instant" } },
    { "Confirm discards", "confirm-discards", { "never", "risky", "always" } },
    { "Hints", "hints", { "off", "legal-moves", "coach" } },
    { "Announcements", "announcements", { "brief", "normal", "full" } },
    { "Style", "style", { "system", "light", "dark" } },
    { "Motion", "animations", { "system", "full", "reduced" } },
    { "Letters", "index-letters", { "local", "english", "french", "german" } },
    { "Language of the game", "language", { "", "en", "fr", "de", "it" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AdwComboRow *row = ADW_COMBO_ROW (find_row (fixture, rows[i].title));

      for (guint j = 0; j < G_N_ELEMENTS (rows[i].values) && rows[i].values[j]; j++)
        {
          g_autofree char *value = NULL;

          adw_combo_row_set_selected (row, j);
          value = g_settings_get_string (fixture->settings, rows[i].key);
          g_assert_cmpstr (value, ==, rows[i].values[j]);
        }
      g_settings_reset (fixture->settings, rows[i].key);
    }
}

static GtkFlowBox *
find_tiles (GtkWidget *widget)
{
  if (GTK_IS_FLOW_BOX (widget))
    return GTK_FLOW_BOX (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkFlowBox *found = find_tiles (child);

      if (found)
        return found;
    }
  return NULL;
}

static gboolean
is_checked (GtkFlowBoxChild *tile)
{
  return gtk_test_accessible_has_state (GTK_ACCESSIBLE (tile), GTK_ACCESSIBLE_STATE_CHECKED)
         && gtk_flow_box_child_is_selected (tile);
}

/* Tiles are radio buttons with a name; the one that is chosen shows the
 * preference, and changes it at once. It is kept: what is opened anew shows it. */
static void
test_tiles (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *title;
    const char *key;
    const char *values[6];
  } rows[] = {
    { "Deck", "card-deck", { "classic", "modern" } },
    { "Back", "card-back", { "blue", "red", "green", "violet", "teal" } },
    { "Table", "felt", { "green", "blue", "red", "brown", "grey" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkFlowBox *tiles = find_tiles (find_row (fixture, rows[i].title));
      guint n = 0;

      g_assert_true (gtk_test_accessible_has_relation (
        GTK_ACCESSIBLE (find_row (fixture, rows[i].title)),
        GTK_ACCESSIBLE_RELATION_LABELLED_BY));
      g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (tiles)), ==,
                       GTK_ACCESSIBLE_ROLE_RADIO_GROUP);
      while (n < G_N_ELEMENTS (rows[i].values) && rows[i].values[n])
        n++;
      g_assert_null (gtk_flow_box_get_child_at_index (tiles, n));
      g_assert_true (is_checked (gtk_flow_box_get_child_at_index (tiles, 0)));
      for (guint j = n; j-- > 0;)
        {
          GtkFlowBoxChild *tile = gtk_flow_box_get_child_at_index (tiles, j);
          g_autofree char *value = NULL;
          g_autofree char *kept = NULL;
          g_autoptr (GSettings) again = NULL;

          g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (tile)), ==,
                           GTK_ACCESSIBLE_ROLE_RADIO);
          g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (tile),
                                                           GTK_ACCESSIBLE_PROPERTY_LABEL));
          gtk_flow_box_select_child (tiles, tile);
          value = g_settings_get_string (fixture->settings, rows[i].key);
          g_assert_cmpstr (value, ==, rows[i].values[j]);
          canasta_settings_file_finish (fixture->settings);
          again = canasta_settings_new (fixture->folder, NULL);
          kept = g_settings_get_string (again, rows[i].key);
          g_assert_cmpstr (kept, ==, rows[i].values[j]);
        }
      g_settings_set_string (fixture->settings, rows[i].key, rows[i].values[1]);
      g_assert_true (is_checked (gtk_flow_box_get_child_at_index (tiles, 1)));
      g_assert_false (gtk_flow_box_child_is_selected (
        gtk_flow_box_get_child_at_index (tiles, 0)));
      g_settings_reset (fixture->settings, rows[i].key);
      g_assert_true (is_checked (gtk_flow_box_get_child_at_index (tiles, 0)));
    }
}

/* What is painted in the middle of a widget. */
static guint32
render_middle (GtkWidget *widget)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  graphene_rect_t bounds;
  guint32 pixel = 0;

  gtk_widget_snapshot_child (gtk_widget_get_parent (widget), widget, snapshot);
  node = gtk_snapshot_to_node (snapshot);
  g_assert_nonnull (node);
  gsk_render_node_get_bounds (node, &bounds);
  graphene_rect_inset (&bounds, bounds.size.width / 2 - 1, bounds.size.height / 2 - 1);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)), node,
                                         &GRAPHENE_RECT_INIT (bounds.origin.x, bounds.origin.y, 1, 1));
  gdk_texture_download (texture, (guchar *) &pixel, sizeof pixel);
  return pixel;
}

static GtkWidget *
find_sample (GtkWidget *widget)
{
  if (gtk_widget_has_css_class (widget, "sample"))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_sample (child);

      if (found)
        return found;
    }
  return NULL;
}

/* Each piece of a table to choose from has a colour of its own. */
static void
test_felts (Fixture *fixture, gconstpointer data)
{
  GtkFlowBox *tiles = find_tiles (find_row (fixture, "Table"));
  GtkWidget *page = gtk_widget_get_ancestor (GTK_WIDGET (tiles), ADW_TYPE_PREFERENCES_PAGE);
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();
  guint32 colours[5];

  gtk_css_provider_load_from_resource (style, "/io/github/canasta_game/Canasta/style.css");
  gtk_style_context_add_provider_for_display (gtk_widget_get_display (page),
                                              GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  adw_preferences_window_set_visible_page (ADW_PREFERENCES_WINDOW (fixture->window),
                                           ADW_PREFERENCES_PAGE (page));
  while (!gtk_widget_get_mapped (GTK_WIDGET (tiles)))
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (fixture->window);
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    {
      GtkWidget *sample = find_sample (GTK_WIDGET (gtk_flow_box_get_child_at_index (tiles, (int) i)));

      g_assert_nonnull (sample);
      colours[i] = render_middle (sample);
      g_assert_cmpuint (colours[i] >> 24, ==, 0xff);
      for (guint j = 0; j < i; j++)
        g_assert_cmpuint (colours[i], !=, colours[j]);
    }
  gtk_style_context_remove_provider_for_display (gtk_widget_get_display (page),
                                                 GTK_STYLE_PROVIDER (style));
}

/* Widgets with the cards of the preferences. */
static CanastaCardFan *
find_preview (GtkWidget *widget)
{
  if (CANASTA_IS_CARD_FAN (widget))
    return CANASTA_CARD_FAN (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      CanastaCardFan *found = find_preview (child);

      if (found)
        return found;
    }
  return NULL;
}

/* The cards that are looked at lie on the chosen felt. */
static void
test_preview (Fixture *fixture, gconstpointer data)
{
  GtkWidget *preview = GTK_WIDGET (find_preview (fixture->window));
  GtkWidget *table = gtk_widget_get_parent (preview);

  g_assert_true (gtk_widget_has_css_class (table, "felt-green"));
  g_settings_set_string (fixture->settings, "felt", "brown");
  g_assert_true (gtk_widget_has_css_class (table, "felt-brown"));
  g_assert_false (gtk_widget_has_css_class (table, "felt-green"));
}

static void
test_switches (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *title;
    const char *key;
  } rows[] = {
    { "Take the pile without asking", "take-without-asking" },
    { "Notify me of my turn", "notify-turn" },
    { "Sounds", "sound" },
    { "Tone when it is your turn", "turn-sound" },
    { "Single letters are shortcuts", "single-key-shortcuts" },
    { "Strong focus ring", "strong-focus" },
    { "Large print", "large-print" },
    { "Four colours", "four-colour" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AdwActionRow *row = ADW_ACTION_ROW (find_row (fixture, rows[i].title));
      GtkSwitch *control = GTK_SWITCH (adw_action_row_get_activatable_widget (row));
      gboolean before = g_settings_get_boolean (fixture->settings, rows[i].key);

      g_assert_cmpint (gtk_switch_get_active (control), ==, before);
      gtk_switch_set_active (control, !before);
      g_assert_cmpint (g_settings_get_boolean (fixture->settings, rows[i].key), ==, !before);
      g_settings_reset (fixture->settings, rows[i].key);
      g_assert_cmpint (gtk_switch_get_active (control), ==, before);
    }
}

static void
check_pages (GtkWidget *widget, guint *n)
{
  int minimum;

  if (ADW_IS_PREFERENCES_PAGE (widget))
    {
      gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      g_assert_cmpint (minimum, <=, 360);
      (*n)++;
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    check_pages (child, n);
}

/* The header bar needs what the desktop's buttons need. */
static void
test_narrow (Fixture *fixture, gconstpointer data)
{
  guint n = 0;

  check_pages (fixture->window, &n);
  g_assert_cmpuint (n, >=, 3);
}

static void
list_rows (GtkWidget *widget, GPtrArray *rows)
{
  if (ADW_IS_PREFERENCES_ROW (widget)
      && *adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)) != '\0')
    g_ptr_array_add (rows, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    list_rows (child, rows);
}

static void
list_pages (GtkWidget *widget, GPtrArray *pages)
{
  if (ADW_IS_PREFERENCES_PAGE (widget)
      && *adw_preferences_page_get_title (ADW_PREFERENCES_PAGE (widget)) != '\0')
    g_ptr_array_add (pages, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    list_pages (child, pages);
}

static GtkWidget *
find_type (GtkWidget *widget, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_type (child, type);

      if (found)
        return found;
    }
  return NULL;
}

static GtkToggleButton *
find_search_button (GtkWidget *widget)
{
  if (GTK_IS_TOGGLE_BUTTON (widget)
      && g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (widget)), "edit-find-symbolic") == 0)
    return GTK_TOGGLE_BUTTON (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkToggleButton *found = find_search_button (child);

      if (found)
        return found;
    }
  return NULL;
}

/* The result of this title that leads to a page: a row outside of the pages that have one, too. */
static GtkWidget *
find_result (GtkWidget *widget, const char *title, const char *page)
{
  GtkWidget *found = NULL;

  if (ADW_IS_PREFERENCES_PAGE (widget)
      && *adw_preferences_page_get_title (ADW_PREFERENCES_PAGE (widget)) != '\0')
    return NULL;
  if (ADW_IS_ACTION_ROW (widget) && gtk_widget_get_child_visible (widget)
      && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title)
      && g_str_has_prefix (adw_action_row_get_subtitle (ADW_ACTION_ROW (widget)), page))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_result (child, title, page);
  return found;
}

static GtkWidget *
search (Fixture *fixture, const char *words, GtkWidget *row)
{
  GtkWidget *entry = find_type (fixture->window, GTK_TYPE_SEARCH_ENTRY);
  GtkWidget *page = gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_PAGE);
  const char *title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));

  gtk_toggle_button_set_active (find_search_button (fixture->window), TRUE);
  gtk_editable_set_text (GTK_EDITABLE (entry), words);
  g_signal_emit_by_name (entry, "search-changed");
  g_test_message ("“%s” for “%s”", words, title);
  return find_result (fixture->window, title,
                      adw_preferences_page_get_title (ADW_PREFERENCES_PAGE (page)));
}

/* Whoever goes where a result leads is at its row. */
static void
check_way (Fixture *fixture, GtkWidget *result, GtkWidget *row)
{
  GtkWidget *focus;

  g_signal_emit_by_name (gtk_widget_get_parent (result), "row-activated", result);
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  g_test_message ("%s", focus ? G_OBJECT_TYPE_NAME (focus) : "nothing");
  g_assert_true (focus && (focus == row || gtk_widget_is_ancestor (focus, row)));
}

/* What is said of a row below its title, without colours; its title where nothing is, and of those
 * that unfold: libadwaita does not look further there. */
static char *
dup_words (GtkWidget *row)
{
  const char *subtitle = ADW_IS_ACTION_ROW (row) ? adw_action_row_get_subtitle (ADW_ACTION_ROW (row))
                                                 : NULL;
  char *words = NULL;

  if (!subtitle || *subtitle == '\0')
    return g_strdup (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  pango_parse_markup (subtitle, -1, 0, NULL, &words, NULL, NULL);
  return words;
}

/* Whatever can be preferred is found by what is said of it, each rule among it, and one comes to
 * its row, be it without effect or not. */
static void
test_search (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) pages = g_ptr_array_new ();
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();
  guint n = 0;

  g_assert_true (
    adw_preferences_window_get_search_enabled (ADW_PREFERENCES_WINDOW (fixture->window)));
  list_pages (fixture->window, pages);
  for (guint i = 0; i < pages->len; i++)
    list_rows (pages->pdata[i], rows);
  for (guint i = 0; i < rows->len; i++)
    {
      const char *title = adw_preferences_row_get_title (rows->pdata[i]);
      g_autofree char *words = dup_words (rows->pdata[i]);
      GtkWidget *result;

      /* What lies folded up in a row is found by that row; a note is none. */
      if (!gtk_widget_is_visible (rows->pdata[i]) || g_str_has_suffix (title, "with the game")
          || gtk_widget_get_ancestor (gtk_widget_get_parent (rows->pdata[i]),
                                      ADW_TYPE_EXPANDER_ROW))
        continue;
      result = search (fixture, words, rows->pdata[i]);
      g_assert_nonnull (result);
      check_way (fixture, result, rows->pdata[i]);
      n++;
    }
  g_assert_cmpuint (n, >, 100);
}

static void
list_widgets (GtkWidget *widget, GPtrArray *list)
{
  g_ptr_array_add (list, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    list_widgets (child, list);
}

static guint
check_choices (GtkWidget *widget, gboolean in_choice)
{
  guint n = 0;

  if (CANASTA_IS_RULES_PAGE (widget))
    return 0;
  if (GTK_IS_LABEL (widget) && in_choice && gtk_widget_get_mapped (widget))
    {
      PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (widget));

      g_test_message ("“%s”", gtk_label_get_text (GTK_LABEL (widget)));
      g_assert_false (pango_layout_is_ellipsized (layout));
      n++;
    }
  in_choice |= ADW_IS_COMBO_ROW (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    n += check_choices (child, in_choice);
  return n;
}

/* What is chosen can be read however long the words are: letters half as large
 * again need what a language with longer words does. */
static void
test_long_words (Fixture *fixture, gconstpointer data)
{
  GtkSettings *settings = gtk_widget_get_settings (fixture->window);

  g_object_set (settings, "gtk-xft-dpi", 96 * 1024 * 3 / 2, NULL);
  gtk_test_widget_wait_for_draw (fixture->window);
  while (check_choices (fixture->window, FALSE) < 8)
    g_main_context_iteration (NULL, TRUE);
  g_object_set (settings, "gtk-xft-dpi", 96 * 1024, NULL);
}

/* With each change of language a new window takes the place of the old one, of
 * which nothing may stay. */
static void
test_freed (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) widgets = g_ptr_array_new ();

  list_widgets (g_steal_pointer (&fixture->window), widgets);
  g_assert_cmpuint (widgets->len, >, 1000);
  for (guint i = 0; i < widgets->len; i++)
    g_object_add_weak_pointer (widgets->pdata[i], &widgets->pdata[i]);
  gtk_window_destroy (widgets->pdata[0]);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  for (guint i = 0; i < widgets->len; i++)
    g_assert_null (widgets->pdata[i]);
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  test_window_init (&argc, &argv);
  ADD ("/preferences/choices", test_choices);
  ADD ("/preferences/tiles", test_tiles);
  ADD ("/preferences/felts", test_felts);
  ADD ("/preferences/preview", test_preview);
  ADD ("/preferences/switches", test_switches);
  ADD ("/preferences/narrow", test_narrow);
  ADD ("/preferences/search", test_search);
  ADD ("/preferences/long-words", test_long_words);
  ADD ("/preferences/freed", test_freed);
  return g_test_run ();
}
