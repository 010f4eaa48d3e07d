/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Loads the code of a plugin. */
#pragma once

#include "rules/variant-watch.h"
#include "rules/variant.h"

G_BEGIN_DECLS

typedef struct _CanastaLoader CanastaLoader;

CanastaLoader   *canasta_loader_new  (void);
void             canasta_loader_free (CanastaLoader  *self);
CanastaVariant  *canasta_loader_load (CanastaLoader  *self,
                                      const char     *id,
                                      const char     *folder,
                                      const char     *language,
                                      CanastaWatch   *watch,
                                      GError        **error);

G_END_DECLS
