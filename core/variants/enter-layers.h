/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shuts this process in, before it has a second thread. */
#pragma once

#include "variants/layers.h"

G_BEGIN_DECLS

guint canasta_layers_enter_spaces  (guint               wanted);
guint canasta_layers_enter         (guint               wanted,
                                    const char *const  *readable);
guint canasta_layers_enter_seccomp (void);

G_END_DECLS
