/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match being played, as a scene of the person at the table: whose turn it is, who
 * drives each seat, how fast the others play, and what is kept on the disk. Knows no
 * window. */

#pragma once

#include "match/match-file.h"
#include "players/player.h"
#include "settings/choices.h"
#include "turn/scene.h"

G_BEGIN_DECLS

/* The word that stands in a saved match for the person at the table. */
#define CANASTA_SESSION_PERSON "person"

/* How long a discard can be taken back, in milliseconds. */
#define CANASTA_SESSION_HOLD 1200

/* How long the others wait while a round is dealt, in milliseconds. */
#define CANASTA_SESSION_DEAL 1200

/* How long the end of a round is seen before its sheet covers it, in milliseconds. */
#define CANASTA_SESSION_END 1500

#define CANASTA_TYPE_SESSION (canasta_session_get_type ())
G_DECLARE_FINAL_TYPE (CanastaSession, canasta_session, CANASTA, SESSION, GObject)

/*
 * A #CanastaScene: it changes with an action, one taken back, a discard held back, a
 * round that ended or began. A discard that is held back counts as done, and can be
 * taken back.
 *
 * Signals:
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
guint            canasta_session_get_seat      (CanastaSession       *self);
const char      *canasta_session_get_player    (CanastaSession       *self,
                                                guint                 seat);
CanastaPace      canasta_session_get_pace      (CanastaSession       *self);
void             canasta_session_set_pace      (CanastaSession       *self,
                                                CanastaPace           pace);

void             canasta_session_seat          (CanastaSession       *self,
                                                guint                 seat,
                                                const char           *word,
                                                CanastaPlayer        *player);

void             canasta_session_start         (CanastaSession       *self);
void             canasta_session_stop          (CanastaSession       *self);
gboolean         canasta_session_save          (CanastaSession       *self,
                                                GError              **error);
void             canasta_session_put_away      (CanastaSession       *self);
gboolean         canasta_session_is_thinking   (CanastaSession       *self);
gboolean         canasta_session_is_holding    (CanastaSession       *self);
gboolean         canasta_session_start_round   (CanastaSession       *self);
void             canasta_session_set_strongest (CanastaSession      *self,
                                               const char           *text);

G_END_DECLS
