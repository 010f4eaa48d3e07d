/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The line on which each value of a JSON text stands. */
#pragma once

#include <glib.h>

#include "canasta-api.h"

G_BEGIN_DECLS

/**
 * CanastaJsonLines: (skip)
 *
 * The line on which each value of a JSON text begins; for the member of an
 * object, the line of its key.
 */
typedef struct _CanastaJsonLines CanastaJsonLines;

CANASTA_API
void   canasta_json_lines_free  (CanastaJsonLines       *self);
CANASTA_API
guint  canasta_json_lines_find  (const CanastaJsonLines *self,
                                 const char             *pointer);
char  *canasta_json_lines_place (const CanastaJsonLines *self,
                                 const char             *name,
                                 const char             *pointer,
                                 const char             *sentence);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CanastaJsonLines, canasta_json_lines_free)

G_END_DECLS
