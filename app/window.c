/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Owns no rule and no position: it shows what the session lets the person know
 * and hands back what the person does. A new window can take over at any time,
 * such as when the language changes. */
#include "config.h"

#include "window.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "announcer.h"
#include "card-settings.h"
#include "pages/about.h"
#include "pages/guide-window.h"
#include "pages/new-game-page.h"
#include "pages/round-page.h"
#include "pages/side-panel.h"
#include "pages/start-page.h"
#include "players/bot.h"
#include "sides.h"
#include "table/table-view.h"

/* From this width on the side panel stands beside the table. */
#define WIDE 1400

/* Whose advice a hint is. */
#define HINT_LEVEL "strong"

/* How long the table stays before the sheet of the round covers it. */
#define SHEET_DELAY 1500

struct _CanastaWindow
{
  AdwApplicationWindow parent_instance;

  CanastaLobby *lobby;
  CanastaSession *session;
  CanastaCardArt *art;
  CanastaAnnouncer *announcer;
  GString *told;                /* what has happened since the last announcement */
  guint sheet;                  /* until the sheet is shown */
  gboolean is_wide;
  gboolean is_closed_in_wide;   /* the person does not want the panel */

  AdwWindowTitle *title;
  GtkWidget *back_button;
  GtkWidget *new_button;
  GtkWidget *undo_button;
  GtkWidget *panel_button;
  GtkMenuButton *menu_button;
  AdwToastOverlay *toasts;
  GtkStack *pages;
  CanastaStartPage *start_page;
  CanastaNewGamePage *new_game_page;    /* NULL until it is needed */
  AdwFlap *flap;
  AdwBin *table_place;
  CanastaTableView *table;
  CanastaSidePanel *side_panel;
  CanastaRoundPage *round_page;         /* NULL until it is needed */
};

G_DEFINE_FINAL_TYPE (CanastaWindow, canasta_window, ADW_TYPE_APPLICATION_WINDOW)

static void
say_toast (CanastaWindow *self, const char *sentence)
{
  AdwToast *toast = adw_toast_new ("");
  g_autofree char *escaped = g_markup_escape_text (sentence, -1);

  adw_toast_set_title (toast, escaped);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static gboolean
is_page (CanastaWindow *self, const char *name)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), name) == 0;
}

/* The header bar. */

static void
show_title (CanastaWindow *self)
{
  if (self->session != NULL && (is_page (self, "table") || is_page (self, "round")))
    {
      CanastaMatch *match = canasta_session_get_match (self->session);
      const char *house = canasta_table_get_house (canasta_match_get_table (match));
      g_autofree char *standing =
        canasta_match_dup_standing (match, canasta_session_get_seat (self->session));
      g_autofree char *title = g_strdup_printf (
        _("%s – round %u"),
        canasta_registry_get_house_title (canasta_lobby_get_registry (self->lobby),
                                          house != NULL ? house : ""),
        canasta_match_get_round (match));

      adw_window_title_set_title (self->title, title);
      adw_window_title_set_subtitle (self->title, standing);
      return;
    }
  adw_window_title_set_title (self->title,
                              is_page (self, "new-game") ? _("New game") : _("Canasta"));
  adw_window_title_set_subtitle (self->title, "");
}

