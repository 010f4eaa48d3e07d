/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a host who has to leave asks a guest: whether they go on with the table. */

#pragma once

#include <adwaita.h>

#include "elsewhere/company.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_HEIR_GROUP (canasta_heir_group_get_type ())
G_DECLARE_FINAL_TYPE (CanastaHeirGroup, canasta_heir_group, CANASTA, HEIR_GROUP,
                      AdwPreferencesGroup)

void  canasta_heir_group_show   (CanastaHeirGroup  *self,
                                 CanastaCompany    *company);
void  canasta_heir_group_focus  (CanastaHeirGroup  *self);

G_END_DECLS
