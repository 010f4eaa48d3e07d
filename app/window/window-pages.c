/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each page is made when it is first needed, and comes with what the header bar says. */
#include "config.h"

#include "window/window-private.h"

#include <glib/gi18n-lib.h>

#include "company/remark-popover.h"
#include "pages/accessible.h"
#include "preferences/message-dialog.h"
#include "settings/settings.h"
#include "settings/titles.h"

/* Under which each is in the stack. */
static const char *const page_names[] = {
  "start", "table", "round", "new-game", "past", "statistics", "learn", "people",
};

/* The pages. */

/* What a screen reader calls the page: of a match its table and its sheet say themselves
 * what they are. */
static void
name_page (CanastaWindow *self, GtkWidget *child)
{
  GtkStackPage *page = gtk_stack_get_page (self->pages, child);
  gboolean is_match = canasta_window_is_page (self, PAGES_OF_MATCH);

  canasta_accessible_set_name (page, is_match ? NULL : adw_window_title_get_title (self->title));
}

static void
show_page (CanastaWindow *self, guint page)
{
  GtkWidget *child =
    gtk_stack_get_child_by_name (self->pages, page_names[g_bit_nth_lsf (page, -1)]);

  self->page = page;
  canasta_window_show_title (self);
  name_page (self, child);
  /* Some are hidden until somebody may come upon them. */
  gtk_widget_set_visible (child, TRUE);
  gtk_stack_set_visible_child (self->pages, child);
  if (self->past_page && page != PAGE_PAST)
    canasta_past_page_leave (self->past_page);
  if (self->learn_page && page != PAGE_LEARN)
    canasta_learn_page_leave (self->learn_page);
  gtk_widget_set_visible (self->back_button, canasta_window_is_page (self, PAGES_WITH_BACK_BUTTON));
  canasta_window_show_buttons (self);
  canasta_window_show_awaited (self);
  g_signal_emit_by_name (self, "page-shown");
  canasta_keyboard_ask (self->keyboard, GTK_WIDGET (self));
}

/* The start page. */

/* Takes what is to be told beside what the page tells. */
void
canasta_window_show_start_page (CanastaWindow *self, CanastaNotice *more)
{
  const char *told = canasta_start_page_update (self->start_page, self->matches, more);

  show_page (self, PAGE_START);
  canasta_start_page_focus (self->start_page);
  if (told)
    canasta_narrator_tell (self->narrator, told);
}

/* The match. */

static void
curtain_moved_cb (CanastaWindow *self)
{
  canasta_window_show_awaited (self);
  g_signal_emit_by_name (self, "page-shown");
}

