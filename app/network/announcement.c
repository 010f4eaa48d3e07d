/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "network/announcement.h"

#include "network/avahi.h"

/* States of a group of entries. */
#define ESTABLISHED 2
#define COLLISION 3

/* The most other names that are tried: whoever answers that each is taken does not mean
 * well. */
#define MOST_NAMES 20

/* In bytes. */
#define LONGEST_NAME 63

struct _CanastaAnnouncement
{
  GObject parent_instance;

  CanastaAvahi avahi; /* its group of entries */
  CanastaTableOffer offer;
  guint16 port;
  char *name;     /* by which the network knows it: no two have the same */
  guint n_names;
  gboolean heard;
};

enum
{
  PROP_0,
  PROP_HEARD,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (CanastaAnnouncement, canasta_announcement, G_TYPE_OBJECT)

static void
set_heard (CanastaAnnouncement *self, gboolean heard)
{
  if (heard == self->heard)
    return;
  self->heard = heard;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HEARD]);
}

static void tell_anew (CanastaAnnouncement *self);

/* Another name. */

static void
renamed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  CanastaAnnouncement *self = data;
  g_autoptr (GVariant) answer = canasta_avahi_finish (source, result, NULL);

  if (!answer || !self->avahi.path)
    return;
  g_free (self->name);
  g_variant_get (answer, "(s)", &self->name);
  tell_anew (self);
}

static void
rename_table (CanastaAnnouncement *self)
{
  set_heard (self, FALSE);
  if (self->n_names++ < MOST_NAMES)
    canasta_avahi_call (&self->avahi, NULL, "GetAlternativeServiceName",
                        g_variant_new ("(s)", self->name), "(s)", renamed_cb, self);
}

/* Telling. */

static void
added_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  CanastaAnnouncement *self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) answer = canasta_avahi_finish (source, result, &error);
  g_autofree char *remote = error ? g_dbus_error_get_remote_error (error) : NULL;

  if (answer && self->avahi.path)
    canasta_avahi_call (&self->avahi, self->avahi.path, "Commit", NULL, NULL, NULL, NULL);
  else if (remote && g_str_has_suffix (remote, ".CollisionError"))
    rename_table (self);
}

static void
tell (CanastaAnnouncement *self)
{
  canasta_avahi_call (&self->avahi, self->avahi.path, "AddService",
                      g_variant_new ("(iiussssq@aay)", CANASTA_AVAHI_ANY, CANASTA_AVAHI_ANY, 0,
                                     self->name, CANASTA_OFFER_TYPE, "", "", self->port,
                                     canasta_offer_write (&self->offer)),
                      NULL, added_cb, self);
}

/* A group wants this before it is used once more. */
static void
tell_anew (CanastaAnnouncement *self)
{
  canasta_avahi_call (&self->avahi, self->avahi.path, "Reset", NULL, NULL, NULL, NULL);
  tell (self);
}

static void
grouped_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  CanastaAnnouncement *self = data;

  if (canasta_avahi_take (&self->avahi, source, result))
    tell (self);
}

static void
told_cb (GDBusConnection *bus,
         const char      *sender,
         const char      *path,
         const char      *interface,
         const char      *signal,
         GVariant        *parameters,
         gpointer         data)
{
  CanastaAnnouncement *self = data;
  int state;

  if (g_strcmp0 (path, self->avahi.path) != 0
      || !g_variant_is_of_type (parameters, G_VARIANT_TYPE ("(is)")))
    return;
  g_variant_get (parameters, "(is)", &state, NULL);
  if (state == COLLISION)
    rename_table (self);
  else
    set_heard (self, state == ESTABLISHED);
}

static void
appeared_cb (GDBusConnection *bus, const char *name, const char *owner, gpointer data)
{
  CanastaAnnouncement *self = data;

  canasta_avahi_listen (&self->avahi, owner, "StateChanged", told_cb, self);
  canasta_avahi_call (&self->avahi, NULL, "EntryGroupNew", NULL, "(o)", grouped_cb, self);
}

static void
vanished_cb (GDBusConnection *bus, const char *name, gpointer data)
{
  CanastaAnnouncement *self = data;

  canasta_avahi_lose (&self->avahi);
  set_heard (self, FALSE);
}

static void
canasta_announcement_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_HEARD)
    g_value_set_boolean (value, CANASTA_ANNOUNCEMENT (object)->heard);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
canasta_announcement_dispose (GObject *object)
{
  canasta_avahi_end (&CANASTA_ANNOUNCEMENT (object)->avahi);
  G_OBJECT_CLASS (canasta_announcement_parent_class)->dispose (object);
}

static void
canasta_announcement_finalize (GObject *object)
{
  CanastaAnnouncement *self = CANASTA_ANNOUNCEMENT (object);

  canasta_offer_clear (&self->offer);
  g_free (self->name);
  G_OBJECT_CLASS (canasta_announcement_parent_class)->finalize (object);
}

static void
canasta_announcement_class_init (CanastaAnnouncementClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->get_property = canasta_announcement_get_property;
  object_class->dispose = canasta_announcement_dispose;
  object_class->finalize = canasta_announcement_finalize;
  properties[PROP_HEARD] = g_param_spec_boolean ("heard", NULL, NULL, FALSE,
                                                 G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY
                                                   | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
canasta_announcement_init (CanastaAnnouncement *self)
{
}

/* As long as the network knows names. */
static char *
make_name (const char *name)
{
  const char *end = name + MIN (strlen (name), LONGEST_NAME);

  while (end > name && !g_utf8_validate_len (name, (gsize) (end - name), NULL))
    end--;
  return end > name ? g_strchomp (g_strndup (name, (gsize) (end - name))) : g_strdup ("Canasta");
}

/**
 * canasta_announcement_new:
 * @bus: where the daemon is: the system's bus
 * @offer: what is told
 * @port: where the table listens
 *
 * Tells the network of a table from now on, also where the daemon comes later or again.
 *
 * Returns: (transfer full): what tells it
 */
CanastaAnnouncement *
canasta_announcement_new (GDBusConnection *bus, const CanastaTableOffer *offer, guint16 port)
{
  CanastaAnnouncement *self = g_object_new (CANASTA_TYPE_ANNOUNCEMENT, NULL);

  canasta_offer_copy (offer, &self->offer);
  self->name = make_name (offer->name);
  self->port = port;
  canasta_avahi_begin (&self->avahi, bus, CANASTA_AVAHI_GROUP, appeared_cb, vanished_cb, self);
  return self;
}

/* Another number of seats that nobody has. Whoever looks asks once for each table, so it
 * goes and comes again. */
void
canasta_announcement_set_free (CanastaAnnouncement *self, guint n_free)
{
  if (n_free == self->offer.n_free)
    return;
  self->offer.n_free = n_free;
  if (self->avahi.path)
    tell_anew (self);
}

gboolean
canasta_announcement_get_heard (CanastaAnnouncement *self)
{
  return self->heard;
}
