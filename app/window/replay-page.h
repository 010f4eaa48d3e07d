/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows a replay: the same table, on which nothing is to be done, the steps beside
 * it, and below what goes from one step to the next. */

#pragma once

#include <adwaita.h>

#include "review/review.h"
#include "session/replay.h"
#include "table/card-art.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_REPLAY_PAGE (canasta_replay_page_get_type ())
G_DECLARE_FINAL_TYPE (CanastaReplayPage, canasta_replay_page, CANASTA, REPLAY_PAGE, AdwBin)

/*
 * Properties, each an action of the same name behind "replay.":
 *   round, seat: what is looked at, and whose eyes look
 *   pace: how fast the round plays by itself
 *   playing: whether it does
 *   hands: whether all hands are open
 *   panel: whether the steps are shown beside the table
 *
 * Further actions: replay.start, replay.turn-back, replay.back, replay.on,
 * replay.turn-on, replay.end, replay.play-on.
 */

GtkWidget      *canasta_replay_page_new        (GSettings         *settings,
                                                CanastaCardArt    *art);
CanastaReplay  *canasta_replay_page_get_replay (CanastaReplayPage *self);
void            canasta_replay_page_set_replay (CanastaReplayPage *self,
                                                CanastaReplay     *replay);
void            canasta_replay_page_tell       (CanastaReplayPage *self,
                                                const CanastaReviewWords *words);
void            canasta_replay_page_focus      (CanastaReplayPage *self);

G_END_DECLS
