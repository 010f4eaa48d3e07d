/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules in force, to read: a window beside the game. */

#pragma once

#include <adwaita.h>

#include "rules/table.h"

G_BEGIN_DECLS

/* Shows the rules of @table, and marks what differs from @standard, unless it is
 * NULL; with the name of a rule, its paragraph. */
void  canasta_guide_window_show (GtkWindow           *parent,
                                 const CanastaTable  *table,
                                 CanastaRules        *standard,
                                 const char          *rule);

G_END_DECLS
