/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "number-option.h"

#include <glib/gi18n-lib.h>

/**
 * canasta_number_option_check:
 * @option: its name
 * @number: what somebody gave it
 * @least: the least it may be
 * @most: the most
 * @error: return location for an error
 *
 * What is no number is not from the least to the most, either.
 *
 * Returns: whether it may be so
 */
gboolean
canasta_number_option_check (const char *option, double number, gint64 least, gint64 most,
                             GError **error)
{
  g_autofree char *from = g_strdup_printf ("%" G_GINT64_FORMAT, least);
  g_autofree char *to = g_strdup_printf ("%" G_GINT64_FORMAT, most);

  if (number >= (double) least && number <= (double) most)
    return TRUE;
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
               _("%s needs a number from %s to %s."), option, from, to);
  return FALSE;
}
