/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Owns no rule and no position: it shows one of its pages, and its actions are
 * everything it can be asked to do. A new window can take over at any time, such
 * as when the language changes. */
#include "config.h"

#include "window/window.h"

#include <glib/gi18n-lib.h>

#include "pages/duplicate-window.h"
#include "pages/new-game-page.h"
#include "pages/printing.h"
#include "pages/round-page.h"
#include "pages/start-page.h"
#include "pages/statistics-page.h"
#include "preferences/loudspeaker.h"
#include "preferences/message-dialog.h"
#include "session/score-sheet.h"
#include "session/sides.h"
#include "settings/settings.h"
#include "settings/titles.h"
#include "table/card-settings.h"
#include "window/exporting.h"
#include "window/files.h"
#include "window/guide-place.h"
#include "window/help.h"
#include "window/learn-page.h"
#include "window/messages.h"
#include "window/narrator.h"
#include "window/past-page.h"
#include "window/table-page.h"
#include "window/title.h"

/* Below this width the menu has what finds no room in the header bar. */
#define NARROW 480

/* The pages of the stack, each under its name. */
enum
{
  PAGE_START = 1 << 0,
  PAGE_TABLE = 1 << 1,
  PAGE_ROUND = 1 << 2,
  PAGE_NEW_GAME = 1 << 3,
  PAGE_PAST = 1 << 4,
  PAGE_STATISTICS = 1 << 5,
  PAGE_LEARN = 1 << 6,
};

static const char *const page_names[] = {
  "start", "table", "round", "new-game", "past", "statistics", "learn",
};

/* Where an action can be used. */
#define PAGES_OF_MATCH (PAGE_TABLE | PAGE_ROUND)
#define PAGES_WITH_WAY_BACK (PAGE_NEW_GAME | PAGE_PAST | PAGE_STATISTICS | PAGE_LEARN)
#define EVERY_PAGE (PAGES_OF_MATCH | PAGES_WITH_WAY_BACK | PAGE_START)

struct _CanastaWindow
{
  AdwApplicationWindow parent_instance;

  CanastaMatches *matches;
  CanastaKeyboard *keyboard;
  CanastaSession *session;      /* the match that is shown, or NULL */
  GSignalGroup *session_signals;
  CanastaCardArt *art;
  CanastaNarrator *narrator;
  CanastaMessages *messages;
  CanastaGuidePlace *rules;     /* where the rules of the match are read */
  CanastaFiles *files;
  guint page;                   /* the one that is shown */
  gboolean is_narrow;

  AdwHeaderBar *header;
  AdwWindowTitle *title;
  GtkWidget *back_button;
  GtkWidget *new_button;
  GtkWidget *undo_button;
  GtkWidget *hint_button;
  GtkWidget *panel_button;
  GtkMenuButton *menu_button;
  AdwToastOverlay *toasts;
  GtkStack *pages;
  CanastaStartPage *start_page;
  CanastaTablePage *table_page;
  CanastaNewGamePage *new_game_page;    /* NULL until it is needed */
  CanastaRoundPage *round_page;         /* NULL until it is needed */
  CanastaPastPage *past_page;           /* NULL until it is needed */
  CanastaStatisticsPage *statistics_page;       /* NULL until it is needed */
  CanastaLearnPage *learn_page;         /* NULL until it is needed */
};

G_DEFINE_FINAL_TYPE (CanastaWindow, canasta_window, ADW_TYPE_APPLICATION_WINDOW)

/* The header bar and the pages. */

/* Whether one of some pages is shown. */
static gboolean
is_page (CanastaWindow *self, guint pages)
{
  return (self->page & pages) != 0;
}

/* Whether a lesson is being played. */
static gboolean
is_lesson (CanastaWindow *self)
{
  return is_page (self, PAGE_LEARN) && canasta_learn_page_get_match (self->learn_page);
}