/* Before its first game a screen reader is told nothing of the table. */
static void
new_table_page (CanastaWindow *self)
{
  self->table_page = g_object_new (CANASTA_TYPE_TABLE_PAGE, "visible", FALSE, NULL);
  canasta_table_page_set_up (self->table_page, canasta_matches_get_settings (self->matches),
                             self->art, self->narrator);
  canasta_guide_place_set_table_page (self->rules, self->table_page);
  g_object_bind_property (self->table_page, "panel-shown", self->panel_button, "active",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->table_page, "curtain-moved", G_CALLBACK (curtain_moved_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_stack_add_named (self->pages, GTK_WIDGET (self->table_page), "table");
}

/* Lays the cards of another match on the table, or none. */
void
canasta_window_lay_table (CanastaWindow *self)
{
  if (self->session && !self->table_page)
    new_table_page (self);
  if (self->table_page)
    canasta_table_page_set_session (self->table_page, self->session);
}

static void
fill_sheet (CanastaWindow *self)
{
  if (!self->round_page)
    {
      self->round_page = g_object_new (CANASTA_TYPE_ROUND_PAGE, NULL);
      canasta_round_page_set_up (self->round_page, canasta_matches_get_settings (self->matches),
                                 self->art);
      gtk_stack_add_named (self->pages, GTK_WIDGET (self->round_page), "round");
    }
  canasta_round_page_update (self->round_page, self->session);
}

/* How the round ended comes first. */
static void
tell_sheet (CanastaWindow *self, gboolean is_end_told)
{
  if (!is_end_told)
    canasta_narrator_tell (self->narrator, canasta_round_page_get_end (self->round_page));
  canasta_narrator_tell (self->narrator, canasta_round_page_get_summary (self->round_page));
}

static void
show_sheet (CanastaWindow *self, gboolean is_end_told)
{
  fill_sheet (self);
  show_page (self, PAGE_ROUND);
  canasta_round_page_focus (self->round_page);
  tell_sheet (self, is_end_told);
}

void
canasta_window_show_sheet (CanastaWindow *self)
{
  show_sheet (self, FALSE);
}

/* The sheet comes up by itself, or first the scene in which it is counted: what is to be told
 * of it is told at the beginning. At a table that was seen it was told how the round ended. */
void
canasta_window_end_round (CanastaWindow *self)
{
  if (canasta_table_page_count (self->table_page))
    {
      fill_sheet (self);
      /* Nobody comes upon it before it is shown. */
      gtk_widget_set_visible (GTK_WIDGET (self->round_page), FALSE);
      tell_sheet (self, TRUE);
    }
  else
    {
      show_sheet (self, canasta_window_get_table (self) != NULL);
    }
  canasta_keyboard_surprise (self->keyboard, GTK_WIDGET (self));
}

/* Shows the match and lets it go on. */
void
canasta_window_show_match (CanastaWindow *self)
{
  CanastaMatch *match = canasta_session_get_match (self->session);

  if (canasta_match_get_stage (match) != CANASTA_STAGE_PLAYING)
    {
      canasta_window_show_sheet (self);
      return;
    }
  show_page (self, PAGE_TABLE);
  canasta_table_page_begin (self->table_page);
}

/* The match that a page is about, or %NULL. */
static CanastaMatch *
get_match (CanastaWindow *self)
{
  if (canasta_window_is_page (self, PAGE_LEARN))
    return canasta_learn_page_get_match (self->learn_page);
  if (canasta_window_is_page (self, PAGE_PAST))
    return canasta_replay_get_match (canasta_past_page_get_replay (self->past_page));
  return self->session && canasta_window_is_page (self, PAGES_OF_MATCH)
           ? canasta_session_get_match (self->session) : NULL;
}

/* The table whose rules are wanted: that of the game the page is about, and where it is
 * about none, the one everybody knows. */
static CanastaTable *
open_table (CanastaWindow *self, GError **error)
{
  CanastaRegistry *registry = canasta_matches_get_registry (self->matches);
  CanastaMatch *match = get_match (self);
  CanastaTable *shared = canasta_window_is_page (self, PAGE_PEOPLE)
                           ? canasta_company_get_table (self->company) : NULL;
  g_autoptr (CanastaSetup) setup = NULL;

  if (match)
    return canasta_table_ref (canasta_match_get_table (match));
  if (shared)
    return canasta_table_ref (shared);
  setup = canasta_window_is_page (self, PAGE_NEW_GAME)
            ? canasta_new_game_page_dup_setup (self->new_game_page) : canasta_setup_new ();
  return canasta_setup_open_table (setup, registry, error);
}

/* Shows the rules; with the name of a rule, its paragraph. */
void
canasta_window_explain (CanastaWindow *self, const char *rule)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CanastaTable) table = open_table (self, &error);

  if (table)
    canasta_guide_place_explain (self->rules, table, rule,
                                 canasta_window_is_page (self, PAGE_TABLE));
  else if (canasta_window_is_page (self, PAGE_NEW_GAME))
    canasta_new_game_page_refuse (self->new_game_page, error->message);
}

/* The match being played waits while something else is looked at, unless others play it, too. */
static void
let_wait (CanastaWindow *self)
{
  if (self->session && self->session != canasta_company_get_session (self->company))
    canasta_session_stop (self->session);
}

/* Rounds that are over. */

static void
new_past_page (CanastaWindow *self)
{
  g_autofree char *folder = canasta_matches_dup_reviews_folder (self->matches);
  g_autoptr (CanastaReviewer) reviewer = canasta_reviewer_new (folder);

  self->past_page = CANASTA_PAST_PAGE (
    canasta_past_page_new (canasta_matches_get_settings (self->matches), self->art, reviewer));
  gtk_stack_add_named (self->pages, GTK_WIDGET (self->past_page), "past");
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
  let_wait (self);
  if (!self->past_page)
    new_past_page (self);
  return replay;
}

