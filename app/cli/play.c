/* SPDX-License-Identifier: GPL-3.0-or-later */
/* canasta-cli play: the game in a terminal. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <stdlib.h>

#include "canasta.h"
#include "command.h"
#include "players.h"
#include "saved-matches.h"
#include "tables.h"
#include "terminal.h"

/* How strong the computer players are unless told otherwise. */
#define STANDARD_LEVEL "casual"

/* The options, as they are on the command line. */
typedef struct
{
  CanastaTableOptions table;
  char *name;
  char **players;
  gint64 deal;
  gboolean new_match;
  gboolean continues;
  gboolean computers_only;
} Options;

static void
options_clear (Options *self)
{
  canasta_table_options_clear (&self->table);
  g_free (self->name);
  g_strfreev (self->players);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

static void
terminal_clear (CanastaTerminal *self)
{
  g_clear_object (&self->match);
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    g_clear_object (&self->players[seat]);
  g_strfreev (self->words);
  g_free (self->path);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CanastaTerminal, terminal_clear)

/* Who plays */

/* Seats the players that the words name. */
static gboolean
seat_players (CanastaTerminal *self, GError **error)
{
  guint64 number = canasta_match_get_number (self->match);

  for (guint seat = 0; seat < g_strv_length (self->words); seat++)
    {
      CanastaPlayerKind kind;

      if (seat == self->seat)
        continue;
      if (!canasta_player_kind_find (self->words[seat], &kind, error))
        return FALSE;
      self->players[seat] = canasta_player_kind_new (&kind, number * CANASTA_MAX_SEATS + seat);
    }
  return TRUE;
}

static char **
make_names (const Options *options, guint n_seats)
{
  const char *const names[CANASTA_MAX_SEATS] = {
    _("Emil"), _("Anna"), _("Ben"), _("Clara"), _("David"), _("Flora"),
  };
  char **own = g_new0 (char *, n_seats + 1);

  for (guint seat = 0; seat < n_seats; seat++)
    own[seat] = g_strdup (names[seat]);
  if (options->name != NULL)
    {
      g_free (own[0]);
      own[0] = canasta_json_error_quote (options->name, -1);
    }
  return own;
}

/* A word a seat: the person at the first one, computer players elsewhere. */
static char **
make_words (const Options *options, guint n_seats, GError **error)
{
  CanastaPlayerKind kinds[CANASTA_MAX_SEATS];
  char **words;

  for (guint seat = 0; seat < n_seats; seat++)
    if (!canasta_player_kind_find (canasta_level_find (STANDARD_LEVEL) != NULL ? STANDARD_LEVEL
                                                                               : "random",
                                   &kinds[seat], error))
      return NULL;
  if (!canasta_players_read ((const char *const *) options->players, n_seats, kinds, error))
    return NULL;

  words = g_new0 (char *, n_seats + 1);
  for (guint seat = 0; seat < n_seats; seat++)
    words[seat] = g_strdup (seat == 0 && !options->computers_only ? CANASTA_TERMINAL_PERSON
                                                                  : kinds[seat].word);
  return words;
}

/* New matches */

static guint64
choose_number (void)
{
  return (((guint64) g_random_int () << 32) | g_random_int ()) & CANASTA_MAX_DEAL;
}

static gboolean
start_match (CanastaTerminal *self, const Options *options, CanastaRegistry *registry,
             const char *data_folder, GError **error)
{
  g_autoptr (CanastaTable) table = canasta_tables_open (registry, &options->table, error);
  g_auto (GStrv) names = NULL;
  gboolean told = options->deal >= 0;

  if (table == NULL)
    return FALSE;

  names = make_names (options, table->players);
  self->seat = options->computers_only ? CANASTA_NO_SEAT : 0;
  self->words = make_words (options, table->players, error);
  if (self->words == NULL)
    return FALSE;

  self->match = canasta_match_new (table,
                                   told ? CANASTA_DEALING_IN_SUCCESSION : CANASTA_DEALING_BY_MATCH,
                                   told ? (guint64) options->deal : choose_number (),
                                   (const char *const *) names);
  if (!options->computers_only)
    {
      self->path = canasta_saved_matches_make_path (data_folder, error);
      if (self->path == NULL)
        return FALSE;
    }
  return seat_players (self, error);
}

/* Saved matches */

static CanastaVariant *
find_variant (const char *id, gpointer registry, GError **error)
{
  CanastaVariant *variant = canasta_registry_get_variant (registry, id, error);

  return variant != NULL ? g_object_ref (variant) : NULL;
}

/* Opens a saved match, if it is one of a person and not over. */
static gboolean
load_match (CanastaTerminal *self, const char *path, CanastaRegistry *registry, GError **error)
{
  g_auto (CanastaDesk) desk = { 0 };
  g_autofree char *notice = NULL;
  guint n_seats;

  self->match = canasta_archive_load (path, find_variant, registry, &desk, &notice, error);
  if (notice != NULL)
    g_printerr ("%s\n", notice);
  if (self->match == NULL)
    return FALSE;

  n_seats = canasta_match_get_table (self->match)->players;
  self->path = g_strdup (path);
  self->seat = desk.seat;
  self->told = canasta_record_get_count (canasta_match_get_record (self->match));
  self->words = g_steal_pointer (&desk.players);
  if (self->words == NULL || g_strv_length (self->words) != n_seats || self->seat >= n_seats)
    {
      g_set_error (error, CANASTA_ARCHIVE_ERROR, CANASTA_ARCHIVE_ERROR_CONTENT,
                   _("“%s” does not say who plays."), path);
      return FALSE;
    }
  return seat_players (self, error);
}

/* Opens the match that was played last and is not over; one that cannot be
 * opened is told and passed over. */
static gboolean
continue_match (CanastaTerminal *self, CanastaRegistry *registry, const char *data_folder)
{
  g_auto (GStrv) paths = canasta_saved_matches_list (data_folder);

  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;

      if (load_match (self, paths[i], registry, &error)
          && canasta_match_get_stage (self->match) != CANASTA_STAGE_MATCH_OVER)
        return TRUE;
      if (error != NULL)
        g_printerr ("%s\n", error->message);
      terminal_clear (self);
      *self = (CanastaTerminal){ 0 };
    }
  return FALSE;
}

