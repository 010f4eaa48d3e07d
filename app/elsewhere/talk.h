/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What people at a table say to one another: one of a few things, in the language of who reads
 * it, and none more often than it can be read. It knows no clock: it is told what time it is. */

#pragma once

#include "network/message.h"

G_BEGIN_DECLS

#define CANASTA_N_REMARKS (CANASTA_REMARK_GOODBYE + 1)

/* How long the person waits before they say something else, in milliseconds: longer than any
 * host asks for. */
#define CANASTA_TALK_PAUSE 3500

/**
 * CanastaTalk:
 * @muted: the seats of those to whom the person does not listen, as bits
 * @may_speak: from when on the person may say something
 *
 * Who is listened to at a table; all zero where nobody has said anything.
 */
typedef struct
{
  guint muted;
  gint64 may_speak;
} CanastaTalk;

const char  *canasta_talk_describe  (CanastaRemark       remark);
gboolean     canasta_talk_speak     (CanastaTalk        *self,
                                     gint64              now);
void         canasta_talk_set_muted (CanastaTalk        *self,
                                     guint               seat,
                                     gboolean            is_muted);
gboolean     canasta_talk_is_muted  (const CanastaTalk  *self,
                                     guint               seat);

G_END_DECLS
