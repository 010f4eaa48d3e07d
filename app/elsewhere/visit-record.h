/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a guest keeps of a match that was played elsewhere, once it is over and proved. */

#pragma once

#include "elsewhere/visit.h"

G_BEGIN_DECLS

gboolean  canasta_visit_record_match (CanastaVisit  *visit,
                                      const char    *data_folder,
                                      GError       **error);

G_END_DECLS
