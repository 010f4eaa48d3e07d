/* SPDX-License-Identifier: GPL-3.0-or-later */
/* canasta-cli play --open: a table to which people elsewhere come. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cli/command.h"
#include "cli/output.h"
#include "elsewhere/clock-words.h"
#include "elsewhere/onlookers.h"
#include "elsewhere/open-table.h"
#include "elsewhere/reopen.h"
#include "elsewhere/table-keeper.h"
#include "elsewhere/take-over.h"
#include "network/dial.h"
#include "network/qr-code.h"
#include "persons.h"
#include "play.h"
#include "session/saved-matches.h"
#include "settings/settings.h"

/* After this time it is told that somebody is awaited, in milliseconds. */
#define TELLING_TIME 3000

/* A table in the terminal that is open. */
typedef struct
{
  CanastaHost *host;
  char *path;                   /* where the table is kept, or NULL */
  char *visited;                /* where it was kept as one visited, if it was taken over */
  char *relay;                  /* by which people come, or NULL */
  CanastaOpenTable *table;
  CanastaTableKeeper *keeper;
  CanastaTerminal terminal;
  guint32 time;                 /* what each person has for a round, or 0 */
  CanastaOnlookers onlookers;
} Opening;

static void
opening_clear (Opening *self)
{
  if (self->host)
    g_signal_handlers_disconnect_by_data (self->host, self);
  if (self->keeper)
    g_signal_handlers_disconnect_by_data (self->keeper, self);
  canasta_terminal_clear (&self->terminal);
  canasta_onlookers_clear (&self->onlookers);
  g_clear_object (&self->keeper);
  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->visited, g_free);
  g_clear_pointer (&self->relay, g_free);
  g_clear_object (&self->table);
  g_clear_object (&self->host);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Opening, opening_clear)

static void
tell_missing (const char *name)
{
  g_autofree char *sentence = canasta_clock_words_miss (name);

  g_print ("%s\n", sentence);
}

/* Who has the invitation is let in, as long as there is a seat, or to look on. */
static void
knocked_cb (Opening *self, guint id)
{
  const CanastaGuest *guest = canasta_guests_find (canasta_host_get_guests (self->host), id);
  guint free = canasta_host_list_free (self->host);
  guint seat = free != 0 ? (guint) g_bit_nth_lsf (free, -1) : CANASTA_NO_SEAT;
  g_autofree char *name =
    guest ? canasta_plain_text_line (guest->name, CANASTA_MESSAGE_LONGEST_NAME) : NULL;

  if (!guest)
    return;
  if (guest->wants_to_look)
    {
      canasta_host_let_look_on (self->host, id);
      return;
    }
  if (self->time != 0 && !guest->can_clock)
    tell_missing (name);
  if (seat == CANASTA_NO_SEAT)
    {
      g_print (_("%s is not let in: no seat is free.\n"), name);
      canasta_host_refuse (self->host, id);
      return;
    }
  g_print (_("%s sits down at seat %u.\n"), name, seat);
  canasta_host_let_in (self->host, id, seat);
}

/* Who looks on is told; of those who sit there, what they do is. */
static void
changed_cb (Opening *self)
{
  g_auto (CanastaMessage) message = { 0 };
  g_autofree char *told = NULL;

  canasta_host_describe (self->host, &message);
  told = canasta_onlookers_tell (&self->onlookers, &message.table, NULL);
  if (told)
    g_print ("%s\n", told);
}

static void
tell_clock_rule (Opening *self)
{
  g_auto (CanastaMessage) message = { 0 };
  g_autofree char *sentence = NULL;

  canasta_host_describe (self->host, &message);
  self->time = message.table.clock;
  if (self->time == 0)
    return;
  sentence = canasta_clock_words_explain (self->time);
  g_print ("%s\n", sentence);
}

static void
clock_cb (Opening *self, const CanastaClock *clock)
{
  g_auto (CanastaMessage) message = { 0 };
  g_autofree char *sentence = NULL;

  canasta_host_describe (self->host, &message);
  sentence = canasta_clock_words_tell (clock, clock->seat == self->terminal.you
                                                ? NULL : message.table.seats[clock->seat].name);
  if (sentence)
    g_print ("%s\n", sentence);
}

static void
dealt_cb (Opening *self)
{
  if (!self->terminal.session)
    canasta_terminal_take (&self->terminal, canasta_host_get_session (self->host));
}

/* A seat of a person here, or of a computer player, where one is named; the others are for
 * people elsewhere. */
