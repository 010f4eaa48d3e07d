/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How far an opening is from its minimum, and how far what is chosen would bring it. */

#pragma once

#include <gtk/gtk.h>

#include "draft/draft.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_OPENING_METER (canasta_opening_meter_get_type ())
G_DECLARE_FINAL_TYPE (CanastaOpeningMeter, canasta_opening_meter, CANASTA, OPENING_METER, GtkWidget)

GtkWidget  *canasta_opening_meter_new    (void);
void        canasta_opening_meter_update (CanastaOpeningMeter  *self,
                                          const CanastaOpening *opening,
                                          int                   chosen);

G_END_DECLS
