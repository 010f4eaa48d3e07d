/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Laying cards out, as functions on an unfinished action: what a draft is made
 * of; private to draft/. */

#pragma once

#include "draft/draft.h"

G_BEGIN_DECLS

/**
 * CanastaLaid: (skip)
 * @action: what is laid out: `take` or `meld`
 * @standing: how it stands
 * @refusal: what is missing or wrong
 * @plan: the melds as they would be, as far as they could be worked out
 *
 * What is laid out, judged: whoever wants to know how it stands reads it here.
 */
typedef struct
{
  CanastaAction action;
  CanastaStanding standing;
  CanastaRefusal refusal;
  CanastaPlan plan;
} CanastaLaid;

CanastaStanding  canasta_laying_judge         (const CanastaObservation  *observation,
                                               const CanastaAction       *action,
                                               CanastaPlan               *plan,
                                               CanastaRefusal            *refusal);
void             canasta_laying_work_out      (const CanastaObservation  *observation,
                                               CanastaLaid               *laid);
gboolean         canasta_laying_add           (const CanastaObservation  *observation,
                                               CanastaAction             *action,
                                               const CanastaCardSet      *cards,
                                               const CanastaPlace        *place,
                                               CanastaRefusal            *refusal);
void             canasta_laying_describe_take (const CanastaObservation  *observation,
                                               const CanastaLaid         *laid,
                                               CanastaTarget             *target);
void             canasta_laying_describe_group
                                              (const CanastaObservation  *observation,
                                               const CanastaLaid         *laid,
                                               guint                      group,
                                               CanastaTarget             *target);
void             canasta_laying_try           (const CanastaObservation  *observation,
                                               const CanastaLaid         *laid,
                                               const CanastaCardSet      *cards,
                                               const CanastaPlace        *place,
                                               CanastaTarget             *target);
void             canasta_laying_list_places   (const CanastaObservation  *observation,
                                               const CanastaLaid         *laid,
                                               const CanastaCardSet      *cards,
                                               GArray                    *places);

G_END_DECLS
