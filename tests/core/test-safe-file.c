/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files that are written whole or not at all, and read with care. */
#include "config.h"

#include "files/safe-file.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "killed.h"

typedef struct
{
  char *folder;
  char *path;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("canasta-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->path = g_build_filename (fixture->folder, "match.json", NULL);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/* Files and folders in a folder, sorted. */
static GStrv
list_folder (const char *folder)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)))
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);
  return (GStrv) g_ptr_array_steal (names, NULL);
}

static void
remove_tree (const char *path)
{
  if (g_file_test (path, G_FILE_TEST_IS_DIR) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK))
    {
      g_auto (GStrv) names = list_folder (path);

      for (guint i = 0; names[i]; i++)
        {
          g_autofree char *child = g_build_filename (path, names[i], NULL);

          remove_tree (child);
        }
    }
  g_assert_cmpint (g_remove (path), ==, 0);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  remove_tree (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
}

static void
assert_content (const char *path,
                const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (canasta_safe_file_read (path, 1000, &text, &length, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, expected);
  g_assert_cmpuint (length, ==, strlen (expected));
}

static void
assert_files (Fixture    *fixture,
              const char *expected)
{
  g_auto (GStrv) names = list_folder (fixture->folder);
  g_autofree char *joined = g_strjoinv (" ", names);

  g_assert_cmpstr (joined, ==, expected);
}

static void
write_text (const char *path,
            const char *text,
            gboolean    keep_previous)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (canasta_safe_file_write (path, text, -1, keep_previous, &error));
  g_assert_no_error (error);
  g_assert_true (test_is_settled ());
}

static void
test_write (Fixture       *fixture,
            gconstpointer  data)
{
  write_text (fixture->path, "one", FALSE);
  assert_content (fixture->path, "one");
  write_text (fixture->path, "", FALSE);
  assert_content (fixture->path, "");
  assert_files (fixture, "match.json");
}

static void
test_write_keeps_previous (Fixture       *fixture,
                           gconstpointer  data)
{
  g_autofree char *previous = canasta_safe_file_previous_path (fixture->path);
  g_autofree char *left_over = g_strconcat (previous, ".new", NULL);

  write_text (fixture->path, "one", TRUE);
  assert_files (fixture, "match.json");
  write_text (fixture->path, "two", TRUE);
  assert_content (previous, "one");

  /* A crash in the midst can leave all three names on one file. */
  g_assert_cmpint (g_unlink (previous), ==, 0);
  g_assert_cmpint (link (fixture->path, previous), ==, 0);
  g_assert_cmpint (link (fixture->path, left_over), ==, 0);
  write_text (fixture->path, "three", TRUE);
  assert_content (fixture->path, "three");
  assert_content (previous, "two");
  assert_files (fixture, "match.json match.json~");
}

