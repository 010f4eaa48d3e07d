/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading and writing whole files so that nothing is lost and nothing hangs. */
#include "config.h"

#include "files/safe-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "files/plain-text.h"

/* How many files of one name may lie aside. */
#define MAX_SET_ASIDE 999

/* What the name of a file ends with while it is being written. */
#define TEMPORARY_SUFFIX ".new"

static gboolean
fail_write (const char  *path,
            int          error_number,
            GError     **error)
{
  g_autofree char *name = canasta_plain_text_file (path);

  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (error_number),
               /* Translators: a file name, and the system's reason */
               _("“%s” could not be saved: %s."), name, g_strerror (error_number));
  return FALSE;
}

static gboolean
fail_read (const char  *path,
           int          error_number,
           GError     **error)
{
  g_autofree char *name = canasta_plain_text_file (path);

  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (error_number),
               /* Translators: a file name, and the system's reason */
               _("“%s” could not be read: %s."), name, g_strerror (error_number));
  return FALSE;
}

/* Folders and devices are neither read nor replaced. */
static gboolean
check_regular (const char         *path,
               const struct stat  *info,
               GError            **error)
{
  g_autofree char *name = canasta_plain_text_file (path);

  if (S_ISREG (info->st_mode))
    return TRUE;

  if (S_ISDIR (info->st_mode))
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_ISDIR,
                 _("“%s” is a folder, not a file."), name);
  else
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL,
                 _("“%s” is not an ordinary file."), name);
  return FALSE;
}

/**
 * canasta_safe_file_previous_path:
 * @path: (type filename): a file
 *
 * Returns: (transfer full) (type filename): where the previous version of a
 *   file is kept
 */
char *
canasta_safe_file_previous_path (const char *path)
{
  g_return_val_if_fail (path != NULL, NULL);

  return g_strconcat (path, "~", NULL);
}

/* Has the names in a folder be on the disk: without that a power cut may take
 * back what was renamed. A folder that cannot be opened, or a file system that
 * knows no such thing, does what it does by itself.
 *
 * Returns: whether they are there, otherwise errno says why not
 */
static gboolean
sync_folder (const char *folder)
{
  int file = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
  int reason;

  if (file < 0)
    return TRUE;
  reason = fsync (file) == 0 || errno == EINVAL ? 0 : errno;
  close (file);
  errno = reason;
  return reason == 0;
}

/* The same for the folder of a file. */
static gboolean
sync_names (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  return sync_folder (folder);
}

/* Makes a folder that is missing, and those it lies in; they stay, too.
 *
 * Returns: whether it is there, otherwise errno says why not
 */
static gboolean
make_folder (const char *folder)
{
  g_autofree char *outer = NULL;

  if (g_file_test (folder, G_FILE_TEST_IS_DIR))
    return TRUE;
  outer = g_path_get_dirname (folder);
  return make_folder (outer) && (g_mkdir (folder, 0700) == 0 || errno == EEXIST)
         && sync_folder (outer);
}

/* A name beside the file, which nobody but this program gives to anything: what
 * is left of it after a crash can be told from the person's own files.
 */
static char *
make_temporary_path (const char *path)
{
  return g_strconcat (path, ".XXXXXX" TEMPORARY_SUFFIX, NULL);
}

static gboolean
write_all (int          file,
           const char  *text,
           gsize        length)
{
  while (length > 0)
    {
      gssize count = write (file, text, length);

      if (count < 0 && errno != EINTR)
        return FALSE;
      if (count > 0)
        {
          text += count;
          length -= (gsize) count;
        }
    }
  return fsync (file) == 0;
}

/* Writes a new file beside the one it is for.
 *
 * Returns: its name, NULL with errno set
 */
static char *
write_temporary (const char  *path,
                 const char  *text,
                 gsize        length,
                 int          mode)
{
  g_autofree char *temporary = make_temporary_path (path);
  int file = g_mkstemp_full (temporary, O_WRONLY | O_CLOEXEC, mode);
  int reason = 0;

  if (file < 0)
    return NULL;

  if (!write_all (file, text, length))
    reason = errno;
  if (close (file) != 0 && reason == 0)
    reason = errno;
  if (reason == 0)
    return g_steal_pointer (&temporary);

  g_unlink (temporary);
  errno = reason;
  return NULL;
}

