/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's named actions: everything it can be asked to do. */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "preferences/message-dialog.h"
#include "pages/about.h"
#include "window/window-private.h"

/* The start page. */

/* Takes what is to be told beside what the list tells. */
static void
show_start_page (CanastaWindow *self, CanastaNotice *more)
{
  CanastaRegistry *registry = canasta_matches_get_registry (self->matches);
  g_autoptr (CanastaSetup) setup =
    canasta_setup_new_last (canasta_matches_get_settings (self->matches));
  g_autofree char *felt =
    g_settings_get_string (canasta_matches_get_settings (self->matches), "felt");
  g_autofree char *what = canasta_setup_describe (setup, registry);
  g_autoptr (CanastaNotice) notice = NULL;
  g_autoptr (GPtrArray) saved = canasta_matches_list_saved (self->matches, &notice);

  if (more)
    canasta_notice_append (&notice, more);
  canasta_start_page_set_felt (self->start_page, felt);
  canasta_start_page_set_play (self->start_page, what);
  canasta_start_page_set_saved (self->start_page, saved);
  canasta_start_page_set_notice (self->start_page, notice);
  canasta_window_show_page (self, "start");
  canasta_start_page_focus (self->start_page);
  if (notice)
    canasta_announcer_say (self->announcer, notice->sentence);
}

void
canasta_window_show_start_page (CanastaWindow *self)
{
  show_start_page (self, NULL);
}

/* Puts the match away that cannot go on, and says why. Takes the notice. */
void
canasta_window_stop_match (CanastaWindow *self, CanastaNotice *why)
{
  canasta_matches_leave (self->matches);
  show_start_page (self, why);
}

static void
start_page_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);

  canasta_matches_leave (self->matches);
  canasta_window_show_start_page (self);
}

static void
continue_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);
  g_autoptr (CanastaNotice) notice = NULL;

  if (!canasta_matches_open (self->matches, g_variant_get_string (parameter, NULL), &notice))
    {
      show_start_page (self, g_steal_pointer (&notice));
      return;
    }
  canasta_window_show_session (self);
  if (notice)
    canasta_window_say_notice (self, notice);
}

static void
delete_saved_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);
  g_autoptr (CanastaNotice) notice = NULL;

  canasta_matches_delete_saved (self->matches, g_variant_get_string (parameter, NULL), &notice);
  show_start_page (self, g_steal_pointer (&notice));
}

/* A sentence, and what lies behind it. */
static void
show_notice_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const char *sentence, *details;

  g_variant_get (parameter, "(&s&s)", &sentence, &details);
  canasta_message_dialog_tell (widget, sentence, details);
}

/* New games. */

static void show_new_game_page (CanastaWindow *self, const char *problem);

static void
start (CanastaWindow *self, const CanastaSetup *setup)
{
  g_autoptr (GError) error = NULL;

  if (canasta_matches_start (self->matches, setup, &error))
    canasta_window_show_session (self);
  else if (canasta_window_is_page (self, "new-game"))
    canasta_new_game_page_refuse (self->new_game_page, error->message);
  else
    show_new_game_page (self, error->message);
}

static void
start_cb (CanastaWindow *self)
{
  g_autoptr (CanastaSetup) setup = canasta_new_game_page_dup_setup (self->new_game_page);

  g_settings_set_string (canasta_matches_get_settings (self->matches), "player-name",
                         canasta_setup_get_name (setup, 0));
  start (self, setup);
}

static void
show_new_game_page (CanastaWindow *self, const char *problem)
{
  g_autoptr (CanastaSetup) setup =
    canasta_setup_new_last (canasta_matches_get_settings (self->matches));
  g_autofree char *note = NULL;

  if (self->session
      && canasta_match_get_stage (canasta_session_get_match (self->session)) !=
        CANASTA_STAGE_MATCH_OVER)
    note = g_strdup_printf (_("Your game in round %u is kept on the start page."),
                            canasta_match_get_round (canasta_session_get_match (self->session)));

  if (!self->new_game_page)
    {
      self->new_game_page = g_object_new (CANASTA_TYPE_NEW_GAME_PAGE, NULL);
      g_signal_connect_object (self->new_game_page, "start", G_CALLBACK (start_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_stack_add_named (self->pages, GTK_WIDGET (self->new_game_page), "new-game");
    }
  canasta_new_game_page_open (self->new_game_page, canasta_matches_get_registry (self->matches),
                              setup);
  canasta_new_game_page_set_note (self->new_game_page, note);
  canasta_new_game_page_refuse (self->new_game_page, problem);
  canasta_window_show_page (self, "new-game");
  canasta_new_game_page_focus (self->new_game_page);
}

static void
play_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);
  g_autoptr (CanastaSetup) setup =
    canasta_setup_new_last (canasta_matches_get_settings (self->matches));

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

  if (self->session)
    canasta_window_show_session (self);
  else
    canasta_window_show_start_page (self);
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
  canasta_window_say_toast (self, _("The deal number is copied."));
}

/* The table and what stands beside it. */

static void
table_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);

  if (g_str_equal (name, "win.undo"))
    gtk_widget_activate_action (GTK_WIDGET (self->table), "table.undo", NULL);
  else
    canasta_window_skip (self);
}

static void
panel_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);

  adw_flap_set_reveal_flap (self->flap, !adw_flap_get_reveal_flap (self->flap));
}

/* Help. */

static void
rules_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  canasta_window_explain (CANASTA_WINDOW (widget), NULL);
}

static void
hint_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  canasta_turn_follow (CANASTA_WINDOW (widget)->turn, CANASTA_INTENT_HINT);
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
    gtk_builder_new_from_resource ("/io/github/canasta_game/Canasta/window/shortcuts.ui");
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

void
canasta_window_install_actions (GtkWidgetClass *widget_class)
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
    { "win.show-notice", "(ss)", show_notice_action },
    { "win.start-page", NULL, start_page_action },
    { "win.back", NULL, back_action },
    { "win.undo", NULL, table_action },
    { "win.finish-steps", NULL, table_action },
    { "win.next-round", NULL, next_round_action },
    { "win.copy-deal", NULL, copy_deal_action },
    { "win.side-panel", NULL, panel_action },
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
