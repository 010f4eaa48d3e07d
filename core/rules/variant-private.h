/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a hook's answer is checked and refused. */

#pragma once

#include "rules/variant.h"

G_BEGIN_DECLS

void      canasta_variant_set_nonsense   (GError         **error,
                                          CanastaVariant  *self,
                                          const char      *hook,
                                          const char      *problem);
gboolean  canasta_variant_check_answered (CanastaVariant  *self,
                                          const char      *hook,
                                          gboolean         given,
                                          gboolean         filled,
                                          GError          *cause,
                                          GError         **error);

GVariant *canasta_variant_take_answer    (CanastaVariant  *self,
                                          const char      *hook,
                                          GVariant        *answer,
                                          const char      *type,
                                          GError          *cause,
                                          GError         **error);

G_END_DECLS
