/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The minimums of a table, by total. */
#include "config.h"

#include <string.h>

#include "guide/guide-private.h"

/* The totals at which a table is asked, and how near a limit is found. */
#define LEAST_TOTAL -1000
#define MOST_TOTAL 20000
#define WIDE_STEP 100
#define TOTAL_STEP 5

/* Finds by asking what a table's minimums are, also where a variant's hook
 * speaks. */
void
canasta_guide_find_bands (const CanastaTable *table, CanastaBands *bands)
{
  int last = canasta_table_get_minimum (table, LEAST_TOTAL, 1);

  *bands = (CanastaBands){ .n = 1, .band = { { LEAST_TOTAL, last } } };
  for (int total = LEAST_TOTAL + WIDE_STEP; total <= MOST_TOTAL; total += WIDE_STEP)
    if (canasta_table_get_minimum (table, total, 1) != last)
      for (int near = total - WIDE_STEP + TOTAL_STEP; near <= total; near += TOTAL_STEP)
        {
          int minimum = canasta_table_get_minimum (table, near, 1);

          if (minimum == last || bands->n == CANASTA_MAX_BANDS)
            continue;
          last = bands->band[bands->n].minimum = minimum;
          bands->band[bands->n++].from = near;
        }
}

/* Bands on one side and a variant's hook on the other may say the same. */
gboolean
canasta_guide_is_minimum_same (const CanastaTable *one, const CanastaTable *other)
{
  CanastaBands bands, other_bands;

  canasta_guide_find_bands (one, &bands);
  canasta_guide_find_bands (other, &other_bands);
  return memcmp (&bands, &other_bands, sizeof bands) == 0;
}
