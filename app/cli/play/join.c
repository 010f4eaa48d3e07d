/* SPDX-License-Identifier: GPL-3.0-or-later */
/* canasta-cli join: a guest at a table elsewhere, from a terminal. */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/command.h"
#include "cli/number-option.h"
#include "cli/output.h"
#include "cli/play/stand-open.h"
#include "cli/players.h"
#include "cli/tables.h"
#include "elsewhere/awaited.h"
#include "elsewhere/call.h"
#include "elsewhere/clock-words.h"
#include "elsewhere/goodbye.h"
#include "elsewhere/onlookers.h"
#include "elsewhere/places-words.h"
#include "elsewhere/table-news.h"
#include "elsewhere/tickets.h"
#include "elsewhere/visit-keeper.h"
#include "elsewhere/visit-record.h"
#include "elsewhere/visit-table.h"
#include "session/computer.h"
#include "settings/settings.h"
#include "terminal-table.h"

/* A visit in the terminal. */
typedef struct
{
  CanastaRegistry *registry;
  const char *data_folder;      /* or NULL */
  char *relay;                  /* through which the table is reached, or NULL */
  char *name;
  char *player;                 /* who plays for the guest, or NULL */
  gboolean looks_on;            /* and does not sit */
  CanastaPlayerKind kind;
  CanastaVisit *visit;
  CanastaVisitKeeper *keeper;
  CanastaCall *call;
  CanastaTerminal terminal;
  gboolean is_let_in;           /* as was told */
  gboolean is_lost;             /* the line is, as was told */
  gboolean is_early;            /* other tables still play the round, as was told */
  gboolean has_failed;
  CanastaOnlookers onlookers;

  CanastaPlayOptions options;   /* of the table, if the guest goes on with it */
  gboolean is_heir;             /* the host asks them to, as was told */
  CanastaTerminalTable *opening; /* where it is to go on here, or NULL */
  char *moved;                  /* the invitation by which it goes on, or NULL */
} Joining;

static void
drop_opening (Joining *self)
{
  if (!self->opening)
    return;
  g_signal_handlers_disconnect_by_data (self->opening->host, self);
  canasta_terminal_table_give_up (g_steal_pointer (&self->opening));
}

/* The seat stays the guest's. */
static void
drop_visit (Joining *self)
{
  if (self->call)
    {
      g_signal_handlers_disconnect_by_data (self->call, self);
      canasta_call_stop (self->call);
    }
  if (self->visit)
    g_signal_handlers_disconnect_by_data (self->visit, self);
  g_clear_object (&self->call);
  g_clear_object (&self->keeper);
  g_clear_object (&self->visit);
}

static void
joining_clear (Joining *self)
{
  drop_opening (self);
  canasta_terminal_clear (&self->terminal);
  drop_visit (self);
  canasta_onlookers_clear (&self->onlookers);
  g_clear_object (&self->registry);
  g_free (self->relay);
  g_free (self->name);
  g_free (self->player);
  g_free (self->moved);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Joining, joining_clear)

static void
tell_place (Joining *self, gint64 time)
{
  const char *title = canasta_visit_get_title (self->visit);
  g_autofree char *clock = time != 0 ? canasta_clock_words_explain (time) : NULL;

  if (canasta_visit_is_looking (self->visit))
    g_print (_("You look on at “%s”. To leave, press Ctrl+C.\n"), title);
  else
    g_print (_("You sit at seat %u of “%s”.\n"), canasta_visit_get_seat (self->visit), title);
  if (clock)
    g_print ("%s\n", clock);
}

static void
tell_onlookers (Joining *self, const CanastaTableSeen *seen)
{
  g_autofree char *told =
    canasta_onlookers_tell (&self->onlookers, seen,
                            canasta_visit_is_looking (self->visit) ? self->name : NULL);

  if (told)
    g_print ("%s\n", told);
}

static void
clock_cb (Joining *self, const CanastaClock *clock)
{
  const CanastaTableSeen *seen = canasta_visit_get_seen (self->visit);
  const char *name = seen->seats[clock->seat].name;
  g_autofree char *told =
    canasta_plain_text_line (name ? name : "", CANASTA_MESSAGE_LONGEST_NAME);
  g_autofree char *sentence =
    canasta_clock_words_tell (clock, clock->seat == canasta_visit_get_seat (self->visit) ? NULL : told);

  if (sentence)
    g_print ("%s\n", sentence);
}

/* Where all tables are dealt the same. */
static void
tell_others (Joining *self, const CanastaTableSeen *seen)
{
  gboolean is_playing = self->terminal.match
                        && canasta_match_get_stage (self->terminal.match) == CANASTA_STAGE_PLAYING;
  g_autofree char *told = is_playing ? canasta_awaited_describe_others (seen) : NULL;

  if (told && !self->is_early)
    g_print ("%s\n", told);
  self->is_early = told != NULL;
}

