/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "window-fixture.h"

#include <glib/gstdio.h>

#include "find-widget.h"
#include "fixture.h"
#include "window/help.h"

/* Whether a warning is libadwaita's own: in 1.7 an AdwMessageDialog measures
 * its heading in one line, also where that is too narrow for it, and so itself. */
static gboolean
is_about_heading (const GLogField *fields, gsize n_fields)
{
  static const char *const words[] = { "Trying to measure GtkLabel ",
                                       "Trying to measure AdwMessageDialog " };
  GListModel *windows = gtk_window_get_toplevels ();
  gboolean has_dialog = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      has_dialog |= ADW_IS_MESSAGE_DIALOG (window);
    }
  for (gsize i = 0; has_dialog && i < n_fields; i++)
    for (guint j = 0; g_str_equal (fields[i].key, "MESSAGE") && j < G_N_ELEMENTS (words); j++)
      if (g_str_has_prefix (fields[i].value, words[j]))
        return TRUE;
  return FALSE;
}

static GLogWriterOutput
write_log_cb (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data)
{
  if ((level & G_LOG_LEVEL_WARNING) != 0 && is_about_heading (fields, n_fields))
    return G_LOG_WRITER_HANDLED;
  return g_log_writer_default (level, fields, n_fields, data);
}

/* In place of gtk_test_init(): what the application does when it starts. */
void
test_window_init (int *argc, char ***argv)
{
  g_autoptr (GtkCssProvider) provider = NULL;

  g_log_set_writer_func (write_log_cb, NULL, NULL);
  gtk_test_init (argc, argv, NULL);
  adw_init ();
  provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (provider,
                                       "/io/github/canasta_game/Canasta/pages/pages.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

typedef struct
{
  GtkWindow parent_instance;
} HelpedWindow;

typedef struct
{
  GtkWindowClass parent_class;
} HelpedWindowClass;

static GType helped_window_get_type (void);

G_DEFINE_TYPE (HelpedWindow, helped_window, GTK_TYPE_WINDOW)

static void
helped_window_class_init (HelpedWindowClass *class)
{
  canasta_help_install_actions (GTK_WIDGET_CLASS (class));
}

static void
helped_window_init (HelpedWindow *self)
{
}

/* A window with nothing but the help a person opens. */
GtkWidget *
test_helped_window_new (void)
{
  return g_object_new (helped_window_get_type (), NULL);
}

/**
 * test_table_page_new:
 * @settings: the preferences
 * @hear: (nullable): is played to, in place of the loudspeaker
 * @data: for @hear
 *
 * Returns: (transfer none): the page of a table, in a window of its own
 */
CanastaTablePage *
test_table_page_new (GSettings *settings, CanastaSoundFunc hear, gpointer data)
{
  CanastaTablePage *page = g_object_new (CANASTA_TYPE_TABLE_PAGE, NULL);
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  g_autoptr (CanastaCardArt) art = canasta_card_art_new ();
  g_autoptr (CanastaNarrator) narrator = canasta_narrator_new (window, settings);

  if (hear)
    canasta_narrator_set_sounds (narrator, canasta_sounds_new (settings, hear, data));
  canasta_table_page_set_up (page, settings, art, narrator);
  gtk_window_set_child (window, GTK_WIDGET (page));
  return page;
}

/* The window of this type that is open, or %NULL. */
gpointer
test_window_find (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type) && gtk_widget_get_visible (window))
        return window;
    }
  return NULL;
}

gpointer
test_window_wait_for (GType type)
{
  gpointer window;

  while (!(window = test_window_find (type)))
    g_main_context_iteration (NULL, TRUE);
  return window;
}

/* Whether the bar above has all buttons of the path to the folder. To open a file, first
 * those used last are offered, which are in no folder. */
static gboolean
has_path (GtkFileChooser *chooser)
{
  GtkWidget *bar = test_find_mapped (GTK_WIDGET (chooser), g_type_from_name ("GtkPathBar"), NULL);
  g_autoptr (GFile) folder = gtk_file_chooser_get_current_folder (chooser);
  g_autofree char *name = folder ? g_file_get_basename (folder) : NULL;

  if (!name)
    return gtk_file_chooser_get_action (chooser) == GTK_FILE_CHOOSER_ACTION_OPEN;
  return bar && test_find_mapped (bar, GTK_TYPE_LABEL, name);
}

/* Waits until a chooser of files has read where it stands. GTK 4.18 finds out about one
 * folder of the path after the other, and puts the buttons into its bar when all are
 * known, also where the bar is freed by then: it is warned of, or crashes. */
void
test_chooser_settle (GtkFileChooser *chooser)
{
  while (!has_path (chooser))
    g_main_context_iteration (NULL, TRUE);
}

static void
keep_unreadable (RulesWindow *self, const char *contents)
{
  g_autofree char *path = g_build_filename (self->own, "broken.json", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir (self->own, 0700), ==, 0);
  g_file_set_contents (path, contents, -1, &error);
  g_assert_no_error (error);
}

/* @unreadable: (nullable): the text of a house of the person */
void
rules_window_set_up (RulesWindow *self, gconstpointer unreadable)
{
  g_autoptr (CanastaRegistry) registry = NULL;
  g_autoptr (CanastaCardArt) art = NULL;

  self->folder = test_folder_new ();
  self->own = g_build_filename (self->folder, "houses", NULL);
  if (unreadable)
    keep_unreadable (self, unreadable);
  registry = test_registry_new (self->own);

  self->page = g_object_new (CANASTA_TYPE_RULES_PAGE, NULL);
  art = canasta_card_art_new ();
  canasta_rules_page_open (self->page, registry, art, "classic", "partnership/4");
  self->editor = canasta_rules_page_get_editor (self->page);
  self->window = adw_preferences_window_new ();
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (self->window),
                              ADW_PREFERENCES_PAGE (self->page));
  gtk_window_present (GTK_WINDOW (self->window));
  gtk_test_widget_wait_for_draw (self->window);
}

void
rules_window_tear_down (RulesWindow *self, gconstpointer unreadable)
{
  g_object_add_weak_pointer (G_OBJECT (self->page), (gpointer *) &self->page);
  gtk_window_destroy (GTK_WINDOW (self->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (self->page);
  g_free (self->own);
  test_folder_remove (self->folder);
}
