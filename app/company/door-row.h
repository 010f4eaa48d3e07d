/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Somebody who knocks at the table that is open here: the host chooses where they would sit, and
 * lets them in or not. */

#pragma once

#include <adwaita.h>

#include "elsewhere/host.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_DOOR_ROW (canasta_door_row_get_type ())
G_DECLARE_FINAL_TYPE (CanastaDoorRow, canasta_door_row, CANASTA, DOOR_ROW, AdwPreferencesRow)

GtkWidget  *canasta_door_row_new  (CanastaHost         *host,
                                   const CanastaGuest  *guest);
void        canasta_door_row_show (CanastaDoorRow      *self);

G_END_DECLS