/* Going on with the table. */

/* What is shown of the match there is ends. */
static void
note_moved (Joining *self, const char *invitation)
{
  g_free (self->moved);
  self->moved = g_strdup (invitation);
  if (self->terminal.match)
    self->terminal.has_ended = TRUE;
}

/* Who comes to the table here was told to, even where that was not heard. */
static void
own_table_cb (Joining *self)
{
  const CanastaGuests *guests = canasta_host_get_guests (self->opening->host);
  g_autofree char *invitation = NULL;

  for (guint i = 0; i < canasta_guests_count (guests) && !self->moved; i++)
    {
      const CanastaGuest *guest = canasta_guests_get (guests, i);

      if (guest->seat == CANASTA_NO_SEAT || guest->line == 0)
        continue;
      invitation = canasta_terminal_table_dup_invitation (self->opening);
      note_moved (self, invitation);
    }
}

static void
inherit (Joining *self)
{
  const char *visited = canasta_visit_keeper_get_path (self->keeper);
  g_auto (CanastaMessage) message = { 0 };
  g_autofree char *invitation = NULL;
  g_autoptr (GError) error = NULL;

  if (!visited)
    {
      g_print ("%s\n", _("Not all of the game is known here yet: try again in a moment."));
      return;
    }
  drop_opening (self);
  self->options.through = self->relay;
  self->opening = canasta_terminal_table_new_for_heir (visited, &self->options, self->registry,
                                                       self->data_folder, &error);
  if (!self->opening)
    {
      g_print ("%s\n", error->message);
      return;
    }
  g_signal_connect_swapped (self->opening->host, "changed", G_CALLBACK (own_table_cb), self);
  canasta_host_describe (self->opening->host, &message);
  invitation = canasta_terminal_table_dup_invitation (self->opening);
  canasta_visit_inherit (self->visit, message.table.round - 1, invitation);
  g_print ("%s\n", _("The table is open here, and goes on here once the host has told the others."));
}

static void
take_over (CanastaWord word, const char *text, gpointer data)
{
  Joining *self = data;

  if (word != CANASTA_WORD_TAKE_OVER)
    g_print ("%s\n", _("You are a guest at this table: its host alone can hand it over."));
  else if (!canasta_visit_is_heir (self->visit))
    g_print ("%s\n", _("The host does not ask you to go on with the table."));
  else if (g_ascii_strcasecmp (text, "no") == 0)
    canasta_visit_inherit (self->visit, 0, NULL);
  else
    inherit (self);
}

static void
follow_heir (Joining *self)
{
  gboolean is_heir = canasta_visit_is_heir (self->visit);

  if (is_heir == self->is_heir)
    return;
  self->is_heir = is_heir;
  canasta_terminal_ask (&self->terminal, is_heir);
  if (!is_heir)
    {
      drop_opening (self);
      g_print ("%s\n", _("The table stays with its host."));
    }
  else
    g_print ("%s\n", _("The host has to leave, and asks you to go on with the table: “take-over” does, "
                       "“take-over no” does not. The deal that was begun is dealt anew then."));
}

/* Whether the guest has a place at the table, and knows of it. */
static gboolean
is_let_in (Joining *self, const CanastaTableSeen *seen)
{
  return canasta_visit_is_connected (self->visit) && seen
         && (canasta_visit_get_seat (self->visit) < seen->n_seats
             || canasta_visit_is_looking (self->visit));
}

/* Before the first deal a guest is ready as soon as they sit. */
static void
changed_cb (Joining *self)
{
  guint seat = canasta_visit_get_seat (self->visit);
  const CanastaTableSeen *seen = canasta_visit_get_seen (self->visit);

  if (!is_let_in (self, seen))
    return;
  if (self->is_lost)
    g_print ("%s\n", canasta_table_news_tell_line ());
  self->is_lost = FALSE;
  if (!self->is_let_in)
    tell_place (self, seen->clock);
  self->is_let_in = TRUE;
  tell_onlookers (self, seen);
  tell_others (self, seen);
  follow_heir (self);
  if (!canasta_visit_get_session (self->visit) && seat != CANASTA_NO_SEAT && !seen->seats[seat].ready)
    canasta_visit_set_ready (self->visit, TRUE);
}

