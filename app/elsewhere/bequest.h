/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table that its host gives to another one, in parts that go over a connection one after the other. */

#pragma once

#include "network/message.h"

G_BEGIN_DECLS

/**
 * CanastaBequest:
 * @line: the connection of who gives it, 0 where nobody does
 * @since: since when they are there, in milliseconds
 * @n: how many parts have come
 * @text: (nullable): these
 *
 * A table that comes.
 */
typedef struct
{
  guint line;
  gint64 since;
  guint64 n;
  GString *text;
} CanastaBequest;

void      canasta_bequest_begin    (CanastaBequest           *self,
                                    guint                     line,
                                    gint64                    now);
gboolean  canasta_bequest_add      (CanastaBequest           *self,
                                    const CanastaBequeathed  *part);
gboolean  canasta_bequest_is_late  (const CanastaBequest     *self,
                                    gint64                    now);
void      canasta_bequest_end      (CanastaBequest           *self);

char     *canasta_bequest_cut      (const char              **rest,
                                    guint64                   n);

G_END_DECLS
