/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who may come to a table that is not for whoever has its invitation: each of them by an invitation
 * of their own, whose ticket nobody else has. Whoever comes by it is called as it stands here. */

#pragma once

#include "network/message.h"

G_BEGIN_DECLS

/* The most of them at a table. */
#define CANASTA_GUEST_LIST_MOST 32

/**
 * CanastaListed:
 * @name: what they are called
 * @ticket: that of their invitation
 *
 * Somebody who may come.
 */
typedef struct
{
  char *name;
  CanastaTicket ticket;
} CanastaListed;

/**
 * CanastaGuestList:
 * @n: how many there are; nobody where whoever has the table's invitation may come
 * @listed: they
 *
 * Who may come.
 */
typedef struct
{
  guint8 n;
  CanastaListed listed[CANASTA_GUEST_LIST_MOST];
} CanastaGuestList;

void      canasta_guest_list_clear      (CanastaGuestList        *self);
void      canasta_guest_list_copy       (const CanastaGuestList  *self,
                                         CanastaGuestList        *copy);
gboolean  canasta_guest_list_check      (const char *const       *names,
                                         GError                 **error);
gboolean  canasta_guest_list_set        (CanastaGuestList        *self,
                                         const char *const       *names,
                                         GError                 **error);
gboolean  canasta_guest_list_has        (const CanastaGuestList  *self,
                                         const char              *name);
char    **canasta_guest_list_name_others
                                        (const CanastaGuestList  *self,
                                         const CanastaGuestList  *others);
const CanastaListed *
          canasta_guest_list_find       (const CanastaGuestList  *self,
                                         const CanastaTicket     *ticket);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CanastaGuestList, canasta_guest_list_clear)

G_END_DECLS
