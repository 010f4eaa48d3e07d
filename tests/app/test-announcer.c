/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of what is announced, and in which order. */
#include "config.h"

#include "pages/announcer.h"
#include "table/card-view.h"

#include "fixture.h"
#include "window-fixture.h"
#include "window/keyboard.h"

/* What is asked of the announcer in one go: what happened, the answer to a question or how
 * things stand; and what it announces then. */
static const struct
{
  const char *name;
  const char *requests[5];
  const char *announced;
} cases[] = {
  { "in-order", { "tell You drew.", "tell Ben drew." }, "You drew. Ben drew." },
  { "newest", { "say Ben is playing.", "say Clara is playing." }, "Clara is playing." },
  { "how-things-stand-last", { "say Your turn.", "tell Ben drew." }, "Ben drew. Your turn." },
  { "answered", { "hand You hold 3 cards.", "say Ben is playing." },
    "You hold 3 cards. Ben is playing." },
  { "answered-after-what-happened",
    { "say Your turn.", "hand You hold 3 cards.", "tell Ben drew.", "say Ben is playing." },
    "Ben drew. You hold 3 cards. Ben is playing." },
  { "asked-again", { "hand 3 cards.", "hand Six, seven and eight.", "say Your turn." },
    "Six, seven and eight. Your turn." },
  { "asked-two-things", { "hand 3 cards.", "pile Frozen.", "hand 3 cards.", "say Your turn." },
    "3 cards. Frozen. 3 cards. Your turn." },
};

typedef struct
{
  GtkWidget *window;
  CanastaAnnouncer *announcer;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = gtk_window_new ();
  fixture->announcer = canasta_announcer_find (fixture->window);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
}

static void
request (Fixture *fixture, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 2);

  if (g_str_equal (words[0], "tell"))
    canasta_announcer_tell (fixture->announcer, words[1]);
  else if (g_str_equal (words[0], "say"))
    canasta_announcer_say (fixture->announcer, words[1]);
  else
    canasta_announcer_answer (fixture->announcer, words[0], words[1]);
}

static void
announced_cb (char **announced, const char *sentences)
{
  g_assert_null (*announced);
  *announced = g_strdup (sentences);
}

static char *
wait_for_announcement (Fixture *fixture)
{
  char *announced = NULL;
  gulong handler = g_signal_connect_swapped (fixture->announcer, "announced",
                                             G_CALLBACK (announced_cb), &announced);

  while (!announced)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (fixture->announcer, handler);
  return announced;
}

static void
test_order (Fixture *fixture, gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  g_autofree char *announced = NULL;

  for (const char *const *text = cases[i].requests; *text; text++)
    request (fixture, *text);
  announced = wait_for_announcement (fixture);
  g_assert_cmpstr (announced, ==, cases[i].announced);
}

/* Another match: what waited is of no interest, and what comes then is. */
static void
test_forgotten (Fixture *fixture, gconstpointer data)
{
  g_autofree char *announced = NULL;

  request (fixture, "tell You drew.");
  request (fixture, "hand You hold 3 cards.");
  request (fixture, "say Your turn.");
  canasta_announcer_forget (fixture->announcer);
  request (fixture, "say Ben is playing.");
  announced = wait_for_announcement (fixture);
  g_assert_cmpstr (announced, ==, "Ben is playing.");
}

static gboolean
show_cb (gpointer widget)
{
  gtk_widget_set_visible (widget, TRUE);
  return G_SOURCE_REMOVE;
}

/* What has the focus is told of when it is there, and only then what happened. */
static void
test_late_focus (Fixture *fixture, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *button = gtk_button_new_with_label ("Draw");
  g_autofree char *announced = NULL;

  gtk_box_append (GTK_BOX (box), gtk_label_new ("Felt"));
  gtk_box_append (GTK_BOX (box), button);
  gtk_widget_set_visible (button, FALSE);
  gtk_window_set_child (GTK_WINDOW (fixture->window), box);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (fixture->window);
  gtk_root_set_focus (GTK_ROOT (fixture->window), button);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == button);
  g_assert_false (gtk_widget_get_realized (button));
  request (fixture, "tell Ben drew.");
  g_timeout_add (300, show_cb, button);
  announced = wait_for_announcement (fixture);
  g_assert_true (gtk_widget_get_realized (button));
  g_assert_cmpstr (announced, ==, "Ben drew.");
}

static void
told_cb (guint *n_told)
{
  (*n_told)++;
}

