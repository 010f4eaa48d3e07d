/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "elsewhere/company.h"

#include <glib/gi18n-lib.h>

#include "elsewhere/awaited.h"
#include "elsewhere/goodbye.h"
#include "elsewhere/tickets.h"
#include "elsewhere/visit-record.h"
#include "elsewhere/visit-table.h"
#include "session/name-list.h"
#include "session/saved-matches.h"
#if HAVE_NETWORK
#include "elsewhere/call.h"
#include "elsewhere/open-table.h"
#include "elsewhere/reopen.h"
#include "elsewhere/table-keeper.h"
#include "network/announcement.h"
#include "network/dial.h"
#endif

struct _CanastaCompany
{
  GObject parent_instance;

  CanastaMatches *matches;
  char *data_folder;

  CanastaHost *host;            /* of the table that is open here, or NULL */
  CanastaSetup *setup;          /* what it was made of, or NULL for one that is open again */
  char *outer;                  /* the address of the router before it, or NULL */
  guint person;                 /* where the person sits at it */
#if HAVE_NETWORK
  CanastaOpenTable *table;
  CanastaTableKeeper *keeper;
  GDBusConnection *bus;         /* where tables are made known, or NULL */
  CanastaAnnouncement *announcement;
  CanastaTicket announced;      /* what opens the door by it */
#endif

  CanastaVisit *visit;          /* at somebody else's table, or NULL */
#if HAVE_NETWORK
  CanastaCall *call;            /* by which it is made */
#endif
  gboolean is_lost;             /* the line to the host is */
  char *sentence;               /* how the last visit ended, or NULL */

  CanastaSession *session;      /* what is played with them, or NULL */
  guint round;                  /* that was told to have begun */
  gboolean is_recorded;         /* the match, which is over */
};

G_DEFINE_FINAL_TYPE (CanastaCompany, canasta_company, G_TYPE_OBJECT)

/* The table that is open here, or %NULL. */
CanastaHost *
canasta_company_get_host (CanastaCompany *self)
{
  return self->host;
}

/* The visit at somebody else's table, or %NULL. */
CanastaVisit *
canasta_company_get_visit (CanastaCompany *self)
{
  return self->visit;
}

/* How the last visit ended, in a sentence, until there is another one; or %NULL. */
const char *
canasta_company_get_sentence (CanastaCompany *self)
{
  return self->sentence;
}

/* Where the person sits at the table, or %CANASTA_NO_SEAT. */
guint
canasta_company_get_seat (CanastaCompany *self)
{
  if (self->visit)
    return canasta_visit_get_seat (self->visit);
  return self->host ? self->person : CANASTA_NO_SEAT;
}

/**
 * canasta_company_seat_computer:
 * @self: who plays at the table that is open here, before the match
 * @seat: a seat that no person has
 * @level: how well the computer player plays
 *
 * They are called as somebody has typed, or as nobody else is.
 */
void
canasta_company_seat_computer (CanastaCompany *self, guint seat, const char *level)
{
  gboolean is_named = self->setup && canasta_setup_is_named (self->setup, seat);

  canasta_host_set_closed (self->host, seat, FALSE);
  canasta_host_seat_computer (self->host, seat, level,
                              is_named ? canasta_setup_get_name (self->setup, seat) : NULL);
}

/* The address of the router before this computer, as somebody types it; empty for none. */
void
canasta_company_set_outer (CanastaCompany *self, const char *address)
{
  g_free (self->outer);
  self->outer = g_strstrip (g_strdup (address));
}

/* What is to be played, or %NULL before that is known. */
CanastaTable *
canasta_company_get_table (CanastaCompany *self)
{
  if (self->visit)
    return canasta_visit_get_table (self->visit);
  return self->host ? canasta_host_get_table (self->host) : NULL;
}

/* What is played, or %NULL before the first deal. */
CanastaSession *
canasta_company_get_session (CanastaCompany *self)
{
  return self->session;
}

