/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "session/referee.h"

G_DEFINE_INTERFACE (CanastaReferee, canasta_referee, G_TYPE_OBJECT)

static void
canasta_referee_default_init (CanastaRefereeInterface *interface)
{
}

/* Whether the match is played there. */
gboolean
canasta_referee_plays (CanastaReferee *self)
{
  return CANASTA_REFEREE_GET_IFACE (self)->ask != NULL;
}

gboolean
canasta_referee_ask (CanastaReferee *self, guint seat, const CanastaAction *action)
{
  return CANASTA_REFEREE_GET_IFACE (self)->ask (self, seat, action);
}

void
canasta_referee_ask_round (CanastaReferee *self)
{
  CANASTA_REFEREE_GET_IFACE (self)->ask_round (self);
}