static void
show_page (CanastaWindow *self, const char *name)
{
  gboolean is_table = g_str_equal (name, "table");
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_stack_set_visible_child_name (self->pages, name);
  gtk_widget_set_visible (self->back_button, g_str_equal (name, "new-game"));
  gtk_widget_set_visible (self->new_button, is_table || g_str_equal (name, "round"));
  gtk_widget_set_visible (self->undo_button, is_table);
  gtk_widget_set_visible (self->panel_button, is_table);
  gtk_widget_action_set_enabled (widget, "win.undo", is_table);
  gtk_widget_action_set_enabled (widget, "win.finish-steps", is_table);
  gtk_widget_action_set_enabled (widget, "win.side-panel", is_table);
  gtk_widget_action_set_enabled (widget, "win.score", is_table);
  gtk_widget_action_set_enabled (widget, "win.moves", is_table);
  gtk_widget_action_set_enabled (widget, "win.next-round", g_str_equal (name, "round"));
  gtk_widget_action_set_enabled (widget, "win.play-again", g_str_equal (name, "round"));
  gtk_widget_action_set_enabled (widget, "win.copy-deal", is_table || g_str_equal (name, "round"));
  gtk_widget_action_set_enabled (widget, "win.start-page", !g_str_equal (name, "start"));
  gtk_widget_action_set_enabled (widget, "win.back", g_str_equal (name, "new-game"));
  show_title (self);
}

/* The rules, and advice. */

static void
explain_cb (CanastaWindow *self, const char *rule)
{
  if (self->session != NULL)
    canasta_guide_window_show (GTK_WINDOW (self),
                               canasta_match_get_table (
                                 canasta_session_get_match (self->session)),
                               rule);
}

static void
rules_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  explain_cb (CANASTA_WINDOW (widget), NULL);
}

static void
advice_cb (GObject *player, GAsyncResult *result, gpointer data)
{
  g_autoptr (CanastaWindow) self = data;
  g_autoptr (GError) error = NULL;
  CanastaAction action;

  if (!canasta_player_choose_finish (CANASTA_PLAYER (player), result, &action, &error))
    say_toast (self, error->message);
  else if (self->session != NULL && self->table != NULL)
    canasta_table_view_show_hint (self->table, &action,
                                  _("A good move is lit up: Enter plays it."));
}

/* What a strong computer player would do with what the person knows. */
static void
hint_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);
  g_autoptr (CanastaBot) bot = NULL;
  CanastaObservation observation;

  if (self->session == NULL || !is_page (self, "table"))
    return;
  canasta_session_observe (self->session, &observation);
  if (observation.board.ended || observation.board.to_act != observation.seat)
    return;
  bot = canasta_bot_new (canasta_level_find (HINT_LEVEL), 1);
  canasta_player_choose_async (CANASTA_PLAYER (bot), &observation, NULL, advice_cb,
                               g_object_ref (self));
}

/* Announcements. */

static void
say_told (CanastaWindow *self, const char *then)
{
  if (then != NULL)
    {
      if (self->told->len > 0)
        g_string_append_c (self->told, ' ');
      g_string_append (self->told, then);
    }
  if (self->told->len > 0)
    canasta_announcer_say (self->announcer, self->told->str);
  g_string_truncate (self->told, 0);
}

static void
stepped_cb (CanastaWindow *self, const CanastaEvent *event)
{
  CanastaMatch *match = canasta_session_get_match (self->session);
  g_autofree char *sentence = canasta_event_describe (
    event, canasta_match_get_names (match), canasta_session_get_seat (self->session));

  if (self->told->len > 0 && *sentence != '\0')
    g_string_append_c (self->told, ' ');
  g_string_append (self->told, sentence);
}

/* A turn of another player is told as a whole, the own steps one by one. What
 * is wanted of the person the table says itself. */
static void
tell_steps (CanastaWindow *self)
{
  CanastaMatch *match = canasta_session_get_match (self->session);
  const CanastaRecord *record = canasta_match_get_record (match);
  guint count = canasta_record_get_count (record);
  guint turn = canasta_match_get_state (match)->board.turn_seat;
  guint last;

  if (self->told->len == 0 || count == 0)
    return;
  last = canasta_record_get (record, count - 1)->seat;
  if (canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING &&
      turn != canasta_session_get_seat (self->session) && turn != last)
    {
      g_autofree char *who = g_strdup_printf (_("%s is playing."),
                                              canasta_match_get_names (match)[turn]);

      say_told (self, who);
    }
  else if (last == canasta_session_get_seat (self->session) || turn != last)
    {
      say_told (self, NULL);
    }
}

