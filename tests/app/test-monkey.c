/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A monkey at the window: it does one thing after another by chance, and
 * whatever it does, nothing may warn, no card may be lost, and memory must not
 * grow without end.
 *
 *   test-monkey --actions 10000 --seed 1 */
#include "config.h"

#include <stdio.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "window/application.h"
#include "fixture.h"
#include "settings/language.h"
#include "table/card-view.h"
#include "table/table-view.h"
#include "variants/paths.h"
#include "window/window.h"

/* How much more memory the second half of a run may need than the first, in
 * megabytes. */
#define MOST_GROWTH 30

/* Nothing is measured before the caches are full. */
#define LEAST_MEASURED 2000

/* Memory is told after every so many actions. */
#define STRETCH 1000

/* How many actions are told if something breaks. */
#define N_LAST 12

typedef struct
{
  GRand *random;
  guint n_actions;
  guint done;
  guint n_matches;       /* sessions seen … */
  CanastaSession *seen;  /* … the last of them, compared only */
  double half;           /* memory after the first half … */
  double whole;          /* … and after both, in megabytes */
  GString *memories;     /* after each stretch, in words */
  char *last[N_LAST];    /* what was done last, the newest at n_noted - 1 */
  guint n_noted;
  GApplication *application;
} Monkey;

static int
pick (Monkey *monkey, guint n)
{
  return g_rand_int_range (monkey->random, 0, (gint32) n);
}

static void
note (Monkey *monkey, const char *what)
{
  char **place = &monkey->last[monkey->n_noted++ % N_LAST];

  g_free (*place);
  *place = g_strdup_printf ("%u %s", monkey->done, what);
}

static CanastaWindow *
get_window (Monkey *monkey)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (monkey->application)); l;
       l = l->next)
    if (CANASTA_IS_WINDOW (l->data))
      return l->data;
  return NULL;
}

static void
list_widgets (GtkWidget *widget, GType type, GPtrArray *list)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    g_ptr_array_add (list, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    list_widgets (child, type, list);
}

static GtkWidget *
find_widget (GtkWidget *window, GType type)
{
  g_autoptr (GPtrArray) widgets = g_ptr_array_new ();

  list_widgets (window, type, widgets);
  return g_ptr_array_index (widgets, 0);
}

static CanastaMatches *
get_matches (Monkey *monkey)
{
  return canasta_application_get_matches (CANASTA_APPLICATION (monkey->application));
}

/* In megabytes. Of the pictures of cards, which are kept up to a limit, there may be all
 * or none at any moment: another style drops them, and malloc() gives back what is free. */
static double
measure_memory (Monkey *monkey)
{
  GSettings *settings = canasta_matches_get_settings (get_matches (monkey));
  gboolean four_colour = g_settings_get_boolean (settings, "four-colour");
  long pages = 0;
  FILE *file;

  g_settings_set_boolean (settings, "four-colour", !four_colour);
  g_settings_set_boolean (settings, "four-colour", four_colour);
#ifdef __GLIBC__
  malloc_trim (0);
#endif
  file = fopen ("/proc/self/statm", "r");
  if (!file || fscanf (file, "%*d %ld", &pages) != 1)
    pages = 0;
  if (file)
    fclose (file);
  return (double) pages * (double) sysconf (_SC_PAGESIZE) / 1e6;
}

/* An open menu holds the pointer and the keys: whoever does something else has
 * closed it. GTK 4.8 complains of one that comes to lie beside the screen, or
 * whose window is gone. */
static void
close_menus (CanastaWindow *window, GType type)
{
  g_autoptr (GPtrArray) menus = g_ptr_array_new ();

  list_widgets (GTK_WIDGET (window), type, menus);
  for (guint i = 0; i < menus->len; i++)
    gtk_popover_popdown (g_ptr_array_index (menus, i));
}

/* What it does. */

