/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a variant can do while it is tried: every attack with all layers, with each of
 * them left out, and with each alone. This process is the game. */
#include "config.h"

#include <arpa/inet.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "variants/layers.h"
#include "variants/paths.h"
#include "variants/trial-result.h"

#define SPACES (CANASTA_LAYER_SPACES | CANASTA_LAYER_READ_ONLY)
#define LATE_LANDLOCK \
  (CANASTA_LAYER_LANDLOCK_TRUNCATE | CANASTA_LAYER_LANDLOCK_NETWORK | CANASTA_LAYER_LANDLOCK_SIGNALS)
#define LANDLOCK (CANASTA_LAYER_LANDLOCK | LATE_LANDLOCK)
#define ALL CANASTA_ALL_LAYERS

/* The layers each of which holds an attack by itself; the keeper is always there. */
static const struct
{
  const char *name;
  guint holding;
} attacks[] = {
  { "write", CANASTA_LAYER_READ_ONLY | CANASTA_LAYER_LANDLOCK },
  { "truncate", CANASTA_LAYER_READ_ONLY | CANASTA_LAYER_LANDLOCK_TRUNCATE | CANASTA_LAYER_SECCOMP },
  { "chmod", CANASTA_LAYER_READ_ONLY | CANASTA_LAYER_SECCOMP },
  { "read", CANASTA_LAYER_LANDLOCK },
  { "network", CANASTA_LAYER_SPACES | CANASTA_LAYER_LANDLOCK_NETWORK | CANASTA_LAYER_SECCOMP },
  { "bus", CANASTA_LAYER_SECCOMP },
  { "signal", CANASTA_LAYER_SPACES | CANASTA_LAYER_LANDLOCK_SIGNALS | CANASTA_LAYER_SECCOMP },
  { "trace", CANASTA_LAYER_SPACES | CANASTA_LAYER_LANDLOCK | CANASTA_LAYER_SECCOMP },
  { "program", CANASTA_LAYER_LANDLOCK | CANASTA_LAYER_SECCOMP },
  { "fork", CANASTA_LAYER_SECCOMP },
  { "memory", CANASTA_LAYER_MEMORY },
  { "outlive", CANASTA_LAYER_SECCOMP },
  { "keeper", CANASTA_LAYER_SPACES | CANASTA_LAYER_LANDLOCK_SIGNALS | CANASTA_LAYER_SECCOMP },
};

static const struct
{
  const char *name;
  guint layers;
} sets[] = {
  { "all", ALL },
  { "without-limits", ALL & ~CANASTA_LAYER_LIMITS },
  { "without-memory", ALL & ~CANASTA_LAYER_MEMORY },
  { "without-spaces", ALL & ~SPACES },
  { "without-landlock", ALL & ~LANDLOCK },
  { "without-late-landlock", ALL & ~LATE_LANDLOCK },
  { "without-seccomp", ALL & ~CANASTA_LAYER_SECCOMP },
  { "limits", CANASTA_LAYER_LIMITS },
  { "memory", CANASTA_LAYER_MEMORY },
  { "spaces", SPACES },
  { "landlock", LANDLOCK },
  { "early-landlock", CANASTA_LAYER_LANDLOCK },
  { "seccomp", CANASTA_LAYER_SECCOMP },
  { "none", 0 },
};

typedef struct
{
  char *folder;         /* the person's, with the plugin in another */
  int network;
  int bus;
  guint available;      /* the layers this system has */
} Fixture;

static Fixture fixture;
static volatile sig_atomic_t is_hit;

static void
struck (int number)
{
  is_hit = TRUE;
}

static char *
dup_path (const char *name)
{
  return g_build_filename (fixture.folder, name, NULL);
}

/* Runs the program that keeps a trial.
 * Returns: whether it said what came of it. */
static gboolean
run_trial (guint layers, gboolean has_variant, CanastaTrialResult *result)
{
  g_autofree char *program = canasta_paths_dup_try_variant ();
  g_autofree char *without = canasta_layers_write (ALL & ~layers);
  g_autofree char *variant = g_test_build_filename (G_TEST_BUILT, "plugins", "attacker",
                                                    "attacker", "attacker.plugin", NULL);
  const char *words[] = { program, has_variant ? variant : NULL, "attacker", NULL };
  g_autofree char *said = NULL;
  g_autoptr (GError) error = NULL;

  g_setenv ("CANASTA_TRIAL_WITHOUT", without, TRUE);
  g_assert_true (g_spawn_sync (NULL, (char **) words, NULL, G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL,
                               &said, NULL, NULL, &error));
  return canasta_trial_result_read (result, said, strlen (said), NULL);
}

