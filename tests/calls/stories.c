/* SPDX-License-Identifier: GPL-3.0-or-later */
/* stories FILE [DEAL]: what a person does in the window of the program, one thing after
 * another; which functions each of them enters until it is shown is written to FILE. The
 * program is driven by the names of its actions and widgets, so that these stories can
 * be told of other versions of it as well. */
#include "config.h"

#include "calls.h"

#include "../app/fixture.h"
#include "../core/odd-variant.h"
#include "settings/language.h"
#include "table/card-view.h"
#include "variants/paths.h"
#include "window/application.h"

/* Long enough for whatever was begun to be over. */
#define QUIET_MILLISECONDS 700

typedef struct
{
  CanastaApplication *application;
  CanastaAction meld;                 /* what can be laid down */
} Stories;

static GtkWidget *
find_widget (GtkWidget *widget, const char *type, const char *name)
{
  GtkWidget *found = NULL;

  if ((!type || g_str_equal (type, G_OBJECT_TYPE_NAME (widget)))
      && (!name || g_str_equal (gtk_widget_get_name (widget), name)))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = find_widget (child, type, name);
  return found;
}

static GtkWidget *
need_widget (GtkWidget *widget, const char *type, const char *name)
{
  GtkWidget *found = find_widget (widget, type, name);

  if (!found)
    g_error ("There is no %s.", name ? name : type);
  return found;
}

static GtkWidget *
need_window (const char *type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (g_str_equal (G_OBJECT_TYPE_NAME (window), type) && gtk_widget_get_visible (window))
        return window;
    }
  g_error ("There is no window %s.", type);
}

static void
set_true_cb (gboolean *done)
{
  *done = TRUE;
}

static void
wait (void)
{
  gboolean done = FALSE;

  g_timeout_add_once (QUIET_MILLISECONDS, (GSourceOnceFunc) set_true_cb, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}

/* Waits until a frame has been painted. */
static void
wait_for_frame (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gboolean painted = FALSE;
  gulong id = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (set_true_cb), &painted);

  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, id);
}

/* Until it is shown: a frame is painted, and what still waited to be done has been, with a
 * frame of its own. */
static void
show (GtkWidget *window)
{
  wait_for_frame (window);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  wait_for_frame (window);
}

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

static GtkWidget *
find_table (void)
{
  return need_widget (need_window ("CanastaWindow"), "CanastaTableView", NULL);
}

static void
observe (Stories *stories, CanastaObservation *observation)
{
  CanastaMatches *matches = canasta_application_get_matches (stories->application);

  canasta_match_observe (canasta_session_get_match (canasta_matches_get_session (matches)), 0,
                         observation);
}

/* Takes the first meld of natural cards alone. */
static gboolean
take_meld (const CanastaAction *action, gpointer data)
{
  Stories *stories = data;

  if (action->kind != CANASTA_ACTION_MELD || action->n_groups != 1)
    return TRUE;
  canasta_action_copy (&stories->meld, action);
  return FALSE;
}

/* The cards of the hand that show these. */
static GPtrArray *
find_cards (CanastaCardSet cards)
{
  GtkWidget *hand = need_widget (find_table (), "CanastaHandView", NULL);
  GPtrArray *found = g_ptr_array_new ();

  for (GtkWidget *child = gtk_widget_get_first_child (hand); child;
       child = gtk_widget_get_next_sibling (child))
    {
      CanastaCard card;

      if (!CANASTA_IS_CARD_VIEW (child))
        continue;
      card = canasta_card_view_get_card (CANASTA_CARD_VIEW (child));
      if (canasta_card_set_count_card (&cards, card) == 0)
        continue;
      canasta_card_set_remove_card (&cards, card);
      g_ptr_array_add (found, child);
    }
  if (canasta_card_set_count (&cards) > 0)
    g_error ("Cards are missing in the hand.");
  return found;
}

static void
toggle (GPtrArray *cards, guint place)
{
  gtk_widget_activate_action (g_ptr_array_index (cards, place), "card.toggle", NULL);
}

