/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is told of who leaves a match, and of who comes back to it, wherever they sit. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char  *canasta_away_tell_left  (const char  *name);
char  *canasta_away_tell_back  (const char  *name,
                                gboolean     is_back);

G_END_DECLS