static gboolean
was_called (int listener)
{
  int file = accept4 (listener, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);

  if (file >= 0)
    close (file);
  return file >= 0;
}

/* Whether a process has outlived a trial; one that has ended stays in the list for as long
 * as its new parent does not ask. */
static gboolean
is_outliver (const char *entry)
{
  g_autofree char *path = g_build_filename ("/proc", entry, "stat", NULL);
  g_autofree char *wanted = g_strdup_printf ("(out-%d) ", getpid ());
  g_autofree char *text = NULL;
  const char *name;

  if (!g_ascii_isdigit (*entry) || !g_file_get_contents (path, &text, NULL, NULL))
    return FALSE;
  name = strstr (text, wanted);
  return name && name[strlen (wanted)] != 'Z';
}

/* What outlived a trial, which is ended then. */
static guint
end_outlivers (void)
{
  g_autoptr (GDir) dir = g_dir_open ("/proc", 0, NULL);
  const char *entry;
  guint n = 0;

  while ((entry = g_dir_read_name (dir)))
    if (is_outliver (entry))
      n += kill ((pid_t) atoi (entry), SIGKILL) == 0;
  return n;
}

/* The file that is attacked, as it is before. */
static void
lay_out (void)
{
  g_autofree char *path = dup_path ("file");
  g_autofree char *new = dup_path ("new");

  g_unlink (new);
  g_assert_true (g_file_set_contents (path, "private", -1, NULL));
  g_assert_cmpint (g_chmod (path, 0600), ==, 0);
  is_hit = FALSE;
}

/* Whether an attack succeeded: the game looks for itself, where there is something to see. */
static gboolean
has_succeeded (const char *name, gboolean has_result, const CanastaTrialResult *result)
{
  g_autofree char *path = dup_path ("file");
  g_autofree char *new = dup_path ("new");
  gboolean is_claimed = !has_result || !result->words || strstr (result->words, "done");
  guint outlivers = end_outlivers ();
  struct stat info;

  g_assert_cmpint (g_stat (path, &info), ==, 0);
  if (g_str_equal (name, "write"))
    return g_file_test (new, G_FILE_TEST_EXISTS);
  if (g_str_equal (name, "truncate"))
    return info.st_size == 0;
  if (g_str_equal (name, "chmod"))
    return (info.st_mode & 0777) != 0600;
  if (g_str_equal (name, "network"))
    return was_called (fixture.network);
  if (g_str_equal (name, "bus"))
    return was_called (fixture.bus);
  if (g_str_equal (name, "signal"))
    return is_hit;
  if (g_str_equal (name, "outlive"))
    return outlivers > 0;
  if (g_str_equal (name, "keeper"))     /* the first of a space is not ended, but says so */
    return !has_result || outlivers > 0;
  return is_claimed || outlivers > 0;
}

static void
test_attack (gconstpointer data)
{
  guint attack = GPOINTER_TO_UINT (data) / G_N_ELEMENTS (sets);
  guint set = GPOINTER_TO_UINT (data) % G_N_ELEMENTS (sets);
  const char *name = attacks[attack].name;
  guint wanted = sets[set].layers;
  guint held = wanted & fixture.available;
  gboolean is_outliving = g_str_equal (name, "outlive");
  g_auto (CanastaTrialResult) result = CANASTA_TRIAL_RESULT_INIT;
  gboolean has_result;
  gboolean has_won;

  if ((wanted & attacks[attack].holding) && !(held & attacks[attack].holding))
    {
      g_autofree char *refused = canasta_layers_write (wanted & ~fixture.available);
      g_autofree char *why = g_strdup_printf ("refused here: %s", refused);

      g_test_skip (why);
      return;
    }

  lay_out ();
  g_setenv ("CANASTA_ATTACK", name, TRUE);
  has_result = run_trial (wanted, TRUE, &result);
  g_unsetenv ("CANASTA_ATTACK");
  has_won = has_succeeded (name, has_result, &result);
  g_test_message ("%s", result.words ? result.words : "nothing is said");

  if (has_result)
    g_assert_cmphex (result.layers, ==, held);
  if (is_outliving || (held & attacks[attack].holding))
    g_assert_false (has_won);
  else if (wanted == 0 && !g_str_equal (name, "trace"))   /* systems may forbid that anyway */
    g_assert_true (has_won);
}