static void
show_title (CanastaWindow *self)
{
  g_autofree char *title = NULL;
  g_autofree char *subtitle = NULL;

  if (self->session && is_page (self, PAGES_OF_MATCH))
    {
      canasta_title_show_match (self->title, canasta_session_get_match (self->session),
                                canasta_session_get_seat (self->session),
                                canasta_matches_get_registry (self->matches), self->is_narrow);
      return;
    }
  if (is_page (self, PAGE_PAST))
    {
      title = canasta_past_page_dup_title (self->past_page);
      subtitle = canasta_past_page_dup_subtitle (self->past_page);
    }
  else if (is_page (self, PAGE_LEARN))
    {
      title = canasta_learn_page_dup_title (self->learn_page, &subtitle);
    }
  else
    {
      title = g_strdup (is_page (self, PAGE_NEW_GAME)     ? _("New game")
                        : is_page (self, PAGE_STATISTICS) ? _("Statistics")
                                                       : _("Canasta"));
    }
  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, subtitle ? subtitle : "");
}

/* In a narrow window the title needs the room, and the menu, or the coach of a
 * lesson, has the rest. Of what the desktop puts there the button that closes it is
 * enough. */
static void
show_buttons (CanastaWindow *self)
{
  gboolean is_table = is_page (self, PAGE_TABLE);
  gboolean helps = is_table || (!self->is_narrow && is_lesson (self));

  gtk_widget_set_visible (self->new_button, !self->is_narrow && is_page (self, PAGES_OF_MATCH));
  gtk_widget_set_visible (self->undo_button, helps);
  gtk_widget_set_visible (self->hint_button, helps);
  gtk_widget_set_visible (self->panel_button, !self->is_narrow && is_table);
  adw_header_bar_set_decoration_layout (self->header, self->is_narrow ? ":close" : NULL);
}

/* A match that is not over can be given up where one sees it. */
static gboolean
can_give_up (CanastaWindow *self)
{
  return self->session && is_page (self, PAGES_OF_MATCH)
         && canasta_match_get_stage (canasta_session_get_match (self->session))
              != CANASTA_STAGE_MATCH_OVER;
}

static void enable_actions (CanastaWindow *self);

static void
show_page (CanastaWindow *self, guint page)
{
  const char *name = page_names[g_bit_nth_lsf (page, -1)];

  self->page = page;
  /* Before its first game a screen reader is told nothing of the table. */
  gtk_widget_set_visible (gtk_stack_get_child_by_name (self->pages, name), TRUE);
  gtk_stack_set_visible_child_name (self->pages, name);
  if (self->past_page && page != PAGE_PAST)
    canasta_past_page_leave (self->past_page);
  if (self->learn_page && page != PAGE_LEARN)
    canasta_learn_page_leave (self->learn_page);
  gtk_widget_set_visible (self->back_button, is_page (self, PAGES_WITH_WAY_BACK));
  show_buttons (self);
  enable_actions (self);
  show_title (self);
  canasta_keyboard_ask (self->keyboard, GTK_WIDGET (self));
}

