/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a program leaves behind that ended inside a plugin: a small file, shared
 * with its memory, that the system keeps whatever becomes of the program. It is
 * locked for as long as the program runs. */
#include "config.h"

#include "variants/mark.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <unistd.h>

#define SUFFIX ".mark"

typedef struct
{
  char digest[CANASTA_MARK_DIGEST];
  CanastaWatch watch;
} Content;

/* A program that ends in order leaves nothing behind; one that is ended from
 * inside a plugin does. Other threads may still think in one. */
static void
forget (int status, void *path)
{
  if (!canasta_watch_is_inside ())
    g_unlink (path);
  g_free (path);
}

/* Opens a mark for this program.
 * Returns: what to note hooks in, until the program ends; NULL where nothing
 * can be written. */
CanastaWatch *
canasta_mark_open (const char *folder, const char *name, const char *digest)
{
  g_autofree char *path = g_strdup_printf ("%s/%s.XXXXXX" SUFFIX, folder, name);
  int file = g_mkstemp_full (path, O_RDWR | O_CLOEXEC, 0600);
  Content *content = MAP_FAILED;

  if (file < 0)
    return NULL;
  if (flock (file, LOCK_EX | LOCK_NB) == 0 && ftruncate (file, sizeof *content) == 0)
    content = mmap (NULL, sizeof *content, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (content == MAP_FAILED)
    {
      g_unlink (path);
      close (file);
      return NULL;
    }

  memcpy (content->digest, digest, CANASTA_MARK_DIGEST);
  on_exit (forget, g_steal_pointer (&path));
  return &content->watch;       /* file stays open, and locked */
}

/* Reads the mark of a program that has ended, and takes it away. */
static gboolean
collect_file (const char *path, const char *digest, int *hook)
{
  int file = g_open (path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0);
  gboolean found = FALSE;
  Content content;

  if (file < 0)
    return FALSE;
  if (flock (file, LOCK_EX | LOCK_NB) == 0)
    {
      if (read (file, &content, sizeof content) == (gssize) sizeof content
          && memcmp (content.digest, digest, CANASTA_MARK_DIGEST) == 0
          && canasta_watch_find_hook (&content.watch) >= 0)
        {
          *hook = canasta_watch_find_hook (&content.watch);
          found = TRUE;
        }
      g_unlink (path);
    }
  close (file);
  return found;
}

/* Whether a program ended inside a plugin whose files are the same still. */
gboolean
canasta_mark_collect (const char *folder, const char *name, const char *digest,
                      int *hook)
{
  g_autofree char *prefix = g_strconcat (name, ".", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  gboolean found = FALSE;
  const char *entry;

  while (dir && (entry = g_dir_read_name (dir)))
    if (g_str_has_prefix (entry, prefix) && g_str_has_suffix (entry, SUFFIX))
      {
        g_autofree char *path = g_build_filename (folder, entry, NULL);

        found |= collect_file (path, digest, hook);
      }
  return found;
}
