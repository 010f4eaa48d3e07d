/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Without a network nobody comes, and no seat has a key. */
#include "config.h"

#include "network/seat-key.h"

gboolean
canasta_seat_key_draw (CanastaSeatKey *self)
{
  return FALSE;
}

gboolean
canasta_seat_key_sign (const CanastaSeatKey *self, const CanastaSeatClaim *claim, guint8 *signature)
{
  return FALSE;
}

gboolean
canasta_seat_key_has_signed (const guint8 *open, const CanastaSeatClaim *claim,
                             const guint8 *signature)
{
  return FALSE;
}
