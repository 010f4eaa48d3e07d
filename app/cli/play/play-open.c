/* SPDX-License-Identifier: GPL-3.0-or-later */
/* canasta-cli play --open: a table to which people elsewhere come. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "cli/command.h"
#include "elsewhere/reception.h"
#include "network/addresses.h"
#include "network/dial.h"
#include "network/host-key.h"
#include "persons.h"
#include "play.h"
#include "session/saved-matches.h"
#include "settings/settings.h"

/* How long those who are told goodbye may take to hear it, in milliseconds. */
#define GOODBYE_TIME 3000

/* A table in the terminal that is open. */
typedef struct
{
  CanastaHost *host;
  CanastaReception *reception;
  CanastaTerminal terminal;
} Opening;

static void
opening_clear (Opening *self)
{
  if (self->host)
    g_signal_handlers_disconnect_by_data (self->host, self);
  canasta_terminal_clear (&self->terminal);
  g_clear_object (&self->reception);
  g_clear_object (&self->host);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Opening, opening_clear)

/* Who has the invitation is let in, as long as there is a seat. */
static void
knocked_cb (Opening *self, guint id)
{
  const CanastaGuest *guest = canasta_guests_find (canasta_host_get_guests (self->host), id);
  guint seat = canasta_host_find_free (self->host);
  g_autofree char *name = guest ? canasta_plain_text_line (guest->name, 40) : NULL;

  if (!guest)
    return;
  if (seat == CANASTA_NO_SEAT)
    {
      g_print (_("%s is not let in: no seat is free.\n"), name);
      canasta_host_refuse (self->host, id);
      return;
    }
  g_print (_("%s sits down at seat %u.\n"), name, seat);
  canasta_host_let_in (self->host, id, seat);
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
      if (!canasta_player_kind_find (word, &kind, error))
        return FALSE;
      if (!kind.manner.level)
        {
          g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                       _("“%s” plays at an open table only as a guest, with “canasta-cli join”."),
                       kind.word);
          return FALSE;
        }
      canasta_host_seat_computer (self->host, seat, kind.word, NULL);
    }
  return TRUE;
}

static gboolean
open_table (Opening *self, const CanastaPlayOptions *options, CanastaRegistry *registry,
            const char *data_folder, GError **error)
{
  g_autoptr (CanastaSetup) setup = canasta_play_make_setup (options, registry, error);
  g_autoptr (CanastaTable) table = setup ? canasta_setup_open_table (setup, registry, error) : NULL;
  g_autoptr (CanastaMatchFile) file = NULL;
  g_autoptr (GSettings) settings = NULL;
  g_auto (CanastaPersons) persons = { 0 };

  if (!table || !(settings = canasta_settings_new_to_read (data_folder, error)))
    return FALSE;
  if (!options->persons && !options->computers_only)
    {
      persons.seats = 1u << 0;
      persons.names[0] = options->name ? g_strdup (options->name)
                                       : canasta_settings_dup_name (settings);
    }
  if (!canasta_persons_read (&persons, (const char *const *) options->persons,
                             (const char *const *) options->players, table->players, error))
    return FALSE;
  if (persons.seats != 0)
    file = canasta_saved_matches_open_new (data_folder);
  self->terminal.is_shared = TRUE;
  self->host = canasta_host_new (table, _("Canasta"), file, error);
  if (!self->host || !seat_players (self, options, &persons, error))
    return FALSE;
  canasta_host_set_hints (self->host, !options->no_hints);
  g_signal_connect_swapped (self->host, "knocked", G_CALLBACK (knocked_cb), self);
  g_signal_connect_swapped (self->host, "dealt", G_CALLBACK (dealt_cb), self);
  return TRUE;
}

/* All places where somebody elsewhere may reach this computer, as many as an invitation has
 * room for; where there is no network, this computer itself. */