static gboolean
seat_players (Opening *self, const CanastaPlayOptions *options, const CanastaPersons *persons,
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
open_table (Opening *self, const CanastaPlayOptions *options, CanastaRegistry *registry,
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
open_again (Opening *self, int *port, CanastaRegistry *registry, const char *data_folder,
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
  if (*port == CANASTA_STANDARD_PORT)
    *port = kept_port;
  return self->host != NULL;
}

/* The table of somebody else at which the person sat last. */
static gboolean
take_over (Opening *self, CanastaRegistry *registry, const char *data_folder, GError **error)
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
  return self->host != NULL;
}

static void
not_kept_cb (Opening *self, const char *sentence, const char *details)
{
  g_print ("%s\n%s\n", sentence, details);
}

/* A new table, or one that goes on. */
static gboolean
prepare (Opening *self, const CanastaPlayOptions *options, int *port, CanastaRegistry *registry,
         const char *data_folder, GError **error)
{
  if (options->takes_over)
    return take_over (self, registry, data_folder, error);
  if (options->continues)
    return open_again (self, port, registry, data_folder, error);
  return open_table (self, options, registry, data_folder, error);
}

/* Where somebody sits at this computer, the first of them. */
static guint
find_person (Opening *self)
{
  g_auto (CanastaMessage) message = { 0 };
  const CanastaGuests *guests = canasta_host_get_guests (self->host);
  guint seat = 0;

  canasta_host_describe (self->host, &message);
  while (seat < message.table.n_seats
         && (message.table.seats[seat].occupant != CANASTA_OCCUPANT_PERSON
             || canasta_guests_find_at_seat (guests, seat)))
    seat++;
  return seat < message.table.n_seats ? seat : CANASTA_NO_SEAT;
}

/* From now on it can be opened again by “--open --continue”. */
static void
keep_table (Opening *self, guint16 port)
{
  self->keeper = canasta_table_keeper_new (self->host, self->path, port);
  g_signal_connect_swapped (self->keeper, "failed", G_CALLBACK (not_kept_cb), self);
  if (canasta_table_keeper_set_relay (self->keeper, self->relay) && self->visited)
    canasta_take_over_forget (self->visited);
}

/* For whoever sits before the screen with a telephone. */
static void
show_code (const char *invitation)
{
  g_autoptr (CanastaQrCode) code = canasta_output_is_screen () ? canasta_qr_code_new (invitation)
                                                              : NULL;
  g_autofree char *text = code ? canasta_qr_code_write (code) : NULL;

  if (text)
    canasta_output_write (text);
}

static void
tell_router (Opening *self)
{
  g_autofree char *sentence =
    canasta_router_port_describe (canasta_open_table_get_router (self->table));

  g_print ("%s\n", sentence);
}

/* What it answers belongs into the invitation. */
static void
ask_router (Opening *self)
{
  CanastaRouterPort *router;

  canasta_open_table_ask_router (self->table, TRUE);
  router = canasta_open_table_get_router (self->table);
  while (canasta_router_port_is_asking (router))
    g_main_context_iteration (NULL, TRUE);
  tell_router (self);
  g_signal_connect_swapped (router, "changed", G_CALLBACK (tell_router), self);
}

static void
tell_relay (Opening *self)
{
  g_autofree char *sentence =
    canasta_registration_describe (canasta_open_table_get_registration (self->table));

  g_print ("%s\n", sentence);
}

/* The others have no way to know where the table is now. */
static void
tell_taken_over (Opening *self)
{
  g_print ("%s\n", _("The table goes on here. Give this invitation to the others: each has their seat "
                     "by it, and is told the rounds that are over. The deal that was begun is dealt "
                     "anew."));
}

/* What the command line says counts; where it says nothing, the relay of before. */
static void
choose_relay (Opening *self, const CanastaPlayOptions *options)
{
  gboolean is_none = options->continues && g_strcmp0 (options->through, "") == 0;

  if (!options->through && !options->asks_router)
    return;
  g_free (self->relay);
  self->relay = is_none ? NULL : g_strdup (options->through);
}

static gboolean
go_through (Opening *self, GError **error)
{
  if (!self->relay)
    return TRUE;
  if (!canasta_open_table_go_through (self->table, self->relay, error))
    return FALSE;
  g_signal_connect_swapped (canasta_open_table_get_registration (self->table), "changed",
                            G_CALLBACK (tell_relay), self);
  return TRUE;
}

static gboolean
open_door (Opening *self, int port, const CanastaPlayOptions *options, const char *data_folder,
           GError **error)
{
  g_autofree char *text = NULL;

  choose_relay (self, options);
  self->table = canasta_open_table_new (self->host, (guint16) port, data_folder, error);
  if (!self->table || !go_through (self, error))
    return FALSE;
  if (options->asks_router)
    ask_router (self);
  text = canasta_open_table_dup_invitation (self->table, NULL);
  keep_table (self, canasta_open_table_get_port (self->table));
  if (self->visited)
    tell_taken_over (self);
  g_print (_("The table is open. Who follows this invitation sits down at it:\n%s\n"), text);
  show_code (text);
  tell_clock_rule (self);
  return TRUE;
}

/* Waits until it is dealt, and plays; a match that goes on is there already. Where nobody reads
 * the invitation nobody comes. */
static gboolean
play (Opening *self, GError **error)
{
  if (canasta_host_get_session (self->host))
    {
      dealt_cb (self);
      canasta_session_start (self->terminal.session);
    }
  canasta_host_set_ready (self->host, TRUE);
  while (!self->terminal.session && !canasta_output_has_failed ())
    g_main_context_iteration (NULL, TRUE);
  if (!self->terminal.session)
    return FALSE;
  canasta_terminal_show_greeting (&self->terminal);
  return canasta_terminal_play (&self->terminal, error);
}

static gboolean
late_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Until all guests have seen the end of the match, or so many milliseconds are over. */
static void
await_guests_for (Opening *self, guint time)
{
  gboolean is_late = FALSE;
  guint patience = g_timeout_add (time, late_cb, &is_late);

  while (canasta_host_awaits_guests (self->host) && !is_late && !canasta_output_has_failed ())
    g_main_context_iteration (NULL, TRUE);
  if (!is_late)
    g_source_remove (patience);
}

/* Whoever is away when the match ends may come back for its last rounds, as long as the table waits
 * for them. */
static void
await_guests (Opening *self)
{
  g_auto (CanastaMessage) message = { 0 };

  canasta_host_describe (self->host, &message);
  await_guests_for (self, TELLING_TIME);
  if (!canasta_host_awaits_guests (self->host) || canasta_output_has_failed ())
    return;
  g_print ("%s\n", _("Waiting for the others."));
  await_guests_for (self, message.table.waits);
}

/* A match that is not over can be played on. */
static int
take_leave (Opening *self, const char *data_folder)
{
  gboolean is_counted = canasta_play_count (&self->terminal, data_folder);

  if (self->terminal.is_unsaved)
    g_print ("%s\n", _("The game could not be saved."));
  else if (canasta_match_get_stage (self->terminal.match) != CANASTA_STAGE_MATCH_OVER)
    g_print ("%s\n", _("The game is saved. Open the table again with “canasta-cli play --open "
                       "--continue”."));
  return self->terminal.is_unsaved || !is_counted ? CANASTA_EXIT_FAILED : CANASTA_EXIT_DONE;
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
  g_auto (Opening) opening = { .terminal.is_shared = TRUE };
  g_autoptr (GError) error = NULL;
  int port = options->port;

  if (port < CANASTA_STANDARD_PORT || port > G_MAXUINT16)
    return canasta_command_refuse_with ("play", "%s", _("A port is a whole number from 0 to 65535."));
  if (!canasta_table_times_check (&options->times, &error))
    return canasta_command_refuse ("play", error);
  if (options->onlookers < 0 || options->onlookers > CANASTA_MOST_ONLOOKERS)
    return canasta_command_refuse_with ("play", _("At most %d people look on at a table."),
                                        CANASTA_MOST_ONLOOKERS);
  if (!prepare (&opening, options, &port, registry, data_folder, &error))
    return canasta_command_refuse ("play", error);
  g_signal_connect_swapped (opening.host, "knocked", G_CALLBACK (knocked_cb), &opening);
  g_signal_connect_swapped (opening.host, "changed", G_CALLBACK (changed_cb), &opening);
  g_signal_connect_swapped (opening.host, "dealt", G_CALLBACK (dealt_cb), &opening);
  g_signal_connect_swapped (opening.host, "clock", G_CALLBACK (clock_cb), &opening);
  canasta_terminal_take_talk (&opening.terminal,
                              canasta_talk_new_at_host (opening.host, find_person (&opening),
                                                        data_folder));
  if (!open_door (&opening, port == CANASTA_STANDARD_PORT ? CANASTA_DIAL_PORT : port,
                  options, data_folder, &error))
    return canasta_command_refuse ("play", error);
  if (play (&opening, &error))
    await_guests (&opening);
  canasta_open_table_finish (opening.table);
  if (error)
    return canasta_command_refuse ("play", error);
  return opening.terminal.session ? take_leave (&opening, data_folder) : CANASTA_EXIT_FAILED;
}
