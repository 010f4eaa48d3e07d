/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Owns no rule and no position: it shows one of its pages, and its actions are
 * everything it can be asked to do. A new window can take over at any time, such
 * as when the language changes. */
#include "config.h"

#include "window/window.h"

#include <glib/gi18n-lib.h>

#include "pages/duplicate-window.h"
#include "preferences/loudspeaker.h"
#include "preferences/message-dialog.h"
#include "table/card-settings.h"
#include "table/letters.h"
#include "table/popover.h"
#include "window/absence.h"
#include "window/exporting.h"
#include "window/help.h"
#include "window/sharing.h"
#include "window/window-private.h"

/* Below this width the menu has what finds no room in the header bar. */
#define NARROW 480

/* Where an action can be used. */
#define EVERY_PAGE (PAGES_OF_MATCH | PAGES_WITH_BACK_BUTTON | PAGE_START)

G_DEFINE_FINAL_TYPE (CanastaWindow, canasta_window, ADW_TYPE_APPLICATION_WINDOW)

/* What it can be asked to do. */

/* A match that is not over can be given up where one sees it. */
static gboolean
can_give_up (CanastaWindow *self)
{
  return self->session && canasta_window_is_page (self, PAGES_OF_MATCH)
         && canasta_match_get_stage (canasta_session_get_match (self->session))
              != CANASTA_STAGE_MATCH_OVER;
}

static void
reset_cb (CanastaWindow *self)
{
  g_autoptr (CanastaNotice) notice = NULL;

  canasta_matches_reset_statistics (self->matches, &notice);
  canasta_window_show_statistics (self);
  if (notice)
    canasta_messages_warn (self->messages, notice);
}

/* A discard that was held back may have ended the match instead. */
static void
give_up_cb (CanastaWindow *self)
{
  g_autoptr (CanastaNotice) notice = NULL;

  if (!self->session)
    return;
  if (canasta_matches_give_up (self->matches, &notice))
    {
      canasta_window_show_start_page (self, NULL);
      canasta_messages_show (self->messages, _("The game is given up, and counts as lost."));
      return;
    }
  canasta_window_show_match (self);
  if (notice)
    canasta_messages_warn (self->messages, notice);
}

static void
learn_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  canasta_window_show_lessons (CANASTA_WINDOW (widget));
}

static void
start_page_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);

  if (canasta_company_get_session (self->company) && !canasta_window_is_page (self, PAGE_PEOPLE))
    {
      canasta_window_show_people (self);
      return;
    }
  canasta_matches_leave (self->matches);
  canasta_window_show_start_page (self, NULL);
}

static void
continue_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);
  g_autoptr (CanastaNotice) notice = NULL;

  if (!canasta_matches_open (self->matches, g_variant_get_string (parameter, NULL), &notice))
    {
      canasta_window_show_start_page (self, g_steal_pointer (&notice));
      return;
    }
  canasta_window_show_match (self);
  if (notice)
    canasta_messages_warn (self->messages, notice);
}

static void
watch_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  canasta_window_watch (CANASTA_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
watch_round_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);

  if (self->session)
    canasta_window_watch (self, NULL);
}

static void
review_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);

  if (self->session)
    canasta_window_review (self, g_variant_get_uint32 (parameter));
}

static void
delete_saved_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);
  g_autoptr (CanastaNotice) notice = NULL;
  g_autofree char *kept = canasta_matches_delete_saved (
    self->matches, g_variant_get_string (parameter, NULL), &notice);

  canasta_window_show_start_page (self, g_steal_pointer (&notice));
  if (kept)
    canasta_messages_offer_undo (self->messages, _("The game is deleted."), "win.restore-saved",
                                 kept);
}

/* Asked for on the start page, or by a message that may stay longer than that page. */
static void
restore_saved_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);
  g_autoptr (CanastaNotice) notice = NULL;
  gboolean is_restored = canasta_matches_restore (
    self->matches, g_variant_get_string (parameter, NULL), &notice);

  if (canasta_window_is_page (self, PAGE_START))
    canasta_window_show_start_page (self, g_steal_pointer (&notice));
  if (notice)
    canasta_messages_warn (self->messages, notice);
  else if (is_restored)
    canasta_messages_say (self->messages, _("The game is restored."));
}

static void
open_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  canasta_files_ask (CANASTA_WINDOW (widget)->files);
}

static void
save_copy_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);

  if (self->session)
    canasta_files_give_away (self->files, self->session);
}

