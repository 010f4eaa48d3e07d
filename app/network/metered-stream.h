/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A stream that gives no more than a quota until it is renewed, and counts what was really
 * written. The library for WebSockets bounds a frame and not a message, and nobody can ask
 * how much of what was sent still waits: what was sent less what was written does. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define CANASTA_TYPE_METERED_STREAM (canasta_metered_stream_get_type ())
G_DECLARE_FINAL_TYPE (CanastaMeteredStream, canasta_metered_stream, CANASTA, METERED_STREAM,
                      GIOStream)

CanastaMeteredStream  *canasta_metered_stream_new          (GIOStream             *base,
                                                            gsize                  quota);
void                   canasta_metered_stream_renew        (CanastaMeteredStream  *self);
gboolean               canasta_metered_stream_is_used_up   (CanastaMeteredStream  *self);
gsize                  canasta_metered_stream_get_written  (CanastaMeteredStream  *self);

G_END_DECLS
