/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the person and the others at a table say to one another: one of a few things, in the
 * language of who reads it, and none more often than it can be read; and to whom the person does
 * not listen, as is kept until they do. */

#pragma once

#include "elsewhere/host.h"
#include "elsewhere/visit.h"
#include "network/invitation.h"

G_BEGIN_DECLS

#define CANASTA_N_REMARKS (CANASTA_REMARK_GOODBYE + 1)

/* How long the person waits before they say something else, in milliseconds: longer than any
 * host asks for. */
#define CANASTA_TALK_PAUSE 3500

#define CANASTA_TYPE_TALK (canasta_talk_get_type ())
G_DECLARE_FINAL_TYPE (CanastaTalk, canasta_talk, CANASTA, TALK, GObject)

/*
 * Signals:
 *   remarked (guint seat, CanastaRemark remark)
 *     somebody has said something to the table, and is listened to
 *   told (const char *sentence)
 *     why what the person wanted to say was not said
 */

CanastaTalk  *canasta_talk_new_at_host   (CanastaHost             *host,
                                          guint                    person,
                                          const char              *data_folder);
CanastaTalk  *canasta_talk_new_at_visit  (CanastaVisit            *visit,
                                          const CanastaInvitation *invitation,
                                          const char              *data_folder);

const char   *canasta_talk_describe      (CanastaRemark            remark);
char         *canasta_talk_write         (CanastaTalk             *self,
                                          guint                    seat,
                                          CanastaRemark            remark);

gboolean      canasta_talk_can_speak     (CanastaTalk             *self);
void          canasta_talk_speak         (CanastaTalk             *self,
                                          CanastaRemark            remark);

guint         canasta_talk_list_persons  (CanastaTalk             *self);
char         *canasta_talk_dup_name      (CanastaTalk             *self,
                                          guint                    seat);
void          canasta_talk_set_muted     (CanastaTalk             *self,
                                          guint                    seat,
                                          gboolean                 is_muted);
gboolean      canasta_talk_is_muted      (CanastaTalk             *self,
                                          guint                    seat);

G_END_DECLS
