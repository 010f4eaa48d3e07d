/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes card art follow the preferences, and the rules of a table. */

#pragma once

#include "rules/table.h"
#include "table/card-art.h"

G_BEGIN_DECLS

void  canasta_card_settings_bind         (GSettings          *settings,
                                          CanastaCardArt     *art);
void  canasta_card_settings_follow_table (const CanastaTable *table,
                                          CanastaCardArt     *art);

G_END_DECLS
