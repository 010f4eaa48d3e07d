/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An open connection to somebody elsewhere: texts go there and come from there, each of a
 * bounded size, and whoever says nothing, says too much or does not listen is ended. */

#pragma once

#include <libsoup/soup.h>

#include "network/ending.h"
#include "network/gate-limits.h"
#include "network/metered-stream.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_LINE (canasta_line_get_type ())
G_DECLARE_FINAL_TYPE (CanastaLine, canasta_line, CANASTA, LINE, GObject)

/*
 * Signals:
 *   said (const char *text, gsize size)
 *     a text has come, UTF-8 without zero bytes and ended by one
 *   ended (CanastaEnding ending)
 *     nothing comes any more and nothing is sent; once
 */

CanastaLine   *canasta_line_new          (CanastaMeteredStream        *stream,
                                          GSocket                     *socket,
                                          SoupWebsocketConnectionType  type,
                                          const CanastaLimits         *limits);
void           canasta_line_send         (CanastaLine                 *self,
                                          const char                  *text);
void           canasta_line_close        (CanastaLine                 *self);
void           canasta_line_cut          (CanastaLine                 *self,
                                          CanastaEnding                ending);

G_END_DECLS
