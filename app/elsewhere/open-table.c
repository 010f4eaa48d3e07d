/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "elsewhere/open-table.h"

#include <glib/gstdio.h>
#include <string.h>

#include "elsewhere/reception.h"
#include "elsewhere/seat-keys.h"
#include "elsewhere/way-in.h"
#include "network/host-key.h"
#include "network/invitation.h"
#include "variants/tables.h"

/* How long those who are told goodbye may take to hear it, and how often it is looked whether
 * they have, in milliseconds. */
#define GOODBYE_TIME 3000
#define GLANCE 100

struct _CanastaOpenTable
{
  GObject parent_instance;

  CanastaHost *host;
  CanastaReception *reception;
  GTlsCertificate *key;
  CanastaPin pin;
  char *data_folder;            /* or NULL */
  CanastaRouterPort *router;    /* NULL where it is not asked */
  CanastaRegistration *registration;    /* NULL without a relay … */
  char *relay;                  /* … whose address this is */
  guint closing;                /* looks whether all have gone */
  gint64 patience;              /* until when they may take their time */
  gboolean is_closed;
};

G_DEFINE_FINAL_TYPE (CanastaOpenTable, canasta_open_table, G_TYPE_OBJECT)

static void
canasta_open_table_dispose (GObject *object)
{
  CanastaOpenTable *self = CANASTA_OPEN_TABLE (object);

  g_clear_handle_id (&self->closing, g_source_remove);
  g_clear_object (&self->router);
  g_clear_object (&self->registration);
  g_clear_pointer (&self->relay, g_free);
  g_clear_object (&self->key);
  g_clear_object (&self->reception);
  g_clear_object (&self->host);
  g_clear_pointer (&self->data_folder, g_free);
  G_OBJECT_CLASS (canasta_open_table_parent_class)->dispose (object);
}

static void
canasta_open_table_class_init (CanastaOpenTableClass *class)
{
  G_OBJECT_CLASS (class)->dispose = canasta_open_table_dispose;
}

static void
canasta_open_table_init (CanastaOpenTable *self)
{
}

static GTlsCertificate *
load_key (const char *data_folder, GError **error)
{
  g_autofree char *folder = data_folder ? g_strdup (data_folder)
                                        : g_build_filename (g_get_user_data_dir (), "canasta", NULL);
  g_autofree char *path = g_build_filename (folder, "host-key.pem", NULL);

  g_mkdir_with_parents (folder, 0700);
  return canasta_host_key_load (path, error);
}

/* Those at this computer have the keys of their seats before anybody is told of them. */
static void
give_keys_cb (CanastaOpenTable *self)
{
  guint seat;

  while (canasta_host_get_session (self->host)
         && (seat = canasta_host_find_keyless (self->host)) != CANASTA_NO_SEAT)
    {
      g_autofree char *name = canasta_host_dup_name (self->host, seat);
      g_autoptr (GError) error = NULL;
      CanastaSeatKey key;

      if (!canasta_seat_keys_draw (self->data_folder, canasta_host_get_origin (self->host), name,
                                   &key, &error))
        {
          g_warning ("%s", error->message);
          return;
        }
      canasta_host_set_key (self->host, seat, key.open);
    }
}

/**
 * canasta_open_table_new:
 * @host: a table
 * @port: where it listens, or 0 for any that is free
 * @data_folder: (nullable): where the key of this computer's tables is kept
 * @error: where to say what is missing
 *
 * Returns: (transfer full) (nullable): the table, to which people can come
 */
CanastaOpenTable *
canasta_open_table_new (CanastaHost *host, guint16 port, const char *data_folder, GError **error)
{
  g_autoptr (CanastaOpenTable) self = g_object_new (CANASTA_TYPE_OPEN_TABLE, NULL);
  const CanastaLimits limits = CANASTA_LIMITS_OF_HOST;
  guint8 pin[CANASTA_INVITATION_PIN_SIZE];

  self->key = load_key (data_folder, error);
  if (!self->key || !canasta_host_key_get_pin (self->key, &self->pin, error))
    return NULL;
  self->host = g_object_ref (host);
  self->data_folder = g_strdup (data_folder);
  canasta_invitation_cut_pin (self->pin.bytes, pin);
  canasta_host_set_pin (host, pin);
  g_signal_connect_object (host, "to-keep", G_CALLBACK (give_keys_cb), self, G_CONNECT_SWAPPED);
  self->reception = canasta_reception_new (self->key, &limits);
  canasta_reception_add (self->reception, host);
  if (!canasta_reception_open (self->reception, port, error))
    return NULL;
  return g_steal_pointer (&self);
}

/**
 * canasta_open_table_new_near:
 * @host: a table
 * @port: where it is to listen, which a firewall may know
 * @data_folder: (nullable): where the key of this computer's tables is kept
 * @error: where to say what is missing
 *
 * Returns: (transfer full) (nullable): the table, to which people can come; at any port that is free
 *   where that one is taken
 */
CanastaOpenTable *
canasta_open_table_new_near (CanastaHost *host, guint16 port, const char *data_folder, GError **error)
{
  g_autoptr (GError) taken = NULL;
  CanastaOpenTable *table = canasta_open_table_new (host, port, data_folder, &taken);

  if (table)
    return table;
  if (g_error_matches (taken, G_IO_ERROR, G_IO_ERROR_ADDRESS_IN_USE))
    return canasta_open_table_new (host, 0, data_folder, error);
  g_propagate_error (error, g_steal_pointer (&taken));
  return NULL;
}

/* Where it listens. */
guint16
canasta_open_table_get_port (CanastaOpenTable *self)
{
  return canasta_gate_get_port (canasta_reception_get_gate (self->reception));
}

