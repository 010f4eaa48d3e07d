/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window: start page, new game, table and round sheet under a header bar. */

#pragma once

#include <adwaita.h>

#include "window/keyboard.h"
#include "elsewhere/company.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_WINDOW (canasta_window_get_type ())
G_DECLARE_FINAL_TYPE (CanastaWindow, canasta_window, CANASTA, WINDOW, AdwApplicationWindow)

/*
 * Actions: win.play, win.new, win.people, win.open, win.save-copy, win.continue, win.start-page,
 * win.back, win.undo, win.finish-steps, win.next-round, win.play-again, win.watch,
 * win.watch-round, win.review-round, win.copy-deal, win.compare, win.copy-scores, win.print-scores,
 * win.side-panel, win.statistics, win.export-csv, win.export-json,
 * win.reset-statistics, win.give-up, win.menu, win.fullscreen, win.shortcuts, win.about. Preferences
 * and quitting belong to the application.
 */

CanastaWindow  *canasta_window_new (GtkApplication   *application,
                                    CanastaMatches   *matches,
                                    CanastaCompany   *company,
                                    CanastaKeyboard  *keyboard);
void            canasta_window_open (CanastaWindow    *self,
                                    GFile            *file);

G_END_DECLS
