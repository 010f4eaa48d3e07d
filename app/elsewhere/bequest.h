/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table that its host gives to another one, in parts that go over a connection one after the other. */

#pragma once

#include "elsewhere/guests.h"
#include "network/message.h"

G_BEGIN_DECLS

/**
 * CanastaBequest:
 * @is_wanted: whether another host may give their table, as long as nobody is there
 * @is_untouched: whether the table here was given, and nobody has come since
 * @line: the connection of who gives it, 0 where nobody does
 * @since: since when they are there, in milliseconds
 * @n: how many parts have come
 * @text: (nullable): these
 *
 * A table that is given, or could be.
 */
typedef struct
{
  gboolean is_wanted;
  gboolean is_untouched;
  guint line;
  gint64 since;
  guint64 n;
  GString *text;
} CanastaBequest;

gboolean  canasta_bequest_can_begin  (const CanastaBequest     *self,
                                      const CanastaGuests      *guests,
                                      gboolean                  has_begun);
void      canasta_bequest_begin      (CanastaBequest           *self,
                                      guint                     line,
                                      gint64                    now);
gboolean  canasta_bequest_add        (CanastaBequest           *self,
                                      const CanastaBequeathed  *part);
gboolean  canasta_bequest_is_late    (const CanastaBequest     *self,
                                      gint64                    now);
void      canasta_bequest_end        (CanastaBequest           *self);

char     *canasta_bequest_cut        (const char              **rest,
                                      guint64                   n);

G_END_DECLS
