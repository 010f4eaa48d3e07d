/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tries a variant that did not come with the game, so that what takes a program
 * down takes down this one: canasta-try-variant DESCRIPTION NAME.
 *
 * It says on its standard output what is wrong, or that nothing is. */
#include "config.h"

#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <locale.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "variants/paths.h"
#include "variants/registry.h"
#include "variants/trial.h"

/* The most seconds of work, should nobody be there any more to end it. */
#define MOST_SECONDS 60

static void
set_limits (void)
{
  const struct rlimit no_core = { 0, 0 };
  const struct rlimit work = { MOST_SECONDS, MOST_SECONDS };

  setpgid (0, 0);
  setrlimit (RLIMIT_CORE, &no_core);
  setrlimit (RLIMIT_CPU, &work);
  alarm (MOST_SECONDS);
}

/* Keeps a way to the game that nothing else writes to. */
static int
keep_output (void)
{
  int kept = fcntl (STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);

  dup2 (STDERR_FILENO, STDOUT_FILENO);
  return kept;
}

int
main (int argc, char *argv[])
{
  g_autofree char *translations = canasta_paths_dup_locale ();
  g_autoptr (GError) error = NULL;
  const char *answer;
  int output;

  if (argc != 3)
    return 2;

  set_limits ();
  output = keep_output ();
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, translations);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");

  answer = canasta_registry_try (argv[1], argv[2], &error) ? CANASTA_TRIAL_PASSED : error->message;
  if (write (output, answer, strlen (answer)) < 0)
    _exit (1);
  _exit (0);
}