static gboolean
narrow_cb (gpointer data)
{
  show_buttons (data);
  show_title (data);
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

/* The start page. */

/* Takes what is to be told beside what the page tells. */
static void
show_start_page (CanastaWindow *self, CanastaNotice *more)
{
  const char *told = canasta_start_page_update (self->start_page, self->matches, more);

  show_page (self, PAGE_START);
  canasta_start_page_focus (self->start_page);
  if (told)
    canasta_narrator_say (self->narrator, told);
}

/* The match. */

static void
show_sheet (CanastaWindow *self)
{
  if (!self->round_page)
    {
      self->round_page = g_object_new (CANASTA_TYPE_ROUND_PAGE, NULL);
      canasta_round_page_set_up (self->round_page, canasta_matches_get_settings (self->matches),
                                 self->art);
      gtk_stack_add_named (self->pages, GTK_WIDGET (self->round_page), "round");
    }
  canasta_round_page_update (self->round_page, self->session);
  show_page (self, PAGE_ROUND);
  canasta_round_page_focus (self->round_page);
  canasta_narrator_say (self->narrator, canasta_round_page_get_summary (self->round_page));
}

/* Shows the match and lets it go on. */
static void
show_match (CanastaWindow *self)
{
  CanastaMatch *match = canasta_session_get_match (self->session);

  if (canasta_match_get_stage (match) != CANASTA_STAGE_PLAYING)
    {
      show_sheet (self);
      return;
    }
  show_page (self, PAGE_TABLE);
  canasta_table_page_begin (self->table_page);
}

static void
failed_cb (CanastaWindow *self, const char *sentence)
{
  CanastaNotice *why = canasta_notice_new_stopped (sentence);

  canasta_matches_leave (self->matches);
  show_start_page (self, why);
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
  canasta_table_page_set_session (self->table_page, session);
}

static void
session_changed_cb (CanastaWindow *self)
{
  set_session (self, canasta_matches_get_session (self->matches));
}

/* The match whose rules are wanted, or %NULL. */
static CanastaMatch *
get_match (CanastaWindow *self)
{
  if (is_page (self, PAGE_LEARN))
    return canasta_learn_page_get_match (self->learn_page);
  return self->session ? canasta_session_get_match (self->session) : NULL;
}

/* Shows the rules; with the name of a rule, its paragraph. */
static void
explain (CanastaWindow *self, const char *rule)
{
  CanastaMatch *match = get_match (self);

  if (match)
    canasta_guide_place_explain (self->rules, match, rule, is_page (self, PAGE_TABLE));
}

static void
asked_cb (CanastaWindow *self)
{
  canasta_keyboard_ask (self->keyboard, GTK_WIDGET (self));
}

/* Rounds that are over. */

/* What goes on from the step that is shown. */
static void
play_on_cb (CanastaWindow *self)
{
  CanastaReplay *replay = canasta_past_page_get_replay (self->past_page);

  if (!canasta_matches_play_on (self->matches, replay))
    return;
  canasta_messages_show (self->messages, _("This is a game of its own: the one you were watching "
                                           "stays as it is."));
  show_match (self);
}

static void
new_past_page (CanastaWindow *self)
{
  g_autofree char *folder = canasta_matches_dup_reviews_folder (self->matches);
  g_autoptr (CanastaReviewer) reviewer = canasta_reviewer_new (folder);

  self->past_page = CANASTA_PAST_PAGE (
    canasta_past_page_new (canasta_matches_get_settings (self->matches), self->art, reviewer));
  gtk_stack_add_named (self->pages, GTK_WIDGET (self->past_page), "past");
  g_signal_connect_object (self->past_page, "play-on", G_CALLBACK (play_on_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->past_page, "changed", G_CALLBACK (show_title), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->past_page, "announce", G_CALLBACK (canasta_narrator_say),
                           self->narrator, G_CONNECT_SWAPPED);
}

/* Opens the last round of a match that is over; %NULL is the one being played, which
 * waits meanwhile. */
static CanastaReplay *
open_past (CanastaWindow *self, const char *path)
{
  g_autoptr (CanastaNotice) notice = NULL;
  CanastaReplay *replay = canasta_matches_watch (self->matches, path, &notice);

  if (!replay)
    {
      if (notice)
        canasta_messages_warn (self->messages, notice);
      return NULL;
    }
  if (self->session)
    canasta_session_stop (self->session);
  if (!self->past_page)
    new_past_page (self);
  return replay;
}

static void
watch (CanastaWindow *self, const char *path)
{
  g_autoptr (CanastaReplay) replay = open_past (self, path);

  if (!replay)
    return;
  canasta_past_page_watch (self->past_page, replay);
  show_page (self, PAGE_PAST);
  canasta_past_page_focus (self->past_page);
}

/* Goes through a round of the match being played with the strongest player; 0 is the
 * last one that is over. */
static void
review (CanastaWindow *self, guint round)
{
  g_autoptr (CanastaReplay) replay = open_past (self, NULL);

  if (!replay || round > canasta_replay_get_last_round (replay)
      || (round > 0 && round < canasta_replay_get_first_round (replay)))
    return;
  if (round > 0 && !canasta_replay_set_round (replay, round))
    return;
  canasta_past_page_review (self->past_page, replay);
  show_page (self, PAGE_PAST);
  canasta_past_page_focus (self->past_page);
}

/* What became of the games. */

static void
show_statistics (CanastaWindow *self)
{
  g_autoptr (CanastaNotice) notice = NULL;

  if (self->session)
    canasta_session_stop (self->session);
  if (!self->statistics_page)
    {
      self->statistics_page = g_object_new (CANASTA_TYPE_STATISTICS_PAGE, NULL);
      gtk_stack_add_named (self->pages, GTK_WIDGET (self->statistics_page), "statistics");
    }
  canasta_statistics_page_open (self->statistics_page, self->matches, &notice);
  show_page (self, PAGE_STATISTICS);
  canasta_statistics_page_focus (self->statistics_page);
  if (notice)
    canasta_messages_warn (self->messages, notice);
}

static void
reset_cb (CanastaWindow *self)
{
  g_autoptr (CanastaNotice) notice = NULL;

  canasta_matches_reset_statistics (self->matches, &notice);
  show_statistics (self);
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
      show_start_page (self, NULL);
      canasta_messages_show (self->messages, _("The game is given up, and counts as lost."));
      return;
    }
  show_match (self);
  if (notice)
    canasta_messages_warn (self->messages, notice);
}

/* Learning. */

static void
learn_changed_cb (CanastaWindow *self)
{
  show_buttons (self);
  show_title (self);
}

static void start (CanastaWindow *self, const CanastaSetup *setup);

/* Whoever has learned the game plays it against beginners. */
static void
play_first_cb (CanastaWindow *self)
{
  g_autoptr (CanastaSetup) setup = canasta_setup_new ();
  g_autofree char *name = canasta_person_dup_name (canasta_matches_get_settings (self->matches));

  canasta_setup_set_name (setup, 0, name);
  start (self, setup);
}

static void
new_learn_page (CanastaWindow *self)
{
  self->learn_page = CANASTA_LEARN_PAGE (canasta_learn_page_new (self->matches, self->art));
  gtk_stack_add_named (self->pages, GTK_WIDGET (self->learn_page), "learn");
  g_signal_connect_object (self->learn_page, "announce", G_CALLBACK (canasta_narrator_say),
                           self->narrator, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->learn_page, "changed", G_CALLBACK (learn_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->learn_page, "play", G_CALLBACK (play_first_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->learn_page, "asked", G_CALLBACK (asked_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->learn_page, "explain", G_CALLBACK (explain), self,
                           G_CONNECT_SWAPPED);
}

/* The match being played waits meanwhile. */
static void
learn_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);

  if (self->session)
    canasta_session_stop (self->session);
  canasta_guide_place_close (self->rules);
  if (!self->learn_page)
    new_learn_page (self);
  show_page (self, PAGE_LEARN);
  canasta_learn_page_open (self->learn_page);
}

/* New games. */

static void show_new_game_page (CanastaWindow *self, const char *problem);

static void
start (CanastaWindow *self, const CanastaSetup *setup)
{
  g_autoptr (GError) error = NULL;

  if (canasta_matches_start (self->matches, setup, &error))
    show_match (self);
  else if (is_page (self, PAGE_NEW_GAME))
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
  if (!self->new_game_page)
    {
      self->new_game_page = g_object_new (CANASTA_TYPE_NEW_GAME_PAGE, NULL);
      g_signal_connect_object (self->new_game_page, "start", G_CALLBACK (start_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_stack_add_named (self->pages, GTK_WIDGET (self->new_game_page), "new-game");
    }
  canasta_new_game_page_open (self->new_game_page, self->matches);
  canasta_new_game_page_refuse (self->new_game_page, problem);
  show_page (self, PAGE_NEW_GAME);
  canasta_new_game_page_focus (self->new_game_page);
}

/* The actions. */

static void
start_page_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);

  canasta_matches_leave (self->matches);
  show_start_page (self, NULL);
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
  show_match (self);
  if (notice)
    canasta_messages_warn (self->messages, notice);
}

static void
watch_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  watch (CANASTA_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
watch_round_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);

  if (self->session)
    watch (self, NULL);
}

static void
review_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);

  if (self->session)
    review (self, g_variant_get_uint32 (parameter));
}

