/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rounds of a match that are over, shown step by step, as a scene in which nobody acts:
 * where one stands in them, through whose eyes one looks, and how they play by
 * themselves. Knows no window, and changes nothing of the match. */

#pragma once

#include "match/archive.h"
#include "settings/choices.h"
#include "turn/scene.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_REPLAY (canasta_replay_get_type ())
G_DECLARE_FINAL_TYPE (CanastaReplay, canasta_replay, CANASTA, REPLAY, GObject)

/*
 * A #CanastaScene: it changes when another moment is shown, or through other eyes; it
 * goes on by a step, or by a turn, and jumps otherwise. To take back is to go back, and
 * to skip lets it play by itself, or no longer.
 *
 * Property:
 *   playing: whether the round plays by itself
 */

gboolean        canasta_replay_exists           (CanastaMatch          *match);
CanastaReplay  *canasta_replay_new              (CanastaMatch          *match,
                                                 const CanastaPersonal *personal,
                                                 const char            *path);

CanastaMatch   *canasta_replay_get_match        (CanastaReplay         *self);
CanastaMatch   *canasta_replay_get_whole        (CanastaReplay         *self);
guint           canasta_replay_get_first_round  (CanastaReplay         *self);
guint           canasta_replay_get_last_round   (CanastaReplay         *self);
guint           canasta_replay_get_round        (CanastaReplay         *self);
gboolean        canasta_replay_set_round        (CanastaReplay         *self,
                                                 guint                  round);
guint           canasta_replay_get_seat         (CanastaReplay         *self);
void            canasta_replay_set_seat         (CanastaReplay         *self,
                                                 guint                  seat);

/* Where one stands. */
guint           canasta_replay_count_steps      (CanastaReplay         *self);
guint           canasta_replay_get_step         (CanastaReplay         *self);
guint           canasta_replay_get_turn         (CanastaReplay         *self,
                                                 guint                  step);
void            canasta_replay_go_to            (CanastaReplay         *self,
                                                 guint                  step);
void            canasta_replay_go_on            (CanastaReplay         *self);
void            canasta_replay_go_back          (CanastaReplay         *self);
void            canasta_replay_turn_on          (CanastaReplay         *self);
void            canasta_replay_turn_back        (CanastaReplay         *self);

/* What there is to see. */
char           *canasta_replay_describe_step    (CanastaReplay         *self,
                                                 guint                  step);

/* By itself. */
gboolean        canasta_replay_is_playing       (CanastaReplay         *self);
void            canasta_replay_play             (CanastaReplay         *self);
void            canasta_replay_pause            (CanastaReplay         *self);
CanastaPace     canasta_replay_get_pace         (CanastaReplay         *self);
void            canasta_replay_set_pace         (CanastaReplay         *self,
                                                 CanastaPace            pace);

/* Playing on. */
gboolean        canasta_replay_can_play_on      (CanastaReplay         *self);
CanastaMatch   *canasta_replay_play_on          (CanastaReplay         *self,
                                                 CanastaPersonal       *personal);
char           *canasta_replay_describe_origin  (const CanastaOrigin   *origin);

G_END_DECLS