static char *
describe_visit (CanastaCompany *self, CanastaMatch *match)
{
  const CanastaTableSeen *table = canasta_visit_get_seen (self->visit);
  guint seat = canasta_visit_get_seat (self->visit);

  if (self->is_lost || !canasta_visit_is_connected (self->visit))
    return g_strdup (match || seat != CANASTA_NO_SEAT
                       ? _("The line to the host is lost; trying again.")
                       : self->is_lost ? _("The host cannot be reached; trying again.")
                                       : _("Looking for the host…"));
  if (seat == CANASTA_NO_SEAT)
    return g_strdup (_("The host is asked whether you may sit down."));
  return table ? canasta_awaited_describe (table, seat, match) : NULL;
}

/**
 * canasta_company_describe_awaited:
 * @self: who the person plays with
 *
 * Returns: (transfer full) (nullable): for whom the table waits, and why; see
 *   canasta_awaited_describe()
 */
char *
canasta_company_describe_awaited (CanastaCompany *self)
{
  CanastaMatch *match = self->session ? canasta_session_get_match (self->session) : NULL;
  g_auto (CanastaMessage) message = { 0 };

  if (self->visit)
    return describe_visit (self, match);
  if (!self->host)
    return NULL;
  canasta_host_describe (self->host, &message);
  return canasta_awaited_describe (&message.table, self->person, match);
}

/* Whoever begins to play something else leaves those whom they played with. */
static void
matches_changed_cb (CanastaCompany *self)
{
  if (self->session && canasta_matches_get_session (self->matches) != self->session)
    canasta_company_leave (self);
}

#if HAVE_NETWORK
static void
tell_change (CanastaCompany *self)
{
  g_signal_emit_by_name (self, "changed");
}

static void
tell (CanastaCompany *self, const char *sentence)
{
  g_signal_emit_by_name (self, "told", sentence);
}

/* The match. */

static void
drop_session (CanastaCompany *self)
{
  if (!self->session)
    return;
  g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  self->round = 0;
}

/* A match at somebody else's table is kept here once it is over. */
static void
record_visit (CanastaCompany *self)
{
  g_autoptr (GError) error = NULL;

  if (!self->visit || self->is_recorded
      || canasta_match_get_stage (canasta_session_get_match (self->session))
           != CANASTA_STAGE_MATCH_OVER)
    return;
  self->is_recorded = TRUE;
  if (!canasta_visit_record_match (self->visit, self->data_folder, &error))
    tell (self, error->message);
}

static void
session_changed_cb (CanastaCompany *self)
{
  CanastaMatch *match = canasta_session_get_match (self->session);

  if (canasta_match_get_stage (match) == CANASTA_STAGE_PLAYING
      && canasta_match_get_round (match) != self->round)
    {
      self->round = canasta_match_get_round (match);
      g_signal_emit_by_name (self, "began");
    }
  record_visit (self);
  tell_change (self);
}

static void
take_session (CanastaCompany *self, CanastaSession *session)
{
  if (session == self->session)
    return;
  drop_session (self);
  self->is_recorded = FALSE;
  self->session = g_object_ref (session);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (session_changed_cb), self);
  canasta_matches_play (self->matches, session);
  session_changed_cb (self);
}

/* The same network. */

static guint
count_free (CanastaCompany *self)
{
  g_auto (CanastaMessage) message = { 0 };
  guint n = 0;

  canasta_host_describe (self->host, &message);
  for (guint seat = 0; seat < message.table.n_seats; seat++)
    n += message.table.seats[seat].occupant == CANASTA_OCCUPANT_NONE;
  return n;
}

static char *
dup_own_name (CanastaCompany *self)
{
  g_auto (CanastaMessage) message = { 0 };

  canasta_host_describe (self->host, &message);
  return g_strdup (message.table.seats[self->person].name);
}

/* What was made known once is another table, when another invitation leads to it. */
static void
announce (CanastaCompany *self)
{
  const CanastaTicket *ticket = canasta_host_get_ticket (self->host);
  g_auto (CanastaTableOffer) offer = { 0 };

  if (!self->bus)
    return;
  if (self->announcement && memcmp (ticket, &self->announced, sizeof *ticket) == 0)
    {
      canasta_announcement_set_free (self->announcement, count_free (self));
      return;
    }
  offer.name = dup_own_name (self);
  offer.n_free = count_free (self);
  canasta_open_table_fill_offer (self->table, &offer);
  self->announced = *ticket;
  g_clear_object (&self->announcement);
  self->announcement = canasta_announcement_new (self->bus, &offer,
                                                 canasta_open_table_get_port (self->table));
  g_signal_connect_object (self->announcement, "notify::heard", G_CALLBACK (tell_change), self,
                           G_CONNECT_SWAPPED);
}

