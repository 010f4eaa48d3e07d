/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What lies on the table, in words: names for assistive technology, captions
 * and sentences. Each function returns a new string. */

#pragma once

#include "draft/draft.h"
#include "settings/choices.h"
#include "turn/surroundings.h"

G_BEGIN_DECLS

char  *canasta_say_card_names   (const CanastaCardSet     *cards);
char  *canasta_say_refusal      (const CanastaRefusal     *refusal,
                                 const CanastaObservation *observation,
                                 const char               *partner);

char  *canasta_say_none_of      (int                       rank);
const char *
       canasta_say_order        (CanastaSortOrder          order);

char  *canasta_say_join         (const CanastaMeld        *one,
                                 const CanastaMeld        *other);
char  *canasta_say_target       (const CanastaTarget      *target,
                                 const CanastaTable       *table);

char  *canasta_say_players      (const CanastaObservation *observation,
                                 const CanastaSurroundings  *surroundings,
                                 guint                     side);
char  *canasta_say_side         (const CanastaObservation *observation,
                                 const CanastaSurroundings  *surroundings,
                                 guint                     side);
char  *canasta_say_role         (const CanastaObservation *observation,
                                 guint                     seat);
char  *canasta_say_doing        (const CanastaObservation *observation,
                                 guint                     seat);
char  *canasta_say_seat         (const CanastaObservation *observation,
                                 const CanastaSurroundings  *surroundings,
                                 guint                     seat);

char  *canasta_say_stock        (const CanastaObservation *observation);
char  *canasta_say_frozen       (const CanastaObservation *observation);
char  *canasta_say_blocked      (const CanastaObservation *observation);
char  *canasta_say_pile_top     (const CanastaObservation *observation);
char  *canasta_say_pile         (const CanastaObservation *observation);
char  *canasta_say_points       (const CanastaObservation *observation,
                                 const CanastaSurroundings  *surroundings,
                                 guint                     side);

G_END_DECLS