static void
play_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);
  g_autoptr (CanastaSetup) setup =
    canasta_setup_new_last (canasta_matches_get_settings (self->matches));

  canasta_window_start (self, setup);
}

/* As the match that is over, which need not be the one that was begun last. */
static void
play_again_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);
  g_autoptr (CanastaSetup) setup = canasta_matches_dup_setup (self->matches);

  canasta_window_start (self, setup);
}

static void
new_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  canasta_window_show_new_game_page (CANASTA_WINDOW (widget), NULL);
}

static void
people_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  canasta_window_show_people (CANASTA_WINDOW (widget));
}

static void
remark_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);

  if (gtk_widget_get_visible (GTK_WIDGET (self->remark_button)))
    gtk_menu_button_popup (self->remark_button);
}

static void
back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);

  if (canasta_window_is_page (self, PAGE_PAST) && canasta_past_page_go_back (self->past_page))
    return;
  if (canasta_window_is_page (self, PAGE_LEARN) && canasta_learn_page_go_back (self->learn_page))
    return;
  if (canasta_window_is_page (self, PAGES_OF_MATCH) && !canasta_guide_place_is_beside (self->rules))
    canasta_matches_leave (self->matches);
  canasta_guide_place_close (self->rules);
  if (!self->session)
    canasta_window_show_start_page (self, NULL);
  else if (!canasta_window_is_page (self, PAGES_OF_MATCH))
    canasta_window_show_match (self);
}

static void
next_round_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);

  if (canasta_session_start_round (self->session))
    canasta_window_show_match (self);
}

static void
copy_deal_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);

  canasta_sharing_copy_deal (widget, self->session, self->messages);
}

static void
compare_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);

  if (self->session)
    gtk_window_present (GTK_WINDOW (canasta_duplicate_window_new (GTK_WINDOW (self),
                                                                  self->session)));
}

static void
copy_scores_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);

  canasta_sharing_copy_scores (widget, self->session, canasta_matches_get_registry (self->matches),
                               self->art);
  canasta_messages_show (self->messages, _("Score sheet copied."));
}

static void
print_scores_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);

  canasta_sharing_print_scores (GTK_WINDOW (self), self->session,
                                canasta_matches_get_registry (self->matches), self->art);
}

/* Somebody comes who should not see them. */
static void
hide_cards_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  canasta_screen_hide (canasta_session_get_screen (CANASTA_WINDOW (widget)->session));
}

static void
leave_seat_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);

  canasta_absence_begin (widget, self->session, self->messages);
}

static void
come_back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);

  canasta_absence_end (widget, self->session, self->messages);
}

/* Has the table that is shown do something. */
static void
follow (CanastaWindow *self, CanastaIntent intent)
{
  CanastaTableView *table = canasta_window_is_page (self, PAGE_LEARN)
                              ? canasta_learn_page_get_table (self->learn_page)
                              : canasta_window_get_table (self);

  if (table)
    canasta_turn_follow (canasta_table_view_get_turn (table), intent);
}

/* What the person wants that they tell outside of the table. */
static void
intent_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);

  if (g_str_equal (name, "win.undo"))
    follow (self, CANASTA_INTENT_UNDO);
  else if (g_str_equal (name, "win.hint"))
    follow (self, CANASTA_INTENT_HINT);
  else
    follow (self, CANASTA_INTENT_SKIP);
}

static void
panel_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaTablePage *page = CANASTA_WINDOW (widget)->table_page;
  gboolean is_shown;

  if (canasta_window_is_page (CANASTA_WINDOW (widget), PAGE_PAST))
    {
      canasta_past_page_toggle_panel (CANASTA_WINDOW (widget)->past_page);
      return;
    }
  g_object_get (page, "panel-shown", &is_shown, NULL);
  g_object_set (page, "panel-shown", !is_shown, NULL);
}

static void
scores_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  canasta_table_page_show_scores (CANASTA_WINDOW (widget)->table_page);
}

static void
rules_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);

  if (canasta_guide_place_is_beside (self->rules) && canasta_window_is_page (self, PAGE_TABLE))
    canasta_guide_place_close (self->rules);
  else
    canasta_window_explain (self, NULL);
}

static void
statistics_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  canasta_window_show_statistics (CANASTA_WINDOW (widget));
}

static void
export_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);

  canasta_export_results (widget, canasta_statistics_page_get_results (self->statistics_page),
                          g_str_equal (name, "win.export-csv"));
}

static void
reset_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  canasta_message_dialog_ask (widget, _("Reset the statistics?"),
                              _("All games counted so far will be forgotten, whoever has played them."),
                              _("_Reset"), G_CALLBACK (reset_cb), widget);
}

