/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who leaves the table in mid-match, and who comes back to it: asks, and tells. */
#pragma once

#include "session/session.h"
#include "window/messages.h"

G_BEGIN_DECLS

guint  canasta_absence_find_leaving (CanastaSession   *session);
void   canasta_absence_begin        (GtkWidget        *widget,
                                     CanastaSession   *session,
                                     CanastaMessages  *messages);
void   canasta_absence_end          (GtkWidget        *widget,
                                     CanastaSession   *session,
                                     CanastaMessages  *messages);

G_END_DECLS