void
canasta_window_watch (CanastaWindow *self, const char *path)
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
void
canasta_window_review (CanastaWindow *self, guint round)
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

void
canasta_window_show_statistics (CanastaWindow *self)
{
  g_autoptr (CanastaNotice) notice = NULL;

  let_wait (self);
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

/* Learning. */

/* Whoever has learned the game plays it against beginners. */
static void
play_first_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  CanastaWindow *self = (CanastaWindow *) widget;
  g_autoptr (CanastaSetup) setup = canasta_setup_new ();
  g_autofree char *name = canasta_settings_dup_name (canasta_matches_get_settings (self->matches));

  canasta_setup_set_name (setup, 0, name);
  canasta_window_start (self, setup);
}

static void
new_learn_page (CanastaWindow *self)
{
  self->learn_page = CANASTA_LEARN_PAGE (canasta_learn_page_new (self->matches));
  gtk_stack_add_named (self->pages, GTK_WIDGET (self->learn_page), "learn");
}

/* The match being played waits meanwhile. */
void
canasta_window_show_lessons (CanastaWindow *self)
{
  let_wait (self);
  canasta_guide_place_close (self->rules);
  if (!self->learn_page)
    new_learn_page (self);
  show_page (self, PAGE_LEARN);
  canasta_learn_page_open (self->learn_page);
}

/* People elsewhere. */

void
canasta_window_show_people (CanastaWindow *self)
{
  let_wait (self);
  canasta_guide_place_close (self->rules);
  if (!self->people_page)
    {
      self->people_page = CANASTA_COMPANY_PAGE (canasta_company_page_new (self->company, self->matches));
      gtk_stack_add_named (self->pages, GTK_WIDGET (self->people_page), "people");
    }
  canasta_company_page_open (self->people_page);
  show_page (self, PAGE_PEOPLE);
  canasta_company_page_focus (self->people_page);
}

/* Writes an invitation where it can be followed, unless one is at a table already. */
void
canasta_window_follow_invitation (CanastaWindow *self, const char *invitation)
{
  canasta_window_show_people (self);
  if (!canasta_company_page_fill (self->people_page, invitation))
    canasta_messages_say (self->messages,
                          _("You are at a table already: leave it before you go to another one."));
}

/* How a match at somebody else's table came to its end stands on the page of people. */
static void
people_changed_cb (CanastaWindow *self)
{
  canasta_window_show_awaited (self);
  if (self->session)
    canasta_window_show_buttons (self);
  if (!self->session && canasta_window_is_page (self, PAGES_OF_MATCH))
    canasta_window_show_people (self);
}

/* A round that others have waited for is looked at, wherever one was. */
static void
began_cb (CanastaWindow *self)
{
  if (self->session)
    canasta_window_show_match (self);
}

/* The page that is about it shows it. */
static void
told_cb (CanastaWindow *self, const char *sentence)
{
  if (canasta_window_is_page (self, PAGE_PEOPLE))
    canasta_narrator_tell (self->narrator, sentence);
  else
    canasta_messages_say (self->messages, sentence);
}

/* The page that is about it shows it, and on others it can wait: it is only heard. */
static void
noted_cb (CanastaWindow *self, const char *sentence)
{
  canasta_narrator_tell (self->narrator, sentence);
}

/* What somebody says is seen at their chair, where there is room; else as a message. */
static void
remarked_cb (CanastaWindow *self, guint seat, CanastaRemark remark)
{
  gboolean is_own = seat == canasta_company_get_seat (self->company);
  g_autofree char *sentence =
    canasta_talk_write (canasta_company_get_talk (self->company), seat, remark);

  if (is_own || self->is_narrow || !canasta_window_is_at_table (self))
    canasta_messages_say (self->messages, sentence);
  else
    canasta_narrator_tell (self->narrator, sentence);
}