/* A computer without the system's bus makes nothing known. */
static void
bus_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (CanastaCompany) self = data;
  g_autoptr (GError) error = NULL;

  g_clear_object (&self->bus);
  self->bus = g_bus_get_finish (result, &error);
  if (!self->bus)
    g_debug ("tables are not made known: %s", error->message);
  else if (self->table)
    announce (self);
}

/* The table that is open here. */

static void
host_changed_cb (CanastaCompany *self)
{
  announce (self);
  tell_change (self);
}

static void
knocked_cb (CanastaCompany *self, guint id)
{
  const CanastaGuest *guest = canasta_guests_find (canasta_host_get_guests (self->host), id);
  g_autofree char *sentence = NULL;

  if (!guest)
    return;
  sentence = g_strdup_printf (_("%s wants to sit down at your table."), guest->name);
  tell (self, sentence);
  tell_change (self);
}

static void
dealt_cb (CanastaCompany *self)
{
  take_session (self, canasta_host_get_session (self->host));
}

/* The persons of the setup sit here; the other seats are for who comes. */
static void
seat_persons (CanastaCompany *self, const CanastaSetup *setup)
{
  for (guint seat = 0; seat < canasta_setup_get_players (setup); seat++)
    if (canasta_setup_is_person (setup, seat) || seat == self->person)
      canasta_host_seat_person (self->host, seat, canasta_setup_get_name (setup, seat));
}

static CanastaHost *
make_host (CanastaCompany *self, const CanastaSetup *setup, char **path, GError **error)
{
  CanastaRegistry *registry = canasta_matches_get_registry (self->matches);
  g_autoptr (CanastaTable) table = canasta_setup_open_table (setup, registry, error);
  g_autoptr (CanastaMatchFile) file = NULL;

  if (!table || !canasta_setup_check_names (setup, error))
    return NULL;
  file = canasta_saved_matches_open_new (self->data_folder);
  *path = canasta_kept_table_dup_path (self->data_folder, file);
  return canasta_host_new (table, canasta_setup_get_name (setup, self->person), file, error);
}

/* At the wanted port, which a firewall may know, unless it is taken. */
static CanastaOpenTable *
open_door (CanastaCompany *self, CanastaHost *host, guint16 port, GError **error)
{
  g_autoptr (GError) taken = NULL;
  CanastaOpenTable *table = canasta_open_table_new (host, port, self->data_folder, &taken);

  if (table)
    return table;
  if (!g_error_matches (taken, G_IO_ERROR, G_IO_ERROR_ADDRESS_IN_USE))
    {
      g_propagate_error (error, g_steal_pointer (&taken));
      return NULL;
    }
  return canasta_open_table_new (host, 0, self->data_folder, error);
}

/* From now on it is open, and kept at @path. */
static gboolean
open_host (CanastaCompany *self, CanastaHost *host, const char *path, guint16 port, GError **error)
{
  CanastaOpenTable *table = open_door (self, host, port, error);

  if (!table)
    return FALSE;
  self->table = table;
  self->host = g_object_ref (host);
  self->keeper = canasta_table_keeper_new (host, path, canasta_open_table_get_port (table));
  g_signal_connect_swapped (self->keeper, "failed", G_CALLBACK (tell), self);
  g_signal_connect_swapped (self->host, "changed", G_CALLBACK (host_changed_cb), self);
  g_signal_connect_swapped (self->host, "knocked", G_CALLBACK (knocked_cb), self);
  g_signal_connect_swapped (self->host, "dealt", G_CALLBACK (dealt_cb), self);
  if (!self->bus)
    g_bus_get (G_BUS_TYPE_SYSTEM, NULL, bus_cb, g_object_ref (self));
  return TRUE;
}

/**
 * canasta_company_open:
 * @self: who the person plays with: nobody elsewhere
 * @setup: what is to be played
 * @error: where to say what is missing
 *
 * Opens a table, to which people elsewhere can come.
 *
 * Returns: whether it is open
 */
