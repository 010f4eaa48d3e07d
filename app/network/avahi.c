/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "network/avahi.h"

/* How long the daemon may take to answer, in milliseconds. */
#define PATIENCE 5000

/**
 * canasta_avahi_begin:
 * @self: (out caller-allocates): whoever wants something of the daemon
 * @bus: where it is: the system's bus
 * @interface: of what kind that is
 * @appeared: called when there is one
 * @vanished: called when there is none any more
 * @data: what is handed over to them, until canasta_avahi_end()
 */
void
canasta_avahi_begin (CanastaAvahi             *self,
                     GDBusConnection          *bus,
                     const char               *interface,
                     GBusNameAppearedCallback  appeared,
                     GBusNameVanishedCallback  vanished,
                     gpointer                  data)
{
  *self = (CanastaAvahi){ .bus = g_object_ref (bus), .ending = g_cancellable_new (),
                          .interface = interface };
  self->watching = g_bus_watch_name_on_connection (bus, CANASTA_AVAHI,
                                                   G_BUS_NAME_WATCHER_FLAGS_NONE, appeared,
                                                   vanished, data, NULL);
}

/* What the thing tells, which is listened to before it is there: the daemon may tell something
 * before it answers. */
void
canasta_avahi_listen (CanastaAvahi *self, const char *owner, const char *signal,
                      GDBusSignalCallback callback, gpointer data)
{
  self->listening = g_dbus_connection_signal_subscribe (self->bus, owner, self->interface, signal,
                                                        NULL, NULL, G_DBUS_SIGNAL_FLAGS_NONE,
                                                        callback, data, NULL);
}

/**
 * canasta_avahi_call:
 * @self: whoever wants something
 * @path: (nullable): the thing, or %NULL for the daemon itself
 * @method: what it is to do
 * @arguments: (nullable): with what
 * @answer: (nullable): the type of its answer
 * @callback: (nullable): called with the answer
 * @data: what is handed over
 */
void
canasta_avahi_call (CanastaAvahi        *self,
                    const char          *path,
                    const char          *method,
                    GVariant            *arguments,
                    const char          *answer,
                    GAsyncReadyCallback  callback,
                    gpointer             data)
{
  g_dbus_connection_call (self->bus, CANASTA_AVAHI, path ? path : "/",
                          path ? self->interface : CANASTA_AVAHI_SERVER, method, arguments,
                          answer ? G_VARIANT_TYPE (answer) : NULL,
                          G_DBUS_CALL_FLAGS_NO_AUTO_START, PATIENCE, self->ending, callback, data);
}

GVariant *
canasta_avahi_finish (GObject *source, GAsyncResult *result, GError **error)
{
  return g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, error);
}

/**
 * canasta_avahi_take:
 * @self: somebody who speaks to the daemon; gone where the answer is that it was cancelled
 * @source: the connection
 * @result: how the call went by which the daemon was to make a thing
 *
 * Keeps the thing that it has made.
 *
 * Returns: whether there is one
 */
gboolean
canasta_avahi_take (CanastaAvahi *self, GObject *source, GAsyncResult *result)
{
  g_autoptr (GVariant) answer = canasta_avahi_finish (source, result, NULL);

  if (!answer || self->listening == 0)
    return FALSE;
  g_free (self->path);
  g_variant_get (answer, "(o)", &self->path);
  return TRUE;
}

/* The daemon is gone, and what it had made with it. */
void
canasta_avahi_lose (CanastaAvahi *self)
{
  if (self->listening != 0)
    g_dbus_connection_signal_unsubscribe (self->bus, self->listening);
  self->listening = 0;
  g_clear_pointer (&self->path, g_free);
}

/* Nothing is wanted any more, and what was made is given back; may be done twice. */
void
canasta_avahi_end (CanastaAvahi *self)
{
  if (!self->bus)
    return;
  g_cancellable_cancel (self->ending);
  g_clear_object (&self->ending);
  g_bus_unwatch_name (self->watching);
  /* The answer is nobody's, and nothing cancels it. */
  if (self->path)
    canasta_avahi_call (self, self->path, "Free", NULL, NULL, NULL, NULL);
  canasta_avahi_lose (self);
  g_clear_object (&self->bus);
}
