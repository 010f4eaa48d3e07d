/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "network/neighbours.h"

#include "network/avahi.h"

/* Of what comes from this connection itself. */
#define OUR_OWN 16

/* Anybody may say that there are tables. */
#define MOST_FOUND 64

/* A table. */

struct _CanastaNeighbour
{
  GObject parent_instance;

  CanastaTableOffer offer;
  GPtrArray *places; /* as in an invitation */
};

G_DEFINE_FINAL_TYPE (CanastaNeighbour, canasta_neighbour, G_TYPE_OBJECT)

static void
canasta_neighbour_finalize (GObject *object)
{
  CanastaNeighbour *self = CANASTA_NEIGHBOUR (object);

  canasta_offer_clear (&self->offer);
  g_ptr_array_unref (self->places);
  G_OBJECT_CLASS (canasta_neighbour_parent_class)->finalize (object);
}

static void
canasta_neighbour_class_init (CanastaNeighbourClass *class)
{
  G_OBJECT_CLASS (class)->finalize = canasta_neighbour_finalize;
}

static void
canasta_neighbour_init (CanastaNeighbour *self)
{
  self->places = g_ptr_array_new_with_free_func (g_free);
}

/* What the table says of itself. */
const CanastaTableOffer *
canasta_neighbour_get_offer (CanastaNeighbour *self)
{
  return &self->offer;
}

/**
 * canasta_neighbour_dup_invitation:
 * @self: a table
 *
 * Returns: (transfer full): the invitation to it
 */
char *
canasta_neighbour_dup_invitation (CanastaNeighbour *self)
{
  g_autoptr (GPtrArray) places = g_ptr_array_new ();
  CanastaInvitation invitation = { .has_pin = TRUE, .ticket = self->offer.ticket };

  for (guint i = 0; i < MIN (self->places->len, 1 + CANASTA_INVITATION_OTHERS); i++)
    g_ptr_array_add (places, g_ptr_array_index (self->places, i));
  g_ptr_array_add (places, NULL);
  invitation.places = (char **) places->pdata;
  memcpy (invitation.pin, self->offer.pin, sizeof invitation.pin);
  return canasta_invitation_write (&invitation);
}

/* What is found: the same table once for each way it can be reached by. */

typedef struct
{
  CanastaTableOffer offer; /* without a name until it is resolved */
  char *place;
} Found;

static void
found_free (Found *found)
{
  canasta_offer_clear (&found->offer);
  g_free (found->place);
  g_free (found);
}

struct _CanastaNeighbours
{
  GObject parent_instance;

  CanastaAvahi avahi; /* its browser */
  GHashTable *found; /* by interface, protocol and name */
  GListStore *list;
};

enum
{
  PROP_0,
  PROP_LOOKING,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (CanastaNeighbours, canasta_neighbours, G_TYPE_OBJECT)

static gboolean
is_same (const CanastaTableOffer *one, const CanastaTableOffer *other)
{
  return memcmp (one->pin, other->pin, sizeof one->pin) == 0
         && memcmp (&one->ticket, &other->ticket, sizeof one->ticket) == 0;
}

static CanastaNeighbour *
find_table (GPtrArray *tables, const CanastaTableOffer *offer)
{
  for (guint i = 0; i < tables->len; i++)
    {
      CanastaNeighbour *table = g_ptr_array_index (tables, i);

      if (is_same (&table->offer, offer))
        return table;
    }
  return NULL;
}

static int
compare_tables (gconstpointer one, gconstpointer other)
{
  CanastaNeighbour *const *first = one, *const *second = other;

  return g_utf8_collate ((*first)->offer.name, (*second)->offer.name);
}

/* Addresses of IPv4 come first, which are the shorter ones. */
static int
compare_places (gconstpointer one, gconstpointer other)
{
  const char *const *first = one, *const *second = other;
  int difference = (**first == '[') - (**second == '[');

  return difference != 0 ? difference : g_strcmp0 (*first, *second);
}

static gboolean
says_the_same (CanastaNeighbour *one, CanastaNeighbour *other)
{
  if (one->places->len != other->places->len || one->offer.n_free != other->offer.n_free
      || !g_str_equal (one->offer.name, other->offer.name)
      || !g_str_equal (one->offer.table, other->offer.table)
      || !g_str_equal (one->offer.house, other->offer.house))
    return FALSE;
  for (guint i = 0; i < one->places->len; i++)
    if (!g_str_equal (g_ptr_array_index (one->places, i), g_ptr_array_index (other->places, i)))
      return FALSE;
  return is_same (&one->offer, &other->offer);
}

/* Every table that is found, once. */
static GPtrArray *
gather (CanastaNeighbours *self)
{
  GPtrArray *tables = g_ptr_array_new_with_free_func (g_object_unref);
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, self->found);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const Found *found = value;
      CanastaNeighbour *table = found->place ? find_table (tables, &found->offer) : NULL;

