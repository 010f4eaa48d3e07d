/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The door of a host's table: the tickets that open it, and who has come in and not said yet who
 * they are. Knows no clock of its own: it is told what time it is, in milliseconds. */

#pragma once

#include "elsewhere/guest-list.h"

G_BEGIN_DECLS

/**
 * CanastaDoor:
 * @ticket: that of the invitation, by which whoever has it may come
 * @list: who may come by one of their own, where not everybody may
 * @most_onlookers: how many may look on
 * @last_line: what the last connection is called
 * @strangers: since when whoever has not said who they are is there, by their connection
 *
 * The door of a table.
 */
typedef struct
{
  CanastaTicket ticket;
  CanastaGuestList list;
  guint most_onlookers;
  guint last_line;
  GHashTable *strangers;
} CanastaDoor;

void      canasta_door_init           (CanastaDoor         *self);
void      canasta_door_clear          (CanastaDoor         *self);

gboolean  canasta_door_draw_ticket    (CanastaDoor         *self,
                                       GError             **error);
gboolean  canasta_door_opens          (const CanastaDoor   *self,
                                       const CanastaHello  *hello);

/* Strangers, by their connection. */
guint     canasta_door_come_in        (CanastaDoor         *self,
                                       gint64               now);
void      canasta_door_leave          (CanastaDoor         *self,
                                       guint                line);
gboolean  canasta_door_has            (const CanastaDoor   *self,
                                       guint                line);
GArray   *canasta_door_list           (const CanastaDoor   *self);
GArray   *canasta_door_list_late      (const CanastaDoor   *self,
                                       gint64               now);

G_END_DECLS