/* Nobody attacks: it passes, whatever it is shut in by. */
static void
test_peace (gconstpointer data)
{
  guint wanted = sets[GPOINTER_TO_UINT (data)].layers;
  g_auto (CanastaTrialResult) result = CANASTA_TRIAL_RESULT_INIT;

  g_assert_true (run_trial (wanted, TRUE, &result));
  g_test_message ("%s", result.words ? result.words : "passed");
  g_assert_cmpint (result.outcome, ==, CANASTA_TRIAL_PASSED);
  g_assert_cmphex (result.layers, ==, wanted & fixture.available);
}

static void
listen_everywhere (void)
{
  struct sockaddr_in here = { .sin_family = AF_INET, .sin_addr.s_addr = htonl (INADDR_LOOPBACK) };
  struct sockaddr_un bus = { .sun_family = AF_UNIX };
  socklen_t size = sizeof here;
  g_autofree char *path = dup_path ("bus");
  g_autofree char *port = NULL;

  fixture.network = socket (AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  fixture.bus = socket (AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  g_strlcpy (bus.sun_path, path, sizeof bus.sun_path);
  g_assert_cmpint (bind (fixture.network, (struct sockaddr *) &here, sizeof here), ==, 0);
  g_assert_cmpint (bind (fixture.bus, (struct sockaddr *) &bus, sizeof bus), ==, 0);
  g_assert_cmpint (listen (fixture.network, 5), ==, 0);
  g_assert_cmpint (listen (fixture.bus, 5), ==, 0);
  g_assert_cmpint (getsockname (fixture.network, (struct sockaddr *) &here, &size), ==, 0);
  port = g_strdup_printf ("%d", ntohs (here.sin_port));
  g_setenv ("CANASTA_PORT", port, TRUE);
}

static void
set_up (void)
{
  g_autofree char *game = g_strdup_printf ("%d", getpid ());
  g_autofree char *program = NULL;
  g_autofree char *layers = NULL;
  g_auto (CanastaTrialResult) result = CANASTA_TRIAL_RESULT_INIT;

  fixture.folder = g_dir_make_tmp ("canasta-attacks-XXXXXX", NULL);
  g_setenv ("CANASTA_VICTIM", fixture.folder, TRUE);
  g_setenv ("CANASTA_GAME", game, TRUE);
  program = dup_path ("program");
  g_assert_true (g_file_set_contents (program, "#!/bin/sh\nexit 0\n", -1, NULL));
  g_assert_cmpint (g_chmod (program, 0700), ==, 0);
  listen_everywhere ();
  signal (SIGUSR1, struck);
  g_assert_true (run_trial (ALL, FALSE, &result));
  fixture.available = result.layers;
  layers = canasta_layers_write (result.layers);
  g_test_message ("this system has: %s", layers);
}

static void
tear_down (void)
{
  static const char *const names[] = { "file", "new", "bus", "program" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = dup_path (names[i]);

      g_unlink (path);
    }
  g_rmdir (fixture.folder);
  g_free (fixture.folder);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  set_up ();
  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      g_autofree char *peace = g_strdup_printf ("/attacks/none/%s", sets[i].name);

      g_test_add_data_func (peace, GUINT_TO_POINTER (i), test_peace);
    }
  for (guint i = 0; i < G_N_ELEMENTS (attacks) * G_N_ELEMENTS (sets); i++)
    {
      g_autofree char *name = g_strdup_printf ("/attacks/%s/%s",
                                               attacks[i / G_N_ELEMENTS (sets)].name,
                                               sets[i % G_N_ELEMENTS (sets)].name);

      g_test_add_data_func (name, GUINT_TO_POINTER (i), test_attack);
    }
  status = g_test_run ();
  tear_down ();
  return status;
}
