/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window of the program, driven by the names of its actions and widgets, so that what
 * does so can be built with other versions of it as well. */
#pragma once

#include <adwaita.h>

#include "window/application.h"

void        drive_wait         (void);
void        drive_show         (GtkWidget          *window);
GtkWidget  *drive_need_window  (const char         *type);
GtkWidget  *drive_need_widget  (GtkWidget          *widget,
                                const char         *type,
                                const char         *name);
GtkWidget  *drive_find_table   (void);
void        drive_observe      (CanastaApplication *application,
                                CanastaObservation *observation);
void        drive_find_meld    (CanastaApplication *application,
                                CanastaAction      *meld);
GPtrArray  *drive_find_cards   (CanastaCardSet      cards);
void        drive_toggle       (GPtrArray          *cards,
                                guint               place);
