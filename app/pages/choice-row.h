/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows of choices: called by what is chosen, and with room for sentences. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void  canasta_choice_row_name       (AdwComboRow *row);
void  canasta_choice_row_let_wrap   (AdwComboRow *row);
void  canasta_choice_row_add_button (AdwComboRow *row,
                                     GtkWidget   *button);

G_END_DECLS
