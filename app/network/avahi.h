/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How Avahi is spoken to: whoever wants something of it waits for the daemon, has it make one
 * thing, listens to that, and gives it back. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define CANASTA_AVAHI "org.freedesktop.Avahi"
#define CANASTA_AVAHI_SERVER CANASTA_AVAHI ".Server"
#define CANASTA_AVAHI_GROUP CANASTA_AVAHI ".EntryGroup"
#define CANASTA_AVAHI_BROWSER CANASTA_AVAHI ".ServiceBrowser"

/* Any interface, and any protocol. */
#define CANASTA_AVAHI_ANY (-1)

/**
 * CanastaAvahi:
 * @bus: where the daemon is, or %NULL at the end
 * @ending: cancelled at the end; whoever is called back and finds that it was must not look at
 *   what was handed over
 * @interface: of what kind the thing is that the daemon makes
 * @watching: while it is waited for the daemon
 * @listening: while there is one
 * @path: the thing that it has made, or %NULL
 *
 * Somebody who speaks to the daemon. A value.
 */
typedef struct
{
  GDBusConnection *bus;
  GCancellable *ending;
  const char *interface;
  guint watching;
  guint listening;
  char *path;
} CanastaAvahi;

void       canasta_avahi_begin   (CanastaAvahi              *self,
                                  GDBusConnection           *bus,
                                  const char                *interface,
                                  GBusNameAppearedCallback   appeared,
                                  GBusNameVanishedCallback   vanished,
                                  gpointer                   data);
void       canasta_avahi_listen  (CanastaAvahi              *self,
                                  const char                *owner,
                                  const char                *signal,
                                  GDBusSignalCallback        callback,
                                  gpointer                   data);
void       canasta_avahi_call    (CanastaAvahi              *self,
                                  const char                *path,
                                  const char                *method,
                                  GVariant                  *arguments,
                                  const char                *answer,
                                  GAsyncReadyCallback        callback,
                                  gpointer                   data);
GVariant  *canasta_avahi_finish  (GObject                   *source,
                                  GAsyncResult              *result,
                                  GError                   **error);
gboolean   canasta_avahi_take    (CanastaAvahi              *self,
                                  GObject                   *source,
                                  GAsyncResult              *result);
void       canasta_avahi_lose    (CanastaAvahi              *self);
void       canasta_avahi_end     (CanastaAvahi              *self);

G_END_DECLS