static void
delete_saved_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);
  g_autoptr (CanastaNotice) notice = NULL;

  canasta_matches_delete_saved (self->matches, g_variant_get_string (parameter, NULL), &notice);
  show_start_page (self, g_steal_pointer (&notice));
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

  start (self, setup);
}

/* As the match that is over, which need not be the one that was begun last. */
static void
play_again_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);
  g_autoptr (CanastaSetup) setup = canasta_matches_dup_setup (self->matches);

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

  if (is_page (self, PAGE_PAST) && canasta_past_page_go_back (self->past_page))
    return;
  if (is_page (self, PAGE_LEARN) && canasta_learn_page_go_back (self->learn_page))
    return;
  canasta_guide_place_close (self->rules);
  if (self->session)
    show_match (self);
  else
    show_start_page (self, NULL);
}

static void
next_round_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);

  if (canasta_session_start_round (self->session))
    show_match (self);
}

static void
copy_deal_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);
  CanastaMatch *match = canasta_session_get_match (self->session);
  guint64 deal = canasta_match_get_shared_deal (match);
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, deal);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), number);
  canasta_messages_say (self->messages,
                        deal != canasta_match_get_state (match)->board.deal
                          ? _("The number of the first deal is copied: it deals all rounds of this "
                              "game again.")
                          : _("The deal number is copied."));
}

