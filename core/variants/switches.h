/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which variants of the person's own folder are switched on. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

char     **canasta_switches_read  (void);
gboolean   canasta_switches_write (const char *const  *ids,
                                   GError            **error);

G_END_DECLS
