/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of what holds for keys in every window, with real keys. */
#include "config.h"

#include "window/keyboard.h"

typedef struct
{
  CanastaKeyboard *keyboard;
  GtkWidget *window;
  GtkWidget *box;
  GtkWidget *button;
  guint pressed;                /* keys, as GDK tells, with those that are repeated */
  guint released;
  guint clicked;
} KeyboardFixture;

/* Has xdotool do something, and waits until it has. */
static void
ended_cb (GPid pid, int status, gpointer data)
{
  g_assert_cmpint (status, ==, 0);
  *(gboolean *) data = TRUE;
}

G_GNUC_NULL_TERMINATED static void
run_tool (const char *argument, ...)
{
  g_autoptr (GPtrArray) arguments = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  gboolean ended = FALSE;
  va_list list;
  GPid pid;

  g_ptr_array_add (arguments, (gpointer) "xdotool");
  va_start (list, argument);
  for (; argument; argument = va_arg (list, const char *))
    g_ptr_array_add (arguments, (gpointer) argument);
  va_end (list);
  g_ptr_array_add (arguments, NULL);
  g_spawn_async (NULL, (char **) arguments->pdata, NULL,
                 G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &pid, &error);
  g_assert_no_error (error);
  g_child_watch_add (pid, ended_cb, &ended);
  while (!ended)
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
count_cb (GtkEventController *controller, GdkEvent *event, KeyboardFixture *fixture)
{
  fixture->pressed += gdk_event_get_event_type (event) == GDK_KEY_PRESS;
  fixture->released += gdk_event_get_event_type (event) == GDK_KEY_RELEASE;
  return FALSE;
}

static void
clicked_cb (KeyboardFixture *fixture)
{
  fixture->clicked++;
}

static GtkWidget *
new_button (KeyboardFixture *fixture)
{
  GtkWidget *button = gtk_button_new_with_label ("Press me");

  g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked_cb), fixture);
  return button;
}

static void
count_keys (KeyboardFixture *fixture, GtkWidget *widget)
{
  GtkEventController *counter = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (counter, GTK_PHASE_CAPTURE);
  g_signal_connect (counter, "event", G_CALLBACK (count_cb), fixture);
  gtk_widget_add_controller (widget, counter);
}

static GtkWidget *
new_window (KeyboardFixture *fixture, const char *title, GtkWidget *child)
{
  GtkWidget *window = gtk_window_new ();

  count_keys (fixture, window);
  gtk_window_set_title (GTK_WINDOW (window), title);
  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  run_tool ("search", "--name", title, "windowfocus", "--sync", NULL);
  while (!gtk_window_is_active (GTK_WINDOW (window)))
    g_main_context_iteration (NULL, TRUE);
  return window;
}

static void
set_up (KeyboardFixture *fixture, gconstpointer data)
{
  /* However slow the machine is, what follows at once does. */
  g_object_set (gtk_settings_get_default (), "gtk-double-click-time", 60000, NULL);
  fixture->keyboard = canasta_keyboard_new ();
  fixture->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  fixture->button = new_button (fixture);
  gtk_box_append (GTK_BOX (fixture->box), fixture->button);
  fixture->window = new_window (fixture, "First window", fixture->box);
  gtk_widget_grab_focus (fixture->button);
}

static void
tear_down (KeyboardFixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_assert_finalize_object (fixture->keyboard);
}

static void
wait_for (const guint *count, guint wanted)
{
  while (*count < wanted)
    g_main_context_iteration (NULL, TRUE);
}

/* Holds a key: it tells so again and again. */
static void
hold (KeyboardFixture *fixture, const char *key)
{
  guint pressed = fixture->pressed;

  run_tool ("keydown", key, "keydown", key, "keydown", key, "keydown", key, NULL);
  wait_for (&fixture->pressed, pressed + 4);
}

static void
let_go (KeyboardFixture *fixture, const char *key)
{
  guint released = fixture->released;

  run_tool ("keyup", key, NULL);
  wait_for (&fixture->released, released + 1);
}

/* Presses Enter twice, as fast as can be. */
static void
press_twice (KeyboardFixture *fixture)
{
  guint released = fixture->released;

  run_tool ("key", "--delay", "0", "Return", "Return", NULL);
  wait_for (&fixture->released, released + 2);
}

