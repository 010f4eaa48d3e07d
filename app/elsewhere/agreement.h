/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a host agrees with the guests on a deal, and proves it afterwards: with those of a table, or
 * of several that are dealt the same. The host is party 0; each guest is the party after those
 * who sit before them, at the tables before theirs and at their own. */

#pragma once

#include "network/fair-deal.h"
#include "network/message.h"

G_BEGIN_DECLS

/**
 * CanastaAgreement:
 * @deal: what has been promised and shown
 * @own: the host's share
 * @n_tables: how many tables are dealt by it
 * @seats: for each of them, the seats of the guests who agree on it, as bits
 * @begun: when it was begun, in milliseconds
 * @is_open: whether it is being agreed on
 *
 * A deal of a host. A value.
 */
typedef struct
{
  CanastaFairDeal deal;
  CanastaShare own;
  guint n_tables;
  guint seats[CANASTA_FAIR_DEAL_TABLES];
  gint64 begun;
  gboolean is_open;
} CanastaAgreement;

gboolean  canasta_agreement_begin           (CanastaAgreement        *self,
                                             const CanastaOccasion   *occasion,
                                             const guint             *seats,
                                             guint                    n_tables,
                                             gint64                   now,
                                             GError                 **error);
gboolean  canasta_agreement_promise         (CanastaAgreement        *self,
                                             guint                    table,
                                             guint                    seat,
                                             const CanastaPromised   *promise);
gboolean  canasta_agreement_show            (CanastaAgreement        *self,
                                             guint                    table,
                                             guint                    seat,
                                             const CanastaShown      *share);
gboolean  canasta_agreement_includes        (const CanastaAgreement  *self,
                                             guint                    table,
                                             guint                    seat);
gboolean  canasta_agreement_awaits          (const CanastaAgreement  *self,
                                             guint                    table,
                                             guint                    seat);
void      canasta_agreement_fill_promises   (const CanastaAgreement  *self,
                                             guint                    table,
                                             guint                    seat,
                                             CanastaMessage          *message);
void      canasta_agreement_fill_proof      (const CanastaAgreement  *self,
                                             CanastaMessage          *message);

G_END_DECLS
