/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/unused-files.h"

#include <glib/gstdio.h>
#include <utime.h>

#define SECONDS_A_DAY (24 * 60 * 60)

static gboolean
is_unused (const char *path)
{
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  GStatBuf info;

  return g_lstat (path, &info) == 0 && S_ISREG (info.st_mode)
         && now - info.st_mtime > CANASTA_UNUSED_FILES_DAYS * SECONDS_A_DAY;
}

/* Removes from a folder what nobody has used for long. */
void
canasta_unused_files_remove (const char *folder)
{
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);
  const char *name;

  while (files && (name = g_dir_read_name (files)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (is_unused (path))
        g_unlink (path);
    }
}

/* Somebody uses it now, even if it stays as it is. */
void
canasta_unused_files_use (const char *path)
{
  g_utime (path, NULL);
}
