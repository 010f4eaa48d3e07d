/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Any bytes are a history, or are refused with one sentence and set aside whole;
 * what was read of them is added up, exported, kept and read again. */
#include "config.h"

#include <glib/gstdio.h>
#include <stdint.h>
#include <string.h>

#include "canasta.h"

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static void
check_results (GPtrArray *results)
{
  g_autoptr (JsonNode) node = canasta_statistics_to_json (results);
  g_autofree char *csv = canasta_statistics_write_csv (results);
  CanastaStatistics sums;

  canasta_statistics_add_up (&sums, results);
  g_assert_cmpuint (sums.matches, ==, results->len);
  g_assert_cmpuint (sums.won + sums.drawn + sums.lost, ==, results->len);
  g_assert_true (g_utf8_validate (csv, -1, NULL));
}

/* Returns: what is kept, as text. */
static char *
read_again (const char *path)
{
  g_autoptr (CanastaHistory) again = canasta_history_new (path);
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (canasta_history_load (again, &error));
  g_assert_no_error (error);
  node = canasta_statistics_to_json (canasta_history_get_all (again));
  return canasta_json_write (node, FALSE);
}

static void
remove_all (const char *folder)
{
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (files)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *folder = g_dir_make_tmp ("canasta-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "history", NULL);
  g_autofree char *aside = g_strconcat (path, ".bad-1", NULL);
  g_autoptr (CanastaHistory) history = canasta_history_new (path);
  g_autoptr (GError) error = NULL;
  gboolean is_whole;

  g_assert_true (g_file_set_contents (path, (const char *) data, (gssize) size, NULL));
  is_whole = canasta_history_load (history, &error);
  g_assert_true (is_whole == !error);
  check_results (canasta_history_get_all (history));
  if (error)
    {
      g_assert_nonnull (strstr (error->message, "history"));
      g_assert_null (strpbrk (error->message, "\n\r\x1b"));
    }
  if (!g_error_matches (error, CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_FORMAT))
    {
      g_autoptr (JsonNode) node = canasta_statistics_to_json (canasta_history_get_all (history));
      g_autofree char *text = canasta_json_write (node, FALSE);
      g_autofree char *again = read_again (path);

      g_assert_cmpstr (text, ==, again);
      g_assert_true (is_whole == !g_file_test (aside, G_FILE_TEST_EXISTS));
    }
  remove_all (folder);
  return 0;
}
