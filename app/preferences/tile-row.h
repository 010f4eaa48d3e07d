/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A preference as pictures of what can be chosen, each with its name below. They
 * are radio buttons: arrows choose the next one, and what is chosen has an effect
 * at once. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define CANASTA_TYPE_TILE_ROW (canasta_tile_row_get_type ())
G_DECLARE_FINAL_TYPE (CanastaTileRow, canasta_tile_row, CANASTA, TILE_ROW, AdwPreferencesRow)

void  canasta_tile_row_add  (CanastaTileRow *self,
                             const char     *word,
                             const char     *name,
                             GtkWidget      *picture);
void  canasta_tile_row_bind (CanastaTileRow *self,
                             GSettings      *settings,
                             const char     *key);

G_END_DECLS
