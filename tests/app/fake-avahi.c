/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "fake-avahi.h"

#include "network/avahi.h"

static const char introspection[] =
  "<node>"
  "<interface name='" CANASTA_AVAHI_SERVER "'>"
  "<method name='EntryGroupNew'><arg type='o' direction='out'/></method>"
  "<method name='ServiceBrowserNew'><arg type='i'/><arg type='i'/><arg type='s'/><arg type='s'/>"
  "<arg type='u'/><arg type='o' direction='out'/></method>"
  "<method name='GetAlternativeServiceName'><arg type='s'/><arg type='s' direction='out'/></method>"
  "<method name='ResolveService'><arg type='i'/><arg type='i'/><arg type='s'/><arg type='s'/>"
  "<arg type='s'/><arg type='i'/><arg type='u'/>"
  "<arg type='i' direction='out'/><arg type='i' direction='out'/><arg type='s' direction='out'/>"
  "<arg type='s' direction='out'/><arg type='s' direction='out'/><arg type='s' direction='out'/>"
  "<arg type='i' direction='out'/><arg type='s' direction='out'/><arg type='q' direction='out'/>"
  "<arg type='aay' direction='out'/><arg type='u' direction='out'/></method>"
  "</interface>"
  "<interface name='" CANASTA_AVAHI_GROUP "'>"
  "<method name='AddService'><arg type='i'/><arg type='i'/><arg type='u'/><arg type='s'/>"
  "<arg type='s'/><arg type='s'/><arg type='s'/><arg type='q'/><arg type='aay'/></method>"
  "<method name='Commit'/><method name='Reset'/><method name='Free'/>"
  "</interface>"
  "<interface name='" CANASTA_AVAHI_BROWSER "'><method name='Free'/></interface>"
  "</node>";

/* The two ways, as protocols. */
#define WAYS 2

/* A table that somebody has made known. */
typedef struct
{
  char *group; /* NULL where nobody of this computer has */
  char *name;
  char *address; /* NULL for both ways */
  guint16 port;
  GVariant *words;
  gboolean committed;
  char *sender;       /* who has made it known */
} Entry;

struct _FakeAvahi
{
  GDBusConnection *bus;
  GDBusNodeInfo *node;
  GPtrArray *entries;
  GPtrArray *objects; /* ids, as pointers */
  GPtrArray *browsers; /* the paths of those who browse */
  char *address;      /* of that computer, or NULL for two of any */
  guint n_paths;
  guint name;
  guint listening;    /* for who leaves the bus */
};

static void
entry_free (Entry *entry)
{
  g_free (entry->group);
  g_free (entry->sender);
  g_free (entry->name);
  g_free (entry->address);
  g_variant_unref (entry->words);
  g_free (entry);
}

static Entry *
find (FakeAvahi *self, const char *group, const char *name)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      Entry *entry = g_ptr_array_index (self->entries, i);

      if (group ? g_strcmp0 (entry->group, group) == 0 : g_str_equal (entry->name, name))
        return entry;
    }
  return NULL;
}

static void
emit (FakeAvahi *self, const char *path, const char *interface, const char *signal, GVariant *what)
{
  g_assert_true (g_dbus_connection_emit_signal (self->bus, NULL, path, interface, signal, what,
                                                NULL));
}

static void
tell_browser (FakeAvahi *self, const char *browser, const Entry *entry, const char *signal)
{
  for (int protocol = 0; entry->committed && protocol < WAYS; protocol++)
    emit (self, browser, CANASTA_AVAHI_BROWSER, signal,
          g_variant_new ("(iisssu)", 2, protocol, entry->name, "_canasta._tcp", "local", 0));
}

static void
tell (FakeAvahi *self, const Entry *entry, const char *signal)
{
  for (guint i = 0; i < self->browsers->len; i++)
    tell_browser (self, g_ptr_array_index (self->browsers, i), entry, signal);
}

static void
forget_browser (FakeAvahi *self, const char *path)
{
  guint index;

  if (g_ptr_array_find_with_equal_func (self->browsers, path, g_str_equal, &index))
    g_ptr_array_remove_index (self->browsers, index);
}

