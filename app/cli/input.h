/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a command reads: a file, or standard input. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *canasta_input_read (const char *path, gsize *length, GError **error);

G_END_DECLS
