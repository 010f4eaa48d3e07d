/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Laying cards out, as functions on an unfinished action: what a draft is made
 * of; private to draft/. */

#pragma once

#include "draft/draft.h"

G_BEGIN_DECLS

CanastaStanding  canasta_laying_judge         (const CanastaObservation  *observation,
                                               const CanastaAction       *laid,
                                               CanastaPlan               *plan,
                                               CanastaRefusal            *refusal);
gboolean         canasta_laying_add           (const CanastaObservation  *observation,
                                               CanastaAction             *laid,
                                               const CanastaCardSet      *cards,
                                               const CanastaPlace        *place,
                                               CanastaRefusal            *refusal);
void             canasta_laying_describe      (const CanastaObservation  *observation,
                                               const CanastaAction       *laid,
                                               const CanastaPlace        *place,
                                               CanastaTarget             *target);
CanastaPlace     canasta_laying_get_place     (const CanastaObservation  *observation,
                                               const CanastaAction       *laid,
                                               guint                      group);
void             canasta_laying_try           (const CanastaObservation  *observation,
                                               const CanastaAction       *laid,
                                               const CanastaCardSet      *cards,
                                               const CanastaPlace        *place,
                                               CanastaTarget             *target);
void             canasta_laying_list_places   (const CanastaObservation  *observation,
                                               const CanastaAction       *laid,
                                               const CanastaCardSet      *cards,
                                               GArray                    *places);
int              canasta_laying_count_points  (const CanastaObservation  *observation,
                                               const CanastaAction       *laid);

G_END_DECLS
