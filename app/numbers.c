/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "numbers.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#define MINUS "\342\210\222"

/* The thousands in the way of the language of the interface, not of the
 * system: the number stands in a sentence. */
static char *
format (const char *sign, int points)
{
  guint number = abs (points);

  if (number < 1000)
    return g_strdup_printf ("%s%u", sign, number);

  /* Translators: what stands between thousands and hundreds: 5,000 */
  return g_strdup_printf ("%s%u%s%03u", sign, number / 1000, C_("thousands separator", ","),
                          number % 1000);
}

/**
 * canasta_points_format:
 * @points: points, less than a million
 *
 * Returns: (transfer full): "1,240", "−45"
 */
char *
canasta_points_format (int points)
{
  return format (points < 0 ? MINUS : "", points);
}

/**
 * canasta_points_format_signed:
 * @points: points that are added to others, less than a million
 *
 * Returns: (transfer full): "+1,240", "−45", "0"
 */
char *
canasta_points_format_signed (int points)
{
  return format (points < 0 ? MINUS : points > 0 ? "+" : "", points);
}
