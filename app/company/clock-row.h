/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What time each person at a table has for a round, to choose from. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CANASTA_TYPE_CLOCK_ROW (canasta_clock_row_get_type ())
G_DECLARE_FINAL_TYPE (CanastaClockRow, canasta_clock_row, CANASTA, CLOCK_ROW, AdwComboRow)

/*
 * Signals:
 *   chosen ()
 *     the person has chosen another time
 */

gint64  canasta_clock_row_get_time (CanastaClockRow  *self);
void    canasta_clock_row_show     (CanastaClockRow  *self,
                                    gint64            time);

G_END_DECLS
