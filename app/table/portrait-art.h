/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Portrait art: the players' faces as textures at exact device size. */

#pragma once

#include <gtk/gtk.h>

#include "turn/looks.h"

G_BEGIN_DECLS

typedef struct _CanastaPortraitArt CanastaPortraitArt;

CanastaPortraitArt  *canasta_portrait_art_new       (void);
void                 canasta_portrait_art_free      (CanastaPortraitArt        *self);
GdkTexture          *canasta_portrait_art_get       (CanastaPortraitArt        *self,
                                                     guint                      portrait,
                                                     CanastaLook                look,
                                                     int                        size,
                                                     int                        scale);
gsize                canasta_portrait_art_get_bytes (const CanastaPortraitArt  *self);

G_END_DECLS
