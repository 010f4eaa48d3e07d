/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the worlds so far say of a choice: how far it was ahead of another in
 * the same worlds. All sums are whole numbers, so that neither the order they
 * are made in nor the machine matters. Private to `players`. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * CanastaTally:
 * @n: how many differences were added, at most %CANASTA_TALLY_MOST
 * @sum: their sum
 * @squares: the sum of their squares
 */
typedef struct
{
  gint64 n;
  gint64 sum;
  gint64 squares;
} CanastaTally;

/* So many differences keep the arithmetic within 64 bits. */
#define CANASTA_TALLY_MOST (1 << 22)

void      canasta_tally_add        (CanastaTally        *self,
                                    int                  difference);
void      canasta_tally_merge      (CanastaTally        *self,
                                    const CanastaTally  *other);
gboolean  canasta_tally_is_ahead   (const CanastaTally  *self,
                                    int                  margin);
gboolean  canasta_tally_is_behind  (const CanastaTally  *self,
                                    int                  margin);
int       canasta_tally_get_mean   (const CanastaTally  *self);
int       canasta_tally_get_error  (const CanastaTally  *self);

G_END_DECLS