      if (!found->place)
        continue;
      if (!table)
        {
          table = g_object_new (CANASTA_TYPE_NEIGHBOUR, NULL);
          canasta_offer_copy (&found->offer, &table->offer);
          g_ptr_array_add (tables, table);
        }
      if (!g_ptr_array_find_with_equal_func (table->places, found->place, g_str_equal, NULL))
        g_ptr_array_add (table->places, g_strdup (found->place));
      g_ptr_array_sort (table->places, compare_places);
    }
  g_ptr_array_sort (tables, compare_tables);
  return tables;
}

/* What is in the list and stays as it is keeps its place: a person may be about it. */
static void
update_list (CanastaNeighbours *self)
{
  g_autoptr (GPtrArray) tables = gather (self);
  guint n_old = g_list_model_get_n_items (G_LIST_MODEL (self->list));
  guint same = 0;

  while (same < MIN (n_old, tables->len))
    {
      g_autoptr (CanastaNeighbour) old = g_list_model_get_item (G_LIST_MODEL (self->list), same);

      if (!says_the_same (old, g_ptr_array_index (tables, same)))
        break;
      same++;
    }
  while (n_old > same && tables->len > same)
    {
      g_autoptr (CanastaNeighbour) old = g_list_model_get_item (G_LIST_MODEL (self->list),
                                                                n_old - 1);

      if (!says_the_same (old, g_ptr_array_index (tables, tables->len - 1)))
        break;
      n_old--;
      g_ptr_array_set_size (tables, (int) tables->len - 1);
    }
  if (n_old > same || tables->len > same)
    g_list_store_splice (self->list, same, n_old - same, tables->pdata + same, tables->len - same);
}

/* An address without its interface leads nowhere. */
static char *
write_place (const char *address, guint port)
{
  g_autoptr (GInetAddress) read = g_inet_address_new_from_string (address);

  if (!read || port == 0 || g_inet_address_get_is_link_local (read))
    return NULL;
  return g_strdup_printf (g_inet_address_get_family (read) == G_SOCKET_FAMILY_IPV6 ? "[%s]:%u"
                                                                                   : "%s:%u",
                          address, port);
}

/* Who asks for a table, and for which. */
typedef struct
{
  CanastaNeighbours *self; /* not owned, and gone where the answer is that it was cancelled */
  char *key;
} Question;

static void
resolved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Question *question = data;
  g_autofree char *key = question->key;
  CanastaNeighbours *self = question->self;
  g_autoptr (GVariant) answer = canasta_avahi_finish (source, result, NULL);
  g_autoptr (GVariant) words = NULL;
  const char *address;
  guint16 port;
  Found *found;

  g_free (question);
  if (!answer)
    return;
  found = g_hash_table_lookup (self->found, key);
  if (!found || found->place)
    return;
  g_variant_get (answer, "(iissssi&sq@aayu)", NULL, NULL, NULL, NULL, NULL, NULL, NULL, &address,
                 &port, &words, NULL);
  if (!canasta_offer_read (&found->offer, words))
    return;
  found->place = write_place (address, port);
  update_list (self);
}

static char *
make_key (int interface, int protocol, const char *name)
{
  return g_strdup_printf ("%d %d %s", interface, protocol, name);
}

static void
add (CanastaNeighbours *self, GVariant *item)
{
  const char *name, *type, *domain;
  int interface, protocol;
  guint flags;
  Question *question;
  g_autofree char *key = NULL;

  g_variant_get (item, "(ii&s&s&su)", &interface, &protocol, &name, &type, &domain, &flags);
  key = make_key (interface, protocol, name);
  if ((flags & OUR_OWN) != 0 || g_hash_table_size (self->found) >= MOST_FOUND
      || g_hash_table_contains (self->found, key))
    return;
  g_hash_table_insert (self->found, g_strdup (key), g_new0 (Found, 1));
  question = g_new (Question, 1);
  *question = (Question){ self, g_steal_pointer (&key) };
  canasta_avahi_call (&self->avahi, NULL, "ResolveService",
                      g_variant_new ("(iisssiu)", interface, protocol, name, type, domain,
                                     protocol, 0),
                      "(iissssisqaayu)", resolved_cb, question);
}

