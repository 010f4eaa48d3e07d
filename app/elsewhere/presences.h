/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who is at each seat of a table that is kept for others, as the log has told it. */

#pragma once

#include "network/message.h"

G_BEGIN_DECLS

/* Who is at a seat. */
typedef enum
{
  CANASTA_PRESENCE_NOBODY,      /* or a computer player from the beginning */
  CANASTA_PRESENCE_HERE,
  CANASTA_PRESENCE_AWAY,
  CANASTA_PRESENCE_REPLACED,    /* a computer player goes on for them */
} CanastaPresence;

/**
 * CanastaPresences:
 * @of: by seat
 * @names: (nullable): by seat, what whoever was there last is called
 *
 * As it was told last; nobody at first.
 */
typedef struct
{
  CanastaPresence of[CANASTA_MAX_SEATS];
  char *names[CANASTA_MAX_SEATS];
} CanastaPresences;

void   canasta_presences_clear  (CanastaPresences       *self);
char  *canasta_presences_tell   (CanastaPresences       *self,
                                 guint                   seat,
                                 const CanastaSeatSeen  *seen,
                                 gboolean                is_guests);

G_END_DECLS
