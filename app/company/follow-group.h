/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The way to where a table of the person's own moved, for each of those at this computer who has a seat
 * there. */

#pragma once

#include <adwaita.h>

#include "elsewhere/company.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_FOLLOW_GROUP (canasta_follow_group_get_type ())
G_DECLARE_FINAL_TYPE (CanastaFollowGroup, canasta_follow_group, CANASTA, FOLLOW_GROUP,
                      AdwPreferencesGroup)

/*
 * Action: join.follow, for the first of them
 */

void  canasta_follow_group_show  (CanastaFollowGroup  *self,
                                  CanastaCompany      *company);
void  canasta_follow_group_focus (CanastaFollowGroup  *self);

G_END_DECLS
