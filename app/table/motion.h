/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards on their way over a widget. Only what is drawn moves: positions are
 * what they are already, and finishing early changes nothing. Where nothing is
 * to move, the places where cards would land are outlined for a moment. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * CanastaFlight:
 * @texture: (nullable): what flies; without one a glow spreads
 * @from: where it starts, in the coordinates of the widget flown over
 * @to: where it lands
 * @delay: when it starts, in milliseconds from now
 * @duration: how long it flies, in milliseconds
 * @hidden: (nullable): what is not drawn before it lands
 * @glow: the colour of a glow
 */
typedef struct
{
  GdkTexture *texture;
  graphene_rect_t from;
  graphene_rect_t to;
  int delay;
  int duration;
  GtkWidget *hidden;
  GdkRGBA glow;
} CanastaFlight;

/* How long a place is outlined, in milliseconds. */
#define CANASTA_MOTION_OUTLINE_TIME 2000

typedef struct _CanastaMotion CanastaMotion;

CanastaMotion  *canasta_motion_new      (GtkWidget           *over);
void            canasta_motion_free     (CanastaMotion       *self);
void            canasta_motion_set_still (CanastaMotion      *self,
                                         gboolean             still);
void            canasta_motion_add      (CanastaMotion       *self,
                                         const CanastaFlight *flight);
void            canasta_motion_land     (CanastaMotion       *self);
void            canasta_motion_finish   (CanastaMotion       *self);
guint           canasta_motion_count    (CanastaMotion       *self);
void            canasta_motion_snapshot (CanastaMotion       *self,
                                         GtkSnapshot         *snapshot);

G_END_DECLS