/* Selects the cards of the meld; the last of them is the story. */
static void
tell_select (Stories *stories)
{
  g_autoptr (GPtrArray) cards = find_cards (stories->meld.groups[0].cards);

  for (guint i = 0; i + 1 < cards->len; i++)
    {
      toggle (cards, i);
      wait ();
    }
  calls_begin ();
  toggle (cards, cards->len - 1);
  calls_mark ();
  show (need_window ("CanastaWindow"));
  calls_end ("select a card");
  wait ();
}

static void
tell_action (const char *action, const char *story)
{
  GtkWidget *table = find_table ();

  calls_begin ();
  gtk_widget_activate_action (table, action, NULL);
  calls_mark ();
  show (need_window ("CanastaWindow"));
  calls_end (story);
  wait ();
}

static void
tell_table (Stories *stories)
{
  CanastaMatches *matches = canasta_application_get_matches (stories->application);
  CanastaCard discards[CANASTA_MAX_SEATS * 16];
  CanastaCardSet discard = { 0 };
  g_autoptr (GPtrArray) cards = NULL;
  CanastaObservation seen;

  g_settings_set_string (canasta_matches_get_settings (matches), "confirm-discards", "never");
  gtk_widget_activate_action (find_table (), "table.draw", NULL);
  wait ();
  observe (stories, &seen);
  canasta_list_legal (seen.table, &seen.board, &seen.hand, take_meld, stories);
  if (stories->meld.n_groups != 1)
    g_error ("In this deal nothing can be laid down at once.");
  tell_select (stories);
  tell_action ("table.meld", "lay down");
  observe (stories, &seen);
  canasta_list_discards (seen.table, &seen.board, &seen.hand, discards);
  canasta_card_set_add_card (&discard, discards[0]);
  cards = find_cards (discard);
  toggle (cards, 0);
  wait ();
  tell_action ("table.discard", "discard");
}

static void
switch_rule (GtkWidget *preferences, const char *rule, const char *story)
{
  GtkWidget *row = need_widget (preferences, NULL, rule);
  GtkSwitch *control = GTK_SWITCH (need_widget (row, "GtkSwitch", NULL));

  calls_begin ();
  gtk_switch_set_active (control, !gtk_switch_get_active (control));
  calls_mark ();
  show (preferences);
  calls_end (story);
  wait ();
}

static void
tell_rules (void)
{
  GtkWidget *preferences, *page;

  gtk_widget_activate_action (need_window ("CanastaWindow"), "win.preferences", NULL);
  wait ();
  preferences = need_window ("CanastaPreferences");
  page = need_widget (preferences, "CanastaRulesPage", NULL);
  adw_preferences_window_set_visible_page (ADW_PREFERENCES_WINDOW (preferences),
                                           ADW_PREFERENCES_PAGE (page));
  wait ();
  switch_rule (preferences, "wild-freezes", "switch a rule of a house of the game");
  switch_rule (preferences, "wild-freezes", "switch a rule of an own house");
}

static void
tell (Stories *stories)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  wait ();
  tell_hook ();
  tell_table (stories);
  tell_rules ();
  g_application_quit (G_APPLICATION (stories->application));
}

int
main (int argc, char *argv[])
{
  g_autofree char *translations = canasta_paths_dup_locale ();
  char *folder = test_folder_new ();
  Stories stories = { 0 };
  char *arguments[] = { (char *) "canasta", (char *) "--speed", (char *) "slow",
                        (char *) "--deal", (char *) (argc > 2 ? argv[2] : "7"),
                        (char *) "--data-dir", folder, NULL };
  int status;

  gtk_disable_setlocale ();
  canasta_language_init (translations);
  calls_open (argc > 1 ? argv[1] : "calls.txt");
  stories.application = canasta_application_new ();
  g_idle_add_once ((GSourceOnceFunc) tell, &stories);
  status = g_application_run (G_APPLICATION (stories.application),
                              (int) G_N_ELEMENTS (arguments) - 1, arguments);
  g_object_unref (stories.application);
  calls_close ();
  test_folder_remove (folder);
  return status;
}
