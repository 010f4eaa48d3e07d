/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A round that is over: watched step by step, or gone through with the strongest
 * player; from each to the other, and back. */

#pragma once

#include "pages/review-page.h"
#include "window/replay-page.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_PAST_PAGE (canasta_past_page_get_type ())
G_DECLARE_FINAL_TYPE (CanastaPastPage, canasta_past_page, CANASTA, PAST_PAGE, AdwBin)

/*
 * Actions: past.review goes through the round that is watched, and past.show-moment
 * watches one of its moments, the number of steps before it being the parameter.
 */

GtkWidget      *canasta_past_page_new          (GSettings        *settings,
                                                CanastaCardArt   *art,
                                                CanastaReviewer  *reviewer);
void            canasta_past_page_watch        (CanastaPastPage  *self,
                                                CanastaReplay    *replay);
void            canasta_past_page_review       (CanastaPastPage  *self,
                                                CanastaReplay    *replay);
gboolean        canasta_past_page_go_back      (CanastaPastPage  *self);
void            canasta_past_page_leave        (CanastaPastPage  *self);
CanastaReplay  *canasta_past_page_get_replay   (CanastaPastPage  *self);
char           *canasta_past_page_dup_title    (CanastaPastPage  *self);
char           *canasta_past_page_dup_subtitle (CanastaPastPage  *self);
void            canasta_past_page_toggle_panel (CanastaPastPage  *self);
void            canasta_past_page_focus        (CanastaPastPage  *self);

G_END_DECLS