static void
take_away (CanastaNeighbours *self, GVariant *item)
{
  g_autofree char *key = NULL;
  const char *name;
  int interface, protocol;

  g_variant_get (item, "(ii&sssu)", &interface, &protocol, &name, NULL, NULL, NULL);
  key = make_key (interface, protocol, name);
  if (g_hash_table_remove (self->found, key))
    update_list (self);
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
  CanastaNeighbours *self = data;

  if (!g_variant_is_of_type (parameters, G_VARIANT_TYPE ("(iisssu)")))
    return;
  if (g_str_equal (signal, "ItemNew"))
    add (self, parameters);
  else if (g_str_equal (signal, "ItemRemove"))
    take_away (self, parameters);
}

static void
browsing_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  CanastaNeighbours *self = data;

  if (canasta_avahi_take (&self->avahi, source, result))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOOKING]);
}

static void
appeared_cb (GDBusConnection *bus, const char *name, const char *owner, gpointer data)
{
  CanastaNeighbours *self = data;

  canasta_avahi_listen (&self->avahi, owner, NULL, told_cb, self);
  canasta_avahi_call (&self->avahi, NULL, "ServiceBrowserNew",
                      g_variant_new ("(iissu)", CANASTA_AVAHI_ANY, CANASTA_AVAHI_ANY,
                                     CANASTA_OFFER_TYPE, "", 0),
                      "(o)", browsing_cb, self);
}

/* What the daemon has found is gone with it. */
static void
vanished_cb (GDBusConnection *bus, const char *name, gpointer data)
{
  CanastaNeighbours *self = data;
  gboolean was_looking = canasta_neighbours_get_looking (self);

  canasta_avahi_lose (&self->avahi);
  g_hash_table_remove_all (self->found);
  update_list (self);
  if (was_looking)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOOKING]);
}

static void
canasta_neighbours_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_LOOKING)
    g_value_set_boolean (value, canasta_neighbours_get_looking (CANASTA_NEIGHBOURS (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

/* Who browses no more is told nothing more. */
static void
canasta_neighbours_dispose (GObject *object)
{
  canasta_avahi_end (&CANASTA_NEIGHBOURS (object)->avahi);
  G_OBJECT_CLASS (canasta_neighbours_parent_class)->dispose (object);
}

static void
canasta_neighbours_finalize (GObject *object)
{
  CanastaNeighbours *self = CANASTA_NEIGHBOURS (object);

  g_hash_table_unref (self->found);
  g_object_unref (self->list);
  G_OBJECT_CLASS (canasta_neighbours_parent_class)->finalize (object);
}

static void
canasta_neighbours_class_init (CanastaNeighboursClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->get_property = canasta_neighbours_get_property;
  object_class->dispose = canasta_neighbours_dispose;
  object_class->finalize = canasta_neighbours_finalize;
  properties[PROP_LOOKING] = g_param_spec_boolean ("looking", NULL, NULL, FALSE,
                                                   G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY
                                                     | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
canasta_neighbours_init (CanastaNeighbours *self)
{
  self->found = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                       (GDestroyNotify) found_free);
  self->list = g_list_store_new (CANASTA_TYPE_NEIGHBOUR);
}

/**
 * canasta_neighbours_new:
 * @bus: where the daemon is: the system's bus
 *
 * Looks for tables from now on; whoever comes and goes comes and goes in the list, and so
 * does the daemon.
 *
 * Returns: (transfer full): the tables of the same network
 */
CanastaNeighbours *
canasta_neighbours_new (GDBusConnection *bus)
{
  CanastaNeighbours *self = g_object_new (CANASTA_TYPE_NEIGHBOURS, NULL);

  canasta_avahi_begin (&self->avahi, bus, CANASTA_AVAHI_BROWSER, appeared_cb, vanished_cb, self);
  return self;
}

gboolean
canasta_neighbours_get_looking (CanastaNeighbours *self)
{
  return self->avahi.path != NULL;
}

/**
 * canasta_neighbours_get_list:
 * @self: the tables of the same network
 *
 * Returns: (transfer none): #CanastaNeighbour by #CanastaNeighbour, by their names
 */
GListModel *
canasta_neighbours_get_list (CanastaNeighbours *self)
{
  return G_LIST_MODEL (self->list);
}
