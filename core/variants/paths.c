/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the game's files from the place of libcanasta itself, so that no
 * absolute path is built in. */
#include "config.h"

#include "variants/paths.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

/* A build tree is known by the folder meson leaves in it; libcanasta lies at
 * most this many folders below. */
#define MAX_BUILD_DEPTH 3

/**
 * canasta_paths_dup_library:
 *
 * Finds the folder of libcanasta itself.
 *
 * Returns: (transfer full): the folder
 */
char *
canasta_paths_dup_library (void)
{
  Dl_info info;

  if (dladdr ((const void *) canasta_paths_is_installed, &info) && info.dli_fname)
    {
      char *real = realpath (info.dli_fname, NULL);

      if (real)
        {
          char *folder = g_path_get_dirname (real);

          free (real);
          return folder;
        }
    }

  /* Without a dynamic linker's answer the program's own folder is next best. */
  {
    g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);

    return program ? g_path_get_dirname (program) : g_get_current_dir ();
  }
}

/* The root of the build tree that holds `folder`, or NULL. */
static char *
find_build_root (const char *folder)
{
  g_autofree char *root = g_strdup (folder);

  for (guint depth = 0; depth <= MAX_BUILD_DEPTH; depth++)
    {
      g_autofree char *mark = g_build_filename (root, "meson-info", NULL);
      char *parent;

      if (g_file_test (mark, G_FILE_TEST_IS_DIR))
        return g_steal_pointer (&root);

      parent = g_path_get_dirname (root);
      g_free (root);
      root = parent;
    }

  return NULL;
}

/* The prefix under which the library was installed, wherever it is now: the
 * library's folder without the library directory at its end. */
static char *
find_prefix (const char *folder)
{
  g_autofree char *suffix = g_strconcat (G_DIR_SEPARATOR_S, CANASTA_LIBDIR, NULL);

  if (!g_path_is_absolute (CANASTA_LIBDIR) && g_str_has_suffix (folder, suffix))
    return g_strndup (folder, strlen (folder) - strlen (suffix));

  return g_path_get_dirname (folder);
}

/* `installed` is looked up below `base` (an installation directory, relative
 * to the prefix unless absolute), `built` below the root of the build tree. */
static char *
find_folder (const char *built, const char *base, const char *installed)
{
  g_autofree char *folder = canasta_paths_dup_library ();
  g_autofree char *root = find_build_root (folder);
  g_autofree char *prefix = NULL;

  if (root)
    return g_build_filename (root, built, NULL);

  if (g_path_is_absolute (base))
    return g_build_filename (base, installed, NULL);

  prefix = find_prefix (folder);
  return g_build_filename (prefix, base, installed, NULL);
}

/**
 * canasta_paths_is_installed:
 *
 * Tells an installed library from one that runs in its build tree.
 *
 * Returns: %TRUE when the library is installed
 */
gboolean
canasta_paths_is_installed (void)
{
  g_autofree char *folder = canasta_paths_dup_library ();
  g_autofree char *root = find_build_root (folder);

  return root == NULL;
}

/**
 * canasta_paths_dup_plugins:
 *
 * Lists the folders in which variants are looked for, in the order of
 * precedence: those of the environment variable `CANASTA_PLUGIN_PATH`
 * (separated by colons), the person's own
 * (`$XDG_DATA_HOME/canasta/plugins`), and the game's. Each plugin has a folder
 * of its own inside one of these. A folder need not exist.
 *
 * Returns: (transfer full) (array zero-terminated=1): the folders
 */
char **
canasta_paths_dup_plugins (void)
{
  g_autoptr (GStrvBuilder) folders = g_strv_builder_new ();
  const char *wanted = g_getenv ("CANASTA_PLUGIN_PATH");
  g_autofree char *own = NULL;
  g_autofree char *shipped = NULL;

  if (wanted)
    {
      g_auto (GStrv) parts = g_strsplit (wanted, G_SEARCHPATH_SEPARATOR_S, -1);

      for (guint i = 0; parts[i]; i++)
        if (*parts[i] != '\0')
          g_strv_builder_add (folders, parts[i]);
    }

  own = g_build_filename (g_get_user_data_dir (), "canasta", "plugins", NULL);
  g_strv_builder_add (folders, own);

  shipped = find_folder ("plugins", CANASTA_LIBDIR, "canasta/plugins");
  g_strv_builder_add (folders, shipped);

  return g_strv_builder_end (folders);
}

/**
 * canasta_paths_dup_houses:
 *
 * Finds the folder of the house rules that come with the game, one JSON file
 * each.
 *
 * Returns: (transfer full): the folder
 */
char *
canasta_paths_dup_houses (void)
{
  return find_folder ("data/houses", CANASTA_DATADIR, "canasta/houses");
}

/**
 * canasta_paths_dup_locale:
 *
 * Finds the folder of the translations, as `bindtextdomain` expects it.
 *
 * Returns: (transfer full): the folder
 */
char *
canasta_paths_dup_locale (void)
{
  return find_folder ("po", CANASTA_LOCALEDIR, "");
}

/**
 * canasta_paths_dup_schemas:
 *
 * Finds the folder of the compiled settings schema.
 *
 * Returns: (transfer full): the folder
 */
char *
canasta_paths_dup_schemas (void)
{
  return find_folder ("data", CANASTA_DATADIR, "canasta/schemas");
}

/**
 * canasta_paths_dup_sounds:
 *
 * Finds the folder of the sounds.
 *
 * Returns: (transfer full): the folder
 */
char *
canasta_paths_dup_sounds (void)
{
  return find_folder ("data" G_DIR_SEPARATOR_S "sounds", CANASTA_DATADIR, "canasta/sounds");
}

/**
 * canasta_paths_dup_typelibs:
 *
 * Finds the folder of the typelib by which variants in Python know the game.
 *
 * Returns: (transfer full): the folder
 */
char *
canasta_paths_dup_typelibs (void)
{
  return find_folder ("core", CANASTA_LIBDIR, "girepository-1.0");
}

/**
 * canasta_paths_dup_try_variant:
 *
 * Finds the program that tries a variant which did not come with the game.
 *
 * Returns: (transfer full): the program
 */
char *
canasta_paths_dup_try_variant (void)
{
  g_autofree char *folder = find_folder ("core", CANASTA_LIBDIR, "canasta");

  return g_build_filename (folder, "canasta-try-variant", NULL);
}

/**
 * canasta_paths_dup_ask_router:
 *
 * Finds the program that asks a router to open a port.
 *
 * Returns: (transfer full): the program
 */
char *
canasta_paths_dup_ask_router (void)
{
  g_autofree char *folder = find_folder ("app/network", CANASTA_LIBDIR, "canasta");

  return g_build_filename (folder, "canasta-ask-router", NULL);
}
