/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Somebody who has connected and has to say what for, within the time for that. Whatever is waited
 * for ends with their socket. */

#pragma once

#include "network/ending.h"
#include "network/gate-limits.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * CanastaCaller:
 * @address: by what they are counted
 * @socket: theirs
 * @ending: why it was shut down, or CLOSED where it was not
 * @deadline: until when they have time
 */
typedef struct
{
  char *address;
  GSocket *socket;
  CanastaEnding ending;
  guint deadline;
} CanastaCaller;

void  canasta_caller_begin  (CanastaCaller        *self,
                             GSocketConnection    *connection,
                             const char           *address,
                             const CanastaLimits  *limits);
void  canasta_caller_clear  (CanastaCaller        *self);
void  canasta_caller_cut    (CanastaCaller        *self,
                             CanastaEnding         ending);

G_END_DECLS