gboolean
canasta_company_open (CanastaCompany *self, const CanastaSetup *setup, GError **error)
{
  CanastaRegistry *registry = canasta_matches_get_registry (self->matches);
  g_autoptr (CanastaSetup) seated = canasta_setup_copy (setup);
  g_autoptr (CanastaHost) host = NULL;
  g_autofree char *path = NULL;

  g_return_val_if_fail (!self->host, FALSE);

  if (*canasta_setup_get_name (setup, 0) == '\0')
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                           _("Give yourself a name first: people elsewhere see it."));
      return FALSE;
    }
  self->person = canasta_setup_seat_person (seated, registry);
  host = make_host (self, seated, &path, error);
  if (!host || !open_host (self, host, path, CANASTA_DIAL_PORT, error))
    return FALSE;
  self->setup = g_steal_pointer (&seated);
  seat_persons (self, self->setup);
  canasta_host_set_hints (self->host, canasta_setup_has_hints (self->setup));
  canasta_setup_store (setup, canasta_matches_get_settings (self->matches));
  host_changed_cb (self);
  return TRUE;
}

/* Where somebody sits at the host's computer, or %CANASTA_NO_SEAT. */
static guint
find_person (const CanastaKeptTable *kept)
{
  guint elsewhere = 0;

  for (guint i = 0; i < kept->n_guests; i++)
    if (kept->guests[i].seat >= 0)
      elsewhere |= 1u << kept->guests[i].seat;
  for (guint seat = 0; seat < kept->n_seats; seat++)
    if (kept->seats[seat].occupant == CANASTA_OCCUPANT_PERSON && (elsewhere & (1u << seat)) == 0)
      return seat;
  return CANASTA_NO_SEAT;
}

/* The table that was open last; one at which nobody sat here is a terminal's. Returns: where it
 * is kept, or NULL. */
static char *
load_last (CanastaCompany *self, CanastaKeptTable *kept)
{
  g_autofree char *path = canasta_kept_table_find_last (self->data_folder);

  if (!path || !canasta_kept_table_load (kept, path, NULL)
      || find_person (kept) == CANASTA_NO_SEAT)
    return NULL;
  return g_steal_pointer (&path);
}

/**
 * canasta_company_open_again:
 * @self: who the person plays with: nobody elsewhere
 * @error: where to say what is missing
 *
 * Opens the table again that was open last, whose guests have their seats by their tickets. A
 * match that was not over goes on.
 *
 * Returns: whether it is open
 */
gboolean
canasta_company_open_again (CanastaCompany *self, GError **error)
{
  g_auto (CanastaKeptTable) kept = { 0 };
  g_autofree char *path = load_last (self, &kept);
  g_autoptr (CanastaNotice) notice = NULL;
  g_autoptr (CanastaHost) host = NULL;
  guint16 port;

  g_return_val_if_fail (!self->host, FALSE);

  if (!path)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                           _("There is no table that was open before."));
      return FALSE;
    }
  host = canasta_reopen_table (path, canasta_matches_get_registry (self->matches),
                               self->data_folder, &port, &notice, error);
  if (!host || !open_host (self, host, path, port, error))
    return FALSE;
  self->person = find_person (&kept);
  canasta_table_keeper_keep (self->keeper);
  if (canasta_host_get_session (host))
    {
      take_session (self, canasta_host_get_session (host));
      canasta_session_start (self->session);
    }
  host_changed_cb (self);
  if (notice)
    tell (self, notice->sentence);
  return TRUE;
}

/**
 * canasta_company_describe_last:
 * @self: who the person plays with
 *
 * Returns: (transfer full) (nullable): who sat elsewhere at the table that was open last, where
 *   anybody did
 */
char *
canasta_company_describe_last (CanastaCompany *self)
{
  g_auto (CanastaKeptTable) kept = { 0 };
  g_autofree char *path = load_last (self, &kept);
  const char *names[CANASTA_MAX_SEATS] = { NULL };
  guint seats = 0;

  if (!path)
    return NULL;
  for (guint i = 0; i < kept.n_guests; i++)
    if (kept.guests[i].seat >= 0)
      {
        names[kept.guests[i].seat] = kept.guests[i].name;
        seats |= 1u << kept.guests[i].seat;
      }
  return seats != 0 ? canasta_name_list_write (names, seats) : NULL;
}

