/* SPDX-License-Identifier: GPL-3.0-or-later */
/* canasta-try-variant [--note=FILE --files=DIGEST] [DESCRIPTION NAME]: tries a variant that
 * did not come with the game in a process that can do as little harm as this system allows,
 * and keeps it. It says on its standard output what came of that; without a variant, what a
 * trial would be shut in by. CANASTA_TRIAL_WITHOUT names layers that tests leave out.
 *
 * FILE is to say that a trial of the files with this digest has begun: what is tried may
 * take the game and its keeper down. It is taken away when the game is gone before the
 * trial is over, and that cannot have been the variant's doing. */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>
#include <unistd.h>

#include "files/safe-file.h"
#include "variants/enter-layers.h"
#include "variants/keeper.h"
#include "variants/paths.h"
#include "variants/registry-private.h"
#include "variants/trial.h"
#include "variants/trust.h"

/* Those that keep a trial from ending what is outside. */
#define NO_SIGNALS \
  (CANASTA_LAYER_SPACES | CANASTA_LAYER_LANDLOCK_SIGNALS | CANASTA_LAYER_SECCOMP)

/* Where systems keep what programs are made of, and what is asked of the system itself. */
static const char *const readable[] = {
  "/usr", "/lib", "/lib64", "/bin", "/etc", "/opt", "/app", "/nix/store", "/gnu/store",
  "/run/current-system", "/proc/self", "/dev/null", "/dev/zero", "/dev/random", "/dev/urandom",
};

/* Further folders that a person may have told programs to look in. */
static const char *const variables[] = { "GI_TYPELIB_PATH", "LD_LIBRARY_PATH", "PYTHONPATH" };

typedef struct
{
  const char *path;
  const char *id;
} Variant;

static void
say (int output, const char *text)
{
  if (write (output, text, strlen (text)) < 0)
    _exit (1);
}

static void
add_variables (GStrvBuilder *builder)
{
  for (guint i = 0; i < G_N_ELEMENTS (variables); i++)
    {
      const char *value = g_getenv (variables[i]);
      g_auto (GStrv) folders = value ? g_strsplit (value, G_SEARCHPATH_SEPARATOR_S, -1) : NULL;

      for (guint j = 0; folders && folders[j]; j++)
        if (g_path_is_absolute (folders[j]))
          g_strv_builder_add (builder, folders[j]);
    }
}

/* The folder of a plugin, and what lies elsewhere and is only named there. */
static void
add_plugin (GStrvBuilder *builder, const char *folder, guint depth)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_strv_builder_add (builder, folder);
  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (depth > 0 && g_file_test (path, G_FILE_TEST_IS_DIR))
        add_plugin (builder, path, depth - 1);
      else if (g_file_test (path, G_FILE_TEST_IS_SYMLINK))
        g_strv_builder_add (builder, path);
    }
}

/* What a variant needs: programs and libraries, the game's own files, and its own. */
static char **
list_readable (const Variant *variant)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *library = canasta_paths_dup_library ();
  g_autofree char *houses = canasta_paths_dup_houses ();
  g_autofree char *translations = canasta_paths_dup_locale ();
  g_autofree char *typelibs = canasta_paths_dup_typelibs ();
  g_autofree char *plugin = variant->path ? g_path_get_dirname (variant->path) : NULL;

  for (guint i = 0; i < G_N_ELEMENTS (readable); i++)
    g_strv_builder_add (builder, readable[i]);
  add_variables (builder);
  g_strv_builder_add (builder, library);
  g_strv_builder_add (builder, houses);
  g_strv_builder_add (builder, translations);
  g_strv_builder_add (builder, typelibs);
  if (plugin)
    add_plugin (builder, plugin, CANASTA_PLUGIN_DEPTH);
  return g_strv_builder_end (builder);
}

/* The trial itself, from here on alone with its variant. */
static void
try (int output, guint wanted, CanastaWatch *watch, gpointer data)
{
  const Variant *variant = data;
  g_auto (GStrv) folders = list_readable (variant);
  g_autofree char *translations = canasta_paths_dup_locale ();
  g_autoptr (GError) error = NULL;
  g_autofree char *layers = NULL;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, translations);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  layers = canasta_layers_write (canasta_layers_enter (wanted, (const char *const *) folders));
  say (output, layers);
  say (output, "\n");
  if (!variant->path || canasta_registry_try (variant->path, variant->id, watch, &error))
    say (output, CANASTA_TRIAL_WORD);
  else
    say (output, error->message);
}

static void
write_note (const char *note, const char *files)
{
  const CanastaTrialResult begun = { .outcome = CANASTA_TRIAL_BEGUN, .hook = -1 };
  gsize length;
  g_autofree char *text = canasta_trial_result_write (&begun, files, &length);

  canasta_safe_file_write (note, text, (gssize) length, FALSE, NULL);
}

/* Whether a variant that was tried can have ended the game. */
static gboolean
may_have_ended_game (const CanastaTrialResult *result)
{
  return result->outcome != CANASTA_TRIAL_BEGUN && !(result->layers & NO_SIGNALS);
}

int
main (int argc, char *argv[])
{
  const char *without = g_getenv ("CANASTA_TRIAL_WITHOUT");
  g_autofree char *note = NULL;
  g_autofree char *files = NULL;
  const GOptionEntry entries[] = {
    { "note", 0, 0, G_OPTION_ARG_FILENAME, &note, NULL, NULL },
    { "files", 0, 0, G_OPTION_ARG_STRING, &files, NULL, NULL },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_auto (CanastaTrialResult) result = CANASTA_TRIAL_RESULT_INIT;
  g_autofree char *text = NULL;
  Variant variant = { NULL };

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, NULL) || (argc != 1 && argc != 3))
    return 2;
  if (argc == 3)
    variant = (Variant){ argv[1], argv[2] };
  if (note && files)
    write_note (note, files);

  if (!canasta_keeper_keep (try, &variant,
                            CANASTA_ALL_LAYERS & ~canasta_layers_read (without ? without : ""),
                            &result)
      && note && !may_have_ended_game (&result))
    g_unlink (note);
  text = canasta_trial_result_write (&result, NULL, NULL);
  say (STDOUT_FILENO, text);
  return 0;
}
