/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who drives a seat: a computer player, a person at this computer, or one elsewhere. The
 * match asks whoever is to act. A computer player then chooses; a person acts in their
 * own time, through canasta_session_act(). */

#pragma once

#include "play/observation.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_DRIVER (canasta_driver_get_type ())
G_DECLARE_INTERFACE (CanastaDriver, canasta_driver, CANASTA, DRIVER, GObject)

/*
 * Signals:
 *   chose (const CanastaAction *action)
 *     what the driver does who was asked; %NULL where they could not choose
 *   ready ()
 *     whoever was asked for nothing can be asked again
 */

/**
 * CanastaDriverInterface:
 * @get_word: what a saved match calls them
 * @ask: the seat is to act; they may know the observation, until it acts, and take the
 *   time in milliseconds at least. Who is asked again for the same turn goes on with it
 * @is_asked: (nullable): whether they are about to choose; never where it is not there
 * @hurry: (nullable): they choose as soon as they can
 * @stop: (nullable): nothing is wanted of them any more
 */
struct _CanastaDriverInterface
{
  GTypeInterface parent_interface;

  const char  *(*get_word)  (CanastaDriver             *self);
  void         (*ask)       (CanastaDriver             *self,
                             const CanastaObservation  *observation,
                             guint                      time);
  gboolean     (*is_asked)  (CanastaDriver             *self);
  void         (*hurry)     (CanastaDriver             *self);
  void         (*stop)      (CanastaDriver             *self);
};

const char *canasta_driver_get_word   (CanastaDriver            *self);
void        canasta_driver_ask        (CanastaDriver            *self,
                                       const CanastaObservation *observation,
                                       guint                     time);
gboolean    canasta_driver_is_asked   (CanastaDriver            *self);
void        canasta_driver_hurry      (CanastaDriver            *self);
void        canasta_driver_stop       (CanastaDriver            *self);

/* For whoever is one. */
void        canasta_driver_choose     (CanastaDriver            *self,
                                       const CanastaAction      *action);
void        canasta_driver_tell_ready (CanastaDriver            *self);

G_END_DECLS
