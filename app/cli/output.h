/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What canasta-cli prints. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

void      canasta_output_init       (void);
void      canasta_output_write      (const char *text);
gboolean  canasta_output_is_screen  (void);
gboolean  canasta_output_wipe       (void);
gboolean  canasta_output_has_failed (void);

G_END_DECLS
