/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stands between the game and a trial. */
#pragma once

#include "variants/trial-result.h"

G_BEGIN_DECLS

/* What is done on trial, in a process of its own; what it has to say goes to `output`. */
typedef void (*CanastaTrialFunc) (int           output,
                                  guint         wanted,
                                  CanastaWatch *watch,
                                  gpointer      data);

gboolean canasta_keeper_keep (CanastaTrialFunc    try,
                              gpointer            data,
                              guint               wanted,
                              CanastaTrialResult *result);

G_END_DECLS