/* What can be said is made when it is first wanted. */
static void
open_remarks_cb (GtkMenuButton *button, gpointer data)
{
  CanastaWindow *self = data;

  if (!gtk_menu_button_get_popover (button))
    gtk_menu_button_set_popover (button, canasta_remark_popover_new (self->company));
}

void
canasta_window_follow_people (CanastaWindow *self)
{
  gtk_menu_button_set_create_popup_func (self->remark_button, open_remarks_cb, self, NULL);
  g_signal_connect_object (self->company, "remarked", G_CALLBACK (remarked_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->company, "changed", G_CALLBACK (people_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->company, "began", G_CALLBACK (began_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->company, "told", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->company, "noted", G_CALLBACK (noted_cb), self, G_CONNECT_SWAPPED);
}

/* New games. */

void
canasta_window_start (CanastaWindow *self, const CanastaSetup *setup)
{
  g_autoptr (GError) error = NULL;

  if (canasta_matches_start (self->matches, setup, &error))
    canasta_window_show_match (self);
  else if (canasta_window_is_page (self, PAGE_NEW_GAME))
    canasta_new_game_page_refuse (self->new_game_page, error->message);
  else
    canasta_window_show_new_game_page (self, error->message);
}

static void
store_name (CanastaWindow *self, const CanastaSetup *setup)
{
  GSettings *settings = canasta_matches_get_settings (self->matches);
  const char *name = canasta_setup_get_name (setup, 0);
  g_autofree char *known = canasta_settings_dup_name (settings);

  if (!g_str_equal (name, known))
    g_settings_set_string (settings, "player-name", name);
}

static void
start_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  CanastaWindow *self = (CanastaWindow *) widget;
  g_autoptr (CanastaSetup) setup = canasta_new_game_page_dup_setup (self->new_game_page);

  store_name (self, setup);
  canasta_window_start (self, setup);
}

/* Opens a table for people elsewhere, for what the page has. */
static void
open_table_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  CanastaWindow *self = (CanastaWindow *) widget;
  g_autoptr (CanastaSetup) setup = canasta_new_game_page_dup_setup (self->new_game_page);
  g_autoptr (GError) error = NULL;

  store_name (self, setup);
  canasta_company_leave (self->company);
  if (canasta_company_open (self->company, setup, &error))
    canasta_window_show_people (self);
  else
    canasta_new_game_page_refuse (self->new_game_page, error->message);
}

/* A change of a rule has made a house, which is chosen now. */
static void
tell_house_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  CanastaWindow *self = (CanastaWindow *) widget;
  const char *id = g_variant_get_string (parameter, NULL);
  CanastaHouses *houses = canasta_registry_get_houses (canasta_matches_get_registry (self->matches));
  CanastaHouse *house = canasta_houses_find (houses, id, NULL);
  g_autofree char *sentence = house ? canasta_titles_describe_copy (house) : NULL;

  if (house)
    canasta_messages_offer_undo (self->messages, sentence, "win.forget-house", id);
}

static void
forget_house_action (GtkWidget *widget, const char *action, GVariant *parameter)
{
  CanastaWindow *self = (CanastaWindow *) widget;
  const char *id = g_variant_get_string (parameter, NULL);
  g_autoptr (GError) error = NULL;

  if (!canasta_new_game_page_forget_house (self->new_game_page, id, &error))
    canasta_message_dialog_tell (widget, _("The house could not be deleted"), error->message);
}

void
canasta_window_show_new_game_page (CanastaWindow *self, const char *problem)
{
  if (!self->new_game_page)
    {
      self->new_game_page = g_object_new (CANASTA_TYPE_NEW_GAME_PAGE, NULL);
      gtk_stack_add_named (self->pages, GTK_WIDGET (self->new_game_page), "new-game");
    }
  canasta_new_game_page_open (self->new_game_page, self->matches);
  canasta_new_game_page_refuse (self->new_game_page, problem);
  show_page (self, PAGE_NEW_GAME);
  canasta_new_game_page_focus (self->new_game_page);
}

/* What the pages and the table ask of their window. */

static CanastaNarrator *
get_narrator (GtkWidget *window)
{
  return ((CanastaWindow *) window)->narrator;
}

static void
say_action (GtkWidget *widget, const char *name, GVariant *sentence)
{
  canasta_narrator_say (get_narrator (widget), g_variant_get_string (sentence, NULL));
}