static void
forget (FakeAvahi *self, const char *group)
{
  Entry *entry = find (self, group, NULL);

  if (entry)
    tell (self, entry, "ItemRemove");
  if (entry)
    g_ptr_array_remove (self->entries, entry);
}

static char *
make_object (FakeAvahi *self, const char *interface);

static void
add (FakeAvahi *self, const char *group, GVariant *parameters, GDBusMethodInvocation *invocation)
{
  Entry *entry = g_new0 (Entry, 1);

  entry->group = g_strdup (group);
  entry->sender = g_strdup (g_dbus_method_invocation_get_sender (invocation));
  g_variant_get (parameters, "(iiussssq@aay)", NULL, NULL, NULL, &entry->name, NULL, NULL, NULL,
                 &entry->port, &entry->words);
  if (find (self, NULL, entry->name))
    {
      entry_free (entry);
      g_dbus_method_invocation_return_dbus_error (invocation, CANASTA_AVAHI ".CollisionError",
                                                  "Local name collision");
      return;
    }
  g_ptr_array_add (self->entries, entry);
  g_dbus_method_invocation_return_value (invocation, NULL);
}

static void
commit (FakeAvahi *self, const char *group)
{
  Entry *entry = find (self, group, NULL);

  entry->committed = TRUE;
  emit (self, group, CANASTA_AVAHI_GROUP, "StateChanged", g_variant_new ("(is)", 2, ""));
  tell (self, entry, "ItemNew");
}

static const char *
find_address (FakeAvahi *self, const Entry *entry, int protocol)
{
  if (entry->address)
    return entry->address;
  if (self->address)
    return self->address;
  return protocol == 0 ? "192.168.1.9" : "fd00::17";
}

static void
resolve (FakeAvahi *self, GVariant *parameters, GDBusMethodInvocation *invocation)
{
  const char *name;
  int interface, protocol;
  const Entry *entry;

  g_variant_get (parameters, "(ii&sssiu)", &interface, &protocol, &name, NULL, NULL, NULL, NULL);
  entry = find (self, NULL, name);
  if (!entry)
    {
      g_dbus_method_invocation_return_dbus_error (invocation, CANASTA_AVAHI ".TimeoutError", "");
      return;
    }
  g_dbus_method_invocation_return_value (
    invocation,
    g_variant_new ("(iissssisq@aayu)", interface, protocol, name, "_canasta._tcp", "local",
                   "here.local", protocol,
                   find_address (self, entry, protocol),
                   entry->port, entry->words, 0));
}

static void
called_cb (GDBusConnection       *bus,
           const char            *sender,
           const char            *path,
           const char            *interface,
           const char            *method,
           GVariant              *parameters,
           GDBusMethodInvocation *invocation,
           gpointer               data)
{
  FakeAvahi *self = data;
  g_autofree char *made = NULL;

  if (g_str_equal (method, "AddService"))
    {
      add (self, path, parameters, invocation);
      return;
    }
  if (g_str_equal (method, "ResolveService"))
    {
      resolve (self, parameters, invocation);
      return;
    }
  if (g_str_equal (method, "EntryGroupNew"))
    made = make_object (self, CANASTA_AVAHI_GROUP);
  else if (g_str_equal (method, "ServiceBrowserNew"))
    {
      made = make_object (self, CANASTA_AVAHI_BROWSER);
      g_ptr_array_add (self->browsers, g_strdup (made));
      for (guint i = 0; i < self->entries->len; i++)
        tell_browser (self, made, g_ptr_array_index (self->entries, i), "ItemNew");
    }
  else if (g_str_equal (method, "Commit"))
    commit (self, path);
  else if (g_str_equal (interface, CANASTA_AVAHI_GROUP))
    forget (self, path);
  else if (g_str_equal (interface, CANASTA_AVAHI_BROWSER))
    forget_browser (self, path);
  if (g_str_equal (method, "GetAlternativeServiceName"))
    {
      const char *name;

      g_variant_get (parameters, "(&s)", &name);
      made = g_strdup_printf ("%s #2", name);
      g_dbus_method_invocation_return_value (invocation, g_variant_new ("(s)", made));
    }
  else
    g_dbus_method_invocation_return_value (invocation, made ? g_variant_new ("(o)", made) : NULL);
}

