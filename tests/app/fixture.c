/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "fixture.h"

#include <glib/gstdio.h>

#include "variants/paths.h"

/* Returns: an empty folder, for test_folder_remove() */
char *
test_folder_new (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("canasta-XXXXXX", &error);

  g_assert_no_error (error);
  return folder;
}

static void
remove_all (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_all (child);
    }
  g_assert_cmpint (g_remove (path), ==, 0);
}

/* Removes a folder with all that is in it, and frees its path. */
void
test_folder_remove (char *folder)
{
  remove_all (folder);
  g_free (folder);
}

/**
 * test_registry_new:
 * @own_houses: where the houses of the person are; the folder may be missing
 *
 * Returns: the variants and houses of the game, and those of the person
 */
CanastaRegistry *
test_registry_new (const char *own_houses)
{
  g_autofree char *shipped = canasta_paths_dup_houses ();
  g_auto (GStrv) plugins = canasta_paths_dup_plugins ();
  g_autoptr (CanastaHouses) houses = canasta_houses_new (shipped, own_houses);

  return canasta_registry_new_for ((const char *const *) plugins, houses);
}

static void
pass_cb (gpointer is_over)
{
  *(gboolean *) is_over = TRUE;
}

/* Lets everything go on for so long. */
void
test_let_pass (guint milliseconds)
{
  gboolean is_over = FALSE;

  g_timeout_add_once (milliseconds, pass_cb, &is_over);
  while (!is_over)
    g_main_context_iteration (NULL, TRUE);
}
