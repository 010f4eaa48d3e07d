/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What canasta-cli prints: plain text, whoever wrote the words in it. Names,
 * titles and messages come from saved games, houses, plugins and other programs;
 * none of them moves the cursor or turns a line around. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "output.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "canasta.h"
#include "command.h"

/* Why standard output cannot be written, as in errno; 0 as long as it can. */
static int fault;

static void
note_fault (int reason)
{
  if (fault == 0)
    fault = reason;
}

/* Prints in the encoding of the terminal, what it lacks as question marks. */
static gboolean
print_plain (FILE *file, const char *text)
{
  g_autofree char *plain = canasta_plain_text_lines (text);
  g_autofree char *local = NULL;
  const char *encoding;

  if (!g_get_console_charset (&encoding))
    local = g_convert_with_fallback (plain, -1, encoding, "UTF-8", "?", NULL, NULL, NULL);
  return fputs (local ? local : plain, file) >= 0 && fflush (file) == 0;
}

static void
print (const char *text)
{
  if (!print_plain (stdout, text))
    note_fault (errno);
}

static void
print_error (const char *text)
{
  print_plain (stderr, text);
}

/* Whatever was to be printed and is not is told at the end, and is in the exit
 * status of every command. */
static void
finish (void)
{
  g_autofree char *reason = NULL;

  if (fclose (stdout) != 0)
    note_fault (errno);
  if (fault == 0)
    return;
  reason = g_strdup_printf (_("What was to be printed could not be written: %s."),
                            g_strerror (fault));
  g_printerr ("canasta-cli: %s\n", reason);
  _exit (CANASTA_EXIT_FAILED);
}

/* A file that is opened must not take the place of a standard stream that is
 * closed: what is printed would be written into it. What takes the place here
 * can be opened, but not used. */
static void
occupy (int stream, int flags)
{
  if (fcntl (stream, F_GETFD) < 0)
    open ("/dev/null", flags);
}

/* From now on everything that is printed is plain text, and is seen to be
 * printed. */
void
canasta_output_init (void)
{
  occupy (STDIN_FILENO, O_WRONLY);
  occupy (STDOUT_FILENO, O_RDONLY);
  occupy (STDERR_FILENO, O_RDONLY);
  g_set_print_handler (print);
  g_set_printerr_handler (print_error);
  atexit (finish);
}

/**
 * canasta_output_write:
 * @text: what is for other programs
 *
 * Writes a text as it is, in UTF-8 whatever the locale.
 */
void
canasta_output_write (const char *text)
{
  if (fputs (text, stdout) < 0 || fflush (stdout) != 0)
    note_fault (errno);
}

/* Whether it goes to a terminal that can place and colour what it shows. */
gboolean
canasta_output_is_screen (void)
{
  const char *terminal = g_getenv ("TERM");

  return isatty (STDOUT_FILENO) && terminal && !g_str_equal (terminal, "dumb");
}

/**
 * canasta_output_wipe:
 *
 * Takes everything off the terminal, what has scrolled away as well.
 *
 * Returns: whether there is a terminal that can do it: what was written to a pipe stands
 *   there
 */
gboolean
canasta_output_wipe (void)
{
  if (!canasta_output_is_screen ())
    return FALSE;
  canasta_output_write ("\033[H\033[2J\033[3J");
  return TRUE;
}

/**
 * canasta_output_has_failed:
 *
 * Returns: whether something could not be printed; then nobody reads any more what
 *   a command has to say
 */
gboolean
canasta_output_has_failed (void)
{
  return fault != 0;
}
