/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The host of a table that is kept for others: a new one by its terms, one that was kept, or one that
 * another host gives. */

#pragma once

#include "elsewhere/host.h"
#include "session/notice.h"
#include "variants/registry.h"

G_BEGIN_DECLS

/**
 * CanastaClubTerms:
 * @table: what is played
 * @players: by seat, how a computer player plays there, or %NULL where whoever comes does
 * @has_hints: whether those who play are shown hints
 * @clock: how much time each person has for a round, in milliseconds; 0 for no clock
 * @wait: how long the seat of somebody waits who is away, in milliseconds
 * @onlookers: how many may look on
 * @is_evening: whether all tables are dealt the same
 *
 * By what a table begins that is kept for others.
 */
typedef struct
{
  CanastaTable *table;
  char *players[CANASTA_MAX_SEATS];
  gboolean has_hints;
  gint64 clock;
  gint64 wait;
  guint onlookers;
  gboolean is_evening;
} CanastaClubTerms;

CanastaHost  *canasta_club_host_new            (const CanastaClubTerms  *terms,
                                                const char              *title,
                                                const char              *folder,
                                                const CanastaTicket     *ticket,
                                                const CanastaGuestList  *list,
                                                GError                 **error);
CanastaHost  *canasta_club_host_new_again      (const CanastaClubTerms  *terms,
                                                CanastaKeptTable        *kept,
                                                CanastaRegistry         *registry,
                                                const char              *folder,
                                                CanastaNotice          **notice,
                                                GError                 **error);
CanastaHost  *canasta_club_host_new_given      (CanastaHost             *before,
                                                const char              *text,
                                                CanastaRegistry         *registry,
                                                const char              *folder,
                                                CanastaNotice          **notice,
                                                GError                 **error);
gboolean      canasta_club_host_has_rounds_of  (CanastaHost             *self,
                                                CanastaHost             *earlier);

G_END_DECLS
