/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A session as it is seen from its first seat, for tests that ask for it again and again. */

#pragma once

#include "session/seat.h"

/* The scene, kept with its session until another is asked for, or %NULL. */
static inline CanastaScene *
test_seat (CanastaSession *session)
{
  static CanastaScene *kept;
  static CanastaSession *kept_session;

  if (session != kept_session)
    {
      g_clear_object (&kept);
      kept_session = session;
      if (session)
        kept = canasta_seat_new (session, 0);
    }
  return kept;
}
