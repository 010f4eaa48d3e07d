/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From where a table that is open here can be reached, and what to do where it cannot. */

#pragma once

#include <adwaita.h>

#include "elsewhere/company.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_REACH_GROUP (canasta_reach_group_get_type ())
G_DECLARE_FINAL_TYPE (CanastaReachGroup, canasta_reach_group, CANASTA, REACH_GROUP,
                      AdwPreferencesGroup)

/*
 * Signal:
 *   changed ()
 *     another invitation leads to the table
 */

void  canasta_reach_group_begin  (CanastaReachGroup  *self,
                                  CanastaCompany     *company,
                                  GSettings          *settings);
void  canasta_reach_group_show   (CanastaReachGroup  *self);

G_END_DECLS
