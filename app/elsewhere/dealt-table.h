/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A host's table as it is seen by what deals to it: by itself, or the same as to others. */

#pragma once

#include "elsewhere/deals.h"
#include "elsewhere/guests.h"
#include "session/session.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_DEALT_TABLE (canasta_dealt_table_get_type ())
G_DECLARE_INTERFACE (CanastaDealtTable, canasta_dealt_table, CANASTA, DEALT_TABLE, GObject)

/**
 * CanastaDealtTableInterface:
 * @get_deals: how it is dealt
 * @set_deals: has it dealt so from now on, or no more
 * @get_session: (nullable): the match, once there is one
 * @get_guests: who has come
 * @get_title: what it is called
 * @dup_name: what somebody is called there
 * @is_closed: whether nobody plays there any more
 * @can_deal: whether everybody is ready
 * @list_agreeing: the seats of the guests who agree on a deal, as bits
 * @clear_ready: nobody is ready
 * @deal: deals a round
 * @note_proved: notes that a round is proved there; whether it was not before
 * @say: says something to whoever is at a connection
 *
 * What a host answers and does. It has a signal “to-keep”, too.
 */
struct _CanastaDealtTableInterface
{
  GTypeInterface parent_interface;

  CanastaDeals    *(*get_deals)     (CanastaDealtTable *self);
  void             (*set_deals)     (CanastaDealtTable *self,
                                     CanastaDeals      *deals);
  CanastaSession  *(*get_session)   (CanastaDealtTable *self);
  CanastaGuests   *(*get_guests)    (CanastaDealtTable *self);
  const char      *(*get_title)     (CanastaDealtTable *self);
  char            *(*dup_name)      (CanastaDealtTable *self,
                                     guint              seat);
  gboolean         (*is_closed)     (CanastaDealtTable *self);
  gboolean         (*can_deal)      (CanastaDealtTable *self);
  guint            (*list_agreeing) (CanastaDealtTable *self);
  void             (*clear_ready)   (CanastaDealtTable *self);
  void             (*deal)          (CanastaDealtTable *self,
                                     guint64            number);
  gboolean         (*note_proved)   (CanastaDealtTable *self,
                                     guint              round);
  void             (*say)           (CanastaDealtTable *self,
                                     guint              line,
                                     const char        *text);
};

CanastaDeals   *canasta_dealt_table_get_deals     (CanastaDealtTable  *self);
void            canasta_dealt_table_set_deals     (CanastaDealtTable  *self,
                                                   CanastaDeals       *deals);
CanastaMatch   *canasta_dealt_table_get_match     (CanastaDealtTable  *self);
CanastaGuests  *canasta_dealt_table_get_guests    (CanastaDealtTable  *self);
const char     *canasta_dealt_table_get_title     (CanastaDealtTable  *self);
char           *canasta_dealt_table_dup_name      (CanastaDealtTable  *self,
                                                   guint               seat);
gboolean        canasta_dealt_table_is_closed     (CanastaDealtTable  *self);
gboolean        canasta_dealt_table_can_deal      (CanastaDealtTable  *self);
guint           canasta_dealt_table_list_agreeing (CanastaDealtTable  *self);
void            canasta_dealt_table_clear_ready   (CanastaDealtTable  *self);
void            canasta_dealt_table_deal          (CanastaDealtTable  *self,
                                                   guint64             number);
gboolean        canasta_dealt_table_note_proved   (CanastaDealtTable  *self,
                                                   guint               round);
void            canasta_dealt_table_say_text      (CanastaDealtTable  *self,
                                                   guint               line,
                                                   const char         *text);
void            canasta_dealt_table_say           (CanastaDealtTable  *self,
                                                   guint               line,
                                                   const CanastaMessage
                                                                      *message);

/* What follows from the match. */
gboolean        canasta_dealt_table_is_playing    (CanastaDealtTable  *self);
gboolean        canasta_dealt_table_is_over       (CanastaDealtTable  *self);
gboolean        canasta_dealt_table_goes_on       (CanastaDealtTable  *self);
guint           canasta_dealt_table_get_round     (CanastaDealtTable  *self);

G_END_DECLS
