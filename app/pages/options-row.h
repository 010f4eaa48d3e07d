/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The few rules of a game that differ most from table to table, to be changed where the game
 * is chosen. */

#pragma once

#include <adwaita.h>

#include "session/setup.h"

G_BEGIN_DECLS

/* Signals:
 *   copied (const char *house)
 *     a change went into a house that was made for it, and has the setup now
 *   changed ()
 *     what canasta_options_row_get_problem() tells may be something else */
#define CANASTA_TYPE_OPTIONS_ROW (canasta_options_row_get_type ())
G_DECLARE_FINAL_TYPE (CanastaOptionsRow, canasta_options_row, CANASTA, OPTIONS_ROW, AdwExpanderRow)

void         canasta_options_row_show        (CanastaOptionsRow  *self,
                                              CanastaSetup       *setup,
                                              CanastaRegistry    *registry);
const char  *canasta_options_row_get_problem (CanastaOptionsRow  *self);

G_END_DECLS
