/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What hangs before a table while nobody's cards may be seen: who is called, what has
 * happened since their last turn, and the button that says that they are there. */

#pragma once

#include <adwaita.h>

#include "session/session.h"
#include "table/card-art.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_CURTAIN (canasta_curtain_get_type ())
G_DECLARE_FINAL_TYPE (CanastaCurtain, canasta_curtain, CANASTA, CURTAIN, AdwBin)

GtkWidget   *canasta_curtain_new     (CanastaCardArt  *art,
                                      GSettings       *settings);
void         canasta_curtain_update  (CanastaCurtain  *self,
                                      CanastaSession  *session);
char        *canasta_curtain_say     (CanastaCurtain  *self);

G_END_DECLS