/* Puts a new file in the place of another, or goes without it.
 *
 * Returns: whether it is in its place, otherwise errno says why not
 */
static gboolean
move_temporary (const char *temporary,
                const char *path)
{
  int reason;

  if (g_rename (temporary, path) == 0)
    return TRUE;

  reason = errno;
  g_unlink (temporary);
  errno = reason;
  return FALSE;
}

static gboolean
copy_file (const char *path,
           const char *copy_path)
{
  g_autofree char *text = NULL;
  g_autofree char *temporary = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  if (!g_file_get_contents (path, &text, &length, &error))
    {
      errno = EIO;
      return FALSE;
    }
  temporary = write_temporary (copy_path, text, length, 0600);
  return temporary && move_temporary (temporary, copy_path);
}

/* Gives a file another name as well, in the place of the file that has it now;
 * or makes a copy, where the file system knows no second names. There is a
 * whole file under both names at every moment.
 *
 * Returns: whether it has both names, otherwise errno says why not
 */
static gboolean
add_name (const char *path,
          const char *name)
{
  g_autofree char *temporary = g_strconcat (name, TEMPORARY_SUFFIX, NULL);

  g_unlink (temporary);
  if (link (path, temporary) != 0)
    return errno != ENOENT && copy_file (path, name);
  if (!move_temporary (temporary, name))
    return FALSE;
  /* Still there if both were names of the same file: then nothing is renamed. */
  g_unlink (temporary);
  return TRUE;
}

/**
 * canasta_safe_file_write:
 * @path: (type filename): where to write
 * @text: what to write
 * @length: its length in bytes, or -1 if it ends with a zero byte
 * @keep_previous: whether the file that is there now is kept beside it, at
 *   [func@safe_file_previous_path]
 * @error: return location for an error of domain %G_FILE_ERROR
 *
 * Writes a whole file. After a failure, a crash or a power cut, the file is
 * either as it was or as it should be. When the function succeeds, the new file
 * and its name are on the disk.
 *
 * Missing folders are made, open to their owner only. A symbolic link is
 * followed; a file's permissions stay.
 *
 * Returns: whether the file was written
 */
