/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table in the terminal that is open to people elsewhere: who comes, what is played at it, and that
 * it goes on at another computer. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "terminal-table.h"

#include <glib/gi18n-lib.h>

#include "cli/command.h"
#include "cli/number-option.h"
#include "cli/output.h"
#include "elsewhere/clock-words.h"
#include "elsewhere/take-over.h"
#include "match/player-names.h"
#include "network/dial.h"
#include "network/qr-code.h"

/* After this time it is told that somebody is awaited, in milliseconds. */
#define TELLING_TIME 3000

/* Lets go of everything. */
void
canasta_terminal_table_clear (CanastaTerminalTable *self)
{
  if (self->host)
    g_signal_handlers_disconnect_by_data (self->host, self);
  if (self->keeper)
    g_signal_handlers_disconnect_by_data (self->keeper, self);
  if (self->hand_over)
    g_signal_handlers_disconnect_by_data (self->hand_over, self);
  g_clear_object (&self->hand_over);
  canasta_terminal_clear (&self->terminal);
  canasta_onlookers_clear (&self->onlookers);
  g_clear_object (&self->keeper);
  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->visited, g_free);
  g_clear_pointer (&self->relay, g_free);
  g_clear_object (&self->table);
  g_clear_object (&self->host);
  g_clear_pointer (&self->data_folder, g_free);
}

static void
tell_missing (const char *name)
{
  g_autofree char *sentence = canasta_clock_words_miss (name);

  g_print ("%s\n", sentence);
}

/* Who has the invitation is let in, as long as there is a seat, or to look on. */
static void
knocked_cb (CanastaTerminalTable *self, guint id)
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
changed_cb (CanastaTerminalTable *self)
{
  g_auto (CanastaMessage) message = { 0 };
  g_autofree char *told = NULL;

  canasta_host_describe (self->host, &message);
  told = canasta_onlookers_tell (&self->onlookers, &message.table, NULL);
  if (told)
    g_print ("%s\n", told);
}

static void
tell_clock_rule (CanastaTerminalTable *self)
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
clock_cb (CanastaTerminalTable *self, const CanastaClock *clock)
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
dealt_cb (CanastaTerminalTable *self)
{
  if (!self->terminal.session)
    canasta_terminal_take (&self->terminal, canasta_host_get_session (self->host));
}

static void
not_kept_cb (CanastaTerminalTable *self, const char *sentence, const char *details)
{
  g_print ("%s\n%s\n", sentence, details);
}

