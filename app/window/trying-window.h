/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is seen while variants that did not come with the game are tried. */

#pragma once

#include <adwaita.h>

#include "canasta.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_TRYING_WINDOW (canasta_trying_window_get_type ())
G_DECLARE_FINAL_TYPE (CanastaTryingWindow, canasta_trying_window, CANASTA, TRYING_WINDOW,
                      AdwApplicationWindow)

/*
 * Signals:
 *   tried ()
 *     every variant is tried; not when the window was closed before
 */

GtkWidget  *canasta_trying_window_new (GtkApplication   *application,
                                       CanastaRegistry  *registry);

G_END_DECLS
