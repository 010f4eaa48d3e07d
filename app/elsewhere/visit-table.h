/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of a host, as it can be played at here. */

#pragma once

#include "elsewhere/visit.h"

G_BEGIN_DECLS

CanastaTable  *canasta_visit_open_table  (const CanastaRulesTold  *rules,
                                          gpointer                 registry,
                                          GError                 **error);

G_END_DECLS