static void
announce_cb (CanastaWindow *self, const char *sentence)
{
  say_told (self, sentence);
}

/* The table. */

static void
fill_scene (CanastaWindow *self, CanastaTableScene *scene)
{
  CanastaMatch *match = canasta_session_get_match (self->session);
  guint players = canasta_match_get_table (match)->players;

  *scene = (CanastaTableScene){ 0 };
  for (guint seat = 0; seat < players; seat++)
    {
      const CanastaLevel *level =
        canasta_level_find (canasta_session_get_player (self->session, seat));
      CanastaSeatText *text = &scene->seats[seat];

      text->name = canasta_match_get_names (match)[seat];
      text->level = level != NULL ? canasta_level_get_title (level) : NULL;
      text->said = canasta_session_describe_last (self->session, seat);
      switch (canasta_session_get_answer (self->session, seat))
        {
        case CANASTA_ANSWER_YES:
          text->answer = C_("answer", "Yes");
          break;
        case CANASTA_ANSWER_NO:
          text->answer = C_("answer", "No");
          break;
        case CANASTA_ANSWER_NONE:
        default:
          break;
        }
    }
  scene->undo = canasta_session_get_undo (self->session);
  scene->can_redo = canasta_session_can_redo (self->session);
}

static void
clear_scene (CanastaTableScene *scene)
{
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    g_free ((char *) scene->seats[seat].said);
}

static void
update_table (CanastaWindow *self)
{
  CanastaObservation observation;
  CanastaTableScene scene;

  canasta_session_observe (self->session, &observation);
  fill_scene (self, &scene);
  canasta_table_view_update (self->table, &observation, &scene);
  clear_scene (&scene);
  canasta_side_panel_update (self->side_panel, self->session);
  show_title (self);
}

static void
show_sheet (CanastaWindow *self)
{
  g_clear_handle_id (&self->sheet, g_source_remove);
  if (self->round_page == NULL)
    {
      self->round_page = g_object_new (CANASTA_TYPE_ROUND_PAGE, NULL);
      canasta_round_page_set_art (self->round_page, self->art);
      gtk_stack_add_named (self->pages, GTK_WIDGET (self->round_page), "round");
    }
  canasta_round_page_update (self->round_page, self->session);
  show_page (self, "round");
  canasta_round_page_focus (self->round_page);
  canasta_announcer_say (self->announcer, canasta_round_page_get_summary (self->round_page));
}

