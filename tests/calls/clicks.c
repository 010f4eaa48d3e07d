/* SPDX-License-Identifier: GPL-3.0-or-later */
/* clicks FILE MATCH: opens a saved match in a large window and does there and in the
 * preferences what a person does with a click, again and again; what each of them costs
 * the main loop until it is shown is written to FILE. */
#include "config.h"

#include "calls.h"
#include "driving.h"

#include "settings/language.h"
#include "variants/paths.h"
#include "window/application.h"

#define WIDTH 1920
#define HEIGHT 1080

/* What a window may draw around itself. */
#define SHADOW 32

/* How often each is done at least. */
#define TIMES 100

typedef struct
{
  CanastaApplication *application;
  const char *match;
} Clicks;

static void
activate (GtkWidget *widget, const char *action, const char *title)
{
  calls_begin ();
  gtk_widget_activate_action (widget, action, NULL);
  calls_mark ();
  drive_show (GTK_WIDGET (gtk_widget_get_root (widget)));
  calls_end (title);
}

static void
click_cards (Clicks *clicks)
{
  g_autoptr (GPtrArray) cards = NULL;
  CanastaObservation seen;

  drive_observe (clicks->application, &seen);
  cards = drive_find_cards (seen.hand);
  for (guint i = 0; i < MAX (TIMES, cards->len); i++)
    {
      GtkWidget *card = g_ptr_array_index (cards, i % cards->len);

      activate (card, "card.toggle", "select a card");
      activate (card, "card.toggle", "select it no more");
    }
}

static void
click_meld (Clicks *clicks)
{
  CanastaAction meld;

  drive_find_meld (clicks->application, &meld);
  for (guint i = 0; i < TIMES; i++)
    {
      g_autoptr (GPtrArray) cards = drive_find_cards (meld.groups[0].cards);

      for (guint j = 0; j < cards->len; j++)
        drive_toggle (cards, j);
      activate (drive_find_table (), "table.meld", "lay down");
      activate (drive_find_table (), "table.undo", "take it back");
    }
}

static void
click_rule (void)
{
  GtkWidget *preferences, *page;
  GtkSwitch *control;

  gtk_widget_activate_action (drive_need_window ("CanastaWindow"), "win.preferences", NULL);
  drive_wait ();
  preferences = drive_need_window ("CanastaPreferences");
  page = drive_need_widget (preferences, "CanastaRulesPage", NULL);
  adw_preferences_window_set_visible_page (ADW_PREFERENCES_WINDOW (preferences),
                                           ADW_PREFERENCES_PAGE (page));
  drive_wait ();
  control = GTK_SWITCH (drive_need_widget (drive_need_widget (preferences, NULL, "wild-freezes"),
                                           "GtkSwitch", NULL));
  for (guint i = 0; i < TIMES; i++)
    {
      calls_begin ();
      gtk_switch_set_active (control, !gtk_switch_get_active (control));
      calls_mark ();
      drive_show (preferences);
      calls_end ("switch a rule");
    }
}

static void
click (Clicks *clicks)
{
  GtkWidget *window = drive_need_window ("CanastaWindow");

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  gtk_widget_activate_action (window, "win.continue", "s", clicks->match);
  g_object_set (window, "default-width", WIDTH, "default-height", HEIGHT, NULL);
  drive_wait ();
  if (gtk_widget_get_width (window) < WIDTH - SHADOW)
    g_error ("The window is %d wide.", gtk_widget_get_width (window));
  click_cards (clicks);
  click_meld (clicks);
  click_rule ();
  g_application_quit (G_APPLICATION (clicks->application));
}

int
main (int argc, char *argv[])
{
  g_autofree char *translations = canasta_paths_dup_locale ();
  g_autofree char *matches = NULL;
  g_autofree char *folder = NULL;
  Clicks clicks = { 0 };
  int status;

  if (argc != 3)
    g_error ("Name a file to write and a saved match.");
  clicks.match = argv[2];
  matches = g_path_get_dirname (clicks.match);
  folder = g_path_get_dirname (matches);
  gtk_disable_setlocale ();
  canasta_language_init (translations);
  calls_open (argv[1]);
  clicks.application = canasta_application_new ();
  g_idle_add_once ((GSourceOnceFunc) click, &clicks);
  status = g_application_run (G_APPLICATION (clicks.application), 3,
                              (char *[]){ (char *) "canasta", (char *) "--data-dir", folder, NULL });
  g_object_unref (clicks.application);
  calls_close ();
  return status;
}