gboolean
canasta_safe_file_write (const char  *path,
                         const char  *text,
                         gssize       length,
                         gboolean     keep_previous,
                         GError     **error)
{
  g_autofree char *folder = NULL;
  g_autofree char *target = NULL;
  g_autofree char *previous = NULL;
  g_autofree char *temporary = NULL;
  struct stat info;
  int mode = 0666;

  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (text != NULL || length == 0, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  folder = g_path_get_dirname (path);
  if (!make_folder (folder))
    return fail_write (path, errno, error);

  target = realpath (path, NULL);
  if (!target)
    {
      target = g_strdup (path);
    }
  else if (stat (target, &info) == 0)
    {
      if (!check_regular (path, &info, error))
        return FALSE;
      mode = info.st_mode & 0777;
      if (keep_previous)
        previous = canasta_safe_file_previous_path (target);
    }

  /* What may fail comes first: a full disk costs neither of the versions. */
  temporary = write_temporary (target, text, length < 0 ? strlen (text) : (gsize) length, mode);
  if (!temporary)
    return fail_write (path, errno, error);
  if (previous && !add_name (target, previous))
    {
      fail_write (previous, errno, error);
      g_unlink (temporary);
      return FALSE;
    }
  return (move_temporary (temporary, target) && sync_names (target))
         || fail_write (path, errno, error);
}

/**
 * canasta_safe_file_restore_previous:
 * @path: (type filename): a file
 * @error: return location for an error of domain %G_FILE_ERROR
 *
 * Puts the previous version of a file in its place. It stays the previous
 * version as well.
 *
 * Returns: whether it is in its place
 */
gboolean
canasta_safe_file_restore_previous (const char  *path,
                                    GError     **error)
{
  g_autofree char *previous = NULL;

  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  previous = canasta_safe_file_previous_path (path);
  return (add_name (previous, path) && sync_names (path)) || fail_write (path, errno, error);
}

/**
 * canasta_safe_file_find_written:
 * @path: (type filename): a file that may be left of a program that was killed
 *   while it wrote
 *
 * Returns: (transfer full) (type filename) (nullable): the file that was being
 *   written, %NULL where @path is no such remainder
 */
char *
canasta_safe_file_find_written (const char *path)
{
  gsize length;
  gboolean is_copy;

  g_return_val_if_fail (path != NULL, NULL);

  if (!g_str_has_suffix (path, TEMPORARY_SUFFIX))
    return NULL;
  length = strlen (path) - strlen (TEMPORARY_SUFFIX);

  if (length > 7 && path[length - 7] == '.'
      && strspn (path + length - 6, G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS) == 6)
    length -= 7;
  else if (length == 0 || path[length - 1] != '~')
    return NULL;

  is_copy = length > 0 && path[length - 1] == '~';
  return g_strndup (path, length - is_copy);
}

/* Reads up to max_size bytes and one more, which tells that there are more. */
static GString *
read_all (int    file,
          gsize  size_hint,
          gsize  max_size)
{
  g_autoptr (GString) text = g_string_sized_new (size_hint + 1);
  char buffer[16384];

  while (text->len <= max_size)
    {
      gssize count = read (file, buffer, MIN (sizeof buffer, max_size + 1 - text->len));

      if (count == 0)
        break;
      if (count > 0)
        g_string_append_len (text, buffer, count);
      else if (errno != EINTR)
        return NULL;
    }

  return g_steal_pointer (&text);
}

static gboolean
fail_too_large (const char  *path,
                gsize        max_size,
                GError     **error)
{
  g_autofree char *name = canasta_plain_text_file (path);
  g_autofree char *most = g_format_size (max_size);

  g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOSPC,
               /* Translators: a file name, and a size as “8.4 MB” */
               _("“%s” is too large: at most %s are read."), name, most);
  return FALSE;
}

static gboolean
read_open_file (int           file,
                const char   *path,
                gsize         max_size,
                char        **text,
                gsize        *length,
                GError      **error)
{
  g_autoptr (GString) content = NULL;
  struct stat info;

  if (fstat (file, &info) != 0)
    return fail_read (path, errno, error);
  if (!check_regular (path, &info, error))
    return FALSE;

  content = read_all (file, MIN ((gsize) info.st_size, max_size), max_size);
  if (!content)
    return fail_read (path, errno, error);

  if (content->len > max_size)
    return fail_too_large (path, max_size, error);

  if (length)
    *length = content->len;
  *text = g_string_free (g_steal_pointer (&content), FALSE);
  return TRUE;
}

/**
 * canasta_safe_file_read:
 * @path: (type filename): a file
 * @max_size: the most bytes to read
 * @text: (out) (transfer full): what the file holds, with a zero byte after it
 * @length: (out) (optional): its length in bytes
 * @error: return location for an error of domain %G_FILE_ERROR;
 *   %G_FILE_ERROR_NOENT where there is no such file, %G_FILE_ERROR_NOSPC where
 *   it is longer than @max_size
 *
 * Reads a whole file that may come from anybody: it refuses folders, devices
 * and pipes rather than waiting for them, and never holds more than @max_size.
 *
 * Returns: whether the file was read
 */
