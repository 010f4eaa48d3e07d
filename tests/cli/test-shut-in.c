/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a host of tables can do once it is shut in, and what not: each in a process of its own, which
 * shuts itself in for good. */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/play/shut-in.h"
#include "files/safe-file.h"
#include "variants/layers.h"

#define OUTSIDE "CANASTA_TEST_OUTSIDE"
#define INSIDE "CANASTA_TEST_INSIDE"

typedef gboolean (*Attempt) (const char *inside, const char *outside);

static gboolean
keep_inside (const char *inside, const char *outside)
{
  g_autofree char *path = g_build_filename (inside, "matches", "1.json", NULL);

  return canasta_safe_file_write (path, "one", -1, FALSE, NULL)
         && canasta_safe_file_write (path, "two", -1, FALSE, NULL) && g_unlink (path) == 0;
}

static gboolean
write_outside (const char *inside, const char *outside)
{
  g_autofree char *path = g_build_filename (outside, "new", NULL);

  return g_file_set_contents (path, "new", -1, NULL);
}

static gboolean
move_outside (const char *inside, const char *outside)
{
  g_autofree char *from = g_build_filename (inside, "mine", NULL);
  g_autofree char *to = g_build_filename (outside, "mine", NULL);

  return g_file_set_contents (from, "mine", -1, NULL) && g_rename (from, to) == 0;
}

static gboolean
read_outside (const char *inside, const char *outside)
{
  g_autofree char *path = g_build_filename (outside, "secret", NULL);
  g_autofree char *text = NULL;

  return g_file_get_contents (path, &text, NULL, NULL);
}

static gboolean
remove_outside (const char *inside, const char *outside)
{
  g_autofree char *path = g_build_filename (outside, "secret", NULL);

  return g_unlink (path) == 0;
}

static gboolean
run_program (const char *inside, const char *outside)
{
  execl ("/bin/true", "true", NULL);
  return FALSE;
}

static gboolean
run_own_program (const char *inside, const char *outside)
{
  g_autofree char *path = g_build_filename (inside, "program", NULL);

  if (g_file_set_contents_full (path, "#!/bin/true\n", -1, G_FILE_SET_CONTENTS_NONE, 0700, NULL))
    execl (path, path, NULL);
  return FALSE;
}

static gboolean
start_process (const char *inside, const char *outside)
{
  pid_t process = fork ();

  if (process == 0)
    _exit (0);
  if (process > 0)
    waitpid (process, NULL, 0);
  return process > 0;
}

static gpointer
think (gpointer data)
{
  return data;
}

static gboolean
start_thread (const char *inside, const char *outside)
{
  return g_thread_join (g_thread_new ("thinks", think, (gpointer) inside)) != NULL;
}

static gboolean
open_socket (const char *inside, const char *outside)
{
  return socket (AF_INET, SOCK_STREAM, 0) >= 0;
}

static gboolean
open_local_socket (const char *inside, const char *outside)
{
  return socket (AF_UNIX, SOCK_STREAM, 0) >= 0;
}

static gboolean
open_raw_socket (const char *inside, const char *outside)
{
  return socket (AF_NETLINK, SOCK_RAW, 0) >= 0;
}

static gboolean
signal_others (const char *inside, const char *outside)
{
  return kill (getppid (), 0) == 0;
}

/* What may be done when which layer holds; none where nothing may keep anybody from it. */
static const struct
{
  const char *name;
  Attempt attempt;
  guint layers;
  gboolean connects;            /* the host, to a relay */
} attempts[] = {
  { "keep-inside", keep_inside, 0 },
  { "start-thread", start_thread, 0 },
  { "write-outside", write_outside, CANASTA_LAYER_LANDLOCK },
  { "move-outside", move_outside, CANASTA_LAYER_LANDLOCK },
  { "read-outside", read_outside, CANASTA_LAYER_LANDLOCK },
  { "remove-outside", remove_outside, CANASTA_LAYER_LANDLOCK },
  { "run-program", run_program, CANASTA_LAYER_LANDLOCK | CANASTA_LAYER_SECCOMP },
  { "run-own-program", run_own_program, CANASTA_LAYER_LANDLOCK | CANASTA_LAYER_SECCOMP },
  { "start-process", start_process, CANASTA_LAYER_SECCOMP },
  { "open-socket", open_socket, CANASTA_LAYER_SECCOMP },
  { "connect", open_socket, 0, TRUE },
  { "connect-locally", open_local_socket, CANASTA_LAYER_SECCOMP, TRUE },
  { "connect-to-kernel", open_raw_socket, CANASTA_LAYER_SECCOMP, TRUE },
  { "signal-others", signal_others, CANASTA_LAYER_SECCOMP | CANASTA_LAYER_LANDLOCK_SIGNALS },
};

/* Says what holds, and whether it could be done. Whoever becomes another program says nothing more. */
static void
attempt_shut_in (Attempt attempt, gboolean connects)
{
  const char *inside = g_getenv (INSIDE);
  const char *const none[] = { NULL };
  guint layers = canasta_shut_in_files (inside, none) | canasta_shut_in_calls (connects);
  g_autofree char *names = canasta_layers_write (layers);

  g_print ("held: %s;", names);
  g_print ("%s", attempt (inside, g_getenv (OUTSIDE)) ? "done" : "refused");
}

static void
test_attempt (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autofree char *inside = g_dir_make_tmp ("canasta-inside-XXXXXX", NULL);
  g_autofree char *outside = g_dir_make_tmp ("canasta-outside-XXXXXX", NULL);
  g_autofree char *secret = g_build_filename (outside, "secret", NULL);
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *name = g_strdup_printf ("%u", i);
  g_autofree char *out = NULL;
  g_auto (GStrv) parts = NULL;
  const char *arguments[] = { program, name, NULL };
  guint held;

  g_assert_true (g_file_set_contents (secret, "secret", -1, NULL));
  g_setenv (INSIDE, inside, TRUE);
  g_setenv (OUTSIDE, outside, TRUE);
  g_assert_true (g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_DEFAULT, NULL, NULL, &out,
                               NULL, NULL, NULL));
  g_test_message ("%s", out);
  parts = g_strsplit (out, ";", 2);
  g_assert_true (g_str_has_prefix (parts[0], "held: "));
  held = canasta_layers_read (parts[0] + strlen ("held: "));
  if (attempts[i].layers == 0)
    g_assert_cmpstr (parts[1], ==, "done");
  else if ((held & attempts[i].layers) != 0)
    g_assert_cmpstr (parts[1], ==, "refused");
  else
    g_test_skip ("this system has nothing against it");
}

int
main (int argc, char *argv[])
{
  if (argc == 2 && g_ascii_isdigit (argv[1][0]))
    {
      guint i = (guint) g_ascii_strtoull (argv[1], NULL, 10);

      attempt_shut_in (attempts[i].attempt, attempts[i].connects);
      return 0;
    }
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (attempts); i++)
    {
      g_autofree char *path = g_strconcat ("/shut-in/", attempts[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_attempt);
    }
  return g_test_run ();
}
