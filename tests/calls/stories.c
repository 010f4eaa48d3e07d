/* SPDX-License-Identifier: GPL-3.0-or-later */
/* stories FILE [DEAL]: what a person does in the window of the program, one thing after
 * another; which functions each of them enters until it is shown is written to FILE. The
 * program is driven by the names of its actions and widgets, so that these stories can
 * be told of other versions of it as well. */
#include "config.h"

#include "calls.h"
#include "driving.h"

#include "../app/fixture.h"
#include "../core/odd-variant.h"
#include "settings/language.h"
#include "variants/paths.h"
#include "window/application.h"

static gboolean
may_discard (const CanastaHookTurn *turn, CanastaRank rank, gboolean *answer, GError **error)
{
  *answer = TRUE;
  return TRUE;
}

static void
tell_hook (void)
{
  static const TestHooks hooks = { .may_discard = may_discard };
  g_autoptr (CanastaRules) rules = canasta_rules_new ();
  g_autoptr (CanastaTable) table = test_open_odd_table (&hooks, 4, rules);
  CanastaCard cards[CANASTA_N_RANKS * 8];
  gint32 totals[CANASTA_MAX_SEATS] = { 0 };
  CanastaState state;

  canasta_state_deal (&state, table, 7, 1, 0, totals);
  state.board.phase = CANASTA_PHASE_PLAY;
  calls_begin ();
  canasta_list_discards (table, &state.board, &state.hands[state.board.to_act], cards);
  calls_end ("a hook asked in a deal");
}

/* Selects the cards of the meld; the last of them is the story. */
static void
tell_select (const CanastaAction *meld)
{
  g_autoptr (GPtrArray) cards = drive_find_cards (meld->groups[0].cards);

  for (guint i = 0; i + 1 < cards->len; i++)
    {
      drive_toggle (cards, i);
      drive_wait ();
    }
  calls_begin ();
  drive_toggle (cards, cards->len - 1);
  calls_mark ();
  drive_show (drive_need_window ("CanastaWindow"));
  calls_end ("select a card");
  drive_wait ();
}

static void
tell_action (const char *action, const char *story)
{
  GtkWidget *table = drive_find_table ();

  calls_begin ();
  gtk_widget_activate_action (table, action, NULL);
  calls_mark ();
  drive_show (drive_need_window ("CanastaWindow"));
  calls_end (story);
  drive_wait ();
}

static void
tell_table (CanastaApplication *application)
{
  CanastaMatches *matches = canasta_application_get_matches (application);
  CanastaCard discards[CANASTA_MAX_SEATS * 16];
  CanastaCardSet discard = { 0 };
  g_autoptr (GPtrArray) cards = NULL;
  CanastaObservation seen;
  CanastaAction meld;

  g_settings_set_string (canasta_matches_get_settings (matches), "confirm-discards", "never");
  gtk_widget_activate_action (drive_find_table (), "table.draw", NULL);
  drive_wait ();
  drive_find_meld (application, &meld);
  tell_select (&meld);
  tell_action ("table.meld", "lay down");
  drive_observe (application, &seen);
  canasta_list_discards (seen.table, &seen.board, &seen.hand, discards);
  canasta_card_set_add_card (&discard, discards[0]);
  cards = drive_find_cards (discard);
  drive_toggle (cards, 0);
  drive_wait ();
  tell_action ("table.discard", "discard");
}

static void
switch_rule (GtkWidget *preferences, const char *rule, const char *story)
{
  GtkWidget *row = drive_need_widget (preferences, NULL, rule);
  GtkSwitch *control = GTK_SWITCH (drive_need_widget (row, "GtkSwitch", NULL));

  calls_begin ();
  gtk_switch_set_active (control, !gtk_switch_get_active (control));
  calls_mark ();
  drive_show (preferences);
  calls_end (story);
  drive_wait ();
}

static void
tell_rules (void)
{
  GtkWidget *preferences, *page;

  gtk_widget_activate_action (drive_need_window ("CanastaWindow"), "win.preferences", NULL);
  drive_wait ();
  preferences = drive_need_window ("CanastaPreferences");
  page = drive_need_widget (preferences, "CanastaRulesPage", NULL);
  adw_preferences_window_set_visible_page (ADW_PREFERENCES_WINDOW (preferences),
                                           ADW_PREFERENCES_PAGE (page));
  drive_wait ();
  switch_rule (preferences, "wild-freezes", "switch a rule of a house of the game");
  switch_rule (preferences, "wild-freezes", "switch a rule of an own house");
}

static void
tell (CanastaApplication *application)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  drive_wait ();
  tell_hook ();
  tell_table (application);
  tell_rules ();
  g_application_quit (G_APPLICATION (application));
}

int
main (int argc, char *argv[])
{
  g_autofree char *translations = canasta_paths_dup_locale ();
  char *folder = test_folder_new ();
  CanastaApplication *application;
  char *arguments[] = { (char *) "canasta", (char *) "--speed", (char *) "slow",
                        (char *) "--deal", (char *) (argc > 2 ? argv[2] : "7"),
                        (char *) "--data-dir", folder, NULL };
  int status;

  gtk_disable_setlocale ();
  canasta_language_init (translations);
  calls_open (argc > 1 ? argv[1] : "calls.txt");
  application = canasta_application_new ();
  g_idle_add_once ((GSourceOnceFunc) tell, application);
  status = g_application_run (G_APPLICATION (application),
                              (int) G_N_ELEMENTS (arguments) - 1, arguments);
  g_object_unref (application);
  calls_close ();
  test_folder_remove (folder);
  return status;
}
