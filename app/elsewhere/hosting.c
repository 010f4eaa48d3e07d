/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "canasta"

#include "config.h"

#include "elsewhere/hosting.h"

#include <glib/gi18n-lib.h>

#include "elsewhere/clock-words.h"
#include "elsewhere/hand-over.h"
#include "elsewhere/open-table.h"
#include "elsewhere/reopen.h"
#include "elsewhere/table-keeper.h"
#include "elsewhere/take-over.h"
#include "network/announcement.h"
#include "network/dial.h"
#include "session/saved-matches.h"

/* How many may look on, if the person lets them. */
#define MOST_ONLOOKERS 8

struct _CanastaHosting
{
  GObject parent_instance;

  char *data_folder;            /* or NULL */
  char *path;                   /* where it is kept, or is to be */
  char *visited;                /* where it is kept as one visited, until it is kept there; or NULL */
  CanastaHost *host;
  CanastaSetup *setup;          /* what it was made of, or NULL for one that is open again */
  guint person;                 /* where the person sits */
  CanastaClockSeen *clock;
  CanastaOpenTable *table;      /* NULL once it is closed */
  CanastaTableKeeper *keeper;   /* NULL until it is kept */
  CanastaHandOver *hand_over;   /* to one of the guests */
  GDBusConnection *bus;         /* where tables are made known, or NULL */
  CanastaAnnouncement *announcement;
  CanastaTicket announced;      /* what opens the door by it */
};

G_DEFINE_FINAL_TYPE (CanastaHosting, canasta_hosting, G_TYPE_OBJECT)

static void
tell_change (CanastaHosting *self)
{
  g_signal_emit_by_name (self, "changed");
}

static void
tell (CanastaHosting *self, const char *sentence)
{
  g_signal_emit_by_name (self, "told", sentence);
}

/* From now on nobody hears of it, and what happens there is nobody's. */
static void
drop_table (CanastaHosting *self)
{
  if (self->keeper)
    g_signal_handlers_disconnect_by_data (self->keeper, self);
  if (self->host)
    g_signal_handlers_disconnect_by_data (self->host, self);
  if (self->hand_over)
    g_signal_handlers_disconnect_by_data (self->hand_over, self);
  g_clear_object (&self->hand_over);
  g_clear_object (&self->announcement);
  g_clear_object (&self->keeper);
  g_clear_object (&self->table);
}

static void
canasta_hosting_dispose (GObject *object)
{
  CanastaHosting *self = CANASTA_HOSTING (object);

  drop_table (self);
  g_clear_object (&self->bus);
  g_clear_object (&self->host);
  g_clear_object (&self->clock);
  g_clear_pointer (&self->setup, canasta_setup_free);
  g_clear_pointer (&self->data_folder, g_free);
  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->visited, g_free);
  G_OBJECT_CLASS (canasta_hosting_parent_class)->dispose (object);
}

