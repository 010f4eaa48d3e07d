/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is copied and printed of a match. */

#pragma once

#include "session/session.h"
#include "table/card-art.h"
#include "variants/registry.h"
#include "window/messages.h"

G_BEGIN_DECLS

void  canasta_sharing_copy_deal     (GtkWidget        *widget,
                                     CanastaSession   *session,
                                     CanastaMessages  *messages);
void  canasta_sharing_copy_scores   (GtkWidget        *widget,
                                     CanastaSession   *session,
                                     CanastaRegistry  *registry,
                                     CanastaCardArt   *art);
void  canasta_sharing_print_scores  (GtkWindow        *window,
                                     CanastaSession   *session,
                                     CanastaRegistry  *registry,
                                     CanastaCardArt   *art);

G_END_DECLS
