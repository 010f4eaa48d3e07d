/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The variants that did not come with the game, to be switched on and off. */

#pragma once

#include <adwaita.h>

#include "variants/registry.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_STRANGERS_GROUP (canasta_strangers_group_get_type ())
G_DECLARE_FINAL_TYPE (CanastaStrangersGroup, canasta_strangers_group, CANASTA, STRANGERS_GROUP,
                      AdwPreferencesGroup)

void  canasta_strangers_group_show (CanastaStrangersGroup *self,
                                    CanastaRegistry       *registry);

G_END_DECLS
