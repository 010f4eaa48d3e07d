/* SPDX-License-Identifier: GPL-3.0-or-later */
/* To whom a host who has to leave can hand the table over, a row each. */

#pragma once

#include <adwaita.h>

#include "elsewhere/company.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_HAND_OVER_GROUP (canasta_hand_over_group_get_type ())
G_DECLARE_FINAL_TYPE (CanastaHandOverGroup, canasta_hand_over_group, CANASTA, HAND_OVER_GROUP,
                      AdwPreferencesGroup)

void  canasta_hand_over_group_show  (CanastaHandOverGroup  *self,
                                     CanastaCompany        *company);

G_END_DECLS
