/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is asked of a relay, by a guest and by a host, before anything else goes over a connection. */

#pragma once

#include <gio/gio.h>

#include "network/relay-words.h"

G_BEGIN_DECLS

void      canasta_relay_ask_async   (GIOStream                *connection,
                                     const CanastaRelayWords  *words,
                                     GCancellable             *cancellable,
                                     GAsyncReadyCallback       callback,
                                     gpointer                  data);
gboolean  canasta_relay_ask_finish  (GAsyncResult             *result,
                                     GError                  **error);

G_END_DECLS