/* Where this computer can be reached as long as the table is open. */
guint16
canasta_company_get_port (CanastaCompany *self)
{
  return canasta_open_table_get_port (self->table);
}

char *
canasta_company_dup_invitation (CanastaCompany *self)
{
  return canasta_open_table_dup_invitation (self->table, self->outer);
}

/* Whether the same network knows of the table. */
gboolean
canasta_company_is_announced (CanastaCompany *self)
{
  return self->announcement && canasta_announcement_get_heard (self->announcement);
}

/* The visit at somebody else's table. */

static void
drop_visit (CanastaCompany *self)
{
  g_signal_handlers_disconnect_by_data (self->visit, self);
  g_signal_handlers_disconnect_by_data (self->call, self);
  canasta_call_stop (self->call);
  g_clear_object (&self->call);
  g_clear_object (&self->visit);
  self->is_lost = FALSE;
}

static gboolean
is_over (CanastaCompany *self)
{
  return self->session
         && canasta_match_get_stage (canasta_session_get_match (self->session))
              == CANASTA_STAGE_MATCH_OVER;
}

static void
visit_changed_cb (CanastaCompany *self)
{
  if (canasta_visit_is_connected (self->visit))
    self->is_lost = FALSE;
  tell_change (self);
}

static void
visit_began_cb (CanastaCompany *self)
{
  take_session (self, canasta_visit_get_session (self->visit));
}

static void
end_with (CanastaCompany *self, const char *sentence)
{
  g_free (self->sentence);
  self->sentence = g_strdup (sentence);
}

/* A host that stops may come back: the call tries on. */
static void
bye_cb (CanastaCompany *self, CanastaByeWhy why)
{
  if (why == CANASTA_BYE_STOPPING)
    tell (self, canasta_goodbye_describe (why));
  else
    end_with (self, canasta_goodbye_describe (why));
}

static void
failed_cb (CanastaCompany *self, const char *sentence)
{
  g_autofree char *told = g_strdup_printf (_("This program could not go on at the table. %s"),
                                           sentence);

  end_with (self, told);
}

static void
missed_cb (CanastaCompany *self)
{
  self->is_lost = TRUE;
  tell_change (self);
}

/* A match that is over can be looked at for as long as one likes. */
static void
visit_over_cb (CanastaCompany *self)
{
  g_autoptr (CanastaSession) session = self->session ? g_object_ref (self->session) : NULL;
  gboolean was_over = is_over (self);

  drop_session (self);
  drop_visit (self);
  if (session && !was_over && canasta_matches_get_session (self->matches) == session)
    canasta_matches_leave (self->matches);
  if (self->sentence)
    tell (self, self->sentence);
  tell_change (self);
}

/**
 * canasta_company_join:
 * @self: who the person plays with
 * @invitation: where a table is
 * @name: what the person is called there
 *
 * Goes to somebody else's table, and leaves that where the person was.
 */
void
canasta_company_join (CanastaCompany *self, const CanastaInvitation *invitation, const char *name)
{
  g_autofree char *path = canasta_tickets_dup_path (self->data_folder, invitation, name);

  canasta_company_leave (self);
  g_clear_pointer (&self->sentence, g_free);
  self->visit = canasta_visit_new (name, canasta_visit_open_table,
                                   canasta_matches_get_registry (self->matches));
  /* What the visit says of its end is known before the call ends by it. */
  g_signal_connect_swapped (self->visit, "changed", G_CALLBACK (visit_changed_cb), self);
  g_signal_connect_swapped (self->visit, "began", G_CALLBACK (visit_began_cb), self);
  g_signal_connect_swapped (self->visit, "ended", G_CALLBACK (bye_cb), self);
  g_signal_connect_swapped (self->visit, "failed", G_CALLBACK (failed_cb), self);
  self->call = canasta_call_new (self->visit, invitation);
  canasta_call_keep_ticket (self->call, path);
  g_signal_connect_swapped (self->call, "missed", G_CALLBACK (missed_cb), self);
  g_signal_connect_swapped (self->call, "refused", G_CALLBACK (end_with), self);
  g_signal_connect_swapped (self->call, "ended", G_CALLBACK (visit_over_cb), self);
  canasta_call_start (self->call);
  tell_change (self);
}