static void
register_object (FakeAvahi *self, const char *path, const char *interface)
{
  static const GDBusInterfaceVTable table = { .method_call = called_cb };
  guint id = g_dbus_connection_register_object (
    self->bus, path, g_dbus_node_info_lookup_interface (self->node, interface), &table, self, NULL,
    NULL);

  g_assert_cmpuint (id, !=, 0);
  g_ptr_array_add (self->objects, GUINT_TO_POINTER (id));
}

static char *
make_object (FakeAvahi *self, const char *interface)
{
  char *path = g_strdup_printf ("/Client/%u", ++self->n_paths);

  register_object (self, path, interface);
  return path;
}

/* What somebody has made known is gone with them. */
static void
left_cb (GDBusConnection *bus,
         const char      *sender,
         const char      *path,
         const char      *interface,
         const char      *signal,
         GVariant        *parameters,
         gpointer         data)
{
  FakeAvahi *self = data;
  const char *name, *owner;

  g_variant_get (parameters, "(&ss&s)", &name, NULL, &owner);
  for (guint i = self->entries->len; i > 0 && *owner == '\0'; i--)
    {
      Entry *entry = g_ptr_array_index (self->entries, i - 1);

      if (g_strcmp0 (entry->sender, name) == 0)
        forget (self, entry->group);
    }
}

/* On a bus of its own, and known there by Avahi's name. */
FakeAvahi *
fake_avahi_new (GDBusConnection *bus)
{
  FakeAvahi *self = g_new0 (FakeAvahi, 1);

  self->bus = g_object_ref (bus);
  self->node = g_dbus_node_info_new_for_xml (introspection, NULL);
  self->entries = g_ptr_array_new_with_free_func ((GDestroyNotify) entry_free);
  self->objects = g_ptr_array_new ();
  self->browsers = g_ptr_array_new_with_free_func (g_free);
  g_assert_nonnull (self->node);
  register_object (self, "/", CANASTA_AVAHI_SERVER);
  self->listening = g_dbus_connection_signal_subscribe (
    bus, "org.freedesktop.DBus", "org.freedesktop.DBus", "NameOwnerChanged",
    "/org/freedesktop/DBus", NULL, G_DBUS_SIGNAL_FLAGS_NONE, left_cb, self, NULL);
  self->name = g_bus_own_name_on_connection (bus, CANASTA_AVAHI, G_BUS_NAME_OWNER_FLAGS_NONE, NULL,
                                             NULL, NULL, NULL);
  return self;
}

void
fake_avahi_free (FakeAvahi *self)
{
  g_bus_unown_name (self->name);
  g_dbus_connection_signal_unsubscribe (self->bus, self->listening);
  for (guint i = 0; i < self->objects->len; i++)
    g_dbus_connection_unregister_object (self->bus,
                                         GPOINTER_TO_UINT (g_ptr_array_index (self->objects, i)));
  g_ptr_array_unref (self->objects);
  g_ptr_array_unref (self->entries);
  g_dbus_node_info_unref (self->node);
  g_ptr_array_unref (self->browsers);
  g_free (self->address);
  g_object_unref (self->bus);
  g_free (self);
}

/* Where that computer is. */
void
fake_avahi_set_address (FakeAvahi *self, const char *address)
{
  self->address = g_strdup (address);
}

/* Somebody on the network says that there is a table. */
void
fake_avahi_say (FakeAvahi *self, const char *name, const char *address, GVariant *words)
{
  Entry *entry = g_new0 (Entry, 1);

  *entry = (Entry){ NULL, g_strdup (name), g_strdup (address), 47011, g_variant_ref_sink (words),
                    TRUE, NULL };
  g_ptr_array_add (self->entries, entry);
  tell (self, entry, "ItemNew");
}

/* How many tables are known. */
guint
fake_avahi_count (FakeAvahi *self)
{
  guint n = 0;

  for (guint i = 0; i < self->entries->len; i++)
    n += ((Entry *) g_ptr_array_index (self->entries, i))->committed;
  return n;
}

gboolean
fake_avahi_has (FakeAvahi *self, const char *name)
{
  return find (self, NULL, name) != NULL;
}
