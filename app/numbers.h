/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Points in the form people read them. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char  *canasta_points_format        (int points);
char  *canasta_points_format_signed (int points);

G_END_DECLS