static void
compare_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);

  if (self->session)
    gtk_window_present (GTK_WINDOW (canasta_duplicate_window_new (GTK_WINDOW (self),
                                                                  self->session)));
}

/* "Classic, four players, round 2" */
static char *
dup_match_title (CanastaWindow *self)
{
  return canasta_match_dup_title (canasta_session_get_match (self->session),
                                  canasta_matches_get_registry (self->matches));
}

static void
copy_scores_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);
  g_autofree char *title = dup_match_title (self);
  g_autofree char *text = canasta_score_sheet_to_text (
    canasta_session_get_match (self->session), canasta_session_get_seat (self->session),
    canasta_card_art_get_letters (self->art), title);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  canasta_messages_show (self->messages, _("The score sheet is copied."));
}

static void
print_scores_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);
  g_autofree char *title = dup_match_title (self);
  g_autoptr (CanastaPaper) paper = canasta_paper_new_scores (
    canasta_session_get_match (self->session), canasta_session_get_seat (self->session),
    canasta_card_art_get_letters (self->art), title);

  canasta_paper_print (paper, GTK_WINDOW (self));
}

/* Has the table that is shown do something. */
static void
follow (CanastaWindow *self, CanastaIntent intent)
{
  if (is_page (self, PAGE_LEARN))
    canasta_learn_page_follow (self->learn_page, intent);
  else
    canasta_table_page_follow (self->table_page, intent);
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

/* Held for long, the button that undoes a step undoes the whole turn. */
static void
undo_held_cb (GtkGesture *gesture, double x, double y, CanastaWindow *self)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  follow (self, CANASTA_INTENT_UNDO_ALL);
}

static void
panel_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaTablePage *page = CANASTA_WINDOW (widget)->table_page;
  gboolean is_shown;

  if (is_page (CANASTA_WINDOW (widget), PAGE_PAST))
    {
      canasta_past_page_toggle_panel (CANASTA_WINDOW (widget)->past_page);
      return;
    }
  g_object_get (page, "panel-shown", &is_shown, NULL);
  g_object_set (page, "panel-shown", !is_shown, NULL);
}

static void
rules_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = CANASTA_WINDOW (widget);

  if (canasta_guide_place_is_beside (self->rules) && is_page (self, PAGE_TABLE))
    canasta_guide_place_close (self->rules);
  else
    explain (self, NULL);
}

static void
statistics_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_statistics (CANASTA_WINDOW (widget));
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
                              _("All games counted so far will be forgotten."), _("_Reset"),
                              G_CALLBACK (reset_cb), widget);
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
  { "win.learn", NULL, learn_action, EVERY_PAGE },
  { "win.open", NULL, open_action, EVERY_PAGE },
  { "win.save-copy", NULL, save_copy_action, PAGES_OF_MATCH },
  { "win.continue", "s", continue_action, EVERY_PAGE },
  { "win.watch", "s", watch_action, EVERY_PAGE },
  { "win.watch-round", NULL, watch_round_action, EVERY_PAGE },
  { "win.review-round", "u", review_action, EVERY_PAGE },
  { "win.delete-saved", "s", delete_saved_action, EVERY_PAGE },
  { "win.start-page", NULL, start_page_action, EVERY_PAGE & ~PAGE_START },
  { "win.back", NULL, back_action, PAGES_WITH_WAY_BACK },
  { "win.undo", NULL, intent_action, PAGE_TABLE | PAGE_LEARN },
  { "win.hint", NULL, intent_action, PAGE_TABLE | PAGE_LEARN },
  { "win.finish-steps", NULL, intent_action, PAGE_TABLE | PAGE_LEARN },
  { "win.next-round", NULL, next_round_action, PAGE_ROUND },
  { "win.copy-deal", NULL, copy_deal_action, PAGES_OF_MATCH },
  { "win.copy-scores", NULL, copy_scores_action, PAGES_OF_MATCH },
  { "win.print-scores", NULL, print_scores_action, PAGES_OF_MATCH },
  { "win.compare", NULL, compare_action, PAGE_ROUND },
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
  canasta_help_install_actions (widget_class);
}

