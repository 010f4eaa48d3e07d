/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which cards a new game is played with, on its page. */

#pragma once

#include <adwaita.h>

#include "session/setup.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_DEAL_GROUP (canasta_deal_group_get_type ())
G_DECLARE_FINAL_TYPE (CanastaDealGroup, canasta_deal_group, CANASTA, DEAL_GROUP,
                      AdwPreferencesGroup)

void         canasta_deal_group_show        (CanastaDealGroup *self,
                                             CanastaSetup     *setup,
                                             gint64            last_deal);
const char  *canasta_deal_group_get_problem (CanastaDealGroup *self);

G_END_DECLS