static void
began_cb (Joining *self)
{
  CanastaSession *session = canasta_visit_get_session (self->visit);
  guint seat = canasta_visit_get_seat (self->visit);

  if (self->player)
    {
      g_autoptr (CanastaPlayer) player = canasta_player_kind_new (&self->kind, seat);
      g_autoptr (CanastaDriver) driver = canasta_computer_new (self->kind.word, player);

      canasta_session_set_driver (session, seat, driver);
    }
  canasta_terminal_take (&self->terminal, session);
}

static void
moved_cb (Joining *self)
{
  g_autofree char *title =
    canasta_plain_text_line (canasta_visit_get_title (self->visit), CANASTA_MESSAGE_LONGEST_NAME);
  g_autofree char *sentence = canasta_table_news_tell_move (title);

  g_print ("%s\n", sentence);
}

static gboolean
is_over (Joining *self)
{
  return self->terminal.match
         && canasta_match_get_stage (self->terminal.match) == CANASTA_STAGE_MATCH_OVER;
}

static void
bye_cb (Joining *self, CanastaByeWhy why)
{
  if (!is_over (self))
    g_print ("%s\n", canasta_goodbye_describe (why));
}

static void
failed_cb (Joining *self, const char *sentence)
{
  self->has_failed = TRUE;
  canasta_command_refuse_with ("join", "%s", sentence);
}

static void
missed_cb (Joining *self, const char *sentence)
{
  if (!self->is_lost && !self->moved)
    g_print ("%s\n", self->is_let_in ? _("The line to the host is lost; trying again.")
                                     : _("The host cannot be reached; trying again."));
  self->is_lost = !self->moved;
}

static void
ended_cb (Joining *self)
{
  self->terminal.has_ended = TRUE;
}

/* @origin: (nullable): the match that is to go on there, where the host before has sent the guest */
static void
come (Joining *self, const CanastaInvitation *invitation, const guint8 *origin)
{
  g_autofree char *path = canasta_tickets_dup_path (self->data_folder, invitation, self->name);

  g_free (self->relay);
  self->relay = invitation->is_relayed ? g_strdup (invitation->places[0]) : NULL;
  self->terminal.is_shared = TRUE;
  self->visit = canasta_visit_new (self->name, canasta_visit_open_table, self->registry);
  if (self->looks_on)
    canasta_visit_look_on (self->visit);
  if (!self->player)
    canasta_visit_let_inherit (self->visit);
  if (origin)
    canasta_visit_expect (self->visit, origin);
  self->keeper = canasta_visit_keeper_new (self->visit, self->data_folder);
  self->call = canasta_call_new (self->visit, invitation);
  canasta_call_keep_ticket (self->call, path);
  canasta_terminal_take_talk (&self->terminal,
                              canasta_talk_new_at_visit (self->visit, invitation,
                                                         self->data_folder));
  canasta_terminal_take_move (&self->terminal, take_over, self);
  g_signal_connect_swapped (self->visit, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->visit, "began", G_CALLBACK (began_cb), self);
  g_signal_connect_swapped (self->visit, "moved", G_CALLBACK (moved_cb), self);
  g_signal_connect_swapped (self->visit, "to-follow", G_CALLBACK (note_moved), self);
  g_signal_connect_swapped (self->visit, "clock", G_CALLBACK (clock_cb), self);
  g_signal_connect_swapped (self->visit, "ended", G_CALLBACK (bye_cb), self);
  g_signal_connect_swapped (self->visit, "failed", G_CALLBACK (failed_cb), self);
  g_signal_connect_swapped (self->call, "missed", G_CALLBACK (missed_cb), self);
  g_signal_connect_swapped (self->call, "refused", G_CALLBACK (failed_cb), self);
  g_signal_connect_swapped (self->call, "ended", G_CALLBACK (ended_cb), self);
  canasta_call_start (self->call);
}

/* Where the table goes on is another host's. Returns: whether the guest goes there */
static gboolean
follow (Joining *self)
{
  g_autofree char *text = g_steal_pointer (&self->moved);
  g_auto (CanastaInvitation) invitation = { 0 };
  g_autoptr (GError) error = NULL;
  guint8 origin[16];

  if (!canasta_invitation_read (&invitation, text, &error))
    {
      failed_cb (self, error->message);
      return FALSE;
    }
  memcpy (origin, canasta_visit_get_origin (self->visit), sizeof origin);
  drop_opening (self);
  canasta_terminal_begin_again (&self->terminal);
  drop_visit (self);
  self->is_let_in = FALSE;
  self->is_heir = FALSE;
  self->is_early = FALSE;
  come (self, &invitation, origin);
  return TRUE;
}

/* The guest is the host from now on. */
static int
go_on_as_host (Joining *self)
{
  GTask *reading = g_steal_pointer (&self->terminal.reading);

  g_signal_handlers_disconnect_by_data (self->opening->host, self);
  canasta_terminal_clear (&self->terminal);
  drop_visit (self);
  return canasta_terminal_table_play_on (g_steal_pointer (&self->opening), reading);
}