static void
act_on_table (Monkey *monkey, CanastaWindow *window)
{
  static const char *const names[] = {
    "table.draw", "table.draw", "table.draw", "table.take", "table.take", "table.pass",
    "table.meld", "table.meld", "table.discard", "table.discard", "table.discard",
    "table.go-out", "table.ask", "table.yes", "table.no", "table.confirm", "table.confirm",
    "table.cancel", "table.undo", "table.undo-all", "table.redo", "table.sort",
    "table.select-rank", "table.say-situation", "table.say-hand", "table.say-answer",
    "table.say-details", "table.view-pile", "table.why", "table.skip",
  };
  const char *name = names[pick (monkey, G_N_ELEMENTS (names))];

  note (monkey, name);
  gtk_widget_activate_action (find_widget (GTK_WIDGET (window), CANASTA_TYPE_TABLE_VIEW), name,
                              NULL);
}

static void
act_on_window (Monkey *monkey, CanastaWindow *window)
{
  static const char *const names[] = {
    "win.play", "win.play-again", "win.new", "win.start-page", "win.back", "win.undo",
    "win.finish-steps", "win.next-round", "win.next-round", "win.copy-deal", "win.side-panel",
    "win.menu", "win.fullscreen", "win.rules", "win.hint",
    "win.shortcuts", "win.about", "win.preferences",
  };
  const char *name = names[pick (monkey, G_N_ELEMENTS (names))];

  note (monkey, name);
  if (g_str_equal (name, "win.fullscreen"))
    close_menus (window, GTK_TYPE_POPOVER);
  gtk_widget_activate_action (GTK_WIDGET (window), name, NULL);
}

static void
select_card (Monkey *monkey, CanastaWindow *window)
{
  g_autoptr (GPtrArray) cards = g_ptr_array_new ();

  note (monkey, "card.toggle");
  list_widgets (find_widget (GTK_WIDGET (window), CANASTA_TYPE_TABLE_VIEW),
                CANASTA_TYPE_CARD_VIEW, cards);
  if (cards->len > 0)
    gtk_widget_activate_action (g_ptr_array_index (cards, pick (monkey, cards->len)),
                                "card.toggle", NULL);
}

/* A key of the table, by what GTK does when it is pressed. */
static void
press_key (Monkey *monkey, CanastaWindow *window)
{
  GtkWidget *widget = find_widget (GTK_WIDGET (window), CANASTA_TYPE_TABLE_VIEW);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  g_autoptr (GPtrArray) shortcuts = g_ptr_array_new_with_free_func (g_object_unref);
  GtkShortcut *shortcut;
  g_autofree char *key = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      for (guint j = 0; GTK_IS_SHORTCUT_CONTROLLER (controller)
                        && j < g_list_model_get_n_items (G_LIST_MODEL (controller)); j++)
        g_ptr_array_add (shortcuts, g_list_model_get_item (G_LIST_MODEL (controller), j));
    }
  shortcut = g_ptr_array_index (shortcuts, pick (monkey, shortcuts->len));
  key = gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));
  note (monkey, key);
  gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget,
                                gtk_shortcut_get_arguments (shortcut));
}

static gboolean
is_seen (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_width (widget) > 0;
}

/* Anything that can be pressed where the person is looking: what has no size yet has not
 * been drawn. In that moment AdwFlap, as in the rules, would divide by its size of 0 to slide. */
static void
press_button (Monkey *monkey, CanastaWindow *window)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  GtkWidget *button;
  const char *label;

  list_widgets (find_widget (GTK_WIDGET (window), ADW_TYPE_TOAST_OVERLAY), GTK_TYPE_BUTTON,
                buttons);
  for (guint i = buttons->len; i > 0; i--)
    if (!is_seen (g_ptr_array_index (buttons, i - 1)))
      g_ptr_array_remove_index (buttons, i - 1);
  if (buttons->len == 0)
    return;
  button = g_ptr_array_index (buttons, pick (monkey, buttons->len));
  if (!gtk_widget_is_sensitive (button))
    return;
  label = gtk_button_get_label (GTK_BUTTON (button));
  note (monkey, label ? label : G_OBJECT_TYPE_NAME (gtk_widget_get_parent (button)));
  g_signal_emit_by_name (button, "clicked");
}

static void
resize (Monkey *monkey, CanastaWindow *window)
{
  static const int sizes[][2] = { { 360, 640 }, { 480, 900 }, { 700, 620 }, { 1024, 700 },
                                  { 1280, 800 }, { 1500, 900 } };
  const int *size = sizes[pick (monkey, G_N_ELEMENTS (sizes))];

  note (monkey, "another size");
  close_menus (window, GTK_TYPE_POPOVER);
  gtk_window_set_default_size (GTK_WINDOW (window), size[0], size[1]);
}

