/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score pad that lies on the table: the totals, and how far the match goes. It is a
 * button that opens the sheet of scores. */

#pragma once

#include <gtk/gtk.h>

#include "turn/turn.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_SCORE_PAD (canasta_score_pad_get_type ())
G_DECLARE_FINAL_TYPE (CanastaScorePad, canasta_score_pad, CANASTA, SCORE_PAD, GtkButton)

GtkWidget  *canasta_score_pad_new    (void);
void        canasta_score_pad_update (CanastaScorePad *self,
                                      CanastaTurn     *turn);
int         canasta_score_pad_get_wanted_width
                                     (CanastaScorePad *self);

G_END_DECLS
