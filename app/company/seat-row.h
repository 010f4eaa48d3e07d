/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A seat of a table with people elsewhere: who has it, and at the host's what can be done about
 * that. */

#pragma once

#include <adwaita.h>

#include "elsewhere/company.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_SEAT_ROW (canasta_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (CanastaSeatRow, canasta_seat_row, CANASTA, SEAT_ROW, AdwPreferencesRow)

GtkWidget  *canasta_seat_row_new     (CanastaTable            *table,
                                      guint                    seat);
void        canasta_seat_row_show    (CanastaSeatRow          *self,
                                      const CanastaTableSeen  *table,
                                      guint                    viewer);
void        canasta_seat_row_manage  (CanastaSeatRow          *self,
                                      CanastaCompany          *company);

G_END_DECLS