static gboolean
sheet_cb (gpointer data)
{
  CanastaWindow *self = data;

  self->sheet = 0;
  show_sheet (self);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (CanastaWindow *self)
{
  CanastaStage stage = canasta_match_get_stage (canasta_session_get_match (self->session));

  update_table (self);
  tell_steps (self);
  if (stage == CANASTA_STAGE_PLAYING || !is_page (self, "table"))
    return;
  if (canasta_session_get_pace (self->session) == CANASTA_PACE_INSTANT)
    show_sheet (self);
  else if (self->sheet == 0)
    self->sheet = g_timeout_add (SHEET_DELAY, sheet_cb, self);
}

static void
save_failed_cb (CanastaWindow *self, const char *sentence)
{
  say_toast (self, sentence);
}

static void
action_cb (CanastaWindow *self, const CanastaAction *action)
{
  CanastaRefusal refusal;

  if (!canasta_session_act (self->session, action, &refusal))
    canasta_table_view_refuse (self->table, &refusal);
}

static void
undo_cb (CanastaWindow *self)
{
  canasta_session_undo (self->session);
}

static void
undo_all_cb (CanastaWindow *self)
{
  canasta_session_undo_all (self->session);
}

static void
redo_cb (CanastaWindow *self)
{
  canasta_session_redo (self->session);
}

static void
skip_cb (CanastaWindow *self)
{
  if (self->session == NULL)
    return;
  if (self->sheet != 0)
    show_sheet (self);
  else
    canasta_session_skip (self->session);
}

static void
draft_changed_cb (CanastaWindow *self)
{
  g_autofree char *hand = NULL;
  g_autofree char *draft = NULL;

  if (self->session == NULL)
    return;
  hand = canasta_table_view_save_hand (self->table);
  draft = canasta_table_view_save_draft (self->table);
  canasta_session_set_desk (self->session, hand, draft);
}

static void
make_table (CanastaWindow *self)
{
  self->table =
    CANASTA_TABLE_VIEW (canasta_table_view_new (canasta_lobby_get_settings (self->lobby)));
  g_signal_connect_swapped (self->table, "action", G_CALLBACK (action_cb), self);
  g_signal_connect_swapped (self->table, "undo", G_CALLBACK (undo_cb), self);
  g_signal_connect_swapped (self->table, "undo-all", G_CALLBACK (undo_all_cb), self);
  g_signal_connect_swapped (self->table, "redo", G_CALLBACK (redo_cb), self);
  g_signal_connect_swapped (self->table, "skip", G_CALLBACK (skip_cb), self);
  g_signal_connect_swapped (self->table, "announce", G_CALLBACK (announce_cb), self);
  g_signal_connect_swapped (self->table, "explain", G_CALLBACK (explain_cb), self);
  g_signal_connect_swapped (self->table, "draft-changed", G_CALLBACK (draft_changed_cb), self);
  adw_bin_set_child (self->table_place, GTK_WIDGET (self->table));
}

/* The session. */

static void
forget_session (CanastaWindow *self)
{
  g_clear_handle_id (&self->sheet, g_source_remove);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
}

static void
session_changed_cb (CanastaWindow *self)
{
  g_autofree char *hand = NULL;
  g_autofree char *draft = NULL;

  forget_session (self);
  canasta_table_view_clear (self->table);
  g_string_truncate (self->told, 0);
  if (canasta_lobby_get_session (self->lobby) == NULL)
    return;

  self->session = g_object_ref (canasta_lobby_get_session (self->lobby));
  g_signal_connect_swapped (self->session, "stepped", G_CALLBACK (stepped_cb), self);
  g_signal_connect_swapped (self->session, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->session, "save-failed", G_CALLBACK (save_failed_cb), self);

  /* Showing the match may change what is kept of the desk. */
  hand = g_strdup (canasta_session_get_hand (self->session));
  draft = g_strdup (canasta_session_get_draft (self->session));
  update_table (self);
  if (hand != NULL)
    canasta_table_view_restore_hand (self->table, hand);
  if (draft != NULL)
    canasta_table_view_restore_draft (self->table, draft);
}

/**
 * canasta_window_show_session:
 * @self: a window
 *
 * Shows the match of the lobby and lets it go on.
 */
void
canasta_window_show_session (CanastaWindow *self)
{
  g_return_if_fail (self->session != NULL);

  if (canasta_match_get_stage (canasta_session_get_match (self->session)) != CANASTA_STAGE_PLAYING)
    {
      show_sheet (self);
      return;
    }

  show_page (self, "table");
  gtk_widget_child_focus (GTK_WIDGET (self->table), GTK_DIR_TAB_FORWARD);
  canasta_session_start (self->session);
}

/* The start page. */

static void
show_start_page (CanastaWindow *self)
{
  CanastaRegistry *registry = canasta_lobby_get_registry (self->lobby);
  g_autoptr (CanastaSetup) setup =
    canasta_setup_new_last (canasta_lobby_get_settings (self->lobby));
  g_autofree char *felt =
    g_settings_get_string (canasta_lobby_get_settings (self->lobby), "felt");
  g_autofree char *what = canasta_setup_describe (setup, registry);
  g_autofree char *notice = NULL;
  g_autoptr (GPtrArray) saved = canasta_lobby_list_saved (self->lobby, &notice);

  canasta_start_page_set_felt (self->start_page, felt);
  canasta_start_page_set_play (self->start_page, what);
  canasta_start_page_set_saved (self->start_page, saved);
  canasta_start_page_set_notice (self->start_page, notice);
  show_page (self, "start");
  canasta_start_page_focus (self->start_page);
}

static void
start_page_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);

  canasta_lobby_leave (self->lobby);
  show_start_page (self);
}

