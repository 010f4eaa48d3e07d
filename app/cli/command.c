/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the commands of canasta-cli have in common. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "command.h"

#include <glib/gi18n-lib.h>

#include "canasta.h"
#include "complete.h"
#include "output.h"

#define LONGEST_PROBLEM 900

/* Says in one line on standard error what is wrong, however long the words are that it
 * is about. */
static void
print_problem (const char *command, const char *sentence)
{
  g_autofree char *text = g_strdup (sentence);
  g_autofree char *line = NULL;

  g_strdelimit (text, "\r\n", ' ');
  line = canasta_plain_text_line (text, LONGEST_PROBLEM);
  if (command)
    g_printerr ("canasta-cli %s: %s\n", command, line);
  else
    g_printerr ("canasta-cli: %s\n", line);
}

/**
 * canasta_command_tell_faults:
 * @command: the command
 * @registry: the variants and houses
 *
 * Says what is wrong with the houses, a line each.
 */
void
canasta_command_tell_faults (const char *command, CanastaRegistry *registry)
{
  g_auto (GStrv) faults = canasta_registry_list_faults (registry);

  for (guint i = 0; faults[i]; i++)
    print_problem (command, faults[i]);
}

/**
 * canasta_command_refuse:
 * @command: (nullable): the command, %NULL for the program
 * @error: what is wrong with its input
 *
 * Returns: the exit status
 */
int
canasta_command_refuse (const char *command, const GError *error)
{
  print_problem (command, error->message);
  return CANASTA_EXIT_WRONG_INPUT;
}

/**
 * canasta_command_fail:
 * @command: the command
 * @error: what failed, though its input makes sense
 *
 * Returns: the exit status
 */
int
canasta_command_fail (const char *command, const GError *error)
{
  print_problem (command, error->message);
  return CANASTA_EXIT_FAILED;
}

/* As canasta_command_refuse(), with a sentence of one's own. */
int
canasta_command_refuse_with (const char *command, const char *sentence, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, sentence);
  message = g_strdup_vprintf (sentence, arguments);
  va_end (arguments);
  print_problem (command, message);
  return CANASTA_EXIT_WRONG_INPUT;
}

/**
 * canasta_command_parse:
 * @help: what the command says of itself
 * @entries: its options
 * @argc: (inout): the number of arguments
 * @argv: (inout): the arguments; options are taken out
 * @most_parameters: how many may be left beside the command's name
 *
 * Reads the options of a command. Says what is wrong with them, or offers what
 * may stand in the line where a shell asks for that.
 *
 * Returns: whether they make sense
 */
gboolean
canasta_command_parse (const CanastaCommandHelp *help,
                       const GOptionEntry       *entries,
                       int                      *argc,
                       char                   ***argv,
                       int                       most_parameters)
{
  g_autoptr (GOptionContext) context = g_option_context_new (help->parameters);
  g_autofree char *program = g_strconcat ("canasta-cli ", help->name, NULL);
  g_autoptr (GError) error = NULL;

  if (*argc > 1 && g_str_equal ((*argv)[1], CANASTA_COMPLETE_WORD))
    {
      canasta_complete_options (help->name, entries, *argv + 2);
      return FALSE;
    }
  g_set_prgname (program);
  g_option_context_set_summary (context, help->summary);
  if (help->description)
    g_option_context_set_description (context, help->description);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);

  if (!g_option_context_parse (context, argc, argv, &error))
    {
      print_problem (help->name, error->message);
      return FALSE;
    }
  if (*argc > 1 + most_parameters)
    {
      g_autofree char *word = canasta_plain_text_quote ((*argv)[1 + most_parameters], -1);
      g_autofree char *sentence =
        g_strdup_printf (_("“%s” is one argument too many; see “%s --help”."), word, program);

      print_problem (help->name, sentence);
      return FALSE;
    }
  return TRUE;
}

/**
 * canasta_command_print_report:
 * @report: what the command has to say
 * @format: (nullable): `json`, or text
 * @width: as for canasta_report_to_text()
 */
void
canasta_command_print_report (const CanastaReport *report, const char *format, guint width)
{
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *text = NULL;

  if (g_strcmp0 (format, "json") == 0)
    {
      node = canasta_report_to_json (report);
      text = canasta_json_write (node, TRUE);
      canasta_output_write (text);
      return;
    }
  text = canasta_report_to_text (report, width);
  g_print ("%s", text);
}

/**
 * canasta_command_check_format:
 * @command: the command
 * @format: (nullable): the format that is asked for
 * @known: a format, then further ones, then %NULL
 *
 * Says which formats there are where @format is none of them.
 *
 * Returns: whether the command has that format
 */
gboolean
canasta_command_check_format (const char *command, const char *format, const char *known, ...)
{
  g_autoptr (GString) list = g_string_new (NULL);
  g_autofree char *shown = NULL;
  gboolean found = format == NULL;
  va_list arguments;

  va_start (arguments, known);
  for (; known; known = va_arg (arguments, const char *))
    {
      found |= g_strcmp0 (format, known) == 0;
      g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", known);
    }
  va_end (arguments);
  if (found)
    return TRUE;

  shown = canasta_plain_text_quote (format, -1);
  canasta_command_refuse_with (command, _("There is no format “%s”: choose one of %s."), shown,
                               list->str);
  return FALSE;
}
