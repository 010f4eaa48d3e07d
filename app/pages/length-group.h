/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long a new game is to be, on its page. */

#pragma once

#include <adwaita.h>

#include "session/setup.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_LENGTH_GROUP (canasta_length_group_get_type ())
G_DECLARE_FINAL_TYPE (CanastaLengthGroup, canasta_length_group, CANASTA, LENGTH_GROUP,
                      AdwPreferencesGroup)

void         canasta_length_group_show        (CanastaLengthGroup *self,
                                               CanastaSetup       *setup,
                                               CanastaRegistry    *registry);
const char  *canasta_length_group_get_problem (CanastaLengthGroup *self);

G_END_DECLS
