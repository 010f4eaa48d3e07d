/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The people who are drawn: each player at a table is one of them. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* They are numbered from 0. */
#define CANASTA_N_PORTRAITS 12

const char  *canasta_portrait_get_id (guint portrait);

G_END_DECLS