static void
advise_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const char *sentence;
  const char *advice;

  g_variant_get (parameter, "(&s&s)", &sentence, &advice);
  canasta_narrator_advise (get_narrator (widget), sentence, advice);
}

static void
answer_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const char *question;
  const char *sentence;

  g_variant_get (parameter, "(&s&s)", &question, &sentence);
  canasta_narrator_answer (get_narrator (widget), question, sentence);
}

static void
tell_action (GtkWidget *widget, const char *name, GVariant *sentence)
{
  canasta_narrator_tell (get_narrator (widget), g_variant_get_string (sentence, NULL));
}

static void
sound_action (GtkWidget *widget, const char *name, GVariant *kind)
{
  canasta_narrator_sound (get_narrator (widget), (CanastaMotionKind) g_variant_get_int32 (kind));
}

static void
explain_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const char *rule = g_variant_get_string (parameter, NULL);

  canasta_window_explain ((CanastaWindow *) widget, *rule != '\0' ? rule : NULL);
}

static void
note_question_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  canasta_keyboard_ask (((CanastaWindow *) widget)->keyboard, widget);
}

static void
show_header_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  canasta_window_show_header ((CanastaWindow *) widget);
}

/* Another match goes on from the step that is shown. */
static void
play_on_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = (CanastaWindow *) widget;
  CanastaReplay *replay = self->past_page ? canasta_past_page_get_replay (self->past_page) : NULL;

  if (!replay || !canasta_matches_play_on (self->matches, replay))
    return;
  canasta_messages_show (self->messages, _("This is a separate game: the one you were watching "
                                           "stays as it is."));
  canasta_window_show_match (self);
}

/* The round was counted, or whoever looked on has seen enough. */
static void
show_sheet_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  CanastaWindow *self = (CanastaWindow *) widget;
  CanastaMatch *match = self->session ? canasta_session_get_match (self->session) : NULL;

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || !canasta_window_is_page (self, PAGE_TABLE)
      || !match || canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING)
    return;
  fill_sheet (self);
  show_page (self, PAGE_ROUND);
  canasta_round_page_focus (self->round_page);
  canasta_keyboard_surprise (self->keyboard, GTK_WIDGET (self));
}

/* Installs win.say, for how things stand, win.advise, for that and what to do about it,
 * win.tell, for what has happened, and win.answer, for what is asked for by name and its
 * answer; win.explain, with the name of a rule or with none; win.note-question, when something
 * else is asked; win.show-header, when a page shows something else; win.show-sheet, when a round
 * has been counted; win.sound, for a row of the table of what moves; win.start and win.open-table,
 * for what the page of a new game has, win.tell-house and win.forget-house, for a house that was
 * made there, win.play-first and win.play-on. */
void
canasta_window_install_requests (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.say", "s", say_action);
  gtk_widget_class_install_action (widget_class, "win.advise", "(ss)", advise_action);
  gtk_widget_class_install_action (widget_class, "win.tell", "s", tell_action);
  gtk_widget_class_install_action (widget_class, "win.answer", "(ss)", answer_action);
  gtk_widget_class_install_action (widget_class, "win.sound", "i", sound_action);
  gtk_widget_class_install_action (widget_class, "win.explain", "s", explain_action);
  gtk_widget_class_install_action (widget_class, "win.note-question", NULL, note_question_action);
  gtk_widget_class_install_action (widget_class, "win.show-header", NULL, show_header_action);
  gtk_widget_class_install_action (widget_class, "win.show-sheet", NULL, show_sheet_action);
  gtk_widget_class_install_action (widget_class, "win.start", NULL, start_action);
  gtk_widget_class_install_action (widget_class, "win.open-table", NULL, open_table_action);
  gtk_widget_class_install_action (widget_class, "win.tell-house", "s", tell_house_action);
  gtk_widget_class_install_action (widget_class, "win.forget-house", "s", forget_house_action);
  gtk_widget_class_install_action (widget_class, "win.play-first", NULL, play_first_action);
  gtk_widget_class_install_action (widget_class, "win.play-on", NULL, play_on_action);
}
