/* SPDX-License-Identifier: GPL-3.0-or-later */
/* canasta-cli play --open: a table to which people elsewhere come. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cli/command.h"
#include "cli/number-option.h"
#include "cli/play/stand-open.h"
#include "elsewhere/reopen.h"
#include "elsewhere/take-over.h"
#include "elsewhere/way-in.h"
#include "network/dial.h"
#include "persons.h"
#include "session/saved-matches.h"
#include "settings/settings.h"
#include "terminal-table.h"

/* A seat of a person here, or of a computer player, where one is named; the others are for
 * people elsewhere. */
static gboolean
seat_players (CanastaTerminalTable *self, const CanastaPlayOptions *options, const CanastaPersons *persons,
              GError **error)
{
  const char *const *players = (const char *const *) options->players;
  guint n_seats = canasta_host_get_table (self->host)->players;

  for (guint seat = 0; seat < n_seats; seat++)
    {
      const char *word = canasta_players_find (players, seat);
      CanastaPlayerKind kind;

      if ((persons->seats & (1u << seat)) != 0)
        {
          canasta_host_seat_person (self->host, seat, persons->names[seat]);
          continue;
        }
      if (!word)
        continue;
      if (!canasta_player_kind_find (word, &kind, error)
          || !canasta_player_kind_check_host (&kind, error))
        return FALSE;
      canasta_host_seat_computer (self->host, seat, kind.word, NULL);
    }
  return TRUE;
}

/* Who sits at this computer. */
static gboolean
read_persons (CanastaPersons *persons, const CanastaPlayOptions *options, guint n_seats,
              const char *data_folder, GError **error)
{
  g_autoptr (GSettings) settings = canasta_settings_new_to_read (data_folder, error);

  if (!settings)
    return FALSE;
  if (!options->persons && !options->computers_only)
    {
      persons->seats = 1u << 0;
      persons->names[0] = options->name ? g_strdup (options->name)
                                        : canasta_settings_dup_name (settings);
    }
  return canasta_persons_read (persons, (const char *const *) options->persons,
                               (const char *const *) options->players, n_seats, error);
}

static gboolean
open_table (CanastaTerminalTable *self, const CanastaPlayOptions *options, CanastaRegistry *registry,
            const char *data_folder, GError **error)
{
  g_autoptr (CanastaSetup) setup = canasta_play_make_setup (options, registry, error);
  g_autoptr (CanastaTable) table = setup ? canasta_setup_open_table (setup, registry, error) : NULL;
  g_autoptr (CanastaMatchFile) file = NULL;
  g_auto (CanastaPersons) persons = { 0 };

  if (!table || !read_persons (&persons, options, table->players, data_folder, error))
    return FALSE;
  file = canasta_saved_matches_open_new (data_folder);
  self->path = canasta_kept_table_dup_path (data_folder, file);
  self->host = canasta_host_new (table, _("Canasta"), file, error);
  if (!self->host || !seat_players (self, options, &persons, error))
    return FALSE;
  canasta_host_set_hints (self->host, !options->no_hints);
  canasta_host_set_clock (self->host, canasta_table_times_get_clock (&options->times));
  canasta_host_set_grace (self->host, canasta_table_times_get_wait (&options->times));
  canasta_host_set_onlookers (self->host, (guint) options->onlookers);
  return TRUE;
}

/* The table that was open last, with the port where it was, and the relay. */
static gboolean
open_again (CanastaTerminalTable *self, int *port, CanastaRegistry *registry, const char *data_folder,
            GError **error)
{
  g_autoptr (CanastaNotice) notice = NULL;
  guint16 kept_port = 0;

  self->path = canasta_kept_table_find_last (data_folder);
  if (!self->path)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   _("There is no table that was open before."));
      return FALSE;
    }
  self->host = canasta_reopen_table (self->path, registry, data_folder, &kept_port, &self->relay, &notice,
                                     error);
  if (notice)
    canasta_terminal_show_notice (notice);
  if (*port == CANASTA_NOT_GIVEN)
    *port = kept_port;
  return self->host != NULL;
}

/* The table of somebody else at which the person sat last. */
static gboolean
take_over (CanastaTerminalTable *self, const CanastaPlayOptions *options, CanastaRegistry *registry,
           const char *data_folder, GError **error)
{
  g_autoptr (CanastaNotice) notice = NULL;

  self->visited = canasta_take_over_find_last (data_folder);
  if (!self->visited)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   _("There is no table of somebody else at which a game is not over."));
      return FALSE;
    }
  self->host = canasta_take_over_table (self->visited, registry, data_folder, &self->path, NULL,
                                        &notice, error);
  if (notice)
    canasta_terminal_show_notice (notice);
  if (self->host && options->onlookers > 0)
    canasta_host_set_onlookers (self->host, (guint) options->onlookers);
  return self->host != NULL;
}

/* A new table, or one that goes on. */
static gboolean
prepare (CanastaTerminalTable *self, const CanastaPlayOptions *options, int *port, CanastaRegistry *registry,
         const char *data_folder, GError **error)
{
  if (options->takes_over)
    return take_over (self, options, registry, data_folder, error);
  if (options->continues)
    return open_again (self, port, registry, data_folder, error);
  return open_table (self, options, registry, data_folder, error);
}

/* A table that goes on may go through none. */
static gboolean
check_relay (const CanastaPlayOptions *options, GError **error)
{
  if (!options->through || (options->continues && *options->through == '\0'))
    return TRUE;
  return canasta_way_in_check (options->through, error);
}

/* The others have no way to know where the table is now. */
static void
tell_taken_over (void)
{
  g_print ("%s\n", _("The table goes on here. Give this invitation to the others: each has their seat "
                     "by it, and is told the rounds that are over. The deal that was begun is dealt "
                     "anew."));
}

/**
 * canasta_play_open:
 * @options: what is to be played, and by whom
 * @registry: the variants and houses
 * @data_folder: (nullable): where it is saved
 *
 * Opens a table, or the last one again, waits until somebody has each seat, and plays.
 *
 * Returns: the exit status
 */
int
canasta_play_open (const CanastaPlayOptions *options, CanastaRegistry *registry,
                   const char *data_folder)
{
  g_auto (CanastaTerminalTable) table = { .terminal.is_shared = TRUE,
                                          .data_folder = g_strdup (data_folder) };
  g_autoptr (GError) error = NULL;
  int port = options->port;

  if (!canasta_stand_open_check_port (port, &error)
      || !canasta_table_times_check (&options->times, &error)
      || !canasta_number_option_check ("--onlookers", options->onlookers, 0,
                                        CANASTA_MOST_ONLOOKERS, &error)
      || !check_relay (options, &error))
    return canasta_command_refuse ("play", error);
  if (!prepare (&table, options, &port, registry, data_folder, &error))
    return canasta_command_refuse ("play", error);
  canasta_terminal_table_follow (&table);
  if (port == CANASTA_NOT_GIVEN)
    port = CANASTA_DIAL_PORT;
  if (!canasta_terminal_table_open_door (&table, port, options, &error))
    return canasta_command_fail ("play", error);
  canasta_terminal_table_keep (&table);
  if (table.visited)
    tell_taken_over ();
  canasta_terminal_table_show_invitation (&table);
  return canasta_terminal_table_play (&table);
}
