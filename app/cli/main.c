/* SPDX-License-Identifier: GPL-3.0-or-later */
/* canasta-cli: the game in a terminal, and the engine for other programs. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "canasta.h"
#include "command.h"
#include "settings/language.h"
#include "output.h"

static const CanastaCommand commands[] = {
  { "play", N_("Play in the terminal"), canasta_play_main },
  { "variants", N_("List the variants, their tables and houses"), canasta_variants_main },
  { "rules", N_("Show the rules of a table"), canasta_rules_main },
  { "review", N_("Go through a round of a saved game with the strongest player"),
    canasta_review_main },
  { "statistics", N_("Show what became of the games you have played"), canasta_statistics_main },
  { "judge", N_("Judge actions in a position"), canasta_judge_main },
  { "choose", N_("Choose actions for other programs"), canasta_choose_main },
  { "simulate", N_("Let computer players play many rounds"), canasta_simulate_main },
  { "merge", N_("Add up what several simulations found"), canasta_merge_main },
};

/* How wide options stand in the help. */
#define OPTION_WIDTH 19

/* The options every command understands. */
typedef struct
{
  char *language;
  char *data_folder;
  gboolean version;
} CommonOptions;

static void
common_options_clear (CommonOptions *self)
{
  g_free (self->language);
  g_free (self->data_folder);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CommonOptions, common_options_clear)

/* @value: (nullable): what is written behind the option */
static void
print_option (const char *option, const char *value, const char *summary)
{
  g_autofree char *text = value ? g_strdup_printf ("%s=%s", option, value) : g_strdup (option);
  int missing = OPTION_WIDTH - (int) g_utf8_strlen (text, -1);

  g_print ("  %s%*s %s\n", text, MAX (missing, 0), "", summary);
}

static void
print_help (void)
{
  g_print ("%s\n\n%s\n", _("Usage: canasta-cli COMMAND [OPTION…]"), _("Commands:"));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_print ("  %-10s %s\n", commands[i].name, _(commands[i].summary));
  g_print ("\n%s\n", _("Options:"));
  print_option ("--help", NULL, _("Show this help; after a command, the help of the command"));
  print_option ("--version", NULL, _("Show the version"));
  print_option ("--lang", _("LANGUAGE"), _("Speak this language, as fr"));
  print_option ("--data-dir", _("FOLDER"),
                _("Keep saved games, houses and preferences in this folder"));
  g_print ("\n%s\n",
           _("Cards are written as in “4C 10D QS AH 2S Jo”: rank and suit, Jo for a joker."));
}

/* Takes the common options out of the line, wherever they stand. */
static gboolean
parse_common (CommonOptions *options, int *argc, char ***argv, GError **error)
{
  const GOptionEntry entries[] = {
    { "lang", 0, 0, G_OPTION_ARG_STRING, &options->language, NULL, NULL },
    { "data-dir", 0, 0, G_OPTION_ARG_FILENAME, &options->data_folder, NULL, NULL },
    { "version", 0, 0, G_OPTION_ARG_NONE, &options->version, NULL, NULL },
    { NULL },
  };
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
  g_printerr (_("canasta-cli: there is no command “%s”; “canasta-cli --help” lists them.\n"), word);
  return CANASTA_EXIT_WRONG_INPUT;
}

int
main (int argc, char *argv[])
{
  g_autofree char *locale_folder = canasta_paths_dup_locale ();
  g_auto (CommonOptions) options = { 0 };
  g_autoptr (GError) error = NULL;

  canasta_output_init ();
  canasta_language_init (locale_folder);
  if (!parse_common (&options, &argc, &argv, &error))
    {
      g_printerr ("canasta-cli: %s\n", error->message);
      return CANASTA_EXIT_WRONG_INPUT;
    }
  if (options.version)
    {
      g_print ("Canasta %s\n", CANASTA_VERSION);
      return CANASTA_EXIT_DONE;
    }
  if (argc < 2)
    {
      g_printerr ("%s\n", _("canasta-cli: name a command; “canasta-cli --help” lists them."));
      return CANASTA_EXIT_WRONG_INPUT;
    }
  if (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "-h")
      || g_str_equal (argv[1], "help"))
    {
      print_help ();
      return CANASTA_EXIT_DONE;
    }
  return run_command (argv[1], argc - 1, argv + 1, options.data_folder);
}