static gboolean
is_own (Joining *self)
{
  g_autofree char *own = self->opening ? canasta_terminal_table_dup_invitation (self->opening) : NULL;

  return g_strcmp0 (own, self->moved) == 0;
}

/* Of tables that were dealt the same. */
static void
tell_places (Joining *self)
{
  const CanastaPlacesTold *places = canasta_visit_get_places (self->visit);
  g_autofree char *sentence = places ? canasta_places_words_tell (places) : NULL;
  g_autofree char *list = places ? canasta_places_words_list (places) : NULL;

  if (sentence)
    g_print ("\n%s\n%s", sentence, list);
}

/* Until the match is over, or nobody goes on, or the table does so elsewhere. */
static void
play_here (Joining *self, GError **error)
{
  while (!self->terminal.match && !self->terminal.has_ended && !self->moved
         && !canasta_output_has_failed ())
    g_main_context_iteration (NULL, TRUE);
  if (self->terminal.match)
    canasta_terminal_play (&self->terminal, error);
}

/* Whoever leaves in mid-match has said so. */
static int
play (Joining *self)
{
  g_autoptr (GError) error = NULL;

  do
    {
      play_here (self, &error);
      if (self->moved && !error && is_own (self))
        return go_on_as_host (self);
    }
  while (self->moved && !error && follow (self));
  tell_places (self);
  canasta_call_finish (self->call);
  if (error || !canasta_visit_record_match (self->visit, self->data_folder, &error))
    return canasta_command_refuse ("join", error);
  return is_over (self) || (!self->has_failed && !self->terminal.has_ended) ? CANASTA_EXIT_DONE
                                                                           : CANASTA_EXIT_FAILED;
}

static gboolean
parse (Joining *self, int *argc, char ***argv)
{
  const GOptionEntry entries[] = {
    { "name", 0, 0, G_OPTION_ARG_STRING, &self->name, N_("Your name"), N_("NAME") },
    { "player", 'p', 0, G_OPTION_ARG_STRING, &self->player,
      N_("A computer player who plays for you"), N_("PLAYER") },
    { "look-on", 0, 0, G_OPTION_ARG_NONE, &self->looks_on,
      N_("Looks on, without a seat and without seeing a hand"), NULL },
    { "port", 0, 0, G_OPTION_ARG_INT, &self->options.port,
      N_("Where others come in if the host hands the table over to you, 0 for any free port"),
      N_("NUMBER") },
    { "ask-router", 0, 0, G_OPTION_ARG_NONE, &self->options.asks_router,
      N_("Asks the router to let them through then"), NULL },
    { NULL },
  };
  const CanastaCommandHelp help = {
    .name = "join",
    .parameters = _("INVITATION"),
    .summary = _("Plays at somebody’s table elsewhere, by their invitation."),
    .description = _("An invitation begins with “CANASTA://”. The host’s program knows all hands, "
                     "yours too; how each round was dealt is proved after it."),
  };

  return canasta_command_parse (&help, entries, argc, argv, 1);
}

int
canasta_join_main (int argc, char *argv[], const char *data_folder)
{
  g_auto (Joining) joining = { .data_folder = data_folder,
                               .options.port = CANASTA_NOT_GIVEN };
  g_auto (CanastaInvitation) invitation = { 0 };
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (GError) error = NULL;

  if (!parse (&joining, &argc, &argv))
    return CANASTA_EXIT_WRONG_INPUT;
  if (argc < 2)
    return canasta_command_refuse_with ("join", "%s",
                                        _("Name the invitation; it begins with “CANASTA://”."));
  if (!canasta_stand_open_check_port (joining.options.port, &error))
    return canasta_command_refuse ("join", error);
  if (joining.looks_on && joining.player)
    return canasta_command_refuse_with ("join", "%s",
                                        _("Nobody plays for who looks on: leave out --player."));
  settings = canasta_settings_new_to_read (data_folder, &error);
  if (!settings || !canasta_invitation_read (&invitation, argv[1], &error)
      || (joining.player && !canasta_player_kind_read (joining.player, &joining.kind, &error)))
    return canasta_command_refuse ("join", error);
  if (!joining.name)
    joining.name = canasta_settings_dup_name (settings);
  if (*joining.name == '\0')
    {
      g_free (joining.name);
      joining.name = g_strdup (g_get_real_name ());
    }
  joining.registry = canasta_tables_open_registry (data_folder);
  come (&joining, &invitation, NULL);
  return play (&joining);
}
