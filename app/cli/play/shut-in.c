/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cli/play/shut-in.h"

#include <sys/resource.h>

#include "variants/enter-layers.h"
#include "variants/paths.h"

#define LAYERS (CANASTA_LAYER_LANDLOCK | CANASTA_LAYER_LANDLOCK_TRUNCATE \
                | CANASTA_LAYER_LANDLOCK_SIGNALS)

/* Where systems keep libraries, and what those ask for. */
static const char *const readable[] = {
  "/usr", "/lib", "/lib64", "/opt", "/app", "/nix/store", "/gnu/store", "/run/current-system",
  "/etc/ld.so.cache", "/etc/localtime", "/etc/gnutls", "/etc/crypto-policies", "/proc/self",
  "/dev/null", "/dev/random", "/dev/urandom",
};

static void
add (GStrvBuilder *builder, char *path)
{
  if (path)
    g_strv_builder_add (builder, path);
  g_free (path);
}

/* Libraries, the game's own files, and @others. */
static char **
list_readable (const char *const *others)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) plugins = canasta_paths_dup_plugins ();

  for (guint i = 0; i < G_N_ELEMENTS (readable); i++)
    g_strv_builder_add (builder, readable[i]);
  add (builder, canasta_paths_dup_library ());
  add (builder, canasta_paths_dup_houses ());
  add (builder, canasta_paths_dup_locale ());
  add (builder, canasta_paths_dup_schemas ());
  add (builder, canasta_paths_dup_typelibs ());
  g_strv_builder_addv (builder, (const char **) plugins);
  g_strv_builder_addv (builder, (const char **) others);
  return g_strv_builder_end (builder);
}

/* Landlock holds the thread that asks for it, and those it starts. */
static gboolean
is_alone (void)
{
  g_autoptr (GDir) threads = g_dir_open ("/proc/self/task", 0, NULL);
  guint n = 0;

  while (threads && g_dir_read_name (threads))
    n++;
  return n == 1;
}

/**
 * canasta_shut_in_files:
 * @folder: (nullable): where it writes
 * @others: what it reads that is not the game's
 *
 * No other files can be written from here on, and few be read; no program can be started. What
 * cards people hold is in no image of memory on the disk. Comes before a second thread.
 *
 * Returns: the layers that hold
 */
guint
canasta_shut_in_files (const char *folder, const char *const *others)
{
  const struct rlimit none = { 0, 0 };
  const char *const writable[] = { folder, NULL };
  g_auto (GStrv) paths = list_readable (others);

  setrlimit (RLIMIT_CORE, &none);
  if (!is_alone () || !canasta_layers_give_up_rights ())
    return 0;
  return canasta_layers_enter_landlock (LAYERS, (const char *const *) paths, writable);
}

/**
 * canasta_shut_in_calls:
 * @connects: whether it goes on connecting to others
 *
 * From here on there are no sockets but those that people come in by, and, where it connects, those of
 * the internet; no processes, and nothing of what only other programs ask a kernel for.
 *
 * Returns: the layers that hold
 */
guint
canasta_shut_in_calls (gboolean connects)
{
  if (!canasta_layers_give_up_rights ())
    return 0;
  return canasta_layers_enter_seccomp (CANASTA_WORK_KEEPS_FILES | CANASTA_WORK_HAS_GUESTS
                                       | (connects ? CANASTA_WORK_CONNECTS : 0));
}
