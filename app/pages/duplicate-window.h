/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the strongest player makes of the person's cards, round by round. */

#pragma once

#include <adwaita.h>

#include "session/session.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_DUPLICATE_WINDOW (canasta_duplicate_window_get_type ())
G_DECLARE_FINAL_TYPE (CanastaDuplicateWindow, canasta_duplicate_window, CANASTA,
                      DUPLICATE_WINDOW, AdwWindow)

/*
 * Actions: duplicate.play plays the rounds that are left again, duplicate.stop stops.
 */

GtkWidget  *canasta_duplicate_window_new (GtkWindow       *parent,
                                          CanastaSession  *session);

G_END_DECLS
