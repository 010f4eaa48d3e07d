/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A draft as text, to be kept while the program is closed. */

#pragma once

#include "draft/draft.h"

G_BEGIN_DECLS

CANASTA_API char     *canasta_draft_save     (CanastaDraft  *self);
CANASTA_API gboolean  canasta_draft_restore  (CanastaDraft  *self,
                                              const char    *text);

G_END_DECLS
