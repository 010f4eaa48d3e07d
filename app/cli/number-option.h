/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Options that are numbers: from the least to the most there may be. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What a number is that is no option of the line; no option can be that. */
#define CANASTA_NOT_GIVEN G_MININT

gboolean  canasta_number_option_check  (const char  *option,
                                        double       number,
                                        gint64       least,
                                        gint64       most,
                                        GError     **error);

G_END_DECLS
