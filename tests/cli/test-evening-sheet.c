/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sheet of an evening keeps its name and its date, on whatever day it is told again. */
#include "config.h"

#include <glib/gstdio.h>

#include "cli/play/evening-report.h"

#define DEAL G_GUINT64_CONSTANT (0x123456abcdef)

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (files))
    n++;
  return n;
}

static void
test_date (void)
{
  g_autofree char *folder = g_dir_make_tmp ("canasta-evening-XXXXXX", NULL);
  g_autofree char *before = g_build_filename (folder, "2001-02-03-abcdef.html", NULL);
  g_auto (CanastaEveningResults) results = { .n_rounds = 1 };
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *today = g_date_time_format (now, "%F");
  g_autofree char *first = NULL;
  g_autofree char *again = NULL;
  g_autofree char *page = NULL;
  g_autoptr (GError) error = NULL;

  results.deals = g_memdup2 (&(guint64){ DEAL }, sizeof (guint64));
  results.lines = g_ptr_array_new ();
  first = canasta_evening_sheet_keep (&results, folder, &error);
  g_assert_no_error (error);
  g_assert_true (g_str_has_suffix (first, "-abcdef.html"));
  g_test_message ("%s, begun on %s", first, today);

  g_assert_cmpint (g_rename (first, before), ==, 0);
  again = canasta_evening_sheet_keep (&results, folder, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (again, ==, before);
  g_assert_cmpuint (count_files (folder), ==, 1);
  g_assert_true (g_file_get_contents (again, &page, NULL, &error));
  g_assert_nonnull (strstr (page, "<h1>An evening of Canasta, 2001-02-03</h1>"));

  /* Another evening is another sheet, of today. */
  results.deals[0]++;
  g_free (g_steal_pointer (&again));
  again = canasta_evening_sheet_keep (&results, folder, &error);
  g_assert_no_error (error);
  g_assert_true (g_str_has_suffix (again, "-abcdf0.html"));
  g_assert_cmpuint (count_files (folder), ==, 2);
  g_remove (before);
  g_remove (again);
  g_rmdir (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/evening-sheet/date", test_date);
  return g_test_run ();
}
