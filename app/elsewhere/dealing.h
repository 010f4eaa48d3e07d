/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a round is agreed on, by one table or by all that are dealt the same, and when it is proved. */

#pragma once

#include "elsewhere/dealt-table.h"

G_BEGIN_DECLS

void      canasta_dealing_go_on         (CanastaDealtTable      *self,
                                         gint64                  now);
void      canasta_dealing_finish        (CanastaDealtTable      *self);

/* What guests say, and are asked again who have come back. */
gboolean  canasta_dealing_take_promise  (CanastaDealtTable      *self,
                                         CanastaGuest           *guest,
                                         const CanastaPromised  *promise);
gboolean  canasta_dealing_take_share    (CanastaDealtTable      *self,
                                         CanastaGuest           *guest,
                                         const CanastaShown     *share);
void      canasta_dealing_ask_again     (CanastaDealtTable      *self,
                                         const CanastaGuest     *guest);

/* The proof. */
gboolean  canasta_dealing_may_prove     (CanastaDealtTable      *self);
void      canasta_dealing_prove         (CanastaDealtTable      *self);

/* Which tables are dealt the same, and for how many of them one waits. */
gboolean  canasta_dealing_join          (CanastaDealtTable      *self,
                                         CanastaDealtTable      *other);
void      canasta_dealing_leave         (CanastaDealtTable      *self);
guint     canasta_dealing_count_others  (CanastaDealtTable      *self);
guint     canasta_dealing_count_unready (CanastaDealtTable      *self);

G_END_DECLS
