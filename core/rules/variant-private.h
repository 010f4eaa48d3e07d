/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a hook is asked, and its answer checked and refused; what the groups of hooks share. */

#pragma once

#include "rules/variant-watch.h"
#include "rules/variant.h"

G_BEGIN_DECLS

/* Points beyond this are nonsense, and sums of them still fit. */
#define CANASTA_MOST_POINTS 1000000

void           canasta_variant_set_watch    (CanastaVariant  *self,
                                             CanastaWatch    *watch);
CanastaWatch  *canasta_variant_enter        (CanastaVariant  *self,
                                             CanastaHook      hook);
gboolean       canasta_variant_leave        (CanastaVariant  *self,
                                             CanastaWatch    *watch,
                                             CanastaHook      hook,
                                             gboolean         given,
                                             gboolean         filled,
                                             GError          *cause,
                                             GError         **error);
GVariant      *canasta_variant_leave_list   (CanastaVariant  *self,
                                             CanastaWatch    *watch,
                                             CanastaHook      hook,
                                             GVariant        *answer,
                                             const char      *type,
                                             GError          *cause,
                                             GError         **error);
char          *canasta_variant_clean_reason (const char      *said);
void           canasta_variant_set_nonsense (GError         **error,
                                             CanastaVariant  *self,
                                             CanastaHook      hook,
                                             const char      *problem);
gboolean       canasta_variant_check_range  (CanastaVariant  *self,
                                             CanastaHook      hook,
                                             gint64           answer,
                                             int              minimum,
                                             int              maximum,
                                             GError         **error);

G_END_DECLS
