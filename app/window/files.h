/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files that a person opens in a window, by whatever way they come, and those they
 * give away. */

#pragma once

#include <adwaita.h>

#include "session/matches.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_FILES (canasta_files_get_type ())
G_DECLARE_FINAL_TYPE (CanastaFiles, canasta_files, CANASTA, FILES, GObject)

/*
 * Signals:
 *   said (const char *sentence)
 *     what has become of a file
 *
 * A match is shown by the window's actions win.continue and win.watch.
 */

CanastaFiles  *canasta_files_new       (GtkWindow       *window,
                                        CanastaMatches  *matches);
void           canasta_files_open      (CanastaFiles    *self,
                                        GFile           *file);
void           canasta_files_ask       (CanastaFiles    *self);
void           canasta_files_give_away (CanastaFiles    *self,
                                        CanastaSession  *session);

G_END_DECLS