/* How fast the others play stays as it is. */
static void
change_preference (Monkey *monkey, CanastaWindow *window)
{
  static const struct
  {
    const char *key;
    const char *values[6];
  } rows[] = {
    { "confirm-discards", { "never", "risky", "always" } },
    { "hints", { "off", "legal-moves", "coach" } },
    { "sort-order", { "rank-ascending", "rank-descending", "most-complete", "manual" } },
    { "style", { "system", "light", "dark" } },
    { "card-deck", { "classic", "modern" } },
    { "felt", { "green", "blue", "red", "brown", "grey" } },
    { "index-letters", { "local", "english", "french", "german" } },
    { "animations", { "system", "full", "reduced" } },
    { "announcements", { "brief", "normal", "full" } },
  };
  static const char *const switches[] = {
    "take-without-asking", "notify-turn", "large-print", "four-colour", "sound", "turn-sound",
    "single-key-shortcuts", "strong-focus",
  };
  GSettings *settings = canasta_matches_get_settings (get_matches (monkey));
  guint row = pick (monkey, G_N_ELEMENTS (rows));
  guint n = 0;

  if (pick (monkey, 2) == 0)
    {
      const char *key = switches[pick (monkey, G_N_ELEMENTS (switches))];

      note (monkey, key);
      g_settings_set_boolean (settings, key, !g_settings_get_boolean (settings, key));
      return;
    }
  if (pick (monkey, 8) == 0)
    {
      note (monkey, "card-size");
      g_settings_set_double (settings, "card-size", 0.8 + 0.1 * pick (monkey, 8));
      return;
    }
  note (monkey, rows[row].key);
  while (n < G_N_ELEMENTS (rows[row].values) && rows[row].values[n])
    n++;
  g_settings_set_string (settings, rows[row].key, rows[row].values[pick (monkey, n)]);
}

static void
change_language (Monkey *monkey, CanastaWindow *window)
{
  static const char *const codes[] = { "en", "fr", "de", "it" };

  note (monkey, "another language");
  close_menus (window, GTK_TYPE_POPOVER);
  g_settings_set_string (canasta_matches_get_settings (get_matches (monkey)), "language",
                         codes[pick (monkey, G_N_ELEMENTS (codes))]);
}

/* Windows other than that of the game would only pile up. */
static void
close_others (Monkey *monkey, CanastaWindow *window)
{
  g_autoptr (GPtrArray) others = g_ptr_array_new ();
  GListModel *windows = gtk_window_get_toplevels ();

  note (monkey, "the other windows are closed");
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) other = g_list_model_get_item (windows, i);

      if (other != GTK_WINDOW (window))
        g_ptr_array_add (others, other);
    }
  for (guint i = 0; i < others->len; i++)
    gtk_window_close (g_ptr_array_index (others, i));
}

static void
do_something (Monkey *monkey, CanastaWindow *window)
{
  static const struct
  {
    guint weight;
    void (*act) (Monkey *monkey, CanastaWindow *window);
  } choices[] = {
    { 400, act_on_table }, { 250, select_card }, { 120, press_key }, { 100, press_button },
    { 50, change_preference }, { 30, act_on_window }, { 20, resize }, { 20, close_others },
    { 2, change_language },
  };
  guint all = 0;
  int chosen;

  close_menus (window, GTK_TYPE_POPOVER_MENU);
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    all += choices[i].weight;
  chosen = pick (monkey, all);
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      chosen -= choices[i].weight;
      if (chosen < 0)
        {
          choices[i].act (monkey, window);
          return;
        }
    }
}

/* What must hold afterwards. */
static void
check_cards (Monkey *monkey, CanastaWindow *window)
{
  CanastaSession *session = canasta_matches_get_session (get_matches (monkey));
  CanastaMatch *match = session ? canasta_session_get_match (session) : NULL;
  g_autoptr (GError) error = NULL;

  if (match
      && !canasta_state_check (canasta_match_get_state (match), canasta_match_get_table (match),
                               &error))
    g_error ("%s", error->message);
  if (session && session != monkey->seen)
    monkey->n_matches++;
  monkey->seen = session;
}