static void
enable_actions (CanastaWindow *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i].name,
                                   is_page (self, actions[i].pages)
                                     && (actions[i].activate != give_up_action
                                         || can_give_up (self)));
}

/* The window itself. */

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

  if (self->session_signals)
    set_session (self, NULL);
  g_clear_object (&self->session_signals);
  g_clear_object (&self->files);
  g_clear_object (&self->rules);
  g_clear_object (&self->messages);
  g_clear_object (&self->narrator);
  g_clear_object (&self->art);
  g_clear_object (&self->keyboard);
  g_clear_object (&self->matches);
  G_OBJECT_CLASS (canasta_window_parent_class)->dispose (object);
}

static void
canasta_window_class_init (CanastaWindowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_window_dispose;
  widget_class->size_allocate = canasta_window_size_allocate;

  g_type_ensure (CANASTA_TYPE_START_PAGE);
  g_type_ensure (CANASTA_TYPE_TABLE_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/canasta_game/Canasta/window/window.ui");
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, header);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, title);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, back_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, new_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, undo_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, hint_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, panel_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, start_page);
  gtk_widget_class_bind_template_child (widget_class, CanastaWindow, table_page);
  gtk_widget_class_bind_template_callback (widget_class, undo_held_cb);
  install_actions (widget_class);
}

static void
canasta_window_init (CanastaWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->art = canasta_card_art_new ();
  self->session_signals = g_signal_group_new (CANASTA_TYPE_SESSION);
  g_signal_group_connect_swapped (self->session_signals, "failed", G_CALLBACK (failed_cb), self);
  g_signal_group_connect_swapped (self->session_signals, "save-failed",
                                  G_CALLBACK (save_failed_cb), self);
  g_signal_connect_object (self->table_page, "changed", G_CALLBACK (show_title), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table_page, "round-over", G_CALLBACK (show_sheet), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table_page, "asked", G_CALLBACK (asked_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table_page, "explain", G_CALLBACK (explain), self,
                           G_CONNECT_SWAPPED);
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
 * @keyboard: what is told when something else is asked
 *
 * Returns: the window, not yet presented
 */
CanastaWindow *
canasta_window_new (GtkApplication *application, CanastaMatches *matches, CanastaKeyboard *keyboard)
{
  CanastaWindow *self = g_object_new (CANASTA_TYPE_WINDOW, "application", application, NULL);
  GSettings *settings = canasta_matches_get_settings (matches);

  self->matches = g_object_ref (matches);
  self->keyboard = g_object_ref (keyboard);
  self->narrator = canasta_narrator_new (GTK_WINDOW (self), settings);
  self->messages = canasta_messages_new (self->toasts, self->narrator);
  self->rules = canasta_guide_place_new (self->table_page, canasta_matches_get_registry (matches),
                                         self->art);
  self->files = canasta_files_new (GTK_WINDOW (self), matches);
  g_signal_connect_object (self->files, "said", G_CALLBACK (canasta_messages_say),
                           self->messages, G_CONNECT_SWAPPED);
  add_settings (self, settings);
  bind_size (self, settings);
  canasta_card_settings_bind (settings, self->art);
  canasta_start_page_set_up (self->start_page, settings, self->art);
  canasta_table_page_set_up (self->table_page, settings, self->art, self->narrator);
  g_signal_connect_object (matches, "session-changed", G_CALLBACK (session_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (matches, "told", G_CALLBACK (canasta_messages_warn), self->messages,
                           G_CONNECT_SWAPPED);
  session_changed_cb (self);
  if (self->session)
    show_match (self);
  else
    show_start_page (self, NULL);
  return self;
}

/**
 * canasta_window_open:
 * @self: a window
 * @file: any file
 *
 * Opens a match or a house that somebody has given, or says what is wrong with it.
 */
void
canasta_window_open (CanastaWindow *self, GFile *file)
{
  canasta_files_open (self->files, file);
}
