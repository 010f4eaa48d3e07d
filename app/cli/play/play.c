/* SPDX-License-Identifier: GPL-3.0-or-later */
/* canasta-cli play: the game in a terminal. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "play.h"

#include <glib/gi18n-lib.h>

#include "cli/command.h"
#include "cli/number-option.h"
#include "cli/play/words.h"
#include "network/router-port.h"
#include "session/saved-matches.h"
#include "settings/language.h"
#include "settings/settings.h"

static void
options_clear (CanastaPlayOptions *self)
{
  canasta_table_options_clear (&self->table);
  g_free (self->name);
  g_free (self->through);
  g_strfreev (self->players);
  g_strfreev (self->persons);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CanastaPlayOptions, options_clear)

static gboolean
wants_new_match (const CanastaPlayOptions *options)
{
  return options->new_match || options->computers_only || options->table.variant
         || options->table.players != 0 || options->table.seating
         || options->table.house || options->name || options->players
         || options->persons || options->no_hints || options->times.clock != 0
         || options->times.wait != 0 || options->onlookers != 0
         || options->deal != CANASTA_ANY_DEAL;
}

/* Asks whether the person wants the saved match that was found; silence is yes. Returns: whether
 * they want to play at all. */
static gboolean
ask_for_saved_match (CanastaTerminal *terminal, gboolean *is_wanted)
{
  canasta_terminal_show_score (terminal);
  g_print (_("There is a saved game in round %u. Play on? Yes, or no for a new one.\n"),
           canasta_match_get_round (terminal->match));
  while (TRUE)
    {
      g_autofree char *line = canasta_terminal_read_line ();

      *is_wanted = TRUE;
      if (!line || *line == '\0' || canasta_words_read_answer (line, is_wanted))
        return TRUE;
      if (canasta_terminal_is_leave (line))
        return FALSE;
      g_print ("%s\n", _("Answer yes or no, or type “quit”."));
    }
}

/* Continues a match or starts one. Returns: whether there is one; without an
 * error when the person does not want any. */
static gboolean
prepare (CanastaTerminal *terminal, CanastaPlayOptions *options, CanastaRegistry *registry,
         const char *data_folder, GError **error)
{
  g_autoptr (GSettings) settings = canasta_settings_new_to_read (data_folder, error);

  if (!settings)
    return FALSE;

  if (!wants_new_match (options))
    {
      if (canasta_play_continue (terminal, registry, data_folder))
        {
          gboolean is_wanted = TRUE;

          if (!options->continues && !ask_for_saved_match (terminal, &is_wanted))
            return FALSE;
          if (is_wanted)
            return TRUE;
          canasta_terminal_clear (terminal);
        }
      else if (options->continues)
        {
          g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                       _("There is no saved game to continue."));
          return FALSE;
        }
      if (!canasta_play_ask (options, registry))
        return FALSE;
    }
  return canasta_play_start (terminal, options, registry, settings, data_folder, error);
}

/* A finished match can be looked at again in the window. Returns: whether it is
 * saved, or need not be. */
static gboolean
take_leave (CanastaTerminal *terminal)
{
  if (!canasta_session_get_path (terminal->session))
    return TRUE;
  if (terminal->is_unsaved)
    g_print ("%s\n", _("The game could not be saved."));
  else if (canasta_match_get_stage (terminal->match) != CANASTA_STAGE_MATCH_OVER)
    g_print ("%s\n", _("The game is saved. Play on with “canasta-cli play”."));
  return !terminal->is_unsaved;
}

/* The language that was chosen in the window, unless one was asked for. */
static void
follow_preferences (const char *data_folder)
{
  g_autoptr (GSettings) settings = canasta_settings_new_to_read (data_folder, NULL);
  g_autofree char *language = NULL;

  if (!settings || *canasta_language_get () != '\0')
    return;
  language = g_settings_get_string (settings, "language");
  canasta_language_set (language, NULL);
}

