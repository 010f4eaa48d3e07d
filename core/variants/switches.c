/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which variants of the person's own folder are switched on: a list of names in a small
 * file. It lies in no folder that a plugin is unpacked into. */
#include "config.h"

#include "variants/switches.h"

#include "files/safe-file.h"

#define FILE_NAME "variants.ini"
#define GROUP "Variants"
#define KEY "on"

/* The most bytes of the file. */
#define MAX_SIZE (64 * 1024)

static char *
dup_path (void)
{
  return g_build_filename (g_get_user_config_dir (), "canasta", FILE_NAME, NULL);
}

/* What cannot be read switches nothing on.
 * Returns: the names of those that are on */
char **
canasta_switches_read (void)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *path = dup_path ();
  g_autofree char *text = NULL;
  char **ids = NULL;
  gsize length;

  if (g_file_test (path, G_FILE_TEST_EXISTS)
      && canasta_safe_file_read (path, MAX_SIZE, &text, &length, NULL)
      && g_key_file_load_from_data (file, text, length, G_KEY_FILE_NONE, NULL))
    ids = g_key_file_get_string_list (file, GROUP, KEY, NULL, NULL);
  return ids ? ids : g_new0 (char *, 1);
}

/* Returns: whether it is kept. */
gboolean
canasta_switches_write (const char *const *ids, GError **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *path = dup_path ();
  g_autofree char *text = NULL;
  gsize length;

  g_key_file_set_string_list (file, GROUP, KEY, ids, g_strv_length ((char **) ids));
  text = g_key_file_to_data (file, &length, NULL);
  return canasta_safe_file_write (path, text, (gssize) length, FALSE, error);
}