static gboolean
step_cb (gpointer data)
{
  Monkey *monkey = data;
  CanastaWindow *window = get_window (monkey);

  if (!window)
    return G_SOURCE_CONTINUE;
  if (monkey->done == monkey->n_actions)
    {
      monkey->whole = measure_memory (monkey);
      close_menus (window, GTK_TYPE_POPOVER);
      close_others (monkey, window);
      gtk_window_close (GTK_WINDOW (window));
      return G_SOURCE_REMOVE;
    }
  do_something (monkey, window);
  monkey->done++;
  window = get_window (monkey);
  if (window)
    check_cards (monkey, window);
  if (monkey->done == monkey->n_actions / 2)
    monkey->half = measure_memory (monkey);
  if (monkey->done % STRETCH == 0)
    g_string_append_printf (monkey->memories, " %.0f", measure_memory (monkey));
  return G_SOURCE_CONTINUE;
}

/* Whoever warns has done so after this. */
static GLogWriterOutput
write_log_cb (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data)
{
  const Monkey *monkey = data;

  if ((level & (G_LOG_LEVEL_WARNING | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_ERROR)) != 0)
    {
      fprintf (stderr, "After %u actions, the last of them:\n", monkey->done);
      for (guint i = monkey->n_noted; i < monkey->n_noted + N_LAST; i++)
        if (monkey->last[i % N_LAST])
          fprintf (stderr, "  %s\n", monkey->last[i % N_LAST]);
    }
  return g_log_writer_default (level, fields, n_fields, NULL);
}

/* GTK complains, twice, where a window is gone before the tooltip that the pointer was to
 * bring up, which is no fault of the program. */
static gboolean
is_fault (const char *domain, GLogLevelFlags level, const char *message, gpointer data)
{
  return !g_str_has_prefix (message, "gdk_surface_get_device_position: assertion")
         && !g_str_has_prefix (message, "_gtk_widget_find_at_coords: assertion");
}

static void
run (guint n_actions, guint seed)
{
  char *folder = test_folder_new ();
  g_autofree char *translations = canasta_paths_dup_locale ();
  g_autofree char *first_deal = g_strdup_printf ("%u", seed);
  g_autoptr (CanastaApplication) application = NULL;
  char *arguments[] = { (char *) "canasta", (char *) "--speed", (char *) "instant",
                        (char *) "--deal", first_deal, (char *) "--data-dir", folder, NULL };
  Monkey monkey = { .random = g_rand_new_with_seed (seed), .n_actions = n_actions,
                    .memories = g_string_new (NULL) };
  double growth;

  g_log_set_writer_func (write_log_cb, &monkey, NULL);
  g_test_log_set_fatal_handler (is_fault, NULL);
  canasta_language_init (translations);
  application = canasta_application_new ();
  monkey.application = G_APPLICATION (application);
  g_timeout_add (1, step_cb, &monkey);
  g_assert_cmpint (g_application_run (monkey.application, (int) G_N_ELEMENTS (arguments) - 1,
                                      arguments), ==, 0);

  growth = monkey.whole - monkey.half;
  g_print ("# %u actions in %u matches; memory %.0f MB, of which %.0f in the second half\n",
           monkey.done, monkey.n_matches, monkey.whole, growth);
  g_print ("# megabytes after each %d:%s\n", STRETCH, monkey.memories->str);
  g_assert_cmpuint (monkey.done, ==, n_actions);
  if (n_actions >= LEAST_MEASURED)
    g_assert_cmpfloat (growth, <, MOST_GROWTH);
  g_rand_free (monkey.random);
  g_string_free (monkey.memories, TRUE);
  for (guint i = 0; i < N_LAST; i++)
    g_free (monkey.last[i]);
  test_folder_remove (folder);
}

static int n_actions = 1000;
static int seed = 1;

static void
test_monkey (void)
{
  run ((guint) n_actions, (guint) seed);
}

int
main (int argc, char *argv[])
{
  const GOptionEntry entries[] = {
    { "actions", 0, 0, G_OPTION_ARG_INT, &n_actions, "How much is done", "NUMBER" },
    { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "By which chance", "NUMBER" },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  gtk_disable_setlocale ();
  g_option_context_set_ignore_unknown_options (context, TRUE);
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    g_error ("%s", error->message);
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/monkey", test_monkey);
  return g_test_run ();
}
