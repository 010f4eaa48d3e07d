/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A stranger's variant is tried in a process of its own before it is loaded. */
#pragma once

#include "rules/variant-watch.h"

G_BEGIN_DECLS

/* What a process that tries a variant says at its end when all went well. */
#define CANASTA_TRIAL_PASSED "passed"

gboolean       canasta_trial_is_due (const char  *path,
                                     const char  *id,
                                     guint        depth);
gboolean       canasta_trial_hold   (const char  *path,
                                     const char  *id,
                                     guint        depth,
                                     GError     **error);
CanastaWatch  *canasta_trial_watch  (const char  *path,
                                     const char  *id,
                                     guint        depth);

G_END_DECLS
