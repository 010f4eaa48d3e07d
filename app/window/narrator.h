/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells what happens in a scene to whoever does not look at the table: in words
 * to a screen reader, by sounds, and by a notification when the game waits for
 * somebody who looks elsewhere. */

#pragma once

#include <gtk/gtk.h>

#include "turn/scene.h"
#include "window/sounds.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_NARRATOR (canasta_narrator_get_type ())
G_DECLARE_FINAL_TYPE (CanastaNarrator, canasta_narrator, CANASTA, NARRATOR, GObject)

CanastaNarrator  *canasta_narrator_new           (GtkWindow                  *window,
                                                  GSettings                  *settings);
void              canasta_narrator_set_sounds    (CanastaNarrator            *self,
                                                  CanastaSounds              *sounds);
void              canasta_narrator_tell          (CanastaNarrator            *self,
                                                  const char                 *sentence);
void              canasta_narrator_answer        (CanastaNarrator            *self,
                                                  const char                 *question,
                                                  const char                 *sentence);
void              canasta_narrator_say           (CanastaNarrator            *self,
                                                  const char                 *sentence);
void              canasta_narrator_advise        (CanastaNarrator            *self,
                                                  const char                 *sentence,
                                                  const char                 *advice);

/* What happens in a scene is noted, and announced with what is announced next. */
void              canasta_narrator_set_scene     (CanastaNarrator            *self,
                                                  CanastaScene               *scene);
void              canasta_narrator_note_event    (CanastaNarrator            *self,
                                                  const CanastaEvent         *event);
void              canasta_narrator_note_position (CanastaNarrator            *self);
char             *canasta_narrator_take_told     (CanastaNarrator            *self);
void              canasta_narrator_announce_steps
                                                 (CanastaNarrator            *self,
                                                  const CanastaBoard         *board);

void              canasta_narrator_sound         (CanastaNarrator            *self,
                                                  CanastaMotionKind           kind);
void              canasta_narrator_call_person   (CanastaNarrator            *self,
                                                  gboolean                    notifies);
void              canasta_narrator_withdraw_call (CanastaNarrator            *self);

G_END_DECLS
