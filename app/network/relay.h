/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What hosts and guests meet at who can both only connect outwards. A host registers, by its key; a
 * guest asks for it and is told to the host, who fetches them; from then on what one says goes to the
 * other, by TLS from end to end. A relay sees from where somebody comes, when, how much they say and
 * whose tables they want, and nothing else. */

#pragma once

#include <gio/gio.h>

#include "network/ending.h"
#include "network/gate-limits.h"

G_BEGIN_DECLS

/**
 * CanastaRelayEvent:
 * @CANASTA_RELAY_EVENT_REGISTERED: a host has registered
 * @CANASTA_RELAY_EVENT_GONE: a host is gone
 * @CANASTA_RELAY_EVENT_JOINED: a guest and a host hear one another
 * @CANASTA_RELAY_EVENT_PARTED: they have ended
 * @CANASTA_RELAY_EVENT_LEFT: another connection has ended
 */
typedef enum
{
  CANASTA_RELAY_EVENT_REGISTERED,
  CANASTA_RELAY_EVENT_GONE,
  CANASTA_RELAY_EVENT_JOINED,
  CANASTA_RELAY_EVENT_PARTED,
  CANASTA_RELAY_EVENT_LEFT,
} CanastaRelayEvent;

/**
 * CanastaRelayNews:
 * @event: what has happened
 * @address: from where whoever it has happened to comes
 * @host: (nullable): from where the host comes, of a guest
 * @ending: why something has ended
 * @size: how many bytes were carried
 */
typedef struct
{
  CanastaRelayEvent event;
  const char *address;
  const char *host;
  CanastaEnding ending;
  guint64 size;
} CanastaRelayNews;

#define CANASTA_TYPE_RELAY (canasta_relay_get_type ())
G_DECLARE_FINAL_TYPE (CanastaRelay, canasta_relay, CANASTA, RELAY, GObject)

/*
 * Signals:
 *   happened (const CanastaRelayNews *news)
 *     for the log
 */

CanastaRelay  *canasta_relay_new       (const CanastaLimits  *limits);
gboolean       canasta_relay_open      (CanastaRelay         *self,
                                        guint16               port,
                                        GError              **error);
gboolean       canasta_relay_open_at   (CanastaRelay         *self,
                                        GSocket              *socket,
                                        GError              **error);
guint16        canasta_relay_get_port  (CanastaRelay         *self);
guint          canasta_relay_count     (CanastaRelay         *self);
void           canasta_relay_close     (CanastaRelay         *self);

G_END_DECLS
