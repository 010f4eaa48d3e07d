/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whose hand may be seen at this computer. One person alone always sees their own. Where
 * several share it, nobody's is shown between the turns of two: there is a curtain, which
 * calls the next, until they say that they are there. */

#pragma once

#include "rules/table.h"

#include <glib-object.h>

G_BEGIN_DECLS

#define CANASTA_TYPE_SCREEN (canasta_screen_get_type ())
G_DECLARE_FINAL_TYPE (CanastaScreen, canasta_screen, CANASTA, SCREEN, GObject)

/*
 * Signals:
 *   changed ()
 *     another hand may be seen, or none, or somebody else is called
 */

CanastaScreen  *canasta_screen_new         (void);

void            canasta_screen_set_persons (CanastaScreen  *self,
                                            guint           seats,
                                            guint           next);
guint           canasta_screen_get_persons (CanastaScreen  *self);
gboolean        canasta_screen_is_shared   (CanastaScreen  *self);
guint           canasta_screen_get_shown   (CanastaScreen  *self);
guint           canasta_screen_get_called  (CanastaScreen  *self);
guint           canasta_screen_get_viewer  (CanastaScreen  *self);
gboolean        canasta_screen_is_watched  (CanastaScreen  *self);

void            canasta_screen_call        (CanastaScreen  *self,
                                            guint           seat);
void            canasta_screen_hide        (CanastaScreen  *self);
void            canasta_screen_lift        (CanastaScreen  *self);

G_END_DECLS