gboolean
canasta_safe_file_read (const char  *path,
                        gsize        max_size,
                        char       **text,
                        gsize       *length,
                        GError     **error)
{
  gboolean is_read;
  int file;

  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (max_size < G_MAXSSIZE, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  file = g_open (path, O_RDONLY | O_NONBLOCK | O_CLOEXEC, 0);
  if (file < 0)
    return fail_read (path, errno, error);

  is_read = read_open_file (file, path, max_size, text, length, error);
  g_close (file, NULL);
  return is_read;
}

/**
 * canasta_safe_file_check:
 * @path: (type filename): a file that somebody else is going to read
 * @max_size: the most bytes it may have
 * @error: return location for an error of domain %G_FILE_ERROR
 *
 * Checks what [func@safe_file_read] checks, for those who would wait for a pipe
 * and read any size.
 *
 * Returns: whether the file can be read without harm
 */
gboolean
canasta_safe_file_check (const char  *path,
                         gsize        max_size,
                         GError     **error)
{
  struct stat info;

  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  if (stat (path, &info) != 0)
    return fail_read (path, errno, error);
  return check_regular (path, &info, error)
         && ((gsize) info.st_size <= max_size || fail_too_large (path, max_size, error));
}

/* The first of `path.bad-1`, `path.bad-2`, … that nothing is called. Returns: it, NULL
 * with errno set where there is none. */
static char *
find_free_name (const char *path, const char *suffix)
{
  for (guint i = 1; i <= MAX_SET_ASIDE; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s.%s-%u", path, suffix, i);
      struct stat info;

      if (lstat (name, &info) != 0)
        return g_steal_pointer (&name);
    }
  errno = EEXIST;
  return NULL;
}

static void
fail_set_aside (const char *path, int error_number, GError **error)
{
  g_autofree char *name = canasta_plain_text_file (path);

  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (error_number),
               /* Translators: a file name, and the system's reason */
               _("“%s” could not be set aside: %s."), name, g_strerror (error_number));
}

/**
 * canasta_safe_file_set_aside:
 * @path: (type filename): a file
 * @suffix: what it becomes, as `bad`
 * @error: return location for an error of domain %G_FILE_ERROR
 *
 * Renames a file to the first free name of `path.bad-1`, `path.bad-2`, …, so
 * that it is out of the way and still there for who wants to look at it.
 *
 * Returns: (transfer full) (type filename) (nullable): its new name, %NULL with
 *   @error set
 */
char *
canasta_safe_file_set_aside (const char  *path,
                             const char  *suffix,
                             GError     **error)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (suffix != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  name = find_free_name (path, suffix);
  if (name && g_rename (path, name) == 0 && sync_names (path))
    return g_steal_pointer (&name);
  fail_set_aside (path, errno, error);
  return NULL;
}

/**
 * canasta_safe_file_keep:
 * @path: (type filename): a file
 * @suffix: what it is called besides, as `bad`
 * @error: return location for an error of domain %G_FILE_ERROR
 *
 * Keeps what a file holds under a further name, as [func@safe_file_set_aside]
 * finds it, before something else is written in its place.
 *
 * Returns: whether it is kept
 */
gboolean
canasta_safe_file_keep (const char  *path,
                        const char  *suffix,
                        GError     **error)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (suffix != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  name = find_free_name (path, suffix);
  if (name && add_name (path, name) && sync_names (path))
    return TRUE;
  fail_set_aside (path, errno, error);
  return FALSE;
}

/**
 * canasta_safe_file_move:
 * @path: (type filename): a file
 * @new_path: (type filename): where it is to be, on the same file system
 * @error: return location for an error of domain %G_FILE_ERROR;
 *   %G_FILE_ERROR_EXIST where something is there already
 *
 * Gives a file another name, in a folder that is made where it is missing.
 * Nothing is replaced.
 *
 * Returns: whether it was moved
 */
gboolean
canasta_safe_file_move (const char  *path,
                        const char  *new_path,
                        GError     **error)
{
  g_autofree char *folder = NULL;
  g_autofree char *name = NULL;
  struct stat info;
  int reason = EEXIST;

  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (new_path != NULL, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  folder = g_path_get_dirname (new_path);
  if (lstat (new_path, &info) != 0)
    {
      if (make_folder (folder) && g_rename (path, new_path) == 0
          && sync_folder (folder) && sync_names (path))
        return TRUE;
      reason = errno;
    }
  name = canasta_plain_text_file (path);
  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (reason),
               /* Translators: a file name, and the system's reason */
               _("“%s” could not be moved: %s."), name, g_strerror (reason));
  return FALSE;
}