static void
give_up_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (can_give_up (CANASTA_WINDOW (widget)))
    canasta_message_dialog_ask (widget, _("Give this game up?"),
                                _("It will be over, and count as lost."), _("_Give up"),
                                G_CALLBACK (give_up_cb), widget);
}

static void
menu_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_menu_button_popup (CANASTA_WINDOW (widget)->menu_button);
}

/* Everything the window can be asked to do, and on which pages. */
static const struct
{
  const char *name;
  const char *parameter;
  GtkWidgetActionActivateFunc activate;
  guint pages;
} actions[] = {
  { "win.play", NULL, play_action, EVERY_PAGE },
  { "win.play-again", NULL, play_again_action, PAGE_ROUND },
  { "win.new", NULL, new_action, EVERY_PAGE },
  { "win.people", NULL, people_action, EVERY_PAGE & ~PAGE_PEOPLE },
  { "win.remark", NULL, remark_action, PAGES_OF_MATCH },
  { "win.learn", NULL, learn_action, EVERY_PAGE },
  { "win.open", NULL, open_action, EVERY_PAGE },
  { "win.save-copy", NULL, save_copy_action, PAGES_OF_MATCH },
  { "win.continue", "s", continue_action, EVERY_PAGE },
  { "win.watch", "s", watch_action, EVERY_PAGE },
  { "win.watch-round", NULL, watch_round_action, EVERY_PAGE },
  { "win.review-round", "u", review_action, EVERY_PAGE },
  { "win.delete-saved", "s", delete_saved_action, EVERY_PAGE },
  { "win.restore-saved", "s", restore_saved_action, EVERY_PAGE },
  { "win.start-page", NULL, start_page_action, EVERY_PAGE & ~PAGE_START },
  { "win.back", NULL, back_action, EVERY_PAGE & ~PAGE_START },
  { "win.undo", NULL, intent_action, PAGE_TABLE | PAGE_LEARN },
  { "win.hint", NULL, intent_action, PAGE_TABLE | PAGE_LEARN },
  { "win.finish-steps", NULL, intent_action, PAGE_TABLE | PAGE_LEARN },
  { "win.next-round", NULL, next_round_action, PAGE_ROUND },
  { "win.copy-deal", NULL, copy_deal_action, PAGES_OF_MATCH },
  { "win.copy-scores", NULL, copy_scores_action, PAGES_OF_MATCH },
  { "win.print-scores", NULL, print_scores_action, PAGES_OF_MATCH },
  { "win.compare", NULL, compare_action, PAGE_ROUND },
  { "win.scores", NULL, scores_action, PAGE_TABLE },
  { "win.hide-cards", NULL, hide_cards_action, PAGE_TABLE },
  { "win.leave-seat", NULL, leave_seat_action, PAGE_TABLE },
  { "win.come-back", NULL, come_back_action, PAGES_OF_MATCH },
  { "win.side-panel", NULL, panel_action, PAGE_TABLE | PAGE_PAST },
  { "win.statistics", NULL, statistics_action, EVERY_PAGE },
  { "win.export-csv", NULL, export_action, PAGE_STATISTICS },
  { "win.export-json", NULL, export_action, PAGE_STATISTICS },
  { "win.reset-statistics", NULL, reset_action, EVERY_PAGE },
  { "win.give-up", NULL, give_up_action, PAGES_OF_MATCH },
  { "win.menu", NULL, menu_action, EVERY_PAGE },
  { "win.rules", NULL, rules_action, EVERY_PAGE },
};

static void
install_actions (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter,
                                     actions[i].activate);
  canasta_window_install_requests (widget_class);
  canasta_help_install_actions (widget_class);
}

/* Whether what is done there tells the number of a deal that is nobody's to know. */
static gboolean
is_sealed (CanastaWindow *self, GtkWidgetActionActivateFunc activate)
{
  return (activate == copy_deal_action || activate == save_copy_action
          || activate == compare_action || activate == watch_round_action
          || activate == review_action)
         && canasta_window_is_page (self, PAGES_OF_MATCH) && self->session
         && canasta_session_is_sealed (self->session);
}

/* Somebody may leave where several share the screen, and come back who has left. */
static void
allow_seats (CanastaWindow *self)
{
  gboolean is_shown = self->session && canasta_window_is_page (self, PAGES_OF_MATCH);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.leave-seat",
                                 is_shown && canasta_window_is_page (self, PAGE_TABLE)
                                   && canasta_absence_find_leaving (self->session)
                                        != CANASTA_NO_SEAT);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.come-back",
                                 is_shown && can_give_up (self)
                                   && canasta_session_list_left (self->session) != 0);
}

