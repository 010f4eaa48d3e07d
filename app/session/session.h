/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match being played: who drives each seat, who is to act and is asked, how fast
 * computer players act, what is taken back, and what is kept on the disk. Knows no window,
 * and nobody's eyes: what somebody at the table sees is the scene of their seat (seat.h). */

#pragma once

#include "match/match-file.h"
#include "session/driver.h"
#include "session/others.h"
#include "session/referee.h"
#include "session/screen.h"
#include "settings/choices.h"

G_BEGIN_DECLS

/* How long a discard can be taken back, in milliseconds. */
#define CANASTA_SESSION_HOLD 1200

/* How long the others wait while a round is dealt, in milliseconds. */
#define CANASTA_SESSION_DEAL 1200

/* How long the end of a round is seen before its sheet covers it, in milliseconds. */
#define CANASTA_SESSION_END 1500

#define CANASTA_TYPE_SESSION (canasta_session_get_type ())
G_DECLARE_FINAL_TYPE (CanastaSession, canasta_session, CANASTA, SESSION, GObject)

/*
 * Signals:
 *   happened (const CanastaEvent *event)
 *     somebody has acted, or acts again; comes before "changed"
 *   changed ()
 *     there is another position: by an action, one taken back, a discard held back, a round
 *     that ended or began; or somebody has left or come back
 *   match-over ()
 *     comes after "changed" where the match has ended
 *   round-over ()
 *     the round has ended and was seen
 *   failed (const char *sentence)
 *     the variant gave no usable answer: the match is as it was before, and does
 *     not go on; told once
 *   save-failed (const char *details)
 *     the match could not be saved; told once until it can again
 */

CanastaSession  *canasta_session_new           (CanastaMatch         *match,
                                                guint                 seat,
                                                const char *const    *players,
                                                CanastaMatchFile     *file);
CanastaSession  *canasta_session_resume        (CanastaMatch         *match,
                                                const CanastaPersonal *personal,
                                                CanastaMatchFile     *file);

guint            canasta_session_get_step_time (CanastaPace           pace);

CanastaMatch    *canasta_session_get_match     (CanastaSession       *self);
const CanastaPersonal *
                 canasta_session_get_personal  (CanastaSession       *self);
const char      *canasta_session_get_path      (CanastaSession       *self);
CanastaPace      canasta_session_get_pace      (CanastaSession       *self);
void             canasta_session_set_pace      (CanastaSession       *self,
                                                CanastaPace           pace);

/* Who sits there. */
guint            canasta_session_get_reader    (CanastaSession       *self);
gboolean         canasta_session_is_sealed     (CanastaSession       *self);
CanastaScreen   *canasta_session_get_screen    (CanastaSession       *self);
CanastaDriver   *canasta_session_get_driver    (CanastaSession       *self,
                                                guint                 seat);
const char      *canasta_session_get_player    (CanastaSession       *self,
                                                guint                 seat);
gboolean         canasta_session_has_person    (CanastaSession       *self,
                                                guint                 seat);
void             canasta_session_set_driver    (CanastaSession       *self,
                                                guint                 seat,
                                                CanastaDriver        *driver);

/* Who has left, and comes back. */
gboolean         canasta_session_can_leave     (CanastaSession       *self,
                                                guint                 seat);
void             canasta_session_leave         (CanastaSession       *self,
                                                guint                 seat);
guint            canasta_session_list_left     (CanastaSession       *self);
gboolean         canasta_session_come_back     (CanastaSession       *self,
                                                guint                 seat);
void             canasta_session_stay_away     (CanastaSession       *self,
                                                guint                 seat);
void             canasta_session_sit_out       (CanastaSession       *self,
                                                guint                 seat);
void             canasta_session_note_missed   (CanastaSession       *self,
                                                guint                 seat,
                                                guint                 round);

/* What a person does, here or elsewhere. */
gboolean         canasta_session_act           (CanastaSession       *self,
                                                guint                 seat,
                                                const CanastaAction  *action,
                                                CanastaRefusal       *refusal);
CanastaUndo      canasta_session_get_undo      (CanastaSession       *self,
                                                guint                 seat);
gboolean         canasta_session_undo          (CanastaSession       *self,
                                                guint                 seat);
gboolean         canasta_session_undo_all      (CanastaSession       *self,
                                                guint                 seat);
gboolean         canasta_session_redo          (CanastaSession       *self,
                                                guint                 seat);
gboolean         canasta_session_can_skip      (CanastaSession       *self);
void             canasta_session_skip          (CanastaSession       *self);
gboolean         canasta_session_look_ahead    (CanastaSession       *self,
                                                guint                 seat,
                                                CanastaState         *state,
                                                CanastaAction        *held);

/* What lies before them. */
const CanastaDesk *
                 canasta_session_get_desk      (CanastaSession       *self,
                                                guint                 seat);
void             canasta_session_keep_arranged (CanastaSession       *self,
                                                guint                 seat,
                                                const char           *hand,
                                                const char           *draft);
void             canasta_session_note_hint     (CanastaSession       *self,
                                                guint                 seat);
void             canasta_session_forbid_hints  (CanastaSession       *self);

/* Where it is played with others, or elsewhere. */
CanastaSession  *canasta_session_new_shared    (CanastaMatch         *match,
                                                const CanastaPersonal *personal,
                                                CanastaReferee       *referee,
                                                CanastaMatchFile     *file);
CanastaOthers   *canasta_session_get_others    (CanastaSession       *self);
void             canasta_session_follow_step   (CanastaSession       *self);
void             canasta_session_follow_end    (CanastaSession       *self);
void             canasta_session_follow_round  (CanastaSession       *self);
void             canasta_session_follow_position (CanastaSession     *self);

/* How it goes on. */
void             canasta_session_start         (CanastaSession       *self);
void             canasta_session_stop          (CanastaSession       *self);
void             canasta_session_save_seldom   (CanastaSession       *self);
gboolean         canasta_session_save          (CanastaSession       *self,
                                                GError              **error);
void             canasta_session_put_away      (CanastaSession       *self);
gboolean         canasta_session_is_thinking   (CanastaSession       *self);
gboolean         canasta_session_is_holding    (CanastaSession       *self);
gboolean         canasta_session_is_asking     (CanastaSession       *self);
gboolean         canasta_session_start_round   (CanastaSession       *self);
void             canasta_session_set_strongest (CanastaSession      *self,
                                               const char           *text);

G_END_DECLS
