/* SPDX-License-Identifier: GPL-3.0-or-later */
/* canasta-cli host --relay: keeps no tables, and passes people on to those who do. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean  canasta_relay_is_asked_for (char                *argv[]);
int       canasta_relay_main         (int                  argc,
                                      char                *argv[],
                                      const GOptionEntry  *of_host);

G_END_DECLS
