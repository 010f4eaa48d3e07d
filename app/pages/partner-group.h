/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How computer players who are partners of persons like to play, on the page of a new
 * game. */

#pragma once

#include <adwaita.h>

#include "session/setup.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_PARTNER_GROUP (canasta_partner_group_get_type ())
G_DECLARE_FINAL_TYPE (CanastaPartnerGroup, canasta_partner_group, CANASTA, PARTNER_GROUP,
                      AdwPreferencesGroup)

void  canasta_partner_group_show (CanastaPartnerGroup *self,
                                  CanastaSetup        *setup,
                                  const CanastaTable  *table);

G_END_DECLS
