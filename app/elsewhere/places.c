/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/places.h"

/* Of as many points the table that comes first. */
static int
compare (gconstpointer one, gconstpointer other)
{
  const CanastaPlacedSide *first = one, *second = other;

  if (first->points != second->points)
    return first->points > second->points ? -1 : 1;
  return (int) first->table - (int) second->table;
}

/* Who has as many points as the one before is in the same place; the next one is behind all of
 * them. */
static void
number (GArray *places)
{
  for (guint i = 0; i < places->len; i++)
    {
      CanastaPlacedSide *place = &g_array_index (places, CanastaPlacedSide, i);
      const CanastaPlacedSide *before = i > 0 ? place - 1 : NULL;

      place->place = before && before->points == place->points ? before->place : i + 1;
    }
}

/**
 * canasta_places_count:
 * @points: (array length=n): what those have who had the same cards, by table
 * @n: how many tables there are
 *
 * Returns: (transfer full) (element-type CanastaPlacedSide): their places, in their order
 */
GArray *
canasta_places_count (const int *points, guint n)
{
  GArray *places = g_array_new (FALSE, TRUE, sizeof (CanastaPlacedSide));

  for (guint table = 0; table < n; table++)
    {
      const CanastaPlacedSide side = { .table = table, .points = points[table] };

      g_array_append_val (places, side);
    }
  g_array_sort (places, compare);
  number (places);
  return places;
}

/**
 * canasta_places_get_mean:
 * @places: the places of those who had the same cards; one at least
 *
 * Returns: how many points they have on average
 */
double
canasta_places_get_mean (const GArray *places)
{
  double sum = 0;

  for (guint i = 0; i < places->len; i++)
    sum += g_array_index (places, CanastaPlacedSide, i).points;
  return sum / places->len;
}
