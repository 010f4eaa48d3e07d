/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Several players in a sentence, by their names. */

#pragma once

#include "rules/table.h"

G_BEGIN_DECLS

char  *canasta_name_list_write  (const char *const  *names,
                                 guint               seats);

G_END_DECLS
