/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any text is refused with a sentence, or is what was kept of a table, which reads the same after
 * it is written. */
#include "config.h"

#include <stdint.h>

#include "elsewhere/kept-table.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_auto (CanastaKeptTable) kept = { 0 };
  g_auto (CanastaKeptTable) again = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *written = NULL;
  g_autofree char *written_again = NULL;

  if (!canasta_kept_table_read (&kept, size > 0 ? (const char *) data : "", (gssize) size, &error))
    {
      g_assert_nonnull (error);
      return 0;
    }
  written = canasta_kept_table_write (&kept);
  canasta_kept_table_read (&again, written, -1, &error);
  g_assert_no_error (error);
  written_again = canasta_kept_table_write (&again);
  g_assert_cmpstr (written, ==, written_again);
  return 0;
}
