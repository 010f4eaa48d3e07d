/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What tests on a display begin with. */
#pragma once

#include "preferences/rules-page.h"
#include "window/sounds.h"
#include "window/table-page.h"

/**
 * RulesWindow: a window that shows the page of rules
 * @folder: a folder of its own
 * @own: where in it the houses of the person are kept
 * @window: the window, on the screen
 * @page: the page in it, which shows the rules of "classic", "partnership/4"
 * @editor: what the page changes
 */
typedef struct
{
  char *folder;
  char *own;
  GtkWidget *window;
  CanastaRulesPage *page;
  CanastaRuleEditor *editor;
} RulesWindow;

void               test_window_init        (int               *argc,
                                            char            ***argv);
gpointer           test_window_find        (GType              type);
gpointer           test_window_wait_for    (GType              type);
GtkWidget         *test_helped_window_new  (void);
CanastaTablePage  *test_table_page_new     (GSettings         *settings,
                                            CanastaSoundFunc   hear,
                                            gpointer           data);
void               test_chooser_settle     (GtkFileChooser    *chooser);
void               rules_window_set_up     (RulesWindow       *self,
                                            gconstpointer      unreadable);
void               rules_window_tear_down  (RulesWindow       *self,
                                            gconstpointer      unreadable);