/* Only the pointer hides where the focus is, and a key that moves it shows it. */
static void
test_ring (KeyboardFixture *fixture, gconstpointer data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);

  gtk_window_set_focus_visible (window, FALSE); /* as GTK does after a while */
  g_assert_true (gtk_window_get_focus_visible (window));
  g_assert_true (gtk_widget_get_state_flags (fixture->button) & GTK_STATE_FLAG_FOCUS_VISIBLE);

  gtk_box_append (GTK_BOX (fixture->box), new_button (fixture));
  gtk_test_widget_wait_for_draw (fixture->window);
  run_tool ("getwindowfocus", "mousemove", "--window", "%1", "30", "20", "click", "1", NULL);
  while (gtk_window_get_focus_visible (window))
    g_main_context_iteration (NULL, TRUE);
  run_tool ("key", "Tab", NULL);
  while (!gtk_window_get_focus_visible (window))
    g_main_context_iteration (NULL, TRUE);
  gtk_window_set_focus_visible (window, FALSE);
  g_assert_true (gtk_window_get_focus_visible (window));
}

/* It does so in windows that open later as well. */
static void
test_later_window (KeyboardFixture *fixture, gconstpointer data)
{
  GtkWidget *later = gtk_window_new ();

  gtk_window_set_focus_visible (GTK_WINDOW (later), FALSE);
  g_assert_true (gtk_window_get_focus_visible (GTK_WINDOW (later)));
  gtk_window_destroy (GTK_WINDOW (later));
}

static void
test_held (KeyboardFixture *fixture, gconstpointer data)
{
  hold (fixture, "Return");
  wait_for (&fixture->clicked, 1);
  hold (fixture, "Return");
  let_go (fixture, "Return");
  g_assert_cmpuint (fixture->clicked, ==, 1);
}

/* In a text a key that is held writes. */
static void
test_held_in_text (KeyboardFixture *fixture, gconstpointer data)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_box_append (GTK_BOX (fixture->box), entry);
  gtk_widget_grab_focus (entry);
  hold (fixture, "x");
  let_go (fixture, "x");
  g_assert_cmpuint (gtk_entry_get_text_length (GTK_ENTRY (entry)), ==, fixture->pressed);
}

static void
move_cb (GtkWidget *button, GtkWidget *other)
{
  gtk_widget_grab_focus (other);
}

/* The second one was not meant for what has come to have the focus. */
static void
test_twice (KeyboardFixture *fixture, gconstpointer data)
{
  GtkWidget *other = new_button (fixture);

  gtk_box_append (GTK_BOX (fixture->box), other);
  g_signal_connect (fixture->button, "clicked", G_CALLBACK (move_cb), other);
  press_twice (fixture);
  g_assert_true (gtk_widget_has_focus (other));
  g_assert_cmpuint (fixture->clicked, ==, 1);
}

/* What is still the same may be pressed again. */
static void
test_twice_the_same (KeyboardFixture *fixture, gconstpointer data)
{
  press_twice (fixture);
  g_assert_cmpuint (fixture->clicked, ==, 2);
}

static void
ask_cb (KeyboardFixture *fixture)
{
  canasta_keyboard_ask (fixture->keyboard, fixture->button);
}

/* The focus stays; what is asked is another. */
static void
test_asked (KeyboardFixture *fixture, gconstpointer data)
{
  g_signal_connect_swapped (fixture->button, "clicked", G_CALLBACK (ask_cb), fixture);
  press_twice (fixture);
  g_assert_cmpuint (fixture->clicked, ==, 1);
}

/* Another Enter is pressed while the program is busy with the first. */
static void
press_and_ask_cb (KeyboardFixture *fixture)
{
  static const char *const arguments[] = { "xdotool", "key", "Return", NULL };
  g_autoptr (GError) error = NULL;

  ask_cb (fixture);
  if (fixture->clicked == 1)
    g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL,
                  NULL, &error);
  g_assert_no_error (error);
}

/* However long ago the last one was: nobody answers what is not to be seen. */
static void
test_unseen (KeyboardFixture *fixture, gconstpointer data)
{
  g_object_set (gtk_settings_get_default (), "gtk-double-click-time", 0, NULL);
  g_signal_connect_swapped (fixture->button, "clicked", G_CALLBACK (press_and_ask_cb), fixture);
  run_tool ("key", "Return", NULL);
  wait_for (&fixture->released, 2);
  g_assert_cmpuint (fixture->clicked, ==, 1);
  gtk_test_widget_wait_for_draw (fixture->window);
  run_tool ("key", "Return", NULL);
  wait_for (&fixture->clicked, 2);
}

