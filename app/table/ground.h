/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What everything lies on: the room, the wooden rim, the felt. */

#pragma once

#include "table/layout.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _CanastaGround CanastaGround;

CanastaGround  *canasta_ground_new      (GtkWidget                *table);
void            canasta_ground_free     (CanastaGround            *self);
void            canasta_ground_forget   (CanastaGround            *self);
void            canasta_ground_snapshot (CanastaGround            *self,
                                         GtkSnapshot              *snapshot,
                                         const CanastaTableLayout *layout);

G_END_DECLS