static gboolean
parse (CanastaPlayOptions *options, int *argc, char ***argv)
{
  const GOptionEntry entries[] = {
    CANASTA_TABLE_OPTION_ENTRIES (options->table),
    { "name", 0, 0, G_OPTION_ARG_STRING, &options->name, N_("Your name"), N_("NAME") },
    { "player", 'p', 0, G_OPTION_ARG_STRING_ARRAY, &options->players,
      N_("Who plays at a seat, or at all seats"), N_("[SEAT=]PLAYER") },
    { "person", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options->persons,
      N_("A person who plays here, and what they are called"), N_("SEAT[=NAME]") },
    { "deal", 0, 0, G_OPTION_ARG_INT64, &options->deal,
      N_("The deal number of the first round"), N_("NUMBER") },
    { "no-hints", 0, 0, G_OPTION_ARG_NONE, &options->no_hints,
      N_("Nobody is shown a hint in this game"), NULL },
    { "new", 0, 0, G_OPTION_ARG_NONE, &options->new_match, N_("Start a new game"), NULL },
    { "continue", 0, 0, G_OPTION_ARG_NONE, &options->continues,
      N_("Play on in the saved game"), NULL },
    { "computers-only", 0, 0, G_OPTION_ARG_NONE, &options->computers_only,
      N_("Let the computer players play a game and show it"), NULL },
#ifdef CANASTA_HAS_NETWORK
    { "open", 0, 0, G_OPTION_ARG_NONE, &options->is_open,
      N_("Open the table to people elsewhere, and print an invitation for them"), NULL },
    { "take-over", 0, 0, G_OPTION_ARG_NONE, &options->takes_over,
      N_("Go on with the table at which you were a guest last, whose host is gone"), NULL },
    { "port", 0, 0, G_OPTION_ARG_INT, &options->port,
      N_("Where they come in, 0 for any free port"), N_("NUMBER") },
    { "ask-router", 0, 0, G_OPTION_ARG_NONE, &options->asks_router,
      N_("Ask the router to open that port to them, for as long as the table is open"), NULL },
    { "through", 0, 0, G_OPTION_ARG_STRING, &options->through,
      N_("A relay by which people come to this computer"), N_("ADDRESS") },
    CANASTA_TABLE_TIMES_ENTRIES (options->times),
    { "onlookers", 0, 0, G_OPTION_ARG_INT, &options->onlookers,
      N_("How many may look on at an open table, without a seat"), N_("NUMBER") },
#endif
    { NULL },
  };
  g_autofree char *words = canasta_player_kind_list ();
  g_autofree char *habits = canasta_player_kind_explain_habits ();
  g_autofree char *players = g_strdup_printf (
    _("You sit at seat 0, unless --person says otherwise: “--person 0=Anna --person 2=Karl”.\n"
      "Between the turns of two persons no hand is on the screen. Players: %s.\n"
      "“canasta-cli variants” lists tables and houses. Every action is saved."), words);
  g_autofree char *description = g_strdup_printf ("%s\n%s", players, habits);
  const CanastaCommandHelp help = {
    .name = "play",
    .summary = _("Plays Canasta in the terminal, in plain lines of text."),
    .description = description,
  };

  return canasta_command_parse (&help, entries, argc, argv, 0);
}

#ifdef CANASTA_HAS_NETWORK
/* Why nothing is played at an open table by these options, or NULL. */
static const char *
find_fault_when_open (const CanastaPlayOptions *options)
{
  if (options->deal != CANASTA_ANY_DEAL)
    return _("Nobody chooses the deal of an open table: leave out --deal.");
  if (options->asks_router && !canasta_router_port_is_possible ())
    return _("This program was built without what asks routers: leave out --ask-router.");
  if (options->asks_router && options->through)
    return _("Invitations lead through the relay: leave out --ask-router.");
  if (options->takes_over && (options->continues || wants_new_match (options)))
    return _("--take-over goes on with a table that has its players and rules: no other option goes "
             "with it but --port and --ask-router.");
  return NULL;
}