static void
canasta_hosting_class_init (CanastaHostingClass *class)
{
  GType type = G_TYPE_FROM_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = canasta_hosting_dispose;

  g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("told", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
  g_signal_new ("moved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_STRING);
}

static void
canasta_hosting_init (CanastaHosting *self)
{
  self->clock = canasta_clock_seen_new ();
}

/* The same network. */

static guint
count_free (CanastaHosting *self)
{
  return (guint) __builtin_popcount (canasta_host_list_free (self->host));
}

/* What was made known once is another table, when another invitation leads to it. */
static void
announce (CanastaHosting *self)
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
  offer.name = canasta_host_dup_name (self->host, self->person);
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
  g_autoptr (CanastaHosting) self = data;
  g_autoptr (GError) error = NULL;

  self->bus = g_bus_get_finish (result, &error);
  if (!self->bus)
    g_debug ("tables are not made known: %s", error->message);
  else if (self->table)
    announce (self);
}

/* What happens at the table. */

/* The seats of those at this computer, as bits. */
static guint
list_persons (CanastaHosting *self, const CanastaTableSeen *table)
{
  const CanastaGuests *guests = canasta_host_get_guests (self->host);
  guint seats = 0;

  for (guint seat = 0; seat < table->n_seats; seat++)
    if (table->seats[seat].occupant == CANASTA_OCCUPANT_PERSON
        && !canasta_guests_find_at_seat (guests, seat))
      seats |= 1u << seat;
  return seats;
}

static void
follow_clock (CanastaHosting *self)
{
  g_auto (CanastaMessage) message = { 0 };

  canasta_host_describe (self->host, &message);
  canasta_clock_seen_follow (self->clock, &message.table, list_persons (self, &message.table));
}

static void
changed_cb (CanastaHosting *self)
{
  announce (self);
  follow_clock (self);
  tell_change (self);
}

static void
clock_cb (CanastaHosting *self, const CanastaClock *clock)
{
  g_autofree char *name = canasta_host_dup_name (self->host, clock->seat);

  canasta_clock_seen_hear (self->clock, clock, name);
}

static void
knocked_cb (CanastaHosting *self, guint id)
{
  const CanastaGuest *guest = canasta_guests_find (canasta_host_get_guests (self->host), id);
  g_autofree char *sentence = NULL;
  g_autofree char *missing = NULL;

  if (!guest)
    return;
  sentence = g_strdup_printf (guest->wants_to_look ? _("%s wants to look on at your table.")
                                                   : _("%s wants to sit down at your table."),
                              guest->name);
  tell (self, sentence);
  if (canasta_clock_seen_get (self->clock)->time != 0 && !guest->wants_to_look && !guest->can_clock)
    {
      missing = canasta_clock_words_miss (guest->name);
      tell (self, missing);
    }
  tell_change (self);
}

static void
withdrew_cb (CanastaHosting *self, const char *name)
{
  g_autofree char *sentence = g_strdup_printf (_("%s was not let in."), name);

  tell (self, sentence);
  tell_change (self);
}

/* It stays here, and what can be done about it is to be shown anew. */
static void
stays_cb (CanastaHosting *self, const char *sentence)
{
  tell (self, sentence);
  tell_change (self);
}

/* Somebody else has it from now on. Who was away is told so, and nothing else happens here. */
static void
moved_cb (CanastaHosting *self, const char *sentence)
{
  g_signal_handlers_disconnect_by_data (self->host, self);
  g_clear_object (&self->announcement);
  canasta_table_keeper_forget (self->keeper);
  canasta_open_table_send_on (self->table);
  g_signal_emit_by_name (self, "moved", sentence);
}

/* Opening it. */

/* It is open from now on, and to be kept at @path. */
static CanastaHosting *
open_table (CanastaHost *host, guint person, guint16 port, const char *path,
            const char *data_folder, GError **error)
{
  CanastaOpenTable *table = canasta_open_table_new_near (host, port, data_folder, error);
  CanastaHosting *self;

  if (!table)
    return NULL;
  self = g_object_new (CANASTA_TYPE_HOSTING, NULL);
  self->host = g_object_ref (host);
  canasta_host_set_onlookers (host, MOST_ONLOOKERS);
  self->person = person;
  self->table = table;
  self->path = g_strdup (path);
  self->data_folder = g_strdup (data_folder);
  self->hand_over = canasta_hand_over_new (host);
  g_signal_connect_swapped (self->hand_over, "told", G_CALLBACK (stays_cb), self);
  g_signal_connect_swapped (self->hand_over, "moved", G_CALLBACK (moved_cb), self);
  g_signal_connect_swapped (host, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (host, "clock", G_CALLBACK (clock_cb), self);
  g_signal_connect_swapped (host, "knocked", G_CALLBACK (knocked_cb), self);
  g_signal_connect_swapped (host, "withdrew", G_CALLBACK (withdrew_cb), self);
  return self;
}

/* It is kept from now on, and made known. */
static void
begin_to_keep (CanastaHosting *self)
{
  self->keeper = canasta_table_keeper_new (self->host, self->path,
                                           canasta_open_table_get_port (self->table));
  g_signal_connect_swapped (self->keeper, "failed", G_CALLBACK (tell), self);
  g_bus_get (G_BUS_TYPE_SYSTEM, NULL, bus_cb, g_object_ref (self));
}

static CanastaHost *
make_host (CanastaMatches *matches, const char *data_folder, const CanastaSetup *setup,
           guint person, char **path, GError **error)
{
  CanastaRegistry *registry = canasta_matches_get_registry (matches);
  g_autoptr (CanastaTable) table = canasta_setup_open_table (setup, registry, error);
  g_autoptr (CanastaMatchFile) file = NULL;

  if (!table || !canasta_setup_check_names (setup, error))
    return NULL;
  file = canasta_saved_matches_open_new (data_folder);
  *path = canasta_kept_table_dup_path (data_folder, file);
  return canasta_host_new (table, canasta_setup_get_name (setup, person), file, error);
}

/* The persons of the setup sit here; the other seats are for who comes. */
static void
seat_persons (CanastaHosting *self)
{
  for (guint seat = 0; seat < canasta_setup_get_players (self->setup); seat++)
    if (canasta_setup_is_person (self->setup, seat) || seat == self->person)
      canasta_host_seat_person (self->host, seat, canasta_setup_get_name (self->setup, seat));
}

/**
 * canasta_hosting_new:
 * @matches: the matches, which know the variants and what is preferred
 * @data_folder: (nullable): where everything of the person is kept
 * @setup: what is to be played
 * @error: where to say what is missing
 *
 * Returns: (transfer full) (nullable): a table that is open, to which people elsewhere can come
 */
CanastaHosting *
canasta_hosting_new (CanastaMatches *matches, const char *data_folder, const CanastaSetup *setup,
                     GError **error)
{
  g_autoptr (CanastaSetup) seated = canasta_setup_copy (setup);
  g_autoptr (CanastaHost) host = NULL;
  g_autofree char *path = NULL;
  CanastaHosting *self;
  guint person;

  if (*canasta_setup_get_name (setup, 0) == '\0')
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                           _("Give yourself a name first: people elsewhere see it."));
      return NULL;
    }
  person = canasta_setup_seat_person (seated, canasta_matches_get_registry (matches));
  host = make_host (matches, data_folder, seated, person, &path, error);
  self = host ? open_table (host, person, CANASTA_DIAL_PORT, path, data_folder, error) : NULL;
  if (!self)
    return NULL;
  begin_to_keep (self);
  self->setup = g_steal_pointer (&seated);
  seat_persons (self);
  canasta_host_set_hints (host, canasta_setup_has_hints (self->setup));
  canasta_setup_store (setup, canasta_matches_get_settings (matches));
  return self;
}

