/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/seat-keys.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "elsewhere/unused-files.h"
#include "files/safe-file.h"
#include "network/bytes.h"

/* Of both halves as text, with what an editor may put behind it. */
#define MOST_BYTES 200

/* Several persons may have a seat from one computer, each with a key of theirs. */
static char *
dup_path (const char *data_folder, const guint8 *origin, const char *name)
{
  g_autofree char *folder =
    data_folder ? g_build_filename (data_folder, "seat-keys", NULL)
                : g_build_filename (g_get_user_data_dir (), "canasta", "seat-keys", NULL);
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  g_checksum_update (sum, origin, 16);
  g_checksum_update (sum, (const guchar *) name, (gssize) strlen (name));
  g_mkdir_with_parents (folder, 0700);
  canasta_unused_files_remove (folder);
  return g_build_filename (folder, g_checksum_get_string (sum), NULL);
}

/**
 * canasta_seat_keys_load:
 * @data_folder: (nullable): the folder of the person's files
 * @origin: the match with which it began
 * @name: what the person is called
 * @key: (out caller-allocates): the key of their seat
 *
 * Returns: whether they have one
 */
gboolean
canasta_seat_keys_load (const char *data_folder, const guint8 *origin, const char *name,
                        CanastaSeatKey *key)
{
  g_autofree char *path = dup_path (data_folder, origin, name);
  g_autofree char *text = NULL;

  if (!canasta_safe_file_read (path, MOST_BYTES, &text, NULL, NULL))
    return FALSE;
  canasta_unused_files_use (path);
  return canasta_bytes_read (g_strchomp (text), (guint8 *) key, sizeof *key);
}

/**
 * canasta_seat_keys_draw:
 * @data_folder: (nullable): the folder of the person's files
 * @origin: the match with which it began
 * @name: what the person is called
 * @key: (out caller-allocates): the key of their seat
 * @error: return location for an error
 *
 * Draws a key where there is none; it is on the disk before anybody is told of it.
 *
 * Returns: whether there is one
 */
gboolean
canasta_seat_keys_draw (const char *data_folder, const guint8 *origin, const char *name,
                        CanastaSeatKey *key, GError **error)
{
  g_autofree char *path = dup_path (data_folder, origin, name);
  g_autofree char *text = NULL;

  if (canasta_seat_keys_load (data_folder, origin, name, key))
    return TRUE;
  if (!canasta_seat_key_draw (key))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                           _("A key for your seat cannot be made."));
      return FALSE;
    }
  text = canasta_bytes_write ((const guint8 *) key, sizeof *key);
  return canasta_safe_file_write (path, text, -1, FALSE, error);
}

/**
 * canasta_seat_keys_forget:
 * @data_folder: (nullable): the folder of the person's files
 * @origin: the match with which it began
 * @name: what the person is called
 *
 * The seat is not to be claimed any more.
 */
void
canasta_seat_keys_forget (const char *data_folder, const guint8 *origin, const char *name)
{
  g_autofree char *path = dup_path (data_folder, origin, name);

  g_unlink (path);
}