/* What a table was about to show with its next frame is asked before an Enter is judged. */
static void
test_behind (KeyboardFixture *fixture, gconstpointer data)
{
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) catch_up = g_simple_action_new ("catch-up", NULL);

  g_signal_connect_swapped (catch_up, "activate", G_CALLBACK (ask_cb), fixture);
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (catch_up));
  gtk_widget_insert_action_group (fixture->box, "table", G_ACTION_GROUP (actions));
  run_tool ("key", "Return", NULL);
  wait_for (&fixture->released, 1);
  g_assert_cmpuint (fixture->clicked, ==, 0);
}

static void
over_cb (gpointer is_over)
{
  *(gboolean *) is_over = TRUE;
}

/* Something comes up by itself just as an Enter is on its way, which was meant for what was
 * there before. */
static void
surprise (KeyboardFixture *fixture)
{
  g_object_set (gtk_settings_get_default (), "gtk-double-click-time", 0, NULL);
  canasta_keyboard_surprise (fixture->keyboard, fixture->button);
  gtk_test_widget_wait_for_draw (fixture->window);
  run_tool ("key", "Return", NULL);
  wait_for (&fixture->released, 1);
  g_assert_cmpuint (fixture->clicked, ==, 0);
}

/* After a moment it is known what there is now. */
static void
test_surprised (KeyboardFixture *fixture, gconstpointer data)
{
  gboolean is_over = FALSE;

  surprise (fixture);
  g_timeout_add_once (1500, over_cb, &is_over);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
  run_tool ("key", "Return", NULL);
  wait_for (&fixture->clicked, 1);
}

/* Who goes to it knows at once. */
static void
test_noticed (KeyboardFixture *fixture, gconstpointer data)
{
  gtk_box_append (GTK_BOX (fixture->box), new_button (fixture));
  gtk_test_widget_wait_for_draw (fixture->window);
  surprise (fixture);
  run_tool ("key", "Tab", "Return", NULL);
  wait_for (&fixture->clicked, 1);
}

static void
open_window_cb (KeyboardFixture *fixture)
{
  new_window (fixture, "Second window", new_button (fixture));
}

/* Held or pressed again, it does not answer the window that it opened. */
static void
test_other_window (KeyboardFixture *fixture, gconstpointer data)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget *second;

  g_signal_connect_swapped (fixture->button, "clicked", G_CALLBACK (open_window_cb), fixture);
  run_tool ("keydown", "Return", NULL);
  while (g_list_model_get_n_items (windows) < 2)
    g_main_context_iteration (NULL, TRUE);
  hold (fixture, "Return");
  let_go (fixture, "Return");
  press_twice (fixture);
  g_assert_cmpuint (fixture->clicked, ==, 1);

  second = g_list_model_get_item (windows, 1);
  g_object_unref (second);
  gtk_window_destroy (GTK_WINDOW (second));
}

/* Nor what pops up. */
static void
test_popover (KeyboardFixture *fixture, gconstpointer data)
{
  GtkWidget *opener = gtk_menu_button_new ();
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *choice = new_button (fixture);

  gtk_popover_set_child (GTK_POPOVER (popover), choice);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (opener), popover);
  gtk_box_append (GTK_BOX (fixture->box), opener);
  g_assert_true (gtk_widget_grab_focus (opener));
  run_tool ("key", "Return", NULL);
  while (!gtk_widget_get_mapped (choice))
    g_main_context_iteration (NULL, TRUE);
  count_keys (fixture, popover);
  press_twice (fixture);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == choice);
  g_assert_cmpuint (fixture->clicked, ==, 0);
}

#define ADD(name, function) \
  g_test_add ("/keyboard/" name, KeyboardFixture, NULL, set_up, function, tear_down)

int
main (int argc, char *argv[])
{
  g_autofree char *tool = g_find_program_in_path ("xdotool");

  gtk_test_init (&argc, &argv, NULL);
  ADD ("later-window", test_later_window);
  if (!tool)
    return g_test_run ();
  ADD ("ring", test_ring);
  ADD ("held", test_held);
  ADD ("held-in-text", test_held_in_text);
  ADD ("twice", test_twice);
  ADD ("twice-the-same", test_twice_the_same);
  ADD ("asked", test_asked);
  ADD ("unseen", test_unseen);
  ADD ("behind", test_behind);
  ADD ("surprised", test_surprised);
  ADD ("noticed", test_noticed);
  ADD ("other-window", test_other_window);
  ADD ("popover", test_popover);
  return g_test_run ();
}
