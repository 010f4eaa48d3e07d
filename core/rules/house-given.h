/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a house is called in files, and under which name it is given away. */

#pragma once

#include "rules/house.h"

G_BEGIN_DECLS

char                  *canasta_house_make_id       (const char    *words,
                                                    const char    *otherwise);
CANASTA_API char      *canasta_house_dup_given_id  (CanastaHouse  *self);
CANASTA_API gboolean   canasta_house_give_away     (CanastaHouse  *self,
                                                    const char    *path,
                                                    GError       **error);

G_END_DECLS