static gboolean
seats_cb (gpointer data)
{
  CanastaWindow *self = data;

  self->allowing = 0;
  allow_seats (self);
  return G_SOURCE_REMOVE;
}

/* A change is seen before what it lets the menus offer. */
static void
allow_seats_soon (CanastaWindow *self)
{
  if (self->allowing == 0)
    self->allowing = g_idle_add (seats_cb, self);
}

/* Nothing is done with cards that nobody sees. */
static gboolean
is_behind_curtain (CanastaWindow *self, GtkWidgetActionActivateFunc activate)
{
  return (activate == intent_action || activate == hide_cards_action)
         && canasta_window_is_page (self, PAGE_TABLE)
         && !canasta_window_get_table (self);
}

/* Nobody leaves people elsewhere in the middle of a match by beginning something else, and plays
 * no more with them than what was begun. */
static gboolean
is_bound (CanastaWindow *self, GtkWidgetActionActivateFunc activate)
{
  CanastaSession *shared = canasta_company_get_session (self->company);

  if (!shared)
    return activate == remark_action || (activate == people_action && !HAVE_NETWORK);
  if (activate == play_again_action || activate == give_up_action)
    return TRUE;
  return (activate == play_action || activate == continue_action)
         && canasta_match_get_stage (canasta_session_get_match (shared)) != CANASTA_STAGE_MATCH_OVER;
}

/* What the page that is shown allows. */
static void
enable_actions (CanastaWindow *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i].name,
                                   canasta_window_is_page (self, actions[i].pages)
                                     && !is_sealed (self, actions[i].activate)
                                     && !is_behind_curtain (self, actions[i].activate)
                                     && !is_bound (self, actions[i].activate)
                                     && (actions[i].activate != give_up_action
                                         || can_give_up (self)));
  allow_seats (self);
}

/* Held for long, the button that undoes a step undoes the whole turn. */
static void
undo_held_cb (GtkGesture *gesture, double x, double y, CanastaWindow *self)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  follow (self, CANASTA_INTENT_UNDO_ALL);
}

/* The window itself. */

/* Its sheet covers the table. */
static void
round_over_cb (CanastaWindow *self)
{
  if (canasta_window_is_page (self, PAGE_TABLE))
    canasta_window_end_round (self);
}

static void
failed_cb (CanastaWindow *self, const char *sentence)
{
  CanastaNotice *why = canasta_notice_new_stopped (sentence);

  canasta_matches_leave (self->matches);
  canasta_window_show_start_page (self, why);
}

static void
save_failed_cb (CanastaWindow *self, const char *details)
{
  g_autoptr (CanastaNotice) notice = canasta_notice_new_unsaved (details);

  canasta_messages_warn (self->messages, notice);
}

static void
set_session (CanastaWindow *self, CanastaSession *session)
{
  canasta_guide_place_close (self->rules);
  g_set_object (&self->session, session);
  g_signal_group_set_target (self->session_signals, session);
  canasta_window_lay_table (self);
}

static void
session_changed_cb (CanastaWindow *self)
{
  set_session (self, canasta_matches_get_session (self->matches));
}

static gboolean
narrow_cb (gpointer data)
{
  canasta_window_show_header (data);
  return G_SOURCE_REMOVE;
}

static void
canasta_window_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);
  gboolean is_narrow = width < NARROW;

  GTK_WIDGET_CLASS (canasta_window_parent_class)->size_allocate (widget, width, height, baseline);
  if (is_narrow == self->is_narrow)
    return;
  self->is_narrow = is_narrow;
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, narrow_cb, g_object_ref (self), g_object_unref);
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

  g_clear_handle_id (&self->allowing, g_source_remove);
  if (self->session_signals)
    set_session (self, NULL);
  g_clear_object (&self->session_signals);
  g_clear_object (&self->files);
  g_clear_object (&self->rules);
  g_clear_object (&self->messages);
  g_clear_object (&self->narrator);
  g_clear_object (&self->art);
  g_clear_object (&self->keyboard);
  g_clear_object (&self->company);
  g_clear_object (&self->matches);
  g_clear_pointer (&self->told_clock, g_free);
  G_OBJECT_CLASS (canasta_window_parent_class)->dispose (object);
}

/* Signals:
 *   page-shown ()
 *     another page is shown, or the same one for something else */
