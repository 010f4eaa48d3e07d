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

/* Returns: (transfer full) (nullable): the line that was awaited, and is there */
static char *
take_line (CanastaTerminal *self)
{
  g_autoptr (GTask) reading = g_steal_pointer (&self->reading);

  return g_task_propagate_pointer (reading, NULL);
}

/* Whoever typed that may have seen something else than what lies there now. */
void
canasta_terminal_pass_over (const char *line)
{
  g_autofree char *shown = canasta_plain_text_quote (line, -1);

  if (*shown != '\0')
    g_print (_("“%s” is passed over: type it when it is your turn.\n"), shown);
}

/* What was typed before it was asked for answers nothing. */
static void
begin_reading (CanastaTerminal *self)
{
  g_autofree char *earlier = self->reading && g_task_get_completed (self->reading)
                               ? take_line (self) : NULL;

  if (earlier)
    canasta_terminal_pass_over (earlier);
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
  begin_reading (self);
  g_print ("> ");
  while (!canasta_output_has_failed () && !g_task_get_completed (self->reading) && !self->has_ended)
    g_main_context_iteration (NULL, TRUE);
  if (g_task_get_completed (self->reading))
    line = take_line (self);
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

/* What was typed before is told to nobody: it may be of the cards of somebody else. */
void
canasta_terminal_forget_lines (CanastaTerminal *self)
{
  if (self->reading && g_task_get_completed (self->reading))
    g_clear_object (&self->reading);
  canasta_input_forget ();
}

/**
 * canasta_terminal_glance_line:
 * @self: a match that goes on while others act
 * @line: (out) (transfer full) (nullable): what was typed meanwhile; %NULL at the end of the input
 *
 * What a program writes it has written in advance, and it waits until it is asked for, unless something is.
 *
 * Returns: whether anything was
 */
gboolean
canasta_terminal_glance_line (CanastaTerminal *self, char **line)
{
  if (!self->is_asked && !self->is_typed)
    return FALSE;
  if (!self->reading)
    begin_reading (self);
  if (!g_task_get_completed (self->reading))
    return FALSE;
  *line = take_line (self);
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
