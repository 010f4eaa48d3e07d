/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Some cards held as a fan, to look at. */

#pragma once

#include <gtk/gtk.h>

#include "table/card-art.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_CARD_FAN (canasta_card_fan_get_type ())
G_DECLARE_FINAL_TYPE (CanastaCardFan, canasta_card_fan, CANASTA, CARD_FAN, GtkWidget)

void  canasta_card_fan_set_art   (CanastaCardFan *self,
                                  CanastaCardArt *art);

G_END_DECLS