/* A new page, and then a program that is busy for longer than anything waits. */
static void
test_busy (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CanastaKeyboard) keyboard = canasta_keyboard_new ();
  GtkWidget *button = gtk_button_new_with_label ("Draw");
  g_autofree char *begun = NULL;
  g_autofree char *announced = NULL;
  guint n_told = 0;

  gtk_widget_set_visible (button, FALSE);
  gtk_window_set_child (GTK_WINDOW (fixture->window), button);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_test_widget_wait_for_draw (fixture->window);
  request (fixture, "say Canasta.");
  begun = wait_for_announcement (fixture);

  gtk_root_set_focus (GTK_ROOT (fixture->window), button);
  request (fixture, "tell Ben drew.");
  gtk_widget_set_visible (button, TRUE);
  g_assert_true (gtk_widget_get_realized (button));
  g_signal_connect_swapped (fixture->window, "notify::focus-widget", G_CALLBACK (told_cb), &n_told);
  g_usleep (200 * G_TIME_SPAN_MILLISECOND);
  announced = wait_for_announcement (fixture);
  g_assert_cmpuint (n_told, >, 0);
  g_assert_cmpstr (announced, ==, "Ben drew.");
}

/* What waits for a window that has come up is said when its focus has been told often enough for
 * a screen reader to know it, and long before it is told so once more. */
static void
test_known (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CanastaKeyboard) keyboard = canasta_keyboard_new ();
  g_autofree char *announced = NULL;
  guint n_told = 0;

  gtk_window_set_child (GTK_WINDOW (fixture->window), gtk_button_new_with_label ("Draw"));
  request (fixture, "tell Ben drew.");
  gtk_window_present (GTK_WINDOW (fixture->window));
  g_signal_connect_swapped (fixture->window, "notify::focus-widget", G_CALLBACK (told_cb), &n_told);
  announced = wait_for_announcement (fixture);
  g_assert_cmpstr (announced, ==, "Ben drew.");
  g_assert_cmpuint (n_told, >=, 6); /* gone and back, three times */
  n_told = 0;
  test_let_pass (1000);
  g_assert_cmpuint (n_told, ==, 0);
}

static gboolean
is_called (GtkWidget *card, const char *name)
{
  g_autofree char *other = gtk_test_accessible_check_property (
    GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, name);

  return other == NULL;
}

/* Who is so late that the focus is told for the last time before they know the window hears what
 * was said without them, before the card; once, not when the focus comes back, and nothing of a
 * match of before. */
static void
test_late_reader (Fixture *fixture, gconstpointer data)
{
  g_autoptr (CanastaKeyboard) keyboard = canasta_keyboard_new ();
  g_autoptr (CanastaCardArt) art = canasta_card_art_new ();
  GtkWidget *card = canasta_card_view_new (art, canasta_card (CANASTA_RANK_FIVE,
                                                              CANASTA_SUIT_DIAMONDS), 1);
  g_autofree char *before = NULL;
  g_autofree char *announced = NULL;

  if (!gtk_check_version (4, 14, 0))
    {
      g_test_skip ("this version of GTK announces to whoever listens");
      return;
    }
  gtk_window_set_child (GTK_WINDOW (fixture->window), card);
  request (fixture, "tell Anna went out.");
  gtk_window_present (GTK_WINDOW (fixture->window));
  before = wait_for_announcement (fixture);
  canasta_announcer_forget (fixture->announcer);
  request (fixture, "tell Ben drew.");
  announced = wait_for_announcement (fixture);
  g_assert_cmpstr (canasta_announcer_get_early (fixture->announcer), ==, "Ben drew.");
  g_assert_true (is_called (card, "Five of diamonds"));
  while (!is_called (card, "Ben drew. Five of diamonds"))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == card);
  gtk_root_set_focus (GTK_ROOT (fixture->window), NULL);
  g_assert_true (is_called (card, "Five of diamonds"));
}

int
main (int argc, char *argv[])
{
  test_window_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/announcer/", cases[i].name, NULL);

      g_test_add (path, Fixture, GUINT_TO_POINTER (i), set_up, test_order, tear_down);
    }
  g_test_add ("/announcer/forgotten", Fixture, NULL, set_up, test_forgotten, tear_down);
  g_test_add ("/announcer/late-focus", Fixture, NULL, set_up, test_late_focus, tear_down);
  g_test_add ("/announcer/known", Fixture, NULL, set_up, test_known, tear_down);
  g_test_add ("/announcer/late-reader", Fixture, NULL, set_up, test_late_reader, tear_down);
  g_test_add ("/announcer/busy", Fixture, NULL, set_up, test_busy, tear_down);
  return g_test_run ();
}
