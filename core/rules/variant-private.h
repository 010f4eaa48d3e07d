/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How an answer of a hook is checked and refused; what the groups of hooks share. */

#pragma once

#include "rules/variant-watch.h"
#include "rules/variant.h"

G_BEGIN_DECLS

/* Points beyond this are nonsense, and sums of them still fit. */
#define CANASTA_MOST_POINTS 1000000

char      *canasta_variant_clean_reason   (const char      *said);
void       canasta_variant_set_nonsense   (GError         **error,
                                           CanastaVariant  *self,
                                           const char      *hook,
                                           const char      *problem);
gboolean   canasta_variant_check_answered (CanastaVariant  *self,
                                           const char      *hook,
                                           gboolean         given,
                                           gboolean         filled,
                                           GError          *cause,
                                           GError         **error);
gboolean   canasta_variant_check_range    (CanastaVariant  *self,
                                           const char      *hook,
                                           gint64           answer,
                                           int              minimum,
                                           int              maximum,
                                           GError         **error);
GVariant  *canasta_variant_take_answer    (CanastaVariant  *self,
                                           const char      *hook,
                                           GVariant        *answer,
                                           const char      *type,
                                           GError          *cause,
                                           GError         **error);

G_END_DECLS
