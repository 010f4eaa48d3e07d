/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A lock is held on a small file beside the one it is for: that one is replaced
 * by a new one whenever it is written. The system lets go of the lock when the
 * program ends, so it does not matter that the small file may stay. */
#include "config.h"

#include "files/file-lock.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "files/plain-text.h"

#define LOCK_SUFFIX ".lock"

/* How often another program may remove the lock while it is being taken. */
#define MOST_TRIES 100

struct _CanastaFileLock
{
  char *path;   /* of the lock */
  int file;
};

/* Whether the open file is the one of this name: another program may have
 * removed it in the meantime, and its lock means nothing then. */
static gboolean
has_name (int file, const char *path)
{
  struct stat open_file;
  struct stat named_file;

  return fstat (file, &open_file) == 0 && stat (path, &named_file) == 0
         && open_file.st_dev == named_file.st_dev && open_file.st_ino == named_file.st_ino;
}

/* Returns: the locked file, -1 with errno set */
static int
open_locked (const char *path)
{
  for (guint i = 0; i < MOST_TRIES; i++)
    {
      int file = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
      int reason;

      if (file < 0)
        return -1;
      if (flock (file, LOCK_EX | LOCK_NB) == 0)
        {
          if (has_name (file, path))
            return file;
        }
      else if (errno != EINTR)
        {
          reason = errno;
          close (file);
          errno = reason;
          return -1;
        }
      close (file);
    }
  errno = ENOLCK;
  return -1;
}

static void
fail (const char *path, int reason, GError **error)
{
  g_autofree char *name = canasta_plain_text_file (path);

  if (reason == EWOULDBLOCK)
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_AGAIN,
                 _("“%s” is open in another program."), name);
  else if (reason == ENOLCK || reason == ENOSYS || reason == EOPNOTSUPP)
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOSYS,
                 _("“%s” could not be saved: %s."), name, g_strerror (reason));
  else
    g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (reason),
                 _("“%s” could not be saved: %s."), name, g_strerror (reason));
}

/**
 * canasta_file_lock_take: (skip)
 * @path: (type filename): a file, which need not be there
 * @error: why not, of domain %G_FILE_ERROR: %G_FILE_ERROR_AGAIN where it is
 *   another program's, %G_FILE_ERROR_NOSYS where the file system knows no locks
 *
 * Makes a file this program's, unless it is another's. Nobody is waited for.
 *
 * Returns: (nullable): the lock
 */
CanastaFileLock *
canasta_file_lock_take (const char *path, GError **error)
{
  g_autofree char *lock_path = g_strconcat (path, LOCK_SUFFIX, NULL);
  int file = open_locked (lock_path);
  CanastaFileLock *self;

  if (file < 0)
    {
      fail (path, errno, error);
      return NULL;
    }

  self = g_new0 (CanastaFileLock, 1);
  self->path = g_steal_pointer (&lock_path);
  self->file = file;
  return self;
}

/**
 * canasta_file_lock_free: (skip)
 * @self: a lock
 *
 * Lets other programs have the file.
 */
void
canasta_file_lock_free (CanastaFileLock *self)
{
  /* As long as the lock is held nobody else removes or makes the file. */
  g_unlink (self->path);
  close (self->file);
  g_free (self->path);
  g_free (self);
}

/**
 * canasta_file_lock_get_file: (skip)
 * @self: a lock
 *
 * A program that is started with the open file holds the lock as well: it is let go of
 * when both have ended.
 *
 * Returns: the open file
 */
int
canasta_file_lock_get_file (CanastaFileLock *self)
{
  return self->file;
}

/**
 * canasta_file_lock_find_locked: (skip)
 * @path: (type filename): a file that may be a lock
 *
 * Returns: (transfer full) (type filename) (nullable): what it is the lock of
 */
char *
canasta_file_lock_find_locked (const char *path)
{
  if (!g_str_has_suffix (path, LOCK_SUFFIX))
    return NULL;
  return g_strndup (path, strlen (path) - strlen (LOCK_SUFFIX));
}