/* The same where nobody comes from elsewhere: what would not be heeded is not passed over. */
static const char *
find_fault_when_closed (const CanastaPlayOptions *options)
{
  if (options->times.clock != 0)
    return _("Only an open table has a clock: --clock goes with --open.");
  if (options->times.wait != 0)
    return _("Only an open table waits for somebody: --wait goes with --open.");
  if (options->onlookers != 0)
    return _("People look on only at an open table: --onlookers goes with --open.");
  if (options->port != CANASTA_NOT_GIVEN)
    return _("Only an open table has a port: --port goes with --open.");
  if (options->takes_over)
    return _("Only a table that is open to people elsewhere is taken over: --take-over goes with "
             "--open.");
  if (options->asks_router)
    return _("Only an open table is reached through a router: --ask-router goes with --open.");
  if (options->through)
    return _("Only an open table is reached through a relay: --through goes with --open.");
  return NULL;
}

static gboolean
check_open (const CanastaPlayOptions *options, GError **error)
{
  const char *fault = options->is_open ? find_fault_when_open (options)
                                       : find_fault_when_closed (options);

  if (fault)
    g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, fault);
  return !fault;
}
#endif

int
canasta_play_main (int argc, char *argv[], const char *data_folder)
{
  g_auto (CanastaPlayOptions) options = { .table.players = CANASTA_NOT_GIVEN,
                                          .deal = CANASTA_ANY_DEAL,
                                          .port = CANASTA_NOT_GIVEN };
  g_auto (CanastaTerminal) terminal = { 0 };
  g_autoptr (CanastaRegistry) registry = NULL;
  g_autoptr (GError) error = NULL;
  gboolean is_counted;

  follow_preferences (data_folder);
  if (!parse (&options, &argc, &argv))
    return CANASTA_EXIT_WRONG_INPUT;
  if (options.deal < CANASTA_ANY_DEAL || options.deal > (gint64) CANASTA_MAX_DEAL)
    return canasta_command_refuse_with ("play", _("A deal number is a whole number from 0 to %s."),
                                        "9007199254740991");

  if (!canasta_tables_check_players (&options.table.players, &error))
    return canasta_command_refuse ("play", error);
  canasta_saved_matches_tidy (data_folder);
  if (options.continues && wants_new_match (&options))
    return canasta_command_refuse_with ("play", "%s",
                                        _("--continue plays on in the saved game, which has its "
                                          "own table and players: no other option goes with it."));

  if (options.persons && options.computers_only)
    return canasta_command_refuse_with ("play", "%s",
                                        _("With --computers-only no person plays: leave out "
                                          "--person."));
  if (options.persons && options.name)
    return canasta_command_refuse_with ("play", _("With --person a name is written behind its seat, "
                                                  "as in %s: leave out --name."), "0=Anna");

  registry = canasta_tables_open_registry (data_folder);
  canasta_command_tell_faults ("play", registry);
#ifdef CANASTA_HAS_NETWORK
  if (!check_open (&options, &error))
    return canasta_command_refuse ("play", error);
  if (options.is_open)
    return canasta_play_open (&options, registry, data_folder);
#endif
  if (!prepare (&terminal, &options, registry, data_folder, &error))
    return error ? canasta_command_refuse ("play", error) : CANASTA_EXIT_DONE;

  canasta_terminal_show_greeting (&terminal);
  if (!canasta_terminal_play (&terminal, &error))
    {
      canasta_command_refuse ("play", error);
      take_leave (&terminal);
      return CANASTA_EXIT_FAILED;
    }
  is_counted = canasta_play_count (&terminal, data_folder);
  return take_leave (&terminal) && is_counted ? CANASTA_EXIT_DONE : CANASTA_EXIT_FAILED;
}
