/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's inside, shared by the files that make it up:
 *   window.c          the window, its header bar and its side panel
 *   window-session.c  the match it shows: table and sheet
 *   window-turn.c     announcements, and what the person's turn brings
 *   window-actions.c  the named actions */

#pragma once

#include "window/announcer.h"
#include "window/notifier.h"
#include "pages/guide-window.h"
#include "pages/new-game-page.h"
#include "pages/round-page.h"
#include "pages/side-panel.h"
#include "pages/start-page.h"
#include "window/sounds.h"
#include "table/table-view.h"
#include "window/window.h"

G_BEGIN_DECLS

struct _CanastaWindow
{
  AdwApplicationWindow parent_instance;

  CanastaMatches *matches;
  CanastaKeyboard *keyboard;
  CanastaSession *session;
  CanastaCardArt *art;
  CanastaAnnouncer *announcer;
  CanastaNotifier *notifier;
  GObject *loudspeaker;         /* NULL where nothing can be played */
  CanastaSounds *sounds;
  GString *told;                /* what has happened since the last announcement */
  gboolean is_mine;             /* the person is to act … */
  guint8 phase;                 /* … in this phase */
  guint sheet;                  /* until the sheet is shown */
  CanastaGuideWindow *guide;    /* the rules of the match, while they are open, or NULL */
  gboolean is_wide;
  gboolean is_narrow;
  gboolean is_closed_in_wide;   /* the person does not want the panel */

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
  CanastaNewGamePage *new_game_page;    /* NULL until it is needed */
  AdwFlap *flap;
  AdwBin *table_place;
  CanastaTurn *turn;            /* what the person is about */
  CanastaTableView *table;
  CanastaSidePanel *side_panel;
  CanastaRoundPage *round_page;         /* NULL until it is needed */
};

/* window.c */
void      canasta_window_say_toast       (CanastaWindow  *self,
                                          const char     *sentence);
void      canasta_window_say_notice      (CanastaWindow  *self,
                                          const CanastaNotice *notice);
gboolean  canasta_window_is_page         (CanastaWindow  *self,
                                          const char     *name);
void      canasta_window_show_page       (CanastaWindow  *self,
                                          const char     *name);
void      canasta_window_show_title      (CanastaWindow  *self);

/* window-session.c */
void      canasta_window_make_table      (CanastaWindow  *self);
void      canasta_window_open_session    (CanastaWindow  *self);
void      canasta_window_forget_session  (CanastaWindow  *self);
void      canasta_window_explain         (CanastaWindow  *self,
                                          const char     *rule);
void      canasta_window_skip            (CanastaWindow  *self);

/* window-turn.c */
void      canasta_window_announce        (CanastaWindow  *self,
                                          const char     *then);
void      canasta_window_tell            (CanastaWindow  *self,
                                          const CanastaEvent *event);
void      canasta_window_tell_after_turn (CanastaWindow  *self,
                                          const CanastaObservation *observation,
                                          const CanastaSurroundings *surroundings);
void      canasta_window_follow_turn     (CanastaWindow  *self,
                                          const CanastaObservation *observation);
void      canasta_window_coach           (CanastaWindow  *self);
void      canasta_window_withdraw_notice (CanastaWindow  *self);

/* window-actions.c */
void      canasta_window_install_actions (GtkWidgetClass *widget_class);
void      canasta_window_show_start_page (CanastaWindow  *self);
void      canasta_window_stop_match      (CanastaWindow  *self,
                                          CanastaNotice  *why);

G_END_DECLS
