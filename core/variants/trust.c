/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whose files a plugin is made of: what others may write to could become any
 * code, so it is not run; and by its files a plugin is known again. */
#include "config.h"

#include "variants/trust.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <gio/gio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "files/plain-text.h"
#include "files/safe-file.h"

/* What Python keeps for itself is no part of the plugin. */
#define KEPT_BY_PYTHON "__pycache__"

/* The most bytes of a file in Python. */
#define MAX_PYTHON_SIZE (8 * 1024 * 1024)

/* A group that has the number of its person holds nobody else. */
static gboolean
others_may_write (const struct stat *info)
{
  return (info->st_mode & S_IWOTH) != 0
         || ((info->st_mode & S_IWGRP) != 0
             && !(info->st_gid == (gid_t) info->st_uid && info->st_gid == getegid ()));
}

static gboolean
refuse (const char *path, GError **error)
{
  g_autofree char *shown = canasta_plain_text_file (path);

  g_set_error (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED,
               /* Translators: a file or a folder */
               _("Other users can write to “%s”."), shown);
  return FALSE;
}

static gboolean
check_path (const char *path, GError **error)
{
  struct stat info;

  if (stat (path, &info) != 0)
    return TRUE;                /* whoever opens it will say so */
  if (others_may_write (&info) || (info.st_uid != 0 && info.st_uid != geteuid ()))
    return refuse (path, error);
  return TRUE;
}

static gboolean
check_inside (const char *folder, guint depth, GError **error)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  gboolean good = check_path (folder, error);
  const char *name;

  while (good && dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (depth > 0 && g_file_test (path, G_FILE_TEST_IS_DIR))
        good = check_inside (path, depth - 1, error);
      else
        good = check_path (path, error);
    }
  return good;
}

/* Whether nobody else can change what lies in a folder, nor put another folder
 * in its place; in a shared one like /tmp nobody can. */
gboolean
canasta_trust_check_folder (const char  *folder,
                            guint        depth,
                            GError     **error)
{
  char *real = realpath (folder, NULL);
  g_autofree char *above = g_strdup (real ? real : folder);
  struct stat info;

  free (real);
  while (!g_str_equal (above, "/") && !g_str_equal (above, "."))
    {
      char *next = g_path_get_dirname (above);

      g_free (above);
      above = next;
      if (stat (above, &info) == 0 && others_may_write (&info) && (info.st_mode & S_ISVTX) == 0)
        return refuse (above, error);
    }
  return check_inside (folder, depth, error);
}

/* Whatever is there is an ordinary file of sensible size, or a folder of them.
 * What is gone meanwhile, or cannot be looked at, nobody can wait for. */
static gboolean
check_entry (const char  *path,
             guint        depth,
             GError     **error)
{
  gsize most = G_MAXSSIZE;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return TRUE;
  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    return depth == 0 || canasta_trust_check_files (path, depth - 1, error);

  if (g_str_has_suffix (path, ".plugin"))
    most = CANASTA_PLUGIN_MAX_DESCRIPTION;
  else if (g_str_has_suffix (path, ".py") || g_str_has_suffix (path, ".pyc"))
    most = MAX_PYTHON_SIZE;
  return canasta_safe_file_check (path, most, error);
}

/* libpeas reads every description in the folder of a plugin and one folder
 * below, the linker and Python read the modules, and all of them wait for a pipe
 * and read any size. */
gboolean
canasta_trust_check_files (const char  *folder,
                           guint        depth,
                           GError     **error)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  gboolean good = TRUE;
  const char *name;

  while (good && dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      good = check_entry (path, depth, error);
    }
  return good;
}

static void
list_files (GPtrArray *lines, const char *folder, guint depth)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      struct stat info;

      if (g_str_equal (name, KEPT_BY_PYTHON) || stat (path, &info) != 0)
        continue;
      if (!S_ISDIR (info.st_mode))
        g_ptr_array_add (lines,
                         g_strdup_printf ("%s %lld %lld.%ld\n", path, (long long) info.st_size,
                                          (long long) info.st_mtim.tv_sec, info.st_mtim.tv_nsec));
      else if (depth > 0)
        list_files (lines, path, depth - 1);
    }
}

static int
compare_lines (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/* What changes with any file in a folder, and with the game. */
char *
canasta_trust_digest (const char *folder, guint depth)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  list_files (lines, folder, depth);
  g_ptr_array_sort (lines, compare_lines);
  g_checksum_update (sum, (const guchar *) CANASTA_VERSION, -1);
  for (guint i = 0; i < lines->len; i++)
    g_checksum_update (sum, g_ptr_array_index (lines, i), -1);
  return g_strdup (g_checksum_get_string (sum));
}