static void
canasta_window_class_init (CanastaWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_window_dispose;
  widget_class->size_allocate = canasta_window_size_allocate;

  g_type_ensure (CANASTA_TYPE_PEOPLE_BAR);
  g_type_ensure (CANASTA_TYPE_START_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/canasta_game/Canasta/window/window.ui");
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, main_menu);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, header);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, title);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, question_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, back_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, new_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, undo_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, hint_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, panel_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, remark_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, people_bar);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, start_page);
  gtk_widget_class_bind_template_callback (widget_class, undo_held_cb);
  g_signal_new_class_handler ("page-shown", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_FIRST,
                              G_CALLBACK (enable_actions), NULL, NULL, NULL,
                              G_TYPE_NONE, 0);
  install_actions (widget_class);
}

static void
canasta_window_init (CanastaWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  canasta_popover_set_menu (self->menu_button, self->main_menu);
  canasta_letters_give_way (GTK_WIDGET (self->title));
  self->art = canasta_card_art_new ();
  self->session_signals = g_signal_group_new (CANASTA_TYPE_SESSION);
  g_signal_group_connect_swapped (self->session_signals, "round-over", G_CALLBACK (round_over_cb),
                                  self);
  g_signal_group_connect_swapped (self->session_signals, "changed", G_CALLBACK (allow_seats_soon),
                                  self);
  g_signal_group_connect_swapped (self->session_signals, "failed", G_CALLBACK (failed_cb), self);
  g_signal_group_connect_swapped (self->session_signals, "save-failed",
                                  G_CALLBACK (save_failed_cb), self);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (dark_cb), self, G_CONNECT_SWAPPED);
  dark_cb (self);
}

/* What is in the header bar at first decides how narrow the window can open. */
static void
bind_size (CanastaWindow *self, GSettings *settings)
{
  self->is_narrow = g_settings_get_int (settings, "window-width") < NARROW;
  g_settings_bind (settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-height", self, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);
}

/* Sounds are one click away. */
static void
add_settings (CanastaWindow *self, GSettings *settings)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GAction) sound = g_settings_create_action (settings, "sound");

  if (canasta_loudspeaker_exists ())
    g_action_map_add_action (G_ACTION_MAP (group), sound);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "settings", G_ACTION_GROUP (group));
}

/**
 * canasta_window_new:
 * @application: the application
 * @matches: the matches, one of which is shown
 * @company: people elsewhere, with whom one may be played
 * @keyboard: what is told when something else is asked
 *
 * Returns: the window, not yet presented
 */
CanastaWindow *
canasta_window_new (GtkApplication *application, CanastaMatches *matches, CanastaCompany *company,
                    CanastaKeyboard *keyboard)
{
  CanastaWindow *self = g_object_new (CANASTA_TYPE_WINDOW, "application", application, NULL);
  GSettings *settings = canasta_matches_get_settings (matches);

  self->matches = g_object_ref (matches);
  self->company = g_object_ref (company);
  self->keyboard = g_object_ref (keyboard);
  self->narrator = canasta_narrator_new (GTK_WINDOW (self), settings);
  self->messages = canasta_messages_new (self->toasts, self->narrator);
  self->rules = canasta_guide_place_new (GTK_WINDOW (self), canasta_matches_get_registry (matches),
                                         self->art);
  self->files = canasta_files_new (GTK_WINDOW (self), matches);
  g_signal_connect_object (self->files, "said", G_CALLBACK (canasta_messages_say),
                           self->messages, G_CONNECT_SWAPPED);
  add_settings (self, settings);
  bind_size (self, settings);
  canasta_card_settings_bind (settings, self->art);
  canasta_start_page_set_up (self->start_page, settings, self->art);
  g_signal_connect_object (matches, "session-changed", G_CALLBACK (session_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (matches, "told", G_CALLBACK (canasta_messages_warn), self->messages,
                           G_CONNECT_SWAPPED);
  canasta_window_follow_people (self);
  session_changed_cb (self);
  if (self->session)
    canasta_window_show_match (self);
  else
    canasta_window_show_start_page (self, NULL);
  return self;
}

/**
 * canasta_window_open:
 * @self: a window
 * @file: any file, or an invitation
 *
 * Opens a match or a house that somebody has given, or says what is wrong with it; an invitation
 * to a table is shown where it can be followed.
 */
void
canasta_window_open (CanastaWindow *self, GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  g_autofree char *text = g_uri_unescape_string (uri, NULL);

  if (HAVE_NETWORK && text && g_file_has_uri_scheme (file, "canasta"))
    canasta_window_follow_invitation (self, text);
  else
    canasta_files_open (self->files, file);
}
