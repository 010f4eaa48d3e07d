/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is kept for coming back to a table goes when nobody has for long, and no sooner. */
#include "config.h"

#include <glib/gstdio.h>
#include <utime.h>

#include "elsewhere/kept-table.h"
#include "elsewhere/tickets.h"
#include "elsewhere/unused-files.h"

static const CanastaReturnTicket ticket = { .bytes = "a return ticket" };

static void
grow_old (const char *path, guint days)
{
  const struct utimbuf times = { .modtime = g_get_real_time () / G_USEC_PER_SEC
                                            - (gint64) days * 24 * 60 * 60 };

  g_assert_cmpint (utime (path, &times), ==, 0);
}

static char *
find_path (const char *folder, const char *name)
{
  const CanastaInvitation invitation = { .pin = "x" };

  return canasta_tickets_dup_path (folder, &invitation, name);
}

static void
keep (const char *path, guint days)
{
  g_autoptr (GError) error = NULL;

  canasta_tickets_keep (path, &ticket, &error);
  g_assert_no_error (error);
  grow_old (path, days);
}

static void
clear (const char *folder, const char *inner)
{
  g_autofree char *path = g_build_filename (folder, inner, NULL);
  g_autoptr (GDir) files = g_dir_open (path, 0, NULL);
  const char *name;

  while (files && (name = g_dir_read_name (files)))
    {
      g_autofree char *each = g_build_filename (path, name, NULL);

      g_assert_cmpint (g_unlink (each), ==, 0);
    }
  g_assert_cmpint (g_rmdir (path), ==, 0);
}

static void
test_tickets (void)
{
  g_autofree char *folder = g_dir_make_tmp ("canasta-XXXXXX", NULL);
  g_autofree char *used = find_path (folder, "Anna");
  g_autofree char *unused = find_path (folder, "Ben");
  g_autofree char *again = NULL;
  CanastaReturnTicket loaded;

  keep (used, CANASTA_UNUSED_FILES_DAYS - 1);
  keep (unused, CANASTA_UNUSED_FILES_DAYS + 1);
  again = find_path (folder, "Anna");
  g_assert_cmpstr (again, ==, used);
  g_assert_false (g_file_test (unused, G_FILE_TEST_EXISTS));
  g_assert_false (canasta_tickets_load (unused, &loaded));
  g_assert_true (canasta_tickets_load (used, &loaded));
  g_assert_cmpmem (&loaded, sizeof loaded, &ticket, sizeof ticket);

  /* Who comes back by it has it for as long again. */
  grow_old (used, CANASTA_UNUSED_FILES_DAYS + 1);
  g_assert_true (canasta_tickets_load (used, &loaded));
  g_free (find_path (folder, "Carl"));
  g_assert_true (g_file_test (used, G_FILE_TEST_EXISTS));
  clear (folder, "tickets");
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static char *
keep_table (const char *folder, const char *name, guint days)
{
  g_autofree char *path = g_build_filename (folder, "tables", name, NULL);

  g_assert_true (g_file_set_contents (path, "{}", -1, NULL));
  grow_old (path, days);
  return g_steal_pointer (&path);
}

static void
test_tables (void)
{
  g_autofree char *folder = g_dir_make_tmp ("canasta-XXXXXX", NULL);
  g_autofree char *inner = g_build_filename (folder, "tables", NULL);
  g_autofree char *young = NULL;
  g_autofree char *old = NULL;
  g_autofree char *last = NULL;

  g_assert_cmpint (g_mkdir (inner, 0700), ==, 0);
  young = keep_table (folder, "2026-01-01-120000.json", CANASTA_UNUSED_FILES_DAYS - 1);
  old = keep_table (folder, "2026-01-02-120000.json", CANASTA_UNUSED_FILES_DAYS + 1);
  last = canasta_kept_table_find_last (folder);
  g_assert_cmpstr (last, ==, young);
  g_assert_false (g_file_test (old, G_FILE_TEST_EXISTS));
  grow_old (young, CANASTA_UNUSED_FILES_DAYS + 1);
  g_assert_null (canasta_kept_table_find_last (folder));
  clear (folder, "tables");
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/unused-files/tickets", test_tickets);
  g_test_add_func ("/unused-files/tables", test_tables);
  return g_test_run ();
}
