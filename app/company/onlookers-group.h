/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who looks on at a table with people elsewhere, a row each; whoever is its host can put them out. */

#pragma once

#include <adwaita.h>

#include "elsewhere/company.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_ONLOOKERS_GROUP (canasta_onlookers_group_get_type ())
G_DECLARE_FINAL_TYPE (CanastaOnlookersGroup, canasta_onlookers_group, CANASTA, ONLOOKERS_GROUP,
                      AdwPreferencesGroup)

void  canasta_onlookers_group_show  (CanastaOnlookersGroup   *self,
                                     const CanastaTableSeen  *table,
                                     CanastaHost             *host);

G_END_DECLS
