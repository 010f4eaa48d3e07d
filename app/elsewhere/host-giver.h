/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Another host, who gives their table to this one: it comes in parts, and what has become of it they are
 * told. They are no guest. It knows nothing of the host but whom it says it to. */

#pragma once

#include "elsewhere/bequest.h"
#include "elsewhere/host.h"

G_BEGIN_DECLS

void   canasta_host_giver_hear    (CanastaHost           *self,
                                   CanastaBequest        *bequest,
                                   const CanastaMessage  *message);
void   canasta_host_giver_answer  (CanastaHost           *self,
                                   CanastaBequest        *bequest,
                                   gboolean               is_taken);
void   canasta_host_giver_end     (CanastaHost           *self,
                                   CanastaBequest        *bequest,
                                   CanastaByeWhy          why);

G_END_DECLS