static void
continue_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);
  g_autoptr (GError) error = NULL;

  if (canasta_lobby_open (self->lobby, g_variant_get_string (parameter, NULL), &error))
    canasta_window_show_session (self);
  else
    canasta_start_page_set_notice (self->start_page, error->message);
}

static void
delete_saved_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);
  g_autoptr (GError) error = NULL;

  if (canasta_lobby_delete_saved (self->lobby, g_variant_get_string (parameter, NULL), &error))
    show_start_page (self);
  else
    canasta_start_page_set_notice (self->start_page, error->message);
}

/* New games. */

static void show_new_game_page (CanastaWindow *self, const char *problem);

static void
start (CanastaWindow *self, const CanastaSetup *setup)
{
  g_autoptr (GError) error = NULL;

  if (canasta_lobby_start (self->lobby, setup, &error))
    canasta_window_show_session (self);
  else if (is_page (self, "new-game"))
    canasta_new_game_page_refuse (self->new_game_page, error->message);
  else
    show_new_game_page (self, error->message);
}

static void
start_cb (CanastaWindow *self)
{
  g_autoptr (CanastaSetup) setup = canasta_new_game_page_dup_setup (self->new_game_page);

  g_settings_set_string (canasta_lobby_get_settings (self->lobby), "player-name",
                         setup->names[0]);
  start (self, setup);
}

static void
show_new_game_page (CanastaWindow *self, const char *problem)
{
  g_autoptr (CanastaSetup) setup =
    canasta_setup_new_last (canasta_lobby_get_settings (self->lobby));
  g_autofree char *note = NULL;

  if (self->session != NULL &&
      canasta_match_get_stage (canasta_session_get_match (self->session)) !=
        CANASTA_STAGE_MATCH_OVER)
    note = g_strdup_printf (_("Your game in round %u is kept on the start page."),
                            canasta_match_get_round (canasta_session_get_match (self->session)));

  if (self->new_game_page == NULL)
    {
      self->new_game_page = g_object_new (CANASTA_TYPE_NEW_GAME_PAGE, NULL);
      g_signal_connect_object (self->new_game_page, "start", G_CALLBACK (start_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_stack_add_named (self->pages, GTK_WIDGET (self->new_game_page), "new-game");
    }
  canasta_new_game_page_open (self->new_game_page, canasta_lobby_get_registry (self->lobby),
                              setup);
  canasta_new_game_page_set_note (self->new_game_page, note);
  canasta_new_game_page_refuse (self->new_game_page, problem);
  show_page (self, "new-game");
  canasta_new_game_page_focus (self->new_game_page);
}

static void
play_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);
  g_autoptr (CanastaSetup) setup =
    canasta_setup_new_last (canasta_lobby_get_settings (self->lobby));

  start (self, setup);
}

static void
new_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_new_game_page (CANASTA_WINDOW (widget), NULL);
}

static void
back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);

  if (self->session != NULL)
    canasta_window_show_session (self);
  else
    show_start_page (self);
}

/* Rounds. */

static void
next_round_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);

  if (canasta_session_start_round (self->session))
    canasta_window_show_session (self);
}

static void
copy_deal_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);
  CanastaMatch *match = canasta_session_get_match (self->session);
  g_autofree char *number =
    g_strdup_printf ("%" G_GUINT64_FORMAT, canasta_match_get_state (match)->board.deal);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), number);
  say_toast (self, _("The deal number is copied."));
}

