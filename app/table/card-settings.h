/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes card art follow the preferences. */

#pragma once

#include "table/card-art.h"

G_BEGIN_DECLS

void  canasta_card_settings_bind (GSettings      *settings,
                                  CanastaCardArt *art);

G_END_DECLS
