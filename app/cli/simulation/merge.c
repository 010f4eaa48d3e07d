/* SPDX-License-Identifier: GPL-3.0-or-later */
/* canasta-cli merge: adds up results of simulate. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "canasta.h"
#include "cli/command.h"
#include "cli/input.h"
#include "findings.h"

#define MOST_FILES 100000

static CanastaFindings *
read_file (const char *path, GError **error)
{
  g_autofree char *name = canasta_input_dup_name (path);
  g_autofree char *text = NULL;
  gsize length;

  text = canasta_input_read (path, &length, error);
  return text ? canasta_findings_read (text, length, name, error) : NULL;
}

static CanastaFindings *
merge (char **paths, guint n_paths, GError **error)
{
  g_autoptr (CanastaFindings) all = read_file (paths[0], error);

  for (guint i = 1; all && i < n_paths; i++)
    {
      g_autoptr (CanastaFindings) results = read_file (paths[i], error);

      if (!results)
        return NULL;
      if (!canasta_findings_add (all, results, error))
        {
          g_autofree char *name = canasta_input_dup_name (paths[i]);

          g_prefix_error (error, _("“%s” cannot be used. "), name);
          return NULL;
        }
    }
  return g_steal_pointer (&all);
}

int
canasta_merge_main (int argc, char *argv[], const char *data_folder)
{
  g_autofree char *format = NULL;
  const GOptionEntry entries[] = {
    { "format", 0, 0, G_OPTION_ARG_STRING, &format,
      N_("How the results are shown: json or text"), N_("FORMAT") },
    { NULL },
  };
  const CanastaCommandHelp help = {
    .name = "merge",
    .parameters = _("FILE…"),
    .summary = _("Adds up what simulate printed as JSON for several ranges of deals."),
  };
  g_autoptr (CanastaFindings) results = NULL;
  g_autoptr (GError) error = NULL;

  if (!canasta_command_parse (&help, entries, &argc, &argv, MOST_FILES)
      || !canasta_command_check_format (help.name, format, "json", "text", NULL))
    return CANASTA_EXIT_WRONG_INPUT;
  if (argc < 2)
    return canasta_command_refuse_with (help.name, "%s",
                                        _("Name the files with the results to add up."));

  results = merge (argv + 1, (guint) argc - 1, &error);
  if (!results)
    return canasta_command_refuse (help.name, error);
  canasta_findings_print (results, format);
  return CANASTA_EXIT_DONE;
}
