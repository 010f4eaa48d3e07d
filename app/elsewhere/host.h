/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of whoever plays with people elsewhere: who comes and is let in, who sits where,
 * the deal they agree on, and the match, which is a session like any other. It knows no
 * network: it is told what comes from a connection, and what time it is, and says what is to
 * be sent.
 *
 * Whoever sits at this computer plays by the session; a person elsewhere drives a seat of it,
 * and only the files of the host act for them.
 *
 * Several hosts may deal their tables the same: then their rounds begin together, by a number that
 * all who sit at any of them have agreed on, and it is told when the last one is over. */

#pragma once

#include "elsewhere/door.h"
#include "elsewhere/kept-table.h"
#include "session/session.h"

G_BEGIN_DECLS

/* How long the seat of somebody waits who is gone, before a computer player goes on for them,
 * in milliseconds: where nothing else is said, and at most. */
#define CANASTA_HOST_GRACE 60000
#define CANASTA_HOST_MOST_GRACE (24 * 60 * 60 * 1000)

#define CANASTA_TYPE_HOST (canasta_host_get_type ())
G_DECLARE_FINAL_TYPE (CanastaHost, canasta_host, CANASTA, HOST, GObject)

/*
 * Signals:
 *   said (guint line, const char *text)
 *     the text is to be sent over the connection
 *   ended (guint line)
 *     the connection is to be closed, after what was said
 *   turned-away (guint line)
 *     who is there has no ticket that opens the door; comes before “ended”
 *   knocked (guint guest)
 *     somebody waits to be let in, to sit down or to look on
 *   withdrew (const char *name)
 *     somebody waits no longer, and was not let in
 *   changed ()
 *     another one waits, sits or looks on, is ready, has gone or is back
 *   dealt ()
 *     a round has been dealt; before the first one there was no session
 *   remarked (guint seat, CanastaRemark remark)
 *     somebody has said something to the table
 *   clock (const CanastaClock *clock)
 *     somebody's time runs from now on, or stands still
 *   inherited (const char *invitation)
 *     whoever was asked to go on with the table has opened it by this one; or, without it, does not
 *     want to
 *   bequeathed (const char *text)
 *     another host has given their table to this one: see canasta_handed_table_read(); what comes of
 *     it canasta_host_answer_bequest() tells
 *   to-keep ()
 *     what is kept of the table may have changed, and is to be on the disk before anything
 *     else is told
 */

CanastaHost        *canasta_host_new            (CanastaTable         *table,
                                                 const char           *title,
                                                 CanastaMatchFile     *file,
                                                 GError              **error);

CanastaHost        *canasta_host_new_again      (const CanastaKeptTable  *kept,
                                                 CanastaTable            *table,
                                                 CanastaMatch            *match,
                                                 const CanastaPersonal   *personal,
                                                 CanastaMatchFile        *file,
                                                 GError                 **error);
void                canasta_host_fill_kept      (CanastaHost          *self,
                                                 CanastaKeptTable     *kept);

/* What happens at its connections. */
void                canasta_host_tell_time      (CanastaHost          *self,
                                                 gint64                now);
guint               canasta_host_connect        (CanastaHost          *self);
void                canasta_host_hear           (CanastaHost          *self,
                                                 guint                 line,
                                                 const char           *text,
                                                 gsize                 size);
void                canasta_host_disconnect     (CanastaHost          *self,
                                                 guint                 line);

/* Who comes in, and who goes. */
const CanastaTicket *
                    canasta_host_get_ticket     (CanastaHost          *self);
void                canasta_host_take_door      (CanastaHost          *self,
                                                 const CanastaTicket  *ticket,
                                                 const CanastaGuestList  *list);
gboolean            canasta_host_set_list       (CanastaHost          *self,
                                                 const char *const    *names,
                                                 GError              **error);