/* The end. */

static void
drop_host (CanastaCompany *self)
{
  g_signal_handlers_disconnect_by_data (self->host, self);
  g_clear_object (&self->announcement);
  g_clear_object (&self->keeper);
  g_clear_object (&self->table);
  g_clear_pointer (&self->setup, canasta_setup_free);
  g_clear_object (&self->host);
}

/**
 * canasta_company_leave:
 * @self: who the person plays with
 *
 * Closes the table that is open here, where whoever sits there is told; or leaves that of
 * somebody else for good.
 */
void
canasta_company_leave (CanastaCompany *self)
{
  g_autoptr (CanastaSession) session = self->session ? g_object_ref (self->session) : NULL;

  drop_session (self);
  if (self->host)
    {
      canasta_open_table_close (self->table);
      drop_host (self);
    }
  if (self->visit)
    {
      canasta_visit_leave (self->visit);
      drop_visit (self);
    }
  if (session && canasta_matches_get_session (self->matches) == session)
    canasta_matches_leave (self->matches);
  tell_change (self);
}

/**
 * canasta_company_finish:
 * @self: who the person plays with
 *
 * The program ends; does not return before whoever is to know it does. A seat at somebody
 * else's table stays the person's, who may come back to it.
 */
void
canasta_company_finish (CanastaCompany *self)
{
  drop_session (self);
  if (self->host)
    {
      canasta_open_table_finish (self->table);
      drop_host (self);
    }
  if (self->visit)
    drop_visit (self);
}
#else
gboolean
canasta_company_open (CanastaCompany *self, const CanastaSetup *setup, GError **error)
{
  g_return_val_if_reached (FALSE);
}

gboolean
canasta_company_open_again (CanastaCompany *self, GError **error)
{
  g_return_val_if_reached (FALSE);
}

char *
canasta_company_describe_last (CanastaCompany *self)
{
  return NULL;
}

guint16
canasta_company_get_port (CanastaCompany *self)
{
  g_return_val_if_reached (0);
}

char *
canasta_company_dup_invitation (CanastaCompany *self)
{
  g_return_val_if_reached (NULL);
}

gboolean
canasta_company_is_announced (CanastaCompany *self)
{
  g_return_val_if_reached (FALSE);
}

void
canasta_company_join (CanastaCompany *self, const CanastaInvitation *invitation, const char *name)
{
  g_return_if_reached ();
}

void
canasta_company_leave (CanastaCompany *self)
{
}

void
canasta_company_finish (CanastaCompany *self)
{
}
#endif

/* The object. */

/**
 * canasta_company_new:
 * @matches: the matches, one of which may be played with others
 * @data_folder: (nullable): where everything of the person is kept
 *
 * Returns: (transfer full): nobody elsewhere yet
 */
CanastaCompany *
canasta_company_new (CanastaMatches *matches, const char *data_folder)
{
  CanastaCompany *self = g_object_new (CANASTA_TYPE_COMPANY, NULL);

  self->matches = g_object_ref (matches);
  self->data_folder = g_strdup (data_folder);
  g_signal_connect_object (matches, "session-changed", G_CALLBACK (matches_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

static void
canasta_company_dispose (GObject *object)
{
  CanastaCompany *self = CANASTA_COMPANY (object);

  canasta_company_finish (self);
#if HAVE_NETWORK
  g_clear_object (&self->bus);
#endif
  g_clear_object (&self->matches);
  g_clear_pointer (&self->data_folder, g_free);
  g_clear_pointer (&self->outer, g_free);
  g_clear_pointer (&self->sentence, g_free);
  G_OBJECT_CLASS (canasta_company_parent_class)->dispose (object);
}

static void
canasta_company_class_init (CanastaCompanyClass *class)
{
  GType type = G_TYPE_FROM_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_company_dispose;

  g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("began", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("told", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
}

static void
canasta_company_init (CanastaCompany *self)
{
}
