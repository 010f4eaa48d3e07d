/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a command reads: a file, or standard input. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "input.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

#include "canasta.h"

static char *
read_stream (FILE *file, const char *name, gsize *length, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  char block[4096];
  size_t n;

  while ((n = fread (block, 1, sizeof block, file)) > 0 && text->len <= CANASTA_JSON_MAX_SIZE)
    g_string_append_len (text, block, (gssize) n);

  if (ferror (file))
    {
      g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (errno),
                   _("“%s” could not be read: %s."), name, g_strerror (errno));
      return NULL;
    }
  *length = text->len;
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Whether a file is to be read as it comes: who names a pipe waits for it. */
static gboolean
is_stream (const char *path)
{
  GStatBuf info;

  return g_stat (path, &info) == 0 && (S_ISFIFO (info.st_mode) || S_ISCHR (info.st_mode));
}

/* What a file is called in messages. */
char *
canasta_input_dup_name (const char *path)
{
  g_autofree char *name = NULL;

  if (!path || g_str_equal (path, "-"))
    return g_strdup (_("Standard input"));
  name = g_path_get_basename (path);
  return canasta_plain_text_file (name);
}

/**
 * canasta_input_read:
 * @path: (nullable): a file or a pipe; %NULL or `-` for standard input
 * @length: (out): the length of the text in bytes
 * @error: where to say why not
 *
 * Returns: (transfer full) (nullable): the text, or %NULL with @error set
 */
char *
canasta_input_read (const char *path, gsize *length, GError **error)
{
  g_autofree char *name = canasta_input_dup_name (path);
  char *text = NULL;
  FILE *file;

  if (!path || g_str_equal (path, "-"))
    return read_stream (stdin, name, length, error);
  if (!is_stream (path))
    {
      canasta_safe_file_read (path, CANASTA_JSON_MAX_SIZE, &text, length, error);
      return text;
    }

  file = g_fopen (path, "re");
  if (!file)
    {
      g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (errno),
                   _("“%s” could not be read: %s."), name, g_strerror (errno));
      return NULL;
    }
  text = read_stream (file, name, length, error);
  fclose (file);
  return text;
}

/* Whether somebody types what is read, and no program has written it. */
gboolean
canasta_input_is_typed (void)
{
  return isatty (STDIN_FILENO);
}

/* Whatever was typed in advance is not read: it was meant for what was asked before. */
void
canasta_input_forget (void)
{
  if (canasta_input_is_typed ())
    tcflush (STDIN_FILENO, TCIFLUSH);
}

/**
 * canasta_input_read_line:
 * @line: (inout): what is overwritten with the next line of standard input,
 *   without its end
 *
 * Reads no more of a line than is ever understood; the rest of it is passed
 * over, so that it is too long for whoever reads it. No two lines are read at once.
 *
 * Returns: whether there was one
 */
gboolean
canasta_input_read_line (GString *line)
{
  int c;

  /* A thread that waits for a line must not lock the stream: from glibc 2.41 on the program
   * would wait for it before it ends. */
  g_string_truncate (line, 0);
  while ((c = getchar_unlocked ()) != EOF && c != '\n')
    if (line->len <= CANASTA_JSON_MAX_SIZE)
      g_string_append_c (line, (char) c);
  return c != EOF || line->len > 0;
}
