/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "session/driver.h"

G_DEFINE_INTERFACE (CanastaDriver, canasta_driver, G_TYPE_OBJECT)

enum
{
  CHOSE,
  READY,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
canasta_driver_default_init (CanastaDriverInterface *interface)
{
  signals[CHOSE] = g_signal_new ("chose", CANASTA_TYPE_DRIVER, G_SIGNAL_RUN_FIRST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[READY] = g_signal_new ("ready", CANASTA_TYPE_DRIVER, G_SIGNAL_RUN_FIRST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

const char *
canasta_driver_get_word (CanastaDriver *self)
{
  return CANASTA_DRIVER_GET_IFACE (self)->get_word (self);
}

void
canasta_driver_ask (CanastaDriver *self, const CanastaObservation *observation, guint time)
{
  CANASTA_DRIVER_GET_IFACE (self)->ask (self, observation, time);
}

gboolean
canasta_driver_is_asked (CanastaDriver *self)
{
  CanastaDriverInterface *interface = CANASTA_DRIVER_GET_IFACE (self);

  return interface->is_asked && interface->is_asked (self);
}

void
canasta_driver_hurry (CanastaDriver *self)
{
  if (CANASTA_DRIVER_GET_IFACE (self)->hurry)
    CANASTA_DRIVER_GET_IFACE (self)->hurry (self);
}

void
canasta_driver_stop (CanastaDriver *self)
{
  if (CANASTA_DRIVER_GET_IFACE (self)->stop)
    CANASTA_DRIVER_GET_IFACE (self)->stop (self);
}

void
canasta_driver_choose (CanastaDriver *self, const CanastaAction *action)
{
  g_signal_emit (self, signals[CHOSE], 0, action);
}

void
canasta_driver_tell_ready (CanastaDriver *self)
{
  g_signal_emit (self, signals[READY], 0);
}
