/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A stranger's variant is tried in a process of its own before it is loaded. */
#pragma once

#include "rules/variant-watch.h"

G_BEGIN_DECLS

/* How long a trial may take, in seconds. */
#define CANASTA_TRIAL_PATIENCE 20

/* What a variant that is tried says at its end when all went well. */
#define CANASTA_TRIAL_WORD "passed"

CANASTA_API
guint          canasta_trial_find_layers (void);
gboolean       canasta_trial_is_due      (const char  *path,
                                          const char  *id,
                                          guint        depth,
                                          guint        available);
gboolean       canasta_trial_hold        (const char  *path,
                                          const char  *id,
                                          guint        depth,
                                          guint        available,
                                          guint       *layers,
                                          GError     **error);
CanastaWatch  *canasta_trial_watch       (const char  *path,
                                          const char  *id,
                                          guint        depth);

G_END_DECLS