/**
 * canasta_hosting_new_again:
 * @matches: the matches, which know the variants
 * @data_folder: (nullable): where everything of the person is kept
 * @notice: (inout) (nullable): what is to be told of its match
 * @error: where to say what is missing
 *
 * Who has an invitation that leads through a relay comes by it again.
 *
 * Returns: (transfer full) (nullable): the table that was open last, whose guests have their
 *   seats by their tickets; whoever asked starts its session, if it has one
 */
CanastaHosting *
canasta_hosting_new_again (CanastaMatches *matches, const char *data_folder,
                           CanastaNotice **notice, GError **error)
{
  CanastaRegistry *registry = canasta_matches_get_registry (matches);
  g_auto (CanastaKeptTable) kept = { 0 };
  g_autofree char *path = canasta_reopen_find_last (data_folder, &kept);
  g_autofree char *relay = NULL;
  g_autoptr (CanastaHost) host = NULL;
  CanastaHosting *self;
  guint16 port;

  if (!path)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                           _("There is no table that was open before."));
      return NULL;
    }
  host = canasta_reopen_table (path, registry, data_folder, &port, &relay, notice, error);
  self = host ? open_table (host, canasta_kept_table_find_person (&kept), port, path, data_folder,
                            error) : NULL;
  if (!self)
    return NULL;
  begin_to_keep (self);
  canasta_table_keeper_keep (self->keeper, NULL);
  /* What is no address nobody can have had them come by. */
  if (relay)
    canasta_hosting_go_through (self, relay, NULL);
  return self;
}

