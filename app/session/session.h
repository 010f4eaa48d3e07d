/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match being played by one person and computer players: whose turn it is,
 * how fast the others play, and what is kept on the disk. Knows no window. */

#pragma once

#include "match/match-file.h"
#include "settings/choices.h"
#include "turn/surroundings.h"

G_BEGIN_DECLS

/* The word that stands in a saved match for the person at the table. */
#define CANASTA_SESSION_PERSON "person"

/* How long a discard can be taken back, in milliseconds. */
#define CANASTA_SESSION_HOLD 1200

/* How long the others wait while a round is dealt, in milliseconds. */
#define CANASTA_SESSION_DEAL 1200

#define CANASTA_TYPE_SESSION (canasta_session_get_type ())
G_DECLARE_FINAL_TYPE (CanastaSession, canasta_session, CANASTA, SESSION, GObject)

/*
 * Signals:
 *   stepped (const CanastaEvent *event)
 *     somebody has acted; comes before "changed"
 *   changed ()
 *     there is something new to observe: an action, one taken back, a discard
 *     held back, a round that ended or began
 *   failed (const char *sentence)
 *     the variant gave no usable answer: the match is as it was before, and does
 *     not go on; told once
 *   save-failed (const char *details)
 *     the match could not be saved; told once until it can again
 */

CanastaSession  *canasta_session_new          (CanastaMatch         *match,
                                               guint                 seat,
                                               const char *const    *players,
                                               CanastaMatchFile     *file);
CanastaSession  *canasta_session_resume       (CanastaMatch         *match,
                                               const CanastaPersonal *personal,
                                               CanastaMatchFile     *file);

guint            canasta_pace_get_step_time   (CanastaPace           pace);

CanastaMatch    *canasta_session_get_match    (CanastaSession       *self);
const CanastaPersonal *
                 canasta_session_get_personal (CanastaSession       *self);
const char      *canasta_session_get_path     (CanastaSession       *self);
guint            canasta_session_get_seat     (CanastaSession       *self);
const char      *canasta_session_get_player   (CanastaSession       *self,
                                               guint                 seat);
CanastaPace      canasta_session_get_pace     (CanastaSession       *self);
void             canasta_session_set_pace     (CanastaSession       *self,
                                               CanastaPace           pace);

void             canasta_session_start        (CanastaSession       *self);
void             canasta_session_stop         (CanastaSession       *self);
void             canasta_session_put_away     (CanastaSession       *self);
gboolean         canasta_session_is_thinking  (CanastaSession       *self);

void             canasta_session_observe      (CanastaSession       *self,
                                               CanastaObservation   *observation);
void             canasta_session_recall       (CanastaSession       *self,
                                               CanastaRecall          *turn);
void             canasta_session_get_surroundings (CanastaSession   *self,
                                               CanastaIndexLetters   letters,
                                               CanastaSurroundings  *surroundings);

gboolean         canasta_session_act          (CanastaSession       *self,
                                               const CanastaAction  *action,
                                               CanastaRefusal       *refusal);
void             canasta_session_skip         (CanastaSession       *self);
gboolean         canasta_session_start_round  (CanastaSession       *self);

gboolean         canasta_session_is_holding   (CanastaSession       *self);
CanastaEvent    *canasta_session_dup_held     (CanastaSession       *self);
CanastaUndo      canasta_session_get_undo     (CanastaSession       *self);
gboolean         canasta_session_can_redo     (CanastaSession       *self);
gboolean         canasta_session_undo         (CanastaSession       *self);
gboolean         canasta_session_undo_all     (CanastaSession       *self);
gboolean         canasta_session_redo         (CanastaSession       *self);

const char      *canasta_session_get_hand     (CanastaSession       *self);
const char      *canasta_session_get_draft    (CanastaSession       *self);
void             canasta_session_set_personal     (CanastaSession       *self,
                                               const char           *hand,
                                               const char           *draft);
void             canasta_session_note_hint    (CanastaSession       *self);
void             canasta_session_set_strongest (CanastaSession      *self,
                                               const char           *text);

G_END_DECLS
