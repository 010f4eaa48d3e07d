/* SPDX-License-Identifier: GPL-3.0-or-later */
/* By what invitation a host who has to leave has the table go on with somebody who keeps tables for
 * others. */

#pragma once

#include <adwaita.h>

#include "elsewhere/company.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_GIVE_GROUP (canasta_give_group_get_type ())
G_DECLARE_FINAL_TYPE (CanastaGiveGroup, canasta_give_group, CANASTA, GIVE_GROUP, AdwPreferencesGroup)

void  canasta_give_group_show  (CanastaGiveGroup  *self,
                                CanastaCompany    *company);

G_END_DECLS
