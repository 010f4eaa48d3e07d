/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is on its way over a widget, by one clock. Only what is drawn moves: positions are
 * what they are already, and finishing early changes nothing. Where nothing is to move,
 * the places where cards would land are outlined for a moment. */

#pragma once

#include <adwaita.h>

#include "cards/card.h"

G_BEGIN_DECLS

typedef struct _CanastaFlight CanastaFlight;

/**
 * CanastaLanding:
 * @widget: what has waited for a card
 * @card: the card
 *
 * Has a widget show what it did not show while it was on its way.
 */
typedef void (*CanastaLanding) (GtkWidget *widget, CanastaCard card);

/**
 * CanastaStep:
 * @widget: what moves
 * @flight: its way
 * @part: how far it has come, from 0 to 1
 *
 * Has a widget show itself, or a part of it, on its way.
 */
typedef void (*CanastaStep) (GtkWidget *widget, const CanastaFlight *flight, double part);

/**
 * CanastaSetOff:
 * @over: what is flown over
 *
 * Something sets off: not where it is finished before.
 */
typedef void (*CanastaSetOff) (GtkWidget *over);

/**
 * CanastaFlight:
 * @texture: (nullable): what flies, as large as it lands; without one, @waiting moves
 *   by itself
 * @card: the card it is, if it is one
 * @from: where it starts, in the coordinates of the widget flown over
 * @to: where it lands
 * @seen: what will be seen of it there, which is outlined where nothing moves
 * @delay: when it starts, in milliseconds from now
 * @duration: how long it flies, in milliseconds
 * @stay: how long it is seen where it has landed, likewise
 * @easing: how it begins and ends
 * @waiting: (nullable): what shows it when it has landed, and not before
 * @land: (nullable): tells @waiting so; without it, @waiting is not drawn till then
 * @step: (nullable): moves @waiting, where nothing flies
 * @set_off: (nullable): is told once when it starts
 *
 * Something on its way.
 */
struct _CanastaFlight
{
  GdkTexture *texture;
  CanastaCard card;
  graphene_rect_t from;
  graphene_rect_t to;
  graphene_rect_t seen;
  int delay;
  int duration;
  int stay;
  AdwEasing easing;
  GtkWidget *waiting;
  CanastaLanding land;
  CanastaStep step;
  CanastaSetOff set_off;
};

/* How long a place is outlined, in milliseconds. */
#define CANASTA_MOTION_OUTLINE_TIME 2000

/* How far an outline reaches beyond what it is around, and into it. */
#define CANASTA_MOTION_OUTLINE_WIDTH 3

typedef struct _CanastaMotion CanastaMotion;

CanastaMotion  *canasta_motion_new         (GtkWidget           *over);
void            canasta_motion_free        (CanastaMotion       *self);
int             canasta_motion_get_rest    (CanastaMotion       *self);
void            canasta_motion_set_stretch (CanastaMotion       *self,
                                            double               stretch);
gboolean        canasta_motion_is_still    (CanastaMotion       *self);
void            canasta_motion_add         (CanastaMotion       *self,
                                            const CanastaFlight *flight);
void            canasta_motion_land        (CanastaMotion       *self);
void            canasta_motion_finish      (CanastaMotion       *self);
guint           canasta_motion_count       (CanastaMotion       *self);
void            canasta_motion_stop_at     (CanastaMotion       *self,
                                            int                  time);
void            canasta_motion_snapshot    (CanastaMotion       *self,
                                            GtkSnapshot         *snapshot);

G_END_DECLS