/* The table and what stands beside it. */

static void
table_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);

  if (g_str_equal (name, "win.undo"))
    gtk_widget_activate_action (GTK_WIDGET (self->table), "table.undo", NULL);
  else
    skip_cb (self);
}

static void
panel_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);
  const char *page = g_str_equal (name, "win.moves") ? "moves" : "score";
  gboolean is_open = adw_flap_get_reveal_flap (self->flap);

  if (g_str_equal (name, "win.side-panel"))
    {
      adw_flap_set_reveal_flap (self->flap, !is_open);
      return;
    }
  adw_flap_set_reveal_flap (
    self->flap, !is_open || g_strcmp0 (page, canasta_side_panel_get_page (self->side_panel)) != 0);
  canasta_side_panel_show (self->side_panel, page);
}

static void
panel_changed_cb (CanastaWindow *self)
{
  gboolean is_open = adw_flap_get_reveal_flap (self->flap);

  if (self->is_wide)
    self->is_closed_in_wide = !is_open;
  /* Whoever closes the panel wants to play on. */
  if (!is_open && self->table != NULL && is_page (self, "table"))
    gtk_widget_child_focus (GTK_WIDGET (self->table), GTK_DIR_TAB_FORWARD);
}

static gboolean
adapt_cb (gpointer data)
{
  CanastaWindow *self = data;
  gboolean is_closed = self->is_closed_in_wide;

  adw_flap_set_fold_policy (self->flap, self->is_wide ? ADW_FLAP_FOLD_POLICY_NEVER
                                                      : ADW_FLAP_FOLD_POLICY_ALWAYS);
  adw_flap_set_reveal_flap (self->flap, self->is_wide && !is_closed);
  self->is_closed_in_wide = is_closed;
  return G_SOURCE_REMOVE;
}

static void
canasta_window_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);
  gboolean is_wide = width >= WIDE;

  GTK_WIDGET_CLASS (canasta_window_parent_class)->size_allocate (widget, width, height, baseline);
  if (is_wide == self->is_wide)
    return;
  self->is_wide = is_wide;
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, adapt_cb, g_object_ref (self), g_object_unref);
}

/* The window itself. */

static void
menu_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_menu_button_popup (CANASTA_WINDOW (widget)->menu_button);
}

static void
fullscreen_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

static void
shortcuts_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GtkBuilder) builder =
    gtk_builder_new_from_resource ("/io/github/canasta_game/Canasta/shortcuts.ui");
  GtkWindow *window = GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));

  gtk_window_set_transient_for (window, GTK_WINDOW (widget));
  gtk_window_present (window);
}

static void
about_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  canasta_about_show (GTK_WINDOW (widget));
}

static void
application_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (widget));

  g_action_group_activate_action (G_ACTION_GROUP (application), name + strlen ("win."), NULL);
}

static void
dark_cb (CanastaWindow *self)
{
  if (adw_style_manager_get_dark (adw_style_manager_get_default ()))
    gtk_widget_add_css_class (GTK_WIDGET (self), "dark");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "dark");
}

static void
canasta_window_dispose (GObject *object)
{
  CanastaWindow *self = CANASTA_WINDOW (object);

  forget_session (self);
  if (self->announcer != NULL)
    g_object_run_dispose (G_OBJECT (self->announcer));
  g_clear_object (&self->announcer);
  g_clear_object (&self->art);
  g_clear_object (&self->lobby);
  G_OBJECT_CLASS (canasta_window_parent_class)->dispose (object);
}