/* Whether the person wants the saved match that was found. */
static gboolean
asks_to_continue (CanastaTerminal *self)
{
  char *line = NULL;
  size_t size = 0;
  gboolean wanted;

  canasta_terminal_show_score (self);
  g_print (_("There is a saved game in round %u. Play on? Yes, or no for a new one.\n> "),
           canasta_match_get_round (self->match));
  fflush (stdout);
  wanted = getline (&line, &size, stdin) < 0 || g_ascii_tolower (*g_strstrip (line)) != 'n';
  free (line);
  return wanted;
}

static gboolean
wants_new_match (const Options *options)
{
  return options->new_match || options->computers_only || options->table.variant != NULL
         || options->table.players > 0 || options->table.seating != NULL
         || options->table.house != NULL || options->name != NULL || options->players != NULL
         || options->deal >= 0;
}

/* Continues a match or starts one. */
static gboolean
prepare (CanastaTerminal *self, const Options *options, CanastaRegistry *registry,
         const char *data_folder, GError **error)
{
  if (!wants_new_match (options) && continue_match (self, registry, data_folder))
    {
      if (options->continues || asks_to_continue (self))
        return TRUE;
      terminal_clear (self);
      *self = (CanastaTerminal){ 0 };
    }
  else if (options->continues)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   _("There is no saved game to continue."));
      return FALSE;
    }
  return start_match (self, options, registry, data_folder, error);
}

static void
greet (CanastaTerminal *self)
{
  g_autofree char *name = canasta_table_dup_name (canasta_match_get_table (self->match));
  const char *house = canasta_table_get_house (canasta_match_get_table (self->match));

  if (house != NULL && *house != '\0')
    g_print (_("Canasta, table %s, house %s.\n"), name, house);
  else
    g_print (_("Canasta, table %s.\n"), name);
  if (self->seat != CANASTA_NO_SEAT)
    g_print ("%s\n", _("“help” lists the commands."));
  canasta_terminal_show_table (self);
}

static gboolean
parse (Options *options, int *argc, char ***argv)
{
  const GOptionEntry entries[] = {
    CANASTA_TABLE_OPTION_ENTRIES (options->table),
    { "name", 0, 0, G_OPTION_ARG_STRING, &options->name, N_("Your name"), N_("NAME") },
    { "player", 'p', 0, G_OPTION_ARG_STRING_ARRAY, &options->players,
      N_("Who plays at a seat, or at all seats"), N_("[SEAT=]PLAYER") },
    { "deal", 0, 0, G_OPTION_ARG_INT64, &options->deal,
      N_("The deal number of the first round"), N_("NUMBER") },
    { "new", 0, 0, G_OPTION_ARG_NONE, &options->new_match, N_("Start a new game"), NULL },
    { "continue", 0, 0, G_OPTION_ARG_NONE, &options->continues,
      N_("Play on in the saved game"), NULL },
    { "computers-only", 0, 0, G_OPTION_ARG_NONE, &options->computers_only,
      N_("Let the computer players play a game and show it"), NULL },
    { NULL },
  };
  g_autofree char *words = canasta_player_kind_list ();
  g_autofree char *description = g_strdup_printf (
    _("You sit at seat 0. Players: %s.\n"
      "“canasta-cli variants” lists tables and houses. Every action is saved."), words);
  const CanastaCommandHelp help = {
    .name = "play",
    .summary = _("Plays Canasta in the terminal, in plain lines of text."),
    .description = description,
  };

  return canasta_command_parse (&help, entries, argc, argv, 0);
}

int
canasta_play_main (int argc, char *argv[], const char *data_folder)
{
  g_auto (Options) options = { .deal = -1 };
  g_auto (CanastaTerminal) terminal = { 0 };
  g_autoptr (CanastaRegistry) registry = NULL;
  g_autoptr (GError) error = NULL;

  if (!parse (&options, &argc, &argv))
    return CANASTA_EXIT_WRONG_INPUT;
  if (options.deal < -1 || options.deal > (gint64) CANASTA_MAX_DEAL)
    return canasta_command_refuse_with ("play", _("A deal number is from 0 to %s."),
                                        "9007199254740991");

  registry = canasta_tables_open_registry (data_folder);
  if (!prepare (&terminal, &options, registry, data_folder, &error))
    return canasta_command_refuse ("play", error);

  greet (&terminal);
  if (!canasta_terminal_play (&terminal, &error))
    {
      canasta_command_refuse ("play", error);
      return CANASTA_EXIT_FAILED;
    }
  if (terminal.path != NULL
      && canasta_match_get_stage (terminal.match) != CANASTA_STAGE_MATCH_OVER)
    g_print ("%s\n", _("The game is saved. Play on with “canasta-cli play”."));
  return CANASTA_EXIT_DONE;
}