static char **
list_places (guint16 port)
{
  g_autoptr (GPtrArray) addresses = canasta_addresses_list ();
  g_autoptr (GStrvBuilder) places = g_strv_builder_new ();

  for (guint i = 0; i < MIN (addresses->len, 1 + CANASTA_INVITATION_OTHERS); i++)
    {
      g_autofree char *place =
        canasta_address_write_place (g_ptr_array_index (addresses, i), port);

      g_strv_builder_add (places, place);
    }
  if (addresses->len == 0)
    {
      g_autofree char *here = g_strdup_printf ("127.0.0.1:%u", port);

      g_strv_builder_add (places, here);
    }
  return g_strv_builder_end (places);
}

static gboolean
open_reception (Opening *self, int port, const char *data_folder, GError **error)
{
  g_autofree char *folder = data_folder ? g_strdup (data_folder)
                                        : g_build_filename (g_get_user_data_dir (), "canasta", NULL);
  g_autofree char *path = g_build_filename (folder, "host-key.pem", NULL);
  g_autoptr (GTlsCertificate) key = NULL;
  g_auto (CanastaInvitation) invitation = { .has_pin = TRUE };
  g_autofree char *text = NULL;
  CanastaPin pin;
  guint16 got;

  g_mkdir_with_parents (folder, 0700);
  key = canasta_host_key_load (path, error);
  if (!key || !canasta_host_key_get_pin (key, &pin, error))
    return FALSE;
  self->reception = canasta_reception_new (self->host, key);
  if (!canasta_reception_open (self->reception, (guint16) port, error))
    return FALSE;
  got = canasta_gate_get_port (canasta_reception_get_gate (self->reception));
  invitation.places = list_places (got);
  invitation.ticket = *canasta_host_get_ticket (self->host);
  canasta_invitation_set_pin (&invitation, pin.bytes);
  text = canasta_invitation_write (&invitation);
  g_print (_("The table is open. Who follows this invitation sits down at it:\n%s\n"), text);
  return TRUE;
}

static gboolean
late_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Everybody is told, and the lines are closed. */
static void
say_goodbye (Opening *self)
{
  CanastaGate *gate = canasta_reception_get_gate (self->reception);
  gboolean is_late = FALSE;
  guint patience = g_timeout_add (GOODBYE_TIME, late_cb, &is_late);

  canasta_host_close (self->host);
  while (canasta_gate_count (gate) > 0 && !is_late)
    g_main_context_iteration (NULL, TRUE);
  canasta_reception_close (self->reception);
  if (!is_late)
    g_source_remove (patience);
  while (canasta_gate_count (gate) > 0)
    g_main_context_iteration (NULL, TRUE);
}

/**
 * canasta_play_open:
 * @options: what is to be played, and by whom
 * @registry: the variants and houses
 * @data_folder: (nullable): where it is saved
 *
 * Opens a table, waits until somebody has each seat, and plays.
 *
 * Returns: the exit status
 */
int
canasta_play_open (const CanastaPlayOptions *options, CanastaRegistry *registry,
                   const char *data_folder)
{
  g_auto (Opening) opening = { 0 };
  g_autoptr (GError) error = NULL;
  int port = options->port == CANASTA_STANDARD_PORT ? CANASTA_DIAL_PORT : options->port;

  if (port < 0 || port > G_MAXUINT16)
    return canasta_command_refuse_with ("play", "%s", _("A port is a whole number from 0 to 65535."));
  if (!open_table (&opening, options, registry, data_folder, &error)
      || !open_reception (&opening, port, data_folder, &error))
    return canasta_command_refuse ("play", error);
  canasta_host_set_ready (opening.host, TRUE);
  while (!opening.terminal.session)
    g_main_context_iteration (NULL, TRUE);
  canasta_terminal_show_greeting (&opening.terminal);
  canasta_terminal_play (&opening.terminal, &error);
  say_goodbye (&opening);
  return error ? canasta_command_refuse ("play", error) : CANASTA_EXIT_DONE;
}
