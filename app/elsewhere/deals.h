/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the rounds of a host's table are dealt, or of several that are dealt the same: each is agreed
 * on by all who sit there, by one attempt or several, and proved when it is over. Knows no clock of
 * its own: it is told what time it is, in milliseconds. */

#pragma once

#include "elsewhere/agreement.h"
#include "elsewhere/kept-table.h"

G_BEGIN_DECLS

/**
 * CanastaDeals:
 * @tables: (element-type CanastaDealtTable): those that are dealt so; none of them is owned
 * @match: by what promises know the match
 * @agreement: the one that is open, or by which the round was dealt
 * @attempt: how often the deal of the round was begun
 * @proved: the round of which @proof is
 * @proof: (nullable): how the round was dealt, as it is told after it
 *
 * The deals of a match, or of several. Each of the tables has a reference.
 */
typedef struct
{
  GPtrArray *tables;
  guint8 match[16];
  CanastaAgreement agreement;
  guint attempt;
  guint proved;
  char *proof;
} CanastaDeals;

CanastaDeals  *canasta_deals_new         (void);
CanastaDeals  *canasta_deals_ref         (CanastaDeals            *self);
void           canasta_deals_unref       (CanastaDeals            *self);
gboolean       canasta_deals_draw_match  (CanastaDeals            *self,
                                          GError                 **error);

/* An attempt. */
gboolean       canasta_deals_is_due      (const CanastaDeals      *self,
                                          gint64                   now);
gboolean       canasta_deals_begin       (CanastaDeals            *self,
                                          guint                    round,
                                          const guint             *seats,
                                          gint64                   now);
gboolean       canasta_deals_is_late     (const CanastaDeals      *self,
                                          gint64                   now);
void           canasta_deals_give_up     (CanastaDeals            *self);
guint64        canasta_deals_settle      (CanastaDeals            *self);

/* What is kept. */
void           canasta_deals_fill_kept   (const CanastaDeals      *self,
                                          CanastaKeptTable        *kept);
gboolean       canasta_deals_take_kept   (CanastaDeals            *self,
                                          const CanastaKeptTable  *kept,
                                          guint                    round,
                                          GError                 **error);
void           canasta_deals_merge       (CanastaDeals            *self,
                                          const CanastaDeals      *other);

G_END_DECLS
