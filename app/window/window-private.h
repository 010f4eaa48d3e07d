/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's inside, shared by the files that make it up:
 *   window-header.c  what stands above the page that is shown; asks the others nothing
 *   window-pages.c   its pages; uses the first one
 *   window.c         the window, and everything it can be asked to do; uses both */

#pragma once

#include "company/company-page.h"
#include "company/people-bar.h"
#include "pages/new-game-page.h"
#include "pages/round-page.h"
#include "pages/start-page.h"
#include "pages/statistics-page.h"
#include "turn/intent.h"
#include "window/files.h"
#include "window/guide-place.h"
#include "window/learn-page.h"
#include "window/messages.h"
#include "window/narrator.h"
#include "window/past-page.h"
#include "window/table-page.h"
#include "window/window.h"

G_BEGIN_DECLS

/* The pages of the stack. */
enum
{
  PAGE_START = 1 << 0,
  PAGE_TABLE = 1 << 1,
  PAGE_ROUND = 1 << 2,
  PAGE_NEW_GAME = 1 << 3,
  PAGE_PAST = 1 << 4,
  PAGE_STATISTICS = 1 << 5,
  PAGE_LEARN = 1 << 6,
  PAGE_PEOPLE = 1 << 7,
};

#define PAGES_OF_MATCH (PAGE_TABLE | PAGE_ROUND)
#define PAGES_WITH_BACK_BUTTON (PAGE_NEW_GAME | PAGE_PAST | PAGE_STATISTICS | PAGE_LEARN \
                               | PAGE_PEOPLE)

struct _CanastaWindow
{
  AdwApplicationWindow parent_instance;

  CanastaMatches *matches;
  CanastaCompany *company;
  CanastaKeyboard *keyboard;
  CanastaSession *session;      /* the match that is shown, or NULL */
  GSignalGroup *session_signals;
  guint allowing;               /* until it is known who may leave it and come back */
  CanastaCardArt *art;
  CanastaNarrator *narrator;
  CanastaMessages *messages;
  CanastaGuidePlace *rules;     /* where the rules of the match are read */
  CanastaFiles *files;
  guint page;                   /* the one that is shown */
  gboolean is_narrow;

  GMenuModel *main_menu;
  AdwHeaderBar *header;
  AdwWindowTitle *title;
  GtkWidget *question_button;   /* in its place: what the host asks */
  GtkWidget *back_button;
  GtkWidget *new_button;
  GtkWidget *undo_button;
  GtkWidget *hint_button;
  GtkWidget *panel_button;
  GtkMenuButton *remark_button;
  GtkMenuButton *menu_button;
  CanastaPeopleBar *people_bar;
  char *told_clock;             /* what was heard of the clock at the table of people, or NULL */
  AdwToastOverlay *toasts;
  GtkStack *pages;
  CanastaStartPage *start_page;
  CanastaTablePage *table_page;         /* NULL until it is needed */
  CanastaNewGamePage *new_game_page;    /* NULL until it is needed */
  CanastaRoundPage *round_page;         /* NULL until it is needed */
  CanastaPastPage *past_page;           /* NULL until it is needed */
  CanastaStatisticsPage *statistics_page;       /* NULL until it is needed */
  CanastaLearnPage *learn_page;         /* NULL until it is needed */
  CanastaCompanyPage *people_page;      /* NULL until it is needed */
};

/* window-header.c */
gboolean  canasta_window_is_page            (CanastaWindow       *self,
                                             guint                pages);
CanastaTableView *
          canasta_window_get_table          (CanastaWindow       *self);
gboolean  canasta_window_is_at_table        (CanastaWindow       *self);
void      canasta_window_show_title         (CanastaWindow       *self);
void      canasta_window_show_buttons       (CanastaWindow       *self);
void      canasta_window_show_awaited       (CanastaWindow       *self);
void      canasta_window_show_header        (CanastaWindow       *self);

/* window-pages.c */
void      canasta_window_show_start_page    (CanastaWindow       *self,
                                             CanastaNotice       *more);
void      canasta_window_lay_table          (CanastaWindow       *self);
void      canasta_window_show_sheet         (CanastaWindow       *self);
void      canasta_window_end_round          (CanastaWindow       *self);
void      canasta_window_show_match         (CanastaWindow       *self);
void      canasta_window_show_statistics    (CanastaWindow       *self);
void      canasta_window_show_lessons       (CanastaWindow       *self);
void      canasta_window_show_people        (CanastaWindow       *self);
void      canasta_window_follow_invitation  (CanastaWindow       *self,
                                             const char          *invitation);
void      canasta_window_follow_people      (CanastaWindow       *self);
void      canasta_window_show_new_game_page (CanastaWindow       *self,
                                             const char          *problem);
void      canasta_window_start              (CanastaWindow       *self,
                                             const CanastaSetup  *setup);
void      canasta_window_watch              (CanastaWindow       *self,
                                             const char          *path);
void      canasta_window_review             (CanastaWindow       *self,
                                             guint                round);
void      canasta_window_explain            (CanastaWindow       *self,
                                             const char          *rule);
void      canasta_window_install_requests   (GtkWidgetClass      *widget_class);

G_END_DECLS