static void
test_write_makes_folders (Fixture       *fixture,
                          gconstpointer  data)
{
  g_autofree char *outer = g_build_filename (fixture->folder, "a", NULL);
  g_autofree char *path = g_build_filename (outer, "b", "house.json", NULL);
  struct stat info;

  write_text (path, "{}", FALSE);
  assert_content (path, "{}");
  g_assert_cmpint (stat (outer, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0700);
}

static void
test_write_keeps_mode_and_link (Fixture       *fixture,
                                gconstpointer  data)
{
  g_autofree char *link_path = g_build_filename (fixture->folder, "link.json", NULL);
  struct stat info;

  write_text (fixture->path, "one", FALSE);
  g_assert_cmpint (chmod (fixture->path, 0600), ==, 0);
  g_assert_cmpint (symlink ("match.json", link_path), ==, 0);

  write_text (link_path, "two", FALSE);
  assert_content (fixture->path, "two");
  g_assert_true (g_file_test (link_path, G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpint (stat (fixture->path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0600);
}

/* What a full disk does: the file may not grow beyond a few bytes. */
static void
write_beyond_limit (const char *path)
{
  g_autoptr (GError) error = NULL;
  struct rlimit before;
  struct rlimit tiny;
  gboolean is_written;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  tiny = before;
  tiny.rlim_cur = 8;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &tiny), ==, 0);
  is_written = canasta_safe_file_write (path, "more than fits", -1, TRUE, &error);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);

  g_assert_false (is_written);
  g_assert_nonnull (error);
  g_assert_true (error->domain == G_FILE_ERROR);
  g_assert_true (g_str_has_prefix (error->message, "“"));
  g_assert_nonnull (strstr (error->message, "match.json” could not be saved: "));
}

static void
test_write_fails_whole (Fixture       *fixture,
                        gconstpointer  data)
{
  write_text (fixture->path, "one", FALSE);
  write_beyond_limit (fixture->path);
  assert_content (fixture->path, "one");
  assert_files (fixture, "match.json");
}

/* The disk may be full for the new version, not for the ones there are. */
static void
test_write_fails_beside_previous (Fixture       *fixture,
                                  gconstpointer  data)
{
  g_autofree char *previous = canasta_safe_file_previous_path (fixture->path);

  write_text (fixture->path, "one", TRUE);
  write_text (fixture->path, "two", TRUE);
  write_beyond_limit (fixture->path);
  assert_content (fixture->path, "two");
  assert_content (previous, "one");
  assert_files (fixture, "match.json match.json~");
}

/* A small program that writes the third version. */
static void
write_three_cb (gpointer path,
                gpointer data)
{
  canasta_safe_file_write (path, "three", -1, TRUE, NULL);
}

/* Whatever fails, once or from then on: the file is as it was or as it should be, the
 * version before it is whole, what is wrong is said, and the next time all is well. */
static void
check_failing (Fixture *fixture, int error_number, gboolean on_and_on)
{
  g_autofree char *previous = canasta_safe_file_previous_path (fixture->path);
  gboolean has_failed = TRUE;
  guint step;

  for (step = 1; has_failed; step++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *before = NULL;
      g_autofree char *now = NULL;
      gboolean is_written;

      write_text (fixture->path, "one", TRUE);
      write_text (fixture->path, "two", TRUE);
      test_fail_at_step (step, error_number, on_and_on);
      is_written = canasta_safe_file_write (fixture->path, "three", -1, TRUE, &error);
      has_failed = test_stop_failing ();

      g_assert_true (is_written || has_failed);
      g_assert_true (g_file_get_contents (fixture->path, &now, NULL, NULL));
      g_assert_true (g_str_equal (now, "three") || (!is_written && g_str_equal (now, "two")));
      g_assert_true (g_file_get_contents (previous, &before, NULL, NULL));
      g_assert_true (g_str_equal (before, "two") || (!is_written && g_str_equal (before, "one")));
      g_assert_true (is_written == !error);
      g_assert_true (!error || strstr (error->message, "could not be saved: "));
      write_text (fixture->path, "four", TRUE);
      assert_content (fixture->path, "four");
    }
  g_assert_cmpuint (step, >, 6);
}

static void
test_write_fails_anywhere (Fixture       *fixture,
                           gconstpointer  data)
{
  static const int reasons[] = { EIO, ENOSPC, EROFS, EACCES, EDQUOT };

  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    {
      check_failing (fixture, reasons[i], FALSE);
      check_failing (fixture, reasons[i], TRUE);
    }
}

/* A folder that somebody has taken away is made anew. */
static void
test_write_folder_gone (Fixture       *fixture,
                        gconstpointer  data)
{
  g_autofree char *folder = g_build_filename (fixture->folder, "matches", NULL);
  g_autofree char *path = g_build_filename (folder, "match.json", NULL);

  write_text (path, "one", TRUE);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  write_text (path, "two", TRUE);
  assert_content (path, "two");
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Whatever is done last, there is a whole file, and what is left over can be
 * told from it. */
static void
test_write_killed (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autofree char *previous = canasta_safe_file_previous_path (fixture->path);
  guint step;

  for (step = 1;; step++)
    {
      g_auto (GStrv) names = NULL;
      g_autofree char *text = NULL;
      gboolean killed;

      write_text (fixture->path, "one", TRUE);
      write_text (fixture->path, "two", TRUE);
      killed = test_kill_at_step (step, write_three_cb, fixture->path, NULL);

      g_assert_true (canasta_safe_file_read (fixture->path, 1000, &text, NULL, NULL));
      g_assert_cmpstr (text, ==, killed && g_str_equal (text, "two") ? "two" : "three");
      names = list_folder (fixture->folder);
      for (guint i = 0; names[i]; i++)
        {
          g_autofree char *path = g_build_filename (fixture->folder, names[i], NULL);
          g_autofree char *written = canasta_safe_file_find_written (path);

          if (g_str_equal (path, fixture->path) || g_str_equal (path, previous))
            {
              g_assert_null (written);
              continue;
            }
          g_assert_cmpstr (written, ==, fixture->path);
          g_assert_cmpint (g_unlink (path), ==, 0);
        }
      if (!killed)
        break;
    }
  /* write, fsync, unlink, link, rename, unlink, rename and fsync of the folder, each
   * once left out */
  g_assert_cmpuint (step, ==, 9);
}

/* Only what no person would call a file is taken for a remainder. */
static void
test_find_written (void)
{
  static const struct
  {
    const char *path;
    const char *written;
  } cases[] = {
    { "a/match.json.aB3xYz.new", "a/match.json" },
    { "a/match.json~.aB3xYz.new", "a/match.json" },
    { "a/match.json~.new", "a/match.json" },
    { "a/match.json", NULL },
    { "a/match.json~", NULL },
    { "a/match.json.new", NULL },
    { "a/match.json.backup", NULL },
    { "a/match.json.bad-1", NULL },
    { "a/match.json.aB3xY-.new", NULL },
    { ".new", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *written = canasta_safe_file_find_written (cases[i].path);

      g_assert_cmpstr (written, ==, cases[i].written);
    }
}

static void
test_restore_previous (Fixture       *fixture,
                       gconstpointer  data)
{
  g_autofree char *previous = canasta_safe_file_previous_path (fixture->path);
  g_autoptr (GError) error = NULL;

  g_assert_false (canasta_safe_file_restore_previous (fixture->path, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_clear_error (&error);
  assert_files (fixture, "");

  write_text (fixture->path, "one", TRUE);
  write_text (fixture->path, "two", TRUE);
  g_assert_true (canasta_safe_file_restore_previous (fixture->path, &error));
  g_assert_no_error (error);
  g_assert_true (test_is_settled ());
  assert_content (fixture->path, "one");
  assert_content (previous, "one");
  write_text (fixture->path, "three", TRUE);
  assert_content (previous, "one");
  assert_files (fixture, "match.json match.json~");
}

static void
test_write_refuses (Fixture       *fixture,
                    gconstpointer  data)
{
  g_autoptr (GError) folder_error = NULL;
  g_autoptr (GError) device_error = NULL;
  g_autoptr (GError) parent_error = NULL;
  g_autofree char *below_file = g_build_filename (fixture->path, "x.json", NULL);

  g_assert_false (canasta_safe_file_write (fixture->folder, "x", 1, TRUE, &folder_error));
  g_assert_error (folder_error, G_FILE_ERROR, G_FILE_ERROR_ISDIR);
  g_assert_false (canasta_safe_file_write ("/dev/null", "x", 1, TRUE, &device_error));
  g_assert_cmpstr (device_error->message, ==, "“/dev/null” is not an ordinary file.");

  write_text (fixture->path, "one", FALSE);
  g_assert_false (canasta_safe_file_write (below_file, "x", 1, TRUE, &parent_error));
  g_assert_error (parent_error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
  assert_files (fixture, "match.json");
}

static void
test_read_limit (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *big = g_strnfill (100000, 'x');
  gsize length;

  write_text (fixture->path, big, FALSE);
  g_assert_true (canasta_safe_file_read (fixture->path, 100000, &text, &length, &error));
  g_assert_cmpuint (length, ==, 100000);
  g_assert_cmpstr (text, ==, big);
  g_clear_pointer (&text, g_free);

  g_assert_false (canasta_safe_file_read (fixture->path, 99999, &text, &length, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOSPC);
  g_assert_null (text);
  g_assert_true (g_str_has_suffix (error->message,
                                   "” is too large: at most 100.0\xc2\xa0kB are read."));
}

static void
test_read_refuses (Fixture       *fixture,
                   gconstpointer  data)
{
  static const struct
  {
    const char *path;
    int code;
    const char *message;
  } cases[] = {
    { "/dev", G_FILE_ERROR_ISDIR, "“/dev” is a folder, not a file." },
    { "/dev/zero", G_FILE_ERROR_INVAL, "“/dev/zero” is not an ordinary file." },
    { "/dev/nothing", G_FILE_ERROR_NOENT,
      "“/dev/nothing” could not be read: No such file or directory." },
    { "/dev/null/x", G_FILE_ERROR_NOTDIR,
      "“/dev/null/x” could not be read: Not a directory." },
  };
  g_autofree char *text = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (canasta_safe_file_read (cases[i].path, 1000, &text, NULL, &error));
      g_assert_error (error, G_FILE_ERROR, cases[i].code);
      g_assert_cmpstr (error->message, ==, cases[i].message);
      g_assert_null (text);
    }
}

/* A pipe nobody writes to would be waited for endlessly. */
static void
test_read_pipe (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_assert_cmpint (mkfifo (fixture->path, 0600), ==, 0);
  g_assert_false (canasta_safe_file_read (fixture->path, 1000, &text, NULL, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL);
}

static void
test_set_aside (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *first_expected = g_strconcat (fixture->path, ".bad-1", NULL);

  write_text (fixture->path, "one", FALSE);
  first = canasta_safe_file_set_aside (fixture->path, "bad", &error);
  g_assert_no_error (error);
  g_assert_true (test_is_settled ());
  g_assert_cmpstr (first, ==, first_expected);

  write_text (fixture->path, "two", FALSE);
  second = canasta_safe_file_set_aside (fixture->path, "bad", &error);
  g_assert_no_error (error);
  assert_content (first, "one");
  assert_content (second, "two");
  assert_files (fixture, "match.json.bad-1 match.json.bad-2");

  g_assert_null (canasta_safe_file_set_aside (fixture->path, "bad", &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
}

/* What is kept has two names until something else is written. */
static void
test_keep (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *kept = g_strconcat (fixture->path, ".bad-1", NULL);
  g_autoptr (GError) error = NULL;

  write_text (fixture->path, "one", FALSE);
  g_assert_true (canasta_safe_file_keep (fixture->path, "bad", &error));
  g_assert_no_error (error);
  g_assert_true (test_is_settled ());
  write_text (fixture->path, "two", FALSE);
  assert_content (kept, "one");
  assert_content (fixture->path, "two");
  assert_files (fixture, "match.json match.json.bad-1");
}

static void
test_move (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *new_path = g_build_filename (fixture->folder, "a", "b", "x.json", NULL);
  g_autoptr (GError) error = NULL;

  write_text (fixture->path, "one", FALSE);
  g_assert_true (canasta_safe_file_move (fixture->path, new_path, &error));
  g_assert_no_error (error);
  g_assert_true (test_is_settled ());
  assert_content (new_path, "one");
  assert_files (fixture, "a");

  write_text (fixture->path, "two", FALSE);
  g_assert_false (canasta_safe_file_move (fixture->path, new_path, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_EXIST);
  assert_content (fixture->path, "two");
  assert_content (new_path, "one");
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void (*run) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/safe-file/write", test_write },
    { "/safe-file/write/keeps-previous", test_write_keeps_previous },
    { "/safe-file/write/makes-folders", test_write_makes_folders },
    { "/safe-file/write/keeps-mode-and-link", test_write_keeps_mode_and_link },
    { "/safe-file/write/fails-whole", test_write_fails_whole },
    { "/safe-file/write/fails-beside-previous", test_write_fails_beside_previous },
    { "/safe-file/write/fails-anywhere", test_write_fails_anywhere },
    { "/safe-file/write/folder-gone", test_write_folder_gone },
    { "/safe-file/write/killed", test_write_killed },
    { "/safe-file/write/refuses", test_write_refuses },
    { "/safe-file/restore-previous", test_restore_previous },
    { "/safe-file/read/limit", test_read_limit },
    { "/safe-file/read/refuses", test_read_refuses },
    { "/safe-file/read/pipe", test_read_pipe },
    { "/safe-file/set-aside", test_set_aside },
    { "/safe-file/keep", test_keep },
    { "/safe-file/move", test_move },
  };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/safe-file/find-written", test_find_written);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].run, tear_down);

  return g_test_run ();
}
