/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A variant that did not come with the game: what is known of it, and a switch. */

#pragma once

#include <adwaita.h>

#include "variants/registry.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_STRANGER_ROW (canasta_stranger_row_get_type ())
G_DECLARE_FINAL_TYPE (CanastaStrangerRow, canasta_stranger_row, CANASTA, STRANGER_ROW,
                      AdwActionRow)

GtkWidget *canasta_stranger_row_new (CanastaRegistry *registry,
                                     CanastaPlugin   *plugin);

G_END_DECLS