static void
canasta_window_finalize (GObject *object)
{
  g_string_free (CANASTA_WINDOW (object)->told, TRUE);
  G_OBJECT_CLASS (canasta_window_parent_class)->finalize (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name;
    const char *parameter;
    GtkWidgetActionActivateFunc activate;
  } actions[] = {
    { "win.play", NULL, play_action },
    { "win.play-again", NULL, play_action },
    { "win.new", NULL, new_action },
    { "win.continue", "s", continue_action },
    { "win.delete-saved", "s", delete_saved_action },
    { "win.start-page", NULL, start_page_action },
    { "win.back", NULL, back_action },
    { "win.undo", NULL, table_action },
    { "win.finish-steps", NULL, table_action },
    { "win.next-round", NULL, next_round_action },
    { "win.copy-deal", NULL, copy_deal_action },
    { "win.side-panel", NULL, panel_action },
    { "win.score", NULL, panel_action },
    { "win.moves", NULL, panel_action },
    { "win.menu", NULL, menu_action },
    { "win.fullscreen", NULL, fullscreen_action },
    { "win.rules", NULL, rules_action },
    { "win.hint", NULL, hint_action },
    { "win.shortcuts", NULL, shortcuts_action },
    { "win.about", NULL, about_action },
    { "win.preferences", NULL, application_action },
    { "win.quit", NULL, application_action },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter,
                                     actions[i].activate);
}

static void
canasta_window_class_init (CanastaWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = canasta_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = canasta_window_finalize;
  widget_class->size_allocate = canasta_window_size_allocate;

  g_type_ensure (CANASTA_TYPE_START_PAGE);
  g_type_ensure (CANASTA_TYPE_SIDE_PANEL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/canasta_game/Canasta/window.ui");
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, title);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, back_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, new_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, undo_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, panel_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, start_page);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, flap);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, table_place);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, side_panel);
  install_actions (widget_class);
}

static void
canasta_window_init (CanastaWindow *self)
{
  self->told = g_string_new (NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->announcer = canasta_announcer_new (GTK_WINDOW (self));
  self->art = canasta_card_art_new ();
  g_signal_connect_object (self->flap, "notify::reveal-flap", G_CALLBACK (panel_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (dark_cb), self, G_CONNECT_SWAPPED);
  dark_cb (self);
}

static void
bind_size (CanastaWindow *self, GSettings *settings)
{
  g_settings_bind (settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-height", self, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);
}

static gboolean
get_phase (GValue *value, GVariant *variant, gpointer data)
{
  g_value_set_enum (value, g_variant_get_boolean (variant) ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE);
  return TRUE;
}

/* The letters O and L, on the table only and as long as letters are wanted. */
static void
add_letters (CanastaWindow *self, GSettings *settings)
{
  static const char *const letters[][2] = { { "o", "win.score" }, { "l", "win.moves" } };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (controller),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string (letters[i][0]),
                        gtk_named_action_new (letters[i][1])));
  g_settings_bind_with_mapping (settings, "single-key-shortcuts", controller,
                                "propagation-phase", G_SETTINGS_BIND_GET, get_phase, NULL, NULL,
                                NULL);
  gtk_widget_add_controller (GTK_WIDGET (self->flap), controller);
}

/**
 * canasta_window_new:
 * @application: the application
 * @lobby: the lobby, whose session is shown
 *
 * Returns: the window, not yet presented
 */
CanastaWindow *
canasta_window_new (GtkApplication *application, CanastaLobby *lobby)
{
  CanastaWindow *self = g_object_new (CANASTA_TYPE_WINDOW, "application", application, NULL);
  GSettings *settings = canasta_lobby_get_settings (lobby);

  self->lobby = g_object_ref (lobby);
  bind_size (self, settings);
  canasta_card_settings_bind (settings, self->art);
  canasta_start_page_set_art (self->start_page, self->art);
  make_table (self);
  add_letters (self, settings);
  g_signal_connect_object (lobby, "session-changed", G_CALLBACK (session_changed_cb), self,
                           G_CONNECT_SWAPPED);
  session_changed_cb (self);
  if (self->session != NULL)
    canasta_window_show_session (self);
  else
    show_start_page (self);
  return self;
}
