/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who has come from elsewhere to a table. A guest is known by a ticket that only they have,
 * and never by a name; of the ticket only a hash is kept. */

#pragma once

#include "network/message.h"

G_BEGIN_DECLS

/* The most of them, who is waiting and who was put out among them. */
#define CANASTA_GUESTS_MOST 64

/**
 * CanastaGuest:
 * @id: by what the host knows them
 * @mark: the hash of what opens the door to them
 * @name: what they are called, as nobody else at the table
 * @seat: where they sit, or %CANASTA_NO_SEAT
 * @wants_to_look: whether they have come to look on, and not for a seat
 * @is_looking: whether they look on, or may come back to it
 * @is_put_out: whether the host wants them no more
 * @can_remark: whether their program can say and hear remarks
 * @can_clock: whether it can show how much time is left
 * @can_move: whether it can go on with the table, or follow it to somebody who does
 * @can_inherit: whether it can do so while the host is there, and somebody would be asked
 * @can_follow: whether it goes by itself where the host sends it
 * @has_claimed: whether they have said at this connection whether they had a seat elsewhere
 * @has_told_key: whether they have told the key of their seat at this connection
 * @key: the open half of the key of their seat, or nought
 * @is_ready: whether they are, for the next round
 * @has_seen_end: whether they have all of a match that is over
 * @knows_move: whether they know where the table goes on
 * @line: the connection they are at, 0 for none
 * @since: since when they are there, or gone, in milliseconds
 * @remarked: when they said something last
 * @n: the last action of theirs that was answered
 * @answer: (nullable): what was answered
 *
 * Somebody from elsewhere.
 */
typedef struct
{
  guint id;
  guint8 mark[32];
  char *name;
  guint8 seat;
  gboolean wants_to_look;
  gboolean is_looking;
  gboolean is_put_out;
  gboolean can_remark;
  gboolean can_clock;
  gboolean can_move;
  gboolean can_inherit;
  gboolean can_follow;
  gboolean has_claimed;
  gboolean has_told_key;
  guint8 key[32];
  gboolean is_ready;
  gboolean has_seen_end;
  gboolean knows_move;
  guint line;
  gint64 since;
  gint64 remarked;
  guint64 n;
  char *answer;
} CanastaGuest;

/**
 * CanastaKeptGuest:
 * @mark: the hash of their ticket
 * @name: what they are called
 * @seat: where they sit, or −1
 * @is_looking: whether they look on
 * @is_put_out: whether the host wants them no more
 * @key: the open half of the key of their seat, or nought
 *
 * What is kept of somebody who sits at the table or looks on, or was put out.
 */
typedef struct
{
  guint8 mark[32];
  char *name;
  gint32 seat;
  guint8 is_looking;
  guint8 is_put_out;
  guint8 key[32];
} CanastaKeptGuest;

/**
 * CanastaGuests:
 *
 * All of them, as they came.
 */
typedef struct _CanastaGuests CanastaGuests;

CanastaGuests  *canasta_guests_new          (void);
void            canasta_guests_free         (CanastaGuests              *self);

guint           canasta_guests_count        (const CanastaGuests        *self);
CanastaGuest   *canasta_guests_get          (const CanastaGuests        *self,
                                             guint                       index);
CanastaGuest   *canasta_guests_find         (const CanastaGuests        *self,
                                             guint                       id);
CanastaGuest   *canasta_guests_find_at_line (const CanastaGuests        *self,
                                             guint                       line);
CanastaGuest   *canasta_guests_find_at_seat (const CanastaGuests        *self,
                                             guint                       seat);
CanastaGuest   *canasta_guests_find_name    (const CanastaGuests        *self,
                                             const char                 *name);
CanastaGuest   *canasta_guests_find_late    (const CanastaGuests        *self,
                                             gint64                      now);
CanastaGuest   *canasta_guests_find_gone    (const CanastaGuests        *self,
                                             gint64                      since);
guint           canasta_guests_count_onlookers
                                            (const CanastaGuests        *self);
CanastaGuest   *canasta_guests_find_ticket  (const CanastaGuests        *self,
                                             const CanastaReturnTicket  *ticket);
CanastaGuest   *canasta_guests_add          (CanastaGuests              *self,
                                             const char                 *name,
                                             const CanastaReturnTicket  *ticket);
void            canasta_guests_await        (CanastaGuests              *self,
                                             gint64                      now);
gboolean        canasta_guests_can_follow   (const CanastaHello         *hello);
gboolean        canasta_guest_is_waiting    (const CanastaGuest         *guest);
gboolean        canasta_guest_is_let_in     (const CanastaGuest         *guest);
void            canasta_guest_give_ticket   (CanastaGuest               *guest,
                                             const CanastaReturnTicket  *ticket);
void            canasta_guest_arrive        (CanastaGuest               *guest,
                                             guint                       line,
                                             const CanastaHello         *hello,
                                             gint64                      now);
void            canasta_guest_take_place    (CanastaGuest               *guest,
                                             const CanastaGuest         *newcomer);
gboolean        canasta_guest_speak         (CanastaGuest               *guest,
                                             gint64                      now);
void            canasta_guests_remove       (CanastaGuests              *self,
                                             CanastaGuest               *guest);
guint           canasta_guests_fill_kept    (const CanastaGuests        *self,
                                             CanastaKeptGuest           *kept);
void            canasta_guests_take_kept    (CanastaGuests              *self,
                                             const CanastaKeptGuest     *kept,
                                             guint                       n);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaGuests, canasta_guests_free)

G_END_DECLS