/* Where somebody sits at this computer, the first of them. */
static guint
find_person (CanastaTerminalTable *self)
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
void
canasta_terminal_table_keep (CanastaTerminalTable *self)
{
  self->keeper = canasta_table_keeper_new (self->host, self->path,
                                           canasta_open_table_get_port (self->table));
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
tell_router (CanastaTerminalTable *self)
{
  g_autofree char *sentence =
    canasta_router_port_describe (canasta_open_table_get_router (self->table));

  g_print ("%s\n", sentence);
}

/* What it answers belongs into the invitation. */
static void
ask_router (CanastaTerminalTable *self)
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
tell_relay (CanastaTerminalTable *self)
{
  g_autofree char *sentence =
    canasta_registration_describe (canasta_open_table_get_registration (self->table));

  g_print ("%s\n", sentence);
}

/* What the command line says counts; where it says nothing, the relay of before. */
static void
choose_relay (CanastaTerminalTable *self, const CanastaPlayOptions *options)
{
  gboolean is_none = options->continues && g_strcmp0 (options->through, "") == 0;

  if (!options->through && !options->asks_router)
    return;
  g_free (self->relay);
  self->relay = is_none ? NULL : g_strdup (options->through);
}

static gboolean
go_through (CanastaTerminalTable *self, GError **error)
{
  if (!self->relay)
    return TRUE;
  if (!canasta_open_table_go_through (self->table, self->relay, error))
    return FALSE;
  g_signal_connect_swapped (canasta_open_table_get_registration (self->table), "changed",
                            G_CALLBACK (tell_relay), self);
  return TRUE;
}

/* Whoever has the invitation can come from now on, if there is a table. */
static gboolean
let_come (CanastaTerminalTable *self, const CanastaPlayOptions *options, GError **error)
{
  if (!self->table || !go_through (self, error))
    return FALSE;
  if (options->asks_router)
    ask_router (self);
  return TRUE;
}

/**
 * canasta_terminal_table_open_door:
 * @self: a table
 * @port: where people come in, 0 for any
 * @options: how else they come
 * @error: return location for an error
 *
 * Returns: whether they can
 */
gboolean
canasta_terminal_table_open_door (CanastaTerminalTable *self, int port,
                                  const CanastaPlayOptions *options, GError **error)
{
  choose_relay (self, options);
  self->table = canasta_open_table_new (self->host, (guint16) port, self->data_folder, error);
  return let_come (self, options, error);
}

/* What the others need, and what holds for all. */
void
canasta_terminal_table_show_invitation (CanastaTerminalTable *self)
{
  g_autofree char *text = canasta_open_table_dup_invitation (self->table, NULL);

  g_print (_("The table is open. Who follows this invitation sits down at it:\n%s\n"), text);
  show_code (text);
  tell_clock_rule (self);
}

/* Handing it over. */

/* Names in it are what somebody elsewhere calls themselves. */
static void
tell (CanastaTerminalTable *self, const char *sentence)
{
  g_autofree char *lines = canasta_plain_text_lines (sentence);

  g_print ("%s\n", lines);
}

static void
moved_cb (CanastaTerminalTable *self, const char *sentence)
{
  canasta_table_keeper_forget (self->keeper);
  tell (self, sentence);
  self->terminal.has_ended = TRUE;
}

/* Who could go on with the table and is called so, or CANASTA_NO_SEAT. */
static guint
find_heir (CanastaTerminalTable *self, const char *name)
{
  guint heirs = canasta_host_list_heirs (self->host);

  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    {
      g_autofree char *own = (heirs & (1u << seat)) != 0 ? canasta_host_dup_name (self->host, seat)
                                                         : NULL;

      if (own && canasta_name_is_same (own, name))
        return seat;
    }
  return CANASTA_NO_SEAT;
}

static void
list_heirs (CanastaTerminalTable *self)
{
  guint heirs = canasta_host_list_heirs (self->host);

  if (heirs == 0)
    {
      g_print ("%s\n", _("Nobody at this table could go on with it."));
      return;
    }
  g_print ("%s\n", _("Say who is to go on with the table:"));
  for (guint seat = 0; seat < CANASTA_MAX_SEATS; seat++)
    if ((heirs & (1u << seat)) != 0)
      {
        g_autofree char *name = canasta_host_dup_name (self->host, seat);
        g_autofree char *told = canasta_plain_text_line (name, CANASTA_MESSAGE_LONGEST_NAME);

        g_print ("  hand-over %s\n", told);
      }
}

static gboolean
is_invitation (const char *text)
{
  g_auto (CanastaInvitation) invitation = { 0 };

  return canasta_invitation_read (&invitation, text, NULL);
}

static void
hand_over (CanastaWord word, const char *text, gpointer data)
{
  CanastaTerminalTable *self = data;
  guint seat = find_heir (self, text);
  g_autofree char *sentence = NULL;

  if (word != CANASTA_WORD_HAND_OVER)
    sentence = g_strdup (_("You are the host of this table already."));
  else if (seat != CANASTA_NO_SEAT)
    sentence = canasta_hand_over_ask (self->hand_over, seat);
  else if (g_ascii_strcasecmp (text, "no") == 0)
    sentence = canasta_hand_over_take_back (self->hand_over);
  else if (is_invitation (text))
    sentence = canasta_hand_over_give (self->hand_over, text);
  if (sentence)
    tell (self, sentence);
  else
    list_heirs (self);
}

/* Waits until it is dealt, and plays; a match that goes on is there already. Where nobody reads
 * the invitation nobody comes. */
static gboolean
play (CanastaTerminalTable *self, GError **error)
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
await_guests_for (CanastaTerminalTable *self, guint time)
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
await_guests (CanastaTerminalTable *self)
{
  g_auto (CanastaMessage) message = { 0 };

  canasta_host_describe (self->host, &message);
  await_guests_for (self, TELLING_TIME);
  if (!canasta_host_awaits_guests (self->host) || canasta_output_has_failed ())
    return;
  g_print ("%s\n", _("Waiting for the others."));
  await_guests_for (self, message.table.waits);
}

/* Whoever has handed the table over has their seat where it goes on, as everybody has. */
static int
take_leave_of_moved (CanastaTerminalTable *self)
{
  if (find_person (self) != CANASTA_NO_SEAT)
    g_print (_("Your seat is kept for you there:\ncanasta-cli join %s\n"),
             canasta_hand_over_get_invitation (self->hand_over));
  return CANASTA_EXIT_DONE;
}

/* A match that is not over can be played on. */
static int
take_leave (CanastaTerminalTable *self)
{
  gboolean is_counted = canasta_play_count (&self->terminal, self->data_folder);

  if (canasta_hand_over_get_invitation (self->hand_over))
    return take_leave_of_moved (self);
  if (self->terminal.is_unsaved)
    g_print ("%s\n", _("The game could not be saved."));
  else if (canasta_match_get_stage (self->terminal.match) != CANASTA_STAGE_MATCH_OVER)
    g_print ("%s\n", _("The game is saved. Open the table again with “canasta-cli play --open "
                       "--continue”."));
  return self->terminal.is_unsaved || !is_counted ? CANASTA_EXIT_FAILED : CANASTA_EXIT_DONE;
}

/* Whoever comes from now on is heard of. */
void
canasta_terminal_table_follow (CanastaTerminalTable *self)
{
  g_signal_connect_swapped (self->host, "knocked", G_CALLBACK (knocked_cb), self);
  g_signal_connect_swapped (self->host, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->host, "dealt", G_CALLBACK (dealt_cb), self);
  g_signal_connect_swapped (self->host, "clock", G_CALLBACK (clock_cb), self);
  canasta_terminal_take_talk (&self->terminal,
                              canasta_talk_new_at_host (self->host, find_person (self),
                                                        self->data_folder));
  self->hand_over = canasta_hand_over_new (self->host);
  g_signal_connect_swapped (self->hand_over, "told", G_CALLBACK (tell), self);
  g_signal_connect_swapped (self->hand_over, "moved", G_CALLBACK (moved_cb), self);
  canasta_terminal_take_move (&self->terminal, hand_over, self);
}

/* Plays at the table that is open. Returns: the exit status */
int
canasta_terminal_table_play (CanastaTerminalTable *self)
{
  g_autoptr (GError) error = NULL;

  if (play (self, &error))
    await_guests (self);
  canasta_open_table_finish (self->table);
  if (error)
    return canasta_command_refuse ("play", error);
  return self->terminal.session ? take_leave (self) : CANASTA_EXIT_FAILED;
}

/* The table of a host who hands it over. */

static void
free_opening (CanastaTerminalTable *self)
{
  canasta_terminal_table_clear (self);
  g_free (self);
}

/* At the port that is wanted. Where none is, the host may be at this computer, too. */
static gboolean
open_heirs_door (CanastaTerminalTable *self, const CanastaPlayOptions *options, GError **error)
{
  if (options->port != CANASTA_NOT_GIVEN)
    return canasta_terminal_table_open_door (self, options->port, options, error);
  choose_relay (self, options);
  self->table = canasta_open_table_new_near (self->host, CANASTA_DIAL_PORT, self->data_folder, error);
  return let_come (self, options, error);
}

/**
 * canasta_terminal_table_new_for_heir:
 * @visited: where the table is kept of a host who hands it over
 * @options: how people come to it
 * @registry: the variants and houses
 * @data_folder: (nullable): where it is saved
 * @error: return location for an error
 *
 * Returns: (transfer full) (nullable): the table as it is to go on here, to which people can come
 */
CanastaTerminalTable *
canasta_terminal_table_new_for_heir (const char *visited, const CanastaPlayOptions *options,
                              CanastaRegistry *registry, const char *data_folder, GError **error)
{
  CanastaTerminalTable *self = g_new0 (CanastaTerminalTable, 1);
  g_autoptr (CanastaNotice) notice = NULL;

  self->terminal.is_shared = TRUE;
  self->data_folder = g_strdup (data_folder);
  self->visited = g_strdup (visited);
  self->host = canasta_take_over_table (visited, registry, data_folder, &self->path, NULL, &notice,
                                        error);
  if (self->host)
    canasta_terminal_table_follow (self);
  if (self->host && open_heirs_door (self, options, error))
    return self;
  if (self->path)
    canasta_terminal_table_give_up (self);
  else
    free_opening (self);
  return NULL;
}

/* By what the others come to it. */
char *
canasta_terminal_table_dup_invitation (CanastaTerminalTable *self)
{
  return canasta_open_table_dup_invitation (self->table, NULL);
}

/* The table stays where it is. */
void
canasta_terminal_table_give_up (CanastaTerminalTable *self)
{
  g_autofree char *path = g_steal_pointer (&self->path);
  g_autofree char *data_folder = g_strdup (self->data_folder);

  if (self->table)
    canasta_open_table_close (self->table);
  free_opening (self);
  canasta_take_over_undo (path, data_folder);
}

/**
 * canasta_terminal_table_play_on:
 * @self: (transfer full): a table that goes on here from now on
 * @reading: (transfer full) (nullable): a line that is still awaited
 *
 * Returns: the exit status
 */
int
canasta_terminal_table_play_on (CanastaTerminalTable *self, GTask *reading)
{
  int status;

  self->terminal.reading = reading;
  canasta_terminal_table_keep (self);
  g_print ("%s\n", _("The table goes on here, and the others are told. The deal that was begun is dealt "
                     "anew."));
  canasta_terminal_table_show_invitation (self);
  status = canasta_terminal_table_play (self);
  free_opening (self);
  return status;
}