/**
 * canasta_open_table_dup_invitation:
 * @self: a table
 * @outer: (nullable): the address of the router before this computer, where that is known
 *
 * Returns: (transfer full): what whoever is to come must have: another text once somebody was
 *   put out, or where this computer is reached otherwise
 */
char *
canasta_open_table_dup_invitation (CanastaOpenTable *self, const char *outer)
{
  if (self->relay)
    return canasta_way_in_write_relay (&self->pin, canasta_host_get_ticket (self->host), self->relay,
                                       NULL);
  return canasta_way_in_write (&self->pin, canasta_host_get_ticket (self->host),
                               canasta_open_table_get_port (self), outer, self->router);
}

/**
 * canasta_open_table_fill_offer:
 * @self: a table
 * @offer: (inout): what the same network is told; who has opened the table is left as it is
 */
void
canasta_open_table_fill_offer (CanastaOpenTable *self, CanastaTableOffer *offer)
{
  CanastaTable *table = canasta_host_get_table (self->host);
  const char *house = canasta_table_get_house (table);

  canasta_invitation_cut_pin (self->pin.bytes, offer->pin);
  offer->ticket = *canasta_host_get_ticket (self->host);
  g_free (offer->table);
  offer->table = canasta_table_dup_name (table);
  g_free (offer->house);
  offer->house = g_strdup (house ? house : "");
}

/* The router. */

/**
 * canasta_open_table_ask_router:
 * @self: a table
 * @is_asked: whether the router is to open the port, for as long as the table is open
 *
 * What was asked before is taken back, or asked once more.
 */
void
canasta_open_table_ask_router (CanastaOpenTable *self, gboolean is_asked)
{
  g_clear_object (&self->router);
  if (is_asked)
    self->router = canasta_router_port_new (canasta_open_table_get_port (self));
}

/* The port there; %NULL where it is not asked. */
CanastaRouterPort *
canasta_open_table_get_router (CanastaOpenTable *self)
{
  return self->router;
}

/* The relay. */

/**
 * canasta_open_table_go_through:
 * @self: a table
 * @relay: (nullable): where a relay is reached, by which people come from now on; %NULL for none
 * @error: return location for an error
 *
 * Invitations lead through it. Who has come already stays.
 *
 * Returns: whether it is an address
 */
gboolean
canasta_open_table_go_through (CanastaOpenTable *self, const char *relay, GError **error)
{
  g_autoptr (GSocketConnectable) place = relay ? canasta_way_in_find_relay (relay, error) : NULL;
  g_autoptr (CanastaRegistration) registration = NULL;

  if (place)
    registration = canasta_registration_new (canasta_reception_get_gate (self->reception), self->key,
                                             place, error);
  if (relay && !registration)
    return FALSE;
  g_set_object (&self->registration, registration);
  g_free (self->relay);
  self->relay = g_strdup (relay);
  return TRUE;
}

/* By which relay people come, or %NULL. */
const char *
canasta_open_table_get_relay (CanastaOpenTable *self)
{
  return self->relay;
}

/* How the host is registered; %NULL without a relay. */
CanastaRegistration *
canasta_open_table_get_registration (CanastaOpenTable *self)
{
  return self->registration;
}

/* Saying goodbye. */

static void
say_goodbye (CanastaOpenTable *self)
{
  if (self->is_closed)
    return;
  self->is_closed = TRUE;
  g_clear_object (&self->router);
  g_clear_object (&self->registration);
  self->patience = g_get_monotonic_time () + GOODBYE_TIME * 1000;
  canasta_host_close (self->host);
}

/* Who is away when the table moves is awaited as well. */
static gboolean
have_heard (CanastaOpenTable *self)
{
  return (canasta_gate_count (canasta_reception_get_gate (self->reception)) == 0
          && !canasta_host_awaits_guests (self->host))
         || g_get_monotonic_time () >= self->patience;
}

static gboolean
close_cb (gpointer data)
{
  CanastaOpenTable *self = data;

  if (!have_heard (self))
    return G_SOURCE_CONTINUE;
  self->closing = 0;
  g_clear_object (&self->router);
  g_clear_object (&self->registration);
  canasta_reception_close (self->reception);
  g_object_unref (self);
  return G_SOURCE_REMOVE;
}

static void
close_later (CanastaOpenTable *self)
{
  if (self->closing == 0)
    self->closing = g_timeout_add (GLANCE, close_cb, g_object_ref (self));
}

/**
 * canasta_open_table_close:
 * @self: a table
 *
 * The table is no more. Everybody is told; it listens until they have heard it, or for a few
 * seconds, and lives as long.
 */
void
canasta_open_table_close (CanastaOpenTable *self)
{
  say_goodbye (self);
  close_later (self);
}

/**
 * canasta_open_table_send_on:
 * @self: a table that has moved
 *
 * Whoever was away is told where to; it listens until all know it, or for as long as the match would
 * have waited for them, and lives as long.
 */
void
canasta_open_table_send_on (CanastaOpenTable *self)
{
  g_auto (CanastaMessage) message = { 0 };

  canasta_host_describe (self->host, &message);
  self->is_closed = TRUE;
  self->patience = g_get_monotonic_time () + (gint64) message.table.waits * 1000;
  close_later (self);
}

/**
 * canasta_open_table_finish:
 * @self: a table
 *
 * The same, for a program that ends: does not return before all are gone. Who is away is not awaited.
 */
void
canasta_open_table_finish (CanastaOpenTable *self)
{
  say_goodbye (self);
  self->patience = MIN (self->patience, g_get_monotonic_time () + GOODBYE_TIME * 1000);
  canasta_reception_finish (self->reception, self->patience);
}
