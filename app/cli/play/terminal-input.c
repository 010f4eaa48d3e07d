/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person types, line by line. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cli/input.h"
#include "cli/output.h"
#include "terminal.h"

/* Reads a line without the spaces around it. Returns: it, or NULL at the end
 * of the input, and where the person is told nothing any more. */
char *
canasta_terminal_read_line (void)
{
  g_autoptr (GString) line = g_string_new (NULL);

  g_print ("> ");
  if (!canasta_output_has_failed () && canasta_input_read_line (line))
    return g_strstrip (g_strdup (line->str));
  g_print ("\n");
  return NULL;
}

static void
read_line_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_autoptr (GString) line = g_string_new (NULL);

  g_task_return_pointer (task,
                         canasta_input_read_line (line) ? g_strstrip (g_strdup (line->str)) : NULL,
                         g_free);
}

/* What was typed before it was asked for answers nothing. */
static void
begin_reading (CanastaTerminal *self)
{
  if (self->reading && g_task_get_completed (self->reading))
    g_clear_object (&self->reading);
  if (self->reading)
    return;
  self->reading = g_task_new (NULL, NULL, NULL, NULL);
  g_task_run_in_thread (self->reading, read_line_in_thread);
}

/* Reads a line as canasta_terminal_read_line() does, while the match goes on; %NULL, too, where
 * it does not any more: then the line is one of what comes next, if anything does. */
char *
canasta_terminal_await_line (CanastaTerminal *self)
{
  char *line = NULL;

  if (!self->is_shared)
    return canasta_terminal_read_line ();
  g_print ("> ");
  begin_reading (self);
  while (!canasta_output_has_failed () && !g_task_get_completed (self->reading) && !self->has_ended)
    g_main_context_iteration (NULL, TRUE);
  if (g_task_get_completed (self->reading))
    {
      line = g_task_propagate_pointer (self->reading, NULL);
      g_clear_object (&self->reading);
    }
  if (!line)
    g_print ("\n");
  return line;
}

/* Whether something is asked that may be answered while others act. */
void
canasta_terminal_ask (CanastaTerminal *self, gboolean is_asked)
{
  self->is_asked = is_asked;
  if (is_asked)
    begin_reading (self);
}

/**
 * canasta_terminal_glance_line:
 * @self: a match that goes on while others act
 * @line: (out) (transfer full) (nullable): what was typed meanwhile; %NULL at the end of the input
 *
 * Returns: whether anything was
 */
gboolean
canasta_terminal_glance_line (CanastaTerminal *self, char **line)
{
  if (!self->reading)
    begin_reading (self);
  if (!g_task_get_completed (self->reading))
    return FALSE;
  *line = g_task_propagate_pointer (self->reading, NULL);
  g_clear_object (&self->reading);
  return TRUE;
}

/* Whether whoever typed a line leaves, where no other words are understood. */
gboolean
canasta_terminal_is_leave (const char *line)
{
  return g_ascii_strcasecmp (line, "quit") == 0 || g_ascii_strcasecmp (line, "q") == 0;
}

/**
 * canasta_terminal_choose:
 * @question: what is asked
 * @answers: (array zero-terminated=1): the answers
 * @standard: the place of the standard one, from 0
 *
 * Asks until a number of an answer is typed, or nothing for the standard one.
 *
 * Returns: the place of the answer, from 0; -1 where the person leaves, or at the end of the input
 */
int
canasta_terminal_choose (const char *question, const char *const *answers, guint standard)
{
  guint n = g_strv_length ((char **) answers);

  if (n < 2)
    return 0;

  g_print (_("%s Type a number, or press Enter for %u.\n"), question, standard + 1);
  for (guint i = 0; i < n; i++)
    g_print ("  %u: %s\n", i + 1, answers[i]);
  while (TRUE)
    {
      g_autofree char *line = canasta_terminal_read_line ();
      guint64 number;

      if (!line || canasta_terminal_is_leave (line))
        return -1;
      if (*line == '\0')
        return (int) standard;
      if (g_ascii_string_to_unsigned (line, 10, 1, n, &number, NULL))
        return (int) number - 1;
      g_print (_("Type a number from 1 to %u, or press Enter for %u.\n"), n, standard + 1);
    }
}
