/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The strict look at a JSON text before json-glib parses it. */
#pragma once

#include "files/json-lines.h"

G_BEGIN_DECLS

CanastaJsonLines *canasta_json_scan (const char  *text,
                                     gsize        length,
                                     const char  *name,
                                     guint        first_line,
                                     GError     **error);

G_END_DECLS
