/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is wrong with the houses, in sentences that name the place. */

#pragma once

#include "variants/registry.h"

G_BEGIN_DECLS

CANASTA_API char **canasta_registry_list_faults       (CanastaRegistry *self);
CANASTA_API char **canasta_registry_list_house_faults (CanastaRegistry *self,
                                                       CanastaHouse    *house,
                                                       const char      *shown);

G_END_DECLS
