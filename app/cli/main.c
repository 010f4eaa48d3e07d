/* SPDX-License-Identifier: GPL-3.0-or-later */
/* canasta-cli: the game in a terminal, and the engine for other programs. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "canasta.h"
#include "command.h"
#include "common-options.h"
#include "complete.h"
#include "settings/language.h"
#include "output.h"

static const CanastaCommand commands[] = {
  { "play", N_("Play in the terminal"), canasta_play_main },
#ifdef CANASTA_HAS_NETWORK
  { "join", N_("Play at somebody’s table elsewhere"), canasta_join_main },
  { "host", N_("Keep tables for people elsewhere"), canasta_host_main },
#endif
  { "variants", N_("List the variants, their tables and houses"), canasta_variants_main },
  { "rules", N_("Show the rules of a table"), canasta_rules_main },
  { "review", N_("Go through a round of a saved game with the strongest player"),
    canasta_review_main },
  { "statistics", N_("Show statistics of the games you have played"), canasta_statistics_main },
  { "judge", N_("Judge actions in a position"), canasta_judge_main },
  { "choose", N_("Choose actions for other programs"), canasta_choose_main },
  { "simulate", N_("Let computer players play many rounds"), canasta_simulate_main },
  { "merge", N_("Add up what several simulations found"), canasta_merge_main },
};

/* How wide options stand in the help. */
#define OPTION_WIDTH 19

static void
common_options_clear (CanastaCommonOptions *self)
{
  g_free (self->language);
  g_free (self->data_folder);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CanastaCommonOptions, common_options_clear)

static void
print_option (const GOptionEntry *entry)
{
  const char *value = entry->arg_description ? _(entry->arg_description) : NULL;
  g_autofree char *text =
    g_strconcat ("--", entry->long_name, value ? "=" : NULL, value, NULL);
  int missing = OPTION_WIDTH - (int) g_utf8_strlen (text, -1);

  g_print ("  %s%*s %s\n", text, MAX (missing, 0), "", _(entry->description));
}

static void
print_help (void)
{
  CanastaCommonOptions unused = { 0 };
  const GOptionEntry entries[] = { CANASTA_COMMON_OPTION_ENTRIES (unused) };

  g_print ("%s\n\n%s\n", _("Usage: canasta-cli COMMAND [OPTION…]"), _("Commands:"));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_print ("  %-10s %s\n", commands[i].name, _(commands[i].summary));
  g_print ("\n%s\n", _("Options:"));
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    print_option (&entries[i]);
  g_print ("\n%s\n",
           _("Cards are written as in “4C 10D QS AH 2S Jo”: rank and suit, Jo for a joker."));
}

/* Takes the common options out of the line, wherever they stand. */
static gboolean
parse_common (CanastaCommonOptions *options, int *argc, char ***argv, GError **error)
{
  /* The help is told elsewhere, and stays in the line of a command. */
  const GOptionEntry all[] = { CANASTA_COMMON_OPTION_ENTRIES (*options), { NULL } };
  const GOptionEntry *entries = all + 1;
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);

  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_ignore_unknown_options (context, TRUE);
  g_option_context_add_main_entries (context, entries, NULL);
  return g_option_context_parse (context, argc, argv, error)
         && (!options->language || canasta_language_set (options->language, error));
}

static int
run_command (const char *name, int argc, char *argv[], const char *data_folder)
{
  g_autofree char *word = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (name, commands[i].name))
      return commands[i].run (argc, argv, data_folder);

  word = canasta_plain_text_quote (name, -1);
  return canasta_command_refuse_with (NULL, _("There is no command “%s”; “canasta-cli --help” lists "
                                              "them."), word);
}

int
main (int argc, char *argv[])
{
  g_autofree char *locale_folder = canasta_paths_dup_locale ();
  g_auto (CanastaCommonOptions) options = { 0 };
  g_autoptr (GError) error = NULL;

  canasta_output_init ();
  canasta_language_init (locale_folder);
  if (argc > 1 && g_str_equal (argv[1], "complete"))
    return canasta_complete_main (commands, G_N_ELEMENTS (commands), argv + 2);
  if (!parse_common (&options, &argc, &argv, &error))
    return canasta_command_refuse (NULL, error);
  if (options.version)
    {
      g_print ("Canasta %s\n", CANASTA_VERSION);
      return CANASTA_EXIT_DONE;
    }
  if (argc < 2)
    return canasta_command_refuse_with (NULL, "%s",
                                        _("Name a command; “canasta-cli --help” lists them."));
  if (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "-h")
      || g_str_equal (argv[1], "help"))
    {
      print_help ();
      return CANASTA_EXIT_DONE;
    }
  return run_command (argv[1], argc - 1, argv + 1, options.data_folder);
}