const CanastaDoor  *canasta_host_get_door       (CanastaHost          *self);
const CanastaGuests *
                    canasta_host_get_guests     (CanastaHost          *self);
gboolean            canasta_host_let_in         (CanastaHost          *self,
                                                 guint                 guest,
                                                 guint                 seat);
gboolean            canasta_host_let_look_on    (CanastaHost          *self,
                                                 guint                 guest);
void                canasta_host_refuse         (CanastaHost          *self,
                                                 guint                 guest);
void                canasta_host_put_out        (CanastaHost          *self,
                                                 guint                 guest);
void                canasta_host_set_grace      (CanastaHost          *self,
                                                 gint64                grace);
void                canasta_host_set_onlookers  (CanastaHost          *self,
                                                 guint                 most);
void                canasta_host_stop           (CanastaHost          *self);
void                canasta_host_close          (CanastaHost          *self);

/* Where somebody else goes on with the table. */
void                canasta_host_set_pin        (CanastaHost          *self,
                                                 const guint8         *pin);
const guint8       *canasta_host_get_origin     (CanastaHost          *self);
guint               canasta_host_find_keyless   (CanastaHost          *self);
void                canasta_host_set_key        (CanastaHost          *self,
                                                 guint                 seat,
                                                 const guint8         *key);

/* Handing it over to one of the guests. */
guint               canasta_host_list_heirs     (CanastaHost          *self);
void                canasta_host_ask_heir       (CanastaHost          *self,
                                                 guint                 seat);
guint               canasta_host_get_heir       (CanastaHost          *self);
gboolean            canasta_host_move           (CanastaHost          *self,
                                                 const char           *invitation);

/* Giving it to another host, or being given one. */
gboolean            canasta_host_can_move       (CanastaHost          *self);
guint               canasta_host_count_over     (CanastaHost          *self);
void                canasta_host_fill_keys      (CanastaHost          *self,
                                                 CanastaMessage       *message);
gboolean            canasta_host_give_away      (CanastaHost          *self,
                                                 guint                 rounds,
                                                 const char           *invitation);
void                canasta_host_take_bequests  (CanastaHost          *self);
gboolean            canasta_host_is_untouched   (CanastaHost          *self);
void                canasta_host_answer_bequest (CanastaHost          *self,
                                                 gboolean              is_taken);

/* The table. */
CanastaTable       *canasta_host_get_table      (CanastaHost          *self);
const char         *canasta_host_get_title      (CanastaHost          *self);
void                canasta_host_set_table      (CanastaHost          *self,
                                                 CanastaTable         *table);
void                canasta_host_set_hints      (CanastaHost          *self,
                                                 gboolean              has_hints);
void                canasta_host_set_clock      (CanastaHost          *self,
                                                 gint64                time);
void                canasta_host_describe       (CanastaHost          *self,
                                                 CanastaMessage       *message);
char               *canasta_host_dup_name       (CanastaHost          *self,
                                                 guint                 seat);
guint               canasta_host_list_free      (CanastaHost          *self);
void                canasta_host_seat_person    (CanastaHost          *self,
                                                 guint                 seat,
                                                 const char           *name);
void                canasta_host_seat_computer  (CanastaHost          *self,
                                                 guint                 seat,
                                                 const char           *word,
                                                 const char           *name);
const char         *canasta_host_get_computer   (CanastaHost          *self,
                                                 guint                 seat);
void                canasta_host_set_closed     (CanastaHost          *self,
                                                 guint                 seat,
                                                 gboolean              is_closed);

/* The match. */
CanastaSession     *canasta_host_get_session    (CanastaHost          *self);
gboolean            canasta_host_awaits_guests  (CanastaHost          *self);
void                canasta_host_set_ready      (CanastaHost          *self,
                                                 gboolean              is_ready);
void                canasta_host_remark         (CanastaHost          *self,
                                                 guint                 seat,
                                                 CanastaRemark         remark);

G_END_DECLS
