/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who is in which place of tables that were dealt the same. Those are compared who had the same
 * cards, a side of each table: the more points in all rounds together, the better the place, and
 * who has as many shares it. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * CanastaPlacedSide:
 * @table: the table, as one of those that are compared
 * @points: what its side has
 * @place: which place that is, from 1
 *
 * The place of a side.
 */
typedef struct
{
  guint table;
  int points;
  guint place;
} CanastaPlacedSide;

GArray  *canasta_places_count     (const int     *points,
                                   guint          n);
double   canasta_places_get_mean  (const GArray  *places);

G_END_DECLS
