/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shuts this process in, before it has a second thread. */
#pragma once

#include "variants/layers.h"

G_BEGIN_DECLS

/* What a process goes on doing that is shut in. */
typedef enum
{
  CANASTA_WORK_COMPUTES = 0,            /* and nothing else */
  CANASTA_WORK_KEEPS_FILES = 1 << 0,    /* in a folder of its own */
  CANASTA_WORK_HAS_GUESTS = 1 << 1,     /* by sockets that are open already */
  CANASTA_WORK_CONNECTS = 1 << 2,       /* to other computers */
} CanastaWork;

guint    canasta_layers_enter_spaces   (guint               wanted);
guint    canasta_layers_enter          (guint               wanted,
                                        const char *const  *readable);

/* Each of these by itself. */
gboolean canasta_layers_give_up_rights (void);
guint    canasta_layers_enter_landlock (guint               wanted,
                                        const char *const  *readable,
                                        const char *const  *writable);
guint    canasta_layers_enter_seccomp  (guint               work);

G_END_DECLS