/**
 * canasta_hosting_new_in_place:
 * @matches: the matches, which know the variants
 * @data_folder: (nullable): where everything of the person is kept
 * @path: where a table is kept at which the person was a guest
 * @notice: (inout) (nullable): what is to be told of its match
 * @error: where to say what is missing
 *
 * It is not kept before it is taken, and can be given up until then.
 *
 * Returns: (transfer full) (nullable): the table, which is open here in the place of its host;
 *   whoever asked starts its session, if it has one
 */
CanastaHosting *
canasta_hosting_new_in_place (CanastaMatches *matches, const char *data_folder, const char *path,
                              CanastaNotice **notice, GError **error)
{
  CanastaRegistry *registry = canasta_matches_get_registry (matches);
  g_autoptr (CanastaHost) host = NULL;
  g_autofree char *own_path = NULL;
  CanastaHosting *self;
  guint person;

  host = canasta_take_over_table (path, registry, data_folder, &own_path, &person, notice, error);
  self = host ? open_table (host, person, CANASTA_DIAL_PORT, own_path, data_folder, error) : NULL;
  if (self)
    self->visited = g_strdup (path);
  return self;
}

/* It goes on here from now on. */
void
canasta_hosting_take (CanastaHosting *self)
{
  g_autofree char *visited = g_steal_pointer (&self->visited);

  begin_to_keep (self);
  if (canasta_table_keeper_set_relay (self->keeper, canasta_open_table_get_relay (self->table)))
    canasta_take_over_forget (visited);
}

/* It does not: the table that was visited can be gone on with once more. */
void
canasta_hosting_give_up (CanastaHosting *self)
{
  canasta_hosting_close (self);
  canasta_take_over_undo (self->path, self->data_folder);
}

/* What is asked of it. */

/* Returns: (transfer full): what those at this computer are called, by seat */
char **
canasta_hosting_list_names (CanastaHosting *self)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (CanastaMessage) message = { 0 };
  guint seats;

  canasta_host_describe (self->host, &message);
  seats = list_persons (self, &message.table);
  for (guint seat = 0; seat < message.table.n_seats; seat++)
    if ((seats & (1u << seat)) != 0)
      g_strv_builder_add (names, message.table.seats[seat].name);
  return g_strv_builder_end (names);
}

CanastaHost *
canasta_hosting_get_host (CanastaHosting *self)
{
  return self->host;
}

/* What time everybody at the table has left. */
CanastaClockSeen *
canasta_hosting_get_clock (CanastaHosting *self)
{
  return self->clock;
}

/* Where the person sits. */
guint
canasta_hosting_get_person (CanastaHosting *self)
{
  return self->person;
}

/**
 * canasta_hosting_seat_computer:
 * @self: a table, before the match
 * @seat: a seat that no person has
 * @level: how well the computer player plays
 *
 * They are called as somebody has typed, or as nobody else is.
 */
void
canasta_hosting_seat_computer (CanastaHosting *self, guint seat, const char *level)
{
  gboolean is_named = self->setup && canasta_setup_is_named (self->setup, seat);

  canasta_host_set_closed (self->host, seat, FALSE);
  canasta_host_seat_computer (self->host, seat, level,
                              is_named ? canasta_setup_get_name (self->setup, seat) : NULL);
}

/* Where this computer can be reached as long as the table is open. */
guint16
canasta_hosting_get_port (CanastaHosting *self)
{
  return canasta_open_table_get_port (self->table);
}

/* @outer: (nullable): the address of the router before this computer */
char *
canasta_hosting_dup_invitation (CanastaHosting *self, const char *outer)
{
  return canasta_open_table_dup_invitation (self->table, outer);
}

/* Whether the same network knows of the table. */
gboolean
canasta_hosting_is_announced (CanastaHosting *self)
{
  return self->announcement && canasta_announcement_get_heard (self->announcement);
}

/* The router. */

static void
router_cb (CanastaHosting *self)
{
  g_autofree char *sentence = canasta_hosting_describe_router (self);

  tell_change (self);
  tell (self, sentence);
}

/**
 * canasta_hosting_ask_router:
 * @self: a table
 * @is_asked: whether the router is to open the port, for as long as the table is open
 *
 * What it answers is told.
 */
