/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Numbers in the form people read and write them. */

#pragma once

#include <glib.h>

#include "canasta-api.h"

G_BEGIN_DECLS

CANASTA_API char      *canasta_number_format         (gint64       number);
CANASTA_API char      *canasta_number_format_signed  (gint64       number);
CANASTA_API char      *canasta_number_format_decimal (double       number,
                                                      guint        places);
CANASTA_API gboolean   canasta_number_read           (const char  *text,
                                                      int         *number);

G_END_DECLS
