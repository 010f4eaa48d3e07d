/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays sounds through GSound, where the game was built with it. */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

gboolean  canasta_loudspeaker_exists (void);
GObject  *canasta_loudspeaker_new    (void);
void      canasta_loudspeaker_play   (const char *file,
                                      double      volume,
                                      gpointer    loudspeaker);

G_END_DECLS
