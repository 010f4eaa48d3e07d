/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a program leaves behind that ended inside a plugin. */
#pragma once

#include "rules/variant-watch.h"

G_BEGIN_DECLS

/* The characters of a digest of a plugin's files. */
#define CANASTA_MARK_DIGEST 64

CanastaWatch  *canasta_mark_open    (const char    *folder,
                                     const char    *name,
                                     const char    *digest);
gboolean       canasta_mark_collect (const char    *folder,
                                     const char    *name,
                                     const char    *digest,
                                     int           *hook);

G_END_DECLS
