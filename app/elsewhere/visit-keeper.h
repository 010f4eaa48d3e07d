/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps on the disk what a guest needs to go on with the table if its host does not come back, and
 * the key of the guest's seat, by which they have it again if somebody else goes on with it. */

#pragma once

#include "elsewhere/visit.h"

G_BEGIN_DECLS

#define CANASTA_TYPE_VISIT_KEEPER (canasta_visit_keeper_get_type ())
G_DECLARE_FINAL_TYPE (CanastaVisitKeeper, canasta_visit_keeper, CANASTA, VISIT_KEEPER, GObject)

CanastaVisitKeeper  *canasta_visit_keeper_new  (CanastaVisit  *visit,
                                                const char    *data_folder);
const char          *canasta_visit_keeper_get_path
                                               (CanastaVisitKeeper *self);

G_END_DECLS
