/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What came of a simulation: what was played and the sums, as JSON and as a
 * text, and added up from several. */
#pragma once

#include "canasta.h"
#include "self-play.h"

G_BEGIN_DECLS

/* Deals, or matches, from one number to another. */
typedef struct
{
  guint64 first;
  guint64 last;
} CanastaDealRange;

/* What was played is an object whose members must be the same for results that
 * are added up: table, house, players and settings. */
typedef struct
{
  JsonNode *played;
  guint n_seats;
  guint n_ledgers;
  gboolean by_seat;
  gboolean matches;
  gboolean duplicate;
  GArray *deals;                /* of CanastaDealRange, in order, none twice */
  CanastaTally tally;
  double seconds;               /* of all together */
} CanastaFindings;

CanastaFindings *canasta_findings_new   (const CanastaSelfPlay *play,
                                         GArray                *deals,
                                         const CanastaTally    *tally,
                                         double                 seconds);
CanastaFindings *canasta_findings_read  (const char            *text,
                                         gsize                  length,
                                         const char            *name,
                                         GError               **error);
void             canasta_findings_free  (CanastaFindings       *self);
gboolean         canasta_findings_add   (CanastaFindings       *self,
                                         const CanastaFindings *other,
                                         GError               **error);
void             canasta_findings_print (const CanastaFindings *self,
                                         const char            *format);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaFindings, canasta_findings_free)

G_END_DECLS
