/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What canasta-cli prints. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

void  canasta_output_init  (void);

G_END_DECLS
