/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is kept on the disk of a host's table beside its match, so that it can be opened again
 * with the same guests, whose tickets hold: after the host was killed, or next week. It is an
 * object of JSON in a file of its own. */

#pragma once

#include "elsewhere/guest-list.h"
#include "elsewhere/guests.h"
#include "match/match-file.h"

G_BEGIN_DECLS

/**
 * CanastaKeptSeat:
 * @occupant: whose it is
 * @name: (nullable): what they are called, where they are no guest
 * @word: (nullable): how a computer player plays there
 * @left: what somebody had left of their time for the round, in milliseconds
 *
 * What is kept of a seat.
 */
typedef struct
{
  CanastaOccupant occupant;
  char *name;
  char *word;
  guint32 left;
} CanastaKeptSeat;

/**
 * CanastaKeptTable:
 * @title: what the table is called
 * @match: by what promises know the match
 * @origin: the one with which it began, where that was another host's; else nought
 * @ticket: that of the invitation
 * @list: who may come by an invitation of their own
 * @port: where the table listened
 * @relay: (nullable): by which relay people came to it
 * @file: (nullable): the name of the file the match is kept in
 * @no_hints: whether nobody is shown a hint
 * @clock: what each person has for a round, in milliseconds; 0 without a clock
 * @waits: how long the match waits for somebody who is away, in milliseconds; 0 where nothing was
 *   said of it
 * @most_onlookers: how many may look on
 * @is_untouched: whether another host gave it, and nobody has come since
 * @attempt: how often the deal of the next round was begun
 * @n_seats: how many seats there are
 * @seats: they
 * @n_guests: how many guests there are
 * @guests: they
 * @rules: what is played, as a message to guests
 * @proof: (nullable): how the round was dealt, as a message to guests
 *
 * What is kept of a table.
 */
typedef struct
{
  char *title;
  guint8 match[16];
  guint8 origin[16];
  CanastaTicket ticket;
  CanastaGuestList list;
  guint16 port;
  char *relay;
  char *file;
  guint8 no_hints;
  guint32 clock;
  guint32 waits;
  guint8 most_onlookers;
  guint8 is_untouched;
  guint32 attempt;
  guint8 n_seats;
  CanastaKeptSeat seats[CANASTA_MAX_SEATS];
  guint8 n_guests;
  CanastaKeptGuest guests[CANASTA_GUESTS_MOST];
  JsonNode *rules;
  JsonNode *proof;
} CanastaKeptTable;

void      canasta_kept_table_clear        (CanastaKeptTable        *self);
char     *canasta_kept_table_write        (const CanastaKeptTable  *self);
gboolean  canasta_kept_table_read         (CanastaKeptTable        *self,
                                           const char              *text,
                                           gssize                   size,
                                           GError                 **error);
gboolean  canasta_kept_table_read_message (JsonNode                *node,
                                           CanastaMessageKind       kind,
                                           CanastaMessage          *message,
                                           GError                 **error);
guint     canasta_kept_table_find_person  (const CanastaKeptTable  *self);
char     *canasta_kept_table_name_guests  (const CanastaKeptTable  *self);

gboolean  canasta_kept_table_load         (CanastaKeptTable        *self,
                                           const char              *path,
                                           GError                 **error);
char     *canasta_kept_table_dup_path     (const char              *data_folder,
                                           CanastaMatchFile        *file);
char     *canasta_kept_table_find_last    (const char              *data_folder);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CanastaKeptTable, canasta_kept_table_clear)

G_END_DECLS