void
canasta_hosting_ask_router (CanastaHosting *self, gboolean is_asked)
{
  canasta_open_table_ask_router (self->table, is_asked);
  if (is_asked)
    g_signal_connect_object (canasta_open_table_get_router (self->table), "changed",
                             G_CALLBACK (router_cb), self, G_CONNECT_SWAPPED);
  tell_change (self);
}

/* Whether the router is asked, and has not answered yet. */
gboolean
canasta_hosting_awaits_router (CanastaHosting *self)
{
  CanastaRouterPort *router = canasta_open_table_get_router (self->table);

  return router && canasta_router_port_is_asking (router);
}

/* Returns: (transfer full) (nullable): how it stands with the router, where it is asked */
char *
canasta_hosting_describe_router (CanastaHosting *self)
{
  CanastaRouterPort *router = canasta_open_table_get_router (self->table);

  return router ? canasta_router_port_describe (router) : NULL;
}

/* The relay. */

static void
relay_cb (CanastaHosting *self)
{
  g_autofree char *sentence = canasta_hosting_describe_relay (self);

  tell_change (self);
  tell (self, sentence);
}

/**
 * canasta_hosting_go_through:
 * @self: a table
 * @relay: (nullable): where a relay is reached, by which people come from now on; %NULL for none
 * @error: where to say what is wrong with it
 *
 * How it stands there is told.
 *
 * Returns: whether it is an address
 */
gboolean
canasta_hosting_go_through (CanastaHosting *self, const char *relay, GError **error)
{
  if (!canasta_open_table_go_through (self->table, relay, error))
    return FALSE;
  if (relay)
    g_signal_connect_object (canasta_open_table_get_registration (self->table), "changed",
                             G_CALLBACK (relay_cb), self, G_CONNECT_SWAPPED);
  if (self->keeper)
    canasta_table_keeper_set_relay (self->keeper, relay);
  tell_change (self);
  return TRUE;
}

/* By which people come, or %NULL. */
const char *
canasta_hosting_get_relay (CanastaHosting *self)
{
  return canasta_open_table_get_relay (self->table);
}

/* Returns: (transfer full) (nullable): how it stands with the relay, where there is one */
char *
canasta_hosting_describe_relay (CanastaHosting *self)
{
  CanastaRegistration *registration = canasta_open_table_get_registration (self->table);

  return registration ? canasta_registration_describe (registration) : NULL;
}

/* Handing it over. */

/* Whoever sits at the @seat is asked to go on with it. */
void
canasta_hosting_hand_over (CanastaHosting *self, guint seat)
{
  g_autofree char *sentence = canasta_hand_over_ask (self->hand_over, seat);

  tell (self, sentence);
}

/* It is to go on at another host's table, by the invitation to that. */
void
canasta_hosting_give (CanastaHosting *self, const char *invitation)
{
  g_autofree char *sentence = canasta_hand_over_give (self->hand_over, invitation);

  stays_cb (self, sentence);
}

/* Whether it is on its way there. */
gboolean
canasta_hosting_is_giving (CanastaHosting *self)
{
  return canasta_hand_over_is_giving (self->hand_over);
}

/* Nobody is asked to any more. */
void
canasta_hosting_stay (CanastaHosting *self)
{
  g_autofree char *sentence = canasta_hand_over_take_back (self->hand_over);

  if (sentence)
    stays_cb (self, sentence);
}

/* Why it stays here, though somebody was asked last; else %NULL. */
const char *
canasta_hosting_get_reason (CanastaHosting *self)
{
  return canasta_hand_over_get_reason (self->hand_over);
}

/* By what it goes on elsewhere, where it has moved; else %NULL. */
const char *
canasta_hosting_get_moved (CanastaHosting *self)
{
  return canasta_hand_over_get_invitation (self->hand_over);
}

/* The end. */

/* Whoever sits there is told. */
void
canasta_hosting_close (CanastaHosting *self)
{
  canasta_open_table_close (self->table);
  drop_table (self);
}

/* The program ends; does not return before whoever sits there knows. */
void
canasta_hosting_finish (CanastaHosting *self)
{
  canasta_open_table_finish (self->table);
  drop_table (self);
}
